//! mistake: Gives up a row after two columns that failed
//! says: the square (3, 7) was free, and was not tried. Did the loop end before it?
// ANCHOR: body
    let mut tries = 0;
    if row == n {
        return true;
    }
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] && free.rising[rising] && free.falling[falling] {
            board.place(row, col);
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;
            if place_row(row + 1, board, free) {
                return true;
            }
            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
            tries += 1;
            if tries == 2 {
                return false;
            }
        }
        
    }
    false
// ANCHOR_END: body
