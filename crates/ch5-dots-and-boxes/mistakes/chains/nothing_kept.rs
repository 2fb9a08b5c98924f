//! mistake: The memo is asked and never filled.
//! says: The memo is empty afterwards.
// CHANGE: open_one
- memo.insert(chains.clone(), best);
