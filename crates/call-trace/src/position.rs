//! The positions of a board, as a program reports them while it runs.

use std::cell::RefCell;
use std::fmt::{self, Display};

use crate::recorder::{self, LONGEST_TEXT, Recorder};
use crate::show::LONGEST_VALUE;
use crate::texts::Texts;
use crate::trace::Raw;

/// The state of a position as a recording stores it.
#[derive(Clone, Copy)]
pub struct State<'b> {
    /// How to read the text: `text`, unless figures know such boards. Written for the first position
    /// only.
    pub kind: &'b str,
    /// The maximising player, if there are two. Written for the first position only.
    pub max: Option<&'b dyn Display>,
    /// The player to move, if there are two.
    pub to_move: Option<&'b dyn Display>,
    /// Whether no more moves are possible.
    pub over: bool,
    /// The board.
    pub board: &'b dyn Display,
}

impl<'b> State<'b> {
    /// Creates the state of a board for one player, whose game is not over.
    pub fn text(board: &'b dyn Display) -> Self {
        State {
            kind: "text",
            max: None,
            to_move: None,
            over: false,
            board,
        }
    }
}

/// A position with a number from a recording.
///
/// Reports about a position are ignored if nothing is being recorded, or if another recording gave the
/// number. See [`Position::is_known`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Position {
    /// The number of the recording, counted from 1.
    recording: u64,
    number: u32,
}

impl Position {
    /// Records a first position: a board that existed before. Call it before the first question to the
    /// board.
    pub fn first(state: &State<'_>) -> Self {
        let Some(position) = Self::next() else {
            return Self::default();
        };
        recorder::with(|recorder| {
            recorder.told(|texts| Raw::Board {
                at: position.number,
                kind: texts.show(LONGEST_TEXT, state.kind),
                max: state.max.map(|max| texts.show(LONGEST_TEXT, max)),
                to_move: state.to_move.map(|it| texts.show(LONGEST_TEXT, it)),
                over: state.over,
                board: texts.show(LONGEST_TEXT, state.board),
            });
        });
        position
    }

    /// Returns whether the current recording gave the number. If not, the board must begin again with
    /// [`Position::first`].
    pub fn is_known(self) -> bool {
        self.told(|_| ()).is_some()
    }

    /// Calls `what` with the current recording, if it knows the position.
    fn told<R>(self, what: impl FnOnce(&mut Recorder) -> R) -> Option<R> {
        if !crate::TRACING {
            return None;
        }
        let known = |recorder: &mut Recorder| {
            let its = recorder.number == self.recording && self.number >= recorder.first_position;
            its.then(|| what(recorder))
        };
        recorder::with(known).flatten()
    }

    /// Records that the running call asks the position. Returns whether the recording stores this: it
    /// does so at that call's first question to the position.
    pub fn ask(self) -> bool {
        self.told(|recorder| recorder.ask(self.number)) == Some(true)
    }

    /// Records that the running call looks up the position. This is a question only if the call has
    /// asked no position yet. (A growing table looks at all its entries.)
    pub fn look_up(self) {
        self.told(|recorder| recorder.look_up(self.number));
    }

    /// Records the legal moves.
    pub fn offer<C: Display>(self, choices: impl IntoIterator<Item = C>) {
        if !self.is_known() {
            return;
        }
        // The recorder is not to be in use while the program lists them.
        let choices: Vec<C> = choices.into_iter().collect();
        self.tell(|at, texts| {
            let first = texts.next();
            for choice in &choices {
                texts.show(LONGEST_VALUE, choice);
            }
            let choices = (first, choices.len() as u32);
            Raw::Offer { at, choices }
        });
    }

    /// Records that `choice` was made here, by `mover` if there are two players. Returns the position
    /// that it led to.
    pub fn play(
        self,
        choice: impl Display,
        mover: Option<&dyn Display>,
        then: &State<'_>,
    ) -> Position {
        let Some(next) = self.is_known().then(Self::next).flatten() else {
            return Self::default();
        };
        recorder::with(|recorder| {
            recorder.trace.plays += 1;
            recorder.told(|texts| Raw::Play {
                at: self.number,
                to: next.number,
                choice: texts.show(LONGEST_TEXT, &choice),
                mover: mover.map(|mover| texts.show(LONGEST_TEXT, mover)),
                to_move: then.to_move.map(|it| texts.show(LONGEST_TEXT, it)),
                over: then.over,
                board: texts.show(LONGEST_TEXT, then.board),
            });
        });
        next
    }

    /// Records that `choice`, which led here, is undone. The board is changed in place and shows the
    /// position `before` again. If this recording does not know `before`, the position gets a number.
    pub fn take_back(
        self,
        before: Position,
        choice: impl Display,
        board: impl Display,
    ) -> Position {
        if !self.is_known() {
            return Self::default();
        }
        let to = match before.is_known() {
            true => before,
            false => Self::next().unwrap_or_default(),
        };
        self.tell(|at, texts| Raw::TakeBack {
            at,
            to: to.number,
            choice: texts.show(LONGEST_TEXT, &choice),
            board: texts.show(LONGEST_TEXT, &board),
        });
        to
    }

