//! mistake: Prints the result instead of saying it.
//! says: The result is worked out, so announce it.
// ANCHOR: announced
println!("{result:?}");
// ANCHOR_END: announced
