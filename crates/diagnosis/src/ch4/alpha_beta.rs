//! The checks of the exercise `alpha_beta`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::{Call, record};
pub(super) use common::OPEN;
use common::trees::{Bound, bounds_are_true};
use common::{
    Run, alpha_beta_errs, attempt, counted, legend, look_ahead_nodes, minus, name, named,
    positions, probe, shown, spaced, tree, watch, window, within, worth,
};
use diagnosis::Shapes;
use fastrand::Rng;
use game::{Board, Cause, Deviation, Diagnostic, Player, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// Runs the search on a watched board.
fn search<B: Board>(board: B, depth: u32, (alpha, beta): (Value, Value)) -> Run<B::Move> {
    watch(board, |board| alpha_beta(board, depth, alpha, beta))
}

/// The value and the move of a search.
type Found = (Value, Option<usize>);

pub(super) fn where_the_search_stops_the_board_is_evaluated(text: &str, depth: u32, want: Value) {
    let (got, mv) = run(text, depth);
    let thought = || {
        let thought = thought_for(text, None).or_else(|| seen(text, depth, OPEN));
        minus(&thought.unwrap_or_default())
    };
    let asked = format!("alpha_beta on {text} at depth {depth}");
    assert!(
        got == want,
        "{}",
        diagnosis::wrong_answer(&asked, shown(got), shown(want), &thought())
    );
    assert!(
        want != 5 && want != 7 || depth == 2 || mv.is_none(),
        "Your {asked} recommended move {}, but should recommend no move.\nAt depth 0, and when the \
         game is over, return `None` as the move.",
        mv.unwrap_or_default()
    );
}

pub(super) fn the_value_and_the_move_are_those_of_look_ahead(text: &str, value: Value, mv: usize) {
    let (got, chosen) = run(text, 9);
    let want = (value, Some(mv));
    assert!(
        (got, chosen) == want,
        "{}",
        other(text, (got, chosen), want)
    );
}

pub(super) fn the_same_question_gets_the_same_answer_again() {
    let [one, two] = [tree("[[44, 61, 50], [40, 35]]"), tree("[[3, 5], [4, 6]]")];
    let ask = |tree| {
        let run = search(TreeBoard::new(tree), 9, OPEN);
        let nodes = counted(run.counts().nodes, "node");
        ((run.value, run.recommended), nodes)
    };
    diagnosis::twice_as_much("alpha_beta([[44, 61, 50], [40, 35]])", "visited", || {
        ask(&one)
    });
    let (got, _) = ask(&two);
    assert!(
        got == (4, Some(2)),
        "{}",
        other("[[3, 5], [4, 6]]", got, (4, Some(2)))
    );
}

pub(super) fn the_leaves_read_are_those_that_matter(text: &str, want: &str) {
    let tree = tree(text);
    let (run, _) = record(|| search(TreeBoard::new(&tree), 9, OPEN));
    let (crossed, diagnostic) = (tree.crossed(), run.diagnostic(9, OPEN));
    let first = match &diagnostic {
        Some(diagnostic) if crossed == want => visits(&format!("alpha_beta on {text}"), diagnostic),
        _ => format!("Your alpha_beta on {text} read {crossed}, but should read {want}."),
    };
    if let Some(diagnostic) = diagnostic {
        let said = said(text, diagnostic);
        panic!("{}", minus(&format!("{first}\n{said}{}", legend(&first))));
    }
    let thought = || {
        let thought = thought_for(text, None);
        thought.map_or_else(String::new, |it| format!("\n{}", diagnosis::sentence(&it)))
    };
    assert!(
        crossed == want,
        "{}",
        minus(&format!("{first}{}{}", thought(), legend(&first)))
    );
}

pub(super) fn tic_tac_toe_is_a_draw_and_most_of_it_is_cut(asked: (Value, Value), suffice: usize) {
    let run = search(WinDrawLoss(Bits::new()), 9, asked);
    let nodes = run.counts().nodes;
    let why_more = match run.value == 0 && nodes < suffice {
        true => ": your search skips nodes that alpha-beta visits",
        false => "",
    };
    let first = format!(
        "Your alpha_beta on the empty board with the window {} returned {} after {} nodes, but should return 0 \
         after {}{why_more}.",
        window(asked),
        shown(run.value),
        spaced(nodes),
        spaced(suffice)
    );
    if let Some(diagnostic) = run.diagnostic(9, asked) {
        panic!("{}", larger(&first, || said("", diagnostic)));
    }
    assert!((run.value, nodes) == (0, suffice), "{first}");
    if asked == OPEN {
        worth(format!(
            "{} nodes on the empty board; look_ahead needs {}.",
            spaced(nodes),
            spaced(look_ahead_nodes())
        ));
    }
}

pub(super) fn it_looks_as_deep_as_it_is_told(depth: u32) {
    let board: Bits = "X...O...."
        .parse()
        .unwrap_or_else(|fault| panic!("{fault}"));
    let run = search(board, depth, OPEN);
    let (value, _) = look_ahead(&board, depth);
    let asked = format!("alpha_beta on X...O.... at depth {depth}");
    if let Some(diagnostic) = run.diagnostic(depth, OPEN) {
        let first = match run.value == value {
            true => visits(&asked, &diagnostic),
            false => diagnosis::wrong_answer(&asked, shown(run.value), shown(value), ""),
        };
        panic!("{}", larger(&first, || said("", diagnostic)));
    }
}

pub(super) fn on_every_late_position_the_value_and_the_move_are_those_of_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let (value, mv) = look_ahead(&board, 9);
        let (got, recommended) = alpha_beta(&board, 9, Value::MIN, Value::MAX);
        let position = &board.0;
        let by = |value, mv: Option<_>| {
            let by = mv.map_or_else(|| "without a move".to_owned(), |mv| format!("by move {mv}"));
            format!("{} {by}", shown(value))
        };
        let thought = || (got == value).then(|| of_the_move(&board, recommended, value));
        assert!(
            (got, recommended) == (value, mv),
            "{}",
            larger(
                &format!(
                    "Your alpha_beta on {position:?} returned {}, but should return {}.",
                    by(got, recommended),
                    by(value, mv)
                ),
                || {
                    let thought = thought_for("", None).or_else(thought);
                    diagnosis::sentence(&thought.unwrap_or_default())
                }
            )
        );
    }
}

/// Explains a wrong move with a right value.
fn of_the_move<B: Board>(board: &B, chosen: Option<B::Move>, value: Value) -> String {
    let Some(chosen) = chosen else {
        return "does the first move replace your initial best value, even if its value is not \
                better?"
            .into();
    };
    if board.legal_moves().all(|mv| mv != chosen) {
        return format!("move {chosen} is not legal there.");
    }
    match look_ahead(&board.play(chosen), 8).0 {
        its if its == value => "your search chose a later move with the same value. Return the \
                                first of several equal moves."
            .into(),
        its => format!(
            "after move {chosen} the value is {}. {}",
            shown(its),
            moves_are_left().unwrap_or(
                "Return the move whose value your search returns. If your calls share one \
                 recommended move, a call for a later board must not change it."
            )
        ),
    }
}

