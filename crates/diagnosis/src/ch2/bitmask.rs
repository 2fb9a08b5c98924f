//! The claims of the tests of `bitmask`, and explanations of wrong answers.

mod support;

use Fault::*;
use call_trace::{Trace, Tree, panic_text};
use diagnosis::{attempt, listed, number, plural, remark, shown, twice, worth};
use eight_queens::bitmask::bitmask;
use std::panic::{catch_unwind, resume_unwind};
use std::thread;
use support::panics::bounded;
use support::{endless, spaced};

/// The calls for 8 queens if the search makes a call only for a free square.
const CALLS: usize = 2057;

/// The number of ways for 1 to 13 queens.
const WAYS: [u64; 13] = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14_200, 73_712];

pub(super) fn the_search_ends() {
    demand_an_end();
}

pub(super) fn ways_are_counted(n: u32) {
    let (sent, _) = endless::told(move |teller| {
        teller.tell(count(n));
    });
    if sent.is_empty() {
        demand_an_end();
    }
    compare(n, sent.first().copied().unwrap_or_else(|| count(n)));
}

pub(super) fn the_answer_is_the_same_when_asked_again() {
    demand_an_end();
    twice("bitmask(5)", || count(5));
}

pub(super) fn only_free_squares_are_explored() {
    if right_for_8() {
        few_calls();
    }
}

fn few_calls() {
    let trace = run(8).1;
    let calls = trace.calls();
    let words = "the search needs one call for each free square, and none for an attacked square. \
                 (The number of ways is right.)";
    let tree = trace.tree();
    let seen = first_wrong(8, &tree).filter(|_| !shifts_on_entry(8, &tree));
    let words = seen.map_or(words.into(), |it| it.0);
    // A recursive helper for the columns makes a call for each of them.
    assert!(
        calls <= 4 * CALLS,
        "Your bitmask(8) made {} calls, but should need at most {}.\n{}",
        spaced(calls),
        spaced(4 * CALLS),
        diagnosis::sentence(&words)
    );
}

pub(super) fn larger_boards_are_counted_too() {
    if !right_for_8() {
        return;
    }
    few_calls();
    // A search that tests diagonals only on a full board does not finish 11.
    let (sent, ended) = endless::told(|teller| {
        for n in 9..=11 {
            teller.tell((n, count(n)));
        }
    });
    for &(n, found) in &sent {
        compare(n, found);
    }
    assert!(
        sent.len() == 3 || ended,
        "Your bitmask({}) takes too long, but should place {} queens.\nCheck that no queen attacks \
         a square before you place a queen on this square. (Your results for up to {} queens are \
         right.)",
        sent.len() + 9,
        spaced(Placements.ways(sent.len() as u32 + 9)),
        sent.len() + 8
    );
    for n in sent.len() as u32 + 9..=13 {
        judge(n);
    }
}

pub(super) fn the_page_asked_what_shifts_and_marks_are_worth() {
    if !right_for_8() {
        return;
    }
    let searches = searches();
    let (ways, trace) = run(8);
    let calls = trace.calls();
    if !searches && diagnosis::unseen(&["place_row"], &trace, "").is_some() {
        let next = attempt(|| bitmask(14));
        assert!(
            next == Some(365_596),
            "Your bitmask(14) {} 365 596.\nYour results for 1 to 13 queens are right, but {NO_SEARCH}",
            next.map_or("panicked, but should return".into(), |ways| format!(
                "returned {}, but should return",
                spaced(ways)
            ))
        );
    }
    worth(format!(
        "{ways} ways in {} recorded calls. With both diagonals shifted by `<<` the answer is {}, with only the new \
         queen's diagonals {}.",
        spaced(calls),
        spaced(SameWay.ways(8)),
        spaced(OnlyNew.ways(8))
    ));
    if goes_mirrored(8, &trace.tree()) {
        remark(
            "Right, and mirrored: in your program, `falling` moves to lower bits and `rising` to \
             higher bits. A falling diagonal moves to higher columns, that is, to higher bits. The \
             number is the same, since each board has its mirror image.",
        );
    }
    if let Some(ways) = attempt(|| bitmask(0)).filter(|&ways| ways != 1) {
        remark(format!(
            "No test calls bitmask(0). Your bitmask(0) returned {}. Without columns there is one \
             way to place no queen, so 1 fits best.",
            spaced(ways)
        ));
    }
}

/// Checks whether every call has the words of the mirror image: falling shifted by `>>`, rising by `<<`.
fn goes_mirrored(n: u32, tree: &Tree<'_>) -> bool {
    let full: u64 = (1 << n) - 1;
    let mut steps = steps(tree).unwrap_or_default().into_iter();
    tree.calls.len() > 1
        && steps.all(|(columns, falling, rising)| {
            let bit = columns.1 & !columns.0;
            let moved = (rising.0 | bit) << 1;
            falling.1 == (falling.0 | bit) >> 1 && rising.1 & full == moved & full
        })
}

/// A word of a caller, and the same word of a call by it.
type Word = (u64, u64);

