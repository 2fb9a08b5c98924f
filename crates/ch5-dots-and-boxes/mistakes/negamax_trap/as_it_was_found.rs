//! mistake: The bug as it was found: every move turns the sign.
//! says: the mover stayed: do not negate.
