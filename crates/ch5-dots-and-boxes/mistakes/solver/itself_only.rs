//! mistake: Every position stands for itself alone.
//! says: these are images of each other, and canonical makes
// ANCHOR: smallest
let _ = size;
drawn
// ANCHOR_END: smallest
