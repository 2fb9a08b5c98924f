//! The function that each call runs, and the line that made the call, for the display of that line.

use call_trace::{Call, Tree};
use serde::Serialize;

/// The calls of a run by the moments at which they were made (indices into the events).
#[derive(Debug, Default)]
pub(super) struct CallSites<'t> {
    /// The functions that were called, each once.
    pub functions: Vec<&'t str>,
    /// The calls in the order in which they were made.
    calls: Vec<(usize, CallSite)>,
}

/// The place of a call. Functions are their numbers in [`PlayerData::functions`](super::data::PlayerData).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub(super) struct CallSite {
    /// The function that it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<usize>,
    /// The function that made it, and the line of the call in that function, whose first line is 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

impl<'t> CallSites<'t> {
    pub(super) fn of(tree: &Tree<'t>) -> Self {
        let mut functions: Vec<&str> = Vec::new();
        let mut number = |call: &Call<'t>| {
            let known = functions.iter().position(|&it| it == call.function);
            known.unwrap_or_else(|| {
                functions.push(call.function);
                functions.len() - 1
            })
        };
        let calls = tree.calls.iter().map(|call| {
            let function = Some(number(call));
            let by = call.parent.map(|by| number(&tree.calls[by]));
            let (by, line) = by.zip(call.line).unzip();
            (call.entered, CallSite { function, by, line })
        });
        let calls = calls.collect();
        CallSites { functions, calls }
    }

    /// Returns the place of the call at that moment, or an empty place if there is no such call.
    pub(super) fn at(&self, entered: Option<usize>) -> CallSite {
        let place =
            entered.and_then(|at| self.calls.binary_search_by_key(&at, |&(made, _)| made).ok());
        place.map_or_else(CallSite::default, |place| self.calls[place].1)
    }
}
