//! The solver of dots and boxes, with each of its techniques on or off. Its search is too large for a drawing.
//! Therefore its run shows the field and notes the result in numbers.

use call_trace::example::{Argument, Arguments, BadArgument, Run, number, one_of, run};
use call_trace::{Position, State, note, unrecorded};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_solver::{Limits, Options, Solver, Techniques};
use game::Board;

const SWITCH: &[&str] = &["on", "off"];

/// The memory of the solver in bytes. A small field needs less.
const MEMORY: usize = 16 << 20;

/// The number of lines up to which a field counts as small. On a larger field, `chains` or `table` must be on: without
/// both the search takes minutes.
const QUICK: usize = 12;

fn field() -> [Argument; 2] {
    [number("rows", 1..=2), number("columns", 1..=3)]
}

/// Returns the runs: one with all techniques, and one with a chosen set.
pub(crate) fn runs() -> [Run; 2] {
    let switches = Techniques::NAMES.map(|name| one_of(name, SWITCH));
    [
        run("all_techniques", field(), |args| {
            search(size(args)?, Techniques::ALL);
            Ok(())
        }),
        run("techniques", field().into_iter().chain(switches), |args| {
            let mut techniques = Techniques::ALL;
            for name in Techniques::NAMES {
                let is_on = args.text(name)? == "on";
                if let Some(switch) = techniques.switch(name) {
                    *switch = is_on;
                }
            }
            let size = size(args)?;
            if size.lines() > QUICK && !techniques.chains && !techniques.table {
                let kind = format!("one of which is on where there are more than {QUICK} lines");
                return Err(args.bad("chains and table", &kind, "off off"));
            }
            search(size, techniques);
            Ok(())
        }),
    ]
}

fn size(args: &Arguments) -> Result<Size, BadArgument> {
    let (rows, columns) = (args.number("rows")?, args.number("columns")?);
    Ok(Size::new(rows, columns).expect("the arguments are checked"))
}

/// Shows the field. Notes its value, the number of positions that the search visited, and the number of techniques
/// that were off.
fn search(size: Size, mut techniques: Techniques) {
    let board = Dots::new(size);
    let off = Techniques::NAMES.into_iter();
    let off = off.filter(|name| techniques.switch(name).is_some_and(|is_on| !*is_on));
    let off = off.count();
    #[allow(
        clippy::needless_update,
        reason = "there are more options where the solver has its large fields"
    )]
    let options = Options {
        techniques,
        memory: MEMORY,
        ..Options::default()
    };
    let solver = Solver::new(size, options);
    let found = unrecorded(|| solver.value(&board, Limits::none()));
    let (worth, nodes) = found.expect("nothing breaks it off");
    Position::first(&State {
        kind: Dots::KIND,
        ..State::text(&board)
    });
    note(format!("worth {worth}, nodes {nodes}, off {off}").replace('-', "−"));
}