/// Detects a recommendation that only a cut at an earlier reply makes wrong.
fn moves_are_left() -> Option<&'static str> {
    let (all_read, cut) = (
        "[[44, 61], [46, 45], [47, 52]]",
        "[[44, 61], [40, 35], [47, 52]]",
    );
    let found = (ask(all_read, 9)?, ask(cut, 9)?, reads(cut)?.contains('×'));
    (found == ((47, Some(3)), (47, Some(2)), true)).then_some(
        "In [[44, 61], [46, 45], [47, 52]] your search recommends the right move, but in [[44, \
         61], [40, 35], [47, 52]], with a cut at [40, 35], it recommends move 2. If your calls \
         share a list of moves, each call must remove its own moves, even if its loop ends early.",
    )
}

const EQUAL: &str = "your search replaces the best move with a later move of the same value. In a \
                     narrowed window that value is only a bound, and the later move may be worse. \
                     Replace the best move only if the new value is better.";

pub(super) fn on_trees_with_extra_turns_every_cut_is_right() {
    let mut rng = Rng::with_seed(4);
    let games = (0..300).map(|_| (uniform::wild(5, &mut rng), rng.u64(0..=6)));
    let asked = |tree: &Tree, depth: u64| {
        let run = search(TreeBoard::new(tree), depth as u32, OPEN);
        let want = look_ahead(&TreeBoard::new(tree), depth as u32);
        let diagnostic = run.diagnostic(depth as u32, OPEN);
        ((run.value, run.recommended), want, diagnostic)
    };
    diagnosis::demand_each(
        games,
        |&(ref tree, depth)| {
            let trees = common::trees::smaller(tree).into_iter();
            let trees = trees.map(|tree| (tree, depth));
            let depths = diagnosis::lower(depth, 0).into_iter();
            trees
                .chain(depths.map(|depth| (tree.clone(), depth)))
                .collect()
        },
        |&(ref tree, depth)| {
            let asked = attempt(|| asked(tree, depth));
            asked.is_none_or(|(got, want, diagnostic)| got != want || diagnostic.is_some())
        },
        |&(ref tree, depth)| {
            let (got, want, diagnostic) = asked(tree, depth);
            let text = minus(&tree.to_string());
            let (named, tree_after) = named(&text);
            let asked = format!("alpha_beta on {named} at depth {depth}");
            let first = match &diagnostic {
                Some(diagnostic) if got == want => visits(&asked, diagnostic),
                _ => diagnosis::wrong_answer(&asked, by_move(got), by_move(want), ""),
            };
            let is_right = got == want && diagnostic.is_none();
            let rest = || match diagnostic {
                Some(diagnostic) => said(&tree.to_string(), diagnostic),
                None => {
                    let thought = thought_for(&tree.to_string(), None);
                    thought.map_or_else(String::new, |it| diagnosis::sentence(&it))
                }
            };
            assert!(is_right, "{}{tree_after}", larger(&first, rest));
        },
    );
}

pub(super) fn outside_the_window_the_value_is_a_bound() {
    let mut rng = Rng::with_seed(44);
    let asked = (0..500).map(|_| {
        let tree = uniform::wild(4, &mut rng);
        (tree, (rng.i32(-9..0), rng.i32(0..9)))
    });
    bounds_are_true(
        asked,
        |board, (alpha, beta)| Bound {
            got: alpha_beta(board, 9, alpha, beta).0,
            value: look_ahead(board, 9).0,
        },
        |tree, asked, Bound { got, value }, says| {
            let thought = || {
                let thought = thought_for(&tree.to_string(), None);
                thought.unwrap_or_else(|| outside(tree, asked, got))
            };
            let first = format!(
                "Your alpha_beta on {tree} with the window {} returned {}, which means \"{says} \
                 {}\", but should return a true bound of the value {}.",
                window(asked),
                shown(got),
                shown(got),
                shown(value)
            );
            minus(&larger(&first, || diagnosis::sentence(&thought())))
        },
    );
}

/// Explains an answer that is a false bound, from the kind of its value.
fn outside(tree: &Tree, (alpha, beta): (Value, Value), got: Value) -> String {
    if got == alpha || got == beta || common::trees::leaves(tree).contains(&got) {
        return seen(&tree.to_string(), 9, (alpha, beta)).unwrap_or_else(|| LIMITED.into());
    }
    let neither = "your search returned a value that is neither the value of a leaf nor an end of \
                   the window. Return the best value that your search found.";
    never_kept().unwrap_or(neither).into()
}

/// Detects a search that returns its initial value if no value is inside the window.
fn never_kept() -> Option<&'static str> {
    let found = |text, (alpha, beta)| {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, alpha, beta).0)
    };
    let asked = [OPEN, (-1, 1)].map(|window| found("[-4]", window));
    (asked == [-4, Value::MIN].map(Some)).then_some(
        "at [−4] your search returns −4 with the open window, but −∞ with (−1, 1). Keep the best \
         value even if it is outside the window.",
    )
}

const LIMITED: &str =
    "return the best value that your search found, unchanged or limited to the window.";

/// Searches a tree, recorded, and explains a panic.
fn run(text: &str, depth: u32) -> Found {
    let written = tree(text);
    let board = Watched::new(TreeBoard::new(&written));
    let why = |panic: &str, _: &call_trace::Tree| {
        let one_deep = || ask("[4, 9]", 1).and(ask("{4, 9}", 1)).is_some();
        let at_0 = || {
            let is_0 = || ask("[[[4], [9]]]", 2).is_none() && (ask("7", 0).is_none() || one_deep());
            ask("[[4, 9], [2, 6]]", 9).is_some() && is_0()
        };
        let subtracts = panic.contains("subtract with overflow");
        let is_lowered = subtracts.then(lowered).flatten();
        let said = match panic {
            _ if is_lowered.is_some() => "",
            _ if panic.contains("negate with overflow") => {
                "your code negated `Value::MIN`, which has no positive counterpart. Every value is \
                 from the first player's side, whoever moves. Your search needs no negation."
            }
            _ if panic.contains("min > max") && panic.contains("max = -2147483648") => {
                "`clamp(min, max)` panics if min is above max. Pass the smaller end of the window \
                 first."
            }
            _ if panic.contains("min > max") => {
                "`clamp(min, max)` panics if min is above max. After a cut, the narrowed alpha can \
                 be above the narrowed beta. Limit the value to the window that your function \
                 received."
            }
            _ if subtracts && (at_0() || depth == 0 && ask(text, 9).is_some()) => {
                "your code subtracted 1 from a depth of 0. At depth 0, return the result of \
                 `board.evaluate()` before you search a reply."
            }
            _ if panic.contains("add with overflow") => {
                "your code computed a number that does not fit in its type. Alpha and beta can be \
                 `Value::MIN` and `Value::MAX`: compare them as they are."
            }
            _ if panic.contains("with overflow") => {
                "your code computed a number that does not fit in its type. `depth` cannot go below \
                 0. Alpha and beta can be `Value::MIN` and `Value::MAX`: compare them as they are."
            }
            _ if board.tree().len() == 1
                && depth > 0
                && !written.is_leaf()
                && panic.contains("`None`") =>
            {
                "your search tried no move. It must try moves while alpha is less than beta."
            }
            _ => return None,
        };
        let want = shown(look_ahead(&TreeBoard::new(&written), depth).0);
        Some(format!(
            "Your alpha_beta on {text} at depth {depth} panicked, but should return {want}.\n{}\n{panic}",
            diagnosis::sentence(is_lowered.as_deref().unwrap_or(said))
        ))
    };
    diagnosis::watch(|| alpha_beta(&board, depth, Value::MIN, Value::MAX), why).0
}

