//! mistake: Each item must change its place, so the last one has nowhere to go.
//! says: permutations([7], 0, found): yours kept no list, and it should keep 1. permutations([7], 0) tried no item. An item can stay where it is, and so can the last one.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled + 1..items.len() {
