//! mistake: A tower of no discs is still asked for a smaller one.
//! says: hanoi with 0 discs tried 0 − 1: no disc, nothing to do, no call.
// CHANGE: body
- if discs > 0 {

- }
