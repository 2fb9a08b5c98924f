//! The claims of the tests of `explicit_stack`, and explanations of wrong answers.

#[path = "common/first.rs"]
mod first;

use diagnosis::{Answers, alone, attempt, counted, probe, same_in_any_order, spaced, watch, worth};
use recursion::explicit_stack::{Node, Tree, preorder, preorder_recursive};
use std::collections::VecDeque;
use std::fmt;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The nodes of a small tree: a value, and the indices of its children in the list. 0 means no child, because the
/// root is never one.
pub(super) type Drawn = &'static [(u32, usize, usize)];

// Each test runs in a separate process, so the thread of an endless walk ends with it.
pub(super) fn the_walk_ends_when_no_subtree_waits(drawn: Drawn) {
    const LONG: Duration = Duration::from_secs(5);
    let (tell, ended) = channel();
    thread::spawn(move || tell.send(attempt(|| preorder(&tree(drawn)))));
    match ended.recv_timeout(LONG) {
        Ok(Some(_)) => {}
        // Run it again here, so that the test fails with its panic.
        Ok(None) => drop(run(&tree(drawn))),
        Err(_) => panic!(
            "Your {} did not end within {} s, but should return {}.\n{}",
            question(drawn.len()),
            LONG.as_secs(),
            listed(&recursive(&tree(drawn))),
            match drawn.len() {
                0 => "Check whether your loop ends if no subtree waits.",
                _ =>
                    "Check that each round of your loop gets further: does each node leave the \
                     stack, and never return to it?",
            }
        ),
    }
}

pub(super) fn a_node_then_its_left_subtree_then_the_right(drawn: Drawn, want: &[u32]) {
    demand_an_end_up_to(drawn.len());
    let tree = tree(drawn);
    let got = run(&tree);
    assert!(got == want, "{}", wrong(&tree, &got, want));
}

pub(super) fn answers_the_same_whatever_was_asked_before() {
    demand_an_end();
    let trees = [
        ("seven nodes", tree(SEVEN)),
        ("a chain of three", search_tree([9, 8, 7].into_iter())),
        ("five nodes", search_tree([3, 5, 1, 2, 4].into_iter())),
    ];
    same_in_any_order(
        "answers_the_same_whatever_was_asked_before",
        &trees,
        |(name, _)| format!("preorder of {name}"),
        |(_, tree)| run(tree),
        |(_, tree)| recursive(tree),
    );
}

pub(super) fn finds_what_the_recursive_one_finds(nodes: u32) {
    demand_an_end();
    let tree = search_tree((0..nodes).map(|at| 389 * at % 1009));
    let (want, got) = (recursive(&tree), run(&tree));
    if got != want {
        demand_small();
    }
    assert!(got == want, "{}", wrong(&tree, &got, &want));
}

pub(super) fn any_tree_and_any_values() {
    demand_an_end();
    let mut random = fastrand::Rng::with_seed(8);
    let tree = |nodes| {
        let mut tree = search_tree((0..nodes).map(|_| random.u32(..)));
        for node in &mut tree.nodes {
            node.value = random.u32(0..10); // values may come twice
        }
        tree
    };
    let trees = (1..=8).flat_map(|nodes| [nodes; 4]).chain([20, 60]);
    // A child can be before its parent in the list.
    let trees = trees
        .map(tree)
        .enumerate()
        .map(|(number, tree)| match number % 2 {
            0 => tree,
            _ => turned_round(&tree),
        });
    diagnosis::demand_each(
        trees,
        smaller,
        |tree| attempt(|| preorder(tree)) != Some(recursive(tree)),
        |tree| {
            let (want, got) = (recursive(tree), run(tree));
            if got != want {
                demand_small();
            }
            let other = turned_round(tree);
            assert!(
                got == want || attempt(|| preorder(&other)) != Some(recursive(&other)),
                "Your {} returned {}, but should return {}.\nYour result is right for the same tree \
                 with its nodes in another order in `nodes`. Follow the indices `left` and `right`: a \
                 child can be before or after its parent.",
                question(tree.nodes.len()),
                listed(&got),
                listed(&want)
            );
            assert!(got == want, "{}", wrong(tree, &got, &want));
        },
    );
}

