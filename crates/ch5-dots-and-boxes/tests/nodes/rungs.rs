//! The exact node counts of the ladder's searches, every call counted, the first and the last included;
//! the window is open.

use alpha_beta::alpha_beta::alpha_beta;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::rungs::bound::{bounded, with_bound};
use dots_and_boxes::rungs::order::{
    Rank, as_numbered, down_first, from_centre, row_by_row, selection_sorted,
};
use dots_and_boxes::rungs::ordered_field::{OrderedField, Position};
use dots_and_boxes::rungs::plain::{self, nodes_of_minimax};
use dots_and_boxes::rungs::table::with_table;
use dots_and_boxes::rungs::{Found, LADDER, Rung, memo, table};
use dots_and_boxes::size::{Line, Size};
use game::{Board, Ordered, Player, Value, Watched};
use rstest::rstest;

fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

fn solve(name: &str, text: &str) -> Found {
    let rung = LADDER.into_iter().find(|rung| rung.name == name);
    let rung: Rung = rung.unwrap_or_else(|| panic!("{name} is no rung"));
    rung.solve(size(text))
}

/// The value, and the nodes of every rung from the bottom; none of minimax where that takes long.
#[rstest]
#[case("1x1", -1, [Some(65), Some(31), Some(31), Some(27), Some(33), Some(18)])]
#[case("1x2", 0, [Some(13_700), Some(1_398), Some(719), Some(555), Some(449), Some(174)])]
#[case("1x3", -1, [None, Some(49_140), Some(31_256), Some(20_315), Some(5_121), Some(1_259)])]
#[case("2x2", 2, [None, Some(871_816), Some(889_641), Some(518_263), Some(24_577), Some(6_440)])]
#[case("2x3", -2, [None, None, None, None, Some(1_114_113), Some(179_299)])]
fn each_rung_has_its_exact_count(
    #[case] text: &str,
    #[case] value: Value,
    #[case] nodes: [Option<u64>; 6],
) {
    for (rung, nodes) in LADDER.iter().zip(nodes) {
        if let Some(nodes) = nodes {
            let found = rung.solve(size(text));
            assert_eq!(found, Found { value, nodes }, "{} on {text}", rung.name);
        }
    }
}

#[rstest]
#[case("1x3", -1, 9_864_101)]
#[case("2x2", 2, 1_302_061_345)]
#[ignore = "a billion nodes: with --release, twenty seconds"]
fn minimax_to_the_end(#[case] text: &str, #[case] value: Value, #[case] nodes: u64) {
    assert_eq!(solve("minimax", text), Found { value, nodes });
    assert_eq!(nodes_of_minimax(size(text).lines()), Some(nodes.into()));
}

#[rstest]
#[case("alpha-beta", 2_141_230_132)]
#[case("… centre first", 1_096_158_653)]
#[case("… and the bound", 711_839_106)]
#[ignore = "billions of nodes: with --release, a minute"]
fn two_by_three_without_a_table(#[case] name: &str, #[case] nodes: u64) {
    assert_eq!(solve(name, "2x3"), Found { value: -2, nodes });
}

#[rstest]
#[case("2x4", 2, 46_137_345, 5_446_578)]
#[case("3x3", -3, 201_326_593, 27_050_566)]
#[ignore = "hundreds of millions of nodes: with --release, ten seconds"]
fn memo_and_table_on_larger_fields(
    #[case] text: &str,
    #[case] value: Value,
    #[case] memo: u64,
    #[case] table: u64,
) {
    let nodes = memo;
    assert_eq!(solve("memo on the lines", text), Found { value, nodes });
    let nodes = table;
    assert_eq!(solve("table and bounds", text), Found { value, nodes });
}

#[rstest]
#[case("1x4", 0)]
#[case("1x5", -1)]
fn the_values_of_single_rows(#[case] text: &str, #[case] value: Value) {
    assert_eq!(solve("memo on the lines", text).value, value);
    assert_eq!(solve("table and bounds", text).value, value);
}

#[test]
fn two_rungs_can_be_counted_without_searching() {
    // With three lines: 1 + 3 (1 + 2 (1 + 1)) orders; 8 sets, each asked for by those one less.
    let three = LADDER.map(|rung| (rung.rule)(3));
    assert_eq!(three, [Some(16), None, None, None, Some(13), None]);
    for text in ["1x1", "1x2", "1x3", "2x2"] {
        for rung in LADDER {
            let ruled = (rung.rule)(size(text).lines());
            if let Some(nodes) = ruled.filter(|nodes| *nodes < 100_000) {
                assert_eq!(u128::from(rung.solve(size(text)).nodes), nodes, "{text}");
            }
        }
    }
}

fn alpha_beta_nodes(field: &OrderedField) -> u64 {
    plain::alpha_beta(field);
    field.lines_drawn() + 1
}

fn bounded_nodes(field: &OrderedField) -> u64 {
    bounded(field);
    field.lines_drawn() + 1
}

#[rstest]
#[case("1x3", 39_999)]
#[case("2x2", 1_030_970)]
fn with_the_lines_down_first(#[case] text: &str, #[case] nodes: u64) {
    assert_eq!(
        alpha_beta_nodes(&OrderedField::new(size(text), down_first)),
        nodes
    );
}

