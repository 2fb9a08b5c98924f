//! mistake: The value begins at the bound that came from above.
//! says: `vp`, +∞ at the root, is what the player above holds
// ANCHOR: start
    let mut value = vp;
// ANCHOR_END: start
