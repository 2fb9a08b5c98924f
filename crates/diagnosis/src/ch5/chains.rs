//! What is said of wrong answers to `chains`: the claims of its tests, and what explains a run that breaks one.

mod common;

use call_trace::record;
use common::{for_mover, minus, position, spaced};
use diagnosis::{attempt, twice, watch, wrong_answer};
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

pub(super) fn take_all_or_leave_some(name: &str, rest: Value, thought: &str) {
    right_choice(chain(name), rest, thought);
}

pub(super) fn so_it_is_with_every_chain_and_every_rest() {
    for boxes in 1..=25 {
        for rest in -30..=30 {
            let thought = "take all and move in the rest, or leave some and let the other move.";
            right_choice(Chain::new(boxes), rest, thought);
            if boxes >= 4 && boxes % 2 == 0 {
                right_choice(Chain::closed(boxes), rest, thought);
            }
        }
    }
}

pub(super) fn the_chain_that_costs_least_is_opened(names: &str, want: Value, thought: &str) {
    assert_eq!(Plain::default().worth(&chains(names)), want, "{names}");
    right_worth(&chains(names), names, thought);
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
        "{}\nThe value is that of looking ahead on this board:\n{board}",
        wrong(names, got, want, "")
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
                right_worth(&least, &least.to_string(), "open the one that costs least.");
            }
            let thought = wrongly_kept(&memo, &mut plain).unwrap_or_default();
            let thought = format!(
                "with a new memo it is right, and after other questions it is not. {thought}"
            );
            panic!("{}", wrong(&name, got, want, &thought));
        }
    }
    let all = chains("3 4 loop6");
    twice("worth of \"3 4 loop6\" with a new memo", || {
        worth(&all, &mut Memo::new())
    });
}

/// Whether a collection is answered wrongly with a new memo.
fn is_wrong(all: &Chains) -> bool {
    attempt(|| worth(all, &mut Memo::new())) != Some(Plain::default().worth(all))
}

/// The collections that are a step smaller: without a chain, or with a shorter one in its place.
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

pub(super) fn each_collection_is_worked_out_once() {
    few_calls("1 2 3 4 5 6", 193, KEEP);
}

pub(super) fn of_equal_chains_each_is_looked_up_at_most() {
    let names = "3 3 3 3 3 3 3 3";
    let calls = few_calls(names, 37, KEEP);
    if calls > 10 {
        diagnosis::remark(format!(
            "Right. {} calls for \"{names}\", where 9 suffice: it does not matter which of equal ones is \
             opened.",
            spaced(calls)
        ));
    }
}

const KEEP: &str = "keep what was found in the memo, and look there first.";

pub(super) fn ten_different_chains_are_no_work() {
    let names = "1 2 3 4 5 6 7 loop4 loop6 loop8";
    right_worth(&chains(names), names, "open the one that costs least.");
    let mut memo = Memo::new();
    let _ = worth(&chains(names), &mut memo);
    assert!(
        !memo.is_empty(),
        "Your memo after worth(\"{names}\") holds nothing, but should hold this collection.\nStore what \
         was found in the memo that is handed in."
    );
}

pub(super) fn the_page_asked_what_the_memo_saves() {
    let names = "1 2 3 4 5 6";
    let calls = few_calls(names, 193, KEEP);
    // Without a memo each order in which they can be opened is a path: n! / k! to each k left.
    let tree: u64 = (0..=6)
        .map(|opened| (6 - opened + 1..=6).product::<u64>())
        .sum();
    diagnosis::worth(format!(
        "{} calls for the six chains {names}; without a memo it takes {}.",
        spaced(calls),
        spaced(tree)
    ));
}

/// Works one collection out, recorded: the right value in few calls.
fn few_calls(names: &str, suffice: usize, thought: &str) -> usize {
    let all = chains(names);
    let mut memo = Memo::new();
    let (got, trace) = record(|| worth(&all, &mut memo));
    let want = Plain::default().worth(&all);
    assert!(got == want, "{}", wrong(names, got, want, &wrong_worth("")));
    // A helper of one's own may be recorded, too.
    let calls = trace.calls_of("worth");
    // One more is a helper's: the first call hands over to it.
    assert!(
        calls <= suffice + 1,
        "Your worth(\"{names}\") made {} calls, but should make {}.\n{}{}",
        spaced(calls),
        spaced(suffice),
        diagnosis::sentence(thought),
        if memo.is_empty() {
            " The memo is empty afterwards."
        } else {
            ""
        }
    );
    calls
}