#[rstest]
#[case("1x3", 31_646, 20_625)]
#[case("2x2", 911_912, 544_694)]
fn with_the_ties_as_a_selection_sort_leaves_them(
    #[case] text: &str,
    #[case] plain: u64,
    #[case] bounded: u64,
) {
    let field = || OrderedField::in_order(size(text), selection_sorted(size(text)));
    assert_eq!(alpha_beta_nodes(&field()), plain);
    assert_eq!(bounded_nodes(&field()), bounded);
}

/// The ties alone decide whether *centre first* saves anything on 2×2, where 871 816 is plain.
#[rstest]
#[case::across_first("1x3", |_, _| 0, 31_256)]
#[case::row_by_row("1x3", row_by_row, 29_415)]
#[case::across_first("2x2", |_, _| 0, 889_641)]
#[case::down_first("2x2", down_first, 888_511)]
#[case::row_by_row("2x2", row_by_row, 766_453)]
fn the_ties_of_centre_first(#[case] text: &str, #[case] tie: Rank, #[case] nodes: u64) {
    let size = size(text);
    let mut order: Vec<Line> = size.numbers().map(|number| size.line(number)).collect();
    order.sort_by_key(|&line| (from_centre(size, line), tie(size, line)));
    assert_eq!(
        alpha_beta_nodes(&OrderedField::in_order(size, order)),
        nodes
    );
}

fn down_first_on(board: &Dots, line: Line) -> i32 {
    down_first(board.size, line)
}

fn from_centre_on(board: &Dots, line: Line) -> i32 {
    from_centre(board.size, line)
}

/// What chapter 4's search visits on the board of this chapter itself, its moves sorted.
#[rstest]
#[case(from_centre_on, from_centre)]
#[case(down_first_on, down_first)]
#[case(|_: &Dots, _| 0, as_numbered)]
fn the_field_is_the_board_in_order(#[case] rank: fn(&Dots, Line) -> i32, #[case] same: Rank) {
    let board = Ordered::new(Dots::new(size("1x3")), rank);
    let watched = Watched::new(board);
    let (value, _) = alpha_beta(&watched, 99, Value::MIN, Value::MAX);
    let nodes = watched.tree().counts().nodes as u64;
    assert_eq!(value, -1);
    assert_eq!(
        nodes,
        alpha_beta_nodes(&OrderedField::new(size("1x3"), same))
    );
}

#[test]
fn the_field_plays_as_the_board_does() {
    for seed in 0..200 {
        let mut random = fastrand::Rng::with_seed(seed);
        let size = size(["1x1", "1x4", "2x2", "3x2", "3x3", "4x5"][seed as usize % 6]);
        let field = OrderedField::new(size, from_centre);
        let mut board = Ordered::new(Dots::new(size), from_centre_on);
        let mut position = Position::new(&field);
        loop {
            let moves: Vec<Line> = position.legal_moves().collect();
            assert_eq!(moves, Vec::from_iter(board.legal_moves()), "{position}");
            assert_eq!(position.to_move(), board.to_move(), "{position}");
            assert_eq!(position.done(), board.done(), "{position}");
            assert_eq!(position.evaluate(), board.evaluate(), "{position}");
            let taken = board.inner().taken[0] | board.inner().taken[1];
            let left = size.boxes() as u32 - taken.count_ones();
            assert_eq!(position.boxes_left(), left as Value, "{position}");
            let Some(line) = random.choice(moves) else {
                break;
            };
            (board, position) = (board.play(line), position.play(line));
        }
    }
}

/// What chapter 4 says of alpha-beta: in the window it is the value, outside it a bound.
#[track_caller]
fn is_fail_soft(found: Value, value: Value, (alpha, beta): (Value, Value)) {
    match value {
        _ if value <= alpha => assert!((value..=alpha).contains(&found), "{found} for {value}"),
        _ if value >= beta => assert!((beta..=value).contains(&found), "{found} for {value}"),
        _ => assert_eq!(found, value, "inside of ({alpha}, {beta})"),
    }
}

#[test]
fn in_every_window_the_bound_and_the_table_are_right() {
    let (size, windows) = (size("2x2"), -5..5);
    let field = OrderedField::new(size, from_centre);
    let mut known = vec![memo::UNKNOWN; 1 << size.lines()];
    memo::memo(&field, 0, &mut known);
    for seed in 0..60 {
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut position, mut drawn) = (Position::new(&field), 0);
        for _ in 0..random.usize(5..size.lines()) {
            let place = random.choice(Vec::from_iter(field.open(drawn)));
            let place = place.expect("lines are left");
            let lines = Vec::from_iter(position.legal_moves());
            let earlier = field.open(drawn).position(|open| open == place);
            position = position.play(lines[earlier.expect("it is open")]);
            drawn |= 1 << place;
        }
        let rest = Value::from(known[drawn as usize]);
        let value = match position.to_move() {
            Player::First => position.evaluate() + rest,
            Player::Second => position.evaluate() - rest,
        };
        for alpha in windows.clone() {
            let beta = random.i32(alpha + 1..=5);
            is_fail_soft(with_bound(&position, alpha, beta), value, (alpha, beta));
            let mut table = vec![table::UNKNOWN; 1 << size.lines()];
            // The second time the table is no longer empty.
            for (alpha, beta) in [(alpha, beta), (beta - 1, beta), (alpha, beta)] {
                let found = with_table(&position, alpha, beta, &mut table);
                is_fail_soft(found, rest, (alpha, beta));
            }
        }
    }
}
