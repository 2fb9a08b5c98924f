//! What each technique of the solver is worth: the same values, found with one technique left out.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_solver::{Limits, Options, Solver, Techniques};
use game::Value;
use words::{grouped, table, times};

use crate::Tables;

/// The fields, by rows and columns of boxes.
const FIELDS: [(usize, usize); 4] = [(1, 3), (2, 2), (2, 3), (3, 3)];

/// Without a table, or without chains and symmetry, more lines than this take minutes.
const QUICK: usize = 17;

/// The tables of the solver.
pub fn tables() -> Tables {
    vec![
        ("dots-ablation", ablation()),
        ("dots-upwards", upwards()),
        ("dots-solver-sizes", sizes()),
    ]
}

/// Nodes with all techniques, and with all but one.
fn ablation() -> String {
    let all = FIELDS.map(|field| nodes(field, Techniques::ALL));
    let first = ("none", Techniques::ALL);
    let rows = [first].into_iter().chain(Techniques::each_off());
    let rows = rows.map(|(name, techniques)| {
        let mut row = vec![name.to_owned()];
        for (field, all) in FIELDS.into_iter().zip(all) {
            let without = nodes(field, techniques);
            row.push(without.map_or_else(|| "–".to_owned(), grouped));
            let more = without.zip(all);
            let more = more.map(|(without, all)| times(without.into(), all.into()));
            row.push(more.unwrap_or_else(|| "–".to_owned()));
        }
        row
    });
    let head = FIELDS.map(|(rows, cols)| format!(" | {rows}x{cols} | times"));
    table(&format!("left out{}", head.concat()), rows)
}

/// From the table and its bounds upwards, one technique more in each row.
fn upwards() -> String {
    let rows = Techniques::each_on().enumerate();
    let rows = rows.map(|(above, (name, techniques))| {
        let name = match above {
            0 => format!("yes or no, {name}"),
            _ => format!("… and {name}"),
        };
        let counts =
            FIELDS.map(|field| nodes(field, techniques).map_or_else(|| "–".to_owned(), grouped));
        [name].into_iter().chain(counts).collect()
    });
    let head = FIELDS.map(|(rows, cols)| format!(" | {rows}x{cols}"));
    table(
        &format!("the question, and techniques{}", head.concat()),
        rows,
    )
}

/// Lines, values and nodes of the empty fields that take no longer than a second.
fn sizes() -> String {
    let fields = [
        (1, 1),
        (1, 2),
        (1, 3),
        (1, 4),
        (1, 5),
        (2, 2),
        (2, 3),
        (2, 4),
        (3, 3),
    ];
    let rows = fields.map(|(rows, cols)| {
        let field = size((rows, cols));
        let (value, nodes) = solve((rows, cols), Techniques::ALL);
        let value = words::signed(value);
        let sets = 1_u64 << field.lines();
        let lines = field.lines();
        vec![
            field.to_string(),
            grouped(lines),
            value,
            grouped(sets),
            grouped(nodes),
        ]
    });
    table("field | lines | value | sets of lines | nodes", rows)
}

/// The nodes, unless it takes minutes.
fn nodes(field: (usize, usize), techniques: Techniques) -> Option<u64> {
    let small = techniques.chains || techniques.symmetry;
    let quick = techniques.table && small || size(field).lines() <= QUICK;
    quick.then(|| solve(field, techniques).1)
}

/// The value of the empty field, and the positions whose moves were looked at to find it.
pub(crate) fn solve(field: (usize, usize), techniques: Techniques) -> (Value, u64) {
    #[allow(
        clippy::needless_update,
        reason = "there are more options where the solver has its large fields"
    )]
    let options = Options {
        techniques,
        memory: 64 << 20,
        ..Options::default()
    };
    let solver = Solver::new(size(field), options);
    let solved = solver.value(&Dots::new(size(field)), Limits::none());
    solved.expect("nothing breaks it off")
}

fn size((rows, cols): (usize, usize)) -> Size {
    Size::new(rows, cols).expect("the field is small enough")
}
