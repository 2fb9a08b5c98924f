//! mistake: Every position stands for itself alone.
//! says: are images of each other, and canonical makes
//! also: and it should be 1 different set.
// ANCHOR: smallest
let _ = size;
drawn
// ANCHOR_END: smallest
