//! The program of a player in WebAssembly: a position in, a column or a value out.
//!
//! It has no threads and no files. Its clock counts fuel: a unit is a nanosecond.

use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use connect_four::board::ConnectFour;

use super::{Clock, FourPlayer, UP};

/// Prints the column that the player chooses in the position of the command line, or the value that the variant with the
/// number after the position finds.
pub(super) fn main<P: FourPlayer>() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(Ok(board)) = words.first().map(|word| word.parse::<ConnectFour>()) else {
        return ExitCode::from(2);
    };
    if let Some(number) = words.get(1).and_then(|word| word.parse::<usize>().ok()) {
        let Some(&(_, value)) = P::variants().get(number) else {
            return ExitCode::from(2);
        };
        println!("{}", value(&board));
        return ExitCode::SUCCESS;
    }
    let spent = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let clock = Clock::time(Duration::from_nanos(UP).saturating_sub(spent));
    println!("{}", P::choose(&board, &clock));
    ExitCode::SUCCESS
}
