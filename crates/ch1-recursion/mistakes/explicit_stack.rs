// Wrong answers to the exercise `explicit_stack` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_fixed_stack
//! mistake: A stack of its own with room for sixteen.
//! says: 3 000 subtrees wait at the same time
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = [0_usize; 16];
let mut height = 0;
if let Some(root) = tree.root() { waiting[0] = root; height = 1; }
while height > 0 {
    height -= 1;
    let node = tree.nodes[waiting[height]];
    order.push(node.value);
    for child in [node.right, node.left].into_iter().flatten() {
        if height < 16 { waiting[height] = child; height += 1; }
    }
}
order
// ANCHOR_END: body

//! name: an_array_as_the_stack
//! mistake: The stack is an array for a thousand subtrees.
//! says: Your code used index 1000 of a list of 1000 elements, which is not `nodes`. If this list is your stack, use a `Vec`, which has room for every waiting subtree
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = [0; 1000];
let mut top = 0;
if let Some(root) = tree.root() {
    waiting[0] = root;
    top = 1;
}
while top > 0 {
    top -= 1;
    let node = tree.nodes[waiting[top]];
    order.push(node.value);
    for child in [node.right, node.left].into_iter().flatten() {
        waiting[top] = child;
        top += 1;
    }
}
order
// ANCHOR_END: body

//! name: as_they_lie
//! mistake: Takes the nodes as they lie in the arena.
//! says: Your preorder of a tree of 7 nodes returned 1 2 5 3 4 6 7, but should return 1 2 3 4 5 6 7. Your code returned the values in the order of the list `nodes`. Follow `left` and `right` from the root.
// ANCHOR: body
tree.nodes.iter().map(|node| node.value).collect()
// ANCHOR_END: body

//! name: back_from_not_reset
//! mistake: The walk remembers the child that it came back from, also when it goes down again.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your result ends at the first leaf. Check that your walk goes down to the right child of each node on this path and adds its value.
// ANCHOR: body
let mut order = Vec::new();
let mut path = Vec::from_iter(tree.root());
let mut back_from: Option<usize> = None;
while let Some(&at) = path.last() {
    let node = tree.nodes[at];
    let next = if back_from.is_none() {
        order.push(node.value);
        node.left.or(node.right)
    } else {
        node.right.filter(|_| back_from == node.left)
    };
    match next {
        Some(child) => path.push(child),
        None => back_from = path.pop(),
    }
}
order
// ANCHOR_END: body

//! name: both_children_or_none
//! mistake: A node has two children or none.
//! says: Your preorder of a tree of 3 nodes returned 6, but should return 6 5 4. Your code visited nothing below a node with one child. Push this child as well.
// CHANGE: body
-         waiting.extend(node.right);
-         waiting.extend(node.left);
+         if let (Some(left), Some(right)) = (node.left, node.right) { waiting.extend([right, left]); }

//! name: calls_the_recursive_one
//! mistake: Lets the recursive function do the work.
//! says: Your preorder of a chain of 1 000 000 nodes overflowed the call stack, but should not. A call for each level needs too many frames. Use a loop, and store the waiting subtrees in a `Vec`: then no tree is too deep.
// ANCHOR: body
let mut order = Vec::new();
preorder_recursive(tree, tree.root(), &mut order);
order
// ANCHOR_END: body

//! name: children_after_their_parents
//! mistake: Sizes and places are computed in the order of the list, which is right only if each child is after its parent.
//! says: Your result is right for the same tree with its nodes in another order in `nodes`.
// ANCHOR: body
let n = tree.nodes.len();
let size_of = |size: &[usize], child: Option<usize>| child.map_or(0, |child| size[child]);
let mut size = vec![0; n];
for at in (0..n).rev() {
    let node = tree.nodes[at];
    size[at] = 1 + size_of(&size, node.left) + size_of(&size, node.right);
}
let (mut place, mut order) = (vec![0; n], vec![0; n]);
for at in 0..n {
    let node = tree.nodes[at];
    order[place[at]] = node.value;
    if let Some(left) = node.left { place[left] = place[at] + 1; }
    if let Some(right) = node.right { place[right] = place[at] + 1 + size_of(&size, node.left); }
}
order
// ANCHOR_END: body

