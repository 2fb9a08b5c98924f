//! Small fields of dots and squares, solved by the searches of chapters 3 and 4.
//!
//! As in the whole chapter, a node is one call of the search, including a call that finds its result in a table.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::transposition::{Table as Kept, with_table};
use charts::{Cell, Table};
use dots_and_boxes::squares::Squares;
use game::{Value, Watched};
use tic_tac_toe::look_ahead::look_ahead;

use crate::counted::table;

/// The results of the searches on a field, with the number of nodes for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solved {
    /// The value: the first player's squares minus the second player's.
    pub value: Value,
    /// The calls of `look_ahead`, one for each board, or `None` if there are too many.
    pub look_ahead: Option<usize>,
    /// The calls of `alpha_beta`.
    pub alpha_beta: usize,
    /// The calls of `with_table`, including those answered by the table.
    pub with_table: usize,
}

/// Solves a field of `rows` by `cols` dots. Also uses `look_ahead` if the field has at most `whole` dots.
///
/// # Panics
/// If there is no such field, or if two searches disagree.
pub fn solved(rows: usize, cols: usize, whole: usize) -> Solved {
    let start = Squares::new(rows, cols).expect("it is a size");
    let depth = 2 * (rows * cols) as u32; // there are fewer links than that
    let counted = |search: &dyn Fn(&Watched<Squares>) -> Value| {
        let watched = Watched::new(start);
        let value = search(&watched);
        // On a board that the table answers, the search calls only `done`.
        let counts = watched.tree().counts();
        (value, counts.nodes + counts.peeked)
    };
    let (value, by_alpha_beta) =
        counted(&|board| alpha_beta(board, depth, Value::MIN, Value::MAX).0);
    let (same, by_table) =
        counted(&|board| with_table(board, depth, Value::MIN, Value::MAX, &mut Kept::new()).0);
    assert_eq!(value, same, "with a table");
    let look_ahead = (rows * cols <= whole).then(|| {
        let (same, nodes) = counted(&|board| look_ahead(board, depth).0);
        assert_eq!(value, same, "looking ahead");
        nodes
    });
    Solved {
        value,
        look_ahead,
        alpha_beta: by_alpha_beta,
        with_table: by_table,
    }
}

/// Lists the values of small fields, and the cost of finding them.
pub(super) fn values() -> Table {
    let fields = [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4)];
    let rows = fields.map(|(rows, cols)| {
        let solved = solved(rows, cols, 10);
        vec![
            format!("{rows}×{cols}").into(),
            solved.value.into(),
            solved.look_ahead.map_or("…".into(), Cell::from),
            solved.alpha_beta.into(),
            solved.with_table.into(),
        ]
    });
    table(
        "dots | value | nodes, looking ahead | alpha-beta | with a table",
        rows,
    )
}
