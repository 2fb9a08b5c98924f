//! right: asks for leaving before taking
// ANCHOR: choice
        let mine = free.taken;
        if free.left > 0 && !at_least(&free.rest, 1 - t + mine - free.left, table) {
            return true;
        }
        return at_least(&free.rest, t - mine - free.left, table);
// ANCHOR_END: choice
