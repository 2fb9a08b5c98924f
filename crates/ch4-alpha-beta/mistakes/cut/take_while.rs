//! mistake: take_while reads the leaf that refutes, and drops it.
//! says: The 40 was read, and yours leaves it out: in [50, 40, 35] it returns AtMost(50) after the 40.
// ANCHOR: body
let open = |value: &Value| match mover { Player::First => *value < held, Player::Second => *value > held };
let leaves: Vec<Value> = node.children().iter().map(|leaf| leaf.value()).take_while(open).collect();
let all = leaves.len() == node.children().len();
match mover {
    Player::First => {
        let best = leaves.into_iter().max();
        if all { Known::Exactly(best.unwrap_or(held)) } else { Known::AtLeast(best.unwrap_or(held)) }
    }
    Player::Second => {
        let best = leaves.into_iter().min();
        if all { Known::Exactly(best.unwrap_or(held)) } else { Known::AtMost(best.unwrap_or(held)) }
    }
}
// ANCHOR_END: body
