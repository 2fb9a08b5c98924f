//! right: Low and high of what is known.
// ANCHOR: look_up
let Some(entry) = self.entry(board) else { return Probe::Open { alpha, beta } };
if entry.depth < depth { return Probe::Open { alpha, beta }; }
let low = if entry.bound == Bound::AtMost { Value::MIN } else { entry.value };
let high = if entry.bound == Bound::AtLeast { Value::MAX } else { entry.value };
let (alpha, beta) = (alpha.max(low), beta.min(high));
if alpha >= beta { Probe::Answer(entry.value, entry.recommended) } else { Probe::Open { alpha, beta } }
// ANCHOR_END: look_up
