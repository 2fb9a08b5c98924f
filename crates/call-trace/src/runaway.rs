//! The message for a recursion without an end.

use std::cell::RefCell;

use textfmt::{one_decimal, spaced};

use crate::show::Values;
use crate::site::Site;
use crate::texts::Texts;

/// The number of last calls remembered near a limit.
pub(crate) const REMEMBERED: usize = 8;
/// The number of calls that the message shows.
const SHOWN: usize = 3;
/// Upper limit on the length of a call in the message.
const LONGEST_CALL: usize = 48;

/// The words before and after the depth.
const WENT: &str = " went ";
const DEEP: &str = " calls deep";

thread_local! {
    /// The last calls: the call at depth d is in place d modulo 8. If a depth is still open, the last
    /// call entered at that depth is the open one, so no entry has to be removed.
    static LAST: RefCell<[Option<Seen>; REMEMBERED]> = const { RefCell::new([const { None }; REMEMBERED]) };
}

/// A remembered call.
#[derive(Clone)]
struct Seen {
    depth: usize,
    site: &'static Site,
    args: Vec<String>,
}

/// Remembers the call at this depth.
pub(crate) fn remember(depth: usize, site: &'static Site, show: &dyn Fn(&mut Values<'_>)) {
    let mut texts = Texts::default();
    show(&mut Values::new(&mut texts));
    let args = (0..texts.next())
        .map(|at| texts.get(at).to_owned())
        .collect();
    LAST.with_borrow_mut(|last| last[depth % REMEMBERED] = Some(Seen { depth, site, args }));
}

/// Returns the message: the event, the last calls, and advice. The call at `depth` was not made. The
/// message says that no base case was reached only if that is certain, that is, no call has returned.
pub(crate) fn message(depth: usize, bytes: Option<usize>, is_without_base: bool) -> String {
    let mut last = last_calls(depth);
    // The call that was not made any more: where those above it are all the same, it may be one that
    // ends, and is not what went on.
    if let [above @ .., refused] = &last[..]
        && let [first, .., _] = above
        && above.iter().all(|seen| seen.is(first))
        && !refused.is(first)
    {
        last.pop();
    }
    // Each once, in the order of their letters.
    let mut names: Vec<&str> = Vec::new();
    for name in last.iter().map(|seen| seen.site.name) {
        if let Err(place) = names.binary_search(&name) {
            names.insert(place, name);
        }
    }
    let shown = if names.len() == 1 { SHOWN } else { SHOWN + 1 };
    let shown: Vec<String> = last[last.len().saturating_sub(shown)..]
        .iter()
        .map(Seen::text)
        .collect();
    format!(
        "{}{WENT}{}{DEEP}{}{}.\nThe last calls: {} → …\n{}",
        names.join(" and "),
        spaced(depth - 1),
        bytes
            .map(|bytes| format!(" ({} of stack)", size(bytes)))
            .unwrap_or_default(),
        match is_without_base {
            true => " without reaching a base case",
            false => ", and on from there",
        },
        shown.join(" → "),
        advice(&last),
    )
}

/// Returns the message for a stack that was mostly in use before the outermost recorded call.
pub(crate) fn unrecorded(depth: usize, bytes: usize, site: &Site) -> String {
    format!(
        "{}{WENT}{}{DEEP}, and {} of stack is in use.\nFunctions that are not recorded use the larger \
         part of it. If one of them calls itself, check its base case.",
        site.name,
        spaced(depth),
        size(bytes)
    )
}

/// Returns whether [`message`] or [`unrecorded`] wrote this text.
pub(crate) fn is_said(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let depth = first
        .split_once(WENT)
        .and_then(|(_, rest)| rest.split_once(DEEP));
    depth.is_some_and(|(depth, _)| textfmt::whole(depth).is_some())
}

/// Returns the remembered calls down to this depth, in the order they were made.
fn last_calls(depth: usize) -> Vec<Seen> {
    let mut calls = Vec::new();
    LAST.with_borrow(|last| {
        for depth in (1..=depth).rev().take(REMEMBERED) {
            match &last[depth % REMEMBERED] {
                Some(seen) if seen.depth == depth => calls.push(seen.clone()),
                _ => break,
            }
        }
    });
    calls.reverse();
    calls
}

/// Returns advice about the mistake that the last calls show.
fn advice(last: &[Seen]) -> String {
    let Some(current) = last.last() else {
        return NO_END.to_owned();
    };
    let same: Vec<&Seen> = last
        .iter()
        .filter(|seen| std::ptr::eq(seen.site, current.site))
        .collect();
    if same.len() > 1 && same.iter().all(|seen| seen.args == current.args) {
        return "Each call must be nearer to the base case than the one before.".to_owned();
    }
    for (at, name) in current.site.args.iter().enumerate() {
        let values: Option<Vec<i128>> = same
            .iter()
            .map(|seen| seen.args.get(at)?.parse().ok())
            .collect();
        let Some(values) = values.filter(|values| values.len() > 2) else {
            continue;
        };
        if values.is_sorted_by(|one, next| one < next) {
            return format!(
                "{name} grows with every call. If a value of {name} ends the recursion, each call must come nearer to it."
            );
        }
        if values.is_sorted_by(|one, next| one > next) && values.last() < Some(&0) {
            return format!(
                "{name} falls with every call, and has passed 0. Which value of {name} ends the recursion?"
            );
        }
    }
    NO_END.to_owned()
}

const NO_END: &str = "Which call is so small that it needs no further one? Each call must be nearer to it than the one \
    before.\n(If it is meant to go so deep: CALL_TRACE_DEPTH and CALL_TRACE_STACK set the limits.)";

impl Seen {
    /// Returns whether both are calls of the same function with the same arguments.
    fn is(&self, other: &Seen) -> bool {
        std::ptr::eq(self.site, other.site) && self.args == other.args
    }

    fn text(&self) -> String {
        let mut text = format!("{}({})", self.site.name, self.args.join(", "));
        if text.len() > LONGEST_CALL {
            text.truncate(text.floor_char_boundary(LONGEST_CALL - 4));
            text.push_str("…)");
        }
        text
    }
}

fn size(bytes: usize) -> String {
    match bytes {
        ..1024 => format!("{bytes} bytes"),
        1024..1_048_576 => format!("{} KiB", bytes / 1024),
        _ => format!("{} MiB", one_decimal(bytes as f64 / 1_048_576.0)),
    }
}
