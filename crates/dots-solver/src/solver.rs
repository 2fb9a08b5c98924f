//! The solver: values and best moves of positions of one size.

use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::{Board, Player, Value};

use crate::captures::{Captured, take_all};
use crate::field::Field;
#[cfg(feature = "large-fields")]
use crate::large::{Large, Proof};
use crate::limits::{Cancellation, Limits, Question, Stopped};
use crate::order::Order;
use crate::outside::Outside;
use crate::search::Tools;
use crate::solving::Solving;
use crate::symmetry::Symmetry;
use crate::table::Table;
use crate::techniques::Techniques;

/// The largest number of lines of a field that is solved in a second. The table of such a field is small.
const SMALL: usize = 32;

/// The options of a solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// The techniques that reduce the search.
    pub techniques: Techniques,
    /// The largest size of the table, in bytes. A small field uses less. The memory is allocated at once.
    pub memory: usize,
    /// The number of threads that search together. There are fewer if the system cannot start as many.
    #[cfg(feature = "large-fields")]
    pub threads: usize,
}

/// The error for a table that does not fit in the memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is not enough memory for the table; choose a smaller table")]
pub struct NoMemory;

impl Default for Options {
    /// Returns the default: all techniques, a table of at most 1 GiB, one thread.
    fn default() -> Self {
        Self {
            techniques: Techniques::ALL,
            memory: 1 << 30,
            #[cfg(feature = "large-fields")]
            threads: 1,
        }
    }
}

/// Solves positions of one size. Stores its results for the next position.
pub struct Solver {
    options: Options,
    field: Field,
    symmetry: Symmetry,
    order: Order,
    table: Table,
    #[cfg(feature = "large-fields")]
    large: Large,
}

/// The solution of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The first player's margin at the end of the game, if both players make their best moves.
    pub value: Value,
    /// All moves that preserve the value, for the player to move.
    pub best_moves: Vec<Line>,
    /// The number of positions whose moves were tried.
    pub nodes: u64,
    /// The time taken.
    pub elapsed: Duration,
}

