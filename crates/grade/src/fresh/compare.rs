//! Compares two runs with the same input: their answers, and their work in counts.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use boards::{Board, Queens};
use call_trace::{Call, Run as Recorded, Trace};
use catalogue::{EffortBound, Exercise, ForEach, Only};
use textfmt::{counted, value};
use wasm_sandbox::End;

use super::seen::Seen;
use crate::results::{Counts, InCounts, Runs};

/// The number of letters shown of an answer.
const SHOWN: usize = 160;
/// The number of failed runs that the text describes.
const TOLD: usize = 3;

/// The allowed work of a run that records fewer calls than the reference, as a multiple of the reference's work. Most
/// of the reference's work goes into the recording.
const UNRECORDED: u64 = 2;

/// The comparison of all runs of an exercise.
pub(super) struct Compared<'e> {
    exercise: &'e Exercise,
    runs: usize,
    answers: usize,
    effort: Option<usize>,
    said: Vec<String>,
    each: Vec<InCounts>,
    /// Whether a run did not end. Then the remaining runs are skipped.
    has_run_away: bool,
}

impl<'e> Compared<'e> {
    /// Creates an empty comparison.
    pub(super) fn new(exercise: &'e Exercise) -> Self {
        Self {
            exercise,
            runs: 0,
            answers: 0,
            effort: (!exercise.effort.is_empty()).then_some(0),
            said: Vec::new(),
            each: Vec::new(),
            has_run_away: false,
        }
    }

    /// Makes a run, unless an earlier one did not end, and compares it with the reference's.
    pub(super) fn add(
        &mut self,
        words: &[String],
        ours: &Seen,
        run: impl FnOnce() -> Result<Seen>,
    ) -> Result<()> {
        self.runs += 1;
        if self.has_run_away {
            return Ok(());
        }
        let theirs = &run()?;
        let asked = words.join(" ");
        let wrong = wrong_answer(&asked, theirs, ours);
        self.has_run_away |= theirs.end == End::OutOfFuel;
        self.each.push(InCounts {
            input: asked.clone(),
            right: wrong.is_none(),
            theirs: counts(theirs),
            ours: counts(ours).unwrap_or_default(),
        });
        if wrong.is_none() {
            self.answers += 1;
            let more = self
                .effort
                .is_some()
                .then(|| self.more_work(words, theirs, ours));
            match (&mut self.effort, more) {
                (Some(effort), Some(None)) => *effort += 1,
                (_, Some(Some(more))) => self.said.push(more),
                _ => {}
            }
        }
        self.said.extend(wrong);
        Ok(())
    }

    /// Describes a fault in the work of a right answer: too much work, or wrong calls of the search.
    fn more_work(&self, words: &[String], theirs: &Seen, ours: &Seen) -> Option<String> {
        let Exercise {
            stem, effort_bound, ..
        } = self.exercise;
        let more = more_work(words, *effort_bound, theirs, ours);
        // Where a few calls more are allowed, other windows are, too.
        let is_exact = *effort_bound == EffortBound::default();
        let window = match (&theirs.trace, &ours.trace) {
            (Some(theirs), Some(ours)) if is_exact => other_window(stem, theirs, ours),
            _ => None,
        };
        match (more, window) {
            (Some(more), Some(window)) => Some(format!("{more} {window}")),
            (None, Some(window)) => Some(format!("{}: {window}", words.join(" "))),
            (more, None) => more,
        }
    }

    /// Returns the sum of all comparisons.
    pub(super) fn runs(mut self) -> Runs {
        let more = self.said.len().saturating_sub(TOLD);
        self.said.truncate(TOLD);
        if more > 0 {
            self.said
                .push(format!("And {} more.", counted(more, "run")));
        }
        self.each.sort_by_key(|run| run.ours.calls + run.ours.moves);
        Runs {
            runs: self.runs,
            answers: self.answers,
            effort: self.effort,
            text: self.said.join("\n"),
            each: self.each,
        }
    }
}

