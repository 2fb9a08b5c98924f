//! mistake: The answer comes without its move.
//! says: the value is right, and its move is lost.
// ANCHOR: look_up
        let (mut alpha, mut beta) = (alpha, beta);
        let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
            return Probe::Open { alpha, beta };
        };
        let answer = Probe::Answer(entry.value, None);
        match entry.bound {
            Bound::Exact => return answer,
            Bound::AtLeast => alpha = alpha.max(entry.value),
            Bound::AtMost => beta = beta.min(entry.value),
        }
        if alpha >= beta {
            answer
        } else {
            Probe::Open { alpha, beta }
        }
// ANCHOR_END: look_up
