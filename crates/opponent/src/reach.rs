//! The search depth if none is given.

/// The node limit of a search without cuts: enough to finish the game when nine moves are open. This many nodes take a second at
/// most.
const NODES: u64 = 1_000_000;

/// Returns the largest depth at which a search without cuts visits no more than a million nodes, if `open` moves are open. The
/// result is at least one move.
pub fn reach(open: u32) -> u32 {
    reach_with(open, |depth| u64::from(open - depth))
}

/// As [`reach`], for a game of at most `longest` moves that has `moves(depth)` moves at that depth.
pub fn reach_with(longest: u32, moves: impl Fn(u32) -> u64) -> u32 {
    let (mut boards, mut nodes) = (1, 1);
    let fits = |&depth: &u32| {
        boards *= moves(depth);
        nodes += boards;
        nodes <= NODES
    };
    let depth = (0..longest).take_while(fits).count();
    u32::try_from(depth).map_or(1, |depth| depth.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each depth is the largest whose tree without cuts has no more than a million nodes.
    #[test]
    fn a_search_without_cuts_reaches_less_far_where_more_moves_are_open() {
        for (open, depth) in [
            (0, 1),
            (1, 1),
            (2, 2),
            (9, 9),
            (10, 7),
            (24, 4),
            (40, 3),
            (60, 3),
        ] {
            assert_eq!(reach(open), depth, "{open} moves");
        }
    }
}