/// Returns `columns`, `falling` and `rising` of each call and its caller, or `None` if one is unknown.
fn steps(tree: &Tree<'_>) -> Option<Vec<(Word, Word, Word)>> {
    let below = tree.calls.iter().filter(|call| call.parent.is_some());
    let words = below.map(|call| {
        let above = &tree.calls[call.parent?];
        let word = |name| Some((number(above, name)?, number(call, name)?));
        Some((word("columns")?, word("falling")?, word("rising")?))
    });
    words.collect()
}

/// Checks whether `place_row` shifts the words that it receives: then the diagonals that it passes look unshifted.
fn shifts_on_entry(n: u32, tree: &Tree<'_>) -> bool {
    let full: u64 = (1 << n) - 1;
    let taken = |(columns, falling, rising): &(Word, Word, Word)| {
        columns.1 & !columns.0 & (falling.0 | rising.0) != 0
    };
    steps(tree).is_some_and(|steps| steps.iter().any(taken)) && NewNotShifted.explains(full, tree)
}

/// Checks that the search ends, and reports a panic on the way.
fn demand_an_end() {
    let (sent, ended) = endless::told(|teller| {
        for n in [1, 2, 4] {
            teller.tell((n, count(n)));
        }
    });
    if !ended {
        // A search with too many columns ends late. A smaller board then explains more.
        for &(n, found) in &sent {
            assert!(found == WAYS[n as usize - 1], "{}", claim(n, found));
        }
        let n = [1, 2, 4][sent.len()];
        panic!(
            "Your bitmask({n}) does not end, but should return {}.\nCheck that each turn of the \
             loop removes the tried column from `free`, or goes to the next bit, also before a \
             `continue`.",
            WAYS[n - 1]
        );
    }
    // A panic in that thread is reported here.
    if sent.len() < 3 {
        for n in [1, 2, 4] {
            count(n);
        }
    }
}

/// Checks that 8 queens are counted correctly. A later test fails here with the words of the first ones, so that one
/// cause has one message. Returns false in a process that only answers the question `bitmask(8)`.
fn right_for_8() -> bool {
    let question = "bitmask(8)";
    if diagnosis::answers_only(question, || attempt(|| bitmask(8)) == Some(WAYS[7])) {
        return false;
    }
    demand_an_end();
    let (first, second) = (attempt(|| count(5)), attempt(|| count(5)));
    if let (Some(first), Some(second)) = (first, second) {
        diagnosis::assert_same_again("bitmask(5)", &first, &second);
    }
    let found = count(8);
    if found != WAYS[7]
        && let Some(words) = diagnosis::right_alone(question)
    {
        let ways = spaced(found);
        panic!("Your bitmask(8) returned {ways} after bitmask(5), but should return 92.\n{words}");
    }
    compare(8, found);
    true
}

fn judge(n: u32) {
    compare(n, count(n));
}

fn compare(n: u32, found: u64) {
    let ways = WAYS[n as usize - 1];
    assert!(
        found == ways,
        "{}",
        support::advice::below(&claim(n, found), &thought(n))
    );
}

fn claim(n: u32, found: u64) -> String {
    format!(
        "Your bitmask({n}) returned {}, but should return {}.",
        spaced(found),
        spaced(WAYS[n as usize - 1])
    )
}

/// Counts the ways, and stops a search that goes deeper than the board allows.
fn count(n: u32) -> u64 {
    let frames = ((n + 2) * (n + 2)) as usize; // n + 1 suffice; a helper needs one for each column
    let (question, ways) = (format!("bitmask({n})"), spaced(WAYS[n as usize - 1]));
    let words = |panic: &str, tree: &Tree<'_>| {
        if panic.contains("subtract with overflow") || panic.contains("negate with overflow") {
            return Some(below_zero(tree));
        }
        if panic.contains("add with overflow") || panic.contains("shift left with overflow") {
            return Some(in_last_call(
                tree,
                "computed a number that does not fit in its type. If you compute `!free + 1` or \
                 shift by free.trailing_zeros(), check first that `free` is not 0. The number of \
                 ways needs a `u64`.",
            ));
        }
        let deep = diagnosis::went_too_deep(panic);
        deep.then(|| too_deep(n, frames, tree))
    };
    let why = |panic: &str, tree: &Tree<'_>| {
        let words = words(panic, tree)?;
        Some(diagnosis::ended(
            panic,
            tree.calls.len(),
            &question,
            &ways,
            &words,
        ))
    };
    if n > 8 {
        // Too large to be recorded.
        let run = catch_unwind(|| bounded(frames, || bitmask(n)));
        return run.unwrap_or_else(|panic| {
            match panic_text(&*panic).is_some_and(|said| said.contains("with overflow")) {
                true => {
                    let words = "your code computed a number that does not fit in its type. Check \
                                 your types: the number of ways, for example, is a `u64`.";
                    panic!("{}", diagnosis::stopped(&question, &ways, words))
                }
                false => resume_unwind(panic),
            }
        });
    }
    diagnosis::watch(|| bounded(frames, || bitmask(n)), why).0
}

