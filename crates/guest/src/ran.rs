//! What a run is given, and what comes of it.

/// The bytes that a run may write to both streams.
pub const OUTPUT: usize = 8 << 20;

/// What a run is given.
#[derive(Debug, Clone, Copy)]
pub struct Given<'g> {
    /// What stands on its command line, with its own name first.
    pub words: &'g [&'g str],
    /// Its environment, each `NAME=VALUE`.
    pub environment: &'g [&'g str],
    /// What its chance comes from.
    pub seed: u64,
    /// How much work it may do.
    pub fuel: u64,
}

/// What came of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    /// How it ended.
    pub end: End,
    /// How much work it did.
    pub fuel: u64,
    /// What it wrote to the standard output,
    pub output: Vec<u8>,
    /// and to the standard error.
    pub error: Vec<u8>,
}

/// How a run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// By itself, with this code.
    Exit(i32),
    /// It had no fuel left.
    OutOfFuel,
    /// It needed more than its memory.
    OutOfMemory,
    /// Too many of its calls were open.
    OutOfStack,
    /// It wrote more than [`OUTPUT`].
    TooMuchOutput,
    /// It asked for what is not here: the name of the function.
    Asked(String),
    /// A panic, or an instruction that cannot be carried out.
    Trap(String),
}
