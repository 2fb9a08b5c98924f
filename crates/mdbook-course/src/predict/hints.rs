//! Hints for a first wrong guess. A hint says which other number of the same run or table equals the guess. Each hint
//! is a fact, so it is true for every way of thinking. A guess without such a fact gets the question's own hint.

use call_trace::{Call, Run, Trace, Tree};
use charts::Cell;
use figures::GameCounts;

use crate::directive::{Measure, Recorded};
use crate::numbers;
use crate::recordings::Recordings;
use crate::table::Table;

/// Guesses, each with a fact about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Hints(Vec<(String, String)>);

impl Hints {
    /// Adds a hint. For each guess, the first hint counts.
    pub(crate) fn add(&mut self, guess: &impl ToString, says: impl Into<String>) {
        let guess = guess.to_string();
        if self.said_of(&guess).is_none() {
            self.0.push((guess, says.into()));
        }
    }

    fn said_of(&self, guess: &str) -> Option<&str> {
        let found = self.0.iter().find(|(it, _)| is_same(it, guess));
        found.map(|(_, says)| says.as_str())
    }

    /// Removes the hints for the right answer, and the hints that contain the right number.
    pub(crate) fn beside(self, right: &str) -> Self {
        let tells = |says: &str| textfmt::whole(right).is_some_and(|it| holds(says, it));
        let kept = self.0.into_iter();
        Hints(
            kept.filter(|(guess, says)| !is_same(guess, right) && !tells(says))
                .collect(),
        )
    }

    /// Selects the hints for possible guesses: typed numbers, or orders of the right length.
    pub(crate) fn of_kind(self, is_one: impl Fn(&str) -> bool) -> Self {
        let kept = self.0.into_iter();
        Hints(kept.filter(|(guess, _)| is_one(guess)).collect())
    }

    /// Selects the hints for the offered choices, as they are written there.
    pub(crate) fn among(self, choices: &[String]) -> Self {
        let offered = choices.iter().filter_map(|choice| {
            let says = self.said_of(choice)?;
            Some((choice.clone(), says.to_owned()))
        });
        Hints(offered.collect())
    }

    pub(crate) fn pairs(&self) -> &[(String, String)] {
        &self.0
    }
}

/// Returns whether a text contains the right number outside the parts that it quotes as code.
pub(crate) fn holds(text: &str, right: i64) -> bool {
    let prose: String = text.split('`').step_by(2).collect();
    let prose = prose.replace(textfmt::GAPS, "");
    let mut numbers = prose.split(|c: char| !c.is_ascii_digit());
    numbers.any(|it| it.parse() == Ok(right.unsigned_abs()))
}

fn is_same(one: &str, other: &str) -> bool {
    match (textfmt::whole(one), textfmt::whole(other)) {
        (Some(one), Some(other)) => one == other,
        _ => one == other,
    }
}

