//! The two ends of the pipe to the course.

use tokio::sync::{mpsc, watch};
use wire::{Ask, Tell};

use super::room::Room;

/// Says when the pipe is closed.
#[derive(Clone)]
pub(super) struct Over(watch::Receiver<bool>);

impl Over {
    /// Waits for it.
    pub(super) async fn closed(&mut self) {
        // Who says it may be gone, which is as good as said.
        let _ = self.0.wait_for(|closed| *closed).await;
    }
}

/// Hears on a thread of its own what the course tells, until it is gone.
pub(super) fn listen(room: Room) -> Over {
    let (tell, over) = watch::channel(false);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        while let Some(told) = wire::read::<Tell>(&mut input) {
            room.told(told);
        }
        let _ = tell.send(true);
    });
    Over(over)
}

/// Passes on to the course what is asked. It says no more once nobody hears it: then the other end
/// of the pipe is closing, too.
pub(super) fn pass_on(mut asks: mpsc::UnboundedReceiver<Ask>) {
    std::thread::spawn(move || {
        let mut output = std::io::stdout().lock();
        while let Some(ask) = asks.blocking_recv() {
            if wire::write(&mut output, &ask).is_err() {
                return;
            }
        }
    });
}
