//! mistake: MAX stops after its first child, too.
//! says: In another tree, [4, 9, 2, 6], MAX stopped at 4, where nobody above held anything.
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => value = value.min(val(child, Player::First, value)),
}
break;
// ANCHOR_END: child
