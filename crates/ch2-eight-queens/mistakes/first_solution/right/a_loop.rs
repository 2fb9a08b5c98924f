//! right: No recursion: a loop that goes forward and back.
//! told: 113 placements to the first board of 8
// ANCHOR: body
let mut row = 0;
let mut col = 0;
while row < n {
    let next = (col..n).find(|&c| free.columns[c] && free.rising[row + c] && free.falling[row + n - 1 - c]);
    match next {
        Some(c) => {
            board.place(row, c);
            free.columns[c] = false;
            free.rising[row + c] = false;
            free.falling[row + n - 1 - c] = false;
            row += 1;
            col = 0;
        }
        None if row == 0 => return false,
        None => {
            row -= 1;
            let c = board.take_back(row);
            free.columns[c] = true;
            free.rising[row + c] = true;
            free.falling[row + n - 1 - c] = true;
            col = c + 1;
        }
    }
}
true
// ANCHOR_END: body
