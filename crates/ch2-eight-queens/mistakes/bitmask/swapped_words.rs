//! mistake: left is handed on as right and right as left
//! says: left and right are exchanged from row to row
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | left | right);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (right | bit) >> 1, (left | bit) << 1);
    }
    ways
// ANCHOR_END: body
