//! Dots and boxes for searches that visit millions of boards. A table contains the boxes beside
//! each line. The field counts every drawn line, and every position whose open lines a search
//! reads.

use std::cell::Cell;
use std::fmt;

use game::{Board, Player, Value};

use super::order::Rank;
use crate::boxes::sides;
use crate::size::{Line, Lines, Size};

/// The lines of a field in the order of the search. In its sets of lines, bit n represents the line
/// tried n-th.
#[derive(Debug, Clone)]
pub struct OrderedField {
    size: Size,
    order: Vec<Line>,
    /// The place of each line in the order, by its number.
    place: Vec<usize>,
    /// For each line of the order, the sides of the boxes on both of its sides. For a missing box
    /// it is a set that is never drawn.
    beside: Vec<[Lines; 2]>,
    drawn_so_far: Cell<u64>,
    opened_so_far: Cell<u64>,
}

impl OrderedField {
    /// Orders the lines of a field by rank: low ranks first, equal ranks as numbered.
    pub fn new(size: Size, rank: Rank) -> Self {
        let mut order: Vec<Line> = size.numbers().map(|number| size.line(number)).collect();
        order.sort_by_key(|line| rank(size, *line));
        Self::in_order(size, order)
    }

    /// Creates a field with all its lines in this order.
    pub fn in_order(size: Size, order: Vec<Line>) -> Self {
        let mut place = vec![0; size.lines()];
        for (at, line) in order.iter().enumerate() {
            place[line.number()] = at;
        }
        const NO_BOX: Lines = Lines::MAX;
        let mut beside = vec![[NO_BOX; 2]; size.lines()];
        for (row, col) in (0..size.rows).flat_map(|row| (0..size.cols).map(move |col| (row, col))) {
            let places = sides(size, row, col).map(|number| place[number]);
            let walls = places.iter().map(|at| 1 << at).sum();
            for at in places {
                let free = usize::from(beside[at][0] != NO_BOX);
                beside[at][free] = walls;
            }
        }
        Self {
            size,
            order,
            place,
            beside,
            drawn_so_far: Cell::new(0),
            opened_so_far: Cell::new(0),
        }
    }

    /// Returns the size of the field.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Returns the number of lines drawn, in all positions together.
    pub fn lines_drawn(&self) -> u64 {
        self.drawn_so_far.get()
    }

    /// Returns the number of positions whose open lines were read. A search that finds the value of
    /// a position without its moves does not read them.
    pub fn positions_opened(&self) -> u64 {
        self.opened_so_far.get()
    }

    /// Returns the places of the lines that are not drawn, in order. Counts the position.
    pub fn open(&self, drawn: Lines) -> impl Iterator<Item = usize> + use<> {
        self.opened_so_far.set(self.opened_so_far.get() + 1);
        let mut open = self.size.all_lines() & !drawn;
        std::iter::from_fn(move || {
            let place = open.trailing_zeros() as usize;
            (open != 0).then(|| {
                open &= open - 1; // the lowest bit is gone
                place
            })
        })
    }

    /// Draws the line at a place of the order, and counts it. Returns the lines drawn now, and the
    /// number of boxes that this line closes.
    pub fn draw(&self, drawn: Lines, place: usize) -> (Lines, Value) {
        self.drawn_so_far.set(self.drawn_so_far.get() + 1);
        let drawn = drawn | 1 << place;
        let [one, other] = self.beside[place].map(|walls| Value::from(walls & !drawn == 0));
        (drawn, one + other)
    }
}

/// A position on that field. It is like [`Dots`](crate::dots::Dots), but instead of the boxes of
/// each player it stores only the first player's lead.
#[derive(Debug, Clone, Copy)]
pub struct Position<'a> {
    field: &'a OrderedField,
    drawn: Lines,
    lead: Value,
    left: Value,
    to_move: Player,
}

impl<'a> Position<'a> {
    /// Creates the empty field. The first player begins.
    pub fn new(field: &'a OrderedField) -> Self {
        Self {
            field,
            drawn: 0,
            lead: 0,
            left: field.size.boxes() as Value,
            to_move: Player::First,
        }
    }

    /// Returns the set of the lines drawn.
    pub fn drawn(&self) -> Lines {
        self.drawn
    }

    /// Returns the number of boxes not taken yet.
    pub fn boxes_left(&self) -> Value {
        self.left
    }
}

impl Board for Position<'_> {
    type Move = Line;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self) -> impl Iterator<Item = Line> {
        let open = self.field.open(self.drawn);
        open.map(|place| self.field.order[place])
    }

    fn play(&self, line: Line) -> Self {
        let (drawn, closed) = self.field.draw(self.drawn, self.field.place[line.number()]);
        let (lead, to_move) = match (closed, self.to_move) {
            (0, player) => (self.lead, player.other()),
            (_, Player::First) => (self.lead + closed, Player::First),
            (_, Player::Second) => (self.lead - closed, Player::Second),
        };
        Self {
            drawn,
            lead,
            left: self.left - closed,
            to_move,
            ..*self
        }
    }

    /// Every line is a side of a box. If all boxes are taken, all lines are drawn.
    fn done(&self) -> bool {
        self.left == 0
    }

    fn evaluate(&self) -> Value {
        self.lead
    }
}

/// The size, the lines drawn, and the lead.
impl fmt::Display for Position<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.field.size)?;
        for (place, line) in self.field.order.iter().enumerate() {
            if self.drawn & 1 << place != 0 {
                write!(f, " {line}")?;
            }
        }
        write!(f, " ({:+}, {:?} to move)", self.lead, self.to_move)
    }
}