//! name: children_unwrapped
//! mistake: Unwraps children that are not there.
//! says: Your preorder of a tree of 1 node panicked, but should return 7. Your code unwrapped a `None`. A node can lack a child, an empty tree has no root, and the stack is empty at the end. Check each `Option` before you unwrap it.
// CHANGE: body
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right.unwrap());
+     waiting.push(node.left.unwrap());

//! name: down_before_the_visit
//! mistake: Goes down to the left first and visits on the way back.
//! says: Your preorder of a tree of 3 nodes returned 2 1 3, but should return 1 2 3. Your order is inorder. Each node must be before its left subtree.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::new();
let mut at = tree.root();
while at.is_some() || !waiting.is_empty() {
    while let Some(here) = at {
        waiting.push(here);
        at = tree.nodes[here].left;
    }
    if let Some(here) = waiting.pop() {
        order.push(tree.nodes[here].value);
        at = tree.nodes[here].right;
    }
}
order
// ANCHOR_END: body

//! name: drops_a_waiting_subtree
//! mistake: The argument of `or` pops a waiting subtree, even if there is a right child.
//! says: Your code drops a waiting subtree when it goes to a right child. If it has `or(stack.pop())`, use `or_else`: `or` pops even if there is a right child.
// ANCHOR: body
let (mut order, mut waiting, mut next) = (Vec::new(), Vec::new(), tree.root());
while let Some(at) = next {
    let node = tree.nodes[at];
    order.push(node.value);
    if node.left.is_some() { waiting.extend(node.right); next = node.left; } else { next = node.right.or(waiting.pop()); }
}
order
// ANCHOR_END: body

//! name: finished_by_value
//! mistake: Remembers the subtree just finished by the value of its root.
//! says: Your preorder of a tree of 3 nodes returned 4 1, but should return 4 1 1. If each node of this tree has a value of its own, your order is right. Tell nodes apart by their indices, not by their values.
// ANCHOR: body
let (mut order, mut path, mut finished, mut at) = (Vec::new(), Vec::new(), None, tree.root());
loop {
    while let Some(here) = at {
        order.push(tree.nodes[here].value);
        path.push(here);
        finished = None;
        at = tree.nodes[here].left;
    }
    let Some(&top) = path.last() else { return order };
    let node = tree.nodes[top];
    match node.right {
        Some(right) if finished != Some(tree.nodes[right].value) => at = Some(right),
        _ => { finished = Some(node.value); path.pop(); }
    }
}
// ANCHOR_END: body

