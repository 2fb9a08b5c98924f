//! mistake: Whose move it is, the depth tells.
//! says: MIN moves here, and to MIN better means less than 9.
// ANCHOR: reply
let (low, high) = match depth % 2 {
    _ if is_first => (alpha, beta),
    1 => (alpha, alpha + 1),
    _ => (beta - 1, beta),
};
let mut value = null_window(&new_board, depth - 1, low, high).0;
if !is_first && alpha < value && value < beta {
    value = null_window(&new_board, depth - 1, alpha, beta).0;
}
// ANCHOR_END: reply
