//! The checks of the exercise `old_beta`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::old_beta::{find_computer_move, find_human_move};
use call_trace::{Call, Trace, Tree, record};
use common::{attempt, counted, positions, probe, shown, spaced, twice, window, worth};
use diagnosis::wrong_answer;
use game::{Board, Player, Value, WinDrawLoss};
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::computer_and_human::{self, COMPUTER_LOSS, COMPUTER_WIN};
use tic_tac_toe::grid::{Grid, Side};

pub(super) fn every_value_and_every_move_is_right(first: Side) {
    for board in positions(0) {
        right(board, first);
    }
}

pub(super) fn with_a_narrower_window_the_answer_is_on_the_right_side_of_it() {
    for board in positions(5) {
        for (alpha, beta) in [(COMPUTER_LOSS, 0), (0, COMPUTER_WIN)] {
            let (got, ..) = ask(board, Side::Computer, (alpha, beta));
            let want = value(board, Side::Computer);
            assert!(
                got.clamp(alpha, beta) == want.clamp(alpha, beta),
                "{}",
                wrong_answer(
                    &format!(
                        "The search of {}, with the window {}",
                        named(board, Side::Computer),
                        window((alpha, beta))
                    ),
                    shown(got),
                    shown(want.clamp(alpha, beta)),
                    &format!(
                        "the position is worth {} to the computer. Return this value, limited to \
                         the window.",
                        shown(want)
                    )
                )
            );
        }
    }
}

pub(super) fn the_same_board_is_answered_the_same_again() {
    let ask = || {
        let mut grid = Grid::of(position("XO......."), Side::Computer);
        find_computer_move(&mut grid, COMPUTER_LOSS, COMPUTER_WIN)
    };
    twice("find_computer_move(XO.......)", ask);
}

pub(super) fn no_more_calls_than_suffice(text: &str, first: Side, suffice: usize) {
    let trace = right(position(text), first);
    let calls = calls_of_the_two(&trace);
    assert!(
        calls <= suffice,
        "Your search of {}, made {} calls, but should make at most {}.\n{}",
        named(position(text), first),
        spaced(calls),
        spaced(suffice),
        too_many(&trace.tree())
    );
}

pub(super) fn nor_on_any_later_position(first: Side, suffice: usize) {
    let all = positions(4);
    let calls: usize = all
        .iter()
        .map(|&board| calls_of_the_two(&right(board, first)))
        .sum();
    assert!(
        calls <= suffice,
        "Your search of all {} positions with four marks or more made {} calls, but should make at most {}.\n{}",
        spaced(all.len()),
        spaced(calls),
        spaced(suffice),
        too_many(&right(Bits::new(), first).tree())
    );
}

/// Asserts that the empty board needs no more than 4 493 calls, and returns their number.
fn no_more_than_suffice() -> usize {
    let trace = right(Bits::new(), Side::Human);
    let calls = calls_of_the_two(&trace);
    assert!(
        calls <= 4_493,
        "Your search of the empty board made {} calls, but should make at most 4 493.\n{}",
        spaced(calls),
        too_many(&trace.tree())
    );
    calls
}

pub(super) fn what_the_repair_was_worth() {
    let calls = no_more_than_suffice();
    let after = calls_of_the_two(&right(position("X.......O"), Side::Computer));
    let without = |board: Bits| {
        let mut grid = Grid::of(board, Side::Computer);
        record(|| computer_and_human::find_computer_move(&mut grid))
            .1
            .calls()
    };
    worth(format!(
        "{} calls on the empty board. On X.......O {} calls; chapter 3's pair, which uses no \
         window, makes {}.",
        spaced(calls),
        spaced(after),
        spaced(without(position("X.......O")))
    ));
}