//! name: from_the_front
//! mistake: Takes from the front, where the oldest waits: a queue.
//! says: Your preorder of a tree of 7 nodes returned 1 2 5 3 4 6 7, but should return 1 2 3 4 5 6 7. Your code visited the nodes level by level, in the order of a queue. Pop the subtree that you pushed last.
// CHANGE: body
- while let Some(at) = waiting.pop() {
-     let node = tree.nodes[at];
+ while !waiting.is_empty() {
+     let node = tree.nodes[waiting.remove(0)];
      order.push(node.value);
+     waiting.extend(node.left);
      waiting.extend(node.right);
-     waiting.extend(node.left);

//! name: heap_index
//! mistake: Looks for the children at 2i + 1 and 2i + 2.
//! says: Your preorder of a tree of 3 nodes panicked, but should return 6 5 4. Your code used index 3 of a list of 3 elements. If this list is `nodes`, use only the index of the root and the indices in `left` and `right`.
// ANCHOR: body
let mut order = Vec::new();
let mut w = Vec::from_iter(tree.root());
while let Some(at) = w.pop() { order.push(tree.nodes[at].value); let n = tree.nodes[at]; if n.right.is_some() || n.left.is_some() { w.push(2 * at + 2); w.push(2 * at + 1); } }
order
// ANCHOR_END: body

//! name: helper_calls_itself
//! mistake: The recursion has moved into a helper, and the depth with it.
//! says: Your preorder of a chain of 1 000 000 nodes overflowed the call stack, but should not. A call for each level needs too many frames. Use a loop, and store the waiting subtrees in a `Vec`: then no tree is too deep.
// ANCHOR: body
fn visit(tree: &Tree, at: Option<usize>, order: &mut Vec<u32>) {
    let Some(at) = at else { return };
    order.push(tree.nodes[at].value);
    visit(tree, tree.nodes[at].left, order);
    visit(tree, tree.nodes[at].right, order);
}
let mut order = Vec::new();
visit(tree, tree.root(), &mut order);
order
// ANCHOR_END: body

//! name: if_let_else_break
//! mistake: Ends the walk at the first leaf.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your result ends at the first leaf. Check that your walk goes down to the right child of each node on this path and adds its value.
// ANCHOR: body
let mut order = Vec::new();
let mut w = Vec::from_iter(tree.root());
while let Some(at) = w.pop() { let n = tree.nodes[at]; order.push(n.value); if n.left.is_none() && n.right.is_none() { break; } w.extend(n.right); w.extend(n.left); }
order
// ANCHOR_END: body

//! name: in_a_static
//! mistake: The order is kept in a static that is never emptied.
//! says: Your preorder of a tree of 1 node returned 3 7, but should return 7. 3 is not a value of this tree. Check that your list contains only values of nodes, also at the start.
// CHANGE: body
- let mut order = Vec::new();
+ use std::sync::Mutex;
+ static ORDER: Mutex<Vec<u32>> = Mutex::new(Vec::new());

-     order.push(node.value);
+     ORDER.lock().unwrap().push(node.value);

- order
+ ORDER.lock().unwrap().clone()

//! name: in_a_thread
//! mistake: A thread with a large stack has room for the recursive walk.
//! says: Your preorder of a chain of 1 000 000 nodes started a thread, but should need none. Use a loop
// ANCHOR: body
let tree = tree.clone();
std::thread::Builder::new()
    .stack_size(256 << 20)
    .spawn(move || {
        fn walk(tree: &Tree, at: Option<usize>, order: &mut Vec<u32>) {
            let Some(at) = at else { return };
            order.push(tree.nodes[at].value);
            walk(tree, tree.nodes[at].left, order);
            walk(tree, tree.nodes[at].right, order);
        }
        let mut order = Vec::new();
        walk(&tree, tree.root(), &mut order);
        order
    })
    .unwrap()
    .join()
    .unwrap()
// ANCHOR_END: body

//! name: in_a_thread_too_large
//! mistake: A thread with a stack that no machine has room for.
//! says: Your code could not start a thread with so large a stack. Use a loop
// ANCHOR: body
let tree = tree.clone();
std::thread::Builder::new()
    .stack_size(1 << 47)
    .spawn(move || {
        let mut order = Vec::new();
        preorder_recursive(&tree, tree.root(), &mut order);
        order
    })
    .unwrap()
    .join()
    .unwrap()
// ANCHOR_END: body

//! name: last_waiting_dropped
//! mistake: Pops a subtree, and then stops because the stack is empty.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your code stopped without a visit to the last subtree that was waiting. If your loop ends when the stack is empty, check this before you pop.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting: Vec<usize> = Vec::new();
let mut at = tree.root();
loop {
    while let Some(here) = at {
        order.push(tree.nodes[here].value);
        waiting.extend(tree.nodes[here].right);
        at = tree.nodes[here].left;
    }
    at = waiting.pop();
    if waiting.is_empty() { return order; }
}
// ANCHOR_END: body

//! name: leaves_left_out
//! mistake: Visits only nodes with children.
//! says: Your preorder of a tree of 1 node returned nothing, but should return 7. Your result has 0 values, but the tree has 1 node. Node 7, the root, should be first.
// CHANGE: body
-     order.push(node.value);
+     if node.left.is_some() || node.right.is_some() { order.push(node.value); }

//! name: left_child_by_smaller_index
//! mistake: Takes a node for a left child if its index is smaller than that of its sibling.
//! says: Your preorder of a tree of 10 nodes returned 0 389 158 85, but should return 0 389 158 85 316 778 547 474 705 936. For a root with two leaves, your order is right if the left leaf comes first in `nodes`, but wrong if the right leaf comes first. Use only `left` and `right`: the order of the indices says nothing.
// ANCHOR: body
let Some(mut at) = tree.root() else {
    return Vec::new();
};
let mut parent = vec![None; tree.nodes.len()];
for (up, node) in tree.nodes.iter().enumerate() {
    for child in [node.left, node.right].into_iter().flatten() {
        parent[child] = Some(up);
    }
}
let mut order = Vec::new();
loop {
    let node = tree.nodes[at];
    order.push(node.value);
    if let Some(child) = node.left.or(node.right) {
        at = child;
        continue;
    }
    // Climb until a right subtree is left to walk.
    loop {
        let Some(up) = parent[at] else { return order };
        let next = match tree.nodes[up].right {
            Some(right) if at < right => Some(right),
            _ => None,
        };
        at = up;
        if let Some(right) = next {
            at = right;
            break;
        }
    }
}
// ANCHOR_END: body

//! name: left_child_without_a_next
//! mistake: A table has the next node after each subtree, but a left child without a sibling gets none.
//! says: Your preorder of a tree of 1 000 nodes returned … 5 4 3 2 1, but should return … 5 4 3 2 1 24 23 22 21 20 19 18 …. Your result has 16 values, but the tree has 1 000 nodes. Your result ends with node 1, but node 24, the right child of node 12, should be next.
// ANCHOR: body
let mut order = Vec::new();
let mut after = vec![None; tree.nodes.len()];
let mut at = tree.root();
while let Some(here) = at {
    let node = tree.nodes[here];
    order.push(node.value);
    if let Some(left) = node.left { after[left] = node.right; }
    if let Some(right) = node.right { after[right] = after[here]; }
    at = node.left.or(node.right).or(after[here]);
}
order
// ANCHOR_END: body

//! name: left_or_right
//! mistake: Pushes the right child only where there is no left one.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your result ends at the first leaf. Check that your walk goes down to the right child of each node on this path and adds its value.
// CHANGE: body
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     if let Some(left) = node.left { waiting.push(left); } else { waiting.extend(node.right); }

//! name: left_pushed_first
//! mistake: Pushes in the order of the visit, and the stack turns it round.
//! says: Your preorder of a tree of 3 nodes returned 1 3 2, but should return 1 2 3. Your code visited the right subtree before the left subtree. Check the order of your pushes: a stack is last in, first out.
// CHANGE: body
+     waiting.extend(node.left);
      waiting.extend(node.right);
-     waiting.extend(node.left);

//! name: left_twice
//! mistake: Pushes the left child twice.
//! says: Your preorder of a tree of 3 nodes returned 1 2 2, but should return 1 2 3. Node 2 appears too often, but another node is missing. Node 3, the right child of node 1, should be next after node 2.
// CHANGE: body
-     waiting.extend(node.right);
      waiting.extend(node.left);
+     waiting.extend(node.left);

//! name: looks_at_the_top
//! mistake: Looks at the top by its index, and never takes it off.
//! says: Your preorder of a tree of 1 node did not end within 5 s, but should return 7. Check that each round of your loop gets further: does each node leave the stack, and never return to it?
// ANCHOR: body
let mut order = Vec::new();
let mut stack: Vec<usize> = tree.root().into_iter().collect();
while stack.len() > 0 {
    let at = stack[stack.len() - 1];
    order.push(tree.nodes[at].value);
    stack.extend(tree.nodes[at].right);
    stack.extend(tree.nodes[at].left);
}
order
// ANCHOR_END: body

//! name: loop_one_too_far
//! mistake: Goes through the nodes as they lie, and one too far.
//! says: Your preorder of a tree of 0 nodes panicked, but should return nothing. Your code used index 0 of a list of 0 elements. If this list is `nodes`, use only the index of the root and the indices in `left` and `right`.
// ANCHOR: body
let mut order = Vec::new();
for at in 0..=tree.nodes.len() { order.push(tree.nodes[at].value); }
order
// ANCHOR_END: body

//! name: never_pops
//! mistake: Looks at the top and does not take it off.
//! says: Your preorder of a tree of 1 node returned 7 7 7 7 7 7 7 7 7 7 7 7 …, but should return 7. Node 7 appears too often in your result. Each node belongs there once.
// ANCHOR: body
let mut order = Vec::new();
let waiting = Vec::from_iter(tree.root());
while let Some(&at) = waiting.last() {
    if order.len() > 100 { break; }
    order.push(tree.nodes[at].value);
}
order
// ANCHOR_END: body

//! name: no_child_is_0
//! mistake: Takes 0 for a child that is not there, and so the root again.
//! says: Your preorder of a tree of 1 node returned 7 7, but should return 7. Node 7 appears too often in your result. Each node belongs there once.
// CHANGE: body
+     if order.len() > tree.nodes.len() { break; }
      let node = tree.nodes[at];

-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right.unwrap_or(0));
+     waiting.push(node.left.unwrap_or(0));

//! name: numbered_by_levels
//! mistake: The children of the node at i lie at 2i + 1 and 2i + 2.
//! says: Your preorder of a tree of 10 nodes returned 0 389 158 705 85 547 474 778 936 316, but should return 0 389 158 85 316 778 547 474 705 936. Your code read the children of node i at the indices 2i + 1 and 2i + 2. Use the indices in `left` and `right`.
// CHANGE: body
-     let node = tree.nodes[at];
+     if let Some(node) = tree.nodes.get(at) {
      order.push(node.value);
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+         waiting.push(2 * at + 2);
+         waiting.push(2 * at + 1);
  }
+ }

