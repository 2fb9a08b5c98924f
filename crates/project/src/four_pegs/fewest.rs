//! How few moves a tower needs: by looking at every position, and by a theorem.

use std::collections::VecDeque;

/// Up to so many discs, all positions are searched.
pub(crate) const SEARCHED: u32 = 9;

/// The fewest moves, and how many positions were looked at to find them: breadth first, so each position is met by a
/// shortest way. A position is a number with a digit for each disc, the peg that it lies on; the last is the smallest
/// disc's.
pub(crate) fn searched(discs: u32) -> (u64, usize) {
    let positions = 4_usize.pow(discs);
    let mut moves_to = vec![None; positions];
    // All on the first peg: all digits are 0; all on the last: all are 3.
    moves_to[0] = Some(0);
    let mut open = VecDeque::from([0]);
    let mut seen = 0;
    while let Some(position) = open.pop_front() {
        seen += 1;
        let next_is = moves_to[position].map(|moves: u64| moves + 1);
        let mut covered = [false; 4];
        for disc in 0..discs {
            let unit = 4_usize.pow(disc);
            let peg = position / unit % 4;
            if covered[peg] {
                continue;
            }
            // No smaller disc lies on a peg that none has covered yet.
            covered[peg] = true;
            for to in (0..4).filter(|&to| !covered[to]) {
                let next = position - peg * unit + to * unit;
                if moves_to[next].is_none() {
                    moves_to[next] = next_is;
                    open.push_back(next);
                }
            }
        }
    }
    (moves_to[positions - 1].unwrap_or(0), seen)
}

/// Frame and Stewart's number of moves. The first disc takes one move, the next two take 2 more each, the next three 4 more
/// each, and so on. That no way is shorter, T. Bousch proved: La quatrième tour de Hanoï, Bull. Belg. Math. Soc. Simon Stevin
/// 21 (2014), 895–912.
pub(crate) fn by_the_theorem(discs: u32) -> u64 {
    let groups = (0..).flat_map(|group| std::iter::repeat_n(1 << group, group + 1));
    groups.take(discs as usize).sum()
}