/// Detects a later answer that replaced the first of several equal ones.
fn equal_is_a_bound(tree: &Tree, got: Value, mv: usize) -> Option<String> {
    let root = &tree.calls[*tree.roots.first()?];
    let replies = asked(tree, root);
    // The cells are tried in order, with one call each.
    replies.get(mv).filter(|reply| answer(reply) == Some(got))?;
    let is_equal = |reply: &&&Call| answer(reply) == Some(got);
    if replies.iter().position(|reply| is_equal(&reply)) == Some(mv) {
        return None;
    }
    let equal = replies.iter().filter(is_equal).count();
    // Each later answer was searched with a narrower window than the first.
    let mut windows = replies.iter().filter(is_equal);
    let (low, high) = told(windows.next()?)?;
    let is_narrower = |it: &&Call| {
        told(it).is_some_and(|(alpha, beta)| {
            (low..=high).contains(&alpha)
                && (low..=high).contains(&beta)
                && (alpha, beta) != (low, high)
        })
    };
    (equal > 1 && windows.all(is_narrower)).then(|| {
        format!(
            "The calls for {equal} marks returned {}, but only the first mark is certainly worth \
             {}. A later call receives a narrower window and can return an equal value for a worse \
             mark. Check that your code replaces the move only if the new value is better.",
            shown(got),
            shown(got)
        )
    })
}

const PAIR: [&str; 2] = ["find_computer_move", "find_human_move"];

/// Counts the calls of both functions. The calls of a helper are not searches.
fn calls_of_the_two(trace: &Trace) -> usize {
    PAIR.iter().map(|function| trace.calls_of(function)).sum()
}

/// Returns the calls of the two functions that a call made, directly or through a helper.
fn asked<'t>(tree: &'t Tree<'t>, call: &Call<'t>) -> Vec<&'t Call<'t>> {
    let made = call.children.iter().map(|&id| &tree.calls[id]);
    made.flat_map(|call| match PAIR.contains(&call.function) {
        true => vec![call],
        false => asked(tree, call),
    })
    .collect()
}

/// Returns the value that a recorded call returned.
fn answer(call: &Call) -> Option<Value> {
    let value = call.value?.trim_start_matches('(').split(',').next()?;
    value.parse().ok()
}

fn position(text: &str) -> Bits {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Names a position by its grid, where the human is X: `X........, where the human began`.
fn named(board: Bits, first: Side) -> String {
    let verb = match board.moves_done() {
        0 => "begins",
        _ => "began",
    };
    let grid = Grid::of(board, first);
    format!("{grid:?}, where the {} {verb}", name(first))
}

fn name(side: Side) -> &'static str {
    if side == Side::Human {
        "human"
    } else {
        "computer"
    }
}

/// Returns the value of a position to the computer.
fn value(board: Bits, first: Side) -> Value {
    let sign = if first == Side::Computer { 1 } else { -1 };
    sign * for_the_first(board)
}

/// Returns the value of a position to the player who began the game. Each position is solved once.
fn for_the_first(board: Bits) -> Value {
    thread_local! {
        static KNOWN: RefCell<HashMap<Bits, Value>> = RefCell::default();
    }
    if let Some(known) = KNOWN.with_borrow(|known| known.get(&board).copied()) {
        return known;
    }
    let values = board.legal_moves().map(|mv| for_the_first(board.play(mv)));
    let value = match board.to_move() {
        _ if board.done() => WinDrawLoss(board).evaluate(),
        Player::First => values.max().unwrap_or(0),
        Player::Second => values.min().unwrap_or(0),
    };
    KNOWN.with_borrow_mut(|known| known.insert(board, value));
    value
}

/// Runs the search for the player to move. Returns its answer and the board afterwards.
fn ask(board: Bits, first: Side, (alpha, beta): (Value, Value)) -> (Value, Option<usize>, Grid) {
    let mut grid = Grid::of(board, first);
    let computer = (board.to_move() == Player::First) == (first == Side::Computer);
    let search = if computer {
        find_computer_move
    } else {
        find_human_move
    };
    let (value, cell) = search(&mut grid, alpha, beta);
    (value, cell, grid)
}

