//! Runs of programs that may not end.

use std::hint::black_box;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The length of a silence that counts as an endless run: a time on the clock, and an amount of work beside it. On a
/// busy machine the clock runs while a program waits, but then the work also takes longer.
#[derive(Debug, Clone, Copy)]
pub struct Silence {
    clock: Duration,
    /// How often the boards of 7 queens are computed, half a millisecond each on an idle machine.
    work: usize,
}

/// Several times as long as any finite program here takes, and less than the deadline of a test.
const LONG: Silence = Silence {
    clock: Duration::from_secs(2),
    work: 1_000,
};

/// A shorter limit, to learn more about a program that is known not to end.
pub const SHORT: Silence = Silence {
    clock: Duration::from_millis(300),
    work: 100,
};

/// The time before the work begins. Nearly all programs that end have ended by then.
const SOON: Duration = Duration::from_millis(100);

/// Sends the results of a program.
pub struct Teller<T>(Sender<Option<T>>);

impl<T> Teller<T> {
    pub fn tell(&self, found: T) {
        let _ = self.0.send(Some(found));
    }

    /// Returns a guard. After its drop, also by a panic, the program counts as ended, and a silence only means that
    /// its recording is being read.
    pub fn until_its_end(&self) -> UntilItsEnd<'_, T> {
        UntilItsEnd(self)
    }
}

pub struct UntilItsEnd<'t, T>(&'t Teller<T>);

impl<T> Drop for UntilItsEnd<'_, T> {
    fn drop(&mut self) {
        let _ = self.0.0.send(None);
    }
}

/// Runs `program` in another thread. Returns its results, and whether it ended. A thread that takes too long is left
/// running.
pub fn told<T: Send + 'static>(program: impl FnOnce(Teller<T>) + Send + 'static) -> (Vec<T>, bool) {
    told_within(LONG, program)
}

/// Does the same with another limit on the silence.
pub fn told_within<T: Send + 'static>(
    long: Silence,
    program: impl FnOnce(Teller<T>) + Send + 'static,
) -> (Vec<T>, bool) {
    let (sender, receiver) = channel();
    thread::spawn(move || diagnosis::attempt(|| program(Teller(sender))));
    let (mut told, mut work, mut since) = (Vec::new(), 0, Instant::now());
    loop {
        let wait = match work {
            0 => SOON,
            work if work < long.work => Duration::ZERO,
            _ => long.clock.saturating_sub(since.elapsed()),
        };
        match receiver.recv_timeout(wait) {
            Ok(Some(one)) => {
                told.push(one);
                (work, since) = (0, Instant::now());
            }
            Ok(None) => {
                told.extend(receiver.iter().flatten());
                return (told, true);
            }
            Err(RecvTimeoutError::Disconnected) => return (told, true),
            Err(RecvTimeoutError::Timeout) if work < long.work => {
                work += 1;
                black_box(super::solutions(black_box(7)));
            }
            Err(RecvTimeoutError::Timeout) => return (told, false),
        }
    }
}