/// Returns the same tree with its nodes in reverse order in the list, after the root.
fn turned_round(tree: &Tree) -> Tree {
    let place = |at: usize| if at == 0 { 0 } else { tree.nodes.len() - at };
    let mut nodes = tree.nodes.clone();
    for (at, node) in tree.nodes.iter().enumerate() {
        nodes[place(at)] = Node {
            left: node.left.map(place),
            right: node.right.map(place),
            ..*node
        };
    }
    Tree { nodes }
}

/// Returns the trees that are a step smaller: a subtree of this one, or this one without a subtree.
fn smaller(tree: &Tree) -> Vec<Tree> {
    let parts = 1..tree.nodes.len();
    let alone = parts.clone().map(|at| part(tree, at, None));
    let without = parts.map(|at| part(tree, 0, Some(at)));
    alone.chain(without).collect()
}

/// Returns the subtree at `root`, without the subtree at `left_out`. The nodes keep their order in the list.
fn part(tree: &Tree, root: usize, left_out: Option<usize>) -> Tree {
    let (mut kept, mut waiting) = (Vec::new(), vec![root]);
    while let Some(at) = waiting.pop() {
        let node = tree.nodes[at];
        let children = [node.left, node.right].into_iter().flatten();
        waiting.extend(children.filter(|child| Some(*child) != left_out));
        kept.push(at);
    }
    // The root is first in the list, wherever it was.
    kept.sort_unstable_by_key(|&at| (at != root, at));
    let place = |child: Option<usize>| kept.iter().position(|&at| Some(at) == child);
    let nodes = kept.iter().map(|&at| {
        let Node { value, left, right } = tree.nodes[at];
        Node {
            value,
            left: place(left),
            right: place(right),
        }
    });
    Tree {
        nodes: nodes.collect(),
    }
}

pub(super) fn many_subtrees_may_wait() {
    demand_an_end();
    // A right child beside every step to the left: all of them wait at the same time.
    let mut tree = Tree::default();
    for at in 0..3000 {
        let below = 2 * at + 1;
        add(
            &mut tree,
            at as u32,
            (at < 2999).then_some(below + 1),
            Some(below),
        );
        add(&mut tree, 10_000 + at as u32, None, None);
    }
    let want: Vec<u32> = (0..3000).chain((10_000..13_000).rev()).collect();
    let got = run(&tree);
    if got != want {
        demand_small();
    }
    let shown = both_listed(&got, &want);
    let thought = of_indices().unwrap_or_else(|| {
        "In this tree, 3 000 subtrees wait at the same time. If your stack has a limited number of \
         places, use a `Vec` instead."
            .into()
    });
    assert!(
        got.len() >= want.len(),
        "Your preorder of a tree of 6 000 nodes returned {} values, but should return 6 \
         000.\n{thought}",
        spaced(got.len())
    );
    assert!(
        got == want,
        "Your preorder of a tree of 6 000 nodes returned {}, but should return {}.\nYour code \
         returned {} values. {thought}",
        shown[0],
        shown[1],
        spaced(got.len())
    );
}

pub(super) fn a_million_deep_is_not_too_deep(shape: &str, goes_left: fn(u32) -> bool) {
    const DEEP: u32 = 1_000_000;
    demand_an_end();
    // An overflow ends the whole process, so this runs in a separate one.
    let ended = alone(shape, || {
        let mut tree = Tree::default();
        for at in 0..DEEP {
            let child = (at + 1 < DEEP).then_some(at as usize + 1);
            let (left, right) = if goes_left(at) {
                (child, None)
            } else {
                (None, child)
            };
            add(&mut tree, at, left, right);
        }
        let before = next_thread();
        let got = preorder(&tree);
        let threads = next_thread() - before;
        let visited = got.len();
        assert!(
            visited == DEEP as usize,
            "yours returned {} {}, but should return {}.",
            spaced(visited),
            diagnosis::plural(visited, "value", "values"),
            spaced(DEEP)
        );
        assert!(
            got.into_iter().eq(0..DEEP),
            "yours returned the values in another order, but should return them from the root down."
        );
        assert!(
            threads <= 1,
            "yours started a thread, but should need none.\n{IN_A_VEC}"
        );
    });
    if let Err(said) = ended {
        if said.contains("yours returned") {
            demand_small();
        }
        if said.contains("overflowed its stack") || diagnosis::went_too_deep(&said) {
            panic!(
                "Your preorder of a chain of 1 000 000 nodes overflowed the call stack, but should \
                 not.\nA call for each level needs too many frames. {IN_A_VEC}"
            );
        }
        let chain = Tree {
            nodes: vec![tree(SEVEN).nodes[6]; DEEP as usize],
        };
        if let Some(thought) = why(&said, &chain) {
            let first = "Your preorder of a chain of 1 000 000 nodes panicked, but should not.";
            panic!("{first}\n{}", diagnosis::sentence(&thought));
        }
        let did = match said.split_once("yours ") {
            Some((_, did)) => did.split("\nnote: ").next().unwrap_or(did),
            None => "panicked, but should not.",
        };
        panic!("Your preorder of a chain of 1 000 000 nodes {did}");
    }
}

