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
