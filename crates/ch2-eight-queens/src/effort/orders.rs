//! Rows and columns in other orders.

use crate::order::{self, in_order, placements_for_all, placements_to_first};
use tables::{grouped, table};

/// An order of rows or columns, and what the tables call it.
type Order = (&'static str, fn(usize) -> Vec<usize>);

pub(super) fn row_order() -> String {
    let orders: [Order; 4] = [
        ("from the top down", in_order),
        ("from the middle outwards", order::middle_outwards),
        ("every other row, then the others", order::even_then_odd),
        ("from the edges inwards", order::edges_inwards),
    ];
    let rows = orders.map(|(name, order)| {
        let all = 1 + placements_for_all(&order(8), &in_order(8));
        let first = [8, 10, 12, 14].map(|n| placements_to_first(&order(n), &in_order(n)));
        let counts = [all].into_iter().chain(first);
        let counts = counts.map(|count| grouped(count as usize));
        [name.to_owned(), places(&order(8))]
            .into_iter()
            .chain(counts)
            .collect()
    });
    table(
        "rows are filled | for n = 8 | calls for all of 8 | placements to the first: n = 8 | n = 10 | \
         n = 12 | n = 14",
        rows,
    )
}

pub(super) fn column_order() -> String {
    let orders: [Order; 4] = [
        ("from left to right", in_order),
        ("from the middle outwards", order::middle_outwards),
        ("every other column, then the others", order::even_then_odd),
        ("from the edges inwards", order::edges_inwards),
    ];
    let rows = orders.map(|(name, order)| {
        let sizes = [8, 10, 12, 14, 16].into_iter();
        let first = sizes.map(|n| placements_to_first(&in_order(n), &order(n)));
        let counts = first.map(|count| grouped(count as usize));
        [name.to_owned(), places(&order(8))]
            .into_iter()
            .chain(counts)
            .collect()
    });
    table(
        "columns are tried | for n = 8 | placements to the first: n = 8 | n = 10 | n = 12 | n = 14 | \
         n = 16",
        rows,
    )
}

fn places(order: &[usize]) -> String {
    let places: Vec<String> = order.iter().map(usize::to_string).collect();
    format!("`{}`", places.join(" "))
}
