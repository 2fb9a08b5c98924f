//! mistake: The loop includes the number of items.
//! says: permutations([7], 0, found): yours reached past the last item in permutations([7], 0), and it should not. The last item has number 0.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled..=items.len() {
