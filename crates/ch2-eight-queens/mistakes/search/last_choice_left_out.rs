//! mistake: The last choice is left out.
//! says: search on [*]: yours returned false, and it should be true. No choice was tried.
No choice was tried.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices[..choices.len().saturating_sub(1)] {
