//! right: One rule with a sign, in wider numbers.
// ANCHOR: body
let sign: i64 = if mover == Player::First { 1 } else { -1 };
let mut best = i64::MIN;
let mut left = node.children().len();
for leaf in node.children() {
    left -= 1;
    best = best.max(sign * i64::from(leaf.value()));
    if best >= sign * i64::from(held) && left > 0 {
        let value = (sign * best) as Value;
        return if sign > 0 { Known::AtLeast(value) } else { Known::AtMost(value) };
    }
}
Known::Exactly((sign * best) as Value)
// ANCHOR_END: body