const IN_A_VEC: &str =
    "Use a loop, and store the waiting subtrees in a `Vec`: then no tree is too deep.";

/// Starts a thread and returns its number, or 0 if it cannot be read. Threads are numbered in order.
fn next_thread() -> u64 {
    let id = thread::spawn(|| thread::current().id()).join();
    let shown = id.map_or_else(|_| String::new(), |id| format!("{id:?}"));
    let digits: String = shown.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or(0)
}

pub(super) fn the_page_counted_the_frames_of_seven_nodes() {
    demand_an_end();
    let tree = tree(SEVEN);
    let (got, want) = (run(&tree), recursive(&tree));
    assert!(got == want, "{}", wrong(&tree, &got, &want));
    let (_, theirs) = probe(|| recursive(&tree));
    let (_, yours) = probe(|| preorder(&tree));
    let shown = match yours.calls() {
        1 => "and your code made 1 call".into(),
        calls => format!("and your code made {calls} calls, {} deep", yours.height()),
    };
    worth(format!(
        "7 nodes: the recursive walk made {} calls and was {} frames deep, {shown}. A tree of a \
         million levels was not too deep for your code.",
        theirs.calls(),
        theirs.height()
    ));
}

fn question(nodes: usize) -> String {
    format!("preorder of a tree of {}", counted(nodes, "node"))
}

/// Checks that the walk of a small tree ends. If it does not, the first test explains more.
fn demand_an_end() {
    demand_an_end_up_to(3);
}

fn demand_an_end_up_to(nodes: usize) {
    const SOON: Duration = Duration::from_secs(2);
    let small: [Drawn; 3] = [&[], &SEVEN[3..4], &[(1, 1, 2), (2, 0, 0), (3, 0, 0)]];
    for drawn in small.into_iter().filter(|drawn| drawn.len() <= nodes) {
        let (tell, ended) = channel();
        thread::spawn(move || {
            attempt(|| preorder(&tree(drawn)));
            tell.send(())
        });
        assert!(
            ended.recv_timeout(SOON) != Err(RecvTimeoutError::Timeout),
            "Your {} did not end, but should return {}.\nFix this case first.",
            question(drawn.len()),
            listed(&recursive(&tree(drawn)))
        );
    }
}

fn demand_small() {
    let small: [Drawn; 5] = [
        &[(7, 0, 0)],
        &[(1, 1, 2), (2, 0, 0), (3, 0, 0)],
        &[(6, 1, 0), (5, 2, 0), (4, 0, 0)],
        &[(6, 0, 1), (5, 0, 2), (4, 0, 0)],
        SEVEN,
    ];
    for drawn in small {
        let tree = tree(drawn);
        first::demand(
            &question(drawn.len()),
            || Order(preorder(&tree)),
            &Order(recursive(&tree)),
        );
    }
}

/// A list of values that is shown as in [`wrong`].
#[derive(PartialEq)]
struct Order(Part);

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&listed(&self.0))
    }
}