/// Runs the search recorded, and asserts the right value and a move with this value.
fn right(board: Bits, first: Side) -> Trace {
    let ((got, cell, grid), trace) = record(|| ask(board, first, (COMPUTER_LOSS, COMPUTER_WIN)));
    FIRST.with(|asked| _ = asked.get_or_init(|| (board, first, calls_of_the_two(&trace))));
    let want = value(board, first);
    let thought = || match of_a_value(told_otherwise(&trace.tree())) {
        thought if thought.is_empty() => {
            let (tree, cells) = (trace.tree(), board.legal_moves().count());
            let thought = left_early(&tree, cells).or_else(|| ended_inside(&tree, cells));
            thought.unwrap_or_default()
        }
        thought => thought,
    };
    let asked = format!("search of {},", named(board, first));
    assert!(
        grid == Grid::of(board, first),
        "Your {asked} left the grid as {grid:?}, but should leave it unchanged.\nEach function \
         must leave the same marks as it received, even if its loop ends early."
    );
    assert!(
        got == want,
        "{}",
        wrong_answer(&asked, shown(got), shown(want), &thought())
    );
    let Some(mv) = board.legal_moves().find(|mv| Some(mv.number()) == cell) else {
        let (cell, thought) = match cell {
            Some(cell) => (format!("cell {cell}"), String::new()),
            None => {
                let thought = no_move_is_kept(board, first, got, &trace.tree());
                ("no cell".into(), thought)
            }
        };
        panic!("Your {asked} recommended {cell}, but should recommend an empty cell.{thought}")
    };
    let kept = value(board.play(mv), first);
    assert!(
        kept == got,
        "Your {asked} returned {} by cell {mv}, but cell {mv} gives {}.\n{}",
        shown(got),
        shown(kept),
        wrong_move(
            &trace.tree(),
            got,
            board.legal_moves().position(|it| it == mv)
        )
    );
    trace
}

/// Explains a search that recommends a move only if its value is inside the window. Returns an empty text for
/// any other fault.
fn no_move_is_kept(board: Bits, first: Side, got: Value, tree: &Tree) -> String {
    let is_human = |board: &Bits| (board.to_move() == Player::First) == (first == Side::Human);
    let mover = is_human(&board);
    let (end, beyond, own) = match mover {
        true => (COMPUTER_WIN, "below", "beta"),
        false => (COMPUTER_LOSS, "above", "alpha"),
    };
    let tried = tree
        .roots
        .first()
        .map(|root| asked(tree, &tree.calls[*root]).len());
    // Draws: each has a move whose value is better than the end of the window.
    let keeps_a_better_move = positions(6)
        .into_iter()
        .filter(|board| is_human(board) == mover && value(*board, first) == 0)
        .all(|board| {
            let open = (COMPUTER_LOSS, COMPUTER_WIN);
            attempt(|| ask(board, first, open).1).is_some_and(|cell| cell.is_some())
        });
    if tried == Some(0) {
        return "\nYour code returned before its first call, but only a full grid has no move."
            .into();
    }
    match got == end && tried.is_some() && keeps_a_better_move {
        true => format!(
            "\nNo move on this board has a value {beyond} {own}, so your best move stayed `None`. \
             Start the best move as the first empty cell."
        ),
        false => String::new(),
    }
}

thread_local! {
    /// The first recorded search, and the number of its calls.
    static FIRST: OnceCell<(Bits, Side, usize)> = const { OnceCell::new() };
}

/// Repeats the first search, and detects a result that was stored in between.
fn kept() -> Option<String> {
    let (board, first, calls) = FIRST.with(|asked| asked.get().copied())?;
    let (_, trace) = probe(|| ask(board, first, (COMPUTER_LOSS, COMPUTER_WIN)));
    let again = calls_of_the_two(&trace);
    (again < calls).then(|| {
        format!(
            "The same search of {}, made {} the first time, but {} now. Your code stores a value \
             between two searches, but this value may be only a bound. Use only arguments and local \
             variables.",
            named(board, first),
            counted(calls, "call"),
            counted(again, "call")
        )
    })
}

/// Returns the number of calls that a call made, and its window after them.
fn window_after(tree: &Tree, call: &Call) -> Option<(usize, (Value, Value))> {
    let (mut alpha, mut beta) = told(call)?;
    let replies = asked(tree, call);
    for reply in &replies {
        match call.function {
            "find_human_move" => beta = beta.min(answer(reply)?),
            _ => alpha = alpha.max(answer(reply)?),
        }
    }
    Some((replies.len(), (alpha, beta)))
}

