//! mistake: A node that the player above will not choose is worth −∞, whoever is above.
//! says: No leaf is −∞. Where every child is read, yours is right: a node that is left early returns the best value that was found there until then.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp {
            return Value::MIN;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp {
            return Value::MIN;
        }
    }
}
// ANCHOR_END: child
