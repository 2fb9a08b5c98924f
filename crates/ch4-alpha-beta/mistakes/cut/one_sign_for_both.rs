//! mistake: Everything is multiplied by a sign, what is held too.
//! says: attempt to multiply with overflow: no sign turns Value::MIN, so compare the values as they are.
// ANCHOR: body
    let sign = if mover == Player::First { 1 } else { -1 };
    let mut best = Value::MIN;
    for leaf in node.children() {
        best = best.max(sign * leaf.value());
        if best >= sign * held {
            return if sign == 1 { Known::AtLeast(best) } else { Known::AtMost(-best) };
        }
    }
    Known::Exactly(sign * best)
// ANCHOR_END: body
