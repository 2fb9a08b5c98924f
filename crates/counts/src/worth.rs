//! What each idea of the course is worth, in one table: the same question asked with the idea and
//! without it.

use std::collections::HashMap;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::centre_first;
use alpha_beta::transposition::{Table, with_table};
use call_trace::record;
use dots_and_boxes::rungs::{LADDER, Rung};
use dots_and_boxes::size::Size;
use dots_solver::Techniques;
use eight_queens::constraints::{any_column, free_lines, visit};
use eight_queens::count::{Tally, bitmask, symmetric};
use game::{Ordered, Value, WinDrawLoss};
use recursion::fibonacci::{fibonacci, fibonacci_memo};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;
use words::{grouped, table};

use crate::Tables;
use crate::ablation::solve;

/// The table of the whole course.
pub fn tables() -> Tables {
    vec![("course-worth", worth())]
}

/// An idea, the question it is tried on, and the nodes without it and with it.
type Row = (&'static str, &'static str, [u128; 2]);

fn worth() -> String {
    let rows = [recursion(), queens(), tic_tac_toe(), dots()].concat();
    let rows = rows.into_iter().map(|(idea, question, [before, after])| {
        let factor = (before + after / 2) / after;
        let counts = [before, after, factor].map(grouped);
        [idea, question]
            .map(str::to_owned)
            .into_iter()
            .chain(counts)
            .collect()
    });
    table(
        "the idea | the question | nodes before | nodes after | times fewer",
        rows,
    )
}

fn recursion() -> Vec<Row> {
    let plain = calls(|| fibonacci(20));
    let memo = calls(|| fibonacci_memo(20, &mut HashMap::new()));
    vec![("never the same thing twice", "fibonacci(20)", [plain, memo])]
}

fn queens() -> Vec<Row> {
    let question = "all ways to place 8 queens";
    let tested = [visit(8, any_column), visit(8, free_lines)].map(|seen| seen.nodes.into());
    let images = [bitmask::<Tally>(8), symmetric::<Tally>(8)].map(|seen| seen.nodes.into());
    vec![
        ("test before you go on", question, tested),
        ("images of a board are one board", question, images),
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
    let kept = calls(|| with_table(&ordered, 9, Value::MIN, Value::MAX, &mut Table::new()));
    vec![
        ("each position once", question, [minimax, memo]),
        ("leave out what is refuted", question, [minimax, cut]),
        ("good moves first", question, [cut, centre]),
        ("keep bounds, too", question, [centre, kept]),
    ]
}

fn dots() -> Vec<Row> {
    let size = |boxes: usize| Size::new(boxes, boxes).expect("the field is small enough");
    let nodes = |rung: &Rung| match (rung.rule)(size(2).lines()) {
        Some(known) => known,
        None => rung.solve(size(2)).nodes.into(),
    };
    let [minimax, cut, _, _, memo, tabled] = LADDER.each_ref().map(nodes);
    let larger = (LADDER[0].rule)(size(3).lines()).expect("minimax has a rule");
    // The solver counts the positions whose moves it looked at; the searches before it count calls,
    // also those that a table answers at once.
    let solved = |boxes| u128::from(solve((boxes, boxes), Techniques::ALL).1);
    let [solved, solved_larger] = [2, 3].map(solved);
    let question = "dots and boxes, 2x2";
    vec![
        ("leave out what is refuted", question, [minimax, cut]),
        ("the lines alone decide the rest", question, [minimax, memo]),
        ("both, and bounds", question, [memo, tabled]),
        ("chains, images, yes or no", question, [tabled, solved]),
        ("all of it together", question, [minimax, solved]),
        (
            "all of it together",
            "dots and boxes, 3x3",
            [larger, solved_larger],
        ),
    ]
}

/// How many calls a search makes.
fn calls<R>(search: impl FnOnce() -> R) -> u128 {
    let (_, trace) = record(search);
    trace.calls() as u128
}