/// Runs `preorder` recorded, and explains a panic.
fn run(tree: &Tree) -> Vec<u32> {
    let stopped = |words: String| {
        let want = listed(&recursive(tree));
        diagnosis::stopped(&question(tree.nodes.len()), want, &words)
    };
    watch(|| preorder(tree), |panic, _| why(panic, tree).map(stopped)).0
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    if panic.contains("WouldBlock") || panic.contains("temporarily unavailable") {
        return Some(format!(
            "Your code could not start a thread with so large a stack. {IN_A_VEC}"
        ));
    }
    // "insertion index (is 2) should be <= len (is 1)"
    if let Some((_, seen)) = panic.split_once("insertion index (is ")
        && let Some((index, length)) = seen.split_once(") should be <= len (is ")
        && let Some((length, _)) = length.split_once(')')
    {
        return Some(format!(
            "Your code inserted an element at index {index} of a list of {}, but the last possible \
             index is {length}.",
            counted(length.parse::<usize>().ok()?, "element")
        ));
    }
    let missing = ["index out of bounds", "`None` value"];
    if !missing.iter().any(|words| panic.contains(words)) {
        return None;
    }
    let one_node = self::tree(&[(7, 0, 0)]);
    if tree.nodes.is_empty() && attempt(|| preorder(&one_node)).is_some() {
        return Some(
            "An empty tree has no root. Check whether the tree is empty before you use its \
                     root."
                .into(),
        );
    }
    let seen = diagnosis::out_of_bounds(panic);
    if let Some((length, index)) = seen.filter(|(length, _)| *length != tree.nodes.len()) {
        return Some(format!(
            "Your code used index {index} of a list of {length} elements, which is not `nodes`. If \
             this list is your stack, use a `Vec`, which has room for every waiting subtree."
        ));
    }
    Some(match seen.map(|(_, index)| index) {
        None => "Your code unwrapped a `None`. A node can lack a child, an empty tree has no root, \
                 and the stack is empty at the end. Check each `Option` before you unwrap it."
            .into(),
        // A tree of one node has only the index 0, so 7 can only be its value.
        Some(index) if index == 7 && tree.nodes == one_node.nodes => {
            "Your code used index 7 of a list of 1 element, but 7 is the value of the node. Use the \
             indices in `left` and `right`."
                .into()
        }
        // The panic does not name the list. Another list may be as long as `nodes`.
        Some(index) => format!(
            "Your code used index {index} of a list of {}. If this list is `nodes`, use only the \
             index of the root and the indices in `left` and `right`.",
            counted(tree.nodes.len(), "element")
        ),
    })
}

fn wrong(tree: &Tree, got: &[u32], want: &[u32]) -> String {
    let words = of_answers().or_else(of_indices);
    let thought = words.unwrap_or_else(|| of_order(tree, got, want));
    let [seen, right] = both_listed(got, want);
    diagnosis::wrong_answer(&question(tree.nodes.len()), seen, right, &thought)
}

/// Recognises a wrong kind of walk by its orders of four trees.
fn of_answers() -> Option<String> {
    let small = [
        self::tree(SEVEN),
        search_tree([5, 2, 8, 6, 7, 1, 3].into_iter()),
        search_tree([8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9].into_iter()),
        search_tree([6, 2, 4, 3, 8].into_iter()),
        search_tree([8, 3, 5, 9].into_iter()),
    ];
    let walks =
        |join: fn(Part, Part, Part) -> [Part; 3]| move |tree: &Tree| Some(walk(tree, 0, join));
    let pushed = |left, pushes| move |tree: &Tree| Some(when_pushed(tree, left, pushes));
    let inorder = "Your order is inorder. Each node must be before its left subtree.";
    let level = "Your code visited the nodes level by level, in the order of a queue. Pop the \
                 subtree that you pushed last.";
    let early = "Your code visited each node when it pushed the node. Visit a node when you pop \
                 it.";
    let words = Answers::to(small.clone(), |tree| preorder(tree), recursive)
        .row(walks(|node, left, right| [left, node, right]), inorder)
        .row(
            walks(|node, left, right| [right, node, left]),
            "Your order is inorder, from right to left. Each node must be before its subtrees, and \
             its left subtree before its right subtree.",
        )
        .row(|tree| Some(by_level(tree, false)), level)
        .row(|tree| Some(by_level(tree, true)), level)
        .row(pushed(true, false), early)
        .row(pushed(true, true), early)
        .row(pushed(false, true), early)
        .row(pushed(false, false), early)
        .row(
            walks(|node, left, right| [node, right, left]),
            "Your code visited the right subtree before the left subtree. Check the order of your \
             pushes: a stack is last in, first out.",
        )
        .row(
            walks(|node, left, right| [right, left, node]),
            "Your order is right, but reversed. Check whether your code reverses the list, or adds \
             values at its front.",
        )
        .row(
            walks(|node, left, right| [left, right, node]),
            "Your order is postorder. Each node must be before its subtrees.",
        )
        .words();
    words.or_else(|| of_places(small))
}

