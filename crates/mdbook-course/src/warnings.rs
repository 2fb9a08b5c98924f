//! Collects the warnings and errors that mdBook logs. In spite of them mdBook would build the page, with an open tag
//! or a line that was not replaced. Here such a message fails the build, like any other mistake.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Collects the messages of warnings and errors.
#[derive(Debug, Clone, Default)]
pub(crate) struct Warnings(Arc<Mutex<Vec<String>>>);

impl Warnings {
    /// Runs `work`. Returns its result and its warnings.
    pub(crate) fn collect<R>(work: impl FnOnce() -> R) -> (R, Vec<String>) {
        let warnings = Warnings::default();
        let result = tracing::subscriber::with_default(warnings.clone(), work);
        let warnings = warnings
            .0
            .lock()
            .map(|list| list.clone())
            .unwrap_or_default();
        (result, warnings)
    }
}

impl Subscriber for Warnings {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn event(&self, event: &Event<'_>) {
        let mut message = Message::default();
        event.record(&mut message);
        if let Ok(mut list) = self.0.lock() {
            list.push(message.0);
        }
    }

    // Spans contain no warnings. All share one name.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[derive(Default)]
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            let _ = write!(self.0, "{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_and_errors_are_kept_and_the_rest_is_not() {
        let (result, warnings) = Warnings::collect(|| {
            tracing::info!("building");
            tracing::warn!("unclosed <{}>", "p");
            tracing::error!("no such file");
            7
        });
        assert_eq!(result, 7);
        assert_eq!(warnings, ["unclosed <p>", "no such file"]);
    }
}
