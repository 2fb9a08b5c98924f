//! The two ends of the pipe to the course.

use protocol::{Ask, Tell};
use tokio::sync::{mpsc, watch};

use super::state::SharedState;

/// A signal that the pipe is closed.
#[derive(Clone)]
pub(super) struct Over(watch::Receiver<bool>);

impl Over {
    /// Waits until the pipe is closed.
    pub(super) async fn closed(&mut self) {
        // If the sender is gone, the pipe is closed.
        let _ = self.0.wait_for(|closed| *closed).await;
    }
}

/// Reads the messages of the course on a thread of its own, until the course is gone.
pub(super) fn listen(state: SharedState) -> Over {
    let (tell, over) = watch::channel(false);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        while let Some(told) = protocol::read::<Tell>(&mut input) {
            state.told(told);
        }
        let _ = tell.send(true);
    });
    Over(over)
}

/// Passes the server's messages on to the course. It stops at the first failed write, because then the other end of
/// the pipe is also closing.
pub(super) fn pass_on(mut asks: mpsc::UnboundedReceiver<Ask>) {
    std::thread::spawn(move || {
        let mut output = std::io::stdout().lock();
        while let Some(ask) = asks.blocking_recv() {
            if protocol::write(&mut output, &ask).is_err() {
                return;
            }
        }
    });
}
