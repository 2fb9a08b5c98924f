//! right: A table of the eight lines by their cells.
//! told: You found the 942 won positions among all 5 478
// ANCHOR: body
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
let at = |cell: usize| board.squares[cell / 3][cell % 3];
LINES.iter().find_map(|[a, b, c]| at(*a).filter(|_| at(*a) == at(*b) && at(*b) == at(*c)))
// ANCHOR_END: body