/// Returns the counts of a run's work.
fn counts(seen: &Seen) -> Option<Counts> {
    let trace = seen.trace.as_ref()?;
    Some(Counts {
        calls: trace.calls(),
        moves: trace.plays(),
        height: trace.height(),
    })
}

/// Returns whether a run equals the reference's in its answer and its work.
pub(super) fn is_right(theirs: &Seen, ours: &Seen) -> bool {
    wrong_answer("", theirs, ours).is_none()
        && more_work(&[], EffortBound::default(), theirs, ours).is_none()
}

/// Describes the fault in an answer, or returns `None` if it is right.
fn wrong_answer(asked: &str, theirs: &Seen, ours: &Seen) -> Option<String> {
    let why = match (&theirs.end, &theirs.answers) {
        (End::Exit(0), answers) if answers.len() == ours.answers.len() => {
            other_answer(answers, ours)?
        }
        (End::Exit(_), _) => "the run ended, but your function did not return.".to_owned(),
        (End::OutOfFuel, _) => "your function was stopped, because it did not end.".to_owned(),
        (End::OutOfMemory, _) => {
            "your function was stopped, because it needed too much memory.".to_owned()
        }
        (End::OutOfStack, _) => {
            "your function was stopped, because its calls went too deep.".to_owned()
        }
        (End::TooMuchOutput, _) => {
            "your function was stopped, because it printed too much.".to_owned()
        }
        (End::Asked(name), _) => {
            format!("your function was stopped, because it called the system function `{name}`.")
        }
        (End::Trap(_), _) => match panic_of(&theirs.said) {
            Some(panic) => format!("your function panicked: {panic}"),
            None => "your function panicked.".to_owned(),
        },
    };
    Some(format!("{asked}: {why}"))
}

/// Describes the first fault in a list of answers of the right length. If several answers are right, no answer may
/// occur more often than in the reference's list.
fn other_answer(theirs: &[String], ours: &Seen) -> Option<String> {
    let mut left = ours.right.clone();
    for (got, should) in theirs.iter().zip(&ours.answers) {
        let known = left.iter().position(|right| right == got);
        let what = match known {
            Some(at) => {
                left.remove(at);
                continue;
            }
            None if ours.right.is_empty() && got == should => continue,
            None if ours.right.is_empty() => "but should return",
            None if ours.right.contains(got) => "but had already returned it. It could return",
            None => "but could return",
        };
        let (got, should) = (shortened(got), shortened(should));
        return Some(format!("your function returned {got}, {what} {should}."));
    }
    None
}

/// Returns the message of a panic, which is below the line with its place.
fn panic_of(said: &str) -> Option<String> {
    let mut lines = said.lines();
    lines.find(|line| line.contains("panicked at"))?;
    lines.next().map(|line| shortened(line.trim()))
}

/// Returns both recordings, or the reason why they cannot be compared. A printed recording may leave out calls, and a
/// function without `#[traced]` records no call. So if there are fewer calls than the reference's, the number of
/// instructions is limited too.
fn recorded<'s>(theirs: &'s Seen, ours: &'s Seen) -> Result<(&'s Trace, &'s Trace), String> {
    let (took, usual) = (theirs.fuel, ours.fuel);
    let (Some(theirs), Some(ours)) = (&theirs.trace, &ours.trace) else {
        return Err("your run left no complete recording.".to_owned());
    };
    let more = took.div_ceil(usual.max(1));
    let is_seen = theirs.calls() > 0 || theirs.plays() > 0 || ours.calls() == 0;
    if !is_seen && took > usual {
        return Err(format!(
            "your run recorded no call, and did {more} times the work of ours. Put `#[traced]` above the function."
        ));
    }
    if theirs.calls() < ours.calls() && took > UNRECORDED * usual {
        let (calls, of) = (counted(theirs.calls(), "call"), ours.calls());
        return Err(format!(
            "your run recorded {calls}, ours {of}, and yours did {more} times the work. Put `#[traced]` above each \
                function."
        ));
    }
    Ok((theirs, ours))
}