/// Recognises walks that leave out subtrees, or that look for nodes or values in the wrong place.
fn of_places(small: [Tree; 5]) -> Option<String> {
    Answers::to(small, |tree| preorder(tree), recursive)
        .row(
            |tree| Some(tree.nodes.iter().map(|node| node.value).collect()),
            "Your code returned the values in the order of the list `nodes`. Follow `left` and \
             `right` from the root.",
        )
        .row(
            |tree| Some(one_way(tree, |node| node.left)),
            "Your result ends at the first node without a left child. Check that your walk goes \
             down to each right child, too, and adds its value.",
        )
        .row(
            |tree| Some(one_way(tree, |node| node.left.or(node.right))),
            "Your result ends at the first leaf. Check that your walk goes down to the right child \
             of each node on this path and adds its value. If your code has `or(stack.pop())`, use \
             `or_else`: `or` pops even if there is a left child.",
        )
        .row(
            |tree| Some(one_waits(tree)),
            "Your code stores only one waiting subtree, and the next one replaces it. Several \
             subtrees can wait: keep all of them, for example in a `Vec`.",
        )
        .row(
            |tree| Some(dropping(tree)),
            "Your code drops a waiting subtree when it goes to a right child. If it has \
             `or(stack.pop())`, use `or_else`: `or` pops even if there is a right child.",
        )
        .row(
            |tree| Some(without_only_children(tree)),
            "Your code visited nothing below a node with one child. Push this child as well.",
        )
        .row(
            |tree| Some(one_way(tree, |node| node.right.or(node.left))),
            "Your result contains only the right child of a node with two children. Check that \
             your walk visits the left subtree first.",
        )
        .row(
            |tree| Some(numbered(tree)),
            "Your code read the children of node i at the indices 2i + 1 and 2i + 2. Use the \
             indices in `left` and `right`.",
        )
        .row(
            |tree| Some(oldest_first(tree)),
            "Your code goes down to the left, as it should, but then continues with the right \
             subtree that has waited longest. Continue with the one that was stored last.",
        )
        .row(
            |tree| Some(without_the_last(tree)),
            "Your code stopped without a visit to the last subtree that was waiting. If your loop \
             ends when the stack is empty, check this before you pop.",
        )
        .row(
            |tree| Some(by_size(tree)),
            "Your values are sorted by size. Return the values in the order of your visits.",
        )
        .row(
            |tree| Some(places(tree)),
            "Your code returned the indices of the nodes. Return their values instead.",
        )
        .row(
            |_| Some(Part::new()),
            "Your code returned no value. Check that your code begins at the root, that its loop \
             runs, and that it stores the value of each node that it visits.",
        )
        .words()
}

/// Recognises a walk that is wrong if a right child comes before the left one in the list of nodes.
fn of_indices() -> Option<String> {
    let is_right = |drawn| attempt(|| preorder(&tree(drawn))) == Some(vec![1, 2, 3]);
    let (left_first, right_first): (Drawn, Drawn) = (
        &[(1, 1, 2), (2, 0, 0), (3, 0, 0)],
        &[(1, 2, 1), (3, 0, 0), (2, 0, 0)],
    );
    (is_right(left_first) && !is_right(right_first)).then(|| {
        "For a root with two leaves, your order is right if the left leaf comes first in `nodes`, \
         but wrong if the right leaf comes first. Use only `left` and `right`: the order of the \
         indices says nothing."
            .into()
    })
}

/// Explains a single wrong order.
fn of_order(tree: &Tree, got: &[u32], want: &[u32]) -> String {
    let mut values = got.iter();
    let twice = values.find(|&value| count(got, *value) > count(want, *value));
    match twice {
        _ if let Some(value) = got.iter().find(|value| !want.contains(value)) => format!(
            "{value} is not a value of this tree. Check that your list contains only values of \
             nodes, also at the start."
        ),
        _ if want.iter().any(|value| count(want, *value) > 1)
            && attempt(|| preorder(&numbered_by_place(tree))) == Some(places(tree)) =>
        {
            "If each node of this tree has a value of its own, your order is right. Tell nodes \
             apart by their indices, not by their values."
                .into()
        }
        _ if got.len() < want.len() => format!(
            "Your result has {}, but the tree has {}. {}",
            counted(got.len(), "value"),
            counted(want.len(), "node"),
            next(tree, got, want)
        ),
        Some(value) if got.len() > want.len() => {
            format!("Node {value} appears too often in your result. Each node belongs there once.")
        }
        Some(value) => format!(
            "Node {value} appears too often, but another node is missing. {}",
            next(tree, got, want)
        ),
        None => next(tree, got, want),
    }
}

