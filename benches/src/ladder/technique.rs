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
    /// How many of them, at the end, are there for comparison: they build on no rung above.
    pub(crate) peers: usize,
    /// What to say at the end: how many times faster the first of two rungs is than the second.
    pub(crate) compared: Vec<[&'static str; 2]>,
}

/// One way to find the answer.
pub(crate) struct Technique {
    pub(crate) name: &'static str,
    /// How many threads it works with.
    pub(crate) threads: usize,
    /// Finds the value and counts nothing: this is what is timed.
    pub(crate) bare: Box<dyn Fn() -> i64>,
    /// Finds the value and counts the nodes.
    pub(crate) counted: Box<dyn Fn() -> (i64, u64)>,
}
