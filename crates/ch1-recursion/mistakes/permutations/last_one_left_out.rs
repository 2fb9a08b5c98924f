//! mistake: The loop ends before the last item.
//! says: permutations([7], 0, found): yours kept no list, and it should keep 1. permutations([7], 0) tried no item. An item can stay where it is, and so can the last one.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled..items.len() - 1 {
