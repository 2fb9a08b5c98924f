//! What questions of the fifth chapter ask for.

use std::cell;
use std::collections::{BTreeSet, HashMap, HashSet};

use alpha_beta::transposition::{Probe, Table};
use dots_and_boxes::boxes::sides;
use dots_and_boxes::chains_and_loops::Chains;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::long_chains::in_control;
use dots_and_boxes::rungs::plain::nodes_of_minimax;
use dots_and_boxes::size::{Boxes, Lines, Size};
use dots_and_boxes::squares::Squares;
use dots_and_boxes::symmetry::Symmetry;
use figures::Cell;
use game::{Board, Player, Value};
use tic_tac_toe::bits::Bits;

use super::answer::{Asked, yes_or_no};
use crate::ch5_dots_and_boxes::same_position;

pub(super) fn asked() -> Vec<Asked> {
    let size = |rows, cols| Size::new(rows, cols).expect("a size of a field");
    let corner = sides(size(2, 3), 0, 2)
        .map(|line| line.to_string())
        .join(", ");
    let nodes = |rows, cols| nodes_of_minimax(size(rows, cols).lines()).expect("it fits");
    let days = nodes(2, 3) / 500_000_000 / 60 / 60 / 24;
    let before: Dots = "1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2"
        .parse()
        .expect("a position");
    let last = before.legal_moves().next().expect("one line is left");
    let after = before.play(last);
    let key = same_position::key();
    vec![
        (
            "2x3: the lines of the box in the upper right corner",
            corner.into(),
        ),
        (
            "2x3: days of minimax, 500 million nodes a second",
            Cell::from(days),
        ),
        (
            "images of a position of 2x2",
            Cell::from(most_images(size(2, 2))),
        ),
        (
            "images of a position of 2x3",
            Cell::from(most_images(size(2, 3))),
        ),
        ("families of 1x1", Cell::from(families(size(1, 1)))),
        (
            "1x2: boxes closed by the last line",
            Cell::from(after.evaluate().abs_diff(before.evaluate())),
        ),
        (
            "2x2: the share of the last level of minimax",
            format!("{} %", share_of_the_last_level(size(2, 2))).into(),
        ),
        (
            "3x3, 5 to 2: the margins between which it ends",
            margins_with_two_boxes_left().into(),
        ),
        (
            "1x3: the margins with which it ends",
            margins(&Dots::new(size(1, 3))).into(),
        ),
        (
            "two chains of four, everything is taken: the score",
            score(&everything_is_taken(&played(12))).into(),
        ),
        (
            "the double cross: the score at the end",
            score(&played(usize::MAX)).into(),
        ),
        ("a dot of the other player, linked", linked_to_the_other()),
        (
            "three corners of one player and one of the other: squares",
            squares_with_a_foreign_corner().into(),
        ),
        ("two equal moves, by a coin", chances(2).into()),
        ("three equal moves, by a coin", chances(3).into()),
        (
            "at least −1 and at most 3: the window (−2, 1)",
            narrowed((-2, 1), (-1, 3)).into(),
        ),
        (
            "the mover's window (2, 5), and one box taken",
            window_of_the_rest((2, 5), |rest| 1 + rest).into(),
        ),
        (
            "the mover's window (2, 5), and no box taken",
            window_of_the_rest((2, 5), |rest| -rest).into(),
        ),
        (
            "2x2 without a long chain: in control",
            in_control_of_2x2().into(),
        ),
        ("in the key: the lines that are drawn", yes_or_no(key.lines)),
        (
            "in the key: the boxes that each has taken",
            yes_or_no(key.taken),
        ),
        ("in the key: who moves", yes_or_no(key.mover)),
        ("in the key: the order of the moves", yes_or_no(key.order)),
        (
            "of six ways to go through children, those that make all",
            Cell::from(ways_that_make_all()),
        ),
    ]
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

/// The nodes after the last line, of a hundred.
fn share_of_the_last_level(size: Size) -> u128 {
    let lines = size.lines();
    let nodes = nodes_of_minimax(lines).expect("it fits");
    let games: u128 = (1..=lines as u128).product();
    (100 * games + nodes / 2) / nodes
}

/// All margins with which a game can end, from the least to the most.
fn ends(board: &Dots, known: &mut HashMap<Dots, BTreeSet<Value>>) -> BTreeSet<Value> {
    if board.done() {
        return BTreeSet::from([board.evaluate()]);
    }
    if let Some(known) = known.get(board) {
        return known.clone();
    }
    let next: Vec<Dots> = board.legal_moves().map(|line| board.play(line)).collect();
    let all = next.iter().flat_map(|next| ends(next, known)).collect();
    known.insert(*board, all);
    known[board].clone()
}

fn margins(board: &Dots) -> String {
    let all = ends(board, &mut HashMap::new()).into_iter();
    all.map(words::value).collect::<Vec<_>>().join(", ")
}

/// The least and the most margin after any game on 3x3 that came to 5 : 2.
fn margins_with_two_boxes_left() -> String {
    let start = Dots::new(Size::new(3, 3).expect("a size of a field"));
    let mut found = BTreeSet::new();
    for seed in 0..200 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let boards = game::random_game(&start, |moves| rng.u64(..moves as u64) as usize);
        let such = { boards.iter() }.find(|board| board.taken.map(Boxes::count_ones) == [5, 2]);
        if let Some(board) = such {
            found.append(&mut ends(board, &mut HashMap::new()));
        }
    }
    let [least, most] = [found.first(), found.last()].map(|end| *end.expect("a game came there"));
    format!("{} and {}", words::value(least), words::value(most))
}

