//! The system interface of a program: arguments, environment, two streams, exit and random numbers. Every other
//! imported function exists too, but ends the program that calls it.

use std::fmt;

use fastrand::Rng;
use wasmi::errors::HostError;
use wasmi::{Caller, Error, ExternType, Linker, Module, StoreLimits};

use crate::ran::{End, Given, OUTPUT};

/// The name of the interface, as the compiler writes it.
const WASI: &str = "wasi_snapshot_preview1";

/// The return value of a successful call.
const SUCCESS: i32 = 0;

/// The program's input and the output it has written so far.
pub(crate) struct System {
    words: Vec<u8>,
    environment: Vec<u8>,
    chance: Rng,
    /// The fuel at the start, if there is a clock.
    clock: Option<u64>,
    pub(crate) output: Vec<u8>,
    pub(crate) error: Vec<u8>,
}

impl System {
    pub(crate) fn new(given: Given<'_>) -> Self {
        Self {
            words: in_a_row(given.words),
            environment: in_a_row(given.environment),
            chance: Rng::with_seed(given.seed),
            clock: given.clock.then_some(given.fuel),
            output: Vec::new(),
            error: Vec::new(),
        }
    }
}

/// The data that a store keeps for its program.
pub(crate) struct Host {
    pub(crate) system: System,
    pub(crate) limits: StoreLimits,
}

/// Joins texts in the C format, each with a zero byte at its end.
fn in_a_row(texts: &[&str]) -> Vec<u8> {
    let texts = texts.iter();
    let bytes = texts.flat_map(|text| text.bytes().filter(|&byte| byte != 0).chain([0]));
    bytes.collect()
}

/// The reason why a system call ends the program.
#[derive(Debug)]
pub(crate) enum Refused {
    Asked(String),
    TooMuchOutput,
    Outside,
}

impl Refused {
    pub(crate) fn end(&self) -> End {
        match self {
            Self::Asked(name) => End::Asked(name.clone()),
            Self::TooMuchOutput => End::TooMuchOutput,
            Self::Outside => End::Trap(self.to_string()),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Asked(name) => write!(f, "it asked for {name}"),
            Self::TooMuchOutput => f.write_str("it wrote too much"),
            Self::Outside => f.write_str("it named a place outside its memory"),
        }
    }
}

impl HostError for Refused {}

/// Links every function that the program imports.
pub(crate) fn link(linker: &mut Linker<Host>, module: &Module) -> Result<(), Error> {
    // What is asked for and not given below ends the program.
    for import in module.imports() {
        if let ExternType::Func(kind) = import.ty() {
            let asked = import.name().to_owned();
            linker.func_new(
                import.module(),
                import.name(),
                kind.clone(),
                move |_, _, _| Err(Error::host(Refused::Asked(asked.clone()))),
            )?;
        }
    }
    linker
        .allow_shadowing(true)
        .func_wrap(WASI, "args_sizes_get", |caller: Calls<'_>, count, bytes| {
            sizes(caller, |it| &it.words, count, bytes)
        })?
        .func_wrap(WASI, "args_get", |caller: Calls<'_>, list, bytes| {
            texts(caller, |it| &it.words, list, bytes)
        })?
        .func_wrap(
            WASI,
            "environ_sizes_get",
            |caller: Calls<'_>, count, bytes| sizes(caller, |it| &it.environment, count, bytes),
        )?
        .func_wrap(WASI, "environ_get", |caller: Calls<'_>, list, bytes| {
            texts(caller, |it| &it.environment, list, bytes)
        })?
        .func_wrap(WASI, "fd_write", write)?
        .func_wrap(WASI, "random_get", random)?
        .func_wrap(WASI, "clock_time_get", clock)?
        .func_wrap(WASI, "proc_exit", |code: i32| -> Result<(), Error> {
            Err(Error::i32_exit(code))
        })?;
    Ok(())
}

type Calls<'c> = Caller<'c, Host>;

/// Writes the number of texts and their total length in bytes.
fn sizes(
    mut caller: Calls<'_>,
    of: fn(&System) -> &Vec<u8>,
    count: i32,
    bytes: i32,
) -> Result<i32, Error> {
    let (memory, host) = memory(&mut caller)?;
    let texts = of(&host.system);
    let ends = texts.iter().filter(|&&byte| byte == 0).count();
    put(memory, count, &(ends as u32).to_le_bytes())?;
    put(memory, bytes, &(texts.len() as u32).to_le_bytes())?;
    Ok(SUCCESS)
}