/// Returns words about the node that should be at the first wrong place, and about its parent.
fn next(tree: &Tree, got: &[u32], want: &[u32]) -> String {
    let right = same(got, want);
    let Some(&next) = places(tree).get(right) else {
        return String::new();
    };
    let next = Some(next as usize);
    let mut nodes = tree.nodes.iter();
    let parent = nodes.find(|node| [node.left, node.right].contains(&next));
    let place = parent.map_or("the root".into(), |node| {
        let side = match (node.left, node.right) {
            (left, Some(_)) if left == next => "left",
            (Some(_), _) if node.right == next => "right",
            (left, _) if left == next => "left and only",
            _ => "right and only",
        };
        format!("the {side} child of node {}", node.value)
    });
    let should = format!("node {}, {place}, should be", want[right]);
    match got[..right].last() {
        None => diagnosis::sentence(&format!("{should} first.")),
        Some(last) if right == got.len() => {
            format!("Your result ends with node {last}, but {should} next.")
        }
        Some(last) => diagnosis::sentence(&format!("{should} next after node {last}.")),
    }
}

/// Returns how many values at the beginning of two lists are the same.
fn same(got: &[u32], want: &[u32]) -> usize {
    let pairs = got.iter().zip(want);
    pairs.take_while(|(got, want)| got == want).count()
}

fn count(values: &[u32], value: u32) -> usize {
    values.iter().filter(|it| **it == value).count()
}

/// Returns the order of a walk down a single path.
fn one_way(tree: &Tree, next: fn(Node) -> Option<usize>) -> Part {
    let path = std::iter::successors(tree.root(), |&at| next(tree.nodes[at]));
    path.map(|at| tree.nodes[at].value).collect()
}

/// Returns the order of a walk that also pops a subtree, and drops it, if a node has only a right child.
fn dropping(tree: &Tree) -> Part {
    let (mut order, mut waiting, mut next) = (Part::new(), Vec::new(), tree.root());
    while let Some(at) = next {
        let node = tree.nodes[at];
        order.push(node.value);
        if node.left.is_some() {
            waiting.extend(node.right);
            next = node.left;
        } else {
            let popped = waiting.pop();
            next = node.right.or(popped);
        }
    }
    order
}

/// Returns the order of a walk with a place for only one waiting subtree.
fn one_waits(tree: &Tree) -> Part {
    let (mut order, mut waits, mut next) = (Part::new(), None, tree.root());
    while let Some(at) = next {
        let node = tree.nodes[at];
        order.push(node.value);
        waits = node.left.and(node.right).or(waits);
        next = node.left.or(node.right).or_else(|| waits.take());
    }
    order
}

/// Returns the order of a walk that continues only below nodes with two children.
fn without_only_children(tree: &Tree) -> Part {
    let (mut order, mut waiting) = (Part::new(), Vec::from_iter(tree.root()));
    while let Some(at) = waiting.pop() {
        let node = tree.nodes[at];
        order.push(node.value);
        if let (Some(left), Some(right)) = (node.left, node.right) {
            waiting.extend([right, left]);
        }
    }
    order
}

/// Returns the order of a walk that expects the children of node i at 2i + 1 and 2i + 2.
fn numbered(tree: &Tree) -> Part {
    let (mut order, mut waiting) = (Part::new(), Vec::from_iter(tree.root()));
    while let Some(at) = waiting.pop() {
        if let Some(node) = tree.nodes.get(at) {
            order.push(node.value);
            waiting.extend([2 * at + 2, 2 * at + 1]);
        }
    }
    order
}

/// Returns the order of a walk to the left that continues with the right subtree that has waited longest.
fn oldest_first(tree: &Tree) -> Part {
    let (mut order, mut waiting) = (Part::new(), VecDeque::from_iter(tree.root()));
    while let Some(oldest) = waiting.pop_front() {
        let mut next = Some(oldest);
        while let Some(at) = next {
            order.push(tree.nodes[at].value);
            waiting.extend(tree.nodes[at].right);
            next = tree.nodes[at].left;
        }
    }
    order
}

/// Returns the order of a walk to the left that drops the last right subtree that waits.
fn without_the_last(tree: &Tree) -> Part {
    let (mut order, mut waiting, mut next) = (Part::new(), Vec::new(), tree.root());
    loop {
        while let Some(at) = next {
            order.push(tree.nodes[at].value);
            waiting.extend(tree.nodes[at].right);
            next = tree.nodes[at].left;
        }
        next = waiting.pop();
        if waiting.is_empty() {
            return order;
        }
    }
}