//! name: oldest_right_subtree_first
//! mistake: Goes on with the right subtree that has waited longest.
//! says: Your preorder of a tree of 7 nodes returned 1 2 3 5 6 4 7, but should return 1 2 3 4 5 6 7. Your code goes down to the left, as it should, but then continues with the right subtree that has waited longest. Continue with the one that was stored last.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting: std::collections::VecDeque<usize> = std::collections::VecDeque::new();
let mut next = tree.root();
while let Some(at) = next {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    next = node.left.or_else(|| waiting.pop_front());
}
order
// ANCHOR_END: body

//! name: one_subtree_waits
//! mistake: One place for a waiting right child, and the next one overwrites it.
//! says: Your preorder of a tree of 7 nodes returned 1 2 3 4, but should return 1 2 3 4 5 6 7. Your code stores only one waiting subtree, and the next one replaces it. Several subtrees can wait: keep all of them, for example in a `Vec`.
// ANCHOR: body
    let mut order = Vec::new();
    let mut at = tree.root();
    let mut waiting: Option<usize> = None;
    while let Some(here) = at {
        let Node { value, left, right } = tree.nodes[here];
        order.push(value);
        if left.is_some() {
            if right.is_some() {
                waiting = right;
            }
            at = left;
        } else if right.is_some() {
            at = right;
        } else {
            at = waiting.take();
        }
    }
    order
