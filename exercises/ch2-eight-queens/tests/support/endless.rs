//! A program that may not end.

use std::hint::black_box;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long a program may say nothing before its work is measured: nearly all that end have ended by then.
const SOON: Duration = Duration::from_millis(300);

/// How often the boards of 7 queens are found beside it until a silence is taken for the end: far more work than anything
/// that ends here, and two seconds on a machine at rest. It is a count and not a time, so a busy machine makes both slower.
const LONG: usize = 4_000;

/// What `program` sent, and whether it ended: it runs in a thread of its own, and is left there
/// when it takes too long.
pub fn sent<T: Send + 'static>(program: impl FnOnce(Sender<T>) + Send + 'static) -> (Vec<T>, bool) {
    sent_within(LONG, program)
}

/// The same, where a shorter silence is taken for the end.
pub fn sent_within<T: Send + 'static>(
    long: usize,
    program: impl FnOnce(Sender<T>) + Send + 'static,
) -> (Vec<T>, bool) {
    let (sender, receiver) = channel();
    thread::spawn(move || kit::attempt(|| program(sender)));
    let (mut sent, mut silent) = (Vec::new(), 0);
    loop {
        let wait = if silent == 0 { SOON } else { Duration::ZERO };
        match receiver.recv_timeout(wait) {
            Ok(one) => {
                sent.push(one);
                silent = 0;
            }
            Err(RecvTimeoutError::Disconnected) => return (sent, true),
            Err(RecvTimeoutError::Timeout) if silent == long => return (sent, false),
            Err(RecvTimeoutError::Timeout) => {
                silent += 1;
                black_box(super::solutions(black_box(7)));
            }
        }
    }
}
