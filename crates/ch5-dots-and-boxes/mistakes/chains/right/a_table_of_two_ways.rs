//! right: Both ways in an array.
//! told: 193 calls for the six chains 1 2 3 4 5 6; without a memo it takes 1 957.
// ANCHOR: body
let left = match chain {
    Chain { is_loop: true, .. } => 4,
    _ if chain.is_long() => 2,
    _ => 0,
};
let ways = [chain.boxes + rest, chain.boxes - 2 * left - rest];
if left == 0 { ways[0] } else { *ways.iter().max().unwrap() }
// ANCHOR_END: body