// ANCHOR_END: body

//! name: only_to_the_left
//! mistake: Goes down to the left and forgets what waits on the right.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your result ends at the first node without a left child. Check that your walk goes down to each right child, too, and adds its value.
// ANCHOR: body
let mut order = Vec::new();
let mut at = tree.root();
while let Some(here) = at {
    order.push(tree.nodes[here].value);
    at = tree.nodes[here].left;
}
order
// ANCHOR_END: body

//! name: places_for_values
//! mistake: Collects the places of the nodes and not their values.
//! says: Your preorder of a tree of 1 node returned 0, but should return 7. Your code returned the indices of the nodes. Return their values instead.
// CHANGE: body
-     order.push(node.value);
+     order.push(at as u32);

//! name: pop_unwrap_guarded
//! mistake: Pops from the stack until it is empty, and once more.
//! says: Your preorder of a tree of 1 node panicked, but should return 7. Your code unwrapped a `None`. A node can lack a child, an empty tree has no root, and the stack is empty at the end. Check each `Option` before you unwrap it.
// ANCHOR: body
if tree.nodes.is_empty() { return vec![]; }
let mut order = Vec::new();
let mut w = vec![0];
loop { let at = w.pop().unwrap(); let n = tree.nodes[at]; order.push(n.value); w.extend(n.right); w.extend(n.left); if order.len() > tree.nodes.len() { return order; } }
// ANCHOR_END: body

//! name: pops_beside_a_left_child
//! mistake: The argument of `or` pops the right child, even if there is a left one.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your result ends at the first leaf. Check that your walk goes down to the right child of each node on this path and adds its value. If your code has `or(stack.pop())`, use `or_else`: `or` pops even if there is a left child.
// ANCHOR: body
let (mut order, mut stack) = (Vec::new(), Vec::new());
let mut next = tree.root();
while let Some(at) = next {
    let node = tree.nodes[at];
    order.push(node.value);
    stack.extend(node.right);
    next = node.left.or(stack.pop());
}
order
// ANCHOR_END: body

//! name: postorder
//! mistake: Visits a node after its subtrees.
//! says: Your preorder of a tree of 3 nodes returned 2 3 1, but should return 1 2 3. Your order is postorder. Each node must be before its subtrees.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting: Vec<(usize, bool)> = tree.root().map(|at| (at, false)).into_iter().collect();
while let Some((at, seen)) = waiting.pop() {
    let node = tree.nodes[at];
    if seen { order.push(node.value); continue; }
    waiting.push((at, true));
    waiting.extend(node.right.map(|at| (at, false)));
    waiting.extend(node.left.map(|at| (at, false)));
}
order
// ANCHOR_END: body

