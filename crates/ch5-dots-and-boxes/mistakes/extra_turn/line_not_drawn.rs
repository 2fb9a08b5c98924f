//! mistake: The line itself is forgotten.
//! says: No line is ever drawn
// CHANGE: next
- next.drawn |= 1 << line.number();
