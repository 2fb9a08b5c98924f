//! mistake: Knows one to three discs only.
//! says: hanoi(4, A, C, B): yours made no move, and it should make 15. Fewer discs are moved, and these are not.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs > 3 { return; }

- }
