//! The checks of the exercise `boxes`, one function for each test, and the explanations of wrong answers.

mod common;

use common::{around, named_boxes, size};
use diagnosis::{Answers, attempt, twice, watch, worth, wrong_answer};
use dots_and_boxes::boxes::{closed_by, sides};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Boxes, Line, Lines, Size};

/// Fields of every shape, the smallest first.
const FIELDS: [&str; 12] = [
    "1x1", "1x2", "2x1", "1x3", "3x1", "2x2", "2x4", "4x2", "3x5", "6x3", "1x19", "5x5",
];

pub(super) fn a_box_has_four_sides(field: &str, row: usize, col: usize) {
    right_sides(size(field), row, col);
}

pub(super) fn so_has_every_box_of_every_field() {
    for size in FIELDS.map(size) {
        for number in 0..size.boxes() {
            right_sides(size, number / size.cols, number % size.cols);
        }
    }
}

pub(super) fn a_line_closes_the_boxes_whose_last_side_it_is(
    field: &str,
    names: &str,
    line: &str,
    want: u32,
) {
    let size = size(field);
    let read = |name| {
        size.read_line(name)
            .unwrap_or_else(|fault| panic!("{fault}"))
    };
    let drawn = names
        .split_whitespace()
        .map(|name| 1 << read(name).number());
    let place = Place {
        size,
        drawn: drawn.sum(),
        line: read(line),
    };
    assert_eq!(place.closed().count_ones(), want, "{names}");
    right_boxes(place);
}

pub(super) fn the_last_line_of_a_field_closes_one_box_or_two() {
    for size in FIELDS.map(size) {
        for line in size.numbers().map(|number| size.line(number)) {
            let drawn = size.all_lines() & !(1 << line.number());
            right_boxes(Place { size, drawn, line });
        }
    }
}

pub(super) fn on_random_fields_too() {
    diagnosis::demand_each(
        random_places(),
        |place| {
            let drawn = place.size.numbers().map(|line| 1 << line);
            let drawn = drawn.filter(|line| place.drawn & line != 0);
            let without = |line: Lines| Place {
                drawn: place.drawn & !line,
                ..*place
            };
            drawn.map(without).collect()
        },
        |at| at.answer() != Some(at.closed()),
        |place| {
            right_boxes(*place);
        },
    );
}

pub(super) fn the_page_asked_how_many_boxes_one_line_can_close() {
    let size = size("5x5");
    let closed = |line: usize| {
        let drawn = size.all_lines() & !(1 << line);
        right_boxes(Place {
            size,
            drawn,
            line: size.line(line),
        })
    };
    let two = size
        .numbers()
        .filter(|&line| closed(line).count_ones() == 2);
    let two = two.count();
    worth(format!(
        "Of the {} lines of 5x5, each drawn as the last line, {two} close two boxes, and the {} on \
         the edge close one box.",
        size.lines(),
        size.lines() - two
    ));
}

const NAMES: [&str; 4] = ["top", "bottom", "left side", "right side"];

fn numbers(size: Size, row: usize, col: usize) -> [usize; 4] {
    around(size, row, col).map(Line::number)
}

/// Asserts the sides of a box, and explains a wrong answer.
fn right_sides(size: Size, row: usize, col: usize) {
    let call = format!("sides({size}, {row}, {col})");
    let below_nothing = |panic: &str, _: &call_trace::Tree| {
        panic.contains("subtract with overflow").then(|| {
            format!(
                "Your {call} panicked, but should return {:?}.\nYour code subtracted below 0, but \
                 no side needs a subtraction. Count the lines before each side: the first line is \
                 line 0.",
                numbers(size, row, col)
            )
        })
    };
    let (got, _) = watch(|| twice(&call, || sides(size, row, col)), below_nothing);
    let want = numbers(size, row, col);
    let Some(side) = (0..4).find(|&side| got[side] != want[side]) else {
        return;
    };
    let picture = numbered(size);
    let sorted = |mut sides: [usize; 4]| {
        sides.sort_unstable();
        sides
    };
    let in_another_order =
        everywhere(|size, row, col, sides| sorted(sides) == sorted(numbers(size, row, col)));
    let thought = match in_another_order {
        true => "your list contains the right sides in the wrong order. Return them in the order \
                 top, bottom, left, right."
            .to_owned(),
        false => format!(
            "the {} of this box is line {}. {}",
            NAMES[side],
            want[side],
            diagnosis::sentence(thought(side))
        ),
    };
    let list = |sides: [usize; 4]| format!("{sides:?}");
    panic!(
        "{}\n{picture}",
        wrong_answer(&call, list(got), list(want), &thought)
    );
}

