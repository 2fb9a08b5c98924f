//! mistake: It calls itself without having chosen.
//! says: nothing was chosen before the call
// CHANGE: body
- problem.choose(choice);