/// Builds the message for a wrong value or a wrong move.
fn other(text: &str, got: Found, want: Found) -> String {
    let thought = match thought_for(text, None).or_else(|| seen(text, 9, OPEN)) {
        Some(thought) => thought,
        None if got.0 == want.0 => {
            let tree = tree(text);
            of_the_move(&TreeBoard::new(&tree), got.1, got.0)
        }
        None => String::new(),
    };
    let asked = format!("alpha_beta on {text}");
    minus(&diagnosis::wrong_answer(
        &asked,
        by_move(got),
        by_move(want),
        &thought,
    ))
}

/// Formats a value and its move.
fn by_move((value, mv): Found) -> String {
    let by = mv.map_or_else(|| "without a move".into(), |mv| format!("by move {mv}"));
    format!("{} {by}", shown(value))
}

/// Builds the first line of the message about a search that failed the audit.
fn visits(asked: &str, diagnostic: &Diagnostic) -> String {
    let visited = counted(diagnostic.visited, "node");
    if let Deviation::WrongValue { returned, right } = diagnostic.deviation {
        return diagnosis::wrong_answer(asked, shown(returned), shown(right), "");
    }
    match diagnostic.suffice {
        Some(suffice) if suffice < diagnostic.visited => format!(
            "Your {asked} visited {visited}, but should visit {}.",
            spaced(suffice)
        ),
        _ => match &diagnostic.deviation {
            Deviation::TooDeep { asked: depth, .. } => {
                format!("Your {asked} searched below depth {depth}, but should stop there.")
            }
            _ => format!("Your {asked} visited {visited}, but should visit different nodes."),
        },
    }
}

/// Builds a message about a larger search, or points to a small tree that is also searched wrongly.
fn larger(first: &str, rest: impl FnOnce() -> String) -> String {
    match alpha_beta_errs() {
        Some(text) => format!(
            "{first}\nYour search is also wrong on the small tree {text}. Fix that case first."
        ),
        None => format!("{first}\n{}", rest()),
    }
}

/// Describes the first deviation from alpha-beta in a search of this tree.
fn seen(text: &str, depth: u32, asked: (Value, Value)) -> Option<String> {
    let tree = text.parse().ok()?;
    let diagnostic =
        attempt(|| search(TreeBoard::new(&tree), depth, asked).diagnostic(depth, asked))??;
    if asked != OPEN && matches!(diagnostic.deviation, Deviation::WrongValue { .. }) {
        return None;
    }
    Some(
        Diagnostic {
            cause: None,
            ..diagnostic
        }
        .to_string(),
    )
}

/// Explains a search that visits other boards, below its first line: the cause if one fits, and
/// then the first deviation.
fn said(spoken_of: &str, diagnostic: Diagnostic) -> String {
    let thought = thought_for(spoken_of, diagnostic.cause);
    // A known board was played, and perhaps asked whether it is done: it is not a skipped move.
    match (&diagnostic.deviation, &thought) {
        (Deviation::WrongValue { .. }, Some(thought)) => return diagnosis::sentence(thought),
        (_, Some(thought)) if thought == KNOWN => return diagnosis::sentence(thought),
        _ => {}
    }
    let deviation = diagnostic.deviation.clone();
    let text = Diagnostic {
        cause: None,
        ..diagnostic
    }
    .to_string();
    let first = text
        .lines()
        .next()
        .filter(|it| it.starts_with("You visited"));
    let place = first.map_or(&*text, |first| text[first.len()..].trim_start());
    let place = match by_the_movers(spoken_of, &deviation) {
        Some((named, movers)) => place.replacen(&named, &movers, 1),
        None => place.to_owned(),
    };
    let Some(thought) = thought else {
        return place;
    };
    // Below a cause, the message shows only the place: the move, and the window at that time.
    let ends = [
        ", so no further move there can change the result",
        ", so the move can still change the result",
    ];
    let place: Vec<String> = place
        .lines()
        .take(2)
        .map(|line| match ends.iter().find_map(|end| line.find(end)) {
            Some(end) => format!("{}.", &line[..end]),
            None => line.to_owned(),
        })
        .collect();
    format!("{}\n{}", diagnosis::sentence(&thought), place.join("\n"))
}

/// Returns the place of a leaf that was tried too late, as an audit names it and with both movers. `None` if
/// the leaf is not two moves below the root of a known tree.
fn by_the_movers(spoken_of: &str, deviation: &Deviation) -> Option<(String, String)> {
    let Deviation::StillTried { at, mv, leaf, .. } = deviation else {
        return None;
    };
    let ([first], leaf) = (&at.path[..], shown((*leaf)?)) else {
        return None;
    };
    let tree: Tree = spoken_of.parse().ok()?;
    let number: usize = first.parse().ok()?;
    let mover = TreeBoard::new(&tree).to_move();
    let next = tree.children().get(number.checked_sub(1)?)?.mover(mover);
    Some((
        format!("on the board after move {first}, it tried move {mv} (the leaf {leaf})"),
        format!(
            "after {}'s move {first}, it also tried {}'s move {mv}, the leaf {leaf}",
            name(mover),
            name(next)
        ),
    ))
}

/// Tests small trees, the simplest first, and then larger searches, until an answer names the cause. Each step
/// assumes that the earlier steps found no fault.
fn thought_for(spoken_of: &str, cause: Option<Cause>) -> Option<String> {
    ask("[4, 9, 2, 6]", 1)?;
    if let Some(said) = the_same_board() {
        return Some(said.into());
    }
    ask("[4, 9, 2, 6]", 9)?;
    let thought = stops_wrongly().or_else(|| in_one_move(spoken_of));
    if thought.is_some() {
        return thought;
    }
    if fans().any(|fan| fan.depth > 1 && attempt(|| fan.searched()) != Some(fan.right())) {
        return None;
    }
    in_small_trees(spoken_of).or_else(|| match judged() {
        Judged::Right => cause.and_then(|cause| borne_out(spoken_of, cause)),
        Judged::By(cause) => borne_out(spoken_of, cause),
        Judged::ByNone => told(spoken_of).next().map(|it| it.said),
    })
}

/// Explains faults that show if each move leads to a leaf. The order of the rows has no meaning.
fn in_one_move(spoken_of: &str) -> Option<String> {
    let any = |_: &&str| true;
    Shapes::of(&spoken_of)
        .row(any, |_| begins_with_a_number(), |said| said)
        .row(any, |of| first_move_left_out(of), |said| said)
        .row(any, |_| content_with_a_value(), |said| said)
        .row(any, |of| later_moves_left_out(of), |said| said)
        .row(any, |of| ends_at_a_worse_move(of), |said| said)
        .row(any, |_| without_the_sign(), |said| said)
        .row(any, |_| one_move_deep(), |said| said)
        .words()
}

/// Explains faults in small trees if boards with one move to each leaf are searched rightly. The order
/// of the rows has no meaning.
fn in_small_trees(spoken_of: &str) -> Option<String> {
    let any = |_: &&str| true;
    Shapes::of(&spoken_of)
        .row(any, |of| another_move(of), |said| said)
        .row(any, |_| known_boards(), str::to_owned)
        .row(any, |of| equal_ends_of_one(of), |said| said)
        .row(any, |_| depths(), |said| said)
        .row(any, |of| open_last_move(of), |said| said)
        .row(any, |of| another_order(of), |said| said)
        .row(any, |_| equal_moves(), |said| said)
        .row(any, |of| the_reply(of), |said| said)
        .row(any, |of| not_kept(of), |said| said)
        .row(any, |of| window_kept_wrongly(of), |said| said)
        .words()
}

