//! mistake: Nothing was changed.
//! says: in [−3, −8] yours finds 0, and no leaf says 0
// ANCHOR: start
let mut value = q.value();
// ANCHOR_END: start
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        break;
    }
}
// ANCHOR_END: child
