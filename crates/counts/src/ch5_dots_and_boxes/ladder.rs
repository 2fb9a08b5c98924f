//! The ladder of searches from the empty field, rung by rung. Searches that take more than a few seconds are left to `cargo
//! ladder dots`, unless there is a formula for them.

use charts::{ChartKind, Table};
use dots_and_boxes::rungs::bound::bounded;
use dots_and_boxes::rungs::order::{
    Rank, as_numbered, down_first, from_centre, row_by_row, selection_sorted,
};
use dots_and_boxes::rungs::ordered_field::OrderedField;
use dots_and_boxes::rungs::plain::alpha_beta;
use dots_and_boxes::rungs::{LADDER, Rung};
use dots_and_boxes::size::Size;
use textfmt::times;

use crate::counted::{Drawn, row, table, with_chart};

const MINIMAX: Rung = LADDER[0];
const BOUNDED: Rung = LADDER[3];
const MEMO: Rung = LADDER[4];
const TABLE: Rung = LADDER[5];

/// The fields on which even searches without a memo finish.
const SMALL: [Size; 3] = [size(1, 2), size(1, 3), size(2, 2)];

const fn size(rows: usize, cols: usize) -> Size {
    Size { rows, cols }
}

/// Lists all rungs on all fields.
pub(crate) fn rungs() -> Table {
    let sizes = [size(1, 2), size(1, 3), size(2, 2), size(2, 3), size(3, 3)];
    let rows = LADDER.map(|rung| row(rung.name, sizes.map(|size| nodes(rung, size))));
    let head = sizes.map(|size| format!(" | {size}")).concat();
    let counted = table(&format!("rung{head}"), rows);
    with_chart(
        counted,
        &Drawn {
            title: "The ladder of dots and boxes",
            counted: "Nodes, from the empty field",
            kind: ChartKind::Bars,
            columns: &[(3, "2x2, with 12 lines"), (5, "3x3, with 24 lines")],
            ladder: Some((&["dots 2x2", "dots 3x3"], &LADDER.map(|rung| rung.name))),
        },
    )
}

/// Returns by which factor each rung reduces the nodes of the rung below, and of minimax.
pub(crate) fn saved() -> Table {
    let rows = LADDER.windows(2).map(|two| {
        let fewer = |below: Rung, size: Size| {
            let [below, above] = [below, two[1]].map(|rung| nodes(rung, size));
            below.zip(above).map(|(below, above)| times(below, above))
        };
        let both = SMALL.map(|size| [fewer(two[0], size), fewer(MINIMAX, size)]);
        row(two[1].name, both.concat())
    });
    let columns =
        SMALL.map(|size| format!(" | {size} :: than the rung below | {size} :: than minimax"));
    table(&format!("times fewer nodes{}", columns.concat()), rows)
}

/// Compares the formula for minimax with its count.
pub(crate) fn minimax() -> Table {
    by_rule(MINIMAX, 10, "E!·e, rounded down")
}

/// Compares the formula for the memo with its count.
pub(crate) fn memo() -> Table {
    by_rule(MEMO, 17, "E·2^(E−1) + 1")
}

/// Returns the nodes of a rung by its formula. On fields with at most `most_lines` lines they are counted, too.
fn by_rule(rung: Rung, most_lines: usize, rule: &str) -> Table {
    let sizes = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (2, 4), (3, 3)];
    let rows = sizes.map(|(rows, cols)| {
        let size = size(rows, cols);
        let lines = size.lines();
        let counted = (lines <= most_lines).then(|| rung.solve(size).nodes);
        vec![
            size.to_string().into(),
            lines.into(),
            (rung.rule)(lines).into(),
            counted.into(),
        ]
    });
    table(&format!("size | lines E | {rule} | counted"), rows)
}

/// Compares alpha-beta with two numberings of the lines.
pub(crate) fn numberings() -> Table {
    let rows = SMALL.map(|size| {
        let of = |rank| alpha_beta_nodes(&OrderedField::new(size, rank));
        let minimax = (MINIMAX.rule)(size.lines());
        let nodes = row(minimax, [of(as_numbered), of(down_first)]);
        row(size.to_string(), nodes)
    });
    table(
        "size | minimax | alpha-beta, lines across first | lines down first",
        rows,
    )
}

/// Compares alpha-beta with the centre first, with several rules for ties.
pub(crate) fn centre_first() -> Table {
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

/// Returns the savings of the bound, in both orders.
pub(crate) fn boxes_left() -> Table {
    let orders: [(&str, Rank); 2] = [("as numbered", as_numbered), ("centre first", from_centre)];
    let rows = orders.into_iter().flat_map(|(order, rank)| {
        SMALL.map(|size| {
            let with = OrderedField::new(size, rank);
            bounded(&with);
            let with = with.lines_drawn() + 1;
            let without = alpha_beta_nodes(&OrderedField::new(size, rank));
            let fewer = times(without.into(), with.into());
            vec![
                order.into(),
                size.to_string().into(),
                without.into(),
                with.into(),
                fewer.into(),
            ]
        })
    });
    table(
        "order | size | alpha-beta | with the bound | times fewer",
        rows,
    )
}

/// Compares the table with its components.
pub(crate) fn table_and_bounds() -> Table {
    let rungs = [BOUNDED, MEMO, TABLE];
    let rows = [size(1, 2), size(1, 3), size(2, 2), size(2, 3)]
        .map(|size| row(size.to_string(), rungs.map(|rung| nodes(rung, size))));
    let head = "size | alpha-beta, centre first, and the bound | memo on the lines";
    table(&format!("{head} | table and bounds"), rows)
}

fn alpha_beta_nodes(field: &OrderedField) -> u64 {
    alpha_beta(field);
    field.lines_drawn() + 1
}

/// Returns the nodes of a rung by its formula, or by a count if that is fast.
fn nodes(rung: Rung, size: Size) -> Option<u128> {
    let lines = size.lines();
    let most_lines = if rung.bytes_a_set == 0 { 12 } else { 24 };
    (rung.rule)(lines).or_else(|| (lines <= most_lines).then(|| rung.solve(size).nodes.into()))
}
