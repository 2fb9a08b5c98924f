//! The value of each technique of the solver: the same positions, solved with one technique left out.

use charts::{Cell, ChartKind, Table};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_solver::{Limits, Options, Solver, Techniques};
use game::Value;
use textfmt::times;

use crate::counted::{Drawn, Tables, row, table, with_chart};

/// The fields, by rows and columns of boxes.
const FIELDS: [(usize, usize); 4] = [(1, 3), (2, 2), (2, 3), (3, 3)];

/// Without a table, or without chains and symmetry, fields with more lines than this take minutes.
const QUICK: usize = 17;

/// Returns the tables of the solver.
pub fn tables() -> Tables {
    vec![
        ("dots-ablation", ablation()),
        ("dots-upwards", upwards()),
        ("dots-solver-sizes", sizes()),
    ]
}

/// Counts nodes with all techniques, and with all but one.
fn ablation() -> Table {
    let all = FIELDS.map(|field| nodes(field, Techniques::ALL));
    let first = ("none", Techniques::ALL);
    let rows = [first].into_iter().chain(Techniques::each_off());
    let rows = rows.map(|(name, techniques)| {
        let mut row = vec![Cell::from(name)];
        for (field, all) in FIELDS.into_iter().zip(all) {
            let without = nodes(field, techniques);
            row.push(without.into());
            let more = without.zip(all);
            row.push(
                more.map(|(without, all)| times(without.into(), all.into()))
                    .into(),
            );
        }
        row
    });
    let head = FIELDS.map(|(rows, cols)| format!(" | {rows}x{cols} | times"));
    let counted = table(&format!("left out{}", head.concat()), rows);
    with_chart(
        counted,
        &Drawn {
            title: "One technique left out",
            counted: "Positions whose moves were looked at",
            kind: ChartKind::Marks,
            columns: &[(5, "2x3"), (7, "3x3")],
            ladder: None,
        },
    )
}

/// Starts with the table and its bounds, and adds one technique in each row.
fn upwards() -> Table {
    let rows = Techniques::each_on().enumerate();
    let rows = rows.map(|(above, (name, techniques))| {
        let name = match above {
            0 => format!("yes or no, {name}"),
            _ => format!("… and {name}"),
        };
        row(name, FIELDS.map(|field| nodes(field, techniques)))
    });
    let head = FIELDS.map(|(rows, cols)| format!(" | {rows}x{cols}"));
    let counted = table(
        &format!("the question, and techniques{}", head.concat()),
        rows,
    );
    let names: Vec<String> = Techniques::each_on()
        .enumerate()
        .map(|(above, (name, _))| match above {
            0 => "solver: yes or no".to_owned(),
            _ => format!("… {name}"),
        })
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    with_chart(
        counted,
        &Drawn {
            title: "One technique more in each row",
            counted: "Positions whose moves were looked at",
            kind: ChartKind::Bars,
            columns: &[(3, "2x3, with 17 lines"), (4, "3x3, with 24 lines")],
            ladder: Some((&["dots 2x3", "dots 3x3"], &names)),
        },
    )
}

/// Lists the lines, values and nodes of the empty fields that take no longer than a second.
fn sizes() -> Table {
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
        let value = match value {
            1.. => Cell::Count {
                count: value.unsigned_abs().into(),
                written: textfmt::signed(value),
            },
            _ => value.into(),
        };
        let sets = 1_u64 << field.lines();
        let lines = field.lines();
        vec![
            field.to_string().into(),
            lines.into(),
            value,
            sets.into(),
            nodes.into(),
        ]
    });
    let counted = table("field | lines | value | sets of lines | nodes", rows);
    with_chart(
        counted,
        &Drawn {
            title: "What there is, and what the solver looks at",
            counted: "Sets of lines, and nodes of the solver",
            kind: ChartKind::Band,
            columns: &[(4, "nodes"), (3, "sets of lines")],
            ladder: None,
        },
    )
}

/// Returns the number of nodes, or `None` if the count takes minutes.
fn nodes(field: (usize, usize), techniques: Techniques) -> Option<u64> {
    let small = techniques.chains || techniques.symmetry;
    let quick = techniques.table && small || size(field).lines() <= QUICK;
    quick.then(|| solve(field, techniques).1)
}

/// Returns the value of the empty field, and the number of positions that the search expanded.
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
