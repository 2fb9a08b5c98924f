//! The positions of a board: what a program tells of them while it runs.

use std::cell::RefCell;
use std::fmt::{self, Display};

use crate::recorder::{self, LONGEST_TEXT, Recorder};
use crate::show::LONGEST_VALUE;
use crate::texts::Texts;
use crate::trace::Raw;

/// What a recording says of a position.
#[derive(Clone, Copy)]
pub struct State<'b> {
    /// How the text is to be read: `text`, unless figures know such boards. It is written for the
    /// first position only.
    pub kind: &'b str,
    /// The player who wants large values, where there are two; written for the first position only.
    pub max: Option<&'b dyn Display>,
    /// Who makes the next move, where there are two players.
    pub to_move: Option<&'b dyn Display>,
    /// Whether no move can be made any more.
    pub over: bool,
    /// The board.
    pub board: &'b dyn Display,
}

impl<'b> State<'b> {
    /// A board of one player, which is not over.
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

/// A position that a recording has given a number.
///
/// Where nothing is recorded, or another recording than the one that gave the number, all that is
/// told of it is ignored; see [`Position::is_known`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Position {
    /// Recordings are counted from 1.
    recording: u64,
    number: u32,
}

impl Position {
    /// A board that was there before: a first position. Told before its first question.
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

    /// Whether the recording that runs gave the number. Else the board that has it begins anew,
    /// with [`Position::first`].
    pub fn is_known(self) -> bool {
        self.told(|_| ()).is_some()
    }

    /// Tells the recording that runs something, where it knows the position.
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

    /// The running call asks something of it. Whether the recording notes that: it is that call's
    /// first question to the position.
    pub fn ask(self) -> bool {
        self.told(|recorder| recorder.ask(self.number)) == Some(true)
    }

    /// The running call looks it up, which is a question where the call has asked nothing yet. (A
    /// table that grows looks at all that it holds.)
    pub fn look_up(self) {
        self.told(|recorder| recorder.look_up(self.number));
    }

    /// These moves can be made.
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

    /// `choice` was made here, by `mover` where there are two players; the position that it led to.
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

    /// `choice`, which led here, is undone: the board is changed in place, and shows the position
    /// `before` again. Where that is none of this recording, it gets a number.
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

    /// What it is worth as it stands.
    pub fn value(self, value: i32) {
        self.tell(|at, _| Raw::Value { at, value });
    }

    /// Who has the position sees it through a board around it, which values positions by itself.
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

    /// Tells the recording that runs what happened here, where it knows the position.
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

/// The positions of a board that is changed in place: a part of that board.
///
/// It plays no part in comparing two boards or showing one.
#[derive(Clone, Default)]
pub struct Way(RefCell<Vec<Step>>);

/// Where the board was when the recording saw it first, or what led on from there.
#[derive(Clone)]
struct Step {
    /// Which of the board's moves led here.
    mv: Option<usize>,
    position: Position,
    /// Whether it was told what can be played here, and what it is worth.
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
    /// Where the board is, if a recording runs that has seen it; asked often, and quick.
    fn now(&self) -> Option<Position> {
        if !crate::is_recording() {
            return None;
        }
        let last = self.0.borrow().last().map(|step| step.position);
        last.filter(|position| position.is_known())
    }

    /// Where the board is; a recording that has not seen it yet is told of it. The state is asked
    /// for only then.
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

    /// These moves can be made; said once of each position.
    pub fn offer<M: Display>(&self, choices: impl IntoIterator<Item = M>) {
        if let Some(at) = self.news(|step| &mut step.offered) {
            at.offer(choices);
        }
    }

    /// What the board is worth as it stands; said once of each position.
    pub fn value(&self, worth: i32) {
        if let Some(at) = self.news(|step| &mut step.valued) {
            at.value(worth);
        }
    }

    /// The position where the board is, where this was not said of it yet.
    fn news(&self, what: fn(&mut Step) -> &mut bool) -> Option<Position> {
        let now = self.now()?;
        let mut way = self.0.borrow_mut();
        let said = std::mem::replace(what(way.last_mut()?), true);
        (!said).then_some(now)
    }

    /// The move with the number `mv`, which is shown as `choice`, was made at `from`, where the
    /// board was, and it is as `then` says.
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

    /// That move was undone at `from`, where the board was, and it shows `board` now.
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
