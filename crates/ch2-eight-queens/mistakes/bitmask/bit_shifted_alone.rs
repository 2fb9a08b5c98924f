//! mistake: `<<` binds before `|`, so only the new bit is shifted.
//! says: the older queens' diagonals stay where they are: `falling | bit << 1` shifts `bit` alone.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, falling | bit << 1, rising | bit >> 1);
}
ways
// ANCHOR_END: body