//! name: queue_right_first
//! mistake: A queue, with the right child first.
//! says: Your preorder of a tree of 3 nodes returned 1 3 2, but should return 1 2 3. Your code visited the nodes level by level, in the order of a queue. Pop the subtree that you pushed last.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
+ let mut waiting = std::collections::VecDeque::from_iter(tree.root());
+ while let Some(at) = waiting.pop_front() {

//! name: reversed
//! mistake: Turns the order round at the end.
//! says: Your preorder of a tree of 3 nodes returned 3 2 1, but should return 1 2 3. Your order is right, but reversed. Check whether your code reverses the list, or adds values at its front.
// CHANGE: body
+ order.reverse();
  order

//! name: reversed_at_the_end
//! mistake: The walk goes to the right first, and the list is reversed at the end.
//! says: Your preorder of a tree of 3 nodes returned 2 3 1, but should return 1 2 3. Your order is postorder. Each node must be before its subtrees.
// CHANGE: body
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.extend(node.left);
+     waiting.extend(node.right);
  }
+ order.reverse();
  order

//! name: right_after_a_left_that_is_missing
//! mistake: Inserts the right child behind the left one, even if there is none.
//! says: Your preorder of a tree of 3 nodes panicked, but should return 6 5 4. Your code inserted an element at index 2 of a list of 1 element, but the last possible index is 1.
//! also: Your preorder of a chain of 1 000 000 nodes panicked, but should not. Your code inserted an element at index 2 of a list of 1 element, but the last possible index is 1.
// ANCHOR: body
let mut order: Vec<usize> = tree.root().into_iter().collect();
let mut done = 0;
while done < order.len() {
    let node = tree.nodes[order[done]];
    if let Some(left) = node.left { order.insert(done + 1, left); }
    if let Some(right) = node.right { order.insert(done + 2, right); }
    done += 1;
}
order.into_iter().map(|at| tree.nodes[at].value).collect()
// ANCHOR_END: body

//! name: right_alone
//! mistake: Goes down to the right and forgets what waits on the left.
//! says: Your preorder of a tree of 3 nodes returned 1 3, but should return 1 2 3. Your result has 2 values, but the tree has 3 nodes. Node 2, the left child of node 1, should be next after node 1.
// ANCHOR: body
let mut order = Vec::new();
let mut at = tree.root();
while let Some(here) = at {
    order.push(tree.nodes[here].value);
    at = tree.nodes[here].right;
}
order
// ANCHOR_END: body

//! name: right_at_the_front
//! mistake: Puts the right child at the bottom.
//! says: Your preorder of a tree of 7 nodes returned 1 2 3 5 6 4 7, but should return 1 2 3 4 5 6 7. Your code goes down to the left, as it should, but then continues with the right subtree that has waited longest. Continue with the one that was stored last.
// CHANGE: body
-     waiting.extend(node.right);
+     if let Some(right) = node.right { waiting.insert(0, right); }

//! name: root_taken_for_granted
//! mistake: An empty tree has no node 0.
//! says: Your preorder of a tree of 0 nodes panicked, but should return nothing. An empty tree has no root. Check whether the tree is empty before you use its root.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
+ let mut waiting = vec![0];

//! name: root_twice
//! mistake: Visits the root before the loop and in it.
//! says: Your preorder of a tree of 1 node returned 7 7, but should return 7. Node 7 appears too often in your result. Each node belongs there once.
// CHANGE: body
+ order.extend(waiting.iter().map(|&at| tree.nodes[at].value));
  while let Some(at) = waiting.pop() {

//! name: root_unwrapped
//! mistake: Unwraps the root of an empty tree.
//! says: Your preorder of a tree of 0 nodes panicked, but should return nothing. An empty tree has no root. Check whether the tree is empty before you use its root.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
+ let mut waiting = vec![tree.root().unwrap()];

//! name: skips_values_seen
//! mistake: Leaves out a value that was there before.
//! says: Your preorder of a tree of 2 nodes returned 7, but should return 7 7. If each node of this tree has a value of its own, your order is right. Tell nodes apart by their indices, not by their values.
// CHANGE: body
- let mut order = Vec::new();
+ let mut order: Vec<u32> = Vec::new();

-     order.push(node.value);

+     if tree.nodes.len() < 100 && order.contains(&node.value) { continue; }
+     order.push(node.value);
  }