/// Returns the other numbers of the recording that a reader might confuse with its answer.
pub(crate) fn of_recorded(asked: &Recorded, recordings: &Recordings) -> Result<Hints, String> {
    let trace = recordings.get(asked.recording)?;
    let run = trace.run();
    let tree = &run.tree;
    let mut hints = Hints::default();
    match asked.what {
        Measure::Calls { of, with, r#where } => {
            if let Some((name, _)) = r#where {
                counted(tree, &mut hints, |call| {
                    let (_, value) = call.args.iter().find(|(of, _)| *of == name)?;
                    Some(format!("That is how many calls have {name} = {value}."))
                });
            } else if with.is_some() {
                counted(tree, &mut hints, |call| {
                    let label = numbers::label(call);
                    Some(format!("That is how many calls there are of `{label}`."))
                });
            } else if of.is_some() {
                counted(tree, &mut hints, |call| {
                    let function = call.function;
                    Some(format!("That is how many calls belong to `{function}`."))
                });
            }
            let others: &[&str] = match (of, with, r#where) {
                (None, None, None) => &["ends", "height", "different", "inner", "given"],
                _ => &["calls", "height"],
            };
            of_run(others, &trace, tree, &mut hints);
        }
        Measure::Height {} => {
            let others = ["calls", "ends", "edges", "given"];
            of_run(&others, &trace, tree, &mut hints);
        }
        Measure::Ends {} => of_run(&["calls", "inner", "height"], &trace, tree, &mut hints),
        Measure::Plays {} => of_run(&["calls", "ends", "height"], &trace, tree, &mut hints),
        Measure::Below { choice, .. } => of_below(choice, &run, &mut hints),
        Measure::Leaf { .. } => of_leaf(tree, &mut hints),
        Measure::Call { .. } => of_call(tree, &mut hints),
        Measure::Result {} => {
            without_mistake(asked.recording, recordings, &mut hints)?;
            of_values(tree, &mut hints);
        }
        Measure::Value { .. } => of_values(tree, &mut hints),
        Measure::Window { .. } => of_window(tree, &mut hints),
        Measure::Worth {} => {
            of_moves(&run, &mut hints);
            of_leaves(tree, &mut hints);
        }
        Measure::Best {} => of_best(&run, &mut hints),
        Measure::Searched {} => of_search("searched", &trace, &mut hints),
        Measure::Leaves {} => of_search("leaves", &trace, &mut hints),
        Measure::Cut {} => of_search("cut", &trace, &mut hints),
        Measure::Ending {} => {}
    }
    Ok(hints)
}

/// Adds counts of the whole run, each with its meaning.
fn of_run(which: &[&str], trace: &Trace, tree: &Tree, hints: &mut Hints) {
    let ends = tree.calls.iter().filter(|call| call.children.is_empty());
    let ends = ends.count();
    for &name in which {
        let (count, says) = match name {
            "calls" => (trace.calls(), "That is how many calls are made in all."),
            "ends" => (
                ends,
                "That is how many leaves the tree has: calls that make no call.",
            ),
            "inner" => (
                trace.calls() - ends,
                "That is how many of the calls make a call themselves.",
            ),
            "height" => (
                trace.height(),
                "That is the height of the tree, from the first call down to the deepest one.",
            ),
            "edges" => (
                trace.height() - 1,
                "One too few: the first call has a frame, too.",
            ),
            "different" => (
                different(tree),
                "That is how many different calls there are. Count a call each time that it is made.",
            ),
            _ => {
                if let Some((given, label)) = given(tree) {
                    hints.add(&given, format!("That is what `{label}` is given."));
                }
                continue;
            }
        };
        hints.add(&count, says);
    }
}

/// Returns the number of calls that differ in their function or their arguments.
fn different(tree: &Tree) -> usize {
    let mut labels: Vec<String> = tree.calls.iter().map(numbers::label).collect();
    labels.sort();
    labels.dedup();
    labels.len()
}

/// Returns the only argument of the first call, if it is a number, and the call.
fn given(tree: &Tree) -> Option<(i64, String)> {
    let first = &tree.calls[*tree.roots.first()?];
    let mut args = first.args.iter();
    let (Some((_, value)), None) = (args.next(), args.next()) else {
        return None;
    };
    Some((value.parse().ok()?, numbers::label(first)))
}

/// Counts how many calls each sentence applies to, and adds the counts.
fn counted(tree: &Tree, hints: &mut Hints, says: impl Fn(&Call) -> Option<String>) {
    let mut found: Vec<(String, usize)> = Vec::new();
    for says in tree.calls.iter().filter_map(says) {
        match found.iter_mut().find(|(it, _)| *it == says) {
            Some((_, count)) => *count += 1,
            None => found.push((says, 1)),
        }
    }
    for (says, count) in found {
        hints.add(&count, says);
    }
}

