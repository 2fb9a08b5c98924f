//! One step of a recorded run.

/// What happened at one moment of a run. The order of the events is the order in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<'t> {
    /// A traced function was called. `node` numbers the calls from 0 in the order they were made.
    Enter {
        /// The call's number.
        node: u32,
        /// The function's name, without its path.
        function: &'t str,
        /// The arguments as they were on entry.
        args: Args<'t>,
    },
    /// The moves that the call on top of the stack could choose from.
    Offer {
        /// The moves, in the order in which they are offered.
        choices: Args<'t>,
    },
    /// A choice was made and the board changed.
    Play {
        /// What was chosen: a column, a cell, a line.
        choice: &'t str,
        /// Who moved, on boards with two players.
        mover: Option<&'t str>,
        /// The board after the choice, as text.
        board: &'t str,
    },
    /// A choice was undone.
    TakeBack {
        /// What is taken back.
        choice: &'t str,
        /// The board after it was taken back, as text.
        board: &'t str,
    },
    /// A leaf was valued.
    Value {
        /// The value, as text.
        leaf: &'t str,
    },
    /// A remark made by the program.
    Note {
        /// The remark.
        text: &'t str,
    },
    /// A call ended.
    Leave {
        /// The number of the call that ended.
        node: u32,
        /// What it returned; none where a panic passed through it.
        value: Option<&'t str>,
    },
}

/// The arguments of one call: names and values, in the order they were declared.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Args<'t>(pub(crate) &'t str);

/// Between two arguments, and between a name and its value: control characters, which no
/// `Debug` output holds unescaped.
pub(crate) const NEXT: char = '\u{1e}';
pub(crate) const IS: char = '\u{1f}';

impl<'t> Args<'t> {
    /// Name and value of each argument.
    pub fn iter(self) -> impl Iterator<Item = (&'t str, &'t str)> {
        self.0.split_terminator(NEXT).map(|arg| arg.split_once(IS).unwrap_or(("", arg)))
    }

    /// The values alone, as a call shows them: `3, [1, 2]`.
    pub fn values(self) -> String {
        let values: Vec<&str> = self.iter().map(|(_, value)| value).collect();
        values.join(", ")
    }
}

impl std::fmt::Debug for Args<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
