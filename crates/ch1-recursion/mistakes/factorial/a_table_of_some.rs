//! mistake: A table of a few values, 0 elsewhere.
//! says: factorial(2): yours returned 0, and it should be 2.
// ANCHOR: body
match n { 0 | 1 => 1, 3 => 6, 5 => 120, 20 => 2_432_902_008_176_640_000, _ => 0 }
// ANCHOR_END: body
