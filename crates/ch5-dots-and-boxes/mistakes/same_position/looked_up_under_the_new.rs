//! mistake: Stored under the lines after the last move.
//! says: there another position's value is found
// CHANGE: body
- memo.insert(dots.drawn, best);
+ memo.insert(dots.drawn & (dots.drawn - u64::from(dots.drawn > 0)), best);