impl Solver {
    /// Creates a solver for fields of this size.
    ///
    /// # Panics
    /// If there is not enough memory for the table.
    pub fn new(size: Size, options: Options) -> Self {
        Self::try_new(size, options).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Creates a solver for fields of this size.
    ///
    /// # Errors
    /// If there is not enough memory for the table.
    pub fn try_new(size: Size, options: Options) -> Result<Self, NoMemory> {
        let field = Field::new(size);
        let techniques = options.techniques;
        // A small field is solved sooner than a large table is filled with zeros. Without symmetry there are sixteen
        // times as many positions.
        let useful = match field.lines {
            lines @ ..=SMALL => lines * 2 / 3 + if techniques.symmetry { 0 } else { 4 },
            lines => lines,
        };
        let memory = if techniques.table { options.memory } else { 0 };
        let table = Table::new(field.lines, useful, memory).ok_or(NoMemory)?;
        Ok(Self {
            symmetry: Symmetry::new(&field, techniques.symmetry),
            order: Order::new(&field, techniques.centre_first),
            table,
            #[cfg(feature = "large-fields")]
            large: Large::new(options.threads),
            options,
            field,
        })
    }

    /// Adds a proof to the solver, which then reads the settled questions in it and writes new ones to it.
    ///
    /// # Panics
    /// If the proof is about another size.
    #[cfg(feature = "large-fields")]
    pub fn with_proof(mut self, proof: Proof) -> Self {
        assert_eq!(proof.size(), self.field.size, "a proof is about one size");
        self.large.proof = Some(proof);
        self
    }

    /// Returns the value of a position and all its best moves.
    ///
    /// # Errors
    /// If the limits stop the search.
    ///
    /// # Panics
    /// If the position has another size.
    pub fn solve(&self, position: &Dots, limits: Limits<'_>) -> Result<Solution, Stopped> {
        let begun = Instant::now();
        let cancellation = Cancellation::new(limits);
        let mut solving = self.begin(&cancellation, position);
        let value = self.mover_value(&mut solving, position)?;
        let mut best_moves = Vec::new();
        let moves: Vec<Line> = position.legal_moves().collect();
        for (judged, &line) in moves.iter().enumerate() {
            cancellation.ask(Question::BestMoves(judged, moves.len()));
            if self.keeps(&mut solving, position, line, value)? {
                best_moves.push(line);
            }
        }
        Ok(Solution {
            value: whole_game(position, value),
            best_moves,
            nodes: solving.nodes,
            elapsed: begun.elapsed(),
        })
    }

    /// Returns only the value of a position, and its number of nodes. The best moves are more work.
    ///
    /// # Errors
    /// If the limits stop the search.
    ///
    /// # Panics
    /// If the position has another size.
    pub fn value(&self, position: &Dots, limits: Limits<'_>) -> Result<(Value, u64), Stopped> {
        let cancellation = Cancellation::new(limits);
        let mut solving = self.begin(&cancellation, position);
        let value = self.mover_value(&mut solving, position)?;
        Ok((whole_game(position, value), solving.nodes))
    }

    fn begin<'a>(
        &'a self,
        cancellation: &'a Cancellation<'a>,
        position: &Dots,
    ) -> Solving<'a, impl Outside> {
        let tools = Tools {
            field: &self.field,
            symmetry: &self.symmetry,
            order: &self.order,
            techniques: self.options.techniques,
            table: &self.table,
            cancellation,
        };
        Solving {
            tools,
            outside: self.outside(position),
            nodes: 0,
        }
    }

    #[cfg(feature = "large-fields")]
    fn outside(&self, position: &Dots) -> impl Outside {
        self.large.around(&self.field, self.field.open(position))
    }

    #[cfg(not(feature = "large-fields"))]
    fn outside(&self, _position: &Dots) -> impl Outside {
        crate::outside::Alone
    }

    /// Returns the value of the boxes still open for the mover. The first question is whether it is at least 0, or at
    /// least 1 if it must be odd. Each answer moves the next question by two.
    fn mover_value(
        &self,
        solving: &mut Solving<'_, impl Outside>,
        position: &Dots,
    ) -> Result<i8, Stopped> {
        let captured = self.captured(position);
        let rest = solving.tools.position(captured.rest);
        let boxes = rest.boxes();
        let (mut low, mut high) = (-boxes, boxes);
        let mut t = boxes & 1;
        while low < high {
            solving
                .tools
                .cancellation
                .ask(Question::AtLeast(Value::from(t)));
            if solving.at_least(&rest, t)? {
                low = t;
                t += 2;
            } else {
                high = t - 2;
                t -= 2;
            }
        }
        Ok(captured.value(low))
    }

    /// Returns whether drawing this line preserves the value.
    fn keeps(
        &self,
        solving: &mut Solving<'_, impl Outside>,
        position: &Dots,
        line: Line,
        value: i8,
    ) -> Result<bool, Stopped> {
        let closed = position.closes(line) as i8;
        let captured = self.captured(&position.play(line));
        let rest = solving.tools.position(captured.rest);
        // If the line closes no box, the other player moves, and must not get more than −value.
        let t = if closed > 0 {
            value - closed
        } else {
            1 - value
        };
        let (take_all, hand_over) = captured.at_least(t);
        let mut reached = solving.lies_in(&rest, take_all)?;
        if let Some(window) = hand_over.filter(|_| !reached) {
            reached = solving.lies_in(&rest, window)?;
        }
        Ok(reached == (closed > 0))
    }

    /// Takes the boxes that can be taken. Without the technique of chains the position remains as it is.
    fn captured(&self, position: &Dots) -> Captured {
        let open = self.field.open(position);
        if self.options.techniques.chains {
            take_all(&self.field, open)
        } else {
            Captured {
                boxes: 0,
                handed: 0,
                rest: open,
            }
        }
    }
}

/// Returns the value of the whole game, from the value of the boxes still open for the mover.
fn whole_game(position: &Dots, rest: i8) -> Value {
    let rest = Value::from(rest);
    position.evaluate()
        + match position.to_move {
            Player::First => rest,
            Player::Second => -rest,
        }
}
