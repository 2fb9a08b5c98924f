//! The same program costs the same fuel, wherever and next to whatever it runs.

use std::thread;

use wasm_sandbox::{End, Given, Program, Ran};

/// The fuel of a descent of 150 000 calls.
const DESCENT: u64 = 1_650_009;
/// The fuel of a descent that reaches the maximum depth, 200 000 calls.
const OVERFLOW: u64 = 2_199_992;

/// Compiles a program whose entry point calls `down(depth)`, which calls `down(depth - 1)`, and so on to `down(0)`.
fn descent(depth: u32) -> Program {
    // The argument in LEB128, seven bits in a byte: enough for a million calls.
    let [low, middle, high] = [0, 7, 14].map(|shift| (depth >> shift & 0x7f) as u8);
    let mut bytes = b"\0asm\x01\0\0\0".to_vec();
    bytes.extend([1, 9, 2, 0x60, 0, 0, 0x60, 1, 0x7e, 1, 0x7e]); // types: () and (i64) -> i64
    bytes.extend([3, 3, 2, 0, 1]); // functions: the entry point and `down`
    bytes.extend(b"\x07\x0a\x01\x06_start\0\0"); // exports: the entry point
    bytes.extend([10, 33, 2]); // code of two functions
    bytes.extend([9, 0]); // down(depth); drop
    bytes.extend([0x42, 0x80 | low, 0x80 | middle, high, 0x10, 1, 0x1a, 0x0b]);
    bytes.extend([21, 0]); // if n == 0 { 0 } else { down(n - 1) + 1 }
    bytes.extend([0x20, 0, 0x50, 4, 0x7e, 0x42, 0, 5]);
    bytes.extend([0x20, 0, 0x42, 1, 0x7d, 0x10, 1, 0x42, 1, 0x7c, 0x0b, 0x0b]);
    Program::read(&bytes).unwrap()
}

fn run(program: &Program, fuel: u64) -> Ran {
    let given = Given {
        words: &[],
        environment: &[],
        seed: 1,
        fuel,
        clock: false,
    };
    program.run(given).unwrap()
}

#[test]
fn a_descent_of_150_000_calls_returns() {
    let ran = run(&descent(150_000), u64::MAX);
    assert_eq!((ran.end, ran.fuel), (End::Exit(0), DESCENT));
}

#[test]
fn a_descent_of_250_000_calls_ends_at_the_same_call_on_every_machine() {
    let ran = run(&descent(250_000), u64::MAX);
    assert_eq!((ran.end, ran.fuel), (End::OutOfStack, OVERFLOW));
}

#[test]
fn the_fuel_ends_a_run_at_the_same_instruction_on_a_busy_machine() {
    let program = descent(150_000);
    let alone = run(&program, DESCENT / 2);
    assert_eq!(alone.end, End::OutOfFuel);
    thread::scope(|scope| {
        let runs = [(); 16].map(|()| scope.spawn(|| run(&program, DESCENT / 2)));
        for beside in runs {
            assert_eq!(beside.join().unwrap(), alone);
        }
    });
}
