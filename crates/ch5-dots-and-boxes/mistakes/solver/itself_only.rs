//! mistake: Every position stands for itself alone.
//! says: these are images of each other, and canonical makes
//! also: and 1 is different.
// ANCHOR: smallest
let _ = size;
drawn
// ANCHOR_END: smallest
