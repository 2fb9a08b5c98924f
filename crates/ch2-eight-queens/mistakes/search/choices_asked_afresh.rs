//! mistake: The choices are asked for again each time, as if one that was taken back were used up.
//! says: With [] chosen, choice 1 was made, taken back, and made again.
// CHANGE: body
- for choice in problem.choices() {
+ while let Some(&choice) = problem.choices().first() {
