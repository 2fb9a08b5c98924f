//! mistake: The second queen is always the one placed later, so she stands below
//! says: attacks((5, 6), (2, 3)): yours returned false, and it should be true. They are 3 rows and 3 columns apart: as many rows as columns is a diagonal. For attacks((2, 3), (5, 6)) yours is right: either queen may be named first.
// ANCHOR: body
    if row_b < row_a {
        return false;
    }
    let rows_apart = row_b - row_a;
    rows_apart == 0 || col_a == col_b || col_a + rows_apart == col_b || col_b + rows_apart == col_a
// ANCHOR_END: body
