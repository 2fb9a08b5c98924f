//! mistake: MAX stops after its first child, too.
//! says: Take the tree [4, 9, 2, 6]: MAX stopped at 4 although nobody above it holds a value yet
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => value = value.min(val(child, Player::First, value)),
}
break;
// ANCHOR_END: child
