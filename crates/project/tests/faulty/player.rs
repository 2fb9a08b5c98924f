//! A player of Connect Four with one fault, which the environment selects when it is compiled: the command `keep` reports the fault
//! of `choose`, and `table` that of the first variant.

use std::hint::black_box;
use std::process::ExitCode;

use project::own_player::{Board, Clock, Column, ConnectFour, FourPlayer, Value, Variant};

#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../examples/own_player.rs"]
mod own_player;

use own_player::Ours;

/// The name of the fault.
const FAULT: &str = match option_env!("LOOK_AHEAD_FAULT") {
    Some(fault) => fault,
    None => "",
};

struct Faulty;

impl FourPlayer for Faulty {
    fn choose(board: &ConnectFour, _: &Clock) -> Column {
        fail();
        match FAULT {
            "illegal" => Column(9),
            _ => board.legal_moves().next().expect("a legal move"),
        }
    }

    fn value(board: &ConnectFour) -> Value {
        Ours::value(board)
    }

    fn variants() -> Vec<Variant> {
        let mut variants = Ours::variants();
        match FAULT {
            "missing" => variants.truncate(2),
            "same" => {
                variants = ["one", "two", "three"]
                    .map(|name| (name, variants[1].1))
                    .to_vec();
            }
            "slower" => variants.rotate_left(1),
            _ => variants.insert(0, ("faulty", faulty)),
        }
        variants
    }
}

/// The variant with the fault.
fn faulty(board: &ConnectFour) -> Value {
    fail();
    match FAULT {
        "exchanged" => -Ours::value(board),
        _ => Ours::value(board),
    }
}

/// Does not return, for a fault of that kind.
fn fail() {
    match FAULT {
        "panic" => panic!("no idea"),
        "endless" => loop {
            std::hint::spin_loop();
        },
        "memory" => {
            let _ = black_box(vec![1_u8; 100 << 20]);
        }
        "stack" => {
            let _ = black_box(deeper(1));
        }
        "exit" => std::process::exit(0),
        _ => {}
    }
}

#[allow(unconditional_recursion, reason = "the stack is to overflow")]
fn deeper(depth: u64) -> u64 {
    black_box(depth) + deeper(depth + 1)
}

fn main() -> ExitCode {
    project::own_player::main::<Faulty>()
}
