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

/// Most lines of a field that is solved in a second: its table is kept small.
const SMALL: usize = 32;

/// How a solver is to work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// What it uses to search less.
    pub techniques: Techniques,
    /// How large its table may be, in bytes. For a small field it takes less. It is
    /// taken at once.
    pub memory: usize,
    /// Number of threads that search together; fewer where the system has fewer.
    #[cfg(feature = "large-fields")]
    pub threads: usize,
}

/// The memory for a solver's table cannot be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is not enough memory for the table; ask for less")]
pub struct NoMemory;

impl Default for Options {
    /// All techniques, and a table of 1 GiB at most, one thread.
    fn default() -> Self {
        Self {
            techniques: Techniques::ALL,
            memory: 1 << 30,
            #[cfg(feature = "large-fields")]
            threads: 1,
        }
    }
}

/// Solves positions of one size. What it has found it keeps for the next position.
pub struct Solver {
    options: Options,
    field: Field,
    symmetry: Symmetry,
    order: Order,
    table: Table,
    #[cfg(feature = "large-fields")]
    large: Large,
}

/// A position solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The first player's margin at the end of the game, when both play as well as can be.
    pub value: Value,
    /// All moves that keep the value, for the player to move.
    pub best_moves: Vec<Line>,
    /// The positions whose moves were looked at.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
}

impl Solver {
    /// A solver for fields of this size.
    ///
    /// # Panics
    /// When the memory for its table cannot be had.
    pub fn new(size: Size, options: Options) -> Self {
        Self::try_new(size, options).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A solver for fields of this size.
    ///
    /// # Errors
    /// When the memory for its table cannot be had.
    pub fn try_new(size: Size, options: Options) -> Result<Self, NoMemory> {
        let field = Field::new(size);
        let techniques = options.techniques;
        // A small field is solved sooner than a large table is filled with zeros. Without symmetry
        // there are sixteen times as many positions.
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

    /// A solver that takes from a proof what is settled there, and writes to it what it settles.
    ///
    /// # Panics
    /// When the proof is about another size.
    #[cfg(feature = "large-fields")]
    pub fn with_proof(mut self, proof: Proof) -> Self {
        assert_eq!(proof.size(), self.field.size, "a proof is about one size");
        self.large.proof = Some(proof);
        self
    }

    /// The value of a position and all its best moves.
    ///
    /// # Errors
    /// When the limits stop the search.
    ///
    /// # Panics
    /// When the position is of another size.
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

    /// The value of a position alone, and the nodes it took; its best moves are more work.
    ///
    /// # Errors
    /// When the limits stop the search.
    ///
    /// # Panics
    /// When the position is of another size.
    pub fn value(&self, position: &Dots, limits: Limits<'_>) -> Result<(Value, u64), Stopped> {
        let cancellation = Cancellation::new(limits);
        let mut solving = self.begin(&cancellation, position);
        let value = self.mover_value(&mut solving, position)?;
        Ok((whole_game(position, value), solving.nodes))
    }

    /// How many bytes its table takes.
    pub fn table_bytes(&self) -> usize {
        self.table.bytes()
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

    /// What the boxes still open are worth to the mover. The first question is whether that is
    /// 0, or 1 when it must be odd; each answer moves the next question by two.
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

    /// Whether drawing this line keeps the value.
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
        // After a line that closes nothing the other moves, and must not get more than −value.
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

    /// A position with the boxes taken that can be; without the technique of chains it is
    /// searched as it is.
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

/// The value of the whole game, from what the boxes still open are worth to the mover.
fn whole_game(position: &Dots, rest: i8) -> Value {
    let rest = Value::from(rest);
    position.evaluate()
        + match position.to_move {
            Player::First => rest,
            Player::Second => -rest,
        }
}
