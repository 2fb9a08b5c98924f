//! Answers to questions of the fifth chapter.

use std::cell::Cell;
use std::collections::{BTreeSet, HashSet};

use dots_and_boxes::boxes::sides;
use dots_and_boxes::chains_and_loops::Chains;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::long_chains::in_control;
use dots_and_boxes::rungs::plain::nodes_of_minimax;
use dots_and_boxes::rungs::table::{UNKNOWN, with_table};
use dots_and_boxes::size::{Boxes, Line, Lines, Size};
use dots_and_boxes::squares::Squares;
use dots_and_boxes::symmetry::Symmetry;
use game::{Board, Ordered, Value, Watched};
use tic_tac_toe::census::positions;

use super::answer::{Asked, answers, first_handed_down, told_by_a_table, yes_or_no};
use crate::ch5_dots_and_boxes::same_position;

pub(super) fn asked() -> Vec<Asked> {
    let size = |rows, cols| Size::new(rows, cols).expect("a size of a field");
    let corner = sides(size(2, 3), 0, 2).map(|line| line.to_string());
    let nodes = |rows, cols| nodes_of_minimax(size(rows, cols).lines()).expect("it fits");
    let days = nodes(2, 3) / 500_000_000 / 60 / 60 / 24;
    let short: Chains = "1 2".parse().expect("chains");
    let bounds = [((Value::MIN, -1), -1), ((3, Value::MAX), 3)];
    let key = same_position::key();
    answers! {
        "2x3: the lines of the box in the upper right corner" => corner.join(", "),
        "2x3: days of minimax, 500 million nodes a second" => days,
        "images of a position of 2x2" => most_images(size(2, 2)),
        "images of a position of 2x3" => most_images(size(2, 3)),
        "families of 1x1" => families(size(1, 1)),
        "1x2: boxes closed by the last line" => closed_by_the_last("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2"),
        "2x2: the share of the last level of minimax" => format!("{} %", share_of_the_last_level(size(2, 2))),
        "3x3, 5 to 2: the margins between which it ends" => margins_with_two_boxes_left(),
        "1x3: the margins with which it ends" => margins(&Dots::new(size(1, 3))),
        "two chains of four, everything is taken: the score" => score(&everything_is_taken(&played(12))),
        "the double cross: the score at the end" => score(&played(usize::MAX)),
        "a dot of the other player, linked" => yes_or_no(all_squares(2, 3).iter().any(joins_both)),
        "three corners of one player and one of the other: squares" => squares_with_a_foreign_corner(),
        "two equal moves, by a coin" => chances(2),
        "three equal moves, by a coin" => chances(3),
        "at least −1 and at most 3: the window (−2, 1)" => told_by_a_table((-2, 1), &bounds),
        "the mover's window (2, 5), and one box taken" => window_of_the_rest("1x5 a2b2 a1a2 b1b2", (2, 5)),
        "the mover's window (2, 5), and no box taken" => window_of_the_rest("1x5 a2b2 a1a2", (2, 5)),
        "2x2 without a long chain: in control" => format!("the {} player", in_control(size(2, 2), &short)),
        "in the key: the lines that are drawn" => yes_or_no(key.lines),
        "in the key: the boxes that each has taken" => yes_or_no(key.taken),
        "in the key: who moves" => yes_or_no(key.mover),
        "in the key: the order of the moves" => yes_or_no(key.order),
        "of six ways to go through children, those that make all" => ways_that_make_all(),
    }
}

/// Returns the images of a set of lines that fit on the field. A turn off the field would lose lines.
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

/// Counts the families of sets of lines. Each set belongs to its least image.
fn families(size: Size) -> usize {
    let least = |drawn| images(size, drawn).into_iter().min();
    let all: HashSet<_> = (0..=size.all_lines()).map(least).collect();
    all.len()
}

/// Returns how many of a hundred nodes come after the last line.
fn share_of_the_last_level(size: Size) -> u128 {
    let lines = size.lines();
    let nodes = nodes_of_minimax(lines).expect("it fits");
    let games: u128 = (1..=lines as u128).product();
    (100 * games + nodes / 2) / nodes
}

fn position(text: &str) -> Dots {
    text.parse().expect("a position")
}

/// Returns the number of boxes that the last open line closes.
fn closed_by_the_last(text: &str) -> Value {
    let board = position(text);
    board.legal_moves().map(|line| board.closes(line)).sum()
}

/// Returns all possible margins at the end of a game, in increasing order.
fn ends(board: &Dots) -> BTreeSet<Value> {
    let all = positions(board).into_iter();
    all.filter(Board::done).map(|end| end.evaluate()).collect()
}