/// Searches a tree without a recording. Returns `None` if the search panics.
fn ask(text: &str, depth: u32) -> Option<Found> {
    let tree = tree(text);
    attempt(|| alpha_beta(&TreeBoard::new(&tree), depth, Value::MIN, Value::MAX))
}

/// Returns the tree with its unread leaves crossed out.
fn reads(text: &str) -> Option<String> {
    reads_in(text, OPEN)
}

/// Like [`reads`], with a window.
fn reads_in(text: &str, (alpha, beta): (Value, Value)) -> Option<String> {
    let tree = tree(text);
    attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, alpha, beta))?;
    Some(tree.crossed())
}

/// Detects a call that searches its caller's board instead of the board after the move.
fn the_same_board() -> Option<&'static str> {
    let written = tree("5:[4, 9]");
    let board = TreeBoard::new(&written);
    let (found, trace) = probe(|| alpha_beta(&board, 1, Value::MIN, Value::MAX));
    let is_asked = trace.tree().calls.len() > 1;
    (is_asked && found?.0 == 5 && written.leaves_read().is_empty()).then_some(
        "your `alpha_beta` searches the same board again. Pass the board after the move to the \
         next call.",
    )
}

fn stops_wrongly() -> Option<String> {
    let thought = match (ask("7", 3)?.0, ask("-4", 2)?.0) {
        (7, -4) if ask("5:[3, 8]", 0)?.0 == 5 => return None,
        (7, -4) => {
            "at depth 0 your code does not return the value of the board. Return the result of \
             `board.evaluate()`."
        }
        (-7, 4) => {
            "your code negates the value when the game is over, but every value is from the first \
             player's side, whoever moves. Your search needs no negation."
        }
        _ if (ask("7", 0)?.0, ask("-4", 0)?.0) == (7, -4) => {
            "your code returns the value of a finished game at depth 0, but not at each larger \
             depth. If the depth is 0 or the game is over, return the result of \
             `board.evaluate()`."
        }
        _ => {
            "your code does not return the value of a finished game. When the game is over, return \
             the result of `board.evaluate()`."
        }
    };
    Some(thought.into())
}

fn first_move_left_out(spoken_of: &str) -> Option<String> {
    ["[4, 9, 2, 6]", "{4, 9, 2, 6}"]
        .into_iter()
        .find_map(|text| {
            let read = reads(text)?;
            let first = read.strip_prefix(['[', '{'])?;
            if !first.starts_with('×') {
                return None;
            }
            let within = within(spoken_of, text);
            if read.matches('×').count() > 1 {
                return Some(format!(
                    "{within}your search reads only {read}. Try every move."
                ));
            }
            Some(format!(
                "{within}your search skips the first move and reads {read}. Try the first move, \
                 too."
            ))
        })
}

/// Detects a loop that ends at a value that seems good enough.
fn content_with_a_value() -> Option<String> {
    [('[', ']', 4), ('{', '}', -4)]
        .into_iter()
        .find_map(|(open, close, better)| {
            let pair = |value: Value| format!("{open}{value}, {}{close}", value + better);
            let stops =
                |value: &Value| Some(reads(&pair(*value))? == format!("{open}{value}, ×{close}"));
            let ones = [1, 0, -1, 10, -10, 100, -100];
            let enough = ones
                .into_iter()
                .chain(-9..=9)
                .find(|it| stops(it) == Some(true))?;
            let goes_on = [-9, 4, -30, 9, 30]
                .into_iter()
                .find(|it| stops(it) == Some(false))?;
            let stops = format!(
                "for example, in {} your search stops after the {enough}, but",
                pair(enough)
            );
            // A guess near the board's own value opens a narrower window than the received one.
            let near = format!("{enough}:{}", pair(enough));
            Some(minus(&match reads(&near)?.contains('×') {
                false => format!(
                    "{stops} if the first board's own value is {enough}, it reads both leaves. If \
                     your code tries a narrower window first, search again with the received \
                     window when the answer is at either end."
                ),
                true => format!(
                    "{stops} in {} it reads both leaves. The window that your search received is \
                     open, so the {enough} does not close it.",
                    pair(goes_on)
                ),
            }))
        })
}

/// Detects a search that leaves out the later moves although each is better than the move before.
fn later_moves_left_out(spoken_of: &str) -> Option<String> {
    let few = [("[1, 2, 3]", "[1, 2, 3]"), ("{3, 2, 1}", "{3, 2, 1}")];
    if few
        .iter()
        .any(|(text, want)| reads(text).as_deref() != Some(*want))
    {
        return None;
    }
    let many = ["[1, 2, 3, 4, 5, 6, 7, 8]", "{8, 7, 6, 5, 4, 3, 2, 1}"];
    let read = many.map(reads);
    let tried = |read: &Option<String>| Some(8 - read.as_ref()?.matches('×').count().min(8));
    let tried = read.each_ref().map(tried);
    match tried {
        [Some(one @ 3..8), Some(other)] if one == other => Some(format!(
            "{}your search tries only {one} of the 8 moves. Try every move until the window is closed.",
            within(spoken_of, many[0])
        )),
        _ => None,
    }
}

/// Detects a loop that ends after a move that is worse than an earlier move.
fn ends_at_a_worse_move(spoken_of: &str) -> Option<String> {
    let better_and_better = [
        "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]",
        "{10, 9, 8, 7, 6, 5, 4, 3, 2, 1}",
    ];
    if better_and_better
        .iter()
        .any(|text| reads(text).as_deref() != Some(*text))
    {
        return None;
    }
    [
        ("{4, 9, 2, 6}", "{4, 9, ×, ×}", "9", "a MIN node a large"),
        ("[9, 4, 6, 2]", "[9, 4, ×, ×]", "4", "a MAX node a small"),
    ]
    .into_iter()
    .find_map(|(text, stops, last, at)| {
        (reads(text)? == stops).then(|| {
            format!(
                "{}your search stops after the {last}, but at {at} value closes nothing.",
                within(spoken_of, text)
            )
        })
    })
}

/// Detects a search that compares values without their sign.
fn without_the_sign() -> Option<String> {
    let of = |text: &str| Some(ask(text, 9)?.0);
    let max = [of("[4, 9, 2, 6]")?, of("[-9, 4]")?, of("[-3, -8]")?];
    (max == [9, -9, -8]).then(|| {
        "for [−9, 4] your search returns −9, and for [−3, −8] it returns −8, as if the signs did \
         not matter. MAX chooses the largest value, and 4 is larger than −9. Compare the values \
         with their signs."
            .into()
    })
}

/// A board with one move to each leaf, and the depth and the window of its search.
struct Fan {
    text: &'static str,
    depth: u32,
    window: (Value, Value),
    mover: Player,
    leaves: &'static [Value],
    /// The board's own evaluation.
    stands: Value,
    /// Whether the same player moves again.
    again: bool,
}

