//! recursion-8: preorder with a stack of its own, so that no tree is too deep.

use kit::{alone, watch};
use recursion::explicit_stack::{Node, Tree, preorder, preorder_recursive};
use rstest::rstest;

/// The nodes of a small tree: a value, and the places of its children in the list. 0 is no child,
/// for the root is nobody's.
type Drawn = &'static [(u32, usize, usize)];

#[rstest]
#[case::no_nodes(&[], &[])]
#[case::one_node(&[(7, 0, 0)], &[7])]
#[case::two_children(&[(1, 1, 2), (2, 0, 0), (3, 0, 0)], &[1, 2, 3])]
#[case::to_the_left(&[(6, 1, 0), (5, 2, 0), (4, 0, 0)], &[6, 5, 4])]
#[case::to_the_right(&[(6, 0, 1), (5, 0, 2), (4, 0, 0)], &[6, 5, 4])]
#[case::seven_nodes(
    &[(1, 1, 2), (2, 3, 4), (5, 5, 6), (3, 0, 0), (4, 0, 0), (6, 0, 0), (7, 0, 0)],
    &[1, 2, 3, 4, 5, 6, 7]
)]
fn a_node_then_its_left_subtree_then_the_right(#[case] drawn: Drawn, #[case] want: &[u32]) {
    let mut tree = Tree::default();
    for &(value, left, right) in drawn {
        let child = |place| if place == 0 { None } else { Some(place) };
        add(&mut tree, value, child(left), child(right));
    }
    let got = run(&tree);
    assert!(got == want, "{}", wrong(&tree, &got, want));
}

#[rstest]
#[case(10)]
#[case(100)]
#[case(1000)]
fn finds_what_the_recursive_one_finds(#[case] nodes: u32) {
    let tree = search_tree((0..nodes).map(|at| 389 * at % 1009));
    let (mut want, got) = (Vec::new(), run(&tree));
    preorder_recursive(&tree, tree.root(), &mut want);
    assert!(got == want, "{}", wrong(&tree, &got, &want));
}

#[rstest]
#[case::left_chain("left_chain", |_| true)]
#[case::right_chain("right_chain", |_| false)]
#[case::zigzag("zigzag", |at| at % 2 == 0)]
fn a_million_deep_is_not_too_deep(#[case] shape: &str, #[case] goes_left: fn(u32) -> bool) {
    const DEEP: u32 = 1_000_000;
    // An overflow ends the whole process, so this runs in one of its own.
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
        let got = preorder(&tree);
        let visited = got.len();
        assert_eq!(visited, DEEP as usize, "{visited} of {DEEP} nodes visited.");
        assert!(
            got.into_iter().eq(0..DEEP),
            "the order is not from the root down."
        );
    });
    if let Err(said) = ended {
        if said.contains("overflowed its stack") || said.contains("calls deep") {
            panic!("a million deep overflowed the call stack: a helper still calls itself.");
        }
        panic!("a chain of a million nodes: {said}");
    }
}

/// Runs preorder recorded; a panic is explained.
fn run(tree: &Tree) -> Vec<u32> {
    let why = |panic: &str| match panic {
        panic if !panic.contains("index out of bounds") => None,
        _ if tree.nodes.is_empty() => {
            Some("an empty tree has no root: ask for it before you look at it.".into())
        }
        _ => Some("a child that is not there was visited: push only those that are.".into()),
    };
    watch(|| preorder(tree), |panic, _| why(panic)).0
}

fn wrong(tree: &Tree, got: &[u32], want: &[u32]) -> String {
    let root = tree.root().unwrap_or_default();
    let thought = match got {
        _ if tree.nodes.is_empty() => "an empty tree has nothing to visit.",
        got if got == walk(tree, root, |node, left, right| [node, right, left]) => {
            "last in, first out. Push the one first that is to be visited last."
        }
        got if got == walk(tree, root, |node, left, right| [left, node, right]) => {
            "that is inorder. A node comes before its left subtree."
        }
        got if got == walk(tree, root, |node, left, right| [left, right, node]) => {
            "that is postorder. A node comes before its subtrees."
        }
        got if got == by_level(tree, root) => {
            "you went level by level: that is a queue. Take the one pushed last."
        }
        got if got.len() < want.len() => "a subtree never came onto the stack.",
        got if got.len() > want.len() => "a subtree was visited twice.",
        _ => "a node, then its left subtree, then the right one.",
    };
    format!("order {}, want {}: {thought}", listed(got), listed(want))
}

fn listed(values: &[u32]) -> String {
    let some: Vec<String> = values.iter().take(12).map(u32::to_string).collect();
    let more = if values.len() > 12 { " …" } else { "" };
    some.join(" ") + more
}

/// A node and its two subtrees, put together as `join` says.
fn walk(tree: &Tree, at: usize, join: fn(Part, Part, Part) -> [Part; 3]) -> Part {
    let node = tree.nodes[at];
    let below = |child: Option<usize>| child.map(|at| walk(tree, at, join)).unwrap_or_default();
    join(vec![node.value], below(node.left), below(node.right)).concat()
}

type Part = Vec<u32>;

fn by_level(tree: &Tree, root: usize) -> Vec<u32> {
    let (mut level, mut order) = (vec![root], Vec::new());
    while !level.is_empty() {
        order.extend(level.iter().map(|&at| tree.nodes[at].value));
        let nodes = level.iter().map(|&at| tree.nodes[at]);
        level = nodes
            .flat_map(|node| node.left.into_iter().chain(node.right))
            .collect();
    }
    order
}

/// A tree that leans now here, now there: smaller values to the left, larger ones to the right.
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
