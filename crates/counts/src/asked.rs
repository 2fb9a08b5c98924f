//! What only a question asks for, and no page prints: each answer is found by running the code that the question is about.

use std::collections::{HashMap, HashSet};
use std::io::Cursor;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::hunts::first_child_only::first_child_only;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform::random;
use call_trace::record;
use dots_and_boxes::boxes::sides;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::rungs::plain::nodes_of_minimax;
use dots_and_boxes::size::{Lines, Size};
use dots_and_boxes::symmetry::Symmetry;
use game::{Board, Player, Value, Watched};
use recursion::stack_depth::sum_by_halves;
use tic_tac_toe::analysis::{assess, value_of};
use tic_tac_toe::bits::{Bits, LINES};
use tic_tac_toe::board::TicTacToe;
use tic_tac_toe::census::positions;
use tic_tac_toe::evaluate::evaluate;
use tic_tac_toe::game_loop::ask_for_move;
use words::{grouped, table};

use crate::Tables;
use crate::ch5_dots_and_boxes::built_tree::full_tree;

/// What is asked, in words of its own that name the row, and the answer.
type Asked = (&'static str, String);

/// The one table, of all chapters.
///
/// # Panics
/// When code of the course does not do what a question takes for granted.
pub fn tables() -> Tables {
    let chapters = [recursion(), queens(), tic_tac_toe(), search(), dots()];
    let rows = chapters.concat().into_iter();
    let rows = rows.map(|(asked, answer)| vec![asked.to_owned(), answer]);
    vec![("asked", table("what is asked | it is", rows))]
}

fn recursion() -> Vec<Asked> {
    let numbers: Vec<u64> = (1..=2000).collect();
    let (_, halves) = record(|| sum_by_halves(&numbers));
    let mut items = [1, 2, 3];
    items.swap(0, 2);
    items.swap(0, 2);
    vec![
        ("2 000 numbers by halves: height", grouped(halves.height())),
        (
            "three calls with n − 1: calls for n = 3",
            grouped(of_three_calls(3)),
        ),
        ("0 and 2 swapped twice", format!("{items:?}")),
    ]
}

/// The calls of a function that calls itself three times with n − 1, down to 0.
fn of_three_calls(n: u32) -> u64 {
    match n {
        0 => 1,
        _ => 1 + (0..3).map(|_| of_three_calls(n - 1)).sum::<u64>(),
    }
}

fn queens() -> Vec<Asked> {
    let n = 8;
    let squares = || (1..=n).flat_map(|i| (1..=n).map(move |j| (i, j)));
    let rising = squares().map(|(i, j)| i + j).max();
    let falling = squares().map(|(i, j)| i - j).min();
    // The places of an array of 2n − 1 end before 2n − 1.
    let outside = squares().find(|(i, j)| i + n - j >= 2 * n - 1);
    let (row, column) = outside.expect("one square is outside");
    let lists: [&[usize]; 2] = [&[1, 3, 0, 2], &[1, 3]];
    let largest = (0..).take_while(|&n| 1_u32.checked_shl(n).is_some()).last();
    vec![
        ("the largest index of b", shown(rising)),
        ("the smallest index of c", shown(falling)),
        (
            "the square outside c",
            format!("row {row}, column {column}"),
        ),
        (
            "the lesser of two lists",
            format!("{:?}", lists.iter().min().expect("two")),
        ),
        ("the largest n of a bitmask", shown(largest)),
    ]
}

fn tic_tac_toe() -> Vec<Asked> {
    let all = positions(&Bits::new());
    let finished = all.iter().filter(|board| board.done());
    let values: HashSet<Value> = finished.clone().map(Board::evaluate).collect();
    let won = finished.filter(|board| board.winner().is_some());
    let through = |cell: u32| {
        let lines = LINES.iter().filter(|&&line| line & 1 << cell != 0);
        grouped(lines.count())
    };
    let mut typed = Cursor::new("abc\n\n10\n-1\n 5\n");
    let read = ask_for_move(&TicTacToe::new(), &mut typed, &mut Vec::new());
    let read = read.ok().flatten().expect("a line names a cell");
    // Each line holds marks of both: with two empty squares there is no such board.
    let blocked = all.iter().find(|board| {
        let both = |line: &&u16| {
            [Player::First, Player::Second]
                .iter()
                .all(|it| board.set(*it) & **line != 0)
        };
        board.moves_done() == 8 && LINES.iter().filter(both).count() == LINES.len()
    });
    let over = blocked.expect("such a board can be reached").done();
    let moves = |levels| full_tree(30, levels);
    vec![
        (
            "30 moves each: nodes after four moves",
            grouped(moves(5) - moves(4)),
        ),
        ("30 moves each: nodes down to four moves", grouped(moves(5))),
        ("different values of finished games", grouped(values.len())),
        (
            "O won with the sixth move",
            words::value(evaluate(Some(Player::Second), 6)),
        ),
        ("O moves, and −4 becomes −2", verdict(&all, -4, -2)),
        ("the cell that is read", read.to_string()),
        (
            "nobody can win any more",
            if over { "it is done" } else { "it goes on" }.to_owned(),
        ),
        ("lines through the centre", through(4)),
        ("lines through a corner", through(0)),
        ("lines through the middle of an edge", through(1)),
        (
            "fewest marks where somebody has won",
            shown(won.map(|board| board.moves_done()).min()),
        ),
    ]
}

/// The verdict on a move of O after which the value is another.
fn verdict(all: &[Bits], before: Value, after: Value) -> String {
    let mut known = HashMap::new();
    let mut boards = all
        .iter()
        .filter(|board| !board.done() && board.to_move() == Player::Second);
    let found = boards.find_map(|board| {
        let mut is = |board: &Bits, value| value_of(board, &mut known) == value;
        let found =
            is(board, before).then(|| board.legal_moves().find(|mv| is(&board.play(*mv), after)));
        found.flatten().map(|mv| assess(board, mv, &mut known))
    });
    found.expect("there is such a move").to_string()
}

fn search() -> Vec<Asked> {
    let wrong: Tree = "[[0, -1], [-1, 0]]".parse().expect("a tree");
    let earlier: u64 = (1..=5).map(|levels| full_tree(10, levels)).sum();
    let share = 100 * earlier / full_tree(10, 6);
    let (alpha, beta) = (i32::MIN, i32::MAX);
    let negated = (beta.wrapping_neg(), alpha.wrapping_neg());
    vec![
        (
            "the hunted valuation of [[0, -1], [-1, 0]]",
            words::value(first_child_only(&wrong)),
        ),
        (
            "ten replies: the work of all earlier depths",
            format!("{share} %"),
        ),
        (
            "a window negated that begins at i32::MIN",
            format!("{negated:?}"),
        ),
        (
            "the lowest tree with a deep cut",
            shown((1..=5).find(|height| has_a_deep_cut(*height))),
        ),
    ]
}

/// Whether there is a deep cut in some of a hundred trees of this height.
fn has_a_deep_cut(height: u32) -> bool {
    (0..100).any(|seed| {
        let tree = random(2, height, seed);
        let board = Watched::new(TreeBoard::new(&tree));
        let (_, trace) = record(|| alpha_beta(&board, height, Value::MIN, Value::MAX));
        figures::game_counts(&trace).deep > 0
    })
}

fn dots() -> Vec<Asked> {
    let size = |rows, cols| Size::new(rows, cols).expect("a size of a field");
    let shared = |one: [usize; 4], other: [usize; 4]| {
        shown(one.into_iter().find(|line| other.contains(line)))
    };
    let box_of = |row, col| sides(size(2, 3), row, col);
    let corner = box_of(0, 2).map(|line| line.to_string()).join(", ");
    let square = (1..)
        .take_while(|&side| Size::new(side, side).is_ok())
        .last();
    let square = square.expect("a field of one box");
    let nodes = |rows, cols| nodes_of_minimax(size(rows, cols).lines()).expect("it fits");
    let days = nodes(2, 3) / 500_000_000 / 60 / 60 / 24;
    let before: Dots = "1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2"
        .parse()
        .expect("a position");
    let last = before.legal_moves().next().expect("one line is left");
    let after = before.play(last);
    let row: Dots = "1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a1a2"
        .parse()
        .expect("a position");
    vec![
        (
            "2x3: the lines of the box in the upper right corner",
            corner,
        ),
        (
            "2x3: the line that boxes 0 and 1 share",
            shared(box_of(0, 0), box_of(0, 1)),
        ),
        (
            "2x3: the line that boxes 1 and 4 share",
            shared(box_of(0, 1), box_of(1, 1)),
        ),
        ("lines of 4x4", grouped(size(4, 4).lines())),
        ("the largest square field", format!("{square}x{square}")),
        (
            "2x2 against 1x3: nodes of minimax",
            grouped(nodes(2, 2) / nodes(1, 3)),
        ),
        (
            "2x3: days of minimax, 500 million nodes a second",
            grouped(days),
        ),
        (
            "2x2: after how many lines there are most sets",
            shown(fullest(size(2, 2))),
        ),
        (
            "images of a position of 2x2",
            grouped(most_images(size(2, 2))),
        ),
        (
            "images of a position of 2x3",
            grouped(most_images(size(2, 3))),
        ),
        ("families of 1x1", grouped(families(size(1, 1)))),
        (
            "1x2: boxes closed by the last line",
            grouped(after.evaluate().abs_diff(before.evaluate())),
        ),
        (
            "1x2: who moves after the last line",
            dots_and_boxes::text::name(after.to_move()).to_string(),
        ),
        (
            "1x3: lines drawn before the other player moves",
            grouped(lines_of_a_turn(row)),
        ),
        ("a shift and an or", (1_u8 << 3 | 1 << 1).to_string()),
    ]
}

/// After how many lines of a field most sets of lines can be drawn.
fn fullest(size: Size) -> Option<u32> {
    let mut sets = HashMap::new();
    for drawn in 0..=size.all_lines() {
        *sets.entry(drawn.count_ones()).or_insert(0) += 1;
    }
    let fullest = sets.into_iter().max_by_key(|(_, sets)| *sets);
    fullest.map(|(lines, _)| lines)
}

/// The images of a set of lines that lie on the field: a turn that leaves it loses lines.
fn images(size: Size, drawn: Lines) -> HashSet<Lines> {
    let lies_on_it =
        |symmetry: &Symmetry| symmetry.image(size, size.all_lines()) == size.all_lines();
    let all = Symmetry::all().filter(lies_on_it);
    all.map(|symmetry| symmetry.image(size, drawn)).collect()
}

fn most_images(size: Size) -> usize {
    let all = (0..=size.all_lines()).map(|drawn| images(size, drawn).len());
    all.max().unwrap_or_default()
}

/// How many families the sets of lines have: each set belongs to its least image.
fn families(size: Size) -> usize {
    let least = |drawn| images(size, drawn).into_iter().min();
    let all: HashSet<_> = (0..=size.all_lines()).map(least).collect();
    all.len()
}

/// How many lines a player draws who always closes a box where one can be closed.
fn lines_of_a_turn(mut board: Dots) -> usize {
    let mover = board.to_move();
    let mut lines = 0;
    while board.to_move() == mover {
        let closing = board.legal_moves().find(|line| board.closes(*line) > 0);
        let Some(line) = closing.or_else(|| board.legal_moves().next()) else {
            break;
        };
        board = board.play(line);
        lines += 1;
    }
    lines
}

/// What was found, as a number of the book.
fn shown<N: std::fmt::Display>(found: Option<N>) -> String {
    grouped(found.expect("something is found"))
}
