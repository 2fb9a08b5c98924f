//! The order of the search: the rows filled, and the columns tried, in any order.

use crate::free::Free;

/// The cost of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// The number of queens placed.
    pub placements: u64,
    /// The number of tests whether a square is free.
    pub asked: u64,
}

/// Counts the queens placed until the search has found all solutions.
///
/// The search fills the rows in the order of `rows` and tries the columns in the order of `cols`.
pub fn placements_for_all(rows: &[usize], cols: &[usize]) -> u64 {
    cost(rows, cols, false).placements
}

/// Counts the queens placed until the search has found the first solution, or has tried everything.
pub fn placements_to_first(rows: &[usize], cols: &[usize]) -> u64 {
    cost(rows, cols, true).placements
}

/// Returns the cost of the search in a given order, for all solutions or until the first.
pub fn cost(rows: &[usize], cols: &[usize], first_only: bool) -> Cost {
    run(Rows::Given(rows), cols, first_only)
}

/// Returns the cost of the search if the row with the fewest free squares is filled next, or the
/// upper row if several have equally few. To find that row, the search tests every square of every
/// empty row.
pub fn cost_of_fewest_first(cols: &[usize], first_only: bool) -> Cost {
    run(Rows::FewestFree, cols, first_only)
}

#[derive(Clone, Copy)]
enum Rows<'a> {
    Given(&'a [usize]),
    FewestFree,
}

fn run(rows: Rows<'_>, cols: &[usize], first_only: bool) -> Cost {
    let mut search = Search {
        rows,
        cols,
        first_only,
        free: Free::new(cols.len()),
        filled: vec![false; cols.len()],
        cost: Cost::default(),
    };
    search.fill_from(0);
    search.cost
}

struct Search<'a> {
    rows: Rows<'a>,
    cols: &'a [usize],
    first_only: bool,
    free: Free,
    /// True for each row that has a queen.
    filled: Vec<bool>,
    cost: Cost,
}

impl Search<'_> {
    /// Fills the remaining rows after `placed` of them have a queen. Returns whether to stop.
    fn fill_from(&mut self, placed: usize) -> bool {
        if placed == self.cols.len() {
            return self.first_only;
        }
        // A given row is tested square by square. A chosen row was tested when it was chosen.
        let (row, known) = match self.rows {
            Rows::Given(rows) => (rows[placed], None),
            Rows::FewestFree => {
                let (row, free) = self.row_with_fewest();
                (row, Some(free))
            }
        };
        for &col in self.cols {
            let is_free = match &known {
                Some(free) => free.contains(&col),
                None => self.asks(row, col),
            };
            if !is_free {
                continue;
            }
            self.cost.placements += 1;
            self.free.take(row, col);
            self.filled[row] = true;
            let stop = self.fill_from(placed + 1);
            self.free.give_back(row, col);
            self.filled[row] = false;
            if stop {
                return true;
            }
        }
        false
    }

    fn row_with_fewest(&mut self) -> (usize, Vec<usize>) {
        let rows = (0..self.cols.len()).filter(|&row| !self.filled[row]);
        let rows: Vec<usize> = rows.collect();
        let squares = rows.into_iter().map(|row| (row, self.free_squares(row)));
        let fewest = squares.min_by_key(|(_, free)| free.len());
        fewest.expect("some row is empty")
    }

    /// Returns the columns of the free squares of a row, in the order in which they are tried.
    fn free_squares(&mut self, row: usize) -> Vec<usize> {
        let cols = self.cols.iter().copied();
        cols.filter(|&col| self.asks(row, col)).collect()
    }

    fn asks(&mut self, row: usize, col: usize) -> bool {
        self.cost.asked += 1;
        self.free.is_free(row, col)
    }
}

/// Returns 0, 1, 2, …
pub fn in_order(n: usize) -> Vec<usize> {
    (0..n).collect()
}

/// Orders from the middle outwards, alternating between the sides: 4, 3, 5, 2, 6, … for n = 8.
pub fn middle_outwards(n: usize) -> Vec<usize> {
    let mut order = edges_inwards(n);
    order.reverse();
    order
}

/// Orders every other number first, then the rest: 0, 2, 4, 6, 1, 3, 5, 7 for n = 8.
pub fn even_then_odd(n: usize) -> Vec<usize> {
    (0..n).step_by(2).chain((1..n).step_by(2)).collect()
}

