//! Dots and boxes: searches, and games that are only played.

use std::collections::HashMap;
use std::fmt;

use call_trace::{Trace, note, offer, play_by, record, traced};

use super::games::{leaf, name};

/// A field; a line is its row among all rows of signs, and its column.
#[derive(Clone)]
pub struct Field {
    signs: Vec<Vec<u8>>,
    pub max: bool,
}

impl Field {
    pub fn new(rows: usize, cols: usize) -> Self {
        let row = |at: usize| {
            let sign = |col: usize| {
                if at.is_multiple_of(2) && col.is_multiple_of(4) {
                    b'+'
                } else {
                    b' '
                }
            };
            (0..=4 * cols).map(sign).collect()
        };
        Field {
            signs: (0..=2 * rows).map(row).collect(),
            max: true,
        }
    }

    /// The moves that can be made: where a line would stand, and its name.
    fn open(&self) -> Vec<(usize, usize, String)> {
        let dot = |row: usize, col: usize| format!("{}{}", char::from(b'a' + col as u8), row + 1);
        let mut open = Vec::new();
        for down in [0, 1] {
            for row in (down..self.signs.len()).step_by(2) {
                for col in (2 - 2 * down..self.signs[0].len()).step_by(4) {
                    let end = dot(row / 2 + down, col / 4 + 1 - down);
                    if self.signs[row][col] == b' ' {
                        open.push((row, col, dot(row / 2, col / 4) + &end));
                    }
                }
            }
        }
        open
    }

    fn draw(&self, row: usize, col: usize) -> Self {
        let mut next = self.clone();
        if row % 2 == 1 {
            next.signs[row][col] = b'|';
        } else {
            next.signs[row][col - 1..=col + 1].fill(b'-');
        }
        let mut closed = false;
        for row in (1..next.signs.len()).step_by(2) {
            for col in (2..next.signs[0].len()).step_by(4) {
                let sides = [
                    (row - 1, col),
                    (row + 1, col),
                    (row, col - 2),
                    (row, col + 2),
                ];
                if next.signs[row][col] == b' '
                    && sides.iter().all(|&(r, c)| next.signs[r][c] != b' ')
                {
                    next.signs[row][col] = if self.max { b'A' } else { b'B' };
                    closed = true;
                }
            }
        }
        next.max = self.max == closed;
        next
    }

    /// The field after the moves of these names.
    pub fn after(mut self, moves: &str) -> Self {
        for name in moves.split_whitespace() {
            self = self.moved(name);
        }
        self
    }

    fn moved(&self, name: &str) -> Self {
        let open = self.open();
        let (row, col, _) = open.iter().find(|it| it.2 == name).expect("an open line");
        self.draw(*row, *col)
    }

    fn worth(&self) -> i32 {
        let count = |sign: u8| self.signs.concat().iter().filter(|it| **it == sign).count() as i32;
        count(b'A') - count(b'B')
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.signs.iter();
        let rows: Vec<String> = rows
            .map(|row| String::from_utf8_lossy(row).trim_end().to_owned())
            .collect();
        write!(f, "{}", rows.join("\n"))
    }
}