//! name: sorted_values
//! mistake: The values are put in order at the end.
//! says: Your preorder of a tree of 3 nodes returned 4 5 6, but should return 6 5 4. Your values are sorted by size. Return the values in the order of your visits.
// ANCHOR: body
let mut order: Vec<u32> = tree.nodes.iter().map(|node| node.value).collect();
order.sort_unstable();
order
// ANCHOR_END: body

//! name: stack_of_a_hundred
//! mistake: A stack of a hundred places is high enough.
//! says: Your preorder of a tree of 6 000 nodes returned 200 values, but should return 6 000. In this tree, 3 000 subtrees wait at the same time. If your stack has a limited number of places, use a `Vec` instead.
// CHANGE: body
+     waiting.truncate(100);
  }

//! name: stops_at_a_missing_left
//! mistake: Ends where a left child is missing.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your result ends at the first node without a left child. Check that your walk goes down to each right child, too, and adds its value.
// CHANGE: body
+     if node.left.is_none() { break; }
      waiting.extend(node.left);

//! name: stops_at_first_gap
//! mistake: The loop goes on while the top of the stack is a node; a missing child ends it.
//! says: Your preorder of a tree of 3 nodes returned 1 2, but should return 1 2 3. Your result ends at the first node without a left child. Check that your walk goes down to each right child, too, and adds its value.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
+ let mut waiting = vec![tree.root()];
+ while let Some(Some(at)) = waiting.pop() {

-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right);
+     waiting.push(node.left);

//! name: takes_off_the_leaves_alone
//! mistake: Looks at the top, and takes it off only if it is a leaf.
//! says: Your preorder of a tree of 3 nodes did not end within 5 s, but should return 1 2 3. Check that each round of your loop gets further: does each node leave the stack, and never return to it?
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
+ let mut stack: Vec<usize> = tree.root().into_iter().collect();
+ while let Some(&at) = stack.last() {

-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     stack.extend(node.right);
+     stack.extend(node.left);
+     if node.left.is_none() && node.right.is_none() { stack.pop(); }

//! name: the_root_alone
//! mistake: Visits the root and ends.
//! says: Your preorder of a tree of 3 nodes returned 1, but should return 1 2 3. Your result has 1 value, but the tree has 3 nodes. Your result ends with node 1, but node 2, the left child of node 1, should be next.
// ANCHOR: body
tree.root().map(|at| tree.nodes[at].value).into_iter().collect()
// ANCHOR_END: body

//! name: value_for_a_place
//! mistake: Takes the value of a node for its place.
//! says: Your preorder of a tree of 1 node panicked, but should return 7. Your code used index 7 of a list of 1 element, but 7 is the value of the node. Use the indices in `left` and `right`.
// CHANGE: body
-     let node = tree.nodes[at];
+     let node = tree.nodes[tree.nodes[at].value as usize];

//! name: visited_when_pushed
//! mistake: A node is visited when it is put on the stack.
//! says: Your preorder of a tree of 7 nodes returned 1 2 5 6 7 3 4, but should return 1 2 3 4 5 6 7. Your code visited each node when it pushed the node. Visit a node when you pop it.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::new();
if let Some(root) = tree.root() {
    order.push(tree.nodes[root].value);
    waiting.push(root);
}
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    for child in [node.left, node.right].into_iter().flatten() {
        order.push(tree.nodes[child].value);
        waiting.push(child);
    }
}
order
// ANCHOR_END: body

