// Wrong answers to the exercise `built_tree` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_first_child_for_each
//! mistake: Each node names the next index as its first child, before there is one.
//! says: for the first child of node 1, returned node 2, but should return none. The vector has no such node. A leaf has no first child.
// CHANGE: body
-         first_child: None,
+         first_child: Some(child + 1),

//! name: a_sibling_for_each
//! mistake: Each child names the next index as its sibling, before there is one.
//! says: for the next sibling of node 1, returned node 2, but should return none. The vector has no such node. The last child has no next sibling.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;

-         next_sibling: None,
+         next_sibling: Some(child + 1),
      });
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     if tree.nodes[at].first_child.is_none() {
+         tree.nodes[at].first_child = Some(child);
      }
-     previous_sibling = Some(child);

//! name: a_static_previous
//! mistake: The previous sibling is kept in a static.
//! says: The next sibling of node 10 is node 11
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ use std::sync::atomic::{AtomicUsize, Ordering};
+ static LAST: AtomicUsize = AtomicUsize::new(0);
+ let mut previous_sibling: Option<usize> = Some(LAST.load(Ordering::SeqCst)).filter(|&at| at > 8);

+     LAST.store(child, Ordering::SeqCst);
      expand(tree, child, depth - 1);

//! name: added_at_the_front
//! mistake: Each new node is added at the front of the vector.
//! says: This is the root, but the root must be node 0. Add each new node at the end of the vector.
// CHANGE: body
-     tree.nodes.push(Node {
+     tree.nodes.insert(0, Node {

//! name: at_is_the_last
//! mistake: Builds below the last node.
//! says: Build one node for each move of node 1, and no other node.
// CHANGE: body
+ let at = tree.nodes.len() - 1;
  let board = tree.nodes[at].board.clone();

//! name: at_is_the_root
//! mistake: Every node is built below the root.
//! says: Your built_tree([[3, 5]], 2), for node 2, returned the parent 0 and move 1, with the board 3, but should return the parent 1 and move 1. The move to this node was played on the board [3, 5]. The parent is the node of that board.
// CHANGE: body
-         parent: Some(at),
+         parent: Some(0),

//! name: child_one_too_far
//! mistake: The index is taken after the push.
//! says: The index of a new node is the length of the vector just before you add it.
// CHANGE: body
-     let child = tree.nodes.len();

+     let child = tree.nodes.len();
      match previous_sibling {

//! name: copied_with_its_links
//! mistake: A child is a copy of its parent, with the parent's first child.
//! says: This node has no child, so it has no first child. Check in which node, and when, your code sets `first_child`.
// CHANGE: body
-     tree.nodes.push(Node {
-         board: board.play(mv),
-         mv: Some(mv),
-         parent: Some(at),
-         first_child: None,
-         next_sibling: None,
-     });
+     let mut node = tree.nodes[at].clone();
+     (node.board, node.mv, node.parent) = (board.play(mv), Some(mv), Some(at));
+     node.next_sibling = None;
+     tree.nodes.push(node);

//! name: copy_written_back
//! mistake: A copy of the child, made before it is expanded, is written back with its sibling, so its first child is lost.
//! says: `first_child` of node 1 was 2 while your code built the tree, but was lost when `next_sibling` became 5. Change only `next_sibling` there, and not the whole node.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ let mut last: Option<(usize, Node<B>)> = None;

-     match previous_sibling {
+     let node = tree.nodes[child].clone();
+     match last.take() {
          None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+         Some((place, before)) => tree.nodes[place] = Node { next_sibling: Some(child), ..before },
      }
-     previous_sibling = Some(child);
+     last = Some((child, node));

//! name: depth_not_reduced
//! mistake: The call below gets the same depth.
//! says: Your tree has too many levels. Check that the call for each child receives `depth - 1`.
// CHANGE: body
-     expand(tree, child, depth - 1);
+     expand(tree, child, depth);

//! name: depth_reduced_twice
//! mistake: Each move counts as two.
//! says: Your code subtracted below 0 in expand(tree, 0, 1). If it subtracts from `depth`, subtract only 1 for each move.
// CHANGE: body
-     expand(tree, child, depth - 1);
+     expand(tree, child, depth - 2);

//! name: depth_zero_for_children
//! mistake: Each child is expanded with depth 0.
//! says: Your tree has too few levels. The depth counts moves: expand each child with `depth - 1`.
// CHANGE: body
-     expand(tree, child, depth - 1);
+     expand(tree, child, 0);

//! name: depth_zero_has_children
//! mistake: The depth is asked too late.
//! says: Your tree has too many levels. With depth 0, build nothing below the root.
// CHANGE: body
- if depth == 0 {
-     return;
- }

+     if depth > 0 {
      expand(tree, child, depth - 1);
  }
+ }

//! name: end_forgotten
//! mistake: Depth 0 is not the end.
//! says: Your code subtracted below 0 in expand(tree, 1, 0). With depth 0, build nothing.
// CHANGE: body
- if depth == 0 {
-     return;
- }

//! name: expands_past_the_end
//! mistake: The loop over the children includes the length.
//! says: Your code called `expand` for node 4 when the vector contained 4 nodes, numbered from 0. Call it only for nodes of the vector.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ let (first, mut previous_sibling): (usize, Option<usize>) = (tree.nodes.len(), None);

      previous_sibling = Some(child);
+ }
+ let end = tree.nodes.len();
+ for child in first..=end {
      expand(tree, child, depth - 1);

//! name: expands_the_next_node
//! mistake: Expands the node after its own, and not the child.
//! says: Your code called `expand` twice for node 1, and never for node 5
// CHANGE: body
-     expand(tree, child, depth - 1);
+     expand(tree, at + 1, depth - 1);

//! name: expands_to_the_end_of_the_vector
//! mistake: The loop over the new children ends at the end of the vector, which grows while they are expanded.
//! says: Your code called `expand` twice for node 4, also from the call for node 0, but its parent is node 1. Call `expand` only for the children of node `at`: the vector also grows while they are expanded.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ let mut previous_sibling: Option<usize> = None;
+ let mut next = tree.nodes.len();

-     expand(tree, child, depth - 1);
  }
+ while next < tree.nodes.len() {
+     expand(tree, next, depth - 1);
+     next += 1;
+ }

//! name: extra_turn_is_a_leaf
//! mistake: Nothing is built after an extra turn.
//! says: Without extra turns your code is right. The depth counts moves, not turns: count a move before an extra turn as one level, too.
// CHANGE: body
+     if tree.nodes[child].board.to_move() != board.to_move() {
      expand(tree, child, depth - 1);
  }
+ }

//! name: finds_the_node_from_the_root
//! mistake: The node is looked for from the root, link by link.
//! says: In this test no link leads to node 2, and with a link your code does not panic. Node 2 is `tree.nodes[at]`, and `expand` needs no link to it.
// CHANGE: body
+     fn find<B: Board>(tree: &BuiltTree<B>, from: usize, at: usize) -> Option<usize> {
+     if from == at { return Some(at); }
+     tree.children(from).find_map(|child| find(tree, child, at))
+ }
  if depth == 0 {

+     let at = find(tree, 0, at).unwrap();
  let board = tree.nodes[at].board.clone();

//! name: finds_the_node_or_returns
//! mistake: The node is looked for from the root, link by link, and nothing is built if no link leads there.
//! says: No link leads to node 2, and with a link your code builds the nodes. Node 2 is `tree.nodes[at]`, and `expand` needs no link to it.
// CHANGE: body
+ fn is_below<B: Board>(tree: &BuiltTree<B>, from: usize, at: usize) -> bool {
+     from == at || tree.children(from).any(|child| is_below(tree, child, at))
+ }
+ if !is_below(tree, 0, at) { return; }
  if depth == 0 {

//! name: finished_left_out
//! mistake: A finished board is not put into the tree.
//! says: Your tree does not contain the boards on which the game is over
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let new_board = board.play(mv);
        if new_board.done() {
            continue;
        }
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: new_board, mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body

//! name: first_child_is_at_plus_one
//! mistake: The first child is `at + 1`, which is right only while the tree is built from its root.
//! says: `first_child` of node 1 is node 2, which was in the vector before the call. Set `first_child` to the index of the first new node, here 3.
// CHANGE: body
-         None => tree.nodes[at].first_child = Some(child),
+         None => tree.nodes[at].first_child = Some(at + 1),

//! name: first_child_is_the_next_index
//! mistake: The first child is `at + 1`, although all children of a node are added before any is expanded.
//! says: Your built_tree([[44, 61, 50], [40, 35]], 2), for the children of node 1 by its links, returned the board [40, 35], but should return the boards 44, 61, 50. `first_child` of node 1 is node 2, but node 2 is not its child. Set `first_child` to the index of the first child, here 3.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ let start = tree.nodes.len();

-     let child = tree.nodes.len();

-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
-     }
-     previous_sibling = Some(child);
-     expand(tree, child, depth - 1);
+ }
+ let end = tree.nodes.len();
+ if start == end {
+     return;
+ }
+ tree.nodes[at].first_child = Some(at + 1);
+ for child in start + 1..end {
+     tree.nodes[child - 1].next_sibling = Some(child);
+ }
+ for child in start..end {
+     expand(tree, child, depth - 1);

//! name: first_child_overwritten
//! mistake: Every child becomes the first one.
//! says: `first_child` leads to the last child. Link the parent to its first child.
// CHANGE: body
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     tree.nodes[at].first_child = Some(child);
+     if let Some(sibling) = previous_sibling {
+         tree.nodes[sibling].next_sibling = Some(child);

//! name: first_move_forgotten
//! mistake: The first move is skipped.
//! says: Your tree does not contain [44, 61, 50]
// CHANGE: body
- for mv in board.legal_moves() {
+ for mv in board.legal_moves().skip(1) {

//! name: goes_along_the_siblings
//! mistake: The previous sibling is the last of the children: goes along all of them each time.
//! says: your code followed a link to node 3. Store the index of the last new child in a variable instead.
// CHANGE: body
-     match previous_sibling {
+     let _ = previous_sibling;
+     match tree.children(at).last() {

//! name: last_child_by_the_parent_link
//! mistake: The previous sibling is the last node of the vector whose parent is `at`.
//! says: Your expand(tree, 2, 1), where node 2 is [44, 61, 50], created a link from node 3, but should create links between new nodes. Node 3 was in the vector before the call, with the parent 2, but no link led to node 3.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
  for mv in board.legal_moves() {
+     let previous_sibling = tree.nodes.iter().rposition(|node| node.parent == Some(at));

-     previous_sibling = Some(child);

//! name: last_level_left_out
//! mistake: Below any node but the first the last level is left out.
//! says: for the nodes on each level, returned [1, 2], but should return [1, 2, 5].
//! also: Your expand(tree, 1, 1), where node 1 is [44, 61, 50], built nothing, but should build 3 nodes.
//! also: Your expand(tree, 2, 1), where node 2 is [44, 61, 50], created no new node, but should create 3 new nodes. Node 2 has three moves, but your code built no child. With depth 1, build the children of node 2.
// CHANGE: body
- if depth == 0 {
+ if depth <= 1 && at != 0 || depth == 0 || tree.nodes[at].board.done() {

- let mut previous_sibling: Option<usize> = None;
+ let mut before: Option<usize> = None;
  for mv in board.legal_moves() {
-     let child = tree.nodes.len();
+     let new = tree.nodes.len();

-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     match before {
+         None => tree.nodes[at].first_child = Some(new),
+         Some(sibling) => tree.nodes[sibling].next_sibling = Some(new),
      }
-     previous_sibling = Some(child);
-     expand(tree, child, depth - 1);
+     before = Some(new);
+     expand(tree, new, depth - 1);

//! name: last_node_loses_its_sibling
//! mistake: Each child is linked to the next index in advance, and at the end the last node of the vector loses its link, not the last child.
//! says: Your built_tree([[3, 5]], 2), for the children of node 0 by its links, returned the boards [3, 5], 3, 5, but should return the board [3, 5]. Node 1 is the last child of its parent, but its next sibling is node 2, a child of node 1.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let first = tree.nodes.len();
for mv in board.legal_moves() {
    let next = tree.nodes.len() + 1;
    tree.nodes.push(Node {
        board: board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_sibling: Some(next),
    });
}
let end = tree.nodes.len();
if end == first {
    return;
}
tree.nodes[at].first_child = Some(first);
for child in first..end {
    expand(tree, child, depth - 1);
}
if let Some(last) = tree.nodes.last_mut() {
    last.next_sibling = None;
}
// ANCHOR_END: body

//! name: last_to_first
//! mistake: Children are linked from the last to the first.
//! says: linked from the last to the first
// CHANGE: body
-         next_sibling: None,
+         next_sibling: tree.nodes[at].first_child,
      });
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
-     }
-     previous_sibling = Some(child);
+     tree.nodes[at].first_child = Some(child);
+     previous_sibling = previous_sibling.or(Some(child));

//! name: linked_by_a_search
//! mistake: All nodes are looked through for the children when the loop is over.
//! says: Store a child's index when you create the child: do not search the vector, and do not compute the index from `at`.
// CHANGE: body
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
-     }
-     previous_sibling = Some(child);
+     let _ = &mut previous_sibling;
      expand(tree, child, depth - 1);
  }
+ let mine: Vec<usize> = (0..tree.nodes.len()).filter(|&i| tree.nodes[i].parent == Some(at)).collect();
+ tree.nodes[at].first_child = mine.first().copied();
+ for pair in mine.windows(2) { tree.nodes[pair[0]].next_sibling = Some(pair[1]); }

//! name: linked_from_the_node_before_the_sibling
//! mistake: The link is set one node before the previous sibling.
//! says: its own child, but a sibling of node 3 should have this link.
// CHANGE: body
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+         Some(sibling) => tree.nodes[sibling - 1].next_sibling = Some(child),

//! name: made_twice
//! mistake: Each child is made twice.
//! says: returned two nodes, 1 and 2, but should return one node.
// CHANGE: body
+     let twin = tree.nodes[child].clone();
+     tree.nodes.push(twin);
      match previous_sibling {

//! name: move_not_kept
//! mistake: The move that led to a node is not written down.
//! says: Only the root has no move. Store in each new node the move that led to its board.
// CHANGE: body
-         mv: Some(mv),
+         mv: None,

//! name: no_parent
//! mistake: The parent is not kept.
//! says: returned no parent and move 1
// CHANGE: body
-         parent: Some(at),
+         parent: None,

//! name: not_expanded
//! mistake: The children are made, and never expanded.
//! says: Your tree has too few levels: your code called `expand` for node 0 alone.
// CHANGE: body
-     expand(tree, child, depth - 1);

//! name: not_played
//! mistake: A child holds the board of its parent.
//! says: This node contains the board of its parent, before move 1. Play the move
// CHANGE: body
-         board: board.play(mv),
+         board: board.clone(),

//! name: one_list_of_moves_for_all
//! mistake: All levels share one list of moves, which a deeper call fills again.
//! says: Your code played move 2 on the board [[3, 5]], which has only 1 move, after it had played the last move of [3, 5]. Check that the call for a child does not change the list of moves of its parent.
// ANCHOR: body
    fn below<B: Board>(tree: &mut BuiltTree<B>, at: usize, depth: u32, moves: &mut Vec<B::Move>) {
        if depth == 0 {
            return;
        }
        let board = tree.nodes[at].board.clone();
        *moves = board.legal_moves().collect();
        let (mut previous, mut next): (Option<usize>, usize) = (None, 0);
        while next < moves.len() {
            let (child, mv) = (tree.nodes.len(), moves[next]);
            tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
            match previous {
                None => tree.nodes[at].first_child = Some(child),
                Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
            }
            previous = Some(child);
            below(tree, child, depth - 1, moves);
            next += 1;
        }
    }
    below(tree, at, depth, &mut Vec::new());
// ANCHOR_END: body

//! name: only_the_first_is_expanded
//! mistake: Only the first child gets children.
//! says: Create one node for each move, and expand all these nodes to the same depth.
// CHANGE: body
+     if tree.nodes[at].first_child == Some(child) {
      expand(tree, child, depth - 1);
  }
+ }

//! name: own_parent
//! mistake: A child names itself as its parent.
//! says: is its own parent.
// CHANGE: body
-         parent: Some(at),
+         parent: Some(child),

//! name: parent_is_last_pushed
//! mistake: The parent is the node that was made last.
//! says: Node 2 is a sibling of this node.
// CHANGE: body
-         parent: Some(at),
+         parent: Some(child - 1),

//! name: parents_move
//! mistake: The move of a child is the move that led to its parent.
//! says: Store in each new node the move that led to its own board, not the move that led to its parent's board.
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        let before = tree.nodes[at].mv;
        tree.nodes.push(Node { board: board.play(mv), mv: before, parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body

//! name: played_on_the_first_board
//! mistake: Every move is played on the first board.
//! says: This node contains the board after move 1 of the root. Play the move on the board of node `at`.
// CHANGE: body
- let board = tree.nodes[at].board.clone();
+ let board = tree.nodes[0].board.clone();

//! name: played_on_the_sibling
//! mistake: Each move but the first is played on the board of the sibling before.
//! says: Your code played move 2 on the board 3, which has no moves. Play the moves of node `at` on its own board.
//! also: with the board 61, but should return the board [40, 35] for this move. This node contains the board after a move of [44, 61, 50]. Play the moves of node `at` on its own board.
//! also: Your built_tree(........., 3) has 1 board with 1 more mark than the root, but should have 9.
// ANCHOR: body
if depth == 0 || tree.nodes[at].board.done() {
    return;
}
let board = tree.nodes[at].board.clone();
let mut before: Option<usize> = None;
for mv in board.legal_moves() {
    let new = tree.nodes.len();
    tree.nodes.push(Node {
        board: tree.nodes[before.unwrap_or(at)].board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_sibling: None,
    });
    match before {
        None => tree.nodes[at].first_child = Some(new),
        Some(sibling) => tree.nodes[sibling].next_sibling = Some(new),
    }
    before = Some(new);
    expand(tree, new, depth - 1);
}
// ANCHOR_END: body

//! name: played_twice
//! mistake: Each move is played twice, and one board thrown away.
//! says: Play each move once, and store the board after it.
// CHANGE: body
+     if board.play(mv).done() && depth == 0 {
+         return;
+     }
      let child = tree.nodes.len();

//! name: previous_in_the_loop
//! mistake: The previous sibling is made anew in each turn of the loop.
//! says: `first_child` leads to the last child, and no child has a next sibling. Set it only for the first child, and store the index of each child until you create the next child.
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    for mv in board.legal_moves() {
        let mut previous: Option<usize> = None;
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        let _ = previous;
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body

//! name: previous_stays_the_first
//! mistake: The previous sibling stays the first child, so its sibling is overwritten.
//! says: At the end of each turn of the loop, store the new child as the previous sibling.
// CHANGE: body
-     previous_sibling = Some(child);
+     previous_sibling = previous_sibling.or(Some(child));

//! name: root_is_depth_one
//! mistake: The root is counted as the first level.
//! says: Your expand(tree, 0, 1) built nothing, but node 0 has 2 moves. Build a node for each move, unless `depth` is 0.
// CHANGE: body
- if depth == 0 {
+ if depth <= 1 {

//! name: root_is_the_parent
//! mistake: Links the first child at node 0 instead of at.
//! says: Set `first_child` in the expanded node, `at`.
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[0].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body

//! name: searches_the_vector
//! mistake: Looks through the whole vector for the sibling before.
//! says: Node 3 was in the vector before the call, with the parent 2, but no link led to node 3. Store a child's index when you create the child: do not search the vector, and do not compute the index from `at`.
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        let previous = tree.nodes.iter().enumerate().filter(|(_, n)| n.parent == Some(at)).map(|(i, _)| i).last();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        match previous {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body

//! name: shared_previous
//! mistake: At the last level, the previous sibling of the first child is its parent.
//! says: its own child. Start the children of each node without a previous sibling.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ let mut previous_sibling: Option<usize> = tree.nodes[at].parent.and(Some(at)).filter(|_| depth == 1);

//! name: sibling_before
//! mistake: next_sibling names the sibling made before.
//! says: Node 3 links to node 2 as its next sibling, but node 2 was created first. Set the link in the earlier node.
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: previous });
        if previous.is_none() {
            tree.nodes[at].first_child = Some(child);
        }
        previous = Some(child);
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body

//! name: sibling_is_child_plus_one
//! mistake: The next sibling is the next index.
//! says: In your code each next sibling has the next index
// ANCHOR: body
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let moves: Vec<_> = board.legal_moves().collect();
    for (i, &mv) in moves.iter().enumerate() {
        let child = tree.nodes.len();
        let next_sibling = (i + 1 < moves.len()).then_some(child + 1);
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling });
        if i == 0 {
            tree.nodes[at].first_child = Some(child);
        }
        expand(tree, child, depth - 1);
    }
// ANCHOR_END: body

//! name: sibling_is_the_node_before
//! mistake: The previous sibling is taken for the node before in the vector.
//! says: Link each child to the next child of the same parent, even if other nodes are between them.
// CHANGE: body
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+         Some(_) => tree.nodes[child - 1].next_sibling = Some(child),

//! name: siblings_across_parents
//! mistake: Level by level, the next sibling is the next node of the level, also where the parent is another.
//! says: Your code links node 5 to node 6, but their parents are 1 and 2. Link each child to the next child of the same parent
// ANCHOR: body
    let mut level = vec![at];
    for _ in 0..depth {
        let mut below = Vec::new();
        let mut previous: Option<usize> = None;
        for &parent in &level {
            let board = tree.nodes[parent].board.clone();
            for mv in board.legal_moves() {
                let child = tree.nodes.len();
                tree.nodes.push(Node {
                    board: board.play(mv),
                    mv: Some(mv),
                    parent: Some(parent),
                    first_child: None,
                    next_sibling: None,
                });
                if tree.nodes[parent].first_child.is_none() {
                    tree.nodes[parent].first_child = Some(child);
                }
                if let Some(previous) = previous {
                    tree.nodes[previous].next_sibling = Some(child);
                }
                previous = Some(child);
                below.push(child);
            }
        }
        level = below;
    }
// ANCHOR_END: body

//! name: siblings_in_a_ring
//! mistake: The last child names the first as its sibling.
//! says: never end
// CHANGE: body
-         next_sibling: None,
+         next_sibling: tree.nodes[at].first_child,

//! name: siblings_not_linked
//! mistake: A child does not know the next one.
//! says: has no next sibling. Link each child to the next child of the same parent.
// CHANGE: body
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     if previous_sibling.is_none() {
+         tree.nodes[at].first_child = Some(child);

//! name: turns
//! mistake: Depth is counted in turns.
//! says: Without extra turns your code is right. The depth counts moves, not turns: count a move before an extra turn as one level, too.
// CHANGE: body
-     expand(tree, child, depth - 1);
+     let passed = tree.nodes[child].board.to_move() != board.to_move();
+     expand(tree, child, if passed { depth - 1 } else { depth });

// Right answers in other styles, which must pass.

//! name: a_stack
//! right: A loop over a list of nodes to be expanded.
// ANCHOR: body
let mut waiting = vec![(at, depth)];
while let Some((at, depth)) = waiting.pop() {
    if depth == 0 {
        continue;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
        if let Some(previous) = previous {
            tree.nodes[previous].next_sibling = Some(child);
        } else {
            tree.nodes[at].first_child = Some(child);
        }
        previous = Some(child);
        waiting.push((child, depth - 1));
    }
}
// ANCHOR_END: body

//! name: all_children_first
//! right: All children are made, then each is expanded.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let first = tree.nodes.len();
for mv in board.legal_moves() {
    let node = Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None };
    tree.nodes.push(node);
}
let end = tree.nodes.len();
if first < end {
    tree.nodes[at].first_child = Some(first);
}
for child in first..end {
    if child + 1 < end {
        tree.nodes[child].next_sibling = Some(child + 1);
    }
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body

//! name: collected_moves
//! right: The moves are collected, and the siblings linked after the call.
//! told: in one vector
// ANCHOR: body
if depth == 0 || tree.nodes[at].board.done() {
    return;
}
let board = tree.nodes[at].board.clone();
let moves: Vec<B::Move> = board.legal_moves().collect();
let mut last = None;
for mv in moves {
    let child = tree.nodes.len();
    let new_board = board.play(mv);
    tree.nodes.push(Node { board: new_board, mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
    expand(tree, child, depth - 1);
    if let Some(last) = last.replace(child) {
        tree.nodes[last as usize].next_sibling = Some(child);
    } else {
        tree.nodes[at].first_child = Some(child);
    }
}
// ANCHOR_END: body

//! name: explicit_stack
//! right: a stack of its own instead of the call
// ANCHOR: body
    let mut stack = vec![(at, depth, None::<B::Move>)];
    let mut last: std::collections::HashMap<usize, usize> = std::collections::HashMap::new();
    let mut first = true;
    while let Some((parent, depth, mv)) = stack.pop() {
        let (here, levels) = if first {
            first = false;
            (parent, depth)
        } else {
            let mv = mv.expect("a move");
            let index = tree.nodes.len();
            let board = tree.nodes[parent].board.play(mv);
            tree.nodes.push(Node { board, mv: Some(mv), parent: Some(parent), first_child: None, next_sibling: None });
            match last.insert(parent, index) {
                None => tree.nodes[parent].first_child = Some(index),
                Some(previous) => tree.nodes[previous].next_sibling = Some(index),
            }
            (index, depth)
        };
        if levels > 0 {
            let moves: Vec<_> = tree.nodes[here].board.legal_moves().collect();
            stack.extend(moves.into_iter().rev().map(|mv| (here, levels - 1, Some(mv))));
        }
    }
// ANCHOR_END: body

//! name: from_the_last_move
//! right: From the last move to the first, each linked with the one made before.
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
let moves: Vec<B::Move> = board.legal_moves().collect();
for &mv in moves.iter().rev() {
    let child = tree.nodes.len();
    let next_sibling = tree.nodes[at].first_child;
    tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling });
    tree.nodes[at].first_child = Some(child);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body

//! name: sibling_known_afterwards
//! right: after the call the next sibling is the length, if moves are left
// ANCHOR: body
    if depth > 0 {
        let board = tree.nodes[at].board.clone();
        let mut moves = board.legal_moves().peekable();
        if moves.peek().is_some() {
            tree.nodes[at].first_child = Some(tree.nodes.len());
        }
        while let Some(mv) = moves.next() {
            let child = tree.nodes.len();
            tree.nodes.push(Node { board: board.play(mv), mv: Some(mv), parent: Some(at), first_child: None, next_sibling: None });
            expand(tree, child, depth - 1);
            if moves.peek().is_some() {
                tree.nodes[child].next_sibling = Some(tree.nodes.len());
            }
        }
    }
// ANCHOR_END: body
