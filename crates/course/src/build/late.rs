//! Stops the compiler if it never finishes with student code: a constant may count for ever, or a macro may expand
//! itself again and again. Libraries have no time limit.

use std::time::{Duration, Instant};

use subprocess::BUILDING;

use super::bar;

/// The time since when only student code is being compiled.
#[derive(Default)]
pub(super) struct Alone(Option<Instant>);

impl Alone {
    /// Reads cargo's bar. Returns whether student code has reached its time limit.
    pub(super) fn is_late(&mut self, said: &str) -> bool {
        match bar::names(said) {
            Some(names) if names.iter().all(|piece| is_students(piece)) => {
                self.0.get_or_insert_with(Instant::now);
            }
            Some(_) => self.0 = None,
            None => {}
        }
        self.0.is_some_and(|since| since.elapsed() >= longest())
    }
}

/// Returns whether a unit that cargo builds can contain student code, judging by its name in the bar.
fn is_students(piece: &str) -> bool {
    let is_program = |kind: &&str| piece.ends_with(*kind);
    piece.starts_with("my-") || ["(test)", "(example)", "(bin)"].iter().any(is_program)
}

/// Returns how long student code may be compiled: `COURSE_BUILDING` in seconds, or else the default.
fn longest() -> Duration {
    let said = std::env::var("COURSE_BUILDING").ok();
    let seconds = said.and_then(|seconds| Duration::try_from_secs_f64(seconds.parse().ok()?).ok());
    seconds.unwrap_or_else(|| Duration::from_secs(BUILDING.parse().unwrap_or(u64::MAX)))
}

/// Returns the message about a build that was stopped.
pub(super) fn in_words() -> String {
    format!(
        "The compiler was stopped after it had worked on your code for {} s. Check whether a constant's loop or a \
         macro repeats forever. If the machine is slow, set COURSE_BUILDING=600 to allow 600 s.",
        longest().as_secs_f64()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_that_hold_student_code_are_told_by_their_names() {
        for own in [
            "my-ch1-recursion",
            "factorial(test)",
            "trace-ch1(example)",
            "connect-three(bin)",
        ] {
            assert!(is_students(own), "{own}");
        }
        // A name cut off by the bar can belong to any unit.
        for other in [
            "serde",
            "serde(build)",
            "call-trace",
            "anyhow(build.rs)",
            "my_...",
        ] {
            assert!(!is_students(other), "{other}");
        }
    }
}
