//! right: The rest of the leaves by recursion.
// ANCHOR: body
fn go(rest: &[Tree], mover: Player, held: Value, best: Value) -> Known {
    let Some((leaf, rest)) = rest.split_first() else { return Known::Exactly(best) };
    match mover {
        Player::First => { let best = best.max(leaf.value()); if best >= held { Known::AtLeast(best) } else { go(rest, mover, held, best) } }
        Player::Second => { let best = best.min(leaf.value()); if best <= held { Known::AtMost(best) } else { go(rest, mover, held, best) } }
    }
}
let worst = if mover == Player::First { Value::MIN } else { Value::MAX };
go(node.children(), mover, held, worst)
// ANCHOR_END: body
