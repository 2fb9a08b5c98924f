//! mistake: The second queen is always the one placed later, so she stands below
//! says: Asked as attacks((2, 3), (5, 6)) it is answered rightly: either queen may be named first.
// ANCHOR: body
    if row_b < row_a {
        return false;
    }
    let rows_apart = row_b - row_a;
    rows_apart == 0 || col_a == col_b || col_a + rows_apart == col_b || col_b + rows_apart == col_a
// ANCHOR_END: body