/// What is said first of a wrong worth.
fn wrong(names: &str, got: Value, want: Value, thought: &str) -> String {
    minus(&wrong_answer(
        &format!("worth(\"{names}\")"),
        got,
        want,
        thought,
    ))
}

/// What an opened chain is worth, as the rule says.
fn plain_opened(chain: Chain, rest: Value) -> Value {
    let left = match chain {
        _ if !chain.is_long() => return chain.boxes + rest,
        _ if chain.is_loop => 4,
        _ => 2,
    };
    (chain.boxes + rest).max(chain.boxes - 2 * left - rest)
}

/// What collections are worth, each remembered.
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

/// Demands the better of the two choices.
fn right_choice(chain: Chain, rest: Value, thought: &str) {
    let want = plain_opened(chain, rest);
    let call = format!("opened({chain}, {rest})");
    let got = twice(&call, || opened(chain, rest));
    if got == want {
        return;
    }
    let thought = misread().unwrap_or_else(|| chosen(chain, rest, got, thought));
    let seen = wrong_answer(&call, got, want, &thought);
    let (all, left) = (chain.boxes + rest, if chain.is_loop { 4 } else { 2 });
    let both = match chain.is_long() {
        true => format!(
            "take all: {} taken + ({rest}) of the rest = {all}\nleave {left}:  {} taken − {left} for the other player − \
             ({rest}) of the rest = {}",
            chain.boxes,
            chain.boxes - left,
            chain.boxes - 2 * left - rest
        ),
        false => format!(
            "take all: {} taken + ({rest}) of the rest = {all}",
            chain.boxes
        ),
    };
    panic!("{}\n{}", minus(&seen), minus(&both));
}

/// Which of the two choices the answer is, where that is known; a `thought` about the choice that is
/// right is for who took the other one.
fn chosen(chain: Chain, rest: Value, got: Value, thought: &str) -> String {
    let left = left(chain);
    let [all, leave] = [all(chain, rest), leave(chain, rest, left)];
    match (chain.is_long(), got) {
        (false, _) if got == leave => thought.to_owned(),
        (false, _) => {
            "none of it can be left, so it is worth what all of it and the rest are worth."
                .to_owned()
        }
        (true, _) if got == all || got == leave => thought.to_owned(),
        (true, _) => format!(
            "that is neither to take all nor to leave {left}. What the other player gets is lost to \
             you, and who must move in the rest gets what it is worth."
        ),
    }
}

/// What `opened` may do instead of the rule, and the thought that it has missed.
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

/// The better of two, where a part can be left.
fn better(chain: Chain, all: Value, leave: Value) -> Value {
    if chain.is_long() { all.max(leave) } else { all }
}

