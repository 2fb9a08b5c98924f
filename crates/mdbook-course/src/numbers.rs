//! Numbers in the prose, computed from a recording: `{{#calls factorial-5}}`.

use std::path::Path;

use call_trace::{Call, Run, Trace, Tree};

use textfmt::grouped;

use crate::directive::{CallAt, Computed, Measure, Recorded};
use crate::recordings::Recordings;
use crate::table;

impl Computed<'_> {
    /// Returns the text and, if it is a whole number, the number.
    pub(crate) fn answer(
        &self,
        recordings: &Recordings,
        source: &Path,
    ) -> Result<(String, Option<i64>), String> {
        Ok(match self {
            Computed::Recorded(it) => {
                let text = it.text(recordings)?;
                let number = textfmt::whole(&text);
                (text, number)
            }
            Computed::Cell { table, row, column } => {
                let cell = table::cell(table, *row, column, source)?;
                (
                    cell.plain(),
                    cell.number().and_then(|it| it.try_into().ok()),
                )
            }
            Computed::Sum { terms } => {
                let sum = sum(terms)?;
                (grouped(sum), Some(sum))
            }
        })
    }
}

impl Recorded<'_> {
    /// Returns the number or the text.
    pub(crate) fn text(&self, recordings: &Recordings) -> Result<String, String> {
        let trace = recordings.get(self.recording)?;
        let run = trace.run();
        let tree = &run.tree;
        Ok(match self.what {
            Measure::Calls { of, with, r#where } => grouped(calls(of, with, r#where, &trace)?),
            Measure::Height {} => grouped(trace.height()),
            Measure::Plays {} => grouped(trace.plays()),
            Measure::Result {} => value(root(tree)?)?,
            Measure::Below { call, choice } => grouped(tree.sizes()[chosen(call, choice, &run)?]),
            Measure::Call { call, choice } => label(&tree.calls[chosen(call, choice, &run)?]),
            Measure::Value { call, choice } => value(&tree.calls[chosen(call, choice, &run)?])?,
            Measure::Window { call, choice } => {
                let window = figures::window(&tree.calls[chosen(call, choice, &run)?]);
                window.ok_or("that call has no window")?
            }
            Measure::Searched {} => grouped(figures::game_counts(&trace).searched),
            Measure::Leaves {} => grouped(figures::game_counts(&trace).leaves),
            Measure::Cut {} => grouped(figures::game_counts(&trace).cut),
            Measure::Ends {} => grouped(ends(tree)),
            Measure::Worth {} => {
                let worth = figures::game_counts(&trace).worth;
                textfmt::value(worth.ok_or("this search has found no value")?)
            }
            Measure::Best {} => {
                let best = figures::game_counts(&trace).best;
                best.ok_or("the best move is not a number, or there is none")?
                    .to_string()
            }
            Measure::Ending {} => ending(&trace).to_owned(),
            Measure::Leaf { nth } => grouped(leaf(nth.unwrap_or(1), tree)? + 1),
        })
    }
}

/// Returns the number of calls of a function, `with` these arguments and with this one `argument`. The number may be 0
/// only if some call has an argument of its name.
fn calls(
    of: Option<&str>,
    with: Option<&str>,
    argument: Option<(&str, &str)>,
    trace: &Trace,
) -> Result<usize, String> {
    if (of, with, argument) == (None, None, None) {
        return Ok(trace.calls());
    }
    let tree = trace.tree();
    let is_asked = |call: &&Call| {
        of.is_none_or(|it| it == call.function)
            && with.is_none_or(|it| call.args.values() == *it)
            && argument.is_none_or(|it| call.args.iter().any(|argument| argument == it))
    };
    let mut all = tree.calls.iter().flat_map(|call| call.args.iter());
    match (tree.calls.iter().filter(is_asked).count(), argument) {
        (0, None) => Err(match (of, with) {
            (_, Some(with)) => format!("this recording contains no such call with ({with})"),
            _ => format!(
                "this recording contains no call of {}",
                of.unwrap_or_default()
            ),
        }),
        (0, Some((name, _))) if !all.any(|(of, _)| of == name) => {
            Err(format!("no call of this recording has an argument {name}"))
        }
        (count, _) => Ok(count),
    }
}

