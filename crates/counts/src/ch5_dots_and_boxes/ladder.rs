//! The ladder of searches from the empty field, rung by rung. What takes more than a few seconds is
//! left to `cargo ladder dots`, unless there is a rule for it.

use std::fmt::Display;

use dots_and_boxes::rungs::bound::bounded;
use dots_and_boxes::rungs::order::{
    Rank, as_numbered, down_first, from_centre, row_by_row, selection_sorted,
};
use dots_and_boxes::rungs::ordered_field::OrderedField;
use dots_and_boxes::rungs::plain::alpha_beta;
use dots_and_boxes::rungs::{LADDER, Rung};
use dots_and_boxes::size::Size;
use figures::ChartKind;
use words::{grouped, row, table, times};

use crate::counted::{Counted, Drawn, entries};

const MINIMAX: Rung = LADDER[0];
const BOUNDED: Rung = LADDER[3];
const MEMO: Rung = LADDER[4];
const TABLE: Rung = LADDER[5];

/// The fields on which also searches that keep nothing come to an end.
const SMALL: [Size; 3] = [size(1, 2), size(1, 3), size(2, 2)];

const fn size(rows: usize, cols: usize) -> Size {
    Size { rows, cols }
}

/// All rungs on all fields.
pub(crate) fn rungs() -> [String; 2] {
    let sizes = [size(1, 2), size(1, 3), size(2, 2), size(2, 3), size(3, 3)];
    let rows = LADDER.map(|rung| entries(rung.name, sizes.map(|size| nodes(rung, size))));
    let head = sizes.map(|size| format!(" | {size}")).concat();
    let counted = Counted::of(&format!("rung{head}"), rows);
    counted.with_chart(&Drawn {
        title: "The ladder of dots and boxes",
        counted: "Nodes, from the empty field",
        kind: ChartKind::Bars,
        columns: &[(3, "2x2, with 12 lines"), (5, "3x3, with 24 lines")],
        ladder: Some((&["dots 2x2", "dots 3x3"], &LADDER.map(|rung| rung.name))),
    })
}

/// By how much each rung has fewer nodes than the one below, and than minimax.
pub(crate) fn saved() -> String {
    let rows = LADDER.windows(2).map(|two| {
        let fewer = |below: Rung, size: Size| {
            let [below, above] = [below, two[1]].map(|rung| nodes(rung, size));
            let fewer = below.zip(above).map(|(below, above)| times(below, above));
            fewer.unwrap_or_else(|| "–".to_owned())
        };
        let mut row = vec![two[1].name.to_owned()];
        for size in SMALL {
            row.extend([fewer(two[0], size), fewer(MINIMAX, size)]);
        }
        row
    });
    let columns = SMALL.map(|size| format!(" | {size}: than the rung below | than minimax"));
    table(&format!("times fewer nodes{}", columns.concat()), rows)
}

/// Minimax by its rule, and counted.
pub(crate) fn minimax() -> String {
    by_rule(MINIMAX, 10, "E!·e, rounded down")
}

/// The memo by its rule, and counted.
pub(crate) fn memo() -> String {
    by_rule(MEMO, 17, "E·2^(E−1) + 1")
}

/// The nodes of a rung by its rule; counted, too, on a field of at most `most_lines` lines.
fn by_rule(rung: Rung, most_lines: usize, rule: &str) -> String {
    let sizes = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (2, 4), (3, 3)];
    let rows = sizes.map(|(rows, cols)| {
        let size = size(rows, cols);
        let lines = size.lines();
        let counted = (lines <= most_lines).then(|| rung.solve(size).nodes);
        let ruled = cell((rung.rule)(lines));
        vec![size.to_string(), lines.to_string(), ruled, cell(counted)]
    });
    table(&format!("size | lines E | {rule} | counted"), rows)
}

/// Alpha-beta in two numberings of the lines.
pub(crate) fn numberings() -> String {
    let rows = SMALL.map(|size| {
        let of = |rank| alpha_beta_nodes(&OrderedField::new(size, rank));
        let minimax = cell((MINIMAX.rule)(size.lines()));
        let nodes = [of(as_numbered), of(down_first)].map(grouped);
        [size.to_string(), minimax]
            .into_iter()
            .chain(nodes)
            .collect()
    });
    table(
        "size | minimax | alpha-beta, lines across first | lines down first",
        rows,
    )
}

/// Alpha-beta with the centre first, ties broken in several ways.
pub(crate) fn centre_first() -> String {
    let ranked = |name: &str, rank: Rank| {
        let nodes = SMALL.map(|size| alpha_beta_nodes(&OrderedField::new(size, rank)));
        row(name, nodes)
    };
    let sorted =
        SMALL.map(|size| alpha_beta_nodes(&OrderedField::in_order(size, selection_sorted(size))));
    table(
        "order | 1x2 | 1x3 | 2x2",
        [
            ranked("as numbered, across first", as_numbered),
            ranked("down first", down_first),
            ranked("row by row", row_by_row),
            ranked("**centre first**, ties as numbered", from_centre),
            ranked("centre first, ties down first", |size, line| {
                2 * from_centre(size, line) + down_first(size, line)
            }),
            ranked("centre first, ties row by row", |size, line| {
                1000 * from_centre(size, line) + row_by_row(size, line)
            }),
            row("centre first, ties as a selection sort leaves them", sorted),
            ranked("centre last", |size, line| -from_centre(size, line)),
        ],
    )
}

/// What the bound saves, in both orders.
pub(crate) fn boxes_left() -> String {
    let orders: [(&str, Rank); 2] = [("as numbered", as_numbered), ("centre first", from_centre)];
    let rows = orders.into_iter().flat_map(|(order, rank)| {
        SMALL.map(|size| {
            let with = OrderedField::new(size, rank);
            bounded(&with);
            let with = with.lines_drawn() + 1;
            let without = alpha_beta_nodes(&OrderedField::new(size, rank));
            let fewer = times(without.into(), with.into());
            let [without, with] = [without, with].map(grouped);
            vec![order.to_owned(), size.to_string(), without, with, fewer]
        })
    });
    table(
        "order | size | alpha-beta | with the bound | times fewer",
        rows,
    )
}

/// The table beside what it is made of.
pub(crate) fn table_and_bounds() -> String {
    let rungs = [BOUNDED, MEMO, TABLE];
    let rows = [size(1, 2), size(1, 3), size(2, 2), size(2, 3)].map(|size| {
        let nodes = rungs.map(|rung| cell(nodes(rung, size)));
        [size.to_string()].into_iter().chain(nodes).collect()
    });
    let head = "size | alpha-beta, centre first, and the bound | memo on the lines";
    table(&format!("{head} | table and bounds"), rows)
}

fn alpha_beta_nodes(field: &OrderedField) -> u64 {
    alpha_beta(field);
    field.lines_drawn() + 1
}

/// The nodes of a rung: by its rule, or counted if that does not take long.
fn nodes(rung: Rung, size: Size) -> Option<u128> {
    let lines = size.lines();
    let most_lines = if rung.bytes_a_set == 0 { 12 } else { 24 };
    (rung.rule)(lines).or_else(|| (lines <= most_lines).then(|| rung.solve(size).nodes.into()))
}

fn cell(count: Option<impl Display>) -> String {
    count.map_or_else(|| "–".to_owned(), grouped)
}