/// The game of the double cross, after so many lines.
fn played(lines: usize) -> Dots {
    let text = "2x4 a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 a3b3 b3c3 c3d3 d3e3 a1a2 b1b2 c1c2 e1e2 d1d2 a2a3 b2b3 c2c3 d2d3 e2e3";
    let (size, moves) = Dots::read_game(text).expect("a game");
    let moves = moves.into_iter().take(lines);
    moves.fold(Dots::new(size), |board, line| board.play(line))
}

/// To the end: whoever can close a box does.
fn everything_is_taken(board: &Dots) -> Dots {
    let mut board = *board;
    while !board.done() {
        let closing = board.legal_moves().find(|line| board.closes(*line) > 0);
        let line = closing.or_else(|| board.legal_moves().next());
        board = board.play(line.expect("a line is left"));
    }
    board
}

/// A's boxes, and B's.
fn score(board: &Dots) -> String {
    let [first, second] = board.taken.map(Boxes::count_ones);
    format!("{first} : {second}")
}

/// All positions of a game of dots and squares.
fn all_squares(rows: usize, cols: usize) -> HashSet<Squares> {
    let start = Squares::new(rows, cols).expect("a size");
    let (mut found, mut open) = (HashSet::from([start]), vec![start]);
    while let Some(board) = open.pop() {
        for link in board.legal_moves() {
            let next = board.play(link);
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

/// Whether some link joins dots of both players.
fn linked_to_the_other() -> Cell {
    let joins_both = |board: &Squares| {
        board.legal_moves().any(|link| {
            let mut owners = link
                .ends()
                .map(|(row, col)| board.owner(row, col))
                .into_iter();
            let other = Some(board.to_move().other());
            owners.any(|owner| owner == other)
        })
    };
    yes_or_no(all_squares(2, 3).iter().any(joins_both))
}

/// On 2×2 dots one corner is the other player's from the beginning.
fn squares_with_a_foreign_corner() -> &'static str {
    let closed = |board: &Squares| board.score() != [0, 0];
    match all_squares(2, 2).iter().any(closed) {
        true => "somebody can",
        false => "nobody, ever",
    }
}

/// The chances of equal moves where a coin decides about each later one: every way in which the coins can fall is gone
/// through.
fn chances(moves: u32) -> String {
    let ways = 1_u32 << (moves - 1);
    let mut chosen = vec![0; moves as usize];
    for coins in 0..ways {
        // The last coin that says so decides.
        let last = (1..moves).rev().find(|coin| coins & 1 << (coin - 1) != 0);
        chosen[last.unwrap_or(0) as usize] += 1;
    }
    let shares = chosen
        .into_iter()
        .map(|times: u32| format!("1/{}", ways / times));
    shares.collect::<Vec<_>>().join(", ")
}

/// What is left of a window when both bounds of an entry are known.
fn narrowed((alpha, beta): (Value, Value), (least, most): (Value, Value)) -> String {
    let board = Bits::new();
    let mut window = (alpha, beta);
    let bounds = [(Value::MIN, least, least), (most, Value::MAX, most)];
    for (alpha, beta, value) in bounds {
        let mut table = Table::new();
        table.store(&board, 1, alpha, beta, (value, None));
        match table.probe(&board, 1, window.0, window.1) {
            Probe::Answer(value, _) => return format!("answer {}", words::value(value)),
            Probe::Open { alpha, beta } => window = (alpha, beta),
        }
    }
    format!("search with the window {}", pair(window))
}

fn pair((alpha, beta): (Value, Value)) -> String {
    format!("({}, {})", words::value(alpha), words::value(beta))
}

/// The window for what is left, if only totals in this window interest; `total` says what a rest is worth to who asks.
fn window_of_the_rest((alpha, beta): (Value, Value), total: fn(Value) -> Value) -> String {
    let inside = |rest: &Value| (alpha + 1..beta).contains(&total(*rest));
    let rests: Vec<Value> = (-20..=20).filter(inside).collect();
    let (least, most) = (rests.iter().min(), rests.iter().max());
    pair((
        least.expect("one is inside") - 1,
        most.expect("one is inside") + 1,
    ))
}

/// Who need not open first on 2x2, where only short chains are left.
fn in_control_of_2x2() -> String {
    let chains: Chains = "1 2".parse().expect("chains");
    let size = Size::new(2, 2).expect("a size of a field");
    match in_control(size, &chains) {
        Player::First => "the first player",
        Player::Second => "the second player",
    }
    .to_owned()
}

/// Five children, each made when it is asked for.
struct Children<'c> {
    left: std::ops::Range<u32>,
    made: &'c cell::Cell<usize>,
}

impl Iterator for Children<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let child = self.left.next()?;
        self.made.set(self.made.get() + 1);
        Some(child)
    }
}

impl DoubleEndedIterator for Children<'_> {
    fn next_back(&mut self) -> Option<u32> {
        let child = self.left.next_back()?;
        self.made.set(self.made.get() + 1);
        Some(child)
    }
}

/// How many of the ways of the question ask for all children.
fn ways_that_make_all() -> usize {
    let ways: [fn(Children<'_>); 6] = [
        |children| _ = children.count(),
        |mut children| _ = children.any(|child| child == 1),
        |children| {
            let mut sorted: Vec<u32> = children.collect();
            sorted.sort_unstable();
        },
        |children| _ = children.max(),
        |mut children| _ = children.find(|child| *child == 2),
        |children| _ = children.rev(),
    ];
    let makes_all = |way: &&fn(Children<'_>)| {
        let made = cell::Cell::new(0);
        way(Children {
            left: 0..5,
            made: &made,
        });
        made.get() == 5
    };
    ways.iter().filter(makes_all).count()
}