/// Returns fans for both players: with leaves above 0, with leaves below 0, with a narrow window,
/// and at depth 1, with and without an extra turn.
fn fans() -> impl Iterator<Item = Fan> {
    let narrow = (-50, 100);
    let (above, below): (&[Value], &[Value]) = (&[4, 9, 2, 6], &[-4, -9, -2, -6]);
    let fans = [
        ("5:[4, 9, 2, 6]", OPEN, Player::First, above, 5),
        ("5:{4, 9, 2, 6}", OPEN, Player::Second, above, 5),
        ("[-4, -9, -2, -6]", OPEN, Player::First, below, 0),
        ("{-4, -9, -2, -6}", OPEN, Player::Second, below, 0),
        ("5:[4, 9, 2, 6]", narrow, Player::First, above, 5),
        ("5:{4, 9, 2, 6}", narrow, Player::Second, above, 5),
    ];
    let fans = fans
        .into_iter()
        .map(|(text, window, mover, leaves, stands)| Fan {
            text,
            depth: 9,
            window,
            mover,
            leaves,
            stands,
            again: false,
        });
    let at_depth_1 = [("[3:{9}, 8:{9}]", true), ("[3:[9], 8:[9]]", false)];
    fans.chain(at_depth_1.map(|(text, again)| Fan {
        text,
        depth: 1,
        window: OPEN,
        mover: Player::First,
        leaves: &[3, 8],
        stands: 0,
        again,
    }))
}

impl Fan {
    /// Returns the best leaf for a player.
    fn best_for(&self, mover: Player) -> Option<Value> {
        let leaves = self.leaves.iter().copied();
        match mover {
            Player::First => leaves.max(),
            Player::Second => leaves.min(),
        }
    }

    fn right(&self) -> Option<Value> {
        self.best_for(self.mover)
    }

    /// Returns the student's answer.
    fn searched(&self) -> Option<Value> {
        let (tree, (alpha, beta)) = (tree(self.text), self.window);
        Some(alpha_beta(&TreeBoard::new(&tree), self.depth, alpha, beta).0)
    }

    /// Returns the mover's worst case.
    fn worst(&self) -> Value {
        match self.mover {
            Player::First => Value::MIN,
            Player::Second => Value::MAX,
        }
    }

    /// Returns the better of a value and 0 for the mover.
    fn or_zero(&self, value: Value) -> Value {
        match self.mover {
            Player::First => value.max(0),
            Player::Second => value.min(0),
        }
    }

    fn is_max(&self) -> bool {
        self.mover == Player::First
    }
}

/// Explains a search one move deep, from its answers on the fans.
fn one_move_deep() -> Option<String> {
    let answers = diagnosis::Answers::to(fans(), Fan::searched, Fan::right);
    never_replaced(keeps_another(answers))
        .row(
            |fan| Some(Some(fan.stands)),
            "your search returns the board's own value, although there are moves to try. Return \
             the value of the best move.",
        )
        .row(|fan| Some(fan.right().map(|it| fan.or_zero(it))), WORST)
        .row(|fan| Some(fan.right().map(|it| -it)), TURNED)
        .row(
            |fan| Some(fan.best_for(fan.mover.other()).map(|it| -it)),
            TURNED,
        )
        .words()
}

type Fans = diagnosis::Answers<Fan, Option<Value>>;

const TURNED: &str = "your code negates a value, but every value is from the first player's side, \
                      whoever moves. Your search needs no negation.";

/// Adds the rows in which the search keeps the value of a wrong move.
fn keeps_another(answers: Fans) -> Fans {
    let read = reads("[4, 9, 2, 6]");
    let reads_all = read.as_deref() == Some("[4, 9, 2, 6]");
    let turned = reads_in("[4, 9, 2, 6]", (Value::MAX, Value::MIN))
        .filter(|_| read.as_deref() == Some("[4, ×, ×, ×]"));
    answers
        .row(
            |fan| Some(fan.best_for(Player::First)),
            "your search chooses the largest value when MIN moves. Use `board.better` and \
             `board.worst_case`, which depend on the player who moves.",
        )
        .row(
            |fan| Some(fan.best_for(Player::Second)),
            "your search chooses the smallest value when MAX moves. Use `board.better` and \
             `board.worst_case`, which depend on the player who moves.",
        )
        .row(
            |fan| Some(fan.best_for(fan.mover.other())),
            "your search chooses the smallest value for MAX and the largest for MIN. \
             `board.better(value, old)` is true if `value` is better than `old`.",
        )
        .row(
            |fan| Some(fan.leaves.first().copied()),
            match reads_all {
                true => {
                    "your search returns the value of the first move, although it reads every \
                     leaf. Each better value must replace the best value."
                }
                false if turned.as_deref() == Some("[4, 9, 2, 6]") => {
                    "your loop ends after the first move with the window (−∞, +∞), but not with \
                     (+∞, −∞). Check the comparison that ends your loop, and whether your code \
                     exchanges alpha and beta."
                }
                false => {
                    "your search returns the value of the first move. Either your loop ends after \
                     one move, or one value changes both alpha and beta. Check both cases."
                }
            },
        )
        .row(
            |fan| reads_all.then(|| fan.leaves.last().copied()),
            "your search returns the value of the last move. Return the best value of all moves.",
        )
}

/// Adds the rows in which the search returns its initial value or an end of the window.
fn never_replaced(answers: Fans) -> Fans {
    let kept = |text, kept: &'static str, lost| match ask(text, 9) {
        Some((_, Some(_))) => kept,
        _ => lost,
    };
    answers
        .row(
            |fan| Some(Some(fan.worst())),
            "your search returns its initial value, the worst case. Each better value must replace \
             it.",
        )
        .row(
            |fan| Some(fan.right().filter(|_| fan.again).or(Some(fan.worst()))),
            "your code compares values for the player who moves on the new board. Call `better` on \
             the board before the move, not on the new board.",
        )
        .row(
            |fan| Some(fan.right().filter(|_| fan.is_max()).or(Some(fan.worst()))),
            "when MIN moves, your search returns +∞, its initial value, although each leaf is \
             smaller. Store each smaller value as the new best value.",
        )
        .row(
            |fan| Some(fan.right().filter(|_| !fan.is_max()).or(Some(fan.worst()))),
            "when MAX moves, your search returns −∞, its initial value, although each leaf is \
             larger. Store each larger value as the new best value.",
        )
        .row(
            |fan| Some(Some(if fan.is_max() { Value::MAX } else { Value::MIN })),
            "your code starts at the best possible value, so no move can improve it. Start your \
             best value at `board.worst_case()`.",
        )
        .row(
            |fan| Some(fan.right().filter(|_| fan.is_max()).or(Some(fan.window.0))),
            kept(
                "{4, 9, 2, 6}",
                "at a MIN node your search returns alpha, an end of its window. Return the best \
                 value that your search found.",
                "at a MIN node your code returned alpha. For MIN, the best value starts at beta, \
                 or at `board.worst_case()`, and each smaller value replaces it.",
            ),
        )
        .row(
            |fan| Some(fan.right().filter(|_| !fan.is_max()).or(Some(fan.window.1))),
            kept(
                "[4, 9, 2, 6]",
                "at a MAX node your search returns beta, an end of its window. Return the best \
                 value that your search found.",
                "at a MAX node your code returned beta. For MAX, the best value starts at alpha, \
                 or at `board.worst_case()`, and each larger value replaces it.",
            ),
        )
        .row(
            |fan| {
                Some(Some(if fan.is_max() {
                    fan.window.1
                } else {
                    fan.window.0
                }))
            },
            kept(
                "{4, 9, 2, 6}",
                "your search returns beta at a MAX node and alpha at a MIN node. Return the best \
                 value that your search found.",
                "your search returns beta at a MAX node and alpha at a MIN node. MAX's best value \
                 starts at alpha and MIN's at beta, or both at `board.worst_case()`.",
            ),
        )
}

