//! mistake: The loop ends before the value is kept.
//! says: the 40 ends the loop at MIN's node [40, 35], and yours forgets it
// ANCHOR: child
match c {
    Player::First => {
        let theirs = val(child, Player::Second, value);
        if theirs >= vp { break; }
        value = value.max(theirs);
    }
    Player::Second => {
        let theirs = val(child, Player::First, value);
        if theirs <= vp { break; }
        value = value.min(theirs);
    }
}
// ANCHOR_END: child
