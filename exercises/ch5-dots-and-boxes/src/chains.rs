//! The end of a game: only chains and loops are left, and the player who moves must open one.
//!
//! Berlekamp, Conway and Guy treat the game in *Winning Ways* (1982), chapter 16, and Berlekamp in
//! *The Dots-and-Boxes Game* (2000). For the best play in such endings see Buzzard and Ciere,
//! *Integers* 14 (2014), #G08, and Allcock, arXiv:1811.10747 (2018).
//!
//! You can use `boxes`, `is_loop` and `is_long()` of a [`Chain`]. [`Chains`] has `different()`,
//! which returns each different chain once, `without(chain)`, which returns the others, and
//! `is_empty()`. See `given/chains_and_loops.rs`. A [`Value`] is an `i32`.

use std::collections::HashMap;

use call_trace::traced;
use game::Value;

use crate::chains_and_loops::{Chain, Chains};

/// The values of chains and loops that are already computed.
pub type Memo = HashMap<Chains, Value>;

/// Returns the value of an opened chain and the rest for the player who may take the chain: the
/// boxes this player will get from now on, minus the boxes the other player will get.
///
/// `rest` is the value of the rest for the player who must move in it. If you take all boxes, you
/// must move in the rest. If you leave the last two of a long chain, or the last four of a loop,
/// the other player takes these and must move in the rest.
pub fn opened(chain: Chain, rest: Value) -> Value {
    todo!("what the opened chain and the rest are worth")
}

/// Returns the value of chains and loops for the player who must open one of them, as a margin.
/// `memo` contains the computed values. On return it also contains this collection; one with at
/// most one chain or loop may be left out. The tests count the calls: the function computes no
/// collection twice, and it need not try a chain that cannot be the best one to open.
///
/// Here a value may be negated: opening a chain never closes a box, so the turn always passes.
#[traced(skip(memo), values(mover_rest))]
pub fn worth(chains: &Chains, memo: &mut Memo) -> Value {
    todo!("what these chains are worth to whoever must open one")
}
