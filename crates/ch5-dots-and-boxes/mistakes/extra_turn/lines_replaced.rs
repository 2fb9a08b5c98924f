//! mistake: The line replaces the others.
//! says: The lines drawn before are gone: add the new one with |=.
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn = 1 << line.number();