fn run(n: u32) -> (u64, Trace) {
    call_trace::record(|| bitmask(n))
}

/// The words about a program without a recorded search.
const NO_SEARCH: &str = "the recorder saw no recursive call. If your code looks these numbers up in \
    a list, count the boards by a search instead.";

/// Runs a search in a new thread, where a memo of the thread is empty. Returns `None` if it panics.
fn in_a_new_thread(n: u32) -> Option<(u64, Trace)> {
    let thread = thread::spawn(move || attempt(|| run(n)));
    thread.join().ok().flatten()
}

/// Checks whether `place_row` calls itself. A test asks it first, because a memo may answer later
/// calls.
fn searches() -> bool {
    let calls = in_a_new_thread(7).map(|(_, trace)| trace.calls());
    !call_trace::TRACING || calls.is_none_or(|calls| calls > 1)
}

/// Formats words about the call that was running when the recording stopped.
fn in_last_call(tree: &Tree<'_>, what: &str) -> String {
    let call = diagnosis::last(tree).map_or("bitmask".into(), shown);
    format!("in {call}, your code {what}")
}

fn below_zero(tree: &Tree<'_>) -> String {
    let call = diagnosis::last(tree);
    let nothing_is_taken = call.is_none_or(|call| number(call, "columns") == Some(0));
    let advice = match nothing_is_taken {
        true => "If you negate `free`, use free.wrapping_neg().",
        false => {
            "If you remove bits with a minus, use `&` and `!` instead: `falling` can have bits \
             outside of `full`."
        }
    };
    let what = format!(
        "computed a negative number, which its type cannot store. {advice} If you subtract from \
         `free`, check first that `free` is not 0."
    );
    in_last_call(tree, &what)
}

fn too_deep(n: u32, frames: usize, tree: &Tree<'_>) -> String {
    if let Some(words) = wrong_words(n, tree) {
        return words;
    }
    let same = tree.calls.iter().find(|call| {
        // A helper may make the calls of a row.
        let mut above = std::iter::successors(call.parent, |&at| tree.calls[at].parent);
        let parent = above.find(|&at| tree.calls[at].function == "place_row");
        parent.map(|at| &tree.calls[at]).is_some_and(|parent| {
            call.function == "place_row"
                && number(parent, "columns").is_some()
                && number(parent, "columns") == number(call, "columns")
        })
    });
    match same {
        Some(call) if no_bit(tree, call) && ever_joins(tree) => format!(
            "{} received the same queens as its caller, although an earlier call received a new \
             queen. So the new bit was 0. Check how your code computes it, and whether your loop \
             runs when `free` is 0.",
            shown(call)
        ),
        Some(call) if no_bit(tree, call) => format!(
            "{} received the same queens as its caller. Either the new bit is 0, or your code \
             adds this bit to none of the three words. The lowest bit of `free` is `free & \
             free.wrapping_neg()`.",
            shown(call)
        ),
        Some(call) if ever_joins(tree) && number(call, "columns") != Some(0) => format!(
            "{} received the same `columns` as its caller. Leave out the columns that already have \
             a queen.",
            shown(call)
        ),
        Some(call) => format!(
            "{} received the same `columns` as its caller. Add the new queen's bit to `columns`.",
            shown(call)
        ),
        None if let Some(call) = diagnosis::repeated(tree) => format!(
            "{} called itself with the same numbers. In each call, pass only the columns that are \
             still to be tried.",
            shown(call)
        ),
        None => {
            let columns = diagnosis::counted(n as usize, "column");
            format!("your calls are more than {frames} deep, but the board has only {columns}.")
        }
    }
}

/// Checks whether any call has one column more than its caller.
fn ever_joins(tree: &Tree<'_>) -> bool {
    let mut steps = steps(tree).unwrap_or_default().into_iter();
    steps.any(|(columns, ..)| columns.1 & !columns.0 != 0)
}

/// Checks whether a call received its caller's words, shifted but without a new queen.
fn no_bit(tree: &Tree<'_>, call: &call_trace::Call<'_>) -> bool {
    let Some(above) = call.parent.map(|parent| &tree.calls[parent]) else {
        return false;
    };
    let word = |name| Some((number(above, name)?, number(call, name)?));
    let (falling, rising) = (word("falling"), word("rising"));
    falling.is_some_and(|(old, new)| new == old << 1)
        && rising.is_some_and(|(old, new)| new == old >> 1)
}

/// Explains the first call whose three words are not its caller's words with one more queen.
fn wrong_words(n: u32, tree: &Tree<'_>) -> Option<String> {
    let full: u64 = (1 << n) - 1;
    let wrong = first_wrong(n, tree).filter(|_| !shifts_on_entry(n, tree));
    let (claim, about_diagonals) = wrong?;
    if !about_diagonals || n < 4 {
        return Some(claim);
    }
    if let Some(words) = siblings_gather(n, tree) {
        return Some(words);
    }
    let mut faults = FAULTS.into_iter();
    let fault = faults.find(|fault| fault.is_of_words() && fault.explains(full, tree));
    Some(fault.map_or(claim, |fault| fault.words().into()))
}

