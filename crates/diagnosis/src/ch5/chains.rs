//! The checks of the exercise `chains`, one function for each test, and the explanations of wrong answers.

mod common;

use call_trace::{Call, Tree, record};
use common::{for_mover, minus, position, spaced};
use diagnosis::{attempt, probe, twice, watch, wrong_answer};
use dots_and_boxes::chains::{Memo, opened, worth};
use dots_and_boxes::chains_and_loops::{Chain, Chains};
use fastrand::Rng;
use game::{Board, Value};
use std::collections::HashMap;
use tic_tac_toe::look_ahead::look_ahead;

#[track_caller]
fn chain(text: &str) -> Chain {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

#[track_caller]
fn chains(text: &str) -> Chains {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

pub(super) fn take_all_or_leave_some(name: &str, rest: Value) {
    right_choice(chain(name), rest);
}

pub(super) fn so_it_is_with_every_chain_and_every_rest() {
    for boxes in 1..=25 {
        for rest in -30..=30 {
            right_choice(Chain::new(boxes), rest);
            if boxes >= 4 && boxes % 2 == 0 {
                right_choice(Chain::closed(boxes), rest);
            }
        }
    }
}

pub(super) fn the_chain_that_costs_least_is_opened(names: &str, want: Value) {
    assert_eq!(Plain::default().worth(&chains(names)), want, "{names}");
    right_worth(&chains(names), names);
}

pub(super) fn on_a_field_it_is_what_looking_ahead_finds(text: &str, names: &str) {
    let board = position(text);
    assert_eq!(
        Chains::of(&board),
        Some(chains(names)),
        "read from\n{board}"
    );
    let (end, _) = look_ahead(&board, 20);
    let want = for_mover(&board, end - board.evaluate());
    let got = worth(&chains(names), &mut Memo::new());
    assert!(
        got == want,
        "{}\nLooking ahead on this board gives the right value:\n{board}",
        wrong(names, got, want, &wrong_worth(&chains(names)))
    );
}

pub(super) fn many_collections_are_answered_with_one_memo() {
    let mut rng = Rng::with_seed(1982);
    let (mut memo, mut plain) = (Memo::new(), Plain::default());
    for _ in 0..150 {
        let one = |rng: &mut Rng| match rng.u8(0..4) {
            0 => Chain::closed(2 * rng.i32(2..=4)),
            _ => Chain::new(rng.i32(1..=6)),
        };
        let all: Chains = (0..rng.usize(1..=6)).map(|_| one(&mut rng)).collect();
        let (got, want) = (worth(&all, &mut memo), plain.worth(&all));
        let name = all.to_string();
        if got != want {
            if is_wrong(&all) {
                let least = diagnosis::smallest(all, smaller, is_wrong);
                right_worth(&least, &least.to_string());
            }
            let thought = wrongly_kept(&memo, &mut plain).or_else(wrongly_read);
            let thought = thought.unwrap_or_default();
            let thought = format!(
                "with a new memo your code is right, but earlier calls used this memo, too. \
                 {thought}"
            );
            panic!("{}", wrong(&name, got, want, &thought));
        }
    }
    let all = chains("3 4 loop6");
    twice("worth of \"3 4 loop6\" with a new memo", || {
        worth(&all, &mut Memo::new())
    });
}

/// Checks whether `worth` is wrong for a collection with a new memo.
fn is_wrong(all: &Chains) -> bool {
    attempt(|| worth(all, &mut Memo::new())) != Some(Plain::default().worth(all))
}

/// Returns the collections that are one step smaller: without a chain, or with a shorter chain in its place.
fn smaller(all: &Chains) -> Vec<Chains> {
    let chains = || all.different().filter(|_| all.iter().count() > 1);
    let without = chains().map(|chain| all.without(chain));
    let shorter = all.different().filter_map(|chain| {
        let shorter = match chain.boxes {
            6.. if chain.is_loop => Chain::closed(chain.boxes - 2),
            2.. if !chain.is_loop => Chain::new(chain.boxes - 1),
            _ => return None,
        };
        Some(all.without(chain).iter().chain([shorter]).collect())
    });
    without.chain(shorter).collect()
}

/// The search computes 63 collections, and 11 have the worth 0.
pub(super) fn each_collection_is_worked_out_once() {
    few_calls("1 2 3 4 5 loop4", 193, KEEP);
}

pub(super) fn of_equal_chains_each_is_looked_up_at_most() {
    let names = "3 3 3 3 3 3 3 3";
    let calls = few_calls(names, 37, KEEP);
    if calls > 10 {
        diagnosis::remark(format!(
            "Right. Your code made {} calls for \"{names}\", but 9 suffice: try only one of \
             several equal chains.",
            spaced(calls)
        ));
    }
}

const KEEP: &str = "your code computed the worth of a collection more than once.";

const LOOK_FIRST: &str = "after the call the memo contains the worth, but a second call with the \
                          same memo opened chains again. If the memo contains the worth, return it \
                          before you open a chain.";

const AGAIN: &str = "your code calls `worth` again for a collection whose worth it already has. \
                     Call `worth` once for each chain that you open, and store the result in a \
                     variable.";

const ZERO: &str = "your code computed only collections that are worth 0 more than once. A stored 0 is \
                    a worth, too: check whether the memo contains the collection.";

const LOST: &str = "after the call your memo contains only the whole collection: what the inner \
    calls computed is lost. All calls must share this `memo`, which keeps every worth.";

pub(super) fn ten_different_chains_are_no_work() {
    let names = "1 2 3 4 5 6 7 loop4 loop6 loop8";
    right_worth(&chains(names), names);
    let mut memo = Memo::new();
    let _ = worth(&chains(names), &mut memo);
    assert!(
        !memo.is_empty(),
        "Your memo after worth(\"{names}\") is empty, but should contain this collection.\nStore \
         each worth in the `memo` that `worth` receives."
    );
    assert!(
        memo.contains_key(&chains(names)),
        "Your memo after worth(\"{names}\") does not contain this collection, but should contain \
         it.\nStore the worth of the collection that `worth` receives, too, before you return it."
    );
}

pub(super) fn the_page_asked_what_the_memo_saves() {
    let names = "1 2 3 4 5 6";
    let calls = few_calls(names, 193, KEEP);
    // Without a memo, each order of opening is a path: n! / k! paths leave k chains.
    let tree: u64 = (0..=6)
        .map(|opened| (6 - opened + 1..=6).product::<u64>())
        .sum();
    diagnosis::worth(format!(
        "{} calls for the six chains {names}. A search that tries every chain makes {} calls \
         without a memo.",
        spaced(calls),
        spaced(tree)
    ));
}

/// Values one collection, recorded, and asserts the right value in few calls.
fn few_calls(names: &str, suffice: usize, thought: &str) -> usize {
    let all = chains(names);
    let mut memo = Memo::new();
    let (got, trace) = record(|| worth(&all, &mut memo));
    let mut plain = Plain::default();
    let want = plain.worth(&all);
    assert!(
        got == want,
        "{}",
        wrong(names, got, want, &wrong_worth(&all))
    );
    // The student's own helpers may also be recorded.
    let calls = trace.calls_of("worth");
    let is_computed_once = || computed(&trace.tree()).len() < plain.0.len();
    let is_zero_again = || {
        let tree = trace.tree();
        let computed = computed(&tree);
        let is_twice = |call| computed.iter().filter(|other| other.args == call).count() > 1;
        let mut twice = computed
            .iter()
            .filter(|call| is_twice(call.args))
            .peekable();
        twice.peek().is_some() && twice.all(|call| call.number == Some(0))
    };
    let is_ignored = || {
        let (_, again) = probe(|| worth(&all, &mut memo.clone()));
        memo.contains_key(&all) && again.calls_of("worth") > 2
    };
    let thought = || match memo.len() {
        1 if memo.contains_key(&all) => LOST,
        _ if is_computed_once() => AGAIN,
        _ if is_ignored() => LOOK_FIRST,
        _ if is_zero_again() => ZERO,
        _ => thought,
    };
    // If the first call passes the work to a helper, the helper adds one call.
    assert!(
        calls <= suffice + 1,
        "Your worth(\"{names}\") made {} calls, but should make at most {}.\n{}{}",
        spaced(calls),
        spaced(suffice),
        diagnosis::sentence(thought()),
        if memo.is_empty() {
            " Your memo is still empty after the call."
        } else {
            ""
        }
    );
    calls
}

/// Returns the calls that computed a collection. The empty collection makes no call.
fn computed<'t>(tree: &'t Tree<'t>) -> Vec<&'t Call<'t>> {
    let own = tree.calls.iter().filter(|call| call.function == "worth");
    own.filter(|call| !diagnosis::replies(tree, call).is_empty())
        .collect()
}

fn wrong(names: &str, got: Value, want: Value, thought: &str) -> String {
    minus(&wrong_answer(
        &format!("worth(\"{names}\")"),
        got,
        want,
        thought,
    ))
}

/// Returns the value of an opened chain by the rule.
fn plain_opened(chain: Chain, rest: Value) -> Value {
    let left = match chain {
        _ if !chain.is_long() => return chain.boxes + rest,
        _ if chain.is_loop => 4,
        _ => 2,
    };
    (chain.boxes + rest).max(chain.boxes - 2 * left - rest)
}

/// The right values of collections, each computed once.
#[derive(Default)]
struct Plain(HashMap<Chains, Value>);

impl Plain {
    fn worth(&mut self, chains: &Chains) -> Value {
        if let Some(&known) = self.0.get(chains) {
            return known;
        }
        let mut best = None;
        for chain in chains.different() {
            let value = -plain_opened(chain, self.worth(&chains.without(chain)));
            best = best.max(Some(value));
        }
        let best = best.unwrap_or(0);
        self.0.insert(chains.clone(), best);
        best
    }
}

/// Asserts the better of the two choices.
fn right_choice(chain: Chain, rest: Value) {
    let want = plain_opened(chain, rest);
    let call = format!("opened({chain}, {rest})");
    let got = twice(&call, || opened(chain, rest));
    if got == want {
        return;
    }
    let thought = misread().unwrap_or_else(|| chosen(chain, rest, got));
    let seen = wrong_answer(&call, got, want, &thought);
    let (all, left) = (chain.boxes + rest, if chain.is_loop { 4 } else { 2 });
    let both = match chain.is_long() {
        true => format!(
            "Taking all boxes is worth {} taken + ({rest}) for the rest = {all}.\nLeaving {left} \
             boxes is worth {} taken − {left} for the other player − ({rest}) for the rest = {}.",
            chain.boxes,
            chain.boxes - left,
            chain.boxes - 2 * left - rest
        ),
        false => format!(
            "Taking all boxes is worth {} taken + ({rest}) for the rest = {all}.",
            chain.boxes
        ),
    };
    panic!("{}\n{}", minus(&seen), minus(&both));
}

/// Explains which of the two choices the answer belongs to.
fn chosen(chain: Chain, rest: Value, got: Value) -> String {
    let left = left(chain);
    let [all, leave] = [all(chain, rest), leave(chain, rest, left)];
    match (chain.is_long(), got) {
        (false, _) => {
            "no boxes of this chain can be left. Return the number of its boxes plus `rest`."
                .to_owned()
        }
        (true, _) if got == all => {
            format!(
                "your code returned the value of taking all boxes, but leaving {left} boxes is worth more. Return the \
                 larger of these two values:"
            )
        }
        (true, _) if got == leave => {
            format!(
                "your code returned the value of leaving {left} boxes, but taking all boxes is worth more. Return the \
                 larger of these two values:"
            )
        }
        (true, _) => left_otherwise(chain).unwrap_or_else(|| {
            format!(
                "your code returned neither the value of taking all boxes nor the value of leaving \
                 {left}. Compare your result with these values:"
            )
        }),
    }
}

/// Describes what the code subtracts for a bad `rest`, if this is one wrong number.
fn left_otherwise(kind: Chain) -> Option<String> {
    let (name, all) = match kind.is_loop {
        true => ("loop", [4, 6, 8].map(Chain::closed)),
        false => ("long chain", [3, 5, 7].map(Chain::new)),
    };
    let lost = |chain: Chain, rest: Value| {
        let got = attempt(|| opened(chain, rest))?;
        Some((chain.boxes - rest).saturating_sub(got))
    };
    let (seen, left) = (lost(all[0], -12)?, left(kind));
    let is_so = |rest| all.iter().all(|chain| lost(*chain, rest) == Some(seen));
    (seen != 2 * left && (-12..=-8).all(is_so)).then(|| {
        format!(
            "for a {name} and a `rest` of −12 to −8, your code returns its boxes{} − `rest`, but \
             should return its boxes {:+} − `rest`. The {left} boxes that you leave count twice: you lose them, and the other player gets them.",
            if seen == 0 {
                String::new()
            } else {
                format!(" {:+}", seen.saturating_neg())
            },
            -2 * left
        )
    })
}

/// A wrong rule for `opened`, with the advice against it.
type Reading = (fn(Chain, Value) -> Value, &'static str);

fn left(chain: Chain) -> Value {
    if chain.is_loop { 4 } else { 2 }
}

fn all(chain: Chain, rest: Value) -> Value {
    chain.boxes + rest
}

fn leave(chain: Chain, rest: Value, left: Value) -> Value {
    chain.boxes - 2 * left - rest
}

/// Returns the better of two values, or the value of taking all if no part can be left.
fn better(chain: Chain, all: Value, leave: Value) -> Value {
    if chain.is_long() { all.max(leave) } else { all }
}

const READINGS: [Reading; 19] = [
    (
        |chain, rest| -plain_opened(chain, rest),
        "every value in your code has the wrong sign. Return the value for the player who may take \
         the chain, not for the opener.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 6 - left(chain))),
        "your code leaves four boxes of a chain and two of a loop. Leave two boxes of a chain and \
         four boxes of a loop.",
    ),
    (
        all,
        "your code always returns the value of taking all boxes. Leaving some boxes of a long chain \
         can be worth more: then −`rest` counts.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 2)),
        "your code leaves two boxes of a loop. Leave four boxes of a loop, or none.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 4)),
        "your code leaves four boxes of a chain. Leave two boxes of a chain, and four only of a \
         loop.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 1)),
        "your code leaves one box. Leave two boxes of a chain, four of a loop, or none.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), chain.boxes - left(chain) - rest),
        "if boxes are left, your code subtracts them only once. Subtract them twice: you lose \
         these boxes, and the other player gets them.",
    ),
    (
        |chain, rest| better(chain, chain.boxes - rest, leave(chain, rest, left(chain))),
        "if all boxes are taken, your code subtracts `rest`. Add `rest`: the same player must move \
         next.",
    ),
    (
        |chain, rest| {
            better(
                chain,
                chain.boxes - rest,
                chain.boxes - 2 * left(chain) + rest,
            )
        },
        "your code subtracts `rest` if all boxes are taken, and adds `rest` if some boxes are \
         left. Swap the two signs: `rest` is the value for the player who must move next.",
    ),
    (
        |chain, rest| {
            if chain.is_long() {
                leave(chain, rest, left(chain))
            } else {
                all(chain, rest)
            }
        },
        "your code always leaves some boxes of a long chain. Return the value of taking all boxes \
         if it is larger.",
    ),
    (
        |chain, rest| {
            if chain.is_long() {
                all(chain, rest).min(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "your code compares both choices, but returns the smaller value. Return the larger value.",
    ),
    (
        |chain, rest| match chain.is_long() {
            true => all(chain, rest),
            false => all(chain, rest).max(leave(chain, rest, left(chain))),
        },
        "your code leaves boxes only in a chain of one or two boxes. Swap the two cases: leave \
         boxes only if `is_long` returns true.",
    ),
    (
        |chain, rest| all(chain, rest).max(leave(chain, rest, left(chain))),
        "your code leaves boxes even in a chain of one or two boxes. Check `is_long` before you \
         leave boxes.",
    ),
    (
        |chain, rest| {
            if chain.is_loop || chain.boxes >= 2 {
                all(chain, rest).max(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "your code leaves two boxes even in a chain of two. The opener can draw the middle line, and \
         then each box is closed alone. Check `is_long` before you leave boxes.",
    ),
    (
        |chain, rest| {
            if chain.boxes > left(chain) && chain.is_long() {
                all(chain, rest).max(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "your code never leaves a loop of four. All four boxes can be left: check only `is_long`.",
    ),
    (
        |chain, rest| {
            if chain.is_loop || chain.boxes >= 4 {
                all(chain, rest).max(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "your code never leaves boxes of a chain of three. Two boxes can be left: check only \
         `is_long`.",
    ),
    (
        |chain, rest| {
            if chain.is_long() {
                chain.boxes - left(chain) + (2 + rest).abs()
            } else {
                all(chain, rest)
            }
        },
        "for a loop of n boxes, your code always returns n − 4 + |2 + `rest`|, but should return \
         n − 4 + |4 + `rest`|.",
    ),
    (
        |chain, _| chain.boxes,
        "your code ignores `rest`. Add `rest` if all boxes are taken, and subtract `rest` if some \
         boxes are left.",
    ),
    (
        |chain, rest| {
            if chain.is_long() && rest.abs() > left(chain) {
                leave(chain, rest, left(chain))
            } else {
                all(chain, rest)
            }
        },
        "your code leaves boxes of a long chain if `rest` is far from 0, positive or negative. \
         Leaving boxes is better only if `rest` is bad for the player who must move next. Compare \
         the values of both choices.",
    ),
];

/// Returns the advice against the mistake that explains every answer.
fn misread() -> Option<String> {
    let mut asked: Vec<(Chain, Value)> = Vec::new();
    for rest in -12..=12 {
        asked.extend((1..=7).map(|boxes| (Chain::new(boxes), rest)));
        asked.extend([4, 6, 8].map(|boxes| (Chain::closed(boxes), rest)));
    }
    let answers: Vec<Option<Value>> = asked
        .iter()
        .map(|&(chain, rest)| attempt(|| opened(chain, rest)))
        .collect();
    let fits = |(reads, _): &&Reading| {
        let mut pairs = asked.iter().zip(&answers);
        pairs.all(|(&(chain, rest), &answer)| answer == Some(reads(chain, rest)))
    };
    let (_, thought) = READINGS.iter().find(fits)?;
    Some((*thought).to_owned())
}

/// Asserts the value of a collection, with a new memo.
fn right_worth(all: &Chains, names: &str) {
    let want = Plain::default().worth(all);
    let outgrown = |panic: &str, _: &call_trace::Tree| {
        panic.contains("overflow").then(|| {
            minus(&format!(
                "Your worth(\"{names}\") panicked ({panic}), but should return {want}.\n{}",
                diagnosis::sentence(&no_number().unwrap_or_else(|| BEGIN.to_owned()))
            ))
        })
    };
    let (got, _) = watch(|| worth(all, &mut Memo::new()), outgrown);
    assert!(
        got == want,
        "{}",
        wrong(names, got, want, &wrong_worth(all))
    );
}

const BEGIN: &str = "a search for the largest value begins below all values, and a search for the \
                     smallest value above all values.";

/// Explains a value that is not a number of boxes.
fn no_number() -> Option<String> {
    let none = attempt(|| worth(&Chains::default(), &mut Memo::new()));
    if none != Some(0) {
        let seen = none.map_or("panics".to_owned(), |none| format!("returns {none}"));
        return Some(format!(
            "with no chain left, your code {seen}. No box can be gained or lost: return 0."
        ));
    }
    for names in ["3", "1 1", "1 5"] {
        let mut memo = Memo::new();
        let got = attempt(|| worth(&chains(names), &mut memo));
        if got == Some(Value::MAX) {
            return Some(BEGIN.to_owned());
        }
        if let Some(least) = memo.values().min().filter(|&&least| least < -1_000) {
            let advice = match got == Some(*least) {
                true => " Does the value of a chain ever replace your first value?",
                false => " Store a value only after you have tried every chain.",
            };
            return Some(format!(
                "after \"{names}\" the memo contains {least}, which is not a number of boxes.{advice}"
            ));
        }
    }
    None
}

/// Describes a wrong answer of `opened`, with the fewest boxes and the smallest rest.
fn opened_is_wrong() -> Option<String> {
    let mut asked: Vec<(Chain, Value)> = Vec::new();
    for rest in -12..=12 {
        asked.extend((1..=7).map(|boxes| (Chain::new(boxes), rest)));
        asked.extend([4, 6, 8].map(|boxes| (Chain::closed(boxes), rest)));
    }
    asked.sort_by_key(|(chain, rest)| (chain.boxes, chain.is_loop, rest.abs()));
    asked.into_iter().find_map(|(chain, rest)| {
        let want = plain_opened(chain, rest);
        let got = attempt(|| opened(chain, rest))?;
        (got != want).then(|| {
            minus(&format!(
                "`worth` needs `opened`, which is wrong: opened({chain}, {rest}) returned {got}, \
                 but should return {want}. Correct `opened` first."
            ))
        })
    })
}

/// Explains a wrong value of a collection, from the values of small collections.
fn wrong_worth(all: &Chains) -> String {
    if let Some(wrong) = opened_is_wrong().or_else(no_number) {
        return wrong;
    }
    let several = [
        "1 5",
        "1 1",
        "1 1 2",
        "2 3",
        "3 loop4",
        "5 loop4",
        "1 loop4",
        "1 3 4",
        "3 3 loop4",
        "2 4 loop6",
    ];
    let right = |all: &Chains| Plain::default().worth(all);
    let is_only_one = opens_one();
    let mut memo = Memo::new();
    let (_, trace) = probe(|| worth(&chains("1 5"), &mut memo));
    let mut rests = Memo::from([(chains("1"), -1), (chains("5"), -5)]);
    let (with_rests, calls) = probe(|| worth(&chains("1 5"), &mut rests));
    let always_0 = match trace.calls_of("worth") {
        1 if memo.is_empty() => {
            "your code returns 0, and `worth` does not call itself. Does your code return 0 before it \
             opens a chain?"
        }
        // With the worths of both rests, opening 1 gains 4.
        _ if with_rests == Some(0) && calls.calls_of("worth") <= 3 => {
            "your code always returns 0. Check that the value of each chain can replace your first \
             value."
        }
        _ => {
            "your code returns 0 for a loss that cannot be avoided. A chain must be opened, so begin \
             with a value below all others."
        }
    };
    let known = diagnosis::Answers::to(
        several.map(chains),
        |all| worth(all, &mut Memo::new()),
        right,
    )
    .row(
        |all| Some(taken_is_mine(all)),
        "your code counts the other player's gain as the opener's gain. Negate the value that \
         `opened` returns.",
    )
    .row(|_| Some(0), always_0)
    .row(
        |all| is_only_one.then(|| by_size(all, true)),
        "your code always opens the smallest chain. Another chain can cost less: try every \
         different chain.",
    )
    .row(
        |all| is_only_one.then(|| loops_last(all)),
        "your code opens a loop only if no other chain is left. A loop can cost less: try every \
         different chain.",
    )
    .row(
        |all| is_only_one.then(|| by_size(all, false)),
        "your code always opens the largest chain. Another chain can cost less: try every \
         different chain.",
    )
    .row(
        |all| Some(dearest(all)),
        "your code returns the worst of the possible values. Return the best value: open the chain \
         that costs least.",
    )
    .row(
        |all| Some(rest_left_out(all)),
        "your code treats the remaining chains as worth 0. Pass the worth of the collection \
         without the opened chain to `opened`.",
    )
    .row(
        |all| Some(rest_turned(all)),
        "the second argument that your code passes to `opened` has the wrong sign. Pass the result \
         of `worth` unchanged: this value is for the player who must move next.",
    )
    .row(
        |all| Some(equal_ones_as_one(all)),
        "for several equal chains, your code returns the value of one such chain. `different` \
         returns each different chain once, however many there are.",
    )
    .row(
        |all| Some(equal_ones_gone(all)),
        "your code removes every chain that is equal to the opened chain. Remove only one of them \
         with `without`.",
    );
    let known = known.words().or_else(|| best_not_asked(all));
    known.or_else(|| smallest_wrong(all)).unwrap_or_default()
}

/// Checks whether recorded calls of `worth` call it again, and none of them more than once.
fn opens_one() -> bool {
    let (_, trace) = probe(|| worth(&chains("1 3 4 loop4"), &mut Memo::new()));
    let tree = trace.tree();
    let replies = |call| diagnosis::replies(&tree, call).len();
    tree.calls.iter().map(replies).max() == Some(1)
}

/// Describes the rest after the best chain, if the first call of `worth` made calls only for other rests.
fn best_not_asked(all: &Chains) -> Option<String> {
    let (_, trace) = probe(|| worth(all, &mut Memo::new()));
    let tree = trace.tree();
    let replies = diagnosis::replies(&tree, tree.calls.first()?);
    let times = |rest: &Chains| {
        let name = rest.to_string();
        let same = replies
            .iter()
            .filter(|it| it.args.values() == name.as_str());
        same.count()
    };
    let mut plain = Plain::default();
    let want = plain.worth(all);
    let rests = all.different().map(|chain| (chain, all.without(chain)));
    let (asked, others): (Vec<_>, Vec<_>) = rests.partition(|(_, rest)| times(rest) > 0);
    let mut is_best =
        |(chain, rest): &(Chain, Chains)| -plain_opened(*chain, plain.worth(rest)) == want;
    if asked.is_empty() || asked.iter().any(&mut is_best) {
        return None;
    }
    let (chain, rest) = others.into_iter().find(is_best)?;
    let again = asked.iter().find_map(|(chain, rest)| {
        let equal = all.iter().filter(|other| other == chain).count();
        let times = times(rest);
        (times > equal).then(|| format!(", and called it {times} times for \"{rest}\"."))
    });
    // A right rest has one chain less. The text of the empty collection is a dash.
    let chains_in = |text: &str| text.split_whitespace().filter(|word| *word != "-").count();
    let fewer = || {
        let mut names = replies.iter().map(|call| call.args.values());
        let name = names.find(|name| chains_in(name) + 1 < all.iter().count())?;
        Some(format!(
            ", but for \"{name}\". To open a chain, take only this chain out of `chains`."
        ))
    };
    let best_asked = { asked.iter() }.map(|(chain, rest)| -plain_opened(*chain, plain.worth(rest)));
    let is_one_left_out = best_asked.max() == attempt(|| worth(all, &mut Memo::new()));
    let advice = if is_one_left_out {
        ". Try every different chain."
    } else {
        "."
    };
    Some(format!(
        "opening {chain} costs least and leaves \"{rest}\", but your code never called `worth` \
         for \"{rest}\"{}",
        again.or_else(fewer).unwrap_or_else(|| advice.to_owned())
    ))
}

/// Like `worth`, but always opens the smallest chain, or always the largest.
fn by_size(chains: &Chains, smallest_first: bool) -> Value {
    let mut order: Vec<Chain> = chains.iter().collect();
    order.sort_by_key(|chain| chain.boxes);
    if smallest_first {
        order.reverse();
    }
    order
        .iter()
        .fold(0, |rest, &chain| -plain_opened(chain, rest))
}

/// Like `worth`, but opens the smallest chain, and a loop only if no other chain is left.
fn loops_last(chains: &Chains) -> Value {
    let mut order: Vec<Chain> = chains.iter().collect();
    order.sort_by_key(|chain| (chain.is_loop, chain.boxes));
    { order.iter().rev() }.fold(0, |rest, &chain| -plain_opened(chain, rest))
}

/// Checks whether a new memo has the negative value of a collection. Two chains have no part that is looked up twice.
fn is_kept_negated(names: &str) -> bool {
    let (all, mut memo) = (chains(names), Memo::new());
    attempt(|| worth(&all, &mut memo));
    memo.get(&all) == Some(&-Plain::default().worth(&all))
}

/// Describes a wrong value in a memo.
fn wrongly_kept(memo: &Memo, plain: &mut Plain) -> Option<String> {
    let mut kept: Vec<(&Chains, &Value)> = memo.iter().collect();
    kept.sort_by_key(|(chains, _)| chains.to_string());
    kept.retain(|(all, value)| plain.worth(all) != **value && is_read(all, plain));
    let &(all, value) = kept.first()?;
    // The value with one loop as a chain, or one chain as a loop, which a second call finds.
    let confused = all.iter().any(|chain| {
        let other = match chain.boxes {
            4.. if chain.is_loop => Chain::new(chain.boxes),
            4.. if chain.boxes % 2 == 0 => Chain::closed(chain.boxes),
            _ => return false,
        };
        let rest = all.without(chain);
        let (other, mut memo) = (rest.iter().chain([other]).collect(), Memo::new());
        plain.worth(&other) == *value
            && attempt(|| worth(&other, &mut memo)) == Some(*value)
            && attempt(|| worth(all, &mut memo)) == Some(*value)
    });
    let thought = if confused {
        "The stored value is right for the same collection with a loop instead of a chain of the \
         same length, or a chain instead of a loop. Check that your key distinguishes a chain from \
         a loop."
            .to_owned()
    } else if ["1 2", "3 6", "loop4 5"].into_iter().all(is_kept_negated) {
        "The stored value has the wrong sign. Store the value for the player who must open a \
         chain, as `worth` returns it."
            .to_owned()
    } else {
        stored_otherwise().or_else(wrongly_read).unwrap_or_else(|| {
            "Check which value your code stores, and for which collection.".to_owned()
        })
    };
    let none = if all.is_empty() {
        " (no chain at all)"
    } else {
        ""
    };
    Some(format!(
        "The memo contains {value} for \"{all}\"{none}, but should contain {}. {thought}",
        plain.worth(all)
    ))
}

/// Checks whether a wrong entry of this collection changes its value, or that of one chain more.
fn is_read(all: &Chains, plain: &mut Plain) -> bool {
    let with_one = all.iter().chain([Chain::new(1)]).collect();
    [all, &with_one].into_iter().any(|it| {
        let mut memo = Memo::from([(all.clone(), 99)]);
        attempt(|| worth(it, &mut memo)) != Some(plain.worth(it))
    })
}

/// Describes a call with a new memo that returns the right value, but stores another value.
fn stored_otherwise() -> Option<String> {
    ["1 1", "1 2", "3 loop4", "1 5"].into_iter().find_map(|names| {
        let (all, mut memo) = (chains(names), Memo::new());
        let want = Plain::default().worth(&all);
        attempt(|| worth(&all, &mut memo)).filter(|got| *got == want)?;
        let stored = memo.get(&all).filter(|stored| **stored != want)?;
        Some(format!(
            "Called first, with a new memo, worth(\"{names}\") returns {want}, but leaves {stored} in \
             the memo. Store the value that you return."
        ))
    })
}

/// Describes a call that returns a wrong value only if the memo contains right values.
fn wrongly_read() -> Option<String> {
    let mut plain = Plain::default();
    for names in ["2", "1 1", "1 2", "3 loop4"] {
        let all = chains(names);
        if is_wrong(&all) {
            continue;
        }
        let want = plain.worth(&all);
        let rests: Vec<Chains> = all.different().map(|chain| all.without(chain)).collect();
        for known in [vec![all.clone()], rests] {
            let (mut memo, mut entries) = (Memo::new(), Vec::new());
            for known in known {
                let value = plain.worth(&known);
                entries.push(format!("{value} for \"{known}\""));
                memo.insert(known, value);
            }
            let got = attempt(|| worth(&all, &mut memo))?;
            if got != want {
                return Some(format!(
                    "In another test, the memo contains only right values: {}. Then \
                     worth(\"{names}\") returns {got}, but should return {want}. Check what your \
                     code does with a value that it finds in `memo`.",
                    entries.join(" and ")
                ));
            }
        }
    }
    None
}

/// Describes a small collection with a wrong value, and the chains that can be opened there. The
/// headline describes `told`.
fn smallest_wrong(told: &Chains) -> Option<String> {
    const SMALL: [&str; 6] = ["1", "2", "3", "loop4", "4", "5"];
    let mut all: Vec<String> = SMALL.map(str::to_owned).to_vec();
    for (at, first) in SMALL.iter().enumerate() {
        all.extend(SMALL[at..].iter().map(|second| format!("{first} {second}")));
    }
    for (at, first) in SMALL.iter().enumerate() {
        for (next, second) in SMALL.iter().enumerate().skip(at) {
            let third = SMALL[next..].iter();
            all.extend(third.map(|third| format!("{first} {second} {third}")));
        }
    }
    all.into_iter().find_map(|names| {
        let (all, mut plain, mut memo) = (chains(&names), Plain::default(), Memo::new());
        let want = plain.worth(&all);
        let got = attempt(|| worth(&all, &mut memo))?;
        if got == want {
            return None;
        }
        memo.remove(&all);
        let lead = format!("A small collection with a wrong worth is \"{names}\"");
        if let Some(kept) = wrongly_kept(&memo, &mut plain) {
            return Some(minus(&match all == *told {
                true => kept,
                false => format!("{lead}. {kept}"),
            }));
        }
        let opens = |chain: Chain| {
            let rest = plain.worth(&all.without(chain));
            let gets = -plain_opened(chain, rest);
            format!("opening {chain} is worth {gets} (the remaining chains are worth {rest})")
        };
        let choices: Vec<String> = all.different().map(opens).collect();
        let lead = match all == *told {
            true => String::new(),
            false => format!("{lead}: your code returned {got}, but should return {want}. "),
        };
        Some(minus(&format!(
            "{lead}For the player who must open a chain, {}. Compare your values \
             with these, and return the largest.",
            choices.join(", and ")
        )))
    })
}

/// Like `worth`, but counts the other player's gain as the mover's gain.
fn taken_is_mine(chains: &Chains) -> Value {
    let one = |chain| plain_opened(chain, taken_is_mine(&chains.without(chain)));
    chains.different().map(one).max().unwrap_or(0)
}

/// Like `worth`, but keeps the worst chain.
fn dearest(chains: &Chains) -> Value {
    let one = |chain| -plain_opened(chain, dearest(&chains.without(chain)));
    chains.different().map(one).min().unwrap_or(0)
}

fn rest_left_out(chains: &Chains) -> Value {
    let one = |chain| -plain_opened(chain, 0);
    chains.different().map(one).max().unwrap_or(0)
}

fn rest_turned(chains: &Chains) -> Value {
    let one = |chain| -plain_opened(chain, -rest_turned(&chains.without(chain)));
    chains.different().map(one).max().unwrap_or(0)
}

/// Like `worth`, but values equal chains like one of them.
fn equal_ones_as_one(chains: &Chains) -> Value {
    let is_one = chains.different().count() == 1;
    let one = |chain| match is_one {
        true => -plain_opened(chain, 0),
        false => -plain_opened(chain, equal_ones_as_one(&chains.without(chain))),
    };
    chains.different().map(one).max().unwrap_or(0)
}

fn equal_ones_gone(chains: &Chains) -> Value {
    let one = |chain| {
        let rest = chains.iter().filter(|&other| other != chain).collect();
        -plain_opened(chain, equal_ones_gone(&rest))
    };
    chains.different().map(one).max().unwrap_or(0)
}
