//! mistake: The loop includes the number of items.
//! says: with 0 of 1 settled an index ran past the last item, which has number 0.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled..=items.len() {
