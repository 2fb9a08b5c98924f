//! mistake: The answer comes without its move.
//! says: The value is right, and its move is lost.
// CHANGE: look_up
- let answer = Probe::Answer(entry.value, entry.recommended);
+ let answer = Probe::Answer(entry.value, None);
