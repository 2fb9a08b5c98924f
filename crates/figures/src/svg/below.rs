//! A line of words below a node.

use super::measure::sans_width;
use crate::element::{Element, Marks, text};

/// A line of words, and the node that it opens.
#[derive(Debug, Default)]
pub(crate) struct Below {
    class: &'static str,
    words: String,
    /// The node to open, if the words describe nodes that are left out.
    opens: Option<usize>,
}

impl Below {
    pub(crate) fn new(class: &'static str, words: impl Into<String>) -> Self {
        Below {
            class,
            words: words.into(),
            opens: None,
        }
    }

    /// Returns the words for nodes that are left out.
    pub(crate) fn left_out(words: impl Into<String>, opens: Option<usize>) -> Self {
        Below {
            opens,
            ..Self::new("w m", words)
        }
    }

    pub(crate) fn width(&self) -> f64 {
        sans_width(&self.words, 11.0)
    }

    /// Draws the words at a point. Words that open a node carry its number, from 1, so that a script can make a button of
    /// them.
    pub(crate) fn draw(&self, at: (f64, f64)) -> Marks {
        match self.opens {
            None => text(self.class, at, &self.words),
            Some(node) => Marks::from(
                Element::new("text")
                    .class(self.class)
                    .attribute("data-open", &(node + 1).to_string())
                    .at(at)
                    .words(&self.words),
            ),
        }
    }
}
