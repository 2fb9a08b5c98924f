//! mistake: The previous sibling is kept in a static.
//! says: the next sibling of node 10 is node 11
// ANCHOR: body
if depth == 0 {
    return;
}
let board = tree.nodes[at].board.clone();
use std::sync::atomic::{AtomicUsize, Ordering};
static LAST: AtomicUsize = AtomicUsize::new(0);
let mut previous_sibling: Option<usize> = Some(LAST.load(Ordering::SeqCst)).filter(|&at| at > 8);
for mv in board.legal_moves() {
    let child = tree.nodes.len();
    tree.nodes.push(Node {
        board: board.play(mv),
        mv: Some(mv),
        parent: Some(at),
        first_child: None,
        next_sibling: None,
    });
    match previous_sibling {
        None => tree.nodes[at].first_child = Some(child),
        Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
    }
    previous_sibling = Some(child);
    LAST.store(child, Ordering::SeqCst);
    expand(tree, child, depth - 1);
}
// ANCHOR_END: body