/// Detects a right value with a missing move or with another move.
fn another_move(spoken_of: &str) -> Option<String> {
    let trees = [("[4, 9, 2, 6]", 2, 9), ("{4, 9, 2, 6}", 3, 2)];
    let is_right = |of: usize| ask(trees[of].0, 9) == Some((trees[of].2, Some(trees[of].1)));
    for (text, best, value) in trees {
        let (got, chosen) = ask(text, 9)?;
        let within = within(spoken_of, text);
        match chosen {
            _ if got != value => return None,
            None => {
                let why = match (is_right(0), is_right(1)) {
                    (true, _) => {
                        "In [4, 9, 2, 6], where MAX moves, it recommends the right move. \
                         Store MIN's move with each smaller value. If MIN compares a value with \
                         beta, it must do so before it lowers beta."
                    }
                    (_, true) => {
                        "In {4, 9, 2, 6}, where MIN moves, it recommends the right move. \
                         Store MAX's move with each larger value. If MAX compares a value with \
                         alpha, it must do so before it raises alpha."
                    }
                    _ => "Store each move that gives a new best value, and return the last one.",
                };
                return Some(format!(
                    "{within}the value is right, but your search recommends no move. {why}"
                ));
            }
            Some(chosen) if chosen != best => {
                return Some(format!(
                    "{within}move {best} gives the right value, {value}, but your search \
                     recommends move {chosen}. Return the move that gave the best value."
                ));
            }
            Some(_) => {}
        }
    }
    None
}

fn another_order(spoken_of: &str) -> Option<String> {
    let later_first = |text: &&str| {
        let tree = tree(text);
        let run = attempt(|| search(TreeBoard::new(&tree), 9, OPEN));
        let first = run.and_then(|it| it.visited.root().searched().first()?.mv());
        first == Some(2)
    };
    // The numbers at the nodes attract a search that sorts by `evaluate`.
    let mut trees = ["[[1, 2], [9, 8]]", "[[1, 2], 9]", "[1:[1, 2], 9:[9, 8]]"].into_iter();
    let text = trees.find(later_first)?;
    Some(
        within(spoken_of, text)
            + "your search tries move 2 first. Try the moves in the order of `board.legal_moves()`.",
    )
}

/// Detects a search that does not end the loop at depth 1, although it does at other depths.
fn open_last_move(spoken_of: &str) -> Option<String> {
    if depths().is_some() {
        return None;
    }
    let text = "[[44, 61], [40, 35]]";
    let cuts = |depth| {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), depth, Value::MIN, Value::MAX))?;
        Some(tree.crossed() == "[[44, 61], [40, ×]]")
    };
    ([9, 8, 3, 2].map(cuts) == [true, true, true, false].map(Some)).then(|| {
        format!(
            "{}the 40 closes the window. Your search skips the 35 at depth 3, but not at depth 2, \
             where the call for [40, 35] has depth 1. Compare alpha with beta at depth 1, too.",
            within(spoken_of, text)
        )
    })
}

fn equal_moves() -> Option<String> {
    // In another order, the first of equal moves is a later one.
    if another_order("").is_some() {
        return None;
    }
    let equal = [
        ("[5, 8, 8, 6]", OPEN),
        ("{8, 5, 5, 7}", OPEN),
        ("[5, 8, 8, 6]", (6, 100)),
    ];
    let takes_equal = |(text, (alpha, beta)): (&str, _)| {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, alpha, beta).1) == Some(Some(3))
    };
    equal.into_iter().any(takes_equal).then(|| EQUAL.into())
}

/// Detects a search in which equal ends close the window for only one player.
fn equal_ends_of_one(spoken_of: &str) -> Option<String> {
    let (at_min, at_max) = ("[[44, 61], [44, 35]]", "{[44, 30], [44, 60]}");
    let cuts = |text: &str| Some(reads(text)?.contains('×'));
    let smaller = ["[[44, 61], [40, 35]]", "{[44, 30], [52, 60]}"];
    if smaller.map(cuts) != [Some(true); 2] || told("").next().is_some() {
        return None;
    }
    let (text, stops, goes_on) = match (cuts(at_min)?, cuts(at_max)?) {
        (false, true) => (at_min, "MAX", "MIN"),
        (true, false) => (at_max, "MIN", "MAX"),
        _ => return None,
    };
    Some(format!(
        "{}alpha and beta are both 44 after the second 44, but {goes_on} tries another move. When \
         alpha equals beta, end the loop for {goes_on}, as you do for {stops}.",
        within(spoken_of, text)
    ))
}

fn the_reply(spoken_of: &str) -> Option<String> {
    let text = "[[9, 3], [5, 2]]";
    (ask(text, 9)? == (3, Some(2)) && ask("[[1, 2], [5, 8, 4]]", 9)? == (4, Some(3))).then(|| {
        within(spoken_of, text)
            + "your search recommends move 2, the opponent's reply. Return the move from your \
               loop, not the move of a deeper call."
    })
}

fn not_kept(spoken_of: &str) -> Option<String> {
    // The 40 closes the window of MIN's second node, after 46.
    let text = "[[44, 61], [46, 40, 35]]";
    let value = ask(text, 9)?.0;
    if reads(text)? != "[[44, 61], [46, 40, ×]]" {
        return None;
    }
    let instead = match value {
        46 => "At a cut, return the new best value.",
        Value::MAX | Value::MIN => "Return the best value that your search found.",
        _ => return None,
    };
    Some(format!(
        "{}the 40 closes the window of [46, 40, 35]. For the whole tree your search returns {}, \
         but should return 44. {instead}",
        within(spoken_of, text),
        shown(value)
    ))
}

/// Detects a board that is not searched because an equal board was searched before, in the same window.
fn known_boards() -> Option<&'static str> {
    let other = reads("{[5], [9], [8]}")?;
    let equal = reads("{[5], [9], [9]}")?;
    (other == "{[5], [9], [8]}" && equal == "{[5], [9], ×}").then_some(KNOWN)
}

const KNOWN: &str = "in {[5], [9], [8]} your search reads all leaves, but in {[5], [9], [9]} it \
                     does not read the second 9. Your code recognises a board that it searched \
                     before, but the earlier result may be only a bound. Search the board again.";

/// Detects an initial value that a move does not beat: two trees with one leaf each then have the same value.
fn begins_with_a_number() -> Option<String> {
    for [near, far, better] in [
        ["[-1000000000]", "[-2000000000]", "[2000000000]"],
        ["{1000000000}", "{2000000000}", "{-2000000000}"],
    ] {
        match (ask(near, 9)?.0, ask(far, 9)?.0) {
            (_, 0 | Value::MIN | Value::MAX) => {}
            // A search that limits all values also limits the better value.
            (one, other) if one == other && ask(better, 9)?.0.abs() == 2_000_000_000 => {
                return Some(format!(
                    "your search returns {} for {far}, but no leaf has this value. Start your best \
                     value at `board.worst_case()`.",
                    shown(one)
                ));
            }
            _ => {}
        }
    }
    None
}

/// Detects a `depth` that is lowered once for each move.
fn lowered() -> Option<String> {
    common::depth_lowered(|board| alpha_beta(board, 3, Value::MIN, Value::MAX))
}

/// Explains a wrong depth, on a line in which each board evaluates to the number of its moves.
fn depths() -> Option<String> {
    let mut looked = [0; 4];
    for (depth, looked) in (1..).zip(&mut looked) {
        *looked = ask("0:[1:[2:[3:[4:[5:[6]]]]]]", depth)?.0;
    }
    match looked {
        [1, 2, 3, 4] => lowered().or_else(extra_turns_are_free),
        [0, 1, 2, 3] => Some(Cause::OneTooShallow.to_string()),
        // Other messages cover one move too many, and a search of all moves.
        [2, 3, 4, 5] | [6, 6, 6, 6] => None,
        [one, two, three, four] if looked.iter().all(|it| (0..=6).contains(it)) => Some(format!(
            "along a line of single moves, your search is {one}, {two}, {three} and {four} moves \
             deep when `depth` is 1, 2, 3 and 4. Each move reduces `depth` by 1, and at depth 0 \
             the search evaluates the board."
        )),
        _ => None,
    }
}

