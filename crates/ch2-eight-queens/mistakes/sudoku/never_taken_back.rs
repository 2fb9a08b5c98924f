//! mistake: Nothing is taken back.
//! says: Choice 1 was not taken back
// CHANGE: body
- problem.take_back(choice);
