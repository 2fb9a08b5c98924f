//! right: One match for the value, one for the end.
// ANCHOR: child
let theirs = val(child, c.other(), value);
let (best, stop) = match c {
    Player::First => (value.max(theirs), theirs >= vp),
    Player::Second => (value.min(theirs), theirs <= vp),
};
value = best;
if stop { return value; }
// ANCHOR_END: child