/// Detects a later call that left out two cells or more while its window was open.
fn ended_inside(tree: &Tree, cells: usize) -> Option<String> {
    let marks = |call: &Call| {
        let above = std::iter::successors(call.parent, |id| tree.calls[*id].parent);
        above
            .filter(|id| PAIR.contains(&tree.calls[*id].function))
            .count()
    };
    let mut calls = tree.calls.iter().filter(|it| PAIR.contains(&it.function));
    calls.find_map(|call| {
        let (replies, (alpha, beta)) = window_after(tree, call)?;
        let (left, value) = (cells.saturating_sub(marks(call)), answer(call)?);
        let is_open = match call.function {
            "find_human_move" => alpha < value && alpha < beta && value != COMPUTER_LOSS,
            _ => value < beta && alpha < beta && value != COMPUTER_WIN,
        };
        (is_open && replies > 0 && replies + 1 < left).then(|| {
            format!(
                "In a call of `{}` the window was still {}, but only {replies} of {left} empty \
                 cells got a call. Does your loop compare with a bound from outside this call?",
                call.function,
                window((alpha, beta))
            )
        })
    })
}

/// Detects a first call that left cells out although its window was open.
fn left_early(tree: &Tree, cells: usize) -> Option<String> {
    let call = &tree.calls[*tree.roots.first()?];
    let (replies, (alpha, beta)) = window_after(tree, call)?;
    let (changes, own, foreign) = match call.function {
        "find_human_move" => ("lower", "beta", "alpha"),
        _ => ("raise", "alpha", "beta"),
    };
    ((1..cells).contains(&replies) && alpha < beta).then(|| {
        format!(
            "In `{}` the window was still {}, but only {replies} of {cells} empty cells got a call. There an \
             answer can only {changes} {own}: {foreign} stays as received. Apart from a win, \
             only a closed window ends the loop.",
            call.function,
            window((alpha, beta))
        )
    })
}

/// Returns the explanation of a wrong value. The old beta and unnecessary calls cannot cause one.
fn of_a_value(thought: String) -> String {
    match [HUNTED, TOO_MUCH].contains(&thought.as_str()) {
        true => String::new(),
        false => thought,
    }
}

/// Explains a move that is worse than the value. The old beta and unnecessary calls cannot cause this fault.
fn wrong_move(tree: &Tree, got: Value, mv: Option<usize>) -> String {
    let thought = told_otherwise(tree);
    match [HUNTED, TOO_MUCH].contains(&thought.as_str()) {
        true => mv
            .and_then(|mv| equal_is_a_bound(tree, got, mv))
            .unwrap_or_default(),
        false => thought,
    }
}

/// Describes the first call with a window other than its caller's. The hunted fault is named only if there is
/// no other, because the reader should find it.
fn told_otherwise(tree: &Tree) -> String {
    let itself = asked_itself(tree);
    if let Some(function) = itself {
        return format!(
            "`{function}` called `{function}`. After a mark the other player moves. Call the other \
             function."
        );
    }
    if let Some(stored) = kept() {
        return stored;
    }
    if let Some(thought) = asks_nobody().or_else(|| returns_less(tree)) {
        return thought;
    }
    let wrong = |call: &Call| {
        if !PAIR.contains(&call.function) {
            return None;
        }
        let human = call.function == "find_human_move";
        let (alpha, beta) = told(call)?;
        // The caller's own end of the window, moved by each answer.
        let mut value = if human { beta } else { alpha };
        for reply in asked(tree, call) {
            let ours = PAIR[usize::from(!human)];
            let told = told(reply).filter(|_| reply.function == ours)?;
            let knows = if human { (alpha, value) } else { (value, beta) };
            if knows.0 >= knows.1 {
                return None; // no window is right any more
            }
            if told != knows {
                return Some((human, (alpha, beta), knows, told));
            }
            let answer = answer(reply)?;
            value = if human {
                value.min(answer)
            } else {
                value.max(answer)
            };
        }
        None
    };
    let hunted = |&(human, came, _, told): &Told| human && told == came;
    let found: Vec<Told> = tree.calls.iter().filter_map(wrong).collect();
    let first = found.iter().find(|it| !hunted(it)).or(found.first());
    let Some(&(human, came, knows, told)) = first else {
        return goes_on_where_closed(tree).unwrap_or_else(|| TOO_MUCH.into());
    };
    if hunted(&(human, came, knows, told)) {
        return match tells_less_than_beta(tree) {
            false => HUNTED.into(),
            true => format!(
                "In `find_human_move` the window was {}, but the function passed {} to the next \
                 call, with the old beta. Other calls passed a smaller beta. In every call, pass \
                 the smaller of beta and the best value so far.",
                window(knows),
                window(told)
            ),
        };
    }
    match begins_beyond(tree, human) {
        Some(beyond) => beyond,
        None => another_window(human, knows, told),
    }
}

