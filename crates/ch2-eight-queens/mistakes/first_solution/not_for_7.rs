//! mistake: A board of 7 is left out.
//! says: first_solution(7): none is found, and there is a way. The boards of 1 to 6 are right, and that of 9 is right as well.
// ANCHOR: body
    if n == 7 {
        return false;
    }
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
        }
    }
    false
// ANCHOR_END: body
