//! What a caller may choose.

use crate::mark::Highlight;

/// How a figure is drawn as text.
#[derive(Debug, Clone)]
pub struct TextOptions {
    /// No line is wider than this many columns.
    pub width: usize,
    /// Whether to use ANSI styles (bold, dim and a few colours, each doubled by a sign).
    pub color: bool,
    /// Whether to draw with ASCII alone.
    pub ascii: bool,
    /// Larger drawings are folded to about this many lines.
    pub max_lines: usize,
    /// Calls deeper than this are folded; a root has depth 1.
    pub max_depth: Option<usize>,
    /// Whether to end with the sentence of [`crate::summary`].
    pub summary: bool,
    /// Whether what [`crate::audited`] says stands below a search.
    pub audit: bool,
}

impl Default for TextOptions {
    fn default() -> Self {
        TextOptions {
            width: 80,
            color: false,
            ascii: false,
            max_lines: 60,
            max_depth: None,
            summary: false,
            audit: true,
        }
    }
}

/// Which calls say by what they are known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum CallKeys {
    /// None.
    #[default]
    None,
    /// All.
    All,
    /// Those of these functions. What others call stands in their place, as where two runs are compared.
    Of(Vec<String>),
}

/// How a figure is drawn as SVG.
#[derive(Debug, Clone)]
pub struct SvgOptions {
    /// Begins every id in the figure, so it must be unique on the page.
    pub id: String,
    /// The first line of the figure; a sentence of facts where none is given.
    pub title: Option<String>,
    /// Larger runs are folded to about this many nodes: by default 120 in a tree, 40 in
    /// a stack over time. `usize::MAX` folds nothing.
    pub max_nodes: Option<usize>,
    /// Calls deeper than this are folded; a root has depth 1.
    pub max_depth: Option<usize>,
    /// The numbers of calls, or of positions of a search, that are opened where they are folded: below
    /// each as much is shown as in a whole drawing.
    pub open: Vec<usize>,
    /// Of a game that was played, the first move that is shown; those before it make the field.
    pub from: usize,
    /// The style inside, of a figure that is a file of its own. Figures in a page share
    /// [`crate::FIGURE_CSS`].
    pub style: Option<&'static str>,
    /// Whether title, marks and legend stand as HTML around the drawing: there they stay in sight
    /// when a wide drawing scrolls, and break their lines as the page does.
    pub in_page: bool,
    /// Whether a player at rest shows the whole run, and not only what had come by the step it rests at.
    pub whole: bool,
    /// Of which calls a player says by what they are known, so that a page can step through another run
    /// beside it, in step.
    pub keys: CallKeys,
    /// A place in the run that is marked, and kept in sight.
    pub mark: Option<Highlight>,
}

impl SvgOptions {
    /// For a file of its own.
    pub fn file(id: impl Into<String>) -> Self {
        SvgOptions {
            style: Some(include_str!("figure.css")),
            ..Self::embedded(id)
        }
    }

    /// For a page that has [`crate::FIGURE_CSS`].
    pub fn embedded(id: impl Into<String>) -> Self {
        SvgOptions {
            id: id.into(),
            title: None,
            max_nodes: None,
            max_depth: None,
            open: Vec::new(),
            from: 1,
            style: None,
            in_page: false,
            whole: false,
            keys: CallKeys::None,
            mark: None,
        }
    }

    /// For a page that has [`crate::FIGURE_CSS`], with the words around the drawing as HTML.
    pub fn page(id: impl Into<String>) -> Self {
        SvgOptions {
            in_page: true,
            ..Self::embedded(id)
        }
    }
}