/// Explains a search with too many calls.
fn too_many(tree: &Tree) -> String {
    match told_otherwise(tree) {
        thought if thought == TOO_MUCH => needless().unwrap_or(thought),
        thought => thought,
    }
}

/// Detects calls although a cell wins at once, and a second call for the last empty cell.
fn needless() -> Option<String> {
    let tries = ["...OO.XX.", "XOXOXXO.O"].map(position).into_iter();
    let mut tries = tries.flat_map(|board| [Side::Human, Side::Computer].map(|side| (board, side)));
    tries.find_map(|(board, side)| {
        let (_, trace) = probe(|| ask(board, side, (COMPUTER_LOSS, COMPUTER_WIN)));
        let tree = trace.tree();
        let root = &tree.calls[*tree.roots.first()?];
        let (who, cells) = (name(side), board.legal_moves().count());
        let (calls, grid) = (asked(&tree, root).len(), Grid::of(board, side));
        let made = format!("`find_{who}_move` made {}", counted(calls, "call"));
        match (cells, calls) {
            (1, 2..) => Some(format!(
                "On {grid:?} only one cell is empty, but {made}. Make one call for each mark."
            )),
            (2.., 1..) => Some(format!(
                "On {grid:?} cell 9 wins at once for the {who}, but {made}. Look for an immediate \
                 win before the loop."
            )),
            _ => None,
        }
    })
}

/// The whole message about the original fault.
const HUNTED: &str = "One of the two functions finds a better bound than it passes to the other \
                      function. At each call, compare the best value so far with the window that \
                      the call receives.";

/// Checks whether the human's function ever passed on another beta than it received. In that case the
/// original fault is gone.
fn tells_less_than_beta(tree: &Tree) -> bool {
    tree.calls.iter().any(|call| {
        let came = told(call).filter(|_| call.function == "find_human_move");
        let other = |reply: &&Call| told(reply).map(|it| it.1) != came.map(|it| it.1);
        came.is_some() && asked(tree, call).iter().any(other)
    })
}

/// Detects a function that begins with a value beyond all results instead of the end it received, and then
/// passes on its best answer.
fn begins_beyond(tree: &Tree, human: bool) -> Option<String> {
    let (function, own, nearer) = match human {
        true => ("find_human_move", "beta", "smaller"),
        false => ("find_computer_move", "alpha", "larger"),
    };
    // The end of the window for the first reply, if all later replies received the best answer so far.
    let begins = |call: &Call| {
        let mut holds = None;
        for reply in asked(tree, call) {
            let (alpha, beta) = told(reply)?;
            let is_told = if human { beta } else { alpha };
            let answer = answer(reply)?;
            let begun = holds.get_or_insert((is_told, is_told));
            if begun.1 != is_told {
                return None;
            }
            begun.1 = match human {
                true => is_told.min(answer),
                false => is_told.max(answer),
            };
        }
        holds.map(|(begun, _)| begun)
    };
    let beyond = |begun: Value| !(COMPUTER_LOSS..=COMPUTER_WIN).contains(&begun);
    let searched = tree.calls.iter().filter(|call| call.function == function);
    let first = searched.clone().find_map(begins)?;
    let asks = |call: &&Call| !asked(tree, call).is_empty();
    let all = searched
        .filter(asks)
        .all(|call| begins(call).is_some_and(beyond));
    all.then(|| {
        format!(
            "`{function}` passes {} as {own} with its first mark, but no position has this value. \
             Pass the {nearer} of {own} and the best value so far.",
            shown(first)
        )
    })
}

/// Detects a function that returned less than one of its calls, for the player who moves.
fn returns_less(tree: &Tree) -> Option<String> {
    let mut calls = tree.calls.iter().filter(|it| PAIR.contains(&it.function));
    calls.find_map(|call| {
        let human = call.function == "find_human_move";
        let ((alpha, beta), returned) = (told(call)?, answer(call)?);
        let answers = asked(tree, call).into_iter().filter_map(answer);
        let best = if human { answers.min() } else { answers.max() }?;
        let inside = |value: Value| value.clamp(alpha.min(beta), beta.max(alpha));
        let is_less = match human {
            true => inside(best) < inside(returned),
            false => inside(best) > inside(returned),
        };
        is_less.then(|| {
            format!(
                "A call of `{}` with the window {} returned {}, but one of its own calls returned \
                 {}, which is better for the {}. Return the best value so far.",
                call.function,
                window((alpha, beta)),
                shown(returned),
                shown(best),
                if human { "human" } else { "computer" }
            )
        })
    })
}

