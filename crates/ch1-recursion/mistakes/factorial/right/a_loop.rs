//! right: A product in a loop, without a call.
//! told: Right, and without a call that the recorder sees
// ANCHOR: body
(1..=n).product()
// ANCHOR_END: body
