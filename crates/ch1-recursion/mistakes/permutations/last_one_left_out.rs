//! mistake: The loop ends before the last item.
//! says: no list at all: with 0 of 1 settled no item was tried. An item may stay where it is, and the last one too.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled..items.len() - 1 {
