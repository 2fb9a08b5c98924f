//! The parts of a ladder.

/// A question, and the techniques that answer it, the simplest first.
pub(crate) struct Ladder {
    /// The question as a heading.
    pub(crate) title: String,
    /// The same question as arguments for the child process that measures one row.
    pub(crate) arguments: Vec<String>,
    /// Formats the value as a sentence.
    pub(crate) answer: fn(i64) -> String,
    /// The rungs.
    pub(crate) techniques: Vec<Technique>,
    /// Whether the table has a column for the threads. Some names already contain their number.
    pub(crate) threads: bool,
    /// The number of techniques at the end that serve only as a comparison and build on no rung above.
    pub(crate) peers: usize,
    /// A note about the nodes for the reader.
    pub(crate) note: Option<&'static str>,
    /// The row with which the nodes and the time of each row are compared.
    pub(crate) ratios: Compared,
    /// Pairs of rungs for the summary: how many times faster the first is than the second.
    pub(crate) compared: Vec<[&'static str; 2]>,
}

/// The reference of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Compared {
    /// The row above and the first: how many times fewer nodes, and how many times faster.
    #[default]
    WithAboveAndFirst,
    /// The first row, which has every technique: how many times as many nodes and as much time.
    WithAll,
}

/// A technique that finds the answer.
pub(crate) struct Technique {
    pub(crate) name: String,
    /// The number of threads it uses.
    pub(crate) threads: usize,
    /// The search for the answer.
    pub(crate) search: Search,
    /// Estimates its cost before it runs. That can take seconds, so it is a function.
    pub(crate) foreseen: Box<dyn Fn() -> Foreseen>,
}

/// The two kinds of search.
pub(crate) enum Search {
    /// A search that counting would slow down, so it exists in two versions.
    Twofold {
        /// Finds the value without counting. This version is timed.
        bare: Box<dyn Fn() -> i64>,
        /// Finds the value and counts the nodes.
        counted: Box<dyn Fn() -> (i64, u64)>,
    },
    /// A search that always counts: finds the value and the number of nodes.
    Counting(Box<dyn Fn() -> (i64, u64)>),
}

/// Estimates of a technique's cost before it runs. They identify a technique that cannot finish in time, or that needs more
/// memory than a ladder may use.
#[derive(Clone, Copy, Default)]
pub(crate) struct Foreseen {
    /// The number of nodes, if it can be computed.
    pub(crate) nodes: Option<u128>,
    /// The bytes it stores, or 0 if they are few.
    pub(crate) bytes: u64,
}

/// The maximum number of bytes that a technique may store.
pub(crate) const MOST_BYTES: u64 = 1 << 30;

/// No technique searches more boards per second than this.
const FASTEST: f64 = 1e10;

impl Foreseen {
    /// Returns whether the technique would store more bytes than it may.
    pub(crate) fn needs_too_much_memory(self) -> bool {
        self.bytes > MOST_BYTES
    }

    /// Returns whether the technique certainly takes longer than this number of seconds.
    pub(crate) fn takes_longer_than(self, seconds: f64) -> bool {
        self.nodes
            .is_some_and(|nodes| nodes as f64 / FASTEST > seconds)
    }
}