/// Returns the order of a walk that visits a node when it is pushed.
fn when_pushed(tree: &Tree, visits_left: bool, pushes_left: bool) -> Part {
    let children = |node: Node, left_first: bool| match left_first {
        true => node.left.into_iter().chain(node.right),
        false => node.right.into_iter().chain(node.left),
    };
    let mut waiting = Vec::from_iter(tree.root());
    let mut order: Part = waiting.iter().map(|&at| tree.nodes[at].value).collect();
    while let Some(at) = waiting.pop() {
        let node = tree.nodes[at];
        let visited = children(node, visits_left).map(|child| tree.nodes[child].value);
        order.extend(visited);
        waiting.extend(children(node, pushes_left));
    }
    order
}

/// Returns the preorder of the indices instead of the values.
fn places(tree: &Tree) -> Part {
    recursive(&numbered_by_place(tree))
}

/// Returns the tree with the index of each node as its value.
fn numbered_by_place(tree: &Tree) -> Tree {
    let mut places = tree.clone();
    for (at, node) in places.nodes.iter_mut().enumerate() {
        node.value = at as u32;
    }
    places
}

fn by_size(tree: &Tree) -> Part {
    let mut values = recursive(tree);
    values.sort_unstable();
    values
}

fn recursive(tree: &Tree) -> Part {
    let mut order = Vec::new();
    preorder_recursive(tree, tree.root(), &mut order);
    order
}

/// Formats two lists. If their visible parts are equal, it leaves out the beginning.
fn both_listed(got: &[u32], want: &[u32]) -> [String; 2] {
    match same(got, want) {
        0..12 => [got, want].map(listed),
        same => [got, want].map(|list| format!("… {}", listed(&list[same - 5..]))),
    }
}

fn listed(values: &[u32]) -> String {
    if values.is_empty() {
        return "nothing".into();
    }
    let some: Vec<String> = values.iter().take(12).map(u32::to_string).collect();
    let more = if values.len() > 12 { " …" } else { "" };
    some.join(" ") + more
}

/// Returns the values of a node and its two subtrees, in the order given by `join`.
fn walk(tree: &Tree, at: usize, join: fn(Part, Part, Part) -> [Part; 3]) -> Part {
    let node = tree.nodes[at];
    let below = |child: Option<usize>| child.map(|at| walk(tree, at, join)).unwrap_or_default();
    join(vec![node.value], below(node.left), below(node.right)).concat()
}

type Part = Vec<u32>;

fn by_level(tree: &Tree, right_first: bool) -> Part {
    let (mut level, mut order) = (Vec::from_iter(tree.root()), Vec::new());
    while !level.is_empty() {
        order.extend(level.iter().map(|&at| tree.nodes[at].value));
        let nodes = level.iter().map(|&at| tree.nodes[at]);
        level = nodes
            .flat_map(|node| match right_first {
                true => node.right.into_iter().chain(node.left),
                false => node.left.into_iter().chain(node.right),
            })
            .collect();
    }
    order
}

pub(super) const SEVEN: Drawn = &[
    (1, 1, 2),
    (2, 3, 4),
    (5, 5, 6),
    (3, 0, 0),
    (4, 0, 0),
    (6, 0, 0),
    (7, 0, 0),
];

fn tree(drawn: Drawn) -> Tree {
    let mut tree = Tree::default();
    for &(value, left, right) in drawn {
        let child = |place| if place == 0 { None } else { Some(place) };
        add(&mut tree, value, child(left), child(right));
    }
    tree
}

/// Builds a search tree of irregular shape: smaller values to the left, others to the right.
fn search_tree(values: impl Iterator<Item = u32>) -> Tree {
    let mut tree = Tree::default();
    for value in values {
        let new = tree.nodes.len();
        add(&mut tree, value, None, None);
        let mut at = 0;
        while at != new {
            let node = &mut tree.nodes[at];
            let side = if value < node.value {
                &mut node.left
            } else {
                &mut node.right
            };
            at = *side.get_or_insert(new);
        }
    }
    tree
}

fn add(tree: &mut Tree, value: u32, left: Option<usize>, right: Option<usize>) {
    tree.nodes.push(Node { value, left, right });
}
