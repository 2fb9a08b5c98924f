//! mistake: Only the columns are looked at, the diagonals of the queens when all are placed
//! says: A square that is attacked, by column or by diagonal, is left out before a queen is placed on it.
// ANCHOR: body
    fn down(full: u32, queens: &mut Vec<u32>) -> u64 {
        let taken: u32 = queens.iter().sum();
        if taken == full {
            let fits = |a: usize, b: usize| {
                let apart = queens[a].trailing_zeros().abs_diff(queens[b].trailing_zeros());
                apart as usize != a - b
            };
            return u64::from((0..queens.len()).all(|a| (0..a).all(|b| fits(a, b))));
        }
        let mut ways = 0;
        let mut free = full & !taken;
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            queens.push(bit);
            ways += down(full, queens);
            queens.pop();
        }
        ways
    }
    let _ = (columns, falling, rising);
    down(full, &mut Vec::new())
// ANCHOR_END: body
