//! The minimum number of moves for a tower, by a search of every position and by a theorem.

use std::collections::VecDeque;

/// All positions are searched up to this number of discs.
pub(crate) const SEARCHED: u32 = 9;

/// Returns the minimum number of moves, and the number of positions searched. The search is breadth first, so it reaches each
/// position by a shortest path. A position is a number with one digit for each disc: the index of its peg. The last digit belongs
/// to the smallest disc.
pub(crate) fn searched(discs: u32) -> (u64, usize) {
    let positions = 4_usize.pow(discs);
    let mut moves_to = vec![None; positions];
    // In the start position all discs are on the first peg, and all digits are 0. In the final position all digits are 3.
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
            // A disc can move only between pegs that no smaller disc covers.
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

/// Returns Frame and Stewart's number of moves. The first disc takes one move, the next two take 2 more each, the next three 4
/// more each, and so on. T. Bousch proved that no solution is shorter: La quatrième tour de Hanoï, Bull. Belg. Math. Soc. Simon
/// Stevin 21 (2014), 895–912.
pub(crate) fn by_the_theorem(discs: u32) -> u64 {
    let groups = (0..).flat_map(|group| std::iter::repeat_n(1 << group, group + 1));
    groups.take(discs as usize).sum()
}
