//! right: A fold that stops.
// ANCHOR: body
    let start = if mover == Player::First { Value::MIN } else { Value::MAX };
    let folded = node.children().iter().try_fold(start, |best, leaf| {
        let read = leaf.value();
        match mover {
            Player::First if read >= held => Err(Known::AtLeast(read)),
            Player::Second if read <= held => Err(Known::AtMost(read)),
            Player::First => Ok(best.max(read)),
            Player::Second => Ok(best.min(read)),
        }
    });
    match folded {
        Ok(value) => Known::Exactly(value),
        Err(known) => known,
    }
// ANCHOR_END: body