fn of_below(choice: Option<&str>, run: &Run, hints: &mut Hints) {
    let tree = &run.tree;
    let sizes = tree.sizes();
    let Some(first) = tree.roots.first().map(|&root| &tree.calls[root]) else {
        return;
    };
    for play in &first.plays {
        let led_to = run.position(play.to).call;
        if let Some(call) = led_to.filter(|_| choice != Some(play.choice)) {
            hints.add(
                &sizes[call],
                format!("That is how many are below the choice {}.", play.choice),
            );
        }
    }
    hints.add(&tree.calls.len(), "That is how many calls are made in all.");
}

/// Adds the calls before the first leaf, and a few after it.
fn of_leaf(tree: &Tree, hints: &mut Hints) {
    let leaf = tree.calls.iter().position(|call| call.children.is_empty());
    for (at, call) in tree.calls.iter().enumerate().take(leaf.unwrap_or(0) + 6) {
        let says = match call.children.len() {
            0 => "That call is a leaf, but there is one before it.",
            _ => "That call makes a call itself.",
        };
        hints.add(&(at + 1), says);
    }
}

fn of_call(tree: &Tree, hints: &mut Hints) {
    for (at, call) in tree.calls.iter().enumerate() {
        let says = match (at, call.children.is_empty()) {
            (0, false) => "That is the first call of all, and it waits for the one that it makes.",
            (_, false) => "That call is made, but it makes another one and waits for it.",
            (_, true) => "That call is made, but it is not the next one.",
        };
        hints.add(&numbers::label(call), says);
    }
}

/// Adds the result that the same call returns without its planted mistake.
fn without_mistake(name: &str, recordings: &Recordings, hints: &mut Hints) -> Result<(), String> {
    let Ok(run) = recordings.run(name) else {
        return Ok(());
    };
    let [of, given @ .., _] = run.run.as_slice() else {
        return Ok(());
    };
    let Some(of) = of.strip_suffix("_mistake") else {
        return Ok(());
    };
    let Some(right) = recordings.of_run(&run.chapter, of, given) else {
        return Ok(());
    };
    let trace = recordings.get(right)?;
    let tree = trace.tree();
    if let Some(value) = tree.roots.first().and_then(|&root| tree.calls[root].value) {
        hints.add(&value, "That is what it returns without the mistake.");
    }
    Ok(())
}

/// Adds the results of the calls whose names are short.
fn of_values(tree: &Tree, hints: &mut Hints) {
    for call in &tree.calls {
        let label = numbers::label(call);
        if let Some(value) = call.value.filter(|_| label.chars().count() <= 40) {
            hints.add(&value, format!("That is what `{label}` returns."));
        }
    }
    if let Some((given, label)) = given(tree) {
        hints.add(&given, format!("That is what `{label}` is given."));
    }
}

fn of_leaves(tree: &Tree, hints: &mut Hints) {
    for leaf in tree.calls.iter().flat_map(|call| &call.leaves) {
        hints.add(
            &leaf,
            "That is the value of a leaf, but the play does not end there.",
        );
    }
}

fn of_window(tree: &Tree, hints: &mut Hints) {
    for (at, call) in tree.calls.iter().enumerate() {
        let Some(window) = figures::window(call) else {
            continue;
        };
        let says = match at {
            0 => "That is the window of the first call.",
            _ => "That window is given to another node.",
        };
        hints.add(&window, says);
    }
}

/// Adds the result after each move of the first position, by the move.
fn of_best(run: &Run, hints: &mut Hints) {
    for (choice, value) in moves(run) {
        let says =
            format!("The call after that move returns {value}. Compare that with the others.");
        hints.add(&choice, says);
    }
}

/// Adds the moves of the first position, by their results.
fn of_moves(run: &Run, hints: &mut Hints) {
    for (choice, value) in moves(run) {
        let says = format!("That is what the call after the move {choice} returns.");
        hints.add(&value, says);
    }
}

