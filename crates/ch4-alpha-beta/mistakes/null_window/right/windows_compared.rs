//! right: Whether a question was asked, the two windows tell.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
+ let was_a_question = (low, high) != (alpha, beta);
+ if was_a_question && (alpha + 1..beta).contains(&value) {