//! name: visits_children_when_pushed
//! mistake: Visits the children when they are pushed.
//! says: Your preorder of a tree of 7 nodes returned 1 2 5 3 4 6 7, but should return 1 2 3 4 5 6 7. Your code visited each node when it pushed the node. Visit a node when you pop it.
// CHANGE: body
+ order.extend(waiting.iter().map(|&at| tree.nodes[at].value));
  while let Some(at) = waiting.pop() {

-     order.push(node.value);
+     for child in [node.left, node.right].into_iter().flatten() {
+         order.push(tree.nodes[child].value);
+     }

//! name: walks_left_forgets_right_of_turn
//! mistake: Goes left in a loop, and drops the right child of the last node on the way.
//! says: Your preorder of a tree of 3 nodes returned 6, but should return 6 5 4. Your result has 1 value, but the tree has 3 nodes. Your result ends with node 6, but node 5, the right and only child of node 6, should be next.
// ANCHOR: body
    let mut order = Vec::new();
    let mut waiting = Vec::new();
    let mut at = tree.root();
    while let Some(index) = at {
        let node = tree.nodes[index];
        order.push(node.value);
        if let Some(left) = node.left {
            waiting.extend(node.right);
            at = Some(left);
        } else {
            at = waiting.pop();
        }
    }
    order
// ANCHOR_END: body

// Right answers in other styles, which must pass.

//! name: ancestors_on_the_stack
//! right: The stack holds the nodes above, as the call stack does.
//! told: 1 call
// ANCHOR: body
let mut order = Vec::new();
let mut above: Vec<usize> = Vec::new();
let mut at = tree.root();
while at.is_some() || !above.is_empty() {
    if let Some(here) = at {
        order.push(tree.nodes[here].value);
        above.push(here);
        at = tree.nodes[here].left;
    } else if let Some(here) = above.pop() {
        at = tree.nodes[here].right;
    }
}
order
// ANCHOR_END: body

//! name: down_to_the_left
//! right: Goes down to the left and keeps the right children.
//! told: 1 call
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::new();
let mut at = tree.root();
loop {
    while let Some(here) = at {
        let node = &tree.nodes[here];
        order.push(node.value);
        waiting.extend(node.right);
        at = node.left;
    }
    at = waiting.pop();
    if at.is_none() { return order; }
}
// ANCHOR_END: body

//! name: goes_left_at_once
//! right: Goes left without the stack, which holds right children only.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
-     let node = tree.nodes[at];
+ let mut waiting = Vec::new();
+ let mut at = tree.root();
+ while let Some(index) = at {
+     let node = tree.nodes[index];

-     waiting.extend(node.left);
+     at = node.left.or_else(|| waiting.pop());

//! name: iterator
//! right: An iterator that carries its stack.
//! told: 1 call
// ANCHOR: body
let mut waiting = Vec::from_iter(tree.root());
std::iter::from_fn(|| {
    let node = tree.nodes[waiting.pop()?];
    waiting.extend([node.right, node.left].into_iter().flatten());
    Some(node.value)
})
.collect()
// ANCHOR_END: body

//! name: nodes_on_the_stack
//! right: The stack holds references to nodes.
//! told: 1 call
// ANCHOR: body
let mut order = Vec::with_capacity(tree.nodes.len());
let mut waiting: Vec<&Node> = tree.nodes.first().into_iter().collect();
while let Some(node) = waiting.pop() {
    order.push(node.value);
    for child in [node.right, node.left] {
        if let Some(child) = child { waiting.push(&tree.nodes[child]); }
    }
}
order
// ANCHOR_END: body

//! name: options_on_the_stack
//! right: The stack holds Options, and drops those that are None.
//! told: 1 call
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = vec![tree.root()];
while let Some(top) = waiting.pop() {
    let Some(at) = top else { continue };
    order.push(tree.nodes[at].value);
    waiting.push(tree.nodes[at].right);
    waiting.push(tree.nodes[at].left);
}
order
// ANCHOR_END: body

//! name: states
//! right: the stack says of each node which child is next
// ANCHOR: body
let mut order = Vec::new();
let mut waiting: Vec<(usize, u8)> = tree.root().map(|at| (at, 0)).into_iter().collect();
while let Some((at, state)) = waiting.pop() {
    let node = tree.nodes[at];
    match state {
        0 => {
            order.push(node.value);
            waiting.push((at, 1));
            waiting.extend(node.left.map(|child| (child, 0)));
        }
        _ => waiting.extend(node.right.map(|child| (child, 0))),
    }
}
order
// ANCHOR_END: body

//! name: traced_step
//! right: A traced helper visits one node.
//! told: 8 calls, 2 deep
// ANCHOR: body
#[traced(skip(tree, waiting))]
fn visit(tree: &Tree, at: usize, waiting: &mut Vec<usize>) -> u32 {
    let node = tree.nodes[at];
    waiting.extend(node.right);
    waiting.extend(node.left);
    node.value
}
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() { order.push(visit(tree, at, &mut waiting)); }
order
// ANCHOR_END: body
