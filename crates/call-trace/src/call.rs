//! What the expansion of `#[traced]` does around a call. Not for use by hand.

use std::panic::Location;

use crate::event::Said;
use crate::limits::STACK;
use crate::recorder;
use crate::show::Values;

/// A place where `#[traced]` stands.
#[derive(Debug)]
pub struct Site {
    /// The function's name.
    pub name: &'static str,
    /// The names of the arguments that are shown.
    pub args: &'static [&'static str],
    /// What it says of itself.
    pub said: Said,
    /// The file it stands in, and its first and last line.
    pub file: &'static str,
    /// The line and the column of its name.
    pub first: (u32, u32),
    /// The line on which it ends.
    pub last: u32,
}

impl Site {
    /// The line of a call of `called` within this function, whose first line is 1; none where it was
    /// made elsewhere.
    pub(crate) fn line_of(&self, called: &Site, from: &Location<'_>) -> Option<u32> {
        if called.stands_at(from) {
            return None;
        }
        let (first, _) = self.first;
        let is_here = from.file() == self.file && (first..=self.last).contains(&from.line());
        is_here.then(|| from.line() - first + 1)
    }

    /// Whether this is where the function stands: that is said instead of the line of the call where
    /// it was called through a pointer.
    fn stands_at(&self, place: &Location<'_>) -> bool {
        let (line, column) = self.first;
        place.file() == self.file && place.line() == line && place.column() <= column
    }
}

/// A traced call in progress. Dropping it ends the call, as a panic does.
#[must_use]
pub struct Call {
    function: u32,
    node: Node,
}

/// What a recording knows of a call.
#[derive(Clone, Copy)]
enum Node {
    /// There is no recording.
    Unseen,
    /// The recording was full.
    Counted,
    Kept(u32),
}

/// Begins a traced call that was made at `from`; `show` writes its arguments.
///
/// # Panics
/// When the calls go deeper than the limits allow.
#[track_caller]
#[inline(never)]
pub fn enter(
    site: &'static Site,
    from: &'static Location<'static>,
    show: &dyn Fn(&mut Values<'_>),
) -> Call {
    if let Some(runaway) = STACK.with(|stack| stack.deeper(site, show)) {
        panic!("{runaway}");
    }
    let mut call = Call {
        function: 0,
        node: Node::Unseen,
    };
    if let Some((function, node)) = recorder::with(|recorder| recorder.enter(site, from, show)) {
        call.function = function;
        call.node = node.map_or(Node::Counted, Node::Kept);
    }
    call
}

impl Call {
    /// Says that the original function is called next. `from` is [`here`] in the wrapper.
    pub fn about_to(&self, from: usize) {
        if !matches!(self.node, Node::Unseen) {
            STACK.with(|stack| stack.measuring.set(Some((self.function, from))));
        }
    }

    /// Ends the call; `show` writes its value.
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

impl Drop for Call {
    fn drop(&mut self) {
        self.end(None);
        STACK.with(|stack| stack.depth.update(|depth| depth - 1));
    }
}

/// About where the stack of the caller ends. Two calls of it from one frame give the same
/// address; from a function and its callee, addresses that are as far apart as the callee's
/// frame is large.
#[inline(never)]
pub fn here() -> usize {
    let mark = 0_u8;
    std::hint::black_box(&raw const mark).addr()
}

/// The original function begins. `to` is [`here`] in it.
pub fn touch(to: usize) {
    if let Some((function, from)) = STACK.with(|stack| stack.measuring.take()) {
        recorder::with(|recorder| recorder.measured(function, from.abs_diff(to)));
    }
}
