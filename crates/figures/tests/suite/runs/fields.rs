//! Dots and boxes: searches, and games that are only played.

use std::collections::HashMap;
use std::fmt;

use boards::{Side, letter};
use call_trace::{Trace, record, traced};
use game::{Board, Player, Value, Watched};

use super::games::best_of;

/// A line: row and column of its first dot, and whether it goes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line(usize, usize, bool);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Line(row, col, is_down) = self;
        let dot = |row: usize, col: usize| format!("{}{}", letter(col), row + 1);
        let (down, right) = (usize::from(is_down), usize::from(!is_down));
        write!(f, "{}{}", dot(row, col), dot(row + down, col + right))
    }
}

#[derive(Clone, Debug)]
pub struct Field {
    field: boards::Field,
    pub max: bool,
}

impl Field {
    pub fn new(rows: usize, cols: usize) -> Self {
        let dots = vec!["+"; cols + 1].join("   ");
        let board = boards::Board::read("dots", &vec![dots; rows + 1].join("\n\n"));
        let field = board.dots().expect("a field").clone();
        Field { field, max: true }
    }

    /// The lines that are not drawn yet: first those across.
    fn open(&self) -> Vec<Line> {
        let open = (0..self.field.drawn.len()).filter(|&line| !self.field.drawn[line]);
        let places = open.map(|line| self.field.place(line));
        places
            .map(|(row, col, down)| Line(row, col, down))
            .collect()
    }

    fn draw(&self, Line(row, col, down): Line) -> Self {
        let Field { mut field, max } = self.clone();
        let line = match down {
            true => field.down(row, col),
            false => field.across(row, col),
        };
        field.drawn[line] = true;
        let closed = field.beside(line).filter(|&at| field.open_sides(at) == 0);
        let closed: Vec<usize> = closed.collect();
        for &at in &closed {
            field.owners[at] = Some(if max { Side::A } else { Side::B });
        }
        let max = max != closed.is_empty();
        Field { field, max }
    }

    /// The field after the moves of these names.
    pub fn after(mut self, moves: &str) -> Self {
        for name in moves.split_whitespace() {
            self = self.draw(self.named(name));
        }
        self
    }

    fn named(&self, name: &str) -> Line {
        let mut open = self.open().into_iter();
        open.find(|it| it.to_string() == name)
            .expect("an open line")
    }

    fn worth(&self) -> i32 {
        self.field.boxes_of(Side::A) as i32 - self.field.boxes_of(Side::B) as i32
    }

    fn boxes_left(&self) -> i32 {
        self.field.boxes_left() as i32
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.field, f)
    }
}

impl Board for Field {
    type Move = Line;
    const KIND: &'static str = "dots";

    fn to_move(&self) -> Player {
        if self.max {
            Player::First
        } else {
            Player::Second
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = Line> {
        self.open().into_iter()
    }

    fn play(&self, line: Line) -> Self {
        self.draw(line)
    }

    fn done(&self) -> bool {
        self.open().is_empty()
    }

    fn evaluate(&self) -> Value {
        self.worth()
    }
}

/// The margin of the boxes that are still open, for the player who moves; each set of lines once.
#[traced(skip(field, known), values(mover_rest))]
fn rest(field: &Watched<Field>, known: &mut HashMap<String, i32>) -> i32 {
    let key = field.to_string().replace(['A', 'B'], " ");
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let below: Vec<i32> = field
        .legal_moves()
        .map(|line| {
            let next = field.play(line);
            let rest = rest(&next, known);
            let (before, after) = (field.inner(), next.inner());
            let closed = (after.worth() - before.worth()).abs();
            if after.max == before.max {
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
    record(|| rest(&Watched::new(field.clone()), &mut HashMap::new())).1
}

/// The same with a window; a player can win at most the boxes that are left.
#[traced(skip(field), window(alpha, beta), values(mover_rest))]
fn rest_within(field: &Watched<Field>, alpha: i32, beta: i32) -> i32 {
    let left = field.inner().boxes_left();
    if field.done() {
        return 0;
    }
    let mut best = -left;
    for line in field.legal_moves() {
        let sure = alpha.max(best);
        if sure >= beta.min(left) {
            break;
        }
        let next = field.play(line);
        let value = match left - next.inner().boxes_left() {
            0 => -rest_within(&next, -beta, -sure),
            closed => closed + rest_within(&next, sure - closed, beta - closed),
        };
        best = best.max(value);
    }
    best
}

pub fn of_rest_within(field: &Field, alpha: i32, beta: i32) -> Trace {
    record(|| rest_within(&Watched::new(field.clone()), alpha, beta)).1
}

/// Whether the player who moves takes at least `t` boxes more than the other from here on; boxes
/// that are free are taken at once.
#[traced(skip(field), window(t - 1, t), values(at_least))]
fn at_least(field: &Watched<Field>, t: i32) -> bool {
    let closing = |field: &Watched<Field>| {
        let before = field.inner();
        let mut open = before.open().into_iter();
        open.find(|&line| before.draw(line).max == before.max)
    };
    if let Some(line) = closing(field) {
        let mut next = field.play(line);
        while let Some(line) = closing(&next) {
            next = next.play(line);
        }
        let taken = (next.inner().worth() - field.inner().worth()).abs();
        return at_least(&next, t - taken);
    }
    if field.done() {
        return t <= 0;
    }
    field
        .legal_moves()
        .any(|line| !at_least(&field.play(line), 1 - t))
}

pub fn of_at_least(field: &Field, t: i32) -> Trace {
    record(|| at_least(&Watched::new(field.clone()), t)).1
}

/// The last three lines of a field of two boxes: two of them close a box.
pub fn one_by_two() -> Field {
    Field::new(1, 2).after("a1b1 b1c1 a2b2 c1c2")
}

pub fn two_by_two() -> Field {
    Field::new(2, 2).after("a1b1 b1c1 a3b3 b3c3 a1a2 c1c2 a2a3 b2c2")
}

#[traced(skip(field), window(alpha, beta), search(alpha_beta))]
fn alpha_beta(field: &Watched<Field>, alpha: i32, beta: i32) -> i32 {
    if field.done() {
        return field.evaluate();
    }
    let search = |next: &_, (alpha, beta)| alpha_beta(next, alpha, beta);
    best_of(field, field.legal_moves(), (alpha, beta), search)
}

pub fn of_alpha_beta(field: &Field) -> Trace {
    record(|| alpha_beta(&Watched::new(field.clone()), i32::MIN, i32::MAX)).1
}

/// A game that was played.
pub fn of_game(field: Field, moves: &[&str]) -> Trace {
    let play = || {
        let mut field = Watched::new(field);
        for mv in moves {
            field = field.play(field.inner().named(mv));
        }
    };
    record(play).1
}

/// The two boxes of one row: B has to open them, and A takes both.
pub fn short_game() -> Trace {
    let moves = ["a1b1", "b1c1", "a2b2", "b2c2", "a1a2", "b1b2", "c1c2"];
    of_game(Field::new(1, 2), &moves)
}

/// Any game to its end: each number chooses one of the lines that are open.
pub fn any_game(rows: usize, cols: usize, choices: &[usize]) -> Trace {
    let mut field = Field::new(rows, cols);
    let mut names = Vec::new();
    for choice in choices {
        let open = field.open();
        let Some(&line) = open.get(choice % open.len().max(1)) else {
            break;
        };
        names.push(line.to_string());
        field = field.draw(line);
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
