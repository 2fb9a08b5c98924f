//! Lines of JSON over a pipe.

use std::io::{self, BufRead, Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The maximum length of a line, in bytes. A verdict with all its messages takes a few thousand.
pub const LONGEST_LINE: u64 = 1 << 20;

/// Reads the next line. Returns `None` at the end. An unreadable line also counts as the end: both sides are built
/// from the same sources, so neither of them wrote that line.
pub fn read<T: DeserializeOwned>(from: &mut impl BufRead) -> Option<T> {
    let mut line = Vec::new();
    let mut bounded = from.take(LONGEST_LINE);
    bounded.read_until(b'\n', &mut line).ok()?;
    line.ends_with(b"\n").then_some(())?;
    serde_json::from_slice(&line).ok()
}

/// Writes a line.
///
/// # Errors
/// If the other side no longer reads.
pub fn write(to: &mut impl Write, what: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(what)?;
    line.push(b'\n');
    to.write_all(&line)?;
    to.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ask, Outcome, Tell, Verdict, Wanted};

    #[test]
    fn what_is_written_is_read_line_by_line_until_the_pipe_closes() {
        let told = [
            Tell::Open,
            Tell::Verdict(Verdict {
                save: 3,
                outcome: Outcome::Failed,
                line: "a\nb".into(),
                text: "\"…\"".into(),
            }),
        ];
        let mut pipe = Vec::new();
        for tell in &told {
            write(&mut pipe, tell).unwrap();
        }
        let mut from = pipe.as_slice();
        for tell in told {
            assert_eq!(read(&mut from), Some(tell));
        }
        assert_eq!(read::<Tell>(&mut from), None);
    }

    #[test]
    fn a_line_that_was_cut_off_or_never_ends_is_the_end() {
        let wanted = Wanted {
            run: vec!["gcd".into()],
            ours: true,
        };
        let ask = Ask::Wants { runs: vec![wanted] };
        let mut pipe = Vec::new();
        write(&mut pipe, &ask).unwrap();
        pipe.pop();
        assert_eq!(read::<Ask>(&mut pipe.as_slice()), None);
        let endless = io::repeat(b'1');
        assert_eq!(read::<u64>(&mut io::BufReader::new(endless)), None);
    }
}
