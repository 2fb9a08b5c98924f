//! A program that may not end.

use std::hint::black_box;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A silence that is taken for the end: so long by the clock, and so much work done beside it. A busy machine lets the
/// clock run while a program stands still, and the work then takes longer as well.
#[derive(Debug, Clone, Copy)]
pub struct Silence {
    clock: Duration,
    /// How often the boards of 7 queens are found, half a millisecond each on a machine at rest.
    work: usize,
}

/// Several times what anything takes that ends here, and less than the deadline of a test.
const LONG: Silence = Silence {
    clock: Duration::from_secs(2),
    work: 1_000,
};

/// Where only more is to be learned of a program that does not end.
pub const SHORT: Silence = Silence {
    clock: Duration::from_millis(300),
    work: 100,
};

/// How long nothing is done beside a program: nearly all that end have ended by then.
const SOON: Duration = Duration::from_millis(100);

/// By it a program tells what it has found.
pub struct Teller<T>(Sender<Option<T>>);

impl<T> Teller<T> {
    pub fn tell(&self, found: T) {
        let _ = self.0.send(Some(found));
    }

    /// When this goes, by a panic too, the program has ended, and its silence means nothing: what it has recorded is read.
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

/// What `program` told, and whether it ended: it runs in a thread of its own, and is left there
/// when it takes too long.
pub fn told<T: Send + 'static>(program: impl FnOnce(Teller<T>) + Send + 'static) -> (Vec<T>, bool) {
    told_within(LONG, program)
}

/// The same, where another silence is taken for the end.
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
