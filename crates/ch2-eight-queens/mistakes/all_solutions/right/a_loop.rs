//! right: No recursion: the columns on a list of its own.
// ANCHOR: body
let mut row = row;
let mut from = vec![0; n + 1];
loop {
    if row == n {
        solutions.push(board.queens());
    }
    let next = if row < n {
        (from[row]..n).find(|&c| free.columns[c] && free.rising[row + c] && free.falling[row + n - 1 - c])
    } else {
        None
    };
    if let Some(c) = next {
        board.place(row, c);
        (free.columns[c], free.rising[row + c], free.falling[row + n - 1 - c]) = (false, false, false);
        from[row] = c + 1;
        row += 1;
        from[row] = 0;
    } else if row == 0 {
        return;
    } else {
        row -= 1;
        let c = board.take_back(row);
        (free.columns[c], free.rising[row + c], free.falling[row + n - 1 - c]) = (true, true, true);
    }
}
// ANCHOR_END: body