/// Returns the way in which a run ended.
fn ending(trace: &Trace) -> &'static str {
    match trace.stopped() {
        None => "it returns",
        Some(_) if trace.went_too_deep() => "it goes on until it is stopped",
        Some(_) => "it panics",
    }
}

/// Returns the number of calls that made no call.
fn ends(tree: &Tree) -> usize {
    let calls = tree.calls.iter();
    calls.filter(|call| call.children.is_empty()).count()
}

/// Returns the first call.
pub(crate) fn root<'a, 't>(tree: &'a Tree<'t>) -> Result<&'a Call<'t>, String> {
    let first = tree
        .roots
        .first()
        .ok_or("this recording contains no call")?;
    Ok(&tree.calls[*first])
}

/// Returns the call with this number, or the call after this choice of the root.
fn chosen(call: Option<CallAt>, choice: Option<&str>, run: &Run) -> Result<usize, String> {
    let tree = &run.tree;
    if let Some(choice) = choice {
        let root = root(tree)?;
        let play = root.plays.iter().find(|play| play.choice == choice);
        let call = play.and_then(|play| run.position(play.to).call);
        return call.ok_or_else(|| format!("the first call made no choice {choice}"));
    }
    match call.ok_or("name a call: call=1 is the first")? {
        CallAt::Leaf => leaf(1, tree),
        CallAt::Number(number) => match number.checked_sub(1) {
            Some(index) if index < tree.calls.len() => Ok(index),
            _ => Err(format!(
                "calls are numbered from 1 to {}, not {number}",
                tree.calls.len()
            )),
        },
    }
}

/// Returns the call of this number, from 1, among the calls that made no call.
fn leaf(nth: usize, tree: &Tree) -> Result<usize, String> {
    let mut leaves = (0..tree.calls.len()).filter(|&call| tree.calls[call].children.is_empty());
    let found = leaves.nth(nth.saturating_sub(1));
    found.ok_or_else(|| format!("fewer than {nth} calls made no further call"))
}

/// Returns a call with its arguments.
pub(crate) fn label(call: &Call) -> String {
    format!("{}({})", call.function, call.args.values())
}

/// Returns the result of a call. A whole number is grouped in threes.
fn value(call: &Call) -> Result<String, String> {
    let value = call.value.ok_or("that call never returned")?;
    Ok(value
        .parse::<usize>()
        .map_or_else(|_| value.to_owned(), grouped))
}

/// Returns the result of a sum of numbers and products, such as `1 + 3 * 3 - 2`: arithmetic that a page shows to its
/// reader.
pub(crate) fn sum(words: &[&str]) -> Result<i64, String> {
    let written = "write a sum with numbers, +, - and *, and spaces between them";
    let number = |word: &str| word.parse::<i64>().map_err(|_| written.to_owned());
    let (first, rest) = words.split_first().ok_or(written)?;
    let (mut sum, mut product) = (0_i64, number(first)?);
    let large = "the result of this sum is too large";
    for pair in rest.chunks(2) {
        let &[sign, next] = pair else {
            return Err(written.to_owned());
        };
        let next = number(next)?;
        (sum, product) = match sign {
            "*" => (sum, product.checked_mul(next).ok_or(large)?),
            "+" => (sum.checked_add(product).ok_or(large)?, next),
            "-" => (
                sum.checked_add(product).ok_or(large)?,
                next.saturating_neg(),
            ),
            _ => return Err(written.to_owned()),
        }
    }
    sum.checked_add(product).ok_or_else(|| large.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_made_before_they_are_added() {
        let of = |text: &str| sum(&text.split(' ').collect::<Vec<_>>());
        assert_eq!(of("7"), Ok(7));
        assert_eq!(of("1 + 3 * 3 - 2 * 4"), Ok(2));
        assert_eq!(of("1 - 8"), Ok(-7));
        for wrong in ["", "1 +", "+ 1", "1 2", "1 / 2", "a + 1"] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
    }
}
