//! right: The test before the assignment, with the child's value.
// ANCHOR: child
        let theirs = val(child, c.other(), value);
        match c {
            Player::First if theirs >= vp => return theirs,
            Player::Second if theirs <= vp => return theirs,
            Player::First if theirs > value => value = theirs,
            Player::Second if theirs < value => value = theirs,
            _ => {}
        }
// ANCHOR_END: child
