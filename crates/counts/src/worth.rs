//! The value of each idea in the course, in one table: the same question, answered with and without the idea.

use std::collections::HashMap;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::centre_first;
use alpha_beta::transposition::{Table as Kept, with_table};
use call_trace::record;
use charts::{Cell, ChartKind, Table};
use dots_and_boxes::rungs::ordered_field::OrderedField;
use dots_and_boxes::rungs::{LADDER, Rung};
use dots_and_boxes::size::Size;
use dots_solver::Techniques;
use eight_queens::constraints::{any_column, free_lines, visit};
use eight_queens::count::{Tally, bitmask, symmetric};
use game::{Ordered, Value, WinDrawLoss};
use recursion::fibonacci::{fibonacci, fibonacci_memo};
use textfmt::{grouped, power_of_ten};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

use crate::ablation::solve;
use crate::counted::{Drawn, Tables, table, with_chart_named};

/// Returns the table of the whole course.
pub fn tables() -> Tables {
    vec![("course-worth", worth())]
}

/// An idea, a question, the counted quantity, and its count without the idea and with it. The quantity is the same on both sides.
type Row = (&'static str, &'static str, &'static str, [u128; 2]);

const CALLS: &str = "calls";

/// Expanded positions. The solver counts these, since a position with a known result costs it no work.
const POSITIONS: &str = "positions";

fn worth() -> Table {
    let rows = [recursion(), queens(), tic_tac_toe(), dots()].concat();
    let rows = rows
        .into_iter()
        .map(|(idea, question, counted, [before, after])| {
            let factor = (before + after / 2) / after;
            let short = [idea, question, counted].map(Cell::from);
            let counts = [
                shortened(before, 1_000_000_000_000),
                after.into(),
                shortened(factor, 1_000_000),
            ];
            short.into_iter().chain(counts).collect()
        });
    let counted = table(
        "the idea | the question | counted | before | after | times fewer",
        rows,
    );
    let drawn = Drawn {
        title: "What each idea was worth",
        counted: "Calls, and in the last three rows positions",
        kind: ChartKind::Band,
        columns: &[(4, "after"), (3, "before")],
        ladder: None,
    };
    with_chart_named(counted, &drawn, |row| format!("{}: {}", row[0], row[1]))
}

/// Formats a count exactly below `exact`, and from there on with its first two digits, which are enough for a reader.
fn shortened(count: u128, exact: u128) -> Cell {
    if count < exact {
        return count.into();
    }
    let cut = 10_u128.pow(count.ilog10() - 1);
    let two = (count + cut / 2) / cut;
    let written = match two * cut {
        round @ ..1_000_000_000 => grouped(round),
        round => {
            let power = round.ilog10();
            let two = round / 10_u128.pow(power - 1);
            format!("{}.{}·{}", two / 10, two % 10, power_of_ten(power))
        }
    };
    Cell::Count { count, written }
}

fn recursion() -> Vec<Row> {
    let plain = calls(|| fibonacci(20));
    let memo = calls(|| fibonacci_memo(20, &mut HashMap::new()));
    vec![(
        "never the same thing twice",
        "fibonacci(20)",
        CALLS,
        [plain, memo],
    )]
}

fn queens() -> Vec<Row> {
    let question = "all ways to place 8 queens";
    let tested = [visit(8, any_column), visit(8, free_lines)].map(|seen| seen.nodes.into());
    let images = [bitmask::<Tally>(8), symmetric::<Tally>(8)].map(|seen| seen.nodes.into());
    vec![
        ("test before you go on", question, CALLS, tested),
        ("images of a board are one board", question, CALLS, images),
    ]
}

fn tic_tac_toe() -> Vec<Row> {
    let question = "who wins tic-tac-toe";
    let start = WinDrawLoss(Bits::new());
    let ordered = Ordered::new(start.clone(), centre_first);
    let minimax = calls(|| look_ahead(&start, 9));
    let memo = calls(|| value_of(&Bits::new(), &mut HashMap::new()));
    let cut = calls(|| alpha_beta(&start, 9, Value::MIN, Value::MAX));
    let centre = calls(|| alpha_beta(&ordered, 9, Value::MIN, Value::MAX));
    let kept = calls(|| with_table(&ordered, 9, Value::MIN, Value::MAX, &mut Kept::new()));
    vec![
        ("each position once", question, CALLS, [minimax, memo]),
        ("leave out what is refuted", question, CALLS, [minimax, cut]),
        ("good moves first", question, CALLS, [cut, centre]),
        ("keep bounds, too", question, CALLS, [centre, kept]),
    ]
}

fn dots() -> Vec<Row> {
    let size = |boxes: usize| Size::new(boxes, boxes).expect("the field is small enough");
    let nodes = |rung: &Rung| match (rung.rule)(size(2).lines()) {
        Some(known) => known,
        None => rung.solve(size(2)).nodes.into(),
    };
    let [minimax, cut, _, _, memo, tabled] = LADDER.each_ref().map(nodes);
    let [.., last] = LADDER;
    let asked = looked_into(&last, size(2));
    let [tree, larger_tree] = [2, 3].map(|boxes| inner(size(boxes).lines()));
    let [solved, larger] = [2, 3].map(|boxes| u128::from(solve((boxes, boxes), Techniques::ALL).1));
    let question = "dots and boxes, 2x2";
    let all = "all of it together";
    vec![
        ("leave out what is refuted", question, CALLS, [minimax, cut]),
        (
            "the lines alone decide the rest",
            question,
            CALLS,
            [minimax, memo],
        ),
        ("both, and bounds", question, CALLS, [memo, tabled]),
        (
            "chains, images, yes or no",
            question,
            POSITIONS,
            [asked, solved],
        ),
        (all, question, POSITIONS, [tree, solved]),
        (all, "dots and boxes, 3x3", POSITIONS, [larger_tree, larger]),
    ]
}

/// Returns the number of positions whose moves a rung generates.
fn looked_into(rung: &Rung, size: Size) -> u128 {
    let field = OrderedField::new(size, rung.rank);
    (rung.search)(&field);
    field.positions_opened().into()
}

/// Returns the number of inner nodes in minimax's tree: all nodes except the ends of the games, one for each order of the lines.
fn inner(lines: usize) -> u128 {
    let all = (LADDER[0].rule)(lines).expect("minimax has a rule");
    all - (1..=lines as u128).product::<u128>()
}

/// Returns the number of calls that a search makes.
fn calls<R>(search: impl FnOnce() -> R) -> u128 {
    let (_, trace) = record(search);
    trace.calls() as u128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_large_number_two_digits_are_left() {
        let short = [999, 1_234_567, 999_999_999, 41_550_000_000_000_000_000]
            .map(|count| shortened(count, 1_000).written());
        let millions = ["1\u{202f}200\u{202f}000", "1.0·10⁹", "4.2·10¹⁹"];
        assert_eq!(short[0], "999");
        assert_eq!(short[1..], millions);
    }

    #[test]
    fn the_ends_of_games_are_not_looked_into() {
        assert_eq!(inner(12), 1_302_061_345 - 479_001_600);
        let size = Size::new(1, 2).unwrap();
        assert_eq!(looked_into(&LADDER[0], size), inner(size.lines()));
    }

    #[test]
    fn a_position_that_the_table_answers_is_not_looked_into() {
        let sizes = [(2, 2), (2, 3)].map(|(rows, cols)| Size::new(rows, cols).unwrap());
        let asked = sizes.map(|size| looked_into(&LADDER[5], size));
        assert_eq!(asked, [2_288, 57_744]);
    }
}