/// Describes the work that a run did beyond the reference's, or returns `None` if it did no more.
fn more_work(words: &[String], bound: EffortBound, theirs: &Seen, ours: &Seen) -> Option<String> {
    let more = match recorded(theirs, ours) {
        Err(why) => Some(why),
        Ok((theirs, ours)) => match bound {
            EffortBound::Placing { a_call_for_each } => more_placed(a_call_for_each, theirs, ours),
            EffortBound::Only {
                only: Only::InReach,
            } => out_of_reach(words, theirs, ours),
            EffortBound::Times(_) | EffortBound::Each { .. } | EffortBound::Digits { .. } => {
                more_than_the_bound(words, bound, theirs, ours)
            }
        },
    };
    Some(format!("{}: {}", words.join(" "), more?))
}

/// Describes an excess of calls or moves, for a search that should make the same calls as the reference.
fn more_than_the_bound(
    words: &[String],
    bound: EffortBound,
    theirs: &Trace,
    ours: &Trace,
) -> Option<String> {
    let calls = ours.functions().into_iter().filter_map(|function| {
        let (theirs, ours) = (theirs.calls_of(function), ours.calls_of(function));
        let most = bound.calls(ours, words);
        (theirs > most).then(|| {
            let theirs = counted(theirs, "call");
            format!("your code made {theirs} of {function}, but should need at most {most}.")
        })
    });
    let most = bound.moves(ours.plays() + called_again(&ours.run()));
    let plays = (theirs.plays() > most).then(|| {
        let theirs = counted(theirs.plays(), "move");
        format!("your code played {theirs}, but should need at most {most}.")
    });
    let more = calls.chain(plays).next()?;
    let first = first_other_call(theirs, ours);
    Some(more + &first.unwrap_or_default())
}

/// Returns the number of calls for a board that an earlier call was for. Each of them may repeat the move that leads
/// there.
fn called_again(run: &Recorded<'_>) -> usize {
    let subjects = run.tree.calls.iter().filter_map(|call| call.subject);
    let mut known = BTreeSet::new();
    subjects.filter(|&subject| !known.insert(subject)).count()
}

/// Checks the work of a search that may try its choices in any order. Its boards differ from the reference's, and it
/// may make as many as it needs. But it must not make a board twice or place a queen that is attacked, and it must end
/// with the last full board if the reference does.
fn more_placed(a_call_for_each: ForEach, theirs: &Trace, ours: &Trace) -> Option<String> {
    let made = boards_made(theirs);
    let mut known = BTreeSet::new();
    for board in &made {
        let shown = || board.to_string().replace('\n', " / ");
        if !known.insert(board.queens()) {
            return Some(format!("your code made this board twice: {}", shown()));
        }
        if !board.is_peaceful() {
            return Some(format!(
                "your code placed a queen that is attacked: {}",
                shown()
            ));
        }
    }
    let after = |boards: &[Queens]| boards.iter().rev().take_while(|it| !it.is_full()).count();
    let more = after(&made);
    if more > 0 && after(&boards_made(ours)) == 0 {
        let more = counted(more, "board");
        return Some(format!(
            "your code made {more} after the last board that was needed."
        ));
    }
    let for_each = match a_call_for_each {
        ForEach::Board => 1,
        ForEach::Square => 1 + made.first().map_or(0, Queens::size),
    };
    let most = (made.len() + 1) * for_each;
    ours.functions().into_iter().find_map(|function| {
        let calls = theirs.calls_of(function);
        (calls > most).then(|| {
            let (calls, boards) = (counted(calls, "call"), counted(made.len(), "board"));
            format!(
                "your code made {calls} of {function} for {boards}, but should need at most {most}."
            )
        })
    })
}

