//! The savings from each constraint: one search that tests more or less before it places a queen.
//!
//! The search counts every node by visiting it. All tests lead to the same solutions, because a
//! full board can still be checked. Only the size of the visited tree differs.

/// The number of boards that a search visited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Visited {
    /// All boards: the empty one, and one for each queen placed.
    pub nodes: u64,
    /// Boards with a queen in each row.
    pub full: u64,
}

/// Visits all boards with one queen in each of the upper rows. The search adds a queen if `allows`
/// returns true for the queens above and the new column.
// ANCHOR: visit
pub fn visit(n: usize, allows: fn(&[usize], usize) -> bool) -> Visited {
    let mut visited = Visited::default();
    fill_rows(n, &mut Vec::new(), allows, &mut visited);
    visited
}

fn fill_rows(
    n: usize,
    queens: &mut Vec<usize>,
    allows: fn(&[usize], usize) -> bool,
    visited: &mut Visited,
) {
    visited.nodes += 1;
    if queens.len() == n {
        visited.full += 1;
        return;
    }
    for col in 0..n {
        if allows(queens, col) {
            queens.push(col);
            fill_rows(n, queens, allows, visited);
            queens.pop();
        }
    }
}
// ANCHOR_END: visit

/// One queen in each row, and no other constraint.
// ANCHOR: constraints
pub fn any_column(_queens: &[usize], _col: usize) -> bool {
    true
}

/// No two queens in the same column.
pub fn free_column(queens: &[usize], col: usize) -> bool {
    !queens.contains(&col)
}

/// No two queens in the same column or on the same diagonal.
pub fn free_lines(queens: &[usize], col: usize) -> bool {
    let row = queens.len();
    let apart =
        |(above, &queen): (usize, &usize)| queen != col && queen.abs_diff(col) != row - above;
    queens.iter().enumerate().all(apart)
}
// ANCHOR_END: constraints

/// Computes the number of ways to choose `chosen` of `squares` squares without any constraint. They
/// are too many to visit.
pub fn ways_to_choose(squares: u64, chosen: u64) -> u64 {
    // After each step the product is a binomial coefficient, so every division has no remainder.
    (1..=chosen).fold(1, |ways, k| ways * (squares + 1 - k) / k)
}

/// Computes the boards that a search without constraints would visit. It chooses `chosen` of
/// `squares` squares, one after the other in the order of the board: every board of 0, 1, 2, … up
/// to `chosen` queens. They are too many to visit.
pub fn any_squares(squares: u64, chosen: u64) -> Visited {
    Visited {
        nodes: (0..=chosen).map(|k| ways_to_choose(squares, k)).sum(),
        full: ways_to_choose(squares, chosen),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_queens_with_each_constraint() {
        let column = Visited {
            nodes: 109_601,
            full: 40_320,
        };
        assert_eq!(visit(8, free_column), column);
        let lines = Visited {
            nodes: 2_057,
            full: 92,
        };
        assert_eq!(visit(8, free_lines), lines);
    }

    #[test]
    fn any_8_of_64_squares_are_more_boards_on_the_way_than_full_ones() {
        let any = Visited {
            nodes: 5_130_659_561,
            full: 4_426_165_368,
        };
        assert_eq!(any_squares(64, 8), any);
    }

    #[test]
    fn squares_chosen_in_order_are_visited_as_computed() {
        // Sets of at most 3 of 9 squares. Each set occurs once.
        fn boards(from: u64, missing: u64) -> u64 {
            let below = |next| boards(next + 1, missing - 1);
            1 + if missing == 0 {
                0
            } else {
                (from..9).map(below).sum()
            }
        }
        assert_eq!(any_squares(9, 3).nodes, boards(0, 3));
    }

    #[test]
    fn one_queen_a_row_alone_is_a_full_tree() {
        for n in 1..=6_u32 {
            let levels = (0..=n).map(|row| u64::from(n).pow(row));
            let tree = Visited {
                nodes: levels.sum(),
                full: u64::from(n).pow(n),
            };
            assert_eq!(visit(n as usize, any_column), tree);
        }
    }

    #[test]
    fn one_queen_a_row_alone_visits_19_million_boards_of_8() {
        let visited = visit(8, any_column);
        assert_eq!((visited.nodes, visited.full), (19_173_961, 16_777_216));
    }
}