/// Detects a search that does not count extra turns, on a line in which the same player moves again and again.
fn extra_turns_are_free() -> Option<String> {
    let line = "0:[1:{2:{3:{4:{5:{6}}}}}]";
    let looked = [2, 3].map(|depth| ask(line, depth).map(|it| it.0));
    match looked {
        [Some(two @ 4..), Some(three)] if two == three => Some(format!(
            "in a game where MAX always moves again, your search goes {two} moves deep, both with \
             `depth` 2 and with `depth` 3. Pass `depth - 1` after an extra turn, too."
        )),
        _ => None,
    }
}

/// Returns the advice for a cause. If several faults look alike, the windows in the recorded calls decide.
fn borne_out(spoken_of: &str, cause: Cause) -> Option<String> {
    let seen = match cause {
        Cause::NothingCut => "Your search cut no move on any board.".to_owned(),
        Cause::NeverCuts(mover) => format!("{} cut no move on any board.", name(mover)),
        Cause::CutTooLate => {
            return told(spoken_of)
                .next()
                .map_or_else(|| Some(cause.to_string()), |it| Some(it.said));
        }
        Cause::CutTooEarly if !cuts_one_early() => return told(spoken_of).next().map(|it| it.said),
        Cause::OldBound(_) => {
            let mut told = told(spoken_of);
            let other = told.find(|it| !it.as_it_came).map(|it| it.said);
            return other.or_else(|| (!told_right()).then(|| cause.to_string()));
        }
        cause => return Some(cause.to_string()),
    };
    match told(spoken_of).next() {
        Some(told) => Some(format!("{seen} {}", diagnosis::sentence(&told.said))),
        None if told_right() => Some(format!(
            "{seen} Your code passed the right window to each call. Check where your loop compares \
             alpha with beta."
        )),
        None => closed_alone().map(|said| format!("{seen} {said}")),
    }
}

/// Searches one board of each player alone, with a window that its first leaf closes.
fn closed_alone() -> Option<String> {
    for (text, asked, then) in [
        ("{40, 35}", (44, 100), (44, 40)),
        ("[50, 60]", (-100, 44), (50, 44)),
    ] {
        if reads_in(text, asked)? == text {
            return Some(format!(
                "Called directly with the window {}, it reads both leaves of {text}. After the first leaf \
                 the window should be {}, which is closed, so the loop must end.",
                window(asked),
                window(then)
            ));
        }
    }
    let windows = "Called directly with the window (44, 100), it stops at {40, 35} after the 40. Check the window that \
                   your loop passes to each board.";
    Some(windows.into())
}

/// Checks whether the window (44, 45) counts as closed, but (44, 48) does not.
fn cuts_one_early() -> bool {
    reads_in("{60, 35}", (44, 45)).as_deref() != Some("{60, 35}")
        && reads("[[44, 61], [45, 35]]").as_deref() == Some("[[44, 61], [45, ×]]")
        && reads("[[44, 61], [48, 35]]").as_deref() == Some("[[44, 61], [48, 35]]")
}

/// A reply that was searched with a wrong window.
struct Told {
    said: String,
    /// Whether the reply got the window that the caller had received.
    as_it_came: bool,
}

/// The trees whose recorded calls are examined. The second has a bound from a distant ancestor. In the
/// next two MAX moves twice: after another move, and before another move. In the last one MIN moves twice,
/// and the first value that it finds is more than beta.
const LOOKED_AT: [(&str, (Value, Value)); 5] = [
    ("[[44, 61, 50], [40, 35], [47, 52, 70]]", OPEN),
    ("[5, [9, [[3, 7], [6, 8]]]]", (1, 100)),
    ("[5, {[9, 7], [4, 8]}]", OPEN),
    ("[{5, 3}, [4, 9]]", OPEN),
    ("[[5, {7, [6, 9]}]]", OPEN),
];

/// The first tree of the tests with a cut, which is examined before the other trees if the message is about it.
const FIRST_CUT: (&str, (Value, Value)) = ("[[44, 61, 50], [40, 35]]", OPEN);

/// Returns the replies that were searched with a wrong window.
fn told(spoken_of: &str) -> impl Iterator<Item = Told> {
    let own = [FIRST_CUT]
        .into_iter()
        .filter(move |(text, _)| *text == spoken_of);
    let wrong = own
        .chain(LOOKED_AT)
        .filter_map(move |at| told_otherwise(spoken_of, at));
    wrong.flatten()
}

/// Checks whether the recording shows every reply, and each with the right window.
fn told_right() -> bool {
    LOOKED_AT
        .into_iter()
        .all(|at| told_otherwise("", at).is_some_and(|wrong| wrong.is_empty()))
}

/// Returns the replies that were searched with a wrong window, one for each board, or `None` if the recording
/// does not show the replies.
fn told_otherwise(spoken_of: &str, (text, asked): (&str, (Value, Value))) -> Option<Vec<Told>> {
    let written = tree(text);
    let board = TreeBoard::new(&written);
    let (_, trace) = probe(|| alpha_beta(&board, 9, asked.0, asked.1));
    let calls = trace.tree();
    let mut wrong = Vec::new();
    let mut replies = 0;
    let mut left = vec![(*calls.roots.first()?, &written, Player::First)];
    while let Some((id, at, mover)) = left.pop() {
        let call = &calls.calls[id];
        if call.children.len() > at.children().len() {
            return None;
        }
        let mut windows = Windows::of(call, mover)?;
        let mut before = None;
        for (&id, child) in call.children.iter().zip(at.children()) {
            let reply = &calls.calls[id];
            replies += 1;
            let next = child.mover(mover);
            left.push((id, child, next));
            if windows.holds.0 >= windows.holds.1 {
                break;
            }
            let given = window_of(reply)?;
            if is_written(given) != is_written(windows.holds) {
                let with = match asked {
                    OPEN => String::new(),
                    asked => format!("with the window {} at the root, ", window(asked)),
                };
                wrong.push(Told {
                    said: format!(
                        "{}{with}{}",
                        within(spoken_of, text),
                        windows.should(given, next, before == Some(mover))
                    ),
                    as_it_came: given == windows.came,
                });
                break;
            }
            windows.narrow(reply)?;
            before = Some(next);
        }
    }
    (replies > 0).then_some(wrong)
}

/// Returns a window as it is printed: −`Value::MAX` is also −∞.
fn is_written((alpha, beta): (Value, Value)) -> (Value, Value) {
    (alpha.max(-Value::MAX), beta.max(-Value::MAX))
}

/// The window of a recorded call.
fn window_of(call: &Call) -> Option<(Value, Value)> {
    let end = |name| {
        let mut args = call.args.iter();
        args.find(|(is, _)| *is == name)?.1.parse::<Value>().ok()
    };
    Some((end("alpha")?, end("beta")?))
}

/// The window that a board received, and its window after some replies.
struct Windows {
    mover: Player,
    came: (Value, Value),
    holds: (Value, Value),
}