/// Returns the boards with a newly placed queen.
fn boards_made(trace: &Trace) -> Vec<Queens> {
    let run = trace.run();
    let placed = run.positions.iter().filter(|it| it.from.is_some());
    placed
        .filter_map(|it| Board::read(it.state.kind, it.state.board).queens().cloned())
        .collect()
}

/// Describes the first call for a state that cannot reach the target. The choices may have any order, so the number of
/// calls is no measure. If the target is out of reach from the start, the search may notice that with the last number.
fn out_of_reach(words: &[String], theirs: &Trace, ours: &Trace) -> Option<String> {
    let target: u64 = words.get(1)?.parse().ok()?;
    let numbers = words.last()?.split(',').filter(|it| !it.is_empty()).count();
    let is_in_reach = |call: &Call| {
        let range = call.args.values();
        let (least, most) = range.split_once("..=")?;
        let (least, most): (u64, u64) = (least.parse().ok()?, most.parse().ok()?);
        Some((least..=most).contains(&target))
    };
    let is_out = |call: &Call| !is_in_reach(call).unwrap_or_default();
    let functions = ours.functions();
    let tree = theirs.tree();
    let calls = tree.calls.iter();
    let calls: Vec<&Call> = calls
        .filter(|call| functions.contains(&call.function))
        .collect();
    let (first, others) = calls.split_first()?;
    if !is_out(first) {
        let call = shortened(&in_words(others.iter().find(|call| is_out(call))?));
        return Some(format!("the target is out of reach in the call {call}."));
    }
    let most = numbers + 1;
    (calls.len() > most).then(|| {
        let calls = counted(calls.len(), "call");
        format!(
            "your code made {calls}, but should need at most {most}, because no sum is the target."
        )
    })
}

/// Describes the first position that a search visits with a different window than the reference, or that the
/// reference does not visit. Checked only if the recording declares an alpha-beta search, because then each position
/// has one window.
fn other_window(function: &str, theirs: &Trace, ours: &Trace) -> Option<String> {
    ours.search_of(function)?;
    let (theirs, ours) = (theirs.run(), ours.run());
    let known: BTreeMap<Vec<&str>, (i32, i32)> = windows(function, &ours).collect();
    windows(function, &theirs).find_map(|(moves, window)| {
        let should = known.get(&moves);
        if should == Some(&window) {
            return None;
        }
        let at = match &moves[..] {
            [] => "on the first board".to_owned(),
            [one] => format!("after move {one}"),
            moves => format!("after moves {}", moves.join(" ")),
        };
        let shown = |(alpha, beta)| format!("({}, {})", value(alpha), value(beta));
        let window = shown(window);
        Some(match should.copied().map(shown) {
            Some(should) => format!(
                "The first wrong window is {at}: your code passed {window}, but should pass {should}."
            ),
            None => {
                format!("The first wrong visit is {at}, with the window {window}: it can be cut.")
            }
        })
    })
}

/// Returns the moves to each position that a search was called for, in the order of the calls, with the window.
fn windows<'r>(
    function: &str,
    run: &'r Recorded<'r>,
) -> impl Iterator<Item = (Vec<&'r str>, (i32, i32))> {
    let calls = run.tree.calls.iter();
    let calls = calls.filter(move |call| call.function == function);
    calls.filter_map(|call| {
        let mut moves = Vec::new();
        let mut at = run.position(call.subject?);
        while let (Some(from), Some(choice)) = (at.from, at.choice) {
            moves.push(choice);
            at = run.position(from);
        }
        moves.reverse();
        Some((moves, call.window?))
    })
}

/// Describes the first call that differs.
fn first_other_call(theirs: &Trace, ours: &Trace) -> Option<String> {
    let calls = |trace: &Trace| -> Vec<String> {
        let tree = trace.tree();
        tree.calls.iter().map(in_words).collect()
    };
    let ours = calls(ours);
    let theirs = calls(theirs);
    let other = (0..theirs.len()).find(|&at| ours.get(at) != theirs.get(at))?;
    let other = shortened(&theirs[other]);
    Some(format!(" The first call that differs is {other}."))
}