/// Explains words that change in the loop of a row, so that each call gets the diagonals of the columns tried before
/// it.
fn siblings_gather(n: u32, tree: &Tree<'_>) -> Option<String> {
    let of = |name, up| gathers(n, tree, name, up);
    let names = match (of("falling", true)?, of("rising", false)?) {
        (true, true) => "`falling` and `rising`",
        (true, false) => "`falling`",
        (false, true) => "`rising`",
        (false, false) => return None,
    };
    Some(format!(
        "your loop changes {names}, so each column receives the diagonals of the columns tried \
         before. For each column, use the {names} that the call received."
    ))
}

/// Checks whether a word of each call contains the columns tried before, or returns `None` if neither this nor the
/// right word explains all calls.
fn gathers(n: u32, tree: &Tree<'_>, name: &str, up: bool) -> Option<bool> {
    let full: u64 = (1 << n) - 1;
    let shift = |word: u64| if up { word << 1 } else { word >> 1 };
    let (mut right, mut as_kept, mut as_moved) = (true, true, true);
    for above in &tree.calls {
        let (columns, word) = (number(above, "columns")?, number(above, name)?);
        let (mut kept, mut moved) = (word, word);
        for &child in &above.children {
            let child = &tree.calls[child];
            let bit = number(child, "columns")? & !columns;
            kept |= bit;
            moved = shift(moved | bit);
            let got = number(child, name)?;
            let same = |want: u64| (got ^ want) & full == 0;
            right &= same(shift(word | bit));
            as_kept &= same(shift(kept));
            as_moved &= same(moved);
        }
    }
    (right || as_kept || as_moved).then_some(!right)
}

/// Returns words about the first wrong call, and whether only its diagonals are wrong.
fn first_wrong(n: u32, tree: &Tree<'_>) -> Option<(String, bool)> {
    let full: u64 = (1 << n) - 1;
    let root = tree.calls.first()?;
    let words = ["columns", "falling", "rising"].map(|name| number(root, name));
    if words == [Some(full); 3] {
        let begins = format!(
            "with n = {n}, the first call is {}, but before the first queen no square is attacked. A bit is 1 \
             if its square is attacked, so all three words begin as 0.",
            shown(root)
        );
        return Some((begins, false));
    }
    tree.calls.iter().find_map(|call| {
        let above = &tree.calls[call.parent?];
        let word = |name| Some((number(above, name)?, number(call, name)?));
        let (columns, falling, rising) = (word("columns")?, word("falling")?, word("rising")?);
        let claim = format!("with n = {n}, {} called {}", shown(above), shown(call));
        let bit = columns.1 & !columns.0;
        let placed = falling.1 >> 1 & !falling.0;
        if columns.0 & !columns.1 != 0 || placed != 0 && columns.1 == (columns.0 | placed) << 1 {
            let moved = [(columns.0 | placed) << 1, (columns.0 | placed) >> 1];
            let advice = match columns.1 != 0 && moved.contains(&columns.1) {
                true => "Pass `columns | bit`, without a shift.",
                false => "The new `columns` must contain all bits of the old one.",
            };
            return Some((format!(
                "{claim}. A column with a queen is taken in the next row, too. {advice}"
            ), false));
        }
        if bit & !full != 0 {
            let advice = match bit.count_ones() {
                1 => "Use only the lowest n bits.".into(),
                new => format!("`columns` has {new} new bits, but one row adds only one bit."),
            };
            return Some((format!(
                "{claim}. In the second call, `columns` has a bit beyond the lowest n bits. {advice}"
            ), false));
        }
        if bit.count_ones() > 1 {
            if fills_several_rows(full, columns, falling, rising) {
                return None;
            }
            let gathers = tried_before(tree, call, bit);
            let words = if columns.1 == full && columns.0 == 0 && !gathers {
                format!("your code marks all {n} columns as taken after one queen. Check whether \
                         you pass `full` or all of `free` instead of `columns | bit`.")
            } else {
                let is_free = bit & (columns.0 | falling.0 | rising.0) == 0;
                new_bits(n, columns, gathers, is_free)
            };
            return Some((format!("{claim}. {}", diagnosis::sentence(&words)), false));
        }
        if bit == 0 {
            return None;
        }
        let free = full & !(columns.0 | falling.0 | rising.0);
        if bit & free == 0 {
            let look = if loses_bit_0(full, tree) {
                "Does your code shift `rising` with `>>` before a call, and back with `<<` after \
                 it? Bit 0 is then lost."
            } else {
                FIND_FREE
            };
            return Some((format!(
                "{claim}. The new queen's bit, bit {}, was not free: `{}` contains this bit. {look}",
                bit.trailing_zeros(),
                match bit & falling.0 {
                    0 => "rising",
                    _ => "falling",
                }
            ), false));
        }
        let words = moved_wrongly(full, bit, falling, rising)?;
        Some((format!("{claim}. {}", diagnosis::sentence(&words)), true))
    })
}

