//! The events of a run, defined once in three forms: stored in memory, shown to readers, and written to
//! a file.

use std::borrow::Cow;
use std::marker::PhantomData;

use crate::event::{Args, BoardState, Choices};
use crate::json::{Bad, Line, Reader, keys};
use crate::texts::Number;

/// The form in which an event stores its parts.
pub trait Form {
    /// A text.
    type Text;
    /// The name of a function.
    type Function;
    /// Names and values of arguments.
    type Args;
    /// A list of choices.
    type Choices;
    /// Alpha and beta.
    type Window;
    /// A number that may be left out.
    type Count;
}

/// The form for readers: the texts themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told<'t>(PhantomData<&'t ()>);

impl<'t> Form for Told<'t> {
    type Text = &'t str;
    type Function = &'t str;
    type Args = Args<'t>;
    type Choices = Choices<'t>;
    type Window = (i32, i32);
    type Count = u32;
}

/// The form in a trace: the numbers of the texts, the function and the window.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Kept;

impl Form for Kept {
    type Text = Number;
    type Function = u32;
    /// The number of the first value. The names are the function's.
    type Args = u32;
    /// The number of the first choice, and the number of choices.
    type Choices = (u32, u32);
    type Window = Number;
    type Count = Number;
}

/// The form read from a line.
pub(crate) struct Lined<'l>(PhantomData<&'l ()>);

impl<'l> Form for Lined<'l> {
    type Text = Cow<'l, str>;
    type Function = Cow<'l, str>;
    type Args = Vec<(Cow<'l, str>, Cow<'l, str>)>;
    type Choices = Vec<Cow<'l, str>>;
    type Window = (i32, i32);
    type Count = u32;
}

/// Converts an event from one form to another, with a method for each kind of part. The parts are
/// converted in order, so that the arguments of a call follow its function.
pub(crate) trait Change<A: Form, B: Form> {
    fn text(&mut self, it: A::Text) -> B::Text;
    fn function(&mut self, it: A::Function) -> B::Function;
    fn args(&mut self, it: A::Args) -> B::Args;
    fn choices(&mut self, it: A::Choices) -> B::Choices;
    fn window(&mut self, it: A::Window) -> B::Window;
    fn count(&mut self, it: A::Count) -> B::Count;

    fn some_text(&mut self, it: Option<A::Text>) -> Option<B::Text> {
        it.map(|it| self.text(it))
    }
    fn some_window(&mut self, it: Option<A::Window>) -> Option<B::Window> {
        it.map(|it| self.window(it))
    }
    fn some_count(&mut self, it: Option<A::Count>) -> Option<B::Count> {
        it.map(|it| self.count(it))
    }
    fn a_move(&mut self, it: Option<Option<A::Text>>) -> Option<Option<B::Text>> {
        it.map(|it| self.some_text(it))
    }
    /// The number of a position.
    fn position(&mut self, it: u32) -> u32 {
        it
    }
    /// The number of a call.
    fn call(&mut self, it: u32) -> u32 {
        it
    }
    fn as_is<T>(&mut self, it: T) -> T {
        it
    }
}

/// An event at one moment of a run.
pub type Event<'t> = EventIn<Told<'t>>;

