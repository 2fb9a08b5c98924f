//! mistake: The line itself is forgotten.
//! says: no line is ever drawn
// CHANGE: next
- next.drawn |= 1 << line.number();
