//! right: Asks the field for its lines.
//! told: Of the 60 lines of 5x5, drawn last, 40 close two boxes each
// ANCHOR: numbers
[size.across(row, col), size.across(row + 1, col), size.down(row, col), size.down(row, col + 1)]
    .map(|line| line.number())
// ANCHOR_END: numbers
