//! What a ladder is made of.

/// A question, and the techniques that answer it, the simplest first.
pub(crate) struct Ladder {
    /// The question as a heading.
    pub(crate) title: String,
    /// The same question for the child process that measures one row: the arguments it is given.
    pub(crate) arguments: Vec<String>,
    /// The value, said as a sentence.
    pub(crate) answer: fn(i64) -> String,
    /// The rungs.
    pub(crate) techniques: Vec<Technique>,
    /// Whether the threads are worth a column: some names already say how many there are.
    pub(crate) threads: bool,
    /// How many of them, at the end, are there for comparison: they build on no rung above.
    pub(crate) peers: usize,
    /// What else a reader must know about the nodes.
    pub(crate) note: Option<&'static str>,
    /// What the nodes and the time of a row are compared with.
    pub(crate) ratios: Compared,
    /// What to say at the end: how many times faster the first of two rungs is than the second.
    pub(crate) compared: Vec<[&'static str; 2]>,
}

/// What a row is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Compared {
    /// With the row above and the first: how many times fewer nodes, and how many times faster.
    #[default]
    WithAboveAndFirst,
    /// With the first, which has every technique: how many times as many nodes and as long.
    WithAll,
}

/// One way to find the answer.
pub(crate) struct Technique {
    pub(crate) name: String,
    /// How many threads it works with.
    pub(crate) threads: usize,
    /// How to find the answer.
    pub(crate) search: Search,
    /// What is known of it before it runs.
    pub(crate) foreseen: Foreseen,
}

/// How an answer is found.
pub(crate) enum Search {
    /// Counting would slow it down, so there are two of it.
    Twofold {
        /// Finds the value and counts nothing: this is what is timed.
        bare: Box<dyn Fn() -> i64>,
        /// Finds the value and counts the nodes.
        counted: Box<dyn Fn() -> (i64, u64)>,
    },
    /// It counts its nodes anyway: finds the value, and how many there were.
    Counting(Box<dyn Fn() -> (i64, u64)>),
}

/// What is known of a technique before it runs: enough to leave out one that cannot end in time,
/// or that needs more memory than a ladder may take.
#[derive(Clone, Copy, Default)]
pub(crate) struct Foreseen {
    /// Its nodes, where they can be worked out.
    pub(crate) nodes: Option<u128>,
    /// The bytes it keeps; 0 where they are few.
    pub(crate) bytes: u64,
}

/// How many bytes a technique may keep.
pub(crate) const MOST_BYTES: u64 = 1 << 30;

/// Nobody looks at more boards than this in a second.
const FASTEST: f64 = 1e10;

impl Foreseen {
    /// Whether it would keep more bytes than it may.
    pub(crate) fn needs_too_much_memory(self) -> bool {
        self.bytes > MOST_BYTES
    }

    /// Whether it is sure not to end within a number of seconds.
    pub(crate) fn takes_longer_than(self, seconds: f64) -> bool {
        self.nodes
            .is_some_and(|nodes| nodes as f64 / FASTEST > seconds)
    }
}