const READINGS: [Reading; 19] = [
    (
        |chain, rest| -plain_opened(chain, rest),
        "every sign is turned: it is asked for the player who may take the chain, and not for the \
         one who opened it.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 6 - left(chain))),
        "of a chain two are left, and of a loop four: yours are exchanged.",
    ),
    (
        all,
        "in effect you take everything, always. To leave some can be better: then the other player \
         must move in the rest, so its sign is turned.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 2)),
        "of a loop four boxes are left or none, never two.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 4)),
        "of a chain two boxes are left, and of a loop four.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), leave(chain, rest, 1)),
        "you left one box of a chain. If any are left, it is two.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), chain.boxes - left(chain) - rest),
        "what you leave counts twice: you do not get it, and the other player does.",
    ),
    (
        |chain, rest| better(chain, all(chain, rest), chain.boxes - rest),
        "what you leave counts twice: you do not get it, and the other player does.",
    ),
    (
        |chain, rest| {
            better(
                chain,
                all(chain, rest),
                chain.boxes - 2 * left(chain) + rest,
            )
        },
        "leave two, and the other player must move in the rest: what it is worth there is turned.",
    ),
    (
        |chain, rest| better(chain, chain.boxes - rest, leave(chain, rest, left(chain))),
        "who takes all must move in the rest, and gets what it is worth: its sign stays.",
    ),
    (
        |chain, rest| {
            better(
                chain,
                chain.boxes - rest,
                chain.boxes - 2 * left(chain) + rest,
            )
        },
        "the two rests are exchanged. Who takes all must move in the rest, and gets what it is \
         worth: its sign stays. Who leaves some lets the other move there.",
    ),
    (
        |chain, rest| {
            if chain.is_long() {
                leave(chain, rest, left(chain))
            } else {
                all(chain, rest)
            }
        },
        "you leave some, always: with nothing to come, take all. The better of both counts.",
    ),
    (
        |chain, rest| {
            if chain.is_long() {
                all(chain, rest).min(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "you take the worse of both, and the better one counts.",
    ),
    (
        |chain, rest| all(chain, rest).max(leave(chain, rest, left(chain))),
        "a chain of two is opened in the middle: each box is closed alone, and none can be left. \
         `is_long` says whether a part can be left.",
    ),
    (
        |chain, rest| {
            if chain.is_loop || chain.boxes >= 2 {
                all(chain, rest).max(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "a chain of two is opened in the middle: each box is closed alone, and none can be left. \
         `is_long` says whether a part can be left.",
    ),
    (
        |chain, rest| {
            if chain.boxes > left(chain) && chain.is_long() {
                all(chain, rest).max(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "a loop of four can be left whole: `is_long` tells you whether anything can be left.",
    ),
    (
        |chain, rest| {
            if chain.is_loop || chain.boxes >= 4 {
                all(chain, rest).max(leave(chain, rest, left(chain)))
            } else {
                all(chain, rest)
            }
        },
        "two boxes of a chain of three can be left: `is_long` tells you whether anything can be left.",
    ),
    (
        |chain, _| chain.boxes,
        "what the rest is worth counts, too.",
    ),
    (
        |chain, rest| {
            if chain.is_long() && rest.abs() > left(chain) {
                leave(chain, rest, left(chain))
            } else {
                all(chain, rest)
            }
        },
        "where it is good to move in the rest, take all: to leave some pays only where the rest is \
         bad.",
    ),
];

/// The thought that is missing, where one mistake explains every answer.
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

/// Demands what a collection is worth, asked with a new memo.
fn right_worth(all: &Chains, names: &str, thought: &str) {
    let want = Plain::default().worth(all);
    let outgrown = |panic: &str, _: &call_trace::Tree| {
        panic.contains("overflow").then(|| {
            minus(&format!(
                "Your worth(\"{names}\") panicked ({panic}), but should return {want}.\n{}",
                diagnosis::sentence(&no_number().unwrap_or_default())
            ))
        })
    };
    let (got, _) = watch(|| worth(all, &mut Memo::new()), outgrown);
    assert!(
        got == want,
        "{}",
        wrong(names, got, want, &wrong_worth(thought))
    );
}

/// Where a value comes from that is no number of boxes.
fn no_number() -> Option<String> {
    let mut memo = Memo::new();
    let none = attempt(|| worth(&Chains::default(), &mut memo))?;
    if none != 0 {
        return Some(
            "with no chain left the worth is 0: nothing is left to win or lose.".to_owned(),
        );
    }
    for names in ["3", "1 1", "1 5"] {
        let mut memo = Memo::new();
        let got = attempt(|| worth(&chains(names), &mut memo));
        if let Some(least) = memo.values().min().filter(|&&least| least < -1_000) {
            return Some(format!(
                "after \"{names}\" the memo holds {least}, which is not a number of boxes: a value is \
                 stored when every chain was tried, and not before."
            ));
        }
        if let Some(got) = got.filter(|got| got.unsigned_abs() > 1_000) {
            return Some(format!(
                "worth(\"{names}\") returned {got}, which is not a number of boxes."
            ));
        }
    }
    None
}

/// What is said by `opened` that is wrong: the fewest boxes and the smallest rest.
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
                "`worth` asks `opened`, which is wrong already: opened({chain}, {rest}) returned {got}, but should \
                 return {want}. Mend that first."
            ))
        })
    })
}

/// The thought that is missing where a collection has another worth: the smallest ones tell.
fn wrong_worth(thought: &str) -> String {
    if let Some(wrong) = opened_is_wrong().or_else(no_number) {
        return wrong;
    }
    let several = [
        "1 5",
        "1 1",
        "2 3",
        "3 loop4",
        "1 loop4",
        "1 3 4",
        "3 3 loop4",
        "2 4 loop6",
    ];
    let right = |all: &Chains| Plain::default().worth(all);
    let known = diagnosis::Answers::to(several.map(chains), |all| worth(all, &mut Memo::new()), right)
        .row(
            |all| Some(taken_is_mine(all)),
            "the other player takes all of it: what an opened chain is worth to the other is lost to \
             you.",
        )
        .row(
            |all| Some(never_below_zero(all)),
            "you must open one, however bad that is: the best value begins below all values.",
        )
        .row(
            |all| Some(by_size(all, true)),
            "you open the smallest, always. Another one can cost less: try each different one.",
        )
        .row(
            |all| Some(by_size(all, false)),
            "you open the largest, always: open the one that costs least.",
        )
        .row(
            |all| Some(dearest(all)),
            "of all that can be opened you keep the worst value, and the best one counts: open the one \
             that costs least.",
        )
        .row(
            |all| Some(rest_left_out(all)),
            "what the rest is worth is left out: ask for it, without the chain that was opened.",
        )
        .row(
            |all| Some(rest_turned(all)),
            "the rest is negated too often: `opened` wants what it is worth to the player who must move in \
             it, as `worth` returns it.",
        )
        .row(
            |all| Some(equal_ones_gone(all)),
            "one chain is opened, and all that are equal to it are gone: `without` takes one away.",
        );
    let known = known.words().or_else(smallest_wrong);
    known.unwrap_or_else(|| thought.to_owned())
}

/// As `worth`, but always the smallest is opened, or always the largest.
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

/// What a memo holds that is not so.
fn wrongly_kept(memo: &Memo, plain: &mut Plain) -> Option<String> {
    let mut kept: Vec<(&Chains, &Value)> = memo.iter().collect();
    kept.sort_by_key(|(chains, _)| chains.to_string());
    let (all, value) = kept
        .into_iter()
        .find(|(all, value)| plain.worth(all) != **value)?;
    // One of them, taken for a loop where it is a chain, or the other way round.
    let confused = all.iter().any(|chain| {
        let other = match chain.boxes {
            4.. if chain.is_loop => Chain::new(chain.boxes),
            4.. if chain.boxes % 2 == 0 => Chain::closed(chain.boxes),
            _ => return false,
        };
        let rest = all.without(chain);
        plain.worth(&rest.iter().chain([other]).collect()) == *value
    });
    let thought = if confused {
        "is what is looked up there what was asked for? A loop of four is not a chain of four."
    } else {
        "keep what `worth` returns, the value for the player who must open one."
    };
    let none = if all.is_empty() {
        " (no chain at all)"
    } else {
        ""
    };
    Some(format!(
        "The memo holds {value} for \"{all}\"{none}, and the next question finds that: it should hold {}. {}",
        plain.worth(all),
        diagnosis::sentence(thought)
    ))
}

/// The smallest collection whose worth is wrong while those with one chain less are right, and what
/// can be opened there.
fn smallest_wrong() -> Option<String> {
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
        if let Some(kept) = wrongly_kept(&memo, &mut plain) {
            return Some(minus(&format!(
                "The smallest collection that is wrong is \"{names}\". {kept}"
            )));
        }
        let mut shared = Memo::new();
        for chain in all.different() {
            let (rest, before) = (all.without(chain), shared.len());
            let (value, got) = (plain.worth(&rest), attempt(|| worth(&rest, &mut shared))?);
            if before > 0 && got != value {
                return Some(minus(&format!(
                    "\"{rest}\" is worth {value}. With a new memo yours returned that, and with one that other \
                     questions were answered with {got}: is what is looked up there what was asked for?"
                )));
            }
        }
        let opens = |chain: Chain| {
            let rest = plain.worth(&all.without(chain));
            let gets = -plain_opened(chain, rest);
            format!("{chain}: {gets} (the rest is worth {rest})")
        };
        let choices: Vec<String> = all.different().map(opens).collect();
        Some(minus(&format!(
            "The smallest collection that is wrong is \"{names}\": it is worth {want}, and yours returned {got}. Opened \
             first, the player who opens it gets, with {}. Of these the best counts.",
            choices.join("; ")
        )))
    })
}

/// As `worth`, but what the other player gets is not lost.
fn taken_is_mine(chains: &Chains) -> Value {
    let one = |chain| plain_opened(chain, taken_is_mine(&chains.without(chain)));
    chains.different().map(one).max().unwrap_or(0)
}

/// As `worth`, but the best value begins at 0.
fn never_below_zero(chains: &Chains) -> Value {
    let one = |chain| -plain_opened(chain, never_below_zero(&chains.without(chain)));
    chains.different().map(one).max().unwrap_or(0).max(0)
}

/// As `worth`, but of the lines the worst is kept.
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

fn equal_ones_gone(chains: &Chains) -> Value {
    let one = |chain| {
        let rest = chains.iter().filter(|&other| other != chain).collect();
        -plain_opened(chain, equal_ones_gone(&rest))
    };
    chains.different().map(one).max().unwrap_or(0)
}