/// The advice about a queen on a square that is not free.
const FIND_FREE: &str = "Check how your code finds the free columns, and whether its loop changes \
    a word that the call received.";

/// Checks whether the only attacked squares with a queen are in column 0, on a rising diagonal.
fn loses_bit_0(full: u64, tree: &Tree<'_>) -> bool {
    let is_so = |(columns, falling, rising): (Word, Word, Word)| {
        columns.1 & !columns.0 & full & (falling.0 | rising.0 & !1) == 0
    };
    steps(tree).is_some_and(|steps| steps.into_iter().all(is_so))
}

/// Checks whether queens on free squares, one in each of the next rows, change the words before to
/// the words after.
fn fills_several_rows(
    full: u64,
    columns: (u64, u64),
    falling: (u64, u64),
    rising: (u64, u64),
) -> bool {
    let new = columns.1 & !columns.0;
    if new == 0 {
        return (falling.0 ^ falling.1) & full == 0 && (rising.0 ^ rising.1) & full == 0;
    }
    let free = new & !(falling.0 | rising.0);
    let mut bits = (0..u64::BITS).map(|at| 1 << at);
    bits.any(|bit| {
        let below = ((falling.0 | bit) << 1, (rising.0 | bit) >> 1);
        let columns = (columns.0 | bit, columns.1);
        free & bit != 0
            && fills_several_rows(full, columns, (below.0, falling.1), (below.1, rising.1))
    })
}

/// Explains more than one new bit in the columns, which are given before and after.
fn new_bits(n: u32, (before, after): (u64, u64), tried_before: bool, is_free: bool) -> String {
    let why = match is_free {
        _ if tried_before => {
            "Each free bit must be added to the three words that the call received, not to those \
             of an earlier bit."
        }
        true => "Add only one bit in each row, for example the lowest bit of `free`.",
        false => "Add only the new queen's bit to `columns`.",
    };
    let (n, new) = (n as usize, (after & !before).count_ones());
    format!(
        "your code changes the bits of `columns` from {before:0n$b} to {after:0n$b}, which has \
         {new} new bits. {why}"
    )
}

/// Explains the first of the two words, given before and after, that does not have the diagonals of the next row.
fn moved_wrongly(full: u64, bit: u64, falling: (u64, u64), rising: (u64, u64)) -> Option<String> {
    // The two may have exchanged their roles: then falling moves to lower columns in every call.
    let moved = |word: u64, to_higher: bool| {
        let word = word | bit;
        if to_higher { word << 1 } else { word >> 1 }
    };
    let is = |to_higher: bool| {
        let same = |got: u64, want: u64| (got ^ want) & full == 0;
        [
            same(falling.1, moved(falling.0, to_higher)),
            same(rising.1, moved(rising.0, !to_higher)),
        ]
    };
    if is(true) == [true; 2] || is(false) == [true; 2] {
        return None;
    }
    let (name, word, got, want) = match is(true) {
        [false, _] => ("falling", falling.0, falling.1, moved(falling.0, true)),
        _ => ("rising", rising.0, rising.1, moved(rising.0, false)),
    };
    Some(format!(
        "with `{name}` {word:#b} and the new queen {bit:#b}, the next row should receive `{name}` \
         ({word:#b} | {bit:#b}) {} 1 = {want:#b}, not {got:#b}.",
        if name == "falling" { "<<" } else { ">>" }
    ))
}

/// Checks whether the new bits of a call include the new bits of an earlier call by the same caller.
fn tried_before(tree: &Tree<'_>, call: &call_trace::Call<'_>, bit: u64) -> bool {
    let Some(above) = call.parent.map(|parent| &tree.calls[parent]) else {
        return false;
    };
    let new = |at: &usize| Some(number(&tree.calls[*at], "columns")? & !number(above, "columns")?);
    let is_earlier = |at: &&usize| !std::ptr::eq(&raw const tree.calls[**at], call);
    let mut before = above.children.iter().take_while(is_earlier).map_while(new);
    before.any(|before| before != bit && before != 0 && before & !bit == 0)
}

/// Explains the first call that returns a wrong number although its own calls return right ones.
fn first_wrong_value(n: u32) -> Option<String> {
    // In a new thread a memo is often empty, so that the first wrong number can be found.
    in_a_new_thread(n)
        .and_then(|(_, trace)| wrong_value(n, &trace.tree()))
        .or_else(|| wrong_value(n, &attempt(|| run(n))?.1.tree()))
}

