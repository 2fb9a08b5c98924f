//! mistake: Fills each row with its first free column, in a loop, and never goes back
//! says: first_solution(4): yours found no board, and it should find one. Each row kept its first free column, and nobody came back to it. Let the next call fill the rows below; where it cannot, try the next column.
// ANCHOR: body
    for row in row..n {
        let mut placed = false;
        for col in 0..n {
            let (rising, falling) = (row + col, row + n - 1 - col);
            if free.columns[col] && free.rising[rising] && free.falling[falling] {
                board.place(row, col);
                free.columns[col] = false;
                free.rising[rising] = false;
                free.falling[falling] = false;
                placed = true;
                break;
            }
        }
        if !placed {
            return false;
        }
    }
    true
// ANCHOR_END: body