/// Checks whether `is_so` is true of the answers for all boxes of all fields.
fn everywhere(is_so: impl Fn(Size, usize, usize, [usize; 4]) -> bool) -> bool {
    FIELDS.map(size).into_iter().all(|size| {
        (0..size.boxes()).all(|number| {
            let (row, col) = (number / size.cols, number % size.cols);
            attempt(|| sides(size, row, col)).is_some_and(|got| is_so(size, row, col, got))
        })
    })
}

/// A wrong way to number a side, with the advice against it.
type Numbering = (fn(Size, usize, usize) -> usize, &'static str);

const ACROSS: &str = "your code counts `rows` lines across in each row. Count `cols` lines in each \
                      row.";

const SWAPPED: &str = "your code swaps `row` and `col`. Before the top of a box, `row` rows of lines across are full.";

const FROM_ONE: &str = "your code returned a number that is 1 too large. Count the lines from 0.";

const DOWN_FIRST: &str =
    "your code counts the lines down first. Count all lines across before them.";

const ROW_BY_ROW: &str = "your code counts the lines down above this side, too. Every line down \
                          has a larger number: count only lines across.";

const BOTTOM_IS_A_TOP: &str =
    "the bottom of a box is the top of the box below. Add `cols` to the number of the top.";

const ALL_ACROSS: &str = "the lines across have the first numbers. Count `(rows + 1) * cols` lines \
                          across before the lines down.";

const COLS_AND_ONE: &str = "your code counts the wrong number of lines down in each row. Count \
                            `cols + 1` lines for each full row above.";

const ONE_MORE_ACROSS: &str = "your code counts `cols + 1` lines across in each row, but only a \
                               row of lines down has `cols + 1` lines. Count `cols` lines.";

const TOPS: [Numbering; 8] = [
    (|size, row, col| row * size.rows + col, ACROSS),
    (
        |size, row, col| row * (size.cols + 1) + col,
        ONE_MORE_ACROSS,
    ),
    (|size, row, col| col * size.cols + row, SWAPPED),
    (|size, row, col| col * size.rows + row, SWAPPED),
    (
        |size, row, col| col * (size.rows + 1) + row,
        "your code numbers the lines across column by column. Number them row by row.",
    ),
    (|size, row, col| row * size.cols + col + 1, FROM_ONE),
    (
        |size, row, col| size.rows * (size.cols + 1) + row * size.cols + col,
        DOWN_FIRST,
    ),
    (|size, row, col| row * (2 * size.cols + 1) + col, ROW_BY_ROW),
];

const BOTTOMS: [Numbering; 5] = [
    (
        |size, row, col| (row + 1) * (size.cols + 1) + col,
        ONE_MORE_ACROSS,
    ),
    (
        |size, row, col| (row + 1) * (2 * size.cols + 1) + col,
        ROW_BY_ROW,
    ),
    (
        |size, row, col| row * size.cols + col + 1,
        "your code returned the next line after the top. The bottom is the top of the box below: \
         add `cols`, not 1.",
    ),
    (
        |size, row, col| row * size.cols + col + size.rows,
        BOTTOM_IS_A_TOP,
    ),
    (
        |size, row, col| (row + 1) * size.rows + col,
        BOTTOM_IS_A_TOP,
    ),
];

const LEFTS: [Numbering; 10] = [
    (
        |size, row, col| (size.rows + 1) * size.cols + row * size.cols + col,
        COLS_AND_ONE,
    ),
    (|size, row, col| row * (size.cols + 1) + col, ALL_ACROSS),
    (
        |size, row, col| size.rows * size.cols + row * (size.cols + 1) + col,
        "your code counts `rows * cols` lines across, but the field has `rows + 1` rows of them. \
         Count `(rows + 1) * cols` lines.",
    ),
    (
        |size, row, col| size.rows * size.cols + row * size.cols + col,
        "your code counts `rows * cols` lines across and `cols` lines down in a row. Count `(rows \
         + 1) * cols` lines across and `cols + 1` lines down.",
    ),
    (
        |size, row, col| size.rows * (size.cols + 1) + row * (size.cols + 1) + col,
        "your code counts `rows * (cols + 1)` lines across. Count `(rows + 1) * cols` lines.",
    ),
    (
        |size, row, col| (size.rows + 1) * (size.cols + 1) + row * (size.cols + 1) + col,
        "your code counts `(rows + 1) * (cols + 1)` lines across. Count `(rows + 1) * cols` lines.",
    ),
    (
        |size, row, col| (size.rows + 1) * size.rows + row * (size.cols + 1) + col,
        "your code counts `(rows + 1) * rows` lines across. Count `(rows + 1) * cols` lines.",
    ),
    (
        |size, row, col| (size.rows + 1) * size.cols + row * (size.rows + 1) + col,
        "your code counts `rows + 1` lines down in a row. Count `cols + 1` lines.",
    ),
    (
        |size, row, col| (size.rows + 1) * size.cols + row * size.rows + col,
        COLS_AND_ONE,
    ),
    (
        |size, row, col| (size.rows + 1) * size.cols + col * size.rows + row,
        "your code numbers the lines down column by column. Number them row by row, like the lines \
         across.",
    ),
];

const RIGHTS: [Numbering; 2] = [
    (
        |size, row, col| numbers(size, row, col)[2],
        "your code returned the left side. The right side is the next line: add 1.",
    ),
    (
        |size, row, col| numbers(size, row, col)[2] + size.cols + 1,
        "your code returned the line below the left side. The right side is the next line after \
         the left side: add 1.",
    ),
];

/// Returns the advice against the mistake that explains every answer, or otherwise the rule for this side.
fn thought(side: usize) -> &'static str {
    let numberings: &[Numbering] = match side {
        0 => &TOPS,
        1 => &BOTTOMS,
        2 => &LEFTS,
        _ => &RIGHTS,
    };
    let fits = |(number, _): &&Numbering| {
        everywhere(|size, row, col, sides| sides[side] == number(size, row, col))
    };
    if let Some((_, thought)) = numberings.iter().find(fits) {
        return thought;
    }
    match side {
        0 => {
            "count the lines before this side: `row` full rows of `cols` lines across, and `col` \
             more lines."
        }
        1 => BOTTOM_IS_A_TOP,
        2 => {
            "count the lines before this side: all lines across, then `row` full rows of `cols + \
             1` lines down, and `col` more lines."
        }
        _ => "the right side is the next line after the left side: add 1.",
    }
}

