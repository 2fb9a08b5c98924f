//! mistake: Knows one to three discs only.
//! says: 4 discs from A to C: 0 moves for 4 discs, 15 needed: fewer discs are moved, and these are not.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs > 3 { return; }

- }
