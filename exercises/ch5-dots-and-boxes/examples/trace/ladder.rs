//! The rungs of the ladder, from any position. Most of these searches are too large to be drawn, so a run
//! shows the field, and notes in numbers what it came to. The three with cuts that no exercise has are
//! recorded by runs of their own, where few lines are open.

use alpha_beta::alpha_beta::alpha_beta;
use call_trace::example::{Argument, Arguments, BadArgument, Run, run};
use call_trace::{Position as Shown, State, note, unrecorded};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::rungs::bound::with_bound;
use dots_and_boxes::rungs::memo::{self, memo};
use dots_and_boxes::rungs::order::from_centre;
use dots_and_boxes::rungs::ordered_field::{OrderedField, Position};
use dots_and_boxes::rungs::plain::nodes_of_minimax;
use dots_and_boxes::rungs::table::{self, with_table};
use dots_and_boxes::rungs::{LADDER, Rung};
use dots_and_boxes::size::Line;
use game::{Board, Ordered, Player, Value, Watched};
use tic_tac_toe::look_ahead::look_ahead;

use super::{POSITION, a_field, late};

/// With more open lines minimax is not run but worked out: by its rule it makes ten million calls for ten.
const RUN: u32 = 9;
/// With more open lines a search without a memory takes longer than a reader waits.
const WITHOUT_MEMORY: u32 = 12;
/// Fields with more lines than these have too many sets of lines for a page.
const WITH_MEMORY: usize = 17;
/// With more open lines a tree is too large to be looked at.
const DRAWN: u32 = 9;
/// Up to this a page counts exactly.
const MOST_COUNTED: u64 = 1 << 53;

/// What can be run by name.
pub(crate) fn runs() -> Vec<Run> {
    counted().into_iter().chain(drawn()).collect()
}

/// One run a rung, from the bottom.
fn counted() -> [Run; LADDER.len()] {
    [
        run("ladder_minimax", field(), |args| {
            let asked = Asked::read(args, &LADDER[0])?;
            if asked.open() <= RUN {
                asked.search(|it| look_ahead(&it.start, u32::MAX).0);
            } else {
                asked.work_out(nodes_of_minimax);
            }
            Ok(())
        }),
        run("ladder_alpha_beta", field(), |args| {
            cuts_alone(Asked::read(args, &LADDER[1])?, args)
        }),
        run("ladder_centre_first", field(), |args| {
            cuts_alone(Asked::read(args, &LADDER[2])?, args)
        }),
        run("ladder_bound", field(), |args| {
            let asked = Asked::read(args, &LADDER[3])?.without_memory(args)?;
            asked.search(|it| with_bound(&it.start, Value::MIN, Value::MAX));
            Ok(())
        }),
        run("ladder_memo", field(), |args| {
            let asked = Asked::read(args, &LADDER[4])?.with_memory(args)?;
            asked.search(|it| {
                let mut known = vec![memo::UNKNOWN; it.sets];
                it.margin(memo(it.field, it.start.drawn(), &mut known))
            });
            Ok(())
        }),
        run("ladder_table", field(), |args| {
            let asked = Asked::read(args, &LADDER[5])?.with_memory(args)?;
            asked.search(|it| {
                let mut known = vec![table::UNKNOWN; it.sets];
                it.margin(with_table(&it.start, -Value::MAX, Value::MAX, &mut known))
            });
            Ok(())
        }),
    ]
}

/// The rungs that are drawn, on the same board as the searches of the exercises.
fn drawn() -> [Run; 3] {
    [
        run("centre_first", field(), |args| {
            alpha_beta(&centre_first(args)?, u32::MAX, Value::MIN, Value::MAX);
            Ok(())
        }),
        run("with_bound", field(), |args| {
            with_bound(&centre_first(args)?, Value::MIN, Value::MAX);
            Ok(())
        }),
        run("with_table", field(), |args| {
            let board = centre_first(args)?;
            let mut known = vec![table::UNKNOWN; 1 << board.inner().dots().size.lines()];
            with_table(&board, -Value::MAX, Value::MAX, &mut known);
            Ok(())
        }),
    ]
}