/// Formats a call.
fn in_words(call: &Call) -> String {
    format!("{}({})", call.function, call.args.values())
}

/// Returns a text as one line of limited length.
fn shortened(text: &str) -> String {
    let text = terminal::clean(text);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;
    use serde_json::{Value, json};
    use std::path::Path;

    #[test]
    fn runs_are_listed_the_smallest_first() {
        let course = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&course).unwrap();
        let mut compared = Compared::new(catalogue.find("gcd").unwrap());
        for (input, window) in [("large", Some(OPEN)), ("small", None)] {
            let added = compared.add(&[input.to_owned()], &seen(window), || Ok(seen(window)));
            added.unwrap();
        }
        let each = compared.runs().each.into_iter();
        let listed: Vec<String> = each.map(|run| run.input).collect();
        assert_eq!(listed, ["small", "large"]);
    }

    const OPEN: (i32, i32) = (i32::MIN, i32::MAX);

    /// Returns a run with these events.
    fn run(events: &[Value]) -> Seen {
        let calls = events.iter().filter(|it| it.get("enter").is_some()).count();
        let (begin, end) = (
            json!({ "trace": { "format": 3 } }),
            json!({ "end": { "calls": calls } }),
        );
        let lines = [&begin].into_iter().chain(events).chain([&end]);
        let text: String = lines.map(|event| format!("{event}\n")).collect();
        Seen {
            end: End::Exit(0),
            answers: vec!["7".to_owned()],
            right: Vec::new(),
            trace: Some(Trace::read_json(text.as_bytes()).unwrap()),
            fuel: 0,
            said: String::new(),
        }
    }

    fn enter(node: usize, window: (i32, i32)) -> Value {
        let window = [window.0, window.1];
        json!({ "enter": { "node": node, "function": "search", "args": [], "window": window, "depth": 1 } })
    }

    fn leave(node: usize) -> Value {
        json!({ "leave": { "node": node, "returned": "7" } })
    }

    /// Returns a call of a search with this window, about a board.
    fn call(node: usize, window: (i32, i32), at: usize) -> [Value; 3] {
        [
            enter(node, window),
            json!({ "ask": { "at": at } }),
            leave(node),
        ]
    }

    fn play(to: usize, choice: &str) -> Value {
        json!({ "play": { "at": 0, "to": to, "choice": choice, "mover": "first", "to_move": "second", "board": choice } })
    }

    /// Returns an alpha-beta search with this window, and these events in its first call.
    fn search(window: (i32, i32), inside: &[Value]) -> Seen {
        let begin = [
            json!({ "function": { "name": "search", "search": "alpha_beta" } }),
            enter(0, window),
            json!({ "board": { "at": 0, "kind": "tree", "to_move": "first", "board": "x" } }),
            json!({ "ask": { "at": 0 } }),
        ];
        run(&[&begin[..], inside, &[leave(0)]].concat())
    }

    /// Returns a search that visits the move `a` with an open window, and then perhaps `b` with this window.
    fn seen(window: Option<(i32, i32)>) -> Seen {
        let mut inside = vec![play(1, "a")];
        inside.extend(call(1, OPEN, 1));
        if let Some(window) = window {
            inside.push(play(2, "b"));
            inside.extend(call(2, window, 2));
        }
        search(OPEN, &inside)
    }

    fn other(theirs: &Seen, ours: &Seen) -> Option<String> {
        other_window("search", theirs.trace.as_ref()?, ours.trace.as_ref()?)
    }

    #[test]
    fn the_first_window_that_is_not_ours_is_told_though_the_counts_are_equal() {
        let ours = seen(Some((7, i32::MAX)));
        let open = seen(Some((i32::MIN, i32::MAX)));
        assert_eq!(other(&ours, &ours), None);
        assert!(is_right(&open, &ours), "the counts are equal");
        let says = "The first wrong window is after move b: your code passed (−∞, +∞), but should pass (7, +∞).";
        assert_eq!(other(&open, &ours).as_deref(), Some(says));
        // What is not visited has no window that could be wrong.
        assert_eq!(other(&seen(None), &ours), None);
        let says = "The first wrong visit is after move b, with the window (7, +∞): it can be cut.";
        assert_eq!(other(&ours, &seen(None)).as_deref(), Some(says));
    }

    #[test]
    fn a_search_that_records_no_call_is_not_taken_for_one_without_work() {
        let ours = seen(None);
        let mut theirs = seen(None);
        theirs.trace = run(&[]).trace;
        theirs.fuel = ours.fuel + 1;
        let more = |theirs: &Seen| {
            more_work(
                &["search".to_owned()],
                EffortBound::default(),
                theirs,
                &ours,
            )
        };
        assert!(more(&theirs).unwrap().contains("your run recorded no call"));
        // What took no more instructions than ours did no more work.
        theirs.fuel = ours.fuel;
        assert_eq!(more(&theirs), None);
    }

    #[test]
    fn a_move_may_be_played_once_more_only_where_the_exercise_says_so() {
        let (ours, mut theirs) = (seen(None), seen(Some((7, i32::MAX))));
        let more = |bound, theirs: &Seen| more_work(&[], bound, theirs, &ours);
        let each = |calls| EffortBound::Each {
            calls,
            more: 0,
            moves: 2,
        };
        let refused = "your code played 2 moves, but should need at most 1";
        // Another right answer, as a second solution of a puzzle, has no more moves for that.
        for answer in ["7", "8"] {
            theirs.answers = vec![answer.to_owned()];
            assert!(
                more(EffortBound::Times(2), &theirs)
                    .unwrap()
                    .contains(refused)
            );
            assert_eq!(more(each(2), &theirs), None);
        }
        // What is looked into twice makes more calls, too.
        assert!(
            more(each(1), &theirs)
                .unwrap()
                .contains("your code made 3 calls")
        );
    }

    /// Returns a run that places queens on a board of `size`. A number places a queen in this column of the next row,
    /// and `None` takes the last queen back. The run makes `calls` calls.
    fn placed(size: usize, columns: &[Option<usize>], calls: usize) -> Seen {
        let board = |queens: &[usize]| {
            let row = |row: usize| -> String {
                { 0..size }
                    .map(|col| {
                        if queens.get(row) == Some(&col) {
                            'Q'
                        } else {
                            '.'
                        }
                    })
                    .collect()
            };
            { 0..size }.map(row).collect::<Vec<_>>().join("\n")
        };
        let mut events = vec![
            json!({ "function": { "name": "place_row" } }),
            json!({ "board": { "at": 0, "kind": "queens", "board": board(&[]) } }),
        ];
        let (mut queens, mut ways, mut next) = (Vec::new(), vec![0], 1);
        for column in columns {
            let at = ways[ways.len() - 1];
            let (name, to, choice) = match column {
                Some(column) => {
                    queens.push(*column);
                    ways.push(next);
                    next += 1;
                    ("play", next - 1, *column)
                }
                None => {
                    ways.pop();
                    ("take_back", ways[ways.len() - 1], queens.pop().unwrap())
                }
            };
            let choice = choice.to_string();
            events.push(
                json!({ name: { "at": at, "to": to, "choice": choice, "board": board(&queens) } }),
            );
        }
        for call in 0..calls {
            events.push(json!({ "enter": { "node": call, "function": "place_row", "args": [] } }));
            events.push(leave(call));
        }
        run(&events)
    }

    #[test]
    fn a_search_may_try_its_choices_in_any_order_and_each_board_once() {
        let more = |for_each, theirs: &Seen, ours: &Seen| {
            let a_call_for_each = for_each;
            more_work(&[], EffortBound::Placing { a_call_for_each }, theirs, ours)
        };
        let [a, b, c, d] = [0, 1, 2, 3].map(Some);
        // From the left: 0 2, 0 3 1, 1 3 0 2. From the right it is as long, and from 1 on it is the shortest.
        let left = [a, c, None, d, b, None, None, None, b, d, a, c];
        let ours = placed(4, &left, 9);
        let short = placed(4, &[b, d, a, c], 5);
        for (theirs, ours) in [(&ours, &ours), (&short, &ours), (&ours, &short)] {
            assert_eq!(more(ForEach::Board, theirs, ours), None);
        }
        let refused = |for_each, columns: &[Option<usize>], calls| {
            more(for_each, &placed(4, columns, calls), &ours).unwrap_or_default()
        };
        let twice = refused(ForEach::Board, &[a, None, a, None, b, d, a, c], 5);
        assert!(twice.contains("made this board twice"), "{twice}");
        let attacked = refused(ForEach::Board, &[a, b, None, None, b, d, a, c], 5);
        assert!(attacked.contains("is attacked"), "{attacked}");
        let after = refused(ForEach::Board, &[b, d, a, c, None, None, None, None, c], 5);
        assert!(after.contains("made 1 board after the last"), "{after}");
        let calls = refused(ForEach::Board, &[b, d, a, c], 6);
        assert!(
            calls.contains(
                "your code made 6 calls of place_row for 4 boards, but should need at most 5"
            ),
            "{calls}"
        );
        assert_eq!(refused(ForEach::Square, &[b, d, a, c], 25), "");
        assert!(!refused(ForEach::Square, &[b, d, a, c], 26).is_empty());
    }

    #[test]
    fn a_search_for_a_sum_asks_only_where_the_target_is_in_reach() {
        let searched = |ranges: &[&str]| {
            let calls = ranges.iter().enumerate().map(|(node, range)| {
                json!({ "enter": { "node": node, "function": "search", "args": [["problem", range]] } })
            });
            let ends = (0..ranges.len()).rev().map(leave);
            run(&calls.chain(ends).collect::<Vec<_>>())
        };
        let words = ["subset_sum", "9", "5,4,7"].map(str::to_owned);
        let only = Only::InReach;
        let more = |ranges: &[&str]| {
            more_work(
                &words,
                EffortBound::Only { only },
                &searched(ranges),
                &searched(&ranges[..1]),
            )
        };
        // However many there are.
        assert_eq!(
            more(&["0..=16", "5..=16", "0..=11", "4..=11", "9..=9"]),
            None
        );
        let far = more(&["0..=16", "5..=16", "0..=7"]).unwrap();
        assert!(
            far.contains("out of reach in the call search(0..=7)"),
            "{far}"
        );
        // Where all is out of reach, a call for each number.
        let hopeless = ["0..=8"; 5];
        assert_eq!(more(&hopeless[..4]), None);
        let more = more(&hopeless).unwrap();
        assert!(
            more.contains("your code made 5 calls, but should need at most 4"),
            "{more}"
        );
    }

    #[test]
    fn a_move_is_made_again_for_each_further_call_about_its_board() {
        let once = seen(Some((7, i32::MAX)));
        let window = (1, 2);
        let twice = |again: &[Value], to| {
            let first = call(1, window, 1);
            let second = call(2, window, to);
            let inside = [&[play(1, "a")][..], &first, again, &second].concat();
            search(window, &inside)
        };
        let (kept, anew) = (twice(&[], 1), twice(&[play(2, "a")], 2));
        assert_eq!(
            (
                kept.trace.as_ref().unwrap().plays(),
                anew.trace.as_ref().unwrap().plays()
            ),
            (1, 2)
        );
        let more = |theirs: &Seen, ours: &Seen| more_work(&[], EffortBound::Times(2), theirs, ours);
        assert_eq!(more(&anew, &kept), None);
        // Where no board is called about twice, no move is made again.
        let text = more(&once, &seen(None)).unwrap();
        assert!(
            text.contains("your code played 2 moves, but should need at most 1"),
            "{text}"
        );
    }
}