fn wrong_value(n: u32, tree: &Tree<'_>) -> Option<String> {
    let full: u64 = (1 << n) - 1;
    (!shifts_on_entry(n, tree)).then_some(())?;
    let is_mirrored = goes_mirrored(n, tree);
    // The result of a call, and the right result. In a mirrored search the two diagonals have
    // changed places.
    let values = |call: &call_trace::Call<'_>| {
        let word = |name| number(call, name);
        let (columns, falling, rising) = (word("columns")?, word("falling")?, word("rising")?);
        let got: u64 = call.value?.parse().ok()?;
        let wanted = match is_mirrored {
            true => Twice.right(full, columns, rising, falling),
            false => Twice.right(full, columns, falling, rising),
        };
        Some((got, wanted))
    };
    // A helper may make the calls of a row, or call itself for the other columns of the row.
    let calls_of = |call: &call_trace::Call<'_>| match &diagnosis::replies(tree, call)[..] {
        [] => call.children.iter().map(|&at| &tree.calls[at]).collect(),
        found => found.to_vec(),
    };
    let is_rest = |call: &call_trace::Call<'_>| {
        let above = call.parent.map(|at| &tree.calls[at]);
        let above = above.filter(|it| it.function == call.function && it.function != "place_row");
        above.is_some_and(|it| number(it, "columns") == number(call, "columns"))
    };
    let (call, (got, wanted)) = tree.calls.iter().find_map(|call| {
        let (got, wanted) = values(call).filter(|_| !is_rest(call))?;
        let is_right = |it: &_| values(it).is_some_and(|(got, wanted)| got == wanted);
        let wrong = got != wanted && calls_of(call).into_iter().all(is_right);
        wrong.then_some((call, (got, wanted)))
    })?;
    let children = calls_of(call);
    let word = |name| number(call, name);
    let (columns, falling, rising) = (word("columns")?, word("falling")?, word("rising")?);
    let (claim, got) = (format!("with n = {n}, {}", shown(call)), spaced(got));
    let free = full & !(columns | falling | rising);
    if columns == full {
        return Some(format!(
            "{claim} has a queen in each column, but returned {got}. Return 1 in this case."
        ));
    }
    if free == 0 {
        return Some(format!(
            "{claim} has no free column for the next queen, but returned {got}. Return 0 in this \
             case."
        ));
    }
    let adds_several =
        |(columns, ..): &(Word, Word, Word)| (columns.1 & !columns.0).count_ones() > 1;
    let tried: Vec<&str> = children.iter().filter_map(|it| it.value).collect();
    let new = |it: &&call_trace::Call<'_>| Some(number(it, "columns")? & !columns);
    let without = children.iter().find(|it| new(it) == Some(0));
    let new = children.iter().filter_map(new);
    let seen = new.fold(0, |seen, bit| seen | bit);
    let left: Vec<u32> = (0..n)
        .filter(|&bit| free & !seen & (1 << bit) != 0)
        .collect();
    let missing = left.len();
    let left = format!("{} {}", plural(missing, "bit", "bits"), listed(&left));
    let free = free.count_ones() as usize;
    let columns = diagnosis::counted(free, "free column");
    Some(match tried.len() {
        0 => format!(
            "{claim} has {columns} ({left}), but made no call and returned {got} instead of {}. If \
             your code stores numbers, each key must contain `full` and all three words. If not, \
             check the conditions under which this call returns or makes a call.",
            spaced(wanted)
        ),
        _ if steps(tree).is_some_and(|steps| steps.iter().any(adds_several)) => format!(
            "{claim} returned {got} instead of {}. Its calls returned {}. Check whether your code \
             loses these numbers when it fills the board without a further call.",
            spaced(wanted),
            tried.join(", ")
        ),
        made if made == free && seen.count_ones() as usize != made => format!(
            "{claim} has {columns}, but some of its {made} calls were for the same column: {left} \
             {} left out. Try each free column once.",
            plural(missing, "was", "were")
        ),
        made if made < free && seen.count_ones() as usize == made => format!(
            "{claim} has {columns}, but did not try {left}. It returned {got} instead of {}. Try \
             each free column.",
            spaced(wanted)
        ),
        made if made < free => format!(
            "{claim} has {columns}, but tried only {made}. It returned {got} instead of {}. Try \
             each free column.",
            spaced(wanted)
        ),
        _ if let Some(call) = without => format!(
            "{claim} called {} without a new column. {FIND_FREE}",
            shown(call)
        ),
        made if made > free => format!(
            "{claim} has {columns}, but made {made} calls. Make one call for each free column."
        ),
        _ => format!(
            "{claim} has {columns}. Its calls returned {}, but your code returned {got} instead of \
             {}. Check the lines that make the calls and add their results.",
            tried.join(", "),
            spaced(wanted)
        ),
    })
}