/// Orders from both edges inwards: 0, 7, 1, 6, 2, … for n = 8.
pub fn edges_inwards(n: usize) -> Vec<usize> {
    let upper = 0..n.div_ceil(2);
    let pairs = upper.flat_map(|place| [place, n - 1 - place]);
    pairs.take(n).collect()
}

/// The order, among all 40 320 orders of 8 rows, in which finding all solutions takes the most
/// placements.
pub const WORST_OF_8: [usize; 8] = [0, 7, 1, 6, 3, 4, 2, 5];

#[cfg(test)]
mod tests {
    use super::*;

    const ORDERS: [fn(usize) -> Vec<usize>; 4] =
        [in_order, middle_outwards, even_then_odd, edges_inwards];

    #[test]
    fn every_order_holds_every_row_once() {
        for (order, n) in ORDERS
            .into_iter()
            .flat_map(|order| (1..=9).map(move |n| (order, n)))
        {
            let mut rows = order(n);
            rows.sort_unstable();
            assert_eq!(rows, in_order(n));
        }
        assert_eq!(edges_inwards(5), [0, 4, 1, 3, 2]);
        assert_eq!(middle_outwards(8), [4, 3, 5, 2, 6, 1, 7, 0]);
    }

    #[test]
    fn in_order_it_is_the_textbooks_search() {
        let order = in_order(8);
        assert_eq!(placements_to_first(&order, &order), 113);
        assert_eq!(placements_for_all(&order, &order), 2_056);
    }

    #[test]
    fn neighbouring_rows_make_equally_large_trees() {
        for n in 1..=8 {
            let down = placements_for_all(&in_order(n), &in_order(n));
            assert_eq!(placements_for_all(&middle_outwards(n), &in_order(n)), down);
        }
    }

    #[test]
    fn fewest_first_places_fewer_queens_and_asks_more_squares() {
        for (n, placed) in [(1, 1), (2, 2), (3, 5), (8, 1_360)] {
            let down = cost(&in_order(n), &in_order(n), false);
            let fewest = cost_of_fewest_first(&in_order(n), false);
            assert_eq!(fewest.placements, placed, "{n} queens");
            assert!(fewest.placements <= down.placements && fewest.asked >= down.asked);
        }
        let squares = cost(&in_order(8), &in_order(8), false).asked;
        // Each board that is not full tests the 8 squares of one row.
        assert_eq!(squares, 8 * (2_057 - 92));
    }

    #[test]
    fn a_search_that_stops_does_not_ask_the_squares_behind_its_solution() {
        for n in [4, 5, 7, 8, 12] {
            let cost = cost(&in_order(n), &in_order(n), true);
            let solution = crate::first_solution::first_solution(n);
            // The search expands as many boards as it places queens: the empty one too, but not the
            // solution.
            let behind = solution.map_or(0, |queens| {
                queens.iter().map(|&col| (n - 1 - col) as u64).sum()
            });
            assert_eq!(
                cost.asked,
                cost.placements * n as u64 - behind,
                "{n} queens"
            );
        }
        let asked = |n| cost(&in_order(n), &in_order(n), true).asked;
        assert_eq!([asked(8), asked(12)], [876, 3_066]);
    }

    #[test]
    #[ignore = "tries 40 320 orders: run with --release --ignored"]
    fn no_order_of_8_rows_is_better_than_top_down_or_worse_than_the_worst() {
        fn orders(rows: &mut Vec<usize>, fixed: usize, all: &mut Vec<u64>) {
            if fixed == rows.len() {
                all.push(placements_for_all(rows, &in_order(8)));
            }
            for next in fixed..rows.len() {
                rows.swap(fixed, next);
                orders(rows, fixed + 1, all);
                rows.swap(fixed, next);
            }
        }
        let mut all = Vec::new();
        orders(&mut in_order(8), 0, &mut all);
        assert_eq!(all.len(), 40_320);
        assert_eq!(all.iter().min(), Some(&2_056));
        let worst = placements_for_all(&WORST_OF_8, &in_order(8));
        assert_eq!((worst, all.iter().max()), (3_826, Some(&3_826)));
    }

    #[test]
    fn the_order_of_columns_changes_nothing_when_all_are_sought() {
        for order in ORDERS {
            assert_eq!(placements_for_all(&in_order(7), &order(7)), 551);
        }
    }
}
