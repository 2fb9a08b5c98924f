//! In which order: the search with rows filled, and columns tried, in any order one likes.

use crate::free::Free;

/// How many queens are placed until all solutions are found.
///
/// `rows` is the order in which the rows are filled, `cols` that in which the columns are tried.
pub fn placements_for_all(rows: &[usize], cols: &[usize]) -> u64 {
    run(rows, cols, false)
}

/// How many queens are placed until the first solution is found, or until there is none.
pub fn placements_to_first(rows: &[usize], cols: &[usize]) -> u64 {
    run(rows, cols, true)
}

fn run(rows: &[usize], cols: &[usize], first_only: bool) -> u64 {
    let mut search = Search {
        rows,
        cols,
        first_only,
        free: Free::new(rows.len()),
        placed: 0,
    };
    search.fill_from(0);
    search.placed
}

struct Search<'a> {
    rows: &'a [usize],
    cols: &'a [usize],
    first_only: bool,
    free: Free,
    placed: u64,
}

impl Search<'_> {
    /// Fills the rows from the one at this place of the order on; says whether to stop.
    fn fill_from(&mut self, place: usize) -> bool {
        let Some(&row) = self.rows.get(place) else {
            return self.first_only;
        };
        for &col in self.cols {
            if self.free.is_free(row, col) {
                self.placed += 1;
                self.free.take(row, col);
                let stop = self.fill_from(place + 1);
                self.free.give_back(row, col);
                if stop {
                    return true;
                }
            }
        }
        false
    }
}

/// 0, 1, 2, …
pub fn in_order(n: usize) -> Vec<usize> {
    (0..n).collect()
}

/// From the middle outwards, by turns to either side: 4, 3, 5, 2, 6, … for n = 8.
pub fn middle_outwards(n: usize) -> Vec<usize> {
    let mut order = edges_inwards(n);
    order.reverse();
    order
}

/// Every other one, then the others: 0, 2, 4, 6, 1, 3, 5, 7 for n = 8.
pub fn even_then_odd(n: usize) -> Vec<usize> {
    (0..n).step_by(2).chain((1..n).step_by(2)).collect()
}

/// From both edges inwards: 0, 7, 1, 6, 2, … for n = 8.
pub fn edges_inwards(n: usize) -> Vec<usize> {
    let upper = 0..n.div_ceil(2);
    let pairs = upper.flat_map(|place| [place, n - 1 - place]);
    pairs.take(n).collect()
}

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
    fn the_order_of_columns_changes_nothing_when_all_are_sought() {
        for order in ORDERS {
            assert_eq!(placements_for_all(&in_order(7), &order(7)), 551);
        }
    }
}