fn thought(n: u32) -> String {
    let searches = searches();
    let counts: Vec<Option<u64>> = (1..=8).map(|n| attempt(|| count(n))).collect();
    let is_right = |n: u32| counts[n as usize - 1] == Some(WAYS[n as usize - 1]);
    let wrong: Vec<u32> = (1..=8).filter(|&n| !is_right(n)).collect();
    let Some(&first) = wrong.first() else {
        let right = |n: &u32| attempt(|| count(*n)) == Some(WAYS[*n as usize - 1]);
        let last = (9..n).take_while(right).last().unwrap_or(8);
        // Larger boards are too large to be recorded.
        let value = if n <= 10 { first_wrong_value(n) } else { None };
        return if !searches {
            format!("Your results for 1 to 8 queens are right, but {NO_SEARCH}")
        } else if let Some(words) = value {
            words
        } else {
            format!(
                "Your results for 1 to {last} queens are right. Check whether a number of your \
                 code is too small for n = {n}, by its type or as a constant: each word needs {n} \
                 bits, and the result is {}.",
                spaced(WAYS[n as usize - 1])
            )
        };
    };
    if let Some(words) = attempt(|| seen(4, counts[3])).flatten() {
        return words;
    }
    if let Some(words) = never_tried(6).filter(|_| never_tried(5).is_some()) {
        return words;
    }
    // A fault in the loop can lead to the same numbers as a fault in the words.
    let are_right = attempt(|| words_are_right(4)) == Some(true);
    let alike = |fault: &Fault| {
        !(are_right && fault.is_of_words())
            && (*fault != LastOnly || attempt(|| last_call_decides(4)) == Some(true))
            && (1..=8).all(|n| counts[n as usize - 1] == Some(fault.ways(n)))
    };
    if let Some(fault) = FAULTS.into_iter().find(alike) {
        return fault.words().into();
    }
    if wrong.len() > 1 && wrong.iter().all(|n| n % 2 == 1) {
        return "your results are wrong only for an odd number of columns. If you count half of the \
                columns twice, count the middle column once."
            .into();
    }
    // On a board of 1 the first column is also the last one, and the lowest bit the highest.
    let telling = wrong.iter().find(|&&n| n >= 4).unwrap_or(&first);
    first_wrong_value(*telling).unwrap_or_else(|| match wrong[..] {
        [1] => "your results for 2 to 8 queens are right. Check what your code does with one row."
            .into(),
        _ => String::new(),
    })
}

/// Checks whether every call returned what the last of its calls returned.
fn last_call_decides(n: u32) -> bool {
    let (_, trace) = run(n);
    let calls = trace.tree().calls;
    let mut with_calls = calls
        .iter()
        .filter_map(|it| Some((it, *it.children.last()?)));
    with_calls.all(|(call, last)| call.value == calls[last].value)
        && calls.iter().any(|call| call.value == Some("1"))
}

/// Checks whether every call received its caller's three words with one more queen.
fn words_are_right(n: u32) -> bool {
    let (_, trace) = run(n);
    let tree = trace.tree();
    tree.calls.len() > 1 && steps(&tree).is_some() && first_wrong(n, &tree).is_none()
}

/// Returns words about the only bit that no call of a board of n tried although it was free.
fn never_tried(n: u32) -> Option<String> {
    if !call_trace::TRACING {
        return None;
    }
    let (_, trace) = attempt(|| run(n))?;
    let tree = trace.tree();
    let full: u64 = (1 << n) - 1;
    let (mut free, mut tried) = (0, 0);
    for call in &tree.calls {
        let word = |name| number(call, name);
        let (columns, falling, rising) = (word("columns")?, word("falling")?, word("rising")?);
        free |= full & !(columns | falling | rising);
        for &child in &call.children {
            tried |= number(&tree.calls[child], "columns")? & !columns;
        }
    }
    let never = free & !tried;
    (tree.calls.len() > 1 && never.count_ones() == 1).then(|| {
        let place = match never.trailing_zeros() {
            bit if bit + 1 == n => ", the highest,",
            _ => "",
        };
        format!(
            "in its {} calls for {n} queens, your search never tried bit {}{place} although this \
             bit was free. Check how your code finds the free columns, and whether its loop tries \
             every bit.",
            spaced(tree.calls.len()),
            never.trailing_zeros()
        )
    })
}

/// Explains a wrong number by the recorded calls of a board of n.
fn seen(n: u32, found: Option<u64>) -> Option<String> {
    if !call_trace::TRACING {
        return None;
    }
    let (_, trace) = run(n);
    let tree = trace.tree();
    let calls = tree.calls.iter();
    let rows = calls.filter(|call| call.function == "place_row").count();
    let first = tree.calls.first();
    let has_words = first.is_some_and(|call| number(call, "columns").is_some());
    if rows == 1 && found == Some(0) && has_words && !ever_joins(&tree) {
        return Some(format!(
            "with n = {n}, the recorder saw only one call of `place_row`. Check when this call \
             returns, its loop, and how it finds the free columns: when no column is taken, all \
             columns are free."
        ));
    }
    wrong_words(n, &tree).or_else(|| {
        let most = tree.calls.iter().map(|call| call.children.len()).max();
        (most == Some(1) && rows > 1).then(|| {
            format!(
                "with n = {n}, each call of `place_row` made at most one call. Try every free \
                 column of a row."
            )
        })
    })
}

/// A fault of a counting search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    SameWay,
    SameWayRight,
    OnlyNew,
    NewNotShifted,
    NewAlone,
    ColumnsOnly,
    NotMoved,
    NoFalling,
    NoRising,
    ByTwo,
    Exchanged,
    LastOnly,
    AnyWay,
    Calls,
    Placements,
    Twice,
}

