//! mistake: Two boxes are left of a chain of two.
//! says: A chain of two is opened in the middle
// CHANGE: body
- if !chain.is_long() {
+ let left = if chain.is_loop { 4 } else { 2 };
+ if chain.boxes < left {

- let left = if chain.is_loop { 4 } else { 2 };
