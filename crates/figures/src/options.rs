//! The options of text and SVG figures.

use crate::marked::Highlight;

/// How a figure is drawn as text.
#[derive(Debug, Clone)]
pub struct TextOptions {
    /// No line is wider than this many columns.
    pub width: usize,
    /// Whether to use ANSI styles (bold, dim and a few colours, each doubled by a sign).
    pub color: bool,
    /// Larger drawings are folded to about this many lines.
    pub max_lines: usize,
    /// Whether to end with the sentence of [`crate::summary`].
    pub summary: bool,
    /// How much of [`crate::audited`] to write below a search.
    pub audit: AuditDetail,
}

/// How much is written below a search that differs from plain alpha-beta.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AuditDetail {
    /// Nothing: a message above the drawing has these sentences.
    None,
    /// The first difference, without a cause: a message above the drawing explains another one.
    Difference,
    /// The first difference and its cause.
    WithCause,
}

impl Default for TextOptions {
    fn default() -> Self {
        TextOptions {
            width: 80,
            color: false,
            max_lines: 60,
            summary: false,
            audit: AuditDetail::WithCause,
        }
    }
}

/// The calls to which a player gives the keys that identify them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum CallKeys {
    /// No calls.
    #[default]
    None,
    /// All calls.
    All,
    /// The calls of these functions. In their place a call of another function shows the calls that it makes, as in a
    /// comparison of two runs.
    Of(Vec<String>),
}

/// How a figure is drawn as SVG.
#[derive(Debug, Clone, Default)]
pub struct SvgOptions {
    /// The beginning of every id in the figure. It must be unique on the page.
    pub id: String,
    /// The first line of the figure; by default a sentence of facts.
    pub title: Option<String>,
    /// Larger runs are folded to about this many nodes: by default 120 in a tree, 40 in
    /// a stack over time. `usize::MAX` folds no node.
    pub max_nodes: Option<usize>,
    /// Calls deeper than this are folded; a root has depth 1.
    pub max_depth: Option<usize>,
    /// The numbers of folded calls, or of positions of a search, to open. Below each of them as much is shown as in a whole
    /// drawing.
    pub open: Vec<usize>,
    /// For a game that was played: the number of the first move that is shown. Earlier moves produce the field.
    pub from: usize,
    /// The style inside a figure that is a file of its own. Figures in a page share [`crate::FIGURE_CSS`].
    pub style: Option<&'static str>,
    /// Whether title, marks and legend are HTML around the drawing. There they remain visible when a drawing scrolls,
    /// and break their lines as the page does.
    pub in_page: bool,
    /// Whether a player at rest shows the whole run, and not only the part up to its current step.
    pub whole: bool,
    /// The calls to which a player gives their keys, so that a page can step through another run beside it, in step.
    pub keys: CallKeys,
    /// A place in the run that is marked and kept in sight.
    pub mark: Option<Highlight>,
}

impl SvgOptions {
    /// Returns the options for a file of its own.
    pub fn file(id: impl Into<String>) -> Self {
        SvgOptions {
            style: Some(include_str!("figure.css")),
            ..Self::embedded(id)
        }
    }

    /// Returns the options for a page that has [`crate::FIGURE_CSS`].
    pub fn embedded(id: impl Into<String>) -> Self {
        SvgOptions {
            id: id.into(),
            ..SvgOptions::default()
        }
    }

    /// Returns the options for a page that has [`crate::FIGURE_CSS`], with the words around the drawing as HTML.
    pub fn page(id: impl Into<String>) -> Self {
        SvgOptions {
            in_page: true,
            ..Self::embedded(id)
        }
    }
}