/// Writes the texts and a list of their start addresses.
fn texts(
    mut caller: Calls<'_>,
    of: fn(&System) -> &Vec<u8>,
    list: i32,
    bytes: i32,
) -> Result<i32, Error> {
    let (memory, host) = memory(&mut caller)?;
    let texts = of(&host.system);
    put(memory, bytes, texts)?;
    let mut begins = bytes as u32;
    for (number, text) in texts.split_inclusive(|&byte| byte == 0).enumerate() {
        let link = list.wrapping_add(4 * number as i32);
        put(memory, link, &begins.to_le_bytes())?;
        begins = begins.wrapping_add(text.len() as u32);
    }
    Ok(SUCCESS)
}

/// Appends several parts to one of the two streams.
fn write(
    mut caller: Calls<'_>,
    stream: i32,
    parts: i32,
    count: i32,
    written: i32,
) -> Result<i32, Error> {
    if !matches!(stream, 1 | 2) {
        return Err(Error::host(Refused::Asked("fd_write".to_owned())));
    }
    pay(&mut caller, count as u32)?;
    let mut all = 0_u32;
    for part in 0..count as u32 {
        let (memory, host) = memory(&mut caller)?;
        let at = (parts as u32).wrapping_add(part.wrapping_mul(8)) as i32;
        let [begin, long] = [at, at.wrapping_add(4)].map(|at| number(memory, at));
        let (begin, long) = (begin?, long?);
        let text = place(memory, begin as i32, long as usize)?;
        let System { output, error, .. } = &mut host.system;
        if output.len() + error.len() + text.len() > OUTPUT {
            return Err(Error::host(Refused::TooMuchOutput));
        }
        let stream = if stream == 1 { output } else { error };
        stream.extend_from_slice(text);
        all = all.wrapping_add(long);
        pay(&mut caller, long)?;
    }
    let (memory, _) = memory(&mut caller)?;
    put(memory, written, &all.to_le_bytes())?;
    Ok(SUCCESS)
}

/// Fills a region of memory with random bytes.
fn random(mut caller: Calls<'_>, at: i32, long: i32) -> Result<i32, Error> {
    pay(&mut caller, long as u32)?;
    let (memory, host) = memory(&mut caller)?;
    host.system
        .chance
        .fill(place(memory, at, long as u32 as usize)?);
    Ok(SUCCESS)
}

/// Writes the fuel that was spent, in nanoseconds. Every clock is the same one.
fn clock(mut caller: Calls<'_>, _which: i32, _precision: i64, at: i32) -> Result<i32, Error> {
    let left = caller.get_fuel()?;
    let (memory, host) = memory(&mut caller)?;
    let Some(begun) = host.system.clock else {
        return Err(Error::host(Refused::Asked("clock_time_get".to_owned())));
    };
    put(memory, at, &begun.saturating_sub(left).to_le_bytes())?;
    Ok(SUCCESS)
}

/// Charges fuel for work that the host does.
fn pay(caller: &mut Calls<'_>, work: u32) -> Result<(), Error> {
    let left = caller.get_fuel()?.checked_sub(u64::from(work));
    caller.set_fuel(left.unwrap_or(0))?;
    match left {
        Some(_) => Ok(()),
        None => Err(wasmi::TrapCode::OutOfFuel.into()),
    }
}

/// Returns the memory of the calling program.
fn memory<'c>(caller: &'c mut Calls<'_>) -> Result<(&'c mut [u8], &'c mut Host), Error> {
    let memory = caller
        .get_export("memory")
        .and_then(wasmi::Extern::into_memory);
    let memory = memory.ok_or_else(|| Error::host(Refused::Outside))?;
    Ok(memory.data_and_store_mut(caller))
}

fn place(memory: &mut [u8], at: i32, long: usize) -> Result<&mut [u8], Error> {
    let at = at as u32 as usize;
    let place = at.checked_add(long).and_then(|end| memory.get_mut(at..end));
    place.ok_or_else(|| Error::host(Refused::Outside))
}

fn put(memory: &mut [u8], at: i32, bytes: &[u8]) -> Result<(), Error> {
    place(memory, at, bytes.len())?.copy_from_slice(bytes);
    Ok(())
}

fn number(memory: &mut [u8], at: i32) -> Result<u32, Error> {
    let mut bytes = [0; 4];
    bytes.copy_from_slice(place(memory, at, 4)?);
    Ok(u32::from_le_bytes(bytes))
}
