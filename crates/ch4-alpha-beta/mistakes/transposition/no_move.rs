//! mistake: The answer has no move.
//! says: no move
// CHANGE: look_up
- let answer = Probe::Answer(entry.value, entry.recommended);
+ let answer = Probe::Answer(entry.value, None);
