//! mistake: The answer at the end is turned round.
//! says: Row 0 has no queen, and place_row(2) answered true
// ANCHOR: body
    if row == n {
        return true;
    }
    let mut found = false;
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] && free.rising[rising] && free.falling[falling] {
            board.place(row, col);
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;

            found = place_row(row + 1, board, free);
            if found { break; }

            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
    }
    !found
// ANCHOR_END: body
