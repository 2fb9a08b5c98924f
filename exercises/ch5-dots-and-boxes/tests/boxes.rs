//! dots-1: `boxes`, how the lines of a field are numbered, and which boxes a line closes.

use dots_and_boxes::boxes::{closed_by, sides};
use dots_and_boxes::size::{Boxes, Line, Lines, Size};
use rstest::rstest;

const NAMES: [&str; 4] = ["top", "bottom", "left side", "right side"];

/// The lines around a box as the field draws them: top, bottom, left, right.
fn around(size: Size, row: usize, col: usize) -> [Line; 4] {
    [
        size.across(row, col),
        size.across(row + 1, col),
        size.down(row, col),
        size.down(row, col + 1),
    ]
}

/// What a wrong number shows.
fn thought(size: Size, side: usize, got: usize, want: usize) -> &'static str {
    match side {
        _ if got >= size.lines() => "there is no such line.",
        0 | 1 if got.abs_diff(want) == size.rows.abs_diff(size.cols) => {
            "lines across have cols in a row."
        }
        0 => "the tops are numbered as the boxes are.",
        1 => "the bottom of a box is the top of the one below.",
        _ if got < (size.rows + 1) * size.cols => {
            "the lines across come first: rows + 1 rows of them."
        }
        _ => "lines down have cols + 1 in a row.",
    }
}

#[rstest]
#[case::one_box("1x1", 0, 0)]
#[case::first_of_a_row("1x3", 0, 0)]
#[case::last_of_a_row("1x3", 0, 2)]
#[case::last_of_a_column("3x1", 2, 0)]
#[case::first_of_the_second_row("2x2", 1, 0)]
#[case::last_of_the_second_row("2x2", 1, 1)]
#[case::oblong("2x4", 1, 2)]
#[case::tall("4x2", 3, 1)]
#[case::large("5x5", 4, 4)]
fn a_box_has_four_sides(#[case] size: &str, #[case] row: usize, #[case] col: usize) {
    right_sides(size.parse().unwrap(), row, col);
}

#[rstest]
#[case("3x3")]
#[case("2x5")]
#[case("5x2")]
#[case("1x19")]
fn so_has_every_box(#[case] size: &str) {
    let size: Size = size.parse().unwrap();
    for number in 0..size.boxes() {
        right_sides(size, number / size.cols, number % size.cols);
    }
}

fn right_sides(size: Size, row: usize, col: usize) {
    let got = sides(size, row, col);
    let want = around(size, row, col).map(Line::number);
    let mut sorted = got;
    sorted.sort_unstable();
    let mut right = want;
    right.sort_unstable();
    assert!(
        got == want || sorted != right,
        "box ({row}, {col}) of a {size} field: {got:?} are its sides, but in another order. \
         Top, bottom, left, right is {want:?}."
    );
    for side in 0..4 {
        let (name, got, want) = (NAMES[side], got[side], want[side]);
        assert_eq!(
            got,
            want,
            "box ({row}, {col}) of a {size} field: its {name} is line {want}, not {got}: {}",
            thought(size, side, got, want)
        );
    }
}

/// The set of lines that a text names.
fn drawn(size: Size, names: &str) -> Lines {
    let lines = names.split_whitespace().map(|name| size.read_line(name));
    lines
        .map(|line| 1 << line.unwrap_or_else(|fault| panic!("{fault}")).number())
        .sum()
}

#[rstest]
#[case::from_above("1x1", "a1a2 b1b2 a2b2", "a1b1", 1)]
#[case::from_the_left("1x1", "a1b1 b1b2 a2b2", "a1a2", 1)]
#[case::beside_an_open_box("1x2", "a1b1 a2b2 a1a2", "b1b2", 1)]
#[case::in_the_second_row("2x3", "b2c2 b3c3 b2b3", "c2c3", 1)]
#[case::at_the_end("3x1", "a3a4 b3b4 a3b3", "a4b4", 1)]
#[case::between_two_in_a_row("1x2", "a1b1 b1c1 a2b2 b2c2 a1a2 c1c2", "b1b2", 2)]
#[case::between_two_in_a_column("2x1", "a1b1 a3b3 a1a2 b1b2 a2a3 b2b3", "a2b2", 2)]
#[case::first_line_of_all("2x2", "", "a1b1", 0)]
#[case::third_side("2x2", "a1b1 a1a2", "a2b2", 0)]
#[case::one_of_two_sides_is_open("1x2", "a1b1 a2b2 b1c1 c1c2", "b1b2", 0)]
#[case::beside_one_closed_before("1x2", "a1b1 a2b2 a1a2 b1b2", "b1c1", 0)]
#[case::next_to_one_closed_before("1x2", "a1b1 a2b2 a1a2 b1b2 b1c1 b2c2", "c1c2", 1)]
fn a_line_closes_the_boxes_whose_last_side_it_is(
    #[case] size: &str,
    #[case] names: &str,
    #[case] line: &str,
    #[case] want: u32,
) {
    let size: Size = size.parse().unwrap();
    let line = size.read_line(line).unwrap();
    let closed = right_boxes(size, drawn(size, names), line);
    assert_eq!(closed.count_ones(), want);
}