macro_rules! events {
    ($(
        $(#[$about:meta])*
        $event:ident $name:literal {
            $( $(#[$of:meta])* $part:ident ($kind:ident): $is:ty, )*
        }
    )*) => {
        /// An event at one moment of a run. The order of the events is the order in time.
        ///
        /// Positions of a board have numbers, unique in a recording.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum EventIn<F: Form> {
            $( $(#[$about])* $event { $( $(#[$of])* $part: $is, )* }, )*
        }

        impl<F: Form> EventIn<F> {
            /// Converts the event to another form.
            pub(crate) fn into_form<G: Form>(self, change: &mut impl Change<F, G>) -> EventIn<G> {
                match self {
                    $( EventIn::$event { $($part),* } => EventIn::$event {
                        $( $part: change.$kind($part), )*
                    }, )*
                }
            }
        }

        impl EventIn<Told<'_>> {
            /// Adds the event's line to a file.
            pub(crate) fn write(&self, out: &mut Vec<u8>) {
                match self {
                    $( EventIn::$event { $($part),* } => {
                        let mut line = Line::begin(out, $name);
                        keys!(write line; $($part),*);
                        line.end();
                    } )*
                }
            }
        }

        impl<'l> EventIn<Lined<'l>> {
            /// The names of all events.
            pub(crate) const NAMES: &'static [&'static str] = &[$($name),*];

            /// Reads an event with this name, or returns `None` if there is no such event.
            pub(crate) fn read(name: &str, from: &mut Reader<'l>) -> Result<Option<Self>, Bad> {
                Ok(Some(match name {
                    $( $name => {
                        keys!(read from; $($part),*);
                        EventIn::$event { $($part),* }
                    } )*
                    _ => return Ok(None),
                }))
            }
        }
    };
}

events! {
    /// A board that existed before, at the run's first question to it.
    Board "board" {
        /// The number of the position.
        at (position): u32,
        /// How to read the text of this board, and of all boards that moves make from it.
        kind (text): F::Text,
        /// The maximising player, on boards with two players.
        max (some_text): Option<F::Text>,
        /// The player to move, on boards with two players.
        to_move (some_text): Option<F::Text>,
        /// Whether no more moves are possible.
        over (as_is): bool,
        /// The board as text.
        board (text): F::Text,
    }
    /// A traced function was called. `node` numbers the calls from 0 in the order they were made.
    Enter "enter" {
        /// The call's number.
        node (call): u32,
        /// The function's name, without its path.
        function (function): F::Function,
        /// The arguments as they were on entry.
        args (args): F::Args,
        /// The line of the call in the calling function, whose first line is 1, or `None` if no traced
        /// function made the call.
        line (some_count): Option<F::Count>,
        /// Alpha and beta, if the search gives them, in the units of its values.
        window (some_window): Option<F::Window>,
        /// The number of levels it may look ahead, if the search gives it.
        depth (some_count): Option<F::Count>,
    }
    /// The call on top of the stack asked a position something for the first time.
    Ask "ask" {
        /// The position.
        at (position): u32,
    }
    /// The legal moves.
    Offer "offer" {
        /// The position.
        at (position): u32,
        /// The moves, in the order in which they are offered.
        choices (choices): F::Choices,
    }
    /// A choice was made and the board changed.
    Play "play" {
        /// The position before the choice.
        at (position): u32,
        /// The position after the choice.
        to (position): u32,
        /// The choice: a column, a cell, a line.
        choice (text): F::Text,
        /// The player who moved, on boards with two players.
        mover (some_text): Option<F::Text>,
        /// The player to move.
        to_move (some_text): Option<F::Text>,
        /// Whether no more moves are possible.
        over (as_is): bool,
        /// The board after the choice, as text.
        board (text): F::Text,
    }
    /// A choice was undone, on a board that is changed in place.
    TakeBack "take_back" {
        /// The position that the choice had led to.
        at (position): u32,
        /// The position after it was taken back.
        to (position): u32,
        /// The choice that is taken back.
        choice (text): F::Text,
        /// The board after it was taken back, as text.
        board (text): F::Text,
    }
    /// A position was valued without looking ahead.
    Value "value" {
        /// The position.
        at (position): u32,
        /// The value.
        value (as_is): i32,
    }
    /// A board around the recorded one values positions by itself. Nobody recorded the values that the
    /// program received. Occurs once.
    Around "around" {
        /// The position at which the board was seen.
        at (position): u32,
    }
    /// A remark made by the program.
    Note "note" {
        /// The remark.
        text (text): F::Text,
    }
    /// A call ended.
    Leave "leave" {
        /// The number of the call that ended.
        node (call): u32,
        /// The result as text, or `None` if a panic passed through the call.
        returned (some_text): Option<F::Text>,
        /// The value in the result ([`Valued`](crate::Valued)).
        value (as_is): Option<i32>,
        /// The move in the result: `None` if the result has no move, and `Some(None)` if its move is
        /// empty.
        mv (a_move): Option<Option<F::Text>>,
    }
}

impl<'t> Event<'t> {
    /// Returns the state of the position, for a first board or a move.
    pub fn state(&self) -> Option<BoardState<'t>> {
        let (kind, max) = match *self {
            Event::Board { kind, max, .. } => (kind, max),
            _ => ("", None),
        };
        match *self {
            Event::Board {
                to_move,
                over,
                board,
                ..
            }
            | Event::Play {
                to_move,
                over,
                board,
                ..
            } => Some(BoardState {
                kind,
                max,
                to_move,
                over,
                board,
            }),
            _ => None,
        }
    }
}
