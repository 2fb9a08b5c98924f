//! The runtime of the expansion of `#[traced]` around a call. Do not use it by hand.

use std::panic::Location;

use crate::limits::STACK;
use crate::position::Position;
use crate::recorder;
use crate::show::Values;
use crate::site::Site;

/// A traced call in progress. Dropping it ends the call, as a panic does.
#[must_use]
pub struct Entered {
    function: u32,
    node: Node,
}

/// The state of a call in the recording.
#[derive(Clone, Copy)]
enum Node {
    /// There is no recording.
    Unseen,
    /// The recording was full.
    Counted,
    Kept(u32),
}

/// Begins a traced call that was made at `from`. `show` writes its arguments.
///
/// # Panics
/// Panics if the calls go deeper than the limits allow.
#[track_caller]
#[inline(never)]
pub fn enter(
    site: &'static Site,
    from: &'static Location<'static>,
    show: &dyn Fn(&mut Values<'_>),
) -> Entered {
    if let Some(runaway) = STACK.with(|stack| stack.deeper(site, show)) {
        panic!("{runaway}");
    }
    let mut call = Entered {
        function: 0,
        node: Node::Unseen,
    };
    if let Some((function, node)) = recorder::with(|recorder| recorder.enter(site, from, show)) {
        call.function = function;
        call.node = node.map_or(Node::Counted, Node::Kept);
    }
    call
}

/// The position that a call is about, according to its arguments.
#[derive(Default)]
pub struct About {
    found: Option<Position>,
    several: bool,
}

impl About {
    /// Adds the position of an argument. Most arguments have no position that the recording knows.
    pub fn take(&mut self, position: Position) {
        if position.is_known() {
            let before = self.found.replace(position);
            self.several |= before.is_some_and(|before| before != position);
        }
    }
}

/// Chosen for every type that is not a board. It has no position.
pub trait Nowhere {
    /// Returns a position that no recording knows.
    fn position_in_recording(&self) -> Position {
        Position::default()
    }
}

impl<T: ?Sized> Nowhere for &T {}

/// Chosen instead of [`Nowhere`] if the attribute names the board of a call, for types that are not a
/// board.
pub trait NoBoard {
    /// Does not compile.
    fn position_in_recording(&self) -> Position
    where
        Self: IsBoard,
    {
        Position::default()
    }
}

impl<T: ?Sized> NoBoard for &T {}

/// A bound that no type meets, for [`NoBoard`].
#[diagnostic::on_unimplemented(
    message = "what is named here is no board",
    label = "no board",
    note = "about says which board a call is about: about(child) or about(self.board); where that is a reference, about(*self.board)"
)]
pub trait IsBoard {}

impl Entered {
    /// Records the position that the call is about, if its arguments have exactly one. `ask` adds each
    /// argument's position.
    pub fn about(&self, ask: &dyn Fn(&mut About)) {
        if let Node::Kept(_) = self.node {
            let mut about = About::default();
            ask(&mut about);
            if let (Some(position), false) = (about.found, about.several) {
                position.ask();
            }
        }
    }

    /// Prepares to measure the frame of the original function, which is called next. `from` is
    /// [`here`](crate::limits::here) in the wrapper.
    pub fn about_to(&self, from: usize) {
        if !matches!(self.node, Node::Unseen) {
            STACK.with(|stack| stack.measuring.set(Some((self.function, from))));
        }
    }

    /// Ends the call. `show` writes its value.
    pub fn leave(mut self, show: &dyn Fn(&mut Values<'_>)) {
        STACK.with(|stack| stack.has_returned.set(true));
        self.end(Some(show));
        self.node = Node::Unseen;
    }

    fn end(&self, show: Option<&dyn Fn(&mut Values<'_>)>) {
        let node = match self.node {
            Node::Unseen => return,
            Node::Counted => None,
            Node::Kept(node) => Some(node),
        };
        recorder::with(|recorder| recorder.leave(node, show));
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        self.end(None);
        STACK.with(|stack| stack.depth.update(|depth| depth - 1));
    }
}

/// Measures the frame of the original function, at its beginning. `to` is [`here`](crate::limits::here)
/// in it.
pub fn touch(to: usize) {
    if let Some((function, from)) = STACK.with(|stack| stack.measuring.take()) {
        recorder::with(|recorder| recorder.measured(function, from.abs_diff(to)));
    }
}
