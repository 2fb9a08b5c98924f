//! mistake: A tower of no discs is still asked for a smaller one.
//! says: hanoi with 0 discs: yours tried 0 − 1, and it should make no move. Without a disc there is nothing to do and nothing to call.
// CHANGE: body
- if discs > 0 {

- }
