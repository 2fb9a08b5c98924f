//! The program of a player in WebAssembly: a position in, a column out.
//!
//! It has no threads and no files. Its clock counts fuel: a unit is a nanosecond.

use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use connect_four::board::ConnectFour;

use super::{Clock, FourPlayer, UP};

/// Prints the column that the player chooses in the position of the command line.
pub(super) fn main<P: FourPlayer>() -> ExitCode {
    let position = std::env::args().nth(1).unwrap_or_default();
    let Ok(board) = position.parse::<ConnectFour>() else {
        return ExitCode::from(2);
    };
    let spent = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let clock = Clock::time(Duration::from_nanos(UP).saturating_sub(spent));
    println!("{}", P::choose(&board, &clock));
    ExitCode::SUCCESS
}