/// Draws the field with the numbers of its lines. The text is empty if the field is too wide.
fn numbered(size: Size) -> String {
    if size.cols > 5 {
        return String::new();
    }
    let across = |row| {
        let lines = (0..size.cols).map(|col| format!("-{:-^4}-+", size.across(row, col).number()));
        format!("+{}\n", lines.collect::<String>())
    };
    let down = |row| {
        let lines = (0..=size.cols).map(|col| format!("{:<7}", size.down(row, col).number()));
        format!("{}\n", lines.collect::<String>().trim_end())
    };
    let rows = (0..size.rows).map(|row| across(row) + &down(row));
    format!(
        "The lines of {size}:\n{}{}",
        rows.collect::<String>(),
        across(size.rows).trim_end()
    )
}

/// A line, and the lines that were drawn before it.
#[derive(Clone, Copy)]
struct Place {
    size: Size,
    drawn: Lines,
    line: Line,
}

impl Place {
    /// Returns the sides of a box that are not drawn.
    fn open(self, number: usize) -> impl Iterator<Item = Line> {
        let sides = around(self.size, number / self.size.cols, number % self.size.cols);
        sides
            .into_iter()
            .filter(move |side| self.drawn & 1 << side.number() == 0)
    }

    fn is_side(self, number: usize) -> bool {
        around(self.size, number / self.size.cols, number % self.size.cols).contains(&self.line)
    }