fn margins(board: &Dots) -> String {
    let all = ends(board).into_iter();
    all.map(textfmt::value).collect::<Vec<_>>().join(", ")
}

/// Returns the least and the largest margin of a game on 3x3 after a score of 5 : 2.
fn margins_with_two_boxes_left() -> String {
    let games = (0..200).map(|seed| {
        let mut rng = fastrand::Rng::with_seed(seed);
        game::random_game(&position("3x3"), |moves| rng.u64(..moves as u64) as usize)
    });
    let is_it = |board: &Dots| board.taken.map(Boxes::count_ones) == [5, 2];
    let such = games.filter_map(|boards| boards.into_iter().find(is_it));
    let found: BTreeSet<Value> = such.flat_map(|board| ends(&board)).collect();
    let [least, most] = [found.first(), found.last()].map(|end| *end.expect("a game came there"));
    format!("{} and {}", textfmt::value(least), textfmt::value(most))
}

/// Returns the game of the double cross after this number of lines.
fn played(lines: usize) -> Dots {
    let text = "2x4 a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 a3b3 b3c3 c3d3 d3e3 a1a2 b1b2 c1c2 e1e2 d1d2 a2a3 b2b3 c2c3 d2d3 e2e3";
    let (size, moves) = Dots::read_game(text).expect("a game");
    let moves = moves.into_iter().take(lines);
    moves.fold(Dots::new(size), |board, line| board.play(line))
}

/// Plays to the end. A player who can close a box does so.
fn everything_is_taken(board: &Dots) -> Dots {
    let mut board = *board;
    while !board.done() {
        let closing = board.legal_moves().find(|line| board.closes(*line) > 0);
        let line = closing.or_else(|| board.legal_moves().next());
        board = board.play(line.expect("a line is left"));
    }
    board
}

/// Returns the boxes of A and of B.
fn score(board: &Dots) -> String {
    let [first, second] = board.taken.map(Boxes::count_ones);
    format!("{first} : {second}")
}

fn all_squares(rows: usize, cols: usize) -> Vec<Squares> {
    positions(&Squares::new(rows, cols).expect("a size"))
}

/// Returns whether some link joins a dot of the mover with a dot of the other player.
fn joins_both(board: &Squares) -> bool {
    let other = Some(board.to_move().other());
    let ends = board.legal_moves().flat_map(Line::ends);
    ends.into_iter()
        .any(|(row, col)| board.owner(row, col) == other)
}

/// On 2×2 dots one corner belongs to the other player from the beginning.
fn squares_with_a_foreign_corner() -> &'static str {
    let closed = |board: &Squares| board.score() != [0, 0];
    match all_squares(2, 2).iter().any(closed) {
        true => "somebody can",
        false => "nobody, ever",
    }
}

/// Returns the chances of equal moves if a coin decides about each later move, by counting every outcome of the coins.
fn chances(moves: u32) -> String {
    let ways = 1_u32 << (moves - 1);
    let mut chosen = vec![0; moves as usize];
    for coins in 0..ways {
        // The last coin that shows its move decides.
        let last = (1..moves).rev().find(|coin| coins & 1 << (coin - 1) != 0);
        chosen[last.unwrap_or(0) as usize] += 1;
    }
    let shares = chosen
        .into_iter()
        .map(|times: u32| format!("1/{}", ways / times));
    shares.collect::<Vec<_>>().join(", ")
}

/// Returns the window for the rest of the game after the first line of a search with this window. The values are those of the
/// player to move.
fn window_of_the_rest(board: &str, (alpha, beta): (Value, Value)) -> String {
    let board = position(board);
    let mut known = vec![UNKNOWN; 1 << board.size.lines()];
    let board = Ordered::new(Watched::new(board), |_, _| 0);
    first_handed_down(|| with_table(&board, alpha, beta, &mut known))
}

/// Counts the ways in the question that make all five children, if each child is made on demand.
fn ways_that_make_all() -> usize {
    type Children<'c> = Box<dyn DoubleEndedIterator<Item = u32> + 'c>;
    let ways: [fn(Children<'_>); 6] = [
        |children| _ = children.count(),
        |mut children| _ = children.any(|child| child == 1),
        |children| children.collect::<Vec<_>>().sort_unstable(),
        |children| _ = children.max(),
        |mut children| _ = children.find(|child| *child == 2),
        |children| _ = children.rev(),
    ];
    let makes_all = |way: &&fn(Children<'_>)| {
        let made = Cell::new(0);
        way(Box::new((0..5).inspect(|_| made.set(made.get() + 1))));
        made.get() == 5
    };
    ways.iter().filter(makes_all).count()
}