/// Detects a function that made another call after its window was closed. It reports the smallest such call.
fn goes_on_where_closed(tree: &Tree) -> Option<String> {
    let closed = |call: &Call| {
        let human = call.function == "find_human_move";
        let (mut alpha, mut beta) = told(call).filter(|_| PAIR.contains(&call.function))?;
        let replies = asked(tree, call);
        let (last, before) = replies.split_last()?;
        for reply in before {
            let answer = answer(reply)?;
            match human {
                true => beta = beta.min(answer),
                false => alpha = alpha.max(answer),
            }
        }
        (alpha >= beta).then_some((human, (alpha, beta), replies.len(), last.children.len()))
    };
    let found: Vec<_> = tree.calls.iter().filter_map(closed).collect();
    let first = found
        .iter()
        .min_by_key(|(_, _, replies, below)| (*replies, *below));
    let &(human, by_then, ..) = first?;
    let (who, end) = match human {
        true => ("human", "alpha"),
        false => ("computer", "beta"),
    };
    Some(format!(
        "In `find_{who}_move` the window {} was closed, but the function made another call. \
         Either the loop does not end when the best value reaches {end}, or the function makes two \
         calls for one mark. Check both cases.",
        window(by_then)
    ))
}

/// Explains a window that differs from the caller's window.
fn another_window(human: bool, knows: (Value, Value), told: (Value, Value)) -> String {
    let (who, changes, own, foreign) = if human {
        ("human", "lowers", "beta", "alpha")
    } else {
        ("computer", "raises", "alpha", "beta")
    };
    let foreign_of = |(alpha, beta)| if human { alpha } else { beta };
    let reversed = told == (knows.1, knows.0);
    let thought = if reversed {
        "Pass alpha first, then beta, for both players.".to_owned()
    } else if foreign_of(knows) == foreign_of(told) {
        let nearer = if human { "smaller" } else { "larger" };
        format!("Pass the {nearer} of the received {own} and the best value so far.")
    } else {
        format!("The {who} {changes} only {own}. Pass {foreign} unchanged.")
    };
    format!(
        "In `find_{who}_move` the window was {}, but the function passed {} to the next call. \
         {thought}",
        window(knows),
        window(told)
    )
}

/// Returns a function that called itself.
fn asked_itself<'t>(tree: &'t Tree<'t>) -> Option<&'t str> {
    let found = tree.calls.iter().find(|call| {
        let mut asked = asked(tree, call).into_iter();
        PAIR.contains(&call.function) && asked.any(|reply| reply.function == call.function)
    });
    found.map(|call| call.function)
}

/// Detects a function that never calls the other, with marks in two corners, whoever began.
fn asks_nobody() -> Option<String> {
    let (human, computer) = ("find_human_move", "find_computer_move");
    let asks = |function: &str| {
        [Side::Human, Side::Computer].into_iter().any(|first| {
            let open = (COMPUTER_LOSS, COMPUTER_WIN);
            let (_, trace) = probe(|| ask(position("X.......O"), first, open));
            let calls = trace.tree().calls;
            calls
                .iter()
                .any(|call| call.function == function && !call.children.is_empty())
        })
    };
    let (silent, other) = match (asks(human), asks(computer)) {
        (false, true) => (human, computer),
        (true, false) => (computer, human),
        _ => return None,
    };
    Some(format!(
        "On X.......O, `{silent}` does not call `{other}`, whoever began. Each mark needs \
         this call: check that your code reaches it."
    ))
}

/// Whether the human made the call, the window that the caller received, its window by then, and
/// the window it passed on.
type Told = (bool, (Value, Value), (Value, Value), (Value, Value));

const TOO_MUCH: &str = "Each call received the right window. Check in both functions when the loop \
                        ends, how many calls one mark gets, in which order the cells are tried, \
                        and that an immediate win needs no call.";

fn told(call: &Call) -> Option<(Value, Value)> {
    let arg = |name| {
        let mut args = call.args.iter();
        args.find(|(is, _)| *is == name)?.1.parse().ok()
    };
    Some((arg("alpha")?, arg("beta")?))
}
