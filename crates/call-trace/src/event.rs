//! One step of a recorded run.

use serde::{Serialize, Serializer};

use crate::texts::Texts;

/// What happened at one moment of a run. The order of the events is the order in time.
///
/// Serialized, an event is one line of a recording's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
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
        #[serde(serialize_with = "values_only")]
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
#[derive(Clone, Copy, Default)]
pub struct Args<'t> {
    names: &'t [String],
    texts: Option<&'t Texts>,
    first: u32,
    count: u32,
}

impl<'t> Args<'t> {
    /// `count` texts from number `first` on; a text without a name is named "".
    pub(crate) fn new(names: &'t [String], texts: &'t Texts, first: u32, count: u32) -> Self {
        Args {
            names,
            texts: Some(texts),
            first,
            count,
        }
    }

    /// Name and value of each argument.
    pub fn iter(self) -> impl Iterator<Item = (&'t str, &'t str)> {
        let values = self.texts.into_iter().flat_map(move |texts| {
            (self.first..self.first + self.count).map(move |number| texts.get(number))
        });
        let names = self
            .names
            .iter()
            .map(String::as_str)
            .chain(std::iter::repeat(""));
        names.zip(values)
    }

    /// The value of the argument of that name.
    pub fn get(self, name: &str) -> Option<&'t str> {
        self.iter()
            .find(|(its, _)| *its == name)
            .map(|(_, value)| value)
    }

    /// How many arguments there are.
    pub fn len(self) -> usize {
        self.count as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The values alone, as a call shows them: `3, [1, 2]`.
    pub fn values(self) -> String {
        let values: Vec<&str> = self.iter().map(|(_, value)| value).collect();
        values.join(", ")
    }
}

impl PartialEq for Args<'_> {
    fn eq(&self, other: &Args<'_>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Args<'_> {}

impl std::fmt::Debug for Args<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

fn values_only<S: Serializer>(choices: &Args<'_>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(choices.iter().map(|(_, choice)| choice))
}
