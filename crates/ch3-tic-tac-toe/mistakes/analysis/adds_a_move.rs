//! mistake: Takes one off for each move, so that fast wins count more.
//! says: No move leads to that, and a value is always that of some end.
// CHANGE: value
- best
+ if best > 0 { best - 1 } else { best }