    /// Returns the set of boxes for which `holds` returns true.
    fn boxes(self, holds: impl Fn(usize) -> bool) -> Boxes {
        let boxes = (0..self.size.boxes()).filter(|&number| holds(number));
        boxes.fold(0, |set, number| set | 1 << number)
    }

    /// Returns the boxes that the line closes in some rows and columns.
    fn among(self, these: impl Fn(usize, usize) -> bool) -> Boxes {
        let cols = self.size.cols;
        let these = self.boxes(|number| these(number / cols, number % cols));
        self.closed() & these
    }

    /// Returns the boxes that the line would close if each box had these sides.
    fn closed_by_these(self, sides: impl Fn(Size, usize, usize) -> [usize; 4]) -> Boxes {
        let drawn = |side: &usize| (self.drawn | 1 << self.line.number()) & 1 << side != 0;
        self.boxes(|number| {
            let sides = sides(self.size, number / self.size.cols, number % self.size.cols);
            sides.contains(&self.line.number()) && sides.iter().all(drawn)
        })
    }

    /// Returns the boxes that the line closes.
    fn closed(self) -> Boxes {
        self.boxes(|number| self.open(number).eq([self.line]))
    }

    /// Returns the student's answer, or `None` after a panic.
    fn answer(self) -> Option<Boxes> {
        attempt(|| closed_by(self.size, self.drawn, self.line.number()))
    }

    /// Checks whether the boxes beside the line have only lines with numbers below 32.
    fn is_narrow(self) -> bool {
        let mut beside = (0..self.size.boxes()).filter(|&number| self.is_side(number));
        let cols = self.size.cols;
        beside.all(|number| numbers(self.size, number / cols, number % cols)[3] < 32)
    }
}

/// Returns random places on fields of every shape. Three of four lines are drawn on average, so many
/// boxes have three sides.
fn random_places() -> Vec<Place> {
    let mut rng = fastrand::Rng::with_seed(1889);
    let mut places = Vec::new();
    for size in FIELDS.map(size) {
        for _ in 0..40 {
            let line = size.line(rng.usize(size.numbers()));
            let drawn = (rng.u64(..) | rng.u64(..)) & size.all_lines() & !(1 << line.number());
            places.push(Place { size, drawn, line });
        }
    }
    // The smallest wrong field is the easiest to understand.
    places.sort_by_key(|place| (place.size.boxes(), place.drawn.count_ones()));
    places
}

/// Asserts the closed boxes, and explains a wrong answer.
fn right_boxes(place: Place) -> Boxes {
    let Place { size, drawn, line } = place;
    let call = format!("closed_by({size}, {drawn:#b}, {})", line.number());
    let too_narrow = |panic: &str, _: &call_trace::Tree| {
        // No line of a small field has a number beyond the bits of a `u32`.
        let is_narrow = || {
            // A set of 32 bits has no bit for the last lines of a large field.
            let is_far = |at: &Place| at.line.number() >= 40 && at.closed() != 0;
            let mut asked =
                { random_places().into_iter() }.filter(|at| at.size.lines() <= 32 || is_far(at));
            asked.all(|at| at.answer() == Some(at.closed()).filter(|_| !is_far(&at)))
        };
        (panic.contains("shift left with overflow") && size.lines() > 32 && is_narrow()).then(|| {
            format!(
                "Your closed_by({size}, drawn, {}) panicked, but should return {}.\nThe type of the \
                 1 that your code shifts has too few bits. Line numbers reach 59: shift a 1 of type \
                 `Lines`, which is a `u64`.",
                line.number(),
                named_boxes(place.closed())
            )
        })
    };
    let (got, _) = watch(
        || twice(&call, || closed_by(size, drawn, line.number())),
        too_narrow,
    );
    let want = place.closed();
    if got == want {
        return got;
    }
    let board = Dots {
        drawn,
        ..Dots::new(size)
    };
    let shown = |boxes: Boxes| format!("{boxes} ({})", named_boxes(boxes));
    let said = wrong_answer(
        &format!("closed_by({size}, drawn, {})", line.number()),
        shown(got),
        shown(want),
        &missed(place, got, want),
    );
    panic!(
        "{said}\nLine {} is {line}. These lines are drawn:\n{board}",
        line.number()
    );
}

