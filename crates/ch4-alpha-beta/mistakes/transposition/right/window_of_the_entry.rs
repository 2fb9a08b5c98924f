//! right: What the entry knows is a window of its own, and the two are cut with each other.
// ANCHOR: look_up
        let found = self.entries.get(board).filter(|entry| depth <= entry.depth);
        let Some(&Entry { value, bound, recommended, .. }) = found else {
            return Probe::Open { alpha, beta };
        };
        let (low, high) = match bound {
            Bound::Exact => (value, value),
            Bound::AtLeast => (value, Value::MAX),
            Bound::AtMost => (Value::MIN, value),
        };
        let (alpha, beta) = (alpha.max(low), beta.min(high));
        if alpha < beta {
            Probe::Open { alpha, beta }
        } else {
            Probe::Answer(value, recommended)
        }
// ANCHOR_END: look_up
