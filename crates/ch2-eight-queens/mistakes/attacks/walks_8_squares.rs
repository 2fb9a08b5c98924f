//! mistake: Walks along the lines, seven squares far.
//! says: queens more than 7 steps apart on a diagonal are missed
// ANCHOR: body
(1..8).any(|far| {
    let (r, c) = (row_a as i64, col_a as i64);
    let b = (row_b as i64, col_b as i64);
    [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|(down, right)| {
        b == (r + down * far, c + right * far) || b == (r - down * far, c - right * far)
    })
})
// ANCHOR_END: body
