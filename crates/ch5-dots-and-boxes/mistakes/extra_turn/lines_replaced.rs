//! mistake: The line replaces the others.
//! says: The lines drawn before are gone. What adds one line to a set?
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn = 1 << line.number();
