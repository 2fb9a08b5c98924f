//! mistake: A move is searched again also where the answer is alpha or beta itself.
//! says: The answer 1 to the question (1, 2) means "at most 1": for MAX the move is not better
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = alpha <= value && value <= beta;
