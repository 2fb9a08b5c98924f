//! Dots and squares: the rules the text gives, those decided here, and the laws of every board.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::transposition::{Table, with_table};
use dots_and_boxes::size::Line;
use dots_and_boxes::squares::Squares;
use fastrand::Rng;
use game::{Board, Player, Value, check_laws, random_game};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

fn board(text: &str) -> Squares {
    match text.parse() {
        Ok(board) => board,
        Err(fault) => panic!("{text}: {fault}"),
    }
}

fn moves(board: &Squares) -> String {
    let moves: Vec<String> = board.legal_moves().map(|link| link.to_string()).collect();
    moves.join(" ")
}

#[rstest]
#[case::smallest(2, 2, 20)]
#[case::flat(2, 7, 20)]
#[case::tall(6, 2, 20)]
#[case::middling(5, 5, 20)]
#[case::largest(10, 10, 1)]
fn random_games_keep_the_laws(#[case] rows: usize, #[case] cols: usize, #[case] games: u64) {
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let start = Squares::new(rows, cols).unwrap();
        let game = random_game(&start, |n| rng.usize(..n));
        // On a large field every seventh position will do.
        for position in game.iter().step_by(if rows * cols > 50 { 7 } else { 1 }) {
            assert_eq!(check_laws(position), Ok(()), "{position:?}");
        }
    }
}

#[test]
fn the_game_begins_in_opposite_corners() {
    let start = board("3x4");
    assert_eq!(start.owner(0, 0), Some(Player::First));
    assert_eq!(start.owner(2, 3), Some(Player::Second));
    assert_eq!((start.free_dots(), start.to_move()), (10, Player::First));
    assert_eq!(moves(&start), "a1b1 a1a2");
}

#[test]
fn a_link_goes_to_a_free_dot_or_to_ones_own() {
    let start = board("3x3 a1b1 c3c2 b1b2 c2c1");
    assert_eq!(start.to_move(), Player::First);
    assert_eq!(moves(&start), "a2b2 a1a2 b2b3");
    let own = board("3x3 a1b1 c3c2 a1a2 c2c1 b1b2 c3b3");
    assert_eq!(moves(&own), "a2b2 a2a3");
}

#[test]
fn both_corners_of_a_link_become_the_movers() {
    let before = board("3x3");
    let after = board("3x3 a1b1");
    assert_eq!(before.owner(0, 1), None);
    assert_eq!(after.owner(0, 1), Some(Player::First));
    assert!(after.is_linked(after.size().across(0, 0)));
    assert!(!after.is_linked(after.size().down(0, 0)));
}

#[test]
fn four_links_of_one_player_make_a_square() {
    let open = board("3x3 a1b1 c3c2 a1a2 c2c1 b1b2 c3b3");
    assert_eq!((open.score(), open.square(0, 0)), ([0, 0], None));
    let closed = open.play(open.read_link("a2b2").unwrap());
    assert_eq!(closed.square(0, 0), Some(Player::First));
    assert_eq!((closed.score(), closed.evaluate()), ([1, 0], 1));
}

#[test]
fn the_turn_passes_also_when_a_square_was_closed() {
    let closed = board("3x3 a1b1 c3c2 a1a2 c2c1 b1b2 c3b3 a2b2");
    assert_eq!(closed.score(), [1, 0]);
    assert_eq!(closed.to_move(), Player::Second);
}

#[test]
fn one_link_may_close_two_squares() {
    let open = board("3x4 a1a2 c3d3 a2b2 b3c3 b2c2 a3b3 c2d2 c1c2 b1c1 a1b1");
    assert_eq!((open.to_move(), open.score()), (Player::First, [0, 0]));
    let closed = open.play(open.read_link("b1b2").unwrap());
    assert_eq!(closed.score(), [2, 0]);
}

