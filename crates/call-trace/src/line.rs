//! A line of a recording's file, as it is read.

use std::borrow::Cow;

use serde::Deserialize;

use crate::json::End;

/// A line of the file. [`Event`] is the same to write; this one owns its texts where they are
/// escaped.
#[derive(Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Line<'l> {
    Enter {
        node: u32,
        #[serde(borrow)]
        function: Cow<'l, str>,
        args: Vec<(String, String)>,
    },
    Offer {
        choices: Vec<String>,
    },
    Play {
        #[serde(borrow)]
        choice: Cow<'l, str>,
        mover: Option<String>,
        #[serde(borrow)]
        board: Cow<'l, str>,
    },
    TakeBack {
        #[serde(borrow)]
        choice: Cow<'l, str>,
        #[serde(borrow)]
        board: Cow<'l, str>,
    },
    Value {
        #[serde(borrow)]
        leaf: Cow<'l, str>,
    },
    Note {
        #[serde(borrow)]
        text: Cow<'l, str>,
    },
    Leave {
        node: u32,
        value: Option<String>,
    },
    End(End),
}
