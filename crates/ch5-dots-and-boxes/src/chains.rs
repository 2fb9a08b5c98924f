//! The end of a game: only chains and loops are left, and whoever moves must open one.
//!
//! Berlekamp, Conway and Guy treat the game in *Winning Ways* (1982), chapter 16, and Berlekamp in
//! *The Dots-and-Boxes Game* (2000). How such endings are played at best: Buzzard and Ciere,
//! *Integers* 14 (2014), #G08; Allcock, arXiv:1811.10747 (2018).
//!
//! You can use, of a [`Chain`], `boxes`, `is_loop` and `is_long()`. Of [`Chains`] there are each
//! `different()` one, those that are left `without(chain)`, and `is_empty()`:
//! `given/chains_and_loops.rs` says more. A [`Value`] is an `i32`.

use std::collections::HashMap;

use call_trace::traced;
use game::Value;

use crate::chains_and_loops::{Chain, Chains};

/// What is known already about chains and loops.
pub type Memo = HashMap<Chains, Value>;

/// What an opened chain and the rest are worth to the player who may take the chain: the boxes
/// this player will get from now on minus those the other will get.
///
/// `rest` is what the rest is worth to the player who must move in it. To take all boxes means to
/// move in the rest. To leave the last two of a long chain, or the last four of a loop, means that
/// the other player takes these and must move in the rest.
// ANCHOR: opened
pub fn opened(chain: Chain, rest: Value) -> Value {
    // ANCHOR: body todo!("what the opened chain and the rest are worth")
    let take_all = chain.boxes + rest;
    if !chain.is_long() {
        return take_all;
    }
    let left = if chain.is_loop { 4 } else { 2 };
    let leave = chain.boxes - left - left - rest;
    take_all.max(leave)
    // ANCHOR_END: body
}
// ANCHOR_END: opened

/// What chains and loops are worth to the player who must open one of them, as a margin. `memo` holds
/// what is known, and on return also this collection, unless no chain is left. The tests count the
/// calls: no collection is worked out twice, and a chain that cannot be the best one to open need not
/// be tried.
///
/// Here a value may be negated: to open a chain never closes a box, so the turn always passes.
// ANCHOR: worth
#[traced(skip(memo), values(mover_rest))]
pub fn worth(chains: &Chains, memo: &mut Memo) -> Value {
    // ANCHOR: open_one todo!("what these chains are worth to whoever must open one")
    if chains.is_empty() {
        return 0;
    }
    if let Some(&known) = memo.get(chains) {
        return known;
    }
    let mut best = Value::MIN;
    for chain in chains.different() {
        let rest = worth(&chains.without(chain), memo);
        best = best.max(-opened(chain, rest));
    }
    memo.insert(chains.clone(), best);
    best
    // ANCHOR_END: open_one
}
// ANCHOR_END: worth