#[test]
fn who_has_no_link_to_make_is_passed_over() {
    let stuck = board("2x3 a1b1 c1c2 b1b2");
    assert!(!stuck.done());
    assert_eq!(
        stuck.to_move(),
        Player::First,
        "the second player is stuck:\n{stuck}"
    );
    assert_eq!(moves(&stuck), "a2b2 a1a2");
}

#[test]
fn the_last_dot_ends_the_game() {
    let last = board("2x3 a1b1 c1c2 b1b2 a1a2");
    assert_eq!(last.free_dots(), 0);
    assert!(last.done());
    assert_eq!(moves(&last), "", "the square a1b2 is open, and stays open");
    assert_eq!(last.score(), [0, 0]);
}

#[rstest]
#[case::no_size(
    "",
    "a field of dots is written like 5x6: rows, x, columns, each from 2 to 10"
)]
#[case::too_small(
    "1x5",
    "a field of dots is written like 5x6: rows, x, columns, each from 2 to 10"
)]
#[case::too_large(
    "4x11",
    "a field of dots is written like 5x6: rows, x, columns, each from 2 to 10"
)]
#[case::no_link(
    "3x4 a1c1",
    "\"a1c1\" names no two neighbouring dots of 3x4: a link is written like a1b1 or a1a2"
)]
#[case::of_the_other(
    "3x3 c3c2",
    "c2c3 is no move of the first player here: a link goes from a dot of one's own to a free one, or to another of one's own"
)]
#[case::twice(
    "3x3 a1b1 c3c2 b1a1",
    "a1b1 is no move of the first player here: a link goes from a dot of one's own to a free one, or to another of one's own"
)]
fn what_no_game_leads_to_is_refused(#[case] text: &str, #[case] why: &str) {
    let refused = text.parse::<Squares>().map_err(|error| error.to_string());
    assert_eq!(refused.err().as_deref(), Some(why));
}

#[rstest]
#[case("a1b1")]
#[case("b1a1")]
#[case("B1-A1")]
#[case(" a1 b1 ")]
fn a_link_is_read_from_either_end(#[case] text: &str) {
    let start = board("10x10");
    assert_eq!(start.read_link(text), Ok(start.size().across(0, 0)));
}

#[test]
fn the_largest_field_has_180_links_with_names_of_their_own() {
    let start = board("10x10");
    let links: Vec<Line> = start
        .size()
        .numbers()
        .map(|n| start.size().line(n))
        .collect();
    assert_eq!(links.len(), 180);
    for link in links {
        assert_eq!(start.read_link(&link.to_string()), Ok(link));
    }
}

/// A whole game as text: two squares with one link, a player who is passed over, the last dot.
#[test]
fn a_whole_game() {
    let game = "a1a2 c3d3 a2b2 b3c3 b2c2 a3b3 c2d2 c1c2 b1c1 a1b1 b1b2 c1d1";
    let mut position = board("3x4");
    let mut shown = String::new();
    for name in game.split_whitespace() {
        let link = position.read_link(name).unwrap();
        let mover = position.to_move();
        position = position.try_play(link).unwrap();
        let [first, second] = position.score();
        shown += &format!("{mover} links {link}, {first}:{second}\n{position}\n\n");
    }
    assert!(position.done());
    insta::assert_snapshot!(shown);
}

#[test]
fn the_searches_agree_in_the_middle_of_large_fields() {
    for seed in 0..20 {
        let mut rng = Rng::with_seed(seed);
        let start = Squares::new(5, 6).unwrap();
        let game = random_game(&start, |n| rng.usize(..n));
        let position = game[game.len() / 2];
        let want = look_ahead(&position, 3);
        let (low, high) = (Value::MIN, Value::MAX);
        assert_eq!(alpha_beta(&position, 3, low, high), want, "{position:?}");
        let by_table = with_table(&position, 3, low, high, &mut Table::new());
        assert_eq!(by_table.0, want.0, "{position:?}");
    }
}
