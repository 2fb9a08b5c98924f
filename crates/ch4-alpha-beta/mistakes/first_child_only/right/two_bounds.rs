//! right: An inner helper with alpha and beta, handed down through all levels.
//! told: You cut with two, as alpha-beta does
// ANCHOR: start
fn two(q: &Tree, c: Player, mut alpha: Value, mut beta: Value) -> Value {
    if q.is_leaf() { return q.value(); }
    let mut value = match c { Player::First => Value::MIN, Player::Second => Value::MAX };
    for child in q.children() {
        let theirs = two(child, c.other(), alpha, beta);
        match c {
            Player::First => { value = value.max(theirs); alpha = alpha.max(value); }
            Player::Second => { value = value.min(theirs); beta = beta.min(value); }
        }
        if alpha >= beta { break; }
    }
    value
}
return match c { Player::First => two(q, c, Value::MIN, vp), Player::Second => two(q, c, vp, Value::MAX) };
#[allow(unreachable_code)]
let mut value = 0;
// ANCHOR_END: start
