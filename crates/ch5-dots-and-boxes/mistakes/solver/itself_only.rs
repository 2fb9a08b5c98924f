//! mistake: Every position stands for itself alone.
//! says: mirror images and turns are the same
// ANCHOR: smallest
let _ = size;
drawn
// ANCHOR_END: smallest
