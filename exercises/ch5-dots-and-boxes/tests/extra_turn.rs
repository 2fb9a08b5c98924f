//! dots-2: `extra_turn`, whose boxes they are, and who moves next.

mod common;

use common::{name, position, random_positions};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::extra_turn::draw;
use dots_and_boxes::size::Line;
use game::Player;
use rstest::rstest;

/// A position: its size and the lines drawn. The mover is given, so that `draw` alone is tested.
fn after(size: &str, lines: &str, to_move: Player) -> Dots {
    let mut board = Dots::new(size.parse().unwrap());
    for line in lines.split_whitespace() {
        board.drawn |= 1 << line_of(&board, line).number();
    }
    Dots { to_move, ..board }
}

fn line_of(board: &Dots, name: &str) -> Line {
    let line = board.size.read_line(name);
    line.unwrap_or_else(|fault| panic!("{fault}"))
}

const BOTH: [Player; 2] = [Player::First, Player::Second];

const AGAIN: &str = "a box was closed: same player again.";

#[rstest]
#[case::one_box("1x1", "a1b1 a1a2 b1b2", "a2b2")]
#[case::one_of_two("1x2", "a1b1 a1a2 a2b2", "b1b2")]
#[case::in_a_corner("2x2", "b2c2 c2c3 b3c3", "b2b3")]
fn a_closed_box_gives_another_turn(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
    #[values(0, 1)] mover: usize,
) {
    let board = after(size, lines, BOTH[mover]);
    let next = draw(&board, line_of(&board, line));
    let [mover, got] = [board.to_move, next.to_move].map(name);
    assert_eq!(
        got, mover,
        "{mover} drew {line} on {board:?}, and now {got} moves: {AGAIN}"
    );
}

#[rstest]
#[case::in_a_row("1x2", "a1b1 b1c1 a2b2 b2c2 a1a2 c1c2", "b1b2")]
#[case::in_a_column("2x1", "a1b1 a3b3 a1a2 b1b2 a2a3 b2b3", "a2b2")]
fn two_boxes_at_once_give_one_more_line(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
    #[values(0, 1)] mover: usize,
) {
    let board = after(size, lines, BOTH[mover]);
    let next = draw(&board, line_of(&board, line));
    let [mover, got] = [board.to_move, next.to_move].map(name);
    let one = after("1x1", "a1b1 a1a2 b1b2", board.to_move);
    let thought = match draw(&one, line_of(&one, "a2b2")).to_move == one.to_move {
        true => "one more line, not two. Ask whether a box was closed, and not how many.",
        false => AGAIN,
    };
    assert_eq!(
        got, mover,
        "{mover} closed two boxes with {line} on {board:?}, and now {got} moves: {thought}"
    );
    let taken = next.taken.map(u32::count_ones);
    assert_eq!(
        taken[BOTH
            .map(name)
            .iter()
            .position(|&one| one == mover)
            .unwrap_or(0)],
        2,
        "{mover} closed two boxes with {line} on {board:?}, and they have {taken:?} now: both are \
         {mover}'s."
    );
}

#[rstest]
#[case::first_line("2x2", "", "a1b1")]
#[case::third_side("2x2", "a1b1 a1a2", "a2b2")]
#[case::beside_a_closed_box("1x2", "a1b1 a2b2 a1a2 b1b2", "b1c1")]
fn a_line_that_closes_none_passes_the_turn(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
    #[values(0, 1)] mover: usize,
) {
    let board = after(size, lines, BOTH[mover]);
    let next = draw(&board, line_of(&board, line));
    let [mover, got, other] = [board.to_move, next.to_move, board.to_move.other()].map(name);
    assert_eq!(
        got, other,
        "{mover} drew {line} on {board:?}, and now {got} moves: no box was closed: the turn passes."
    );
    assert_eq!(
        next.taken, board.taken,
        "{mover} drew {line} on {board:?}: no box was closed, so nobody takes one."
    );
}

#[rstest]
#[case::a_takes(Player::First, [0b10, 0])]
#[case::b_takes(Player::Second, [0, 0b10])]
fn the_box_is_the_movers(#[case] mover: Player, #[case] want: [u32; 2]) {
    let board = after("1x2", "b1c1 b2c2 b1b2", mover);
    let next = draw(&board, line_of(&board, "c1c2"));
    let mover = name(mover);
    assert_eq!(
        next.taken, want,
        "{mover} drew c1c2 on {board:?}, and {:?} are taken: the box is {mover}'s, and it is box 1, \
         which is bit 1.",
        next.taken
    );
}

#[rstest]
fn boxes_taken_before_are_kept(#[values(0, 1)] mover: usize) {
    let mut board = after("1x3", "a1b1 a1a2 a2b2 b1b2 c1d1 c2d2 c1c2", BOTH[mover]);
    board.taken[mover] = 0b001;
    let next = draw(&board, line_of(&board, "d1d2"));
    let mut want = [0; 2];
    want[mover] = 0b101;
    let thought = match next.taken[mover] {
        0b010 => "a set is no count: box 2 is bit 2.",
        _ => "add the new to the old with |=.",
    };
    assert_eq!(
        next.taken,
        want,
        "{} had box 0 and closed box 2, and {:?} are taken now: {thought}",
        name(BOTH[mover]),
        next.taken
    );
}

#[test]
fn the_line_is_drawn_and_the_others_stay() {
    let board = after("2x2", "a1b1 c2c3", Player::First);
    let next = draw(&board, line_of(&board, "b2b3"));
    let [was, drawn] = [board.drawn, next.drawn];
    assert_ne!(
        drawn, was,
        "b2b3 is not drawn on the new board: bit n of drawn is line n."
    );
    assert_eq!(
        drawn,
        was | 1 << line_of(&board, "b2b3").number(),
        "{board:?}, then b2b3: now {next:?}. One bit is added, and no other \
         changes: bit n of drawn is line n."
    );
}

#[test]
fn in_a_whole_game_every_box_is_taken_once() {
    for start in random_positions(&["1x1", "2x2", "2x3", "1x5"], 0, 40) {
        let [first, second] = start.taken;
        assert_eq!(
            first & second,
            0,
            "a {} game has ended, and both players have taken the same box: {:?}.",
            start.size,
            start.taken
        );
        let boxes = start.size.boxes();
        assert_eq!(
            (first | second).count_ones() as usize,
            boxes,
            "a {} game has ended with {:?} taken: all {boxes} boxes are somebody's then.",
            start.size,
            start.taken
        );
    }
}

#[test]
fn the_turn_is_known_after_every_line_of_a_game() {
    let game = [
        ("a1b1", 'B'),
        ("b1c1", 'A'),
        ("a2b2", 'B'),
        ("b2c2", 'A'),
        ("a1a2", 'B'),
        ("b1b2", 'B'),
        ("c1c2", 'B'),
    ];
    let mut board = position("1x2");
    for (line, want) in game {
        let was = board;
        board = draw(&board, line_of(&board, line));
        let got = name(board.to_move);
        assert_eq!(
            got, want,
            "{line} was drawn on {was:?}: {want} moves next, not {got}. b1b2 and c1c2 close a box \
             each, the others none."
        );
    }
    assert_eq!(
        board.taken,
        [0, 0b11],
        "B has closed both boxes, and you gave out {:?}.",
        board.taken
    );
}
