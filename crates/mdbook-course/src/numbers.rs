//! Numbers in the prose, computed from a recording: `{{#calls factorial-5}}`.

use call_trace::{Call, Run, Trace, Tree};

use crate::directive::Directive;
use textfmt::grouped;

use crate::html::escape;
use crate::recordings::Recordings;

/// The directives that stand for a number or a text of a recording.
pub(crate) const NAMES: [&str; 16] = [
    "calls", "height", "plays", "result", "below", "call", "value", "leaf", "ends", "searched",
    "leaves", "cut", "worth", "best", "window", "ending",
];

/// Returns the replacement for a directive, as HTML.
pub(crate) fn number(directive: &Directive, recordings: &Recordings) -> Result<String, String> {
    plain(directive, recordings).map(|answer| escape(&answer))
}

/// Returns the replacement for a directive, as text.
pub(crate) fn plain(directive: &Directive, recordings: &Recordings) -> Result<String, String> {
    let name = directive.name;
    let allowed: &[&str] = match name {
        "calls" => &["of", "with", "where"],
        "below" => &["call", "choice"],
        "call" | "value" | "window" => &["call", "choice"],
        "leaf" => &["nth"],
        _ => &[],
    };
    directive.allow(allowed)?;
    let [recording] = directive.exactly(["recording"])?;
    let trace = recordings.get(recording)?;
    let run = trace.run();
    let tree = &run.tree;
    Ok(match name {
        "calls" => grouped(calls(directive, &trace)?),
        "height" => grouped(trace.height()),
        "plays" => grouped(trace.plays()),
        "result" => value(root(tree)?)?,
        "below" => grouped(tree.sizes()[chosen(directive, &run)?]),
        "call" => label(&tree.calls[chosen(directive, &run)?]),
        "value" => value(&tree.calls[chosen(directive, &run)?])?,
        "window" => {
            let window = figures::window(&tree.calls[chosen(directive, &run)?]);
            window.ok_or("that call has no window")?
        }
        "searched" => grouped(figures::game_counts(&trace).searched),
        "leaves" => grouped(figures::game_counts(&trace).leaves),
        "cut" => grouped(figures::game_counts(&trace).cut),
        "ends" => grouped(ends(tree)),
        "worth" => {
            let worth = figures::game_counts(&trace).worth;
            textfmt::value(worth.ok_or("this search has found no value")?)
        }
        "best" => {
            let best = figures::game_counts(&trace).best;
            best.ok_or("the best move is not a number, or there is none")?
                .to_string()
        }
        "ending" => ending(&trace).to_owned(),
        "leaf" => grouped(leaf(directive, tree)? + 1),
        other => return Err(format!("a recording has no number {other}")),
    })
}

fn calls(directive: &Directive, trace: &Trace) -> Result<usize, String> {
    if let Some(argument) = directive.option("where") {
        return calls_where(argument, trace);
    }
    if let Some(with) = directive.option("with") {
        let function = directive.option("of");
        let tree = trace.tree();
        let is_asked = |call: &&Call| {
            function.is_none_or(|it| it == call.function) && call.args.values() == *with
        };
        return match tree.calls.iter().filter(is_asked).count() {
            0 => Err(format!(
                "this recording contains no such call with ({with})"
            )),
            some => Ok(some),
        };
    }
    let Some(function) = directive.option("of") else {
        return Ok(trace.calls());
    };
    match trace.calls_of(function) {
        0 => Err(format!("this recording contains no call of {function}")),
        some => Ok(some),
    }
}

/// Returns the number of calls with this argument, such as `n=3`. The number may be 0 if some call has an argument of
/// this name.
fn calls_where(argument: &str, trace: &Trace) -> Result<usize, String> {
    let written = "write it as where=\"NAME=VALUE\"";
    let (name, value) = argument.split_once('=').ok_or(written)?;
    let tree = trace.tree();
    let values = tree.calls.iter().flat_map(|call| call.args.iter());
    let values: Vec<&str> = { values }
        .filter_map(|(of, value)| (of == name).then_some(value))
        .collect();
    if values.is_empty() {
        return Err(format!("no call of this recording has an argument {name}"));
    }
    Ok(values.into_iter().filter(|it| *it == value).count())
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

fn root<'a, 't>(tree: &'a Tree<'t>) -> Result<&'a Call<'t>, String> {
    let first = tree
        .roots
        .first()
        .ok_or("this recording contains no call")?;
    Ok(&tree.calls[*first])
}

/// Returns the call with the number in `call=` (`leaf` for the first that made no call), or the call after the root's
/// `choice=`.
fn chosen(directive: &Directive, run: &Run) -> Result<usize, String> {
    let tree = &run.tree;
    if let Some(choice) = directive.option("choice") {
        let root = root(tree)?;
        let play = root.plays.iter().find(|play| play.choice == choice);
        let call = play.and_then(|play| run.position(play.to).call);
        return call.ok_or_else(|| format!("the first call made no choice {choice}"));
    }
    if directive.option("call") == Some("leaf") {
        return leaf(directive, tree);
    }
    let number = directive.number("call")?;
    let number = number.ok_or("name a call: call=1 is the first")?;
    match number.checked_sub(1) {
        Some(index) if index < tree.calls.len() => Ok(index),
        _ => Err(format!(
            "calls are numbered from 1 to {}, not {number}",
            tree.calls.len()
        )),
    }
}

/// Returns the first call that made no call itself. With `nth`, returns the call of that number among such calls.
fn leaf(directive: &Directive, tree: &Tree) -> Result<usize, String> {
    let nth = directive.number("nth")?.unwrap_or(1).max(1);
    let mut leaves = (0..tree.calls.len()).filter(|&call| tree.calls[call].children.is_empty());
    let found = leaves.nth(nth - 1);
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
    let (mut sum, mut product) = (0, number(first)?);
    for pair in rest.chunks(2) {
        let &[sign, next] = pair else {
            return Err(written.to_owned());
        };
        let next = number(next)?;
        match sign {
            "*" => product *= next,
            "+" => (sum, product) = (sum + product, next),
            "-" => (sum, product) = (sum + product, -next),
            _ => return Err(written.to_owned()),
        }
    }
    Ok(sum + product)
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