    /// Records the board's value for the position.
    pub fn value(self, value: i32) {
        self.tell(|at, _| Raw::Value { at, value });
    }

    /// Records that the program sees the position through a board around it, which values positions by
    /// itself.
    #[must_use]
    pub fn valued_around(self) -> Self {
        self.told(|recorder| {
            let first = recorder.first_position;
            let before = recorder.around.replace(self.number);
            if before.is_none_or(|before| before < first) {
                recorder.told(|_| Raw::Around { at: self.number });
            }
        });
        self
    }

    /// Records an event at this position, if the current recording knows the position.
    fn tell(self, event: impl FnOnce(u32, &mut Texts) -> Raw) {
        self.told(|recorder| recorder.told(|texts| event(self.number, texts)));
    }

    fn next() -> Option<Self> {
        if !crate::TRACING {
            return None;
        }
        recorder::with(|recorder| Position {
            recording: recorder.number,
            number: recorder.new_position(),
        })
    }
}

/// The positions of a board that is changed in place. It is a part of that board.
///
/// It is ignored when boards are compared or shown.
#[derive(Clone, Default)]
pub struct Way(RefCell<Vec<Step>>);

/// The board's position when the recording first saw it, or a later one on the path.
#[derive(Clone)]
struct Step {
    /// The number of the board's move that led here.
    mv: Option<usize>,
    position: Position,
    /// Whether the legal moves and the value have been recorded.
    offered: bool,
    valued: bool,
}

impl Step {
    fn to(mv: Option<usize>, position: Position) -> Self {
        Step {
            mv,
            position,
            offered: false,
            valued: false,
        }
    }
}

impl Way {
    /// Returns the board's position if the current recording has seen it. Fast, because it is called
    /// often.
    fn now(&self) -> Option<Position> {
        if !crate::is_recording() {
            return None;
        }
        let last = self.0.borrow().last().map(|step| step.position);
        last.filter(|position| position.is_known())
    }

    /// Returns the board's position. Adds the board to a recording that has not seen it yet, and calls
    /// `state` only then.
    pub fn at<'s>(&self, state: impl FnOnce() -> State<'s>) -> Position {
        let now = self.now();
        now.unwrap_or_else(|| match crate::is_recording() {
            true => self.begin(&state()),
            false => Position::default(),
        })
    }

    fn begin(&self, state: &State<'_>) -> Position {
        let first = Position::first(state);
        self.0.borrow_mut().push(Step::to(None, first));
        first
    }

    /// Records the legal moves, once for each position.
    pub fn offer<M: Display>(&self, choices: impl IntoIterator<Item = M>) {
        if let Some(at) = self.news(|step| &mut step.offered) {
            at.offer(choices);
        }
    }

    /// Records the board's value, once for each position.
    pub fn value(&self, worth: i32) {
        if let Some(at) = self.news(|step| &mut step.valued) {
            at.value(worth);
        }
    }

    /// Returns the board's position if this fact has not been recorded for it yet.
    fn news(&self, what: fn(&mut Step) -> &mut bool) -> Option<Position> {
        let now = self.now()?;
        let mut way = self.0.borrow_mut();
        let said = std::mem::replace(what(way.last_mut()?), true);
        (!said).then_some(now)
    }

    /// Records that the move with number `mv`, shown as `choice`, was made at `from`, the board's
    /// position before. `then` is the board's state afterwards.
    pub fn play(
        &self,
        from: Position,
        (mv, choice): (usize, usize),
        mover: Option<&dyn Display>,
        then: &State<'_>,
    ) {
        if from.is_known() {
            let to = from.play(choice, mover, then);
            self.0.borrow_mut().push(Step::to(Some(mv), to));
        }
    }

    /// Records that this move was undone at `from`, the board's position before. The board now shows
    /// `board`.
    pub fn take_back(&self, from: Position, (mv, choice): (usize, usize), board: &dyn Display) {
        if !from.is_known() {
            return;
        }
        let mut way = self.0.borrow_mut();
        let last = way.pop().and_then(|step| step.mv);
        // Another one than the last: that makes a board that was not there before.
        let before = match last == Some(mv) {
            true => way.last().map(|step| step.position),
            false => None,
        };
        let to = from.take_back(before.unwrap_or_default(), choice, board);
        if before.is_none() {
            way.clear(); // what led here is no way back any more
            way.push(Step::to(None, to));
        } else if let Some(step) = way.last_mut() {
            step.position = to;
        }
    }
}

impl PartialEq for Way {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Way {}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
