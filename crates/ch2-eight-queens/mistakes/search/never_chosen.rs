//! mistake: It calls itself without having chosen.
//! says: It called itself again and again in one and the same state
// CHANGE: body
- problem.choose(choice);
