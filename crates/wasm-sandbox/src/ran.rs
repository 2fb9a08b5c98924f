//! The input and the outcome of a run.

/// The maximum number of bytes that a run may write to both streams together.
pub const OUTPUT: usize = 8 << 20;

/// The input of a run.
#[derive(Debug, Clone, Copy)]
pub struct Given<'g> {
    /// The command line, starting with the program's own name.
    pub words: &'g [&'g str],
    /// The environment, each entry in the form `NAME=VALUE`.
    pub environment: &'g [&'g str],
    /// The seed of its random numbers.
    pub seed: u64,
    /// The maximum amount of work, in units of fuel.
    pub fuel: u64,
    /// Whether it has a clock. The clock counts the fuel that was spent, a unit as a nanosecond, so it runs alike on every
    /// machine.
    pub clock: bool,
}

/// The outcome of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    /// The way the run ended.
    pub end: End,
    /// The work done, in units of fuel.
    pub fuel: u64,
    /// The bytes written to standard output.
    pub output: Vec<u8>,
    /// The bytes written to standard error.
    pub error: Vec<u8>,
}

/// The way a run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// The program ended by itself with this exit code.
    Exit(i32),
    /// The fuel ran out.
    OutOfFuel,
    /// The program needed more than its memory limit.
    OutOfMemory,
    /// The calls were nested too deeply.
    OutOfStack,
    /// The program wrote more than [`OUTPUT`].
    TooMuchOutput,
    /// The program called this system function, which does not exist here.
    Asked(String),
    /// A panic, or an instruction that cannot be executed.
    Trap(String),
}
