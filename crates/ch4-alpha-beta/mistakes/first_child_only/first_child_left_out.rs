//! mistake: The first child is left out where there are more.
//! says: in another tree, [4, 9, 2, 6], the first child was left out
// ANCHOR: child
if std::ptr::eq(child, &raw const q.children()[0]) { continue; }
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