impl Windows {
    fn of(call: &Call, mover: Player) -> Option<Self> {
        let came = window_of(call)?;
        Some(Self {
            mover,
            came,
            holds: came,
        })
    }

    fn narrow(&mut self, reply: &Call) -> Option<()> {
        let answer = reply.value?.trim_start_matches('(').split(',').next()?;
        let answer: Value = answer.parse().ok()?;
        match self.mover {
            Player::First => self.holds.0 = self.holds.0.max(answer),
            Player::Second => self.holds.1 = self.holds.1.min(answer),
        }
        Some(())
    }

    /// Explains a wrong window that was passed to a board on which `next` moves. `after_extra_turn` says
    /// whether the move before led to an extra turn.
    fn should(&self, given: (Value, Value), next: Player, after_extra_turn: bool) -> String {
        let who = name(self.mover);
        let (alpha, beta) = self.holds;
        let (written, right) = (is_written(given), is_written(self.holds));
        let negated = is_written((beta.saturating_neg(), alpha.saturating_neg()));
        let thought = match self.mover {
            _ if given == (beta, alpha) => "Pass alpha first, then beta, for both players.",
            _ if written == negated => {
                "Your code negates the window, but every value is from the first player's side, \
                 whoever moves. Pass alpha and beta without a minus."
            }
            Player::First if after_extra_turn && given.0 < alpha && given.1 < beta => {
                "Your code lowered beta after a move of MAX, but MAX raises alpha. Decide by \
                 `board.to_move()`, the player who makes the move."
            }
            mover => match (mover, written.0 == right.0, written.1 == right.1) {
                (Player::First, true, _) => "Pass beta unchanged.",
                (Player::Second, _, true) => "Pass alpha unchanged.",
                (Player::First, _, true) => "Pass the larger of alpha and MAX's best value.",
                (Player::Second, true, _) => "Pass the smaller of beta and MIN's best value.",
                (Player::First, ..) => {
                    "Pass the larger of alpha and MAX's best value, and beta unchanged."
                }
                (Player::Second, ..) => {
                    "Pass alpha unchanged, and the smaller of beta and MIN's best value."
                }
            },
        };
        let to = match next == self.mover {
            true => format!(" to a board on which {who} moves again"),
            false => " to the next call".to_owned(),
        };
        let unchanged = match given == self.came {
            true => " unchanged",
            false => "",
        };
        format!(
            "{who} passed the window {}{unchanged}{to}, but should pass {}. {thought}",
            window(given),
            window(self.holds)
        )
    }
}

/// Detects, in small trees, a window that is tested too late, widened again, or moved by the level
/// instead of the player.
fn window_kept_wrongly(spoken_of: &str) -> Option<String> {
    let read = |text: &str, depth| {
        let tree = tree(text);
        let found = attempt(|| alpha_beta(&TreeBoard::new(&tree), depth, Value::MIN, Value::MAX))?;
        Some((found.0, tree.crossed()))
    };
    let crossed = |text: &str| reads(text).unwrap_or_default();
    let short = "[[44, 61, 50], [40, 35], [47, 52, 70]]";
    let (odd, even) = (read(short, 9)?, read(short, 8)?);
    if odd != even {
        return Some(format!(
            "the game {short} is over after two moves, but your search behaves differently at \
             depth 8 and at depth 9. If your code counts levels to find the player to move, call \
             `board.to_move()` instead."
        ));
    }
    if crossed("[[44, 61, 50], [40, 35, 30]]") == "[[44, 61, 50], [40, 35, ×]]" {
        let seen = match spoken_of {
            "[[44, 61, 50], [40, 35]]" => "at [40, 35] MAX has found 44".to_owned(),
            _ => {
                within(spoken_of, "[[44, 61, 50], [40, 35, 30]]")
                    + "at [40, 35, 30] MAX has \
                                                                      found 44"
            }
        };
        // A loop that always tries two moves stops in time in this tree.
        let why = match crossed("[[44, 61], [60, 40, 35]]") == "[[44, 61], [60, 40, ×]]" {
            true => "Compare alpha with beta after the first move, too.",
            false => "Update the window before you test whether it is closed.",
        };
        return Some(format!(
            "{seen}, so the 40 closes the window, but your search still reads the 35. {why}"
        ));
    }
    if let Some(said) = only_below_a_call(spoken_of).or_else(|| cut_above(spoken_of)) {
        return Some(said);
    }
    for (once, again, node, who, end) in [
        (
            "[5, [4, 1]]",
            "[5, 3, [4, 1]]",
            "[4, 1]",
            "MAX",
            "raises alpha",
        ),
        (
            "{5, [6, 9]}",
            "{5, 7, [6, 9]}",
            "[6, 9]",
            "MIN",
            "lowers beta",
        ),
    ] {
        if crossed(once) != once && crossed(again) == again {
            return Some(format!(
                "{}{who} has found 5, but your search does not stop at {node}. In {once} your search \
                 stops there. A worse value must not widen the window again: {who} only {end}.",
                within(spoken_of, again)
            ));
        }
    }
    None
}

/// Detects a loop that a move which ends the game cannot end.
fn only_below_a_call(spoken_of: &str) -> Option<String> {
    let (over, longer) = ("[[44, 61], [40, 35]]", "[[[44], [61]], [[40], [35]]]");
    let stops = reads(longer)? == "[[[44], [61]], [[40], ×]]" && seen(longer, 9, OPEN).is_none();
    (reads(over)? == over && stops).then(|| {
        format!(
            "{}your search reads the 35, but in {longer} it stops after the 40. After a move that ends \
             the game, narrow the window and test it, too.",
            within(spoken_of, over)
        )
    })
}

/// Detects a cut that also ends the loop of the board above.
fn cut_above(spoken_of: &str) -> Option<String> {
    let (open, cut) = (
        "[[44, 61], [46, 48], [47, 52]]",
        "[[44, 61], [40, 35], [47, 52]]",
    );
    let skips = reads(cut)? == "[[44, 61], [40, ×], ×]" && ask(cut, 9)?.0 == 44;
    (skips && not_kept("").is_none() && reads(open)? == open).then(|| {
        format!(
            "{}the 40 ends MIN's loop, but then your search skips MAX's last move, too. In {open}, \
             without a cut, it tries this move. A cut ends only its own loop. If your calls share a \
             window, restore it at a cut, too.",
            within(spoken_of, cut)
        )
    })
}

const WORST: &str = "your search returns 0, but no leaf is 0. Start your best value at \
                     `board.worst_case()`.";

/// The result of judging some larger searches.
enum Judged {
    /// All searches are right.
    Right,
    /// The cause of the largest wrong search.
    By(Cause),
    /// At least one wrong search has no known cause.
    ByNone,
}

/// Judges searches of random trees. Several causes can explain a small search, so the largest search decides. A
/// single unexplained search makes the result `ByNone`.
fn judged() -> Judged {
    let mut rng = Rng::with_seed(404);
    let mut largest = None;
    for round in 0..60 {
        let (tree, depth) = (uniform::wild(5, &mut rng), [9, 2][round % 2]);
        let search = || search(TreeBoard::new(&tree), depth, OPEN).diagnostic(depth, OPEN);
        match attempt(search) {
            Some(None) => {}
            Some(Some(Diagnostic {
                cause: Some(cause),
                visited,
                ..
            })) => {
                if largest.is_none_or(|(most, _)| visited > most) {
                    largest = Some((visited, cause));
                }
            }
            _ => return Judged::ByNone,
        }
    }
    largest.map_or(Judged::Right, |(_, cause)| Judged::By(cause))
}