const FAULTS: [Fault; 16] = [
    SameWay,
    SameWayRight,
    OnlyNew,
    NewNotShifted,
    NewAlone,
    ColumnsOnly,
    NotMoved,
    NoFalling,
    NoRising,
    ByTwo,
    Exchanged,
    LastOnly,
    AnyWay,
    Calls,
    Placements,
    Twice,
];

impl Fault {
    fn words(self) -> &'static str {
        match self {
            SameWay | SameWayRight => {
                "your code moves both diagonals in the same direction, but should move `falling` \
                 with `<<` and `rising` with `>>`."
            }
            OnlyNew => {
                "your code passes only the diagonals of the new queen to the next row. Shift and \
                 pass the diagonals of the older queens, too."
            }
            NewNotShifted => {
                "your code does not shift the diagonals of the new queen. Add the new bit to \
                 `falling` and `rising` before you shift them."
            }
            NewAlone => {
                "your code does not shift the diagonals of the older queens. `falling | bit << 1`, \
                 for example, shifts only `bit`: put brackets around `falling | bit`."
            }
            ColumnsOnly => {
                "your code adds the new queen only to `columns`. Add her bit to `falling` and \
                 `rising`, too."
            }
            NotMoved => {
                "your code does not shift the diagonals. Shift `falling` and `rising` by one \
                 column from each row to the next."
            }
            NoFalling => {
                "your code does not add the new queen to `falling`. Add her bit to `falling`, too."
            }
            NoRising => {
                "your code does not add the new queen to `rising`. Add her bit to `rising`, too."
            }
            Exchanged => {
                "your code swaps `falling` and `rising` from row to row. Pass `falling`, shifted \
                 with `<<`, as `falling`, and `rising`, shifted with `>>`, as `rising`."
            }
            ByTwo => {
                "your code moves the diagonals by two columns. Shift by 1 from one row to the next."
            }
            LastOnly => {
                "your search returns only the ways of the last free column. Add up the ways of all \
                 free columns."
            }
            AnyWay => {
                "your search returns 1 when any free column leads to a solution. Add up the \
                 numbers of solutions for all free columns."
            }
            Calls => "your search counts every call. Count a call only when all columns are taken.",
            Placements => "your search counts every placement. Count only full boards.",
            Twice => "your search counts each way twice. Count each full board once.",
        }
    }

    fn ways(self, n: u32) -> u64 {
        let full = (1_u64 << n) - 1;
        match self {
            Twice => 2 * self.right(full, 0, 0, 0),
            Placements => Calls.search(full, 0, 0, 0) - 1,
            _ => self.search(full, 0, 0, 0),
        }
    }

    /// Checks whether the fault is in the words that are handed down.
    fn is_of_words(self) -> bool {
        self.next(2, 2, 4) != Twice.next(2, 2, 4)
    }

    /// Checks whether each call received the words that this fault hands down.
    fn explains(self, full: u64, tree: &Tree<'_>) -> bool {
        let is_so = |(columns, falling, rising): (Word, Word, Word)| {
            let next = self.next(falling.0, rising.0, columns.1 & !columns.0);
            (next.0 ^ falling.1) & full == 0 && (next.1 ^ rising.1) & full == 0
        };
        steps(tree).is_some_and(|steps| steps.into_iter().all(is_so))
    }

    /// Returns the diagonals of the next row.
    fn next(self, falling: u64, rising: u64, bit: u64) -> (u64, u64) {
        match self {
            SameWay => ((falling | bit) << 1, (rising | bit) << 1),
            SameWayRight => ((falling | bit) >> 1, (rising | bit) >> 1),
            OnlyNew => (bit << 1, bit >> 1),
            NewNotShifted => (falling << 1 | bit, rising >> 1 | bit),
            NewAlone => (falling | bit << 1, rising | bit >> 1),
            ColumnsOnly => (falling << 1, rising >> 1),
            NotMoved => (falling | bit, rising | bit),
            NoFalling => (falling << 1, (rising | bit) >> 1),
            NoRising => ((falling | bit) << 1, rising >> 1),
            Exchanged => ((rising | bit) >> 1, (falling | bit) << 1),
            ByTwo => ((falling | bit) << 2, (rising | bit) >> 2),
            _ => ((falling | bit) << 1, (rising | bit) >> 1),
        }
    }

    /// Returns the right number of ways.
    fn right(self, full: u64, columns: u64, falling: u64, rising: u64) -> u64 {
        Twice.search(full, columns, falling, rising)
    }

    fn search(self, full: u64, columns: u64, falling: u64, rising: u64) -> u64 {
        if columns == full {
            return 1;
        }
        let mut ways = u64::from(self == Calls);
        let mut free = full & !(columns | falling | rising);
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            let (falling, rising) = self.next(falling, rising, bit);
            let below = self.search(full, columns | bit, falling, rising);
            match self {
                LastOnly => ways = below,
                _ => ways += below,
            }
            if self == AnyWay && ways > 0 {
                break;
            }
        }
        ways
    }
}
