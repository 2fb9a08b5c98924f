//! Runs a WebAssembly program (`wasm32-wasip1`) inside this process, on a budget and without an operating system.
//!
//! The program gets command-line arguments, an environment that the caller chooses, and random numbers from a seed.
//! It writes to two streams and returns an exit code. It has no file, network or process, and a clock only if
//! [`Given::clock`] is set. A call that needs a missing one ends the program. Its work is paid for in
//! [`Given::fuel`], so a run ends at the same instruction on every machine, even on a busy one. Each run starts from
//! a fresh state.

mod ran;
mod system;

pub use ran::{End, Given, OUTPUT, Ran};
use system::{Host, System};
use wasmi::{CompilationMode, Config, Engine, Linker, Module, Store, StoreLimitsBuilder, TrapCode};

/// The memory limit of a run, in bytes. Fuel does not cover memory.
pub const MEMORY: usize = 64 << 20;
/// The maximum number of elements in a table.
const TABLE: usize = 1 << 16;
/// The maximum call depth, counted over all functions that the compiler produced.
const DEPTH: usize = 200_000;
/// The maximum number of bytes that the local variables of all open calls may use.
const STACK: usize = 64 << 20;

/// A compiled program that can run many times.
#[derive(Debug)]
pub struct Program {
    engine: Engine,
    module: Module,
}

/// Error: the bytes are no WebAssembly program, or one that this system cannot run.
#[derive(Debug, thiserror::Error)]
#[error("it is not a WebAssembly program that can be run here: {0}")]
pub struct NoProgram(String);

impl Program {
    /// Reads a program and compiles all of it, so that no run pays for compilation.
    ///
    /// # Errors
    /// If the bytes are not a valid WebAssembly module.
    pub fn read(bytes: &[u8]) -> Result<Self, NoProgram> {
        let mut config = Config::default();
        config
            .consume_fuel(true)
            .compilation_mode(CompilationMode::Eager)
            .set_max_recursion_depth(DEPTH)
            .set_max_stack_height(STACK);
        let engine = Engine::new(&config);
        let module = Module::new(&engine, bytes).map_err(|error| NoProgram(error.to_string()))?;
        Ok(Self { engine, module })
    }

    /// Runs the program from its entry point.
    ///
    /// # Errors
    /// If the program has no entry point, or imports anything other than functions.
    pub fn run(&self, given: Given<'_>) -> Result<Ran, NoProgram> {
        let none = |error: wasmi::Error| NoProgram(error.to_string());
        let host = Host {
            system: System::new(given),
            limits: StoreLimitsBuilder::new()
                .memory_size(MEMORY)
                .table_elements(TABLE)
                .instances(1)
                .tables(1)
                .memories(1)
                .trap_on_grow_failure(true)
                .build(),
        };
        let mut store = Store::new(&self.engine, host);
        store.limiter(|host| &mut host.limits);
        store.set_fuel(given.fuel).map_err(none)?;
        let mut linker = Linker::new(&self.engine);
        system::link(&mut linker, &self.module).map_err(none)?;
        let end = match linker.instantiate_and_start(&mut store, &self.module) {
            Ok(instance) => {
                let start = instance.get_typed_func::<(), ()>(&store, "_start");
                end(start.map_err(none)?.call(&mut store, ()))
            }
            Err(error) if error.as_trap_code().is_some() => end(Err(error)),
            Err(error) => return Err(none(error)),
        };
        let left = store.get_fuel().map_err(none)?;
        let system = store.into_data().system;
        Ok(Ran {
            end,
            fuel: given.fuel - left,
            output: system.output,
            error: system.error,
        })
    }
}

fn end(done: Result<(), wasmi::Error>) -> End {
    let Err(error) = done else {
        return End::Exit(0);
    };
    if let Some(code) = error.i32_exit_status() {
        return End::Exit(code);
    }
    if let Some(refused) = error.downcast_ref::<system::Refused>() {
        return refused.end();
    }
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => End::OutOfFuel,
        Some(TrapCode::GrowthOperationLimited | TrapCode::OutOfSystemMemory) => End::OutOfMemory,
        Some(TrapCode::StackOverflow) => End::OutOfStack,
        _ => End::Trap(error.to_string()),
    }
}
