//! mistake: A number is made of the columns.
//! says: fundamental(8): yours returned 9 boards of 1 kind, and it should be 12, one of each kind. canonical([0, 4, 7, 5, 2, 6, 1, 3]): yours returned [98], and it should be one of the eight images of the board.
// ANCHOR: body
vec![queens.iter().enumerate().map(|(row, col)| row * col).sum()]
// ANCHOR_END: body