#[rstest]
#[case("2x3")]
#[case("1x5")]
#[case("4x4")]
#[case("5x5")]
fn the_last_line_of_a_field_closes_one_box_or_two(#[case] size: &str) {
    let size: Size = size.parse().unwrap();
    for line in size.numbers().map(|number| size.line(number)) {
        right_boxes(size, size.all_lines() & !(1 << line.number()), line);
    }
}

#[test]
fn on_random_fields_too() {
    let mut rng = fastrand::Rng::with_seed(1889);
    for text in ["1x3", "2x2", "2x4", "5x3"] {
        let size: Size = text.parse().unwrap();
        for _ in 0..50 {
            let line = size.line(rng.usize(size.numbers()));
            // Two lines of three are drawn, so that many boxes have three sides.
            let drawn = (rng.u64(..) | rng.u64(..)) & size.all_lines() & !(1 << line.number());
            right_boxes(size, drawn, line);
        }
    }
}

/// Demands the right boxes, and says which thought is missing.
fn right_boxes(size: Size, drawn: Lines, line: Line) -> Boxes {
    let sides = |number: usize| around(size, number / size.cols, number % size.cols);
    let open = |number: usize| {
        let open = sides(number)
            .into_iter()
            .filter(|side| drawn & 1 << side.number() == 0);
        open.collect::<Vec<Line>>()
    };
    let last = |number: &usize| open(*number) == [line];
    let want = (0..size.boxes())
        .filter(last)
        .fold(0, |set, number| set | 1 << number);
    let got: Boxes = closed_by(size, drawn, line.number());
    if got == want {
        return got;
    }
    let names: Vec<String> = size
        .numbers()
        .filter(|number| drawn & 1 << number != 0)
        .map(|number| size.line(number).to_string())
        .collect();
    let extra = (0..32).find(|box_| got & !want & 1 << box_ != 0);
    let thought = match extra {
        _ if got == 2 && want.count_ones() == 2 => {
            "It is a side of both. As a set, 2 is box 1 alone: bit n stands for box n.".to_owned()
        }
        _ if got.count_ones() < want.count_ones() && want.count_ones() == 2 => {
            "It is a side of both.".to_owned()
        }
        _ if got.count_ones() < want.count_ones() => {
            "The other three sides are drawn, and it is the fourth.".to_owned()
        }
        Some(number) if number >= size.boxes() => {
            format!("There is no box {number}: from 0 on, boxes are numbered row * cols + col.")
        }
        Some(number) if got.count_ones() == want.count_ones() => {
            format!(
                "Your answer {got} is the set of box {number}, and it is box {}: bit n stands for \
                 box n, and boxes are numbered row * cols + col.",
                (want & !got).trailing_zeros()
            )
        }
        Some(number) if open(number).is_empty() => {
            format!("Box {number} was closed before: the line is no side of it.")
        }
        Some(number) if !sides(number).contains(&line) => {
            format!("The line is no side of box {number}.")
        }
        Some(number) => format!("Box {number} has another open side: all must be drawn."),
        None => "Which are missing?".to_owned(),
    };
    let boxes = |set: Boxes| match set.count_ones() {
        1 => "1 box".to_owned(),
        count => format!("{count} boxes"),
    };
    panic!(
        "{line} on {size}, where {names:?} are drawn: this line closes {}, you counted {}. {thought}",
        boxes(want),
        got.count_ones()
    );
}