/// A wrong rule for the boxes that a line closes, with the advice against it.
type Finding = (fn(Place) -> Boxes, &'static str);

const LAST_ROW: &str = "Your code never finds a box in the last row. Check every row.";

const LAST_COL: &str = "Your code never finds a box in the last column. Check every column.";

/// Returns the numbers of the boxes that the line closes.
fn closed_numbers(place: Place) -> impl Iterator<Item = Boxes> {
    (0..32).filter(move |number| place.closed() & 1 << number != 0)
}

const A_NUMBER: &str = "Your code returns the number of a box. Return a set: box n is the bit `1 \
                        << n`, even if n is 0.";

const NO_LINE: &str = "In your code no line ever closes a box, but this line is the fourth side of \
                       a box with three drawn sides.";

const FINDINGS: [Finding; 26] = [
    (
        |place| place.closed() | 1,
        "Your code returns box 0 for every line. The empty set is the number 0.",
    ),
    (
        |place| place.closed() & 1,
        "Your code finds box 0, but no other box. Does your code change `drawn` before it looks at \
         the second box?",
    ),
    (|place| closed_numbers(place).next().unwrap_or(0), A_NUMBER),
    (|place| closed_numbers(place).last().unwrap_or(0), A_NUMBER),
    (
        |place| {
            let rows = (0..place.size.rows).map(|row| place.among(|at, _| at == row));
            rows.fold(0, |set, row| set | row & row.wrapping_neg())
        },
        "If the line closes two boxes in one row, your code finds only the first box. Check the \
         rest of the row, too.",
    ),
    (
        |place| place.among(|row, _| row + 1 < place.size.rows),
        LAST_ROW,
    ),
    (
        |place| place.among(|_, col| col + 1 < place.size.cols),
        LAST_COL,
    ),
    (
        |place| place.among(|row, _| row > 0),
        "Your code never finds a box in the first row. Start with row 0.",
    ),
    (
        |place| place.among(|_, col| col > 0),
        "Your code never finds a box in the first column. Start with column 0.",
    ),
    (
        |place| place.among(|_, col| col < place.size.rows),
        "Your code finds only boxes in the first `rows` columns of a field. Check `cols` boxes in each row.",
    ),
    (
        |place| place.among(|row, _| row < place.size.cols),
        "Your code finds only boxes in the first `cols` rows of a field. Check all rows.",
    ),
    (
        |place| place.boxes(|number| place.is_side(number) && place.open(number).count() == 2),
        "Your code returns boxes that get their third side. Return the boxes that get their fourth \
         side.",
    ),
    (
        |place| place.boxes(|number| place.is_side(number) && place.open(number).count() <= 2),
        "Your code also returns boxes that get their third side. Return only the boxes that get \
         their fourth side.",
    ),
    (
        |place| place.boxes(|number| place.open(number).all(|side| side == place.line)),
        "Your code also returns boxes that earlier lines closed. Check that the line is a side of \
         each box.",
    ),
    (
        |place| place.boxes(|number| place.is_side(number)),
        "Your code returns every box that the line touches. Check that the other three sides of \
         the box are drawn.",
    ),
    (
        |place| place.boxes(|number| place.open(number).count() == 1),
        "Your code returns every box that has three sides. Check that the line is the fourth side.",
    ),
    (
        |place| place.closed() & place.closed().wrapping_neg(),
        "If the line closes two boxes, your code returns only the first box. Return both boxes in \
         one set.",
    ),
    (
        |place| {
            place
                .closed()
                .checked_ilog2()
                .map_or(0, |number| 1 << number)
        },
        "If the line closes two boxes, your code returns only the last box. The set must \
         contain both boxes.",
    ),
    (
        |place| place.closed().count_ones(),
        "Your code returns the number of closed boxes. Return a set: bit n represents box n.",
    ),
    (
        |place| {
            let found = (0..place.size.boxes()).filter(|n| place.closed() & 1 << n != 0);
            found.map(|number| number as Boxes).sum()
        },
        "Your code adds the numbers of the boxes. Return a set: box n is the bit `1 << n`.",
    ),
    (
        |place| place.closed() << 1,
        "Your code sets bit n + 1 for box n. Set bit n: the first box is box 0.",
    ),
    (
        |place| {
            let (rows, cols) = (place.size.rows, place.size.cols);
            let found = (0..rows * cols).filter(|n| place.closed() & 1 << n != 0);
            found.fold(0, |set, n| set | 1 << (n / cols * rows + n % cols))
        },
        "Your code gives each box the number `row * rows + col`. Use the number `row * cols + \
         col`.",
    ),
    (
        |place| {
            let (rows, cols) = (place.size.rows, place.size.cols);
            let found = (0..rows * cols).filter(|n| place.closed() & 1 << n != 0);
            found.fold(0, |set, n| set | 1 << (n % cols * rows + n / cols))
        },
        "Your code numbers the boxes column by column. Number them row by row: `row * cols + col`.",
    ),
    (
        |place| {
            if place.line.is_down() {
                0
            } else {
                place.closed()
            }
        },
        "In your code only lines across ever close a box. A line down can be the last side of a \
         box, too.",
    ),
    (
        |place| {
            if place.line.is_down() {
                place.closed()
            } else {
                0
            }
        },
        "In your code only lines down ever close a box. A line across can be the last side of a \
         box, too.",
    ),
    (|_| 0, NO_LINE),
];

/// Describes the only border whose lines never close a box, if all other lines of the field are right.
fn at_the_border(asked: &[Place], answers: &[Option<Boxes>], size: Size) -> Option<String> {
    let Size { rows, cols } = size;
    let borders: [(&str, Vec<Line>); 4] = [
        ("top", (0..cols).map(|col| size.across(0, col)).collect()),
        (
            "bottom",
            (0..cols).map(|col| size.across(rows, col)).collect(),
        ),
        ("left", (0..rows).map(|row| size.down(row, 0)).collect()),
        ("right", (0..rows).map(|row| size.down(row, cols)).collect()),
    ];
    let here = || asked.iter().zip(answers).filter(|(at, _)| at.size == size);
    let (name, _) = borders.iter().find(|(_, lines)| {
        let closing = here().filter(|(at, _)| lines.contains(&at.line) && at.closed() != 0);
        closing.clone().count() > 1
            && closing.into_iter().all(|(_, answer)| *answer == Some(0))
            && here()
                .filter(|(at, _)| !lines.contains(&at.line))
                .all(|(at, answer)| *answer == Some(at.closed()))
    })?;
    Some(format!(
        "On {size} your code is right except at the {name} border, where no line ever closes a \
         box. Check which box is beside such a line."
    ))
}

/// Checks whether the answer contains a box if all other lines of the field are drawn, and this line is the last.
fn is_found(size: Size, number: u32, line: Line) -> Option<bool> {
    let others = size.all_lines() & !(1 << line.number());
    let answer = attempt(|| closed_by(size, others, line.number()));
    answer.map(|answer| answer & 1 << number != 0)
}

/// Checks whether a box is missing from all answers about fields of one size, although lines closed it.
fn never_found(asked: &[Place], answers: &[Option<Boxes>], size: Size, number: u32) -> bool {
    let here = asked.iter().zip(answers).filter(|(at, _)| at.size == size);
    let closed = here.filter(|(at, _)| at.closed() & 1 << number != 0);
    let at = number as usize;
    closed.clone().count() > 1
        && closed
            .into_iter()
            .all(|(_, answer)| answer.is_some_and(|answer| answer & 1 << number == 0))
        && around(size, at / size.cols, at % size.cols)
            .into_iter()
            .all(|line| is_found(size, number, line) == Some(false))
}

/// Describes a wrong box beside the line that is right if the other box there is closed, or is not.
fn right_beside_another(place: Place, wrong: usize) -> Option<String> {
    if wrong >= place.size.boxes() || !place.is_side(wrong) {
        return None;
    }
    let mut others = (0..place.size.boxes()).filter(|&box_| place.is_side(box_));
    let other = others.find(|&other| other != wrong)?;
    let sides = around(place.size, other / place.size.cols, other % place.size.cols);
    let mut sides = sides.into_iter().filter(|&side| side != place.line);
    let is_closed = place.closed() & 1 << other != 0;
    let (drawn, words) = match is_closed {
        true => (
            place.drawn & !(1 << sides.next()?.number()),
            format!("a side of box {other} is open"),
        ),
        false => (
            sides.fold(place.drawn, |drawn, side| drawn | 1 << side.number()),
            format!("the other three sides of box {other} are drawn, too"),
        ),
    };
    let answer = attempt(|| closed_by(place.size, drawn, place.line.number()))?;
    let is_missing = place.closed() & 1 << wrong != 0;
    (is_missing == (answer & 1 << wrong != 0)).then(|| match is_missing {
        true => format!(
            "Your code misses box {wrong}, but finds this box if {words}. Test each box on its own."
        ),
        false => format!(
            "Your code returns box {wrong}, but not if {words}. Does your code use the sides of box \
             {other} for box {wrong}, too, or keep a count from one box to the next?"
        ),
    })
}

/// Describes a box that would be next to a line on the left or right border if each row continued in the next.
fn beyond_the_border(
    place: Place,
    number: usize,
    asked: &[Place],
    answers: &[Option<Boxes>],
) -> Option<String> {
    let (cols, (row, col)) = (place.size.cols, place.line.place());
    let (border, beside, condition) = match col {
        _ if !place.line.is_down() => return None,
        0 if number + 1 == row * cols => ("left", "to the left", "above 0"),
        _ if col == cols && number == (row + 1) * cols => {
            ("right", "to the right", "less than `cols`")
        }
        _ => return None,
    };
    let is_there = |at: &Place| {
        let end = if border == "left" { 0 } else { at.size.cols };
        at.line.is_down() && at.line.place().1 == end
    };
    let mut others = asked.iter().zip(answers).filter(|(at, _)| !is_there(at));
    let advice = match others.all(|(at, answer)| *answer == Some(at.closed())) {
        true => {
            format!(" Look for a box {beside} of a line only if the line's column is {condition}.")
        }
        false => String::new(),
    };
    Some(format!(
        "Line {} is on the {border} border, but your code returned box {number}, which is in another \
         row.{advice}",
        place.line.number()
    ))
}

/// Checks whether the answer is right if the line is already drawn.
fn closed_where_it_is_drawn(at: &Place) -> bool {
    let drawn = at.drawn | 1 << at.line.number();
    attempt(|| closed_by(at.size, drawn, at.line.number())) == Some(at.closed())
}

/// Returns the advice against the mistake that explains every answer, or otherwise describes the first wrong box.
fn missed(place: Place, got: Boxes, want: Boxes) -> String {
    let asked = random_places();
    let answers: Vec<Option<Boxes>> = asked.iter().map(|at| at.answer()).collect();
    // The boxes that follow from the student's `sides`.
    let with_yours = |at: &Place| attempt(|| at.closed_by_these(sides));
    if asked.iter().map(with_yours).eq(answers.iter().copied())
        && asked.iter().any(|at| with_yours(at) != Some(at.closed()))
    {
        return "Your `closed_by` is right for the sides that `sides` returns, but these sides are \
                wrong. Correct `sides` first."
            .to_owned();
    }
    let table = Answers::to(
        random_places(),
        |at| closed_by(at.size, at.drawn, at.line.number()),
        |at| at.closed(),
    );
    let rows = FINDINGS.into_iter();
    let table = rows.fold(table, |table, (finds, thought)| {
        table.row(|at| Some(finds(*at)), thought)
    });
    match table.words() {
        Some(words) if words == NO_LINE && asked.iter().all(closed_where_it_is_drawn) => {
            format!("{words} Check only the other three sides: `line` is not in `drawn` yet.")
        }
        Some(words) if words == NO_LINE => format!(
            "{words} Check how your code tests whether a side is drawn: then `drawn & 1 << side` is \
             not 0. Check also that your code adds the box to the set that it returns."
        ),
        Some(words) => words,
        None => missed_here(place, got, want, &asked, &answers),
    }
}

/// Explains this answer if no mistake explains every answer.
fn missed_here(
    place: Place,
    got: Boxes,
    want: Boxes,
    asked: &[Place],
    answers: &[Option<Boxes>],
) -> String {
    // A type that is too narrow for a set of lines does no harm on small fields.
    let narrow = |at: &Place| at.size.lines() <= 32 || at.is_narrow();
    let right = |(at, answer): (&Place, &Option<Boxes>)| *answer == Some(at.closed());
    if !narrow(&place)
        && asked
            .iter()
            .zip(answers)
            .filter(|(at, _)| narrow(at))
            .all(right)
    {
        return format!(
            "On fields of up to 32 lines your code is right, but {} has {} lines. Store a set of \
             lines as `Lines`, which is a `u64`.",
            place.size,
            place.size.lines()
        );
    }
    let (size, extra) = (place.size, got & !want);
    let missing = (want & !got).trailing_zeros();
    let as_many = |(at, answer): (&Place, &Option<Boxes>)| {
        at.size != size || answer.map(Boxes::count_ones) == Some(at.closed().count_ones())
    };
    let is_misnumbered = extra != 0 && got.count_ones() == want.count_ones();
    if is_misnumbered && asked.iter().zip(answers).all(as_many) {
        return format!(
            "On random fields of size {size} your code always returns as many boxes as the line \
             closes, but here it returned box {} instead of box {missing}. {}",
            extra.trailing_zeros(),
            from_other_sides(place, missing)
                .unwrap_or_else(|| "Check how your code numbers the boxes.".to_owned())
        );
    }
    let number = extra.trailing_zeros() as usize;
    let wrong = if extra == 0 { missing as usize } else { number };
    if (extra == 0 || want & !got == 0)
        && let Some(said) = right_beside_another(place, wrong)
    {
        return said;
    }
    if let Some(said) = beyond_the_border(place, number, asked, answers)
        && number < size.boxes()
    {
        return said;
    }
    let said = match number {
        32 if never_found(asked, answers, size, missing) => format!(
            "On {size}, your code did not find box {missing} in any test, whichever side was drawn \
             last. Check the row and the column of each box that your code looks at, its number, \
             and how your code tests its sides."
        ),
        32 => at_the_border(asked, answers, size)
            .unwrap_or_else(|| below_the_first_row(place, asked, answers)),
        _ => below_the_first_row(place, asked, answers),
    };
    match (said.as_str(), extra.checked_ilog2()) {
        ("", None) => from_other_sides(place, missing).unwrap_or_default(),
        ("", Some(last)) if (last as usize) < size.boxes() && place.is_side(last as usize) => {
            format!("Another side of box {last} is not drawn.")
        }
        ("", Some(last)) => format!("Line {} is not a side of box {last}.", place.line.number()),
        _ => said,
    }
}

/// Explains an error that occurs only at lines down below the first row.
fn below_the_first_row(place: Place, asked: &[Place], answers: &[Option<Boxes>]) -> String {
    let is_below = |line: Line| line.is_down() && line.place().0 > 0;
    let mut others = { asked.iter().zip(answers) }.filter(|(at, _)| !is_below(at.line));
    if is_below(place.line) && others.all(|(at, answer)| *answer == Some(at.closed())) {
        "Your code is right for lines across and for lines down in the first row, but not for lines \
         down in other rows. A row has `cols + 1` lines down, but only `cols` boxes."
            .into()
    } else {
        String::new()
    }
}

/// Names the sides from which a box is found if all other lines are drawn, but this line is not one of them.
fn from_other_sides(place: Place, number: u32) -> Option<String> {
    let (size, at) = (place.size, number as usize);
    let sides = around(size, at / size.cols, at % size.cols);
    let here = sides.iter().position(|side| *side == place.line)?;
    let found = (0..4).filter(|&side| is_found(size, number, sides[side]) == Some(true));
    let found: Vec<&str> = found.map(|side| NAMES[side]).collect();
    (!found.is_empty() && !found.contains(&NAMES[here])).then(|| {
        format!(
            "Your code finds box {number} if the last line is its {}, but not if it is its {}.",
            found.join(" or its "),
            NAMES[here]
        )
    })
}
