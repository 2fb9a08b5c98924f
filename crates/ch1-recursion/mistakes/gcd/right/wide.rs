//! right: Works in u128.
//! told: without a call that the recorder sees
// ANCHOR: body
let (mut a, mut b) = (u128::from(a), u128::from(b));
loop {
    if b == 0 { return a as u64; }
    let rest = a % b;
    a = b;
    b = rest;
}
// ANCHOR_END: body
