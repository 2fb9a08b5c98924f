//! What students are given: sizes, lines and positions as text, and what is refused.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::{Board, Player};
use insta::assert_snapshot;
use rstest::rstest;

#[rstest]
#[case("3x4", 3, 4)]
#[case("1x19", 1, 19)]
#[case("19X1", 19, 1)]
#[case("5×5", 5, 5)]
#[case(" 2 x 3 ", 2, 3)]
fn a_size_is_read(#[case] text: &str, #[case] rows: usize, #[case] cols: usize) {
    let size: Size = text.parse().expect("a size");
    assert_eq!((size.rows, size.cols), (rows, cols));
    assert_eq!(size.to_string(), format!("{rows}x{cols}"));
    assert_eq!(size.lines(), 2 * rows * cols + rows + cols);
}

#[rstest]
#[case(
    "9x9",
    "9x9 is too large: a field has at most 60 lines, and 5x5 is the largest square"
)]
#[case(
    "1x20",
    "1x20 is too large: a field has at most 60 lines, and 5x5 is the largest square"
)]
#[case(
    "18446744073709551615x18446744073709551615",
    "18446744073709551615x18446744073709551615 is too large: a field has at most 60 lines, and \
     5x5 is the largest square"
)]
#[case(
    "0x3",
    "a field of 0x3 has no box: it takes at least one row and one column"
)]
#[case(
    "3x0",
    "a field of 3x0 has no box: it takes at least one row and one column"
)]
#[case("", "\"\" is no size: it is written like 3x4, rows, x, columns")]
#[case("3", "\"3\" is no size: it is written like 3x4, rows, x, columns")]
#[case("3x", "\"3x\" is no size: it is written like 3x4, rows, x, columns")]
#[case(
    "-1x2",
    "\"-1x2\" is no size: it is written like 3x4, rows, x, columns"
)]
#[case(
    "3x4x5",
    "\"3x4x5\" is no size: it is written like 3x4, rows, x, columns"
)]
#[case("two", "\"two\" is no size: it is written like 3x4, rows, x, columns")]
fn what_is_no_size_is_refused(#[case] text: &str, #[case] why: &str) {
    let fault = text.parse::<Size>().expect_err("no size");
    assert_eq!(fault.to_string(), why);
    // A position begins with its size, so it says the same.
    if !text.is_empty() && !text.contains(' ') {
        let fault = text.parse::<Dots>().expect_err("no position");
        assert_eq!(fault.to_string(), why);
    }
}

#[rstest]
#[case("a1b1", 0)]
#[case("b1a1", 0)]
#[case("A1-B1", 0)]
#[case(" b1 a1 ", 0)]
#[case("a1a2", 9)]
#[case("D2d3", 16)]
fn a_line_is_read_from_either_end(#[case] text: &str, #[case] number: usize) {
    let size = Size::new(2, 3).expect("a size");
    assert_eq!(size.read_line(text).map(Line::number), Ok(number));
}

#[rstest]
#[case::far_apart("a1c1")]
#[case::one_dot_twice("a1a1")]
#[case::diagonal("a1b2")]
#[case::off_to_the_right("d1e1")]
#[case::off_below("a3a4")]
#[case::no_row_0("a0a1")]
#[case::one_dot("a1")]
#[case::three_dots("a1b1c1")]
#[case::a_number("7")]
#[case::nothing("")]
#[case::another_letter("ä1ö1")]
fn a_line_off_the_field_is_refused(#[case] text: &str) {
    let size = Size::new(2, 3).expect("a size");
    let fault = size.read_line(text).expect_err("no line");
    let why = "is no line of a 2x3 field: a line is named by two neighbouring dots, such as a1b1 \
               or a1a2";
    assert_eq!(fault.to_string(), format!("{text:?} {why}"));
}

#[rstest]
#[case("1x1 a1b1 a1a2 a1b1", "a1b1 is drawn twice")]
#[case("1x1 a1b1 b1-a1", "a1b1 is drawn twice")]
#[case(
    "1x1 b1c1",
    "\"b1c1\" is no line of a 1x1 field: a line is named by two neighbouring dots, such as a1b1 or a1a2"
)]
fn what_no_game_leads_to_is_refused(#[case] text: &str, #[case] why: &str) {
    let fault = text.parse::<Dots>().expect_err("no position");
    assert_eq!(fault.to_string(), why);
}

#[test]
fn a_position_begins_with_the_empty_field() {
    let board: Dots = "2x2".parse().expect("a position");
    let size = Size::new(2, 2).expect("a size");
    assert_eq!(board, Dots::new(size));
    let seen = (board.drawn, board.taken, board.to_move);
    assert_eq!(seen, (0, [0, 0], Player::First));
}

#[test]
fn lines_are_offered_in_the_order_of_their_numbers() {
    let board: Dots = "2x2 b1c1 a2a3".parse().expect("a position");
    let lines: Vec<String> = board.legal_moves().map(|line| line.to_string()).collect();
    let want = "a1b1 a2b2 b2c2 a3b3 b3c3 a1a2 b1b2 c1c2 b2b3 c2c3";
    assert_eq!(lines.join(" "), want);
}

#[rstest]
#[case::nothing("nothing", "2x2")]
#[case::an_oblong("oblong", "1x5 a1b1 c1d1 a1a2 f1f2 a2b2 b1b2 e2f2")]
#[case::both_own_boxes("both", "2x2 a1b1 a2b2 a1a2 b1b2 c2c3 b3c3 b2c2 b2b3 c1c2 b1c1")]
#[case::the_end("end", "1x1 a1b1 a1a2 b1b2 a2b2")]
fn a_field_is_shown(#[case] name: &str, #[case] text: &str) {
    let board: Dots = text.parse().expect("a position");
    assert_snapshot!(format!("picture_{name}"), format!("{board}\n\n{board:?}"));
}

#[test]
fn a_size_keeps_its_width_in_a_table() {
    let size = Size::new(2, 3).expect("a size");
    assert_eq!(format!("{size:>5}|{:<6}|", size.line(0)), "  2x3|a1b1  |");
}
