//! mistake: The bug as it was found: every move turns the sign.
//! says: The mover stayed: do not negate.