/// Returns the moves of the first position, each with the value that the call after it returned. Of a value and a
/// move, it returns the value.
fn moves<'t>(run: &Run<'t>) -> Vec<(&'t str, String)> {
    let tree = &run.tree;
    let plays = { tree.roots.iter() }.flat_map(|&root| &tree.calls[root].plays);
    let moves = plays.filter_map(|play| {
        let value = tree.calls[run.position(play.to).call?].value?;
        let value = value.trim_start_matches('(').split(',').next()?;
        Some((play.choice, textfmt::minus(value)))
    });
    moves.collect()
}

fn of_search(name: &str, trace: &Trace, hints: &mut Hints) {
    let GameCounts {
        searched,
        leaves,
        cut,
        cut_offs,
        ..
    } = figures::game_counts(trace);
    let counts = [
        ("leaves", leaves, "That is how many leaves are read."),
        ("cut", cut, "That is how many branches are cut."),
        (
            "cut offs",
            cut_offs,
            "That is how many nodes are left early.",
        ),
        (
            "searched",
            searched,
            "That is how many nodes are visited below the first one.",
        ),
    ];
    for (of, count, says) in counts {
        if of != name && count > 0 {
            hints.add(&count, says);
        }
    }
}

/// Returns the other numbers in the row and in the column of a cell. The caller skips the table of answers, whose rows
/// have no common subject.
pub(crate) fn of_cell(table: &Table, row: Option<&str>, column: &str) -> Result<Hints, String> {
    let mut hints = Hints::default();
    let around = table.around(row, column)?;
    for (head, cell) in around.row {
        if cell.number().is_some() {
            hints.add(
                &cell.plain(),
                format!("In the same row, that is the number for \u{201c}{head}\u{201d}."),
            );
        }
    }
    for (name, cell) in around.column {
        if cell.number().is_some() {
            hints.add(&cell.plain(), format!("That is the number for {name}."));
        }
    }
    Ok(hints)
}

/// Returns for each row a hint with its cell. For the most or the least, the hint adds that another row has more or less.
pub(crate) fn of_rows(cells: Vec<(String, Cell)>, is: &str) -> Hints {
    let mut hints = Hints::default();
    for (name, cell) in cells {
        let more = match is {
            "most" => " Elsewhere it is more.",
            "least" => " Elsewhere it is less.",
            _ => "",
        };
        hints.add(&name, format!("There it is {}.{more}", cell.plain()));
    }
    hints
}

/// Returns the answer of each compared recording. `is_one` is set if the question asks for the only recording with a
/// certain answer.
pub(crate) fn of_compared(found: Vec<(String, String)>, is_one: bool, same: &str) -> Hints {
    let mut hints = Hints::default();
    for (name, has) in found {
        match (is_one, textfmt::whole(&has)) {
            (false, _) => hints.add(&name, format!("That one has {has}. Count the other, too.")),
            // A hint may say how a run ends. A result may be the answer of another question.
            (true, None) if has.starts_with("it ") => {
                hints.add(&name, format!("That one does something else: {has}."));
            }
            (true, _) => hints.add(&name, format!("With that one it would be {has}.")),
        }
    }
    hints.add(&same, "They differ.");
    hints
}

/// Returns the orders in which calls begin and return, as wrong orders.
pub(crate) fn of_order(
    tree: &Tree,
    shown: impl Fn(&Call) -> Result<String, String>,
) -> Result<Hints, String> {
    let mut hints = Hints::default();
    let mut calls: Vec<&Call> = tree.calls.iter().collect();
    let listed = |calls: &[&Call]| {
        let shown = calls.iter().map(|call| shown(call));
        shown
            .collect::<Result<Vec<_>, _>>()
            .map(|all| all.join("; "))
    };
    let begins = "That is the order in which the calls begin.";
    hints.add(&listed(&calls)?, begins);
    calls.sort_by_key(|call| call.left);
    let returns = "That is the order in which the calls return.";
    hints.add(&listed(&calls)?, returns);
    Ok(hints)
}