/// A watched position that offers the lines near the centre first.
fn centre_first(args: &Arguments) -> Result<Ordered<Watched<Dots>>, BadArgument> {
    let (board, _) = late(args, DRAWN)?;
    Ok(Ordered::new(board, |board, line| {
        from_centre(board.inner().size, line)
    }))
}

fn field() -> [Argument; 1] {
    [a_field().rest()]
}

/// Alpha-beta, in the order of its rung.
fn cuts_alone(asked: Asked, args: &Arguments) -> Result<(), BadArgument> {
    let asked = asked.without_memory(args)?;
    asked.search(|it| alpha_beta(&it.start, u32::MAX, Value::MIN, Value::MAX).0);
    Ok(())
}

/// What is asked of a rung.
struct Asked {
    board: Dots,
    /// The lines drawn, as they were drawn.
    played: Vec<Line>,
    /// All lines of the field, as the rung tries them.
    order: Vec<Line>,
}

/// The same on the field of the ladder.
struct Late<'f> {
    field: &'f OrderedField,
    start: Position<'f>,
    /// How many sets of lines there are.
    sets: usize,
}

impl Asked {
    fn read(args: &Arguments, rung: &Rung) -> Result<Self, BadArgument> {
        let text = args.text("position")?;
        let (size, played) =
            Dots::read_game(&text).map_err(|_| args.bad("position", POSITION, &text))?;
        let mut order: Vec<Line> = size.numbers().map(|number| size.line(number)).collect();
        order.sort_by_key(|line| (rung.rank)(size, *line));
        let board = played
            .iter()
            .fold(Dots::new(size), |board, line| board.play(*line));
        Ok(Self {
            board,
            played,
            order,
        })
    }

    fn open(&self) -> u32 {
        self.board.open().count_ones()
    }

    /// Refuses what would take too long.
    fn without_memory(self, args: &Arguments) -> Result<Self, BadArgument> {
        if self.open() <= WITHOUT_MEMORY {
            return Ok(self);
        }
        let kind = format!("a position with at most {WITHOUT_MEMORY} open lines");
        Err(args.bad("position", &kind, &args.text("position")?))
    }

    /// Refuses what would need too much memory.
    fn with_memory(self, args: &Arguments) -> Result<Self, BadArgument> {
        if self.board.size.lines() <= WITH_MEMORY {
            return Ok(self);
        }
        let kind = format!("a position on a field of at most {WITH_MEMORY} lines, such as 2x3");
        Err(args.bad("position", &kind, &args.text("position")?))
    }

    /// Shows the field, and notes what the game ends in and the calls that it took to know.
    fn search(&self, search: impl FnOnce(&Late<'_>) -> Value) {
        let field = OrderedField::in_order(self.board.size, self.order.clone());
        let late = Late {
            start: (self.played.iter()).fold(Position::new(&field), |at, line| at.play(*line)),
            sets: 1 << self.order.len(),
            field: &field,
        };
        let before = field.lines_drawn();
        let worth = unrecorded(|| search(&late));
        let nodes = field.lines_drawn() - before + 1;
        self.show(&format!("worth {worth}, nodes {nodes}"));
    }

    /// Shows the field, and notes how many calls the rule of a search foresees.
    fn work_out(&self, rule: fn(usize) -> Option<u128>) {
        let nodes = rule(self.open() as usize);
        let nodes = nodes.and_then(|nodes| u64::try_from(nodes).ok());
        let nodes = nodes.filter(|nodes| *nodes <= MOST_COUNTED);
        self.show(&match nodes {
            Some(nodes) => format!("nodes {nodes}, worked out"),
            None => "more nodes than a page can count".to_owned(),
        });
    }

    fn show(&self, came_to: &str) {
        Shown::first(&State {
            kind: Dots::KIND,
            ..State::text(&self.board)
        });
        note(came_to.replace('-', "−"));
    }
}

impl Late<'_> {
    /// What the game ends in for the first player, of what the rest is worth to the mover.
    fn margin(&self, rest: Value) -> Value {
        self.start.evaluate()
            + match self.start.to_move() {
                Player::First => rest,
                Player::Second => -rest,
            }
    }
}