#[traced(skip(field))]
fn alpha_beta(field: &Field, mut alpha: i32, mut beta: i32) -> i32 {
    let open = field.open();
    if open.is_empty() {
        return leaf(field.worth());
    }
    offer(open.iter().map(|it| &it.2));
    let mut best = if field.max { i32::MIN } else { i32::MAX };
    for (row, col, line) in open {
        let next = field.draw(row, col);
        play_by(name(field.max), line, &next);
        let found = alpha_beta(&next, alpha, beta);
        if field.max {
            best = best.max(found);
            alpha = alpha.max(best);
        } else {
            best = best.min(found);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The margin of the boxes that are still open, for the player who moves; each set of lines once.
#[traced(skip(field, known))]
fn rest(field: &Field, known: &mut HashMap<String, i32>) -> i32 {
    let key = field.to_string().replace(['A', 'B'], " ");
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let open = field.open();
    offer(open.iter().map(|it| &it.2));
    let below: Vec<i32> = open
        .into_iter()
        .map(|(row, col, line)| {
            let next = field.draw(row, col);
            play_by(name(field.max), line, &next);
            let rest = rest(&next, known);
            let closed = (next.worth() - field.worth()).abs();
            if next.max == field.max {
                closed + rest
            } else {
                -rest
            }
        })
        .collect();
    let best = below.into_iter().max().unwrap_or(0);
    known.insert(key, best);
    best
}

pub fn of_rest(field: &Field) -> Trace {
    record(|| rest(field, &mut HashMap::new())).1
}

/// Whether the player who moves takes at least `t` boxes more than the other from here on; boxes
/// that are free are taken at once.
#[traced(skip(field))]
fn at_least(field: &Field, t: i32) -> bool {
    let closes = |(row, col, line): (usize, usize, String)| {
        let next = field.draw(row, col);
        (next.max == field.max).then_some((next, line))
    };
    if let Some((mut next, line)) = field.open().into_iter().find_map(closes) {
        play_by(name(field.max), line, &next);
        while let Some((after, line)) = next.open().into_iter().find_map(|(row, col, line)| {
            let after = next.draw(row, col);
            (after.max == next.max).then_some((after, line))
        }) {
            play_by(name(field.max), line, &after);
            next = after;
        }
        return at_least(&next, t - (next.worth() - field.worth()).abs());
    }
    let open = field.open();
    if open.is_empty() {
        return t <= 0;
    }
    offer(open.iter().map(|it| &it.2));
    open.into_iter().any(|(row, col, line)| {
        let next = field.draw(row, col);
        play_by(name(field.max), line, &next);
        !at_least(&next, 1 - t)
    })
}

pub fn of_at_least(field: &Field, t: i32) -> Trace {
    record(|| at_least(field, t)).1
}

/// The last three lines of a field of two boxes: two of them close a box.
pub fn one_by_two() -> Field {
    Field::new(1, 2).after("a1b1 b1c1 a2b2 c1c2")
}

pub fn two_by_two() -> Field {
    Field::new(2, 2).after("a1b1 b1c1 a3b3 b3c3 a1a2 c1c2 a2a3 b2c2")
}

pub fn of_alpha_beta(field: &Field) -> Trace {
    record(|| alpha_beta(field, i32::MIN, i32::MAX)).1
}

/// A game that was played, with a remark where there is one after a colon.
pub fn of_game(field: Field, moves: &[&str]) -> Trace {
    let play = || {
        let mut field = field;
        for mv in moves {
            let (line, remark) = mv.split_once(": ").unwrap_or((mv, ""));
            let next = field.moved(line);
            play_by(name(field.max), line, &next);
            if !remark.is_empty() {
                note(remark);
            }
            field = next;
        }
    };
    record(play).1
}

/// The two boxes of one row: B has to open them, and A takes both.
pub fn short_game() -> Trace {
    let moves = [
        "a1b1",
        "b1c1",
        "a2b2",
        "b2c2",
        "a1a2: B opens the chain",
        "b1b2",
        "c1c2",
    ];
    of_game(Field::new(1, 2), &moves)
}

/// Any game to its end: each number chooses one of the lines that are open.
pub fn any_game(rows: usize, cols: usize, choices: &[usize]) -> Trace {
    let mut field = Field::new(rows, cols);
    let mut names = Vec::new();
    for choice in choices {
        let open = field.open();
        let Some((row, col, line)) = open.get(choice % open.len().max(1)) else {
            break;
        };
        names.push(line.clone());
        field = field.draw(*row, *col);
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    of_game(Field::new(rows, cols), &names)
}

pub fn all() -> Vec<(&'static str, Trace)> {
    vec![
        ("dots_one_by_two", of_alpha_beta(&one_by_two())),
        ("dots_two_by_two", of_alpha_beta(&two_by_two())),
        ("dots_rest", of_rest(&one_by_two())),
        ("dots_at_least", of_at_least(&one_by_two(), -1)),
    ]
}
