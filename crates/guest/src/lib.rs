//! A program for WebAssembly (`wasm32-wasip1`), run inside this process with a budget and without a system.
//!
//! It gets words, an environment that somebody wrote for it, and chance from a seed; it writes to two streams and gives an exit
//! code. There is no file, no clock, no network and no process, and asking for one ends it. Its work is paid in [`Given::fuel`],
//! so that a run ends in the same place on every machine, and on a busy one, too. Each run begins anew.

mod ran;
mod system;

pub use ran::{End, Given, OUTPUT, Ran};
use system::{Host, System};
use wasmi::{CompilationMode, Config, Engine, Linker, Module, Store, StoreLimitsBuilder, TrapCode};

/// The memory of a run, in bytes: fuel does not price it.
pub const MEMORY: usize = 64 << 20;
/// The elements of a table.
const TABLE: usize = 1 << 16;
/// The calls that may be open at once, of all functions that the compiler made.
const DEPTH: usize = 200_000;
/// The bytes that the locals of these calls may take.
const STACK: usize = 64 << 20;

/// A program that can be run many times.
#[derive(Debug)]
pub struct Program {
    engine: Engine,
    module: Module,
}

/// The program is none, or not one for this system.
#[derive(Debug, thiserror::Error)]
#[error("it is not a WebAssembly program that can be run here: {0}")]
pub struct NoProgram(String);

impl Program {
    /// Reads a program, and translates all of it: so no run pays for that.
    ///
    /// # Errors
    /// Where the bytes are none.
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

    /// Runs it from its beginning.
    ///
    /// # Errors
    /// Where it has no beginning, or wants more than functions.
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
