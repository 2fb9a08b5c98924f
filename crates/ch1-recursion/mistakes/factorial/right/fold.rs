//! right: A fold from the top down.
//! told: without a call that the recorder sees
// ANCHOR: body
(1..=n).rev().fold(1, |product, k| product * k)
// ANCHOR_END: body
