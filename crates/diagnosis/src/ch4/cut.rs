//! The checks of the exercise `cut`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::cut::Known::{self, AtLeast, AtMost, Exactly};
use alpha_beta::cut::cut;
use alpha_beta::tree::Tree;
use common::{attempt, legend, minus, name, shown, tree, worth};
use diagnosis::{twice_as_much, watch, wrong_answer};
use fastrand::Rng;
use game::Player::{self, First, Second};
use game::Value;

pub(super) fn min_stops_when_max_holds_as_much(
    text: &str,
    mover: Player,
    held: Value,
    crossed: &str,
    known: Known,
) {
    let node = tree(text);
    check(&node, mover, held, known);
    assert!(
        node.crossed() == crossed,
        "{}",
        minus(&format!(
            "Your cut at {text} read {}, but should read {crossed}.\nRead the leaves from left to \
             right.{}",
            node.crossed(),
            legend(crossed)
        ))
    );
}

pub(super) fn max_stops_when_min_holds_as_little(
    text: &str,
    mover: Player,
    held: Value,
    crossed: &str,
    known: Known,
) {
    min_stops_when_max_holds_as_much(text, mover, held, crossed, known);
}

pub(super) fn the_same_node_says_the_same_again() {
    twice_as_much("cut([47, 40, 35], MIN, 44)", "read", || {
        let node = tree("[47, 40, 35]");
        (cut(&node, Second, 44), node.crossed())
    });
    check(&tree("[50, 60]"), Second, 44, Exactly(50));
    check(&tree("[47, 40, 35]"), Second, 44, AtMost(40));
}

pub(super) fn what_is_said_of_random_nodes_is_true() {
    let mut rng = Rng::with_seed(40);
    let nodes = (0..600).flat_map(|round| {
        // Some values are close to the held value, and others are near the limits of the type.
        let most = if round % 3 == 0 { Value::MAX - 1 } else { 15 };
        let leaves: Vec<Value> = (0..1 + round % 6).map(|_| rng.i32(-most..=most)).collect();
        let held = rng.i32(-most..=most);
        [First, Second].map(|mover| (leaves.clone(), mover, held))
    });
    let limits = [Value::MIN, Value::MAX].into_iter();
    let limits = limits.flat_map(|at| {
        let nodes = [vec![7, 3], vec![at], vec![at, 7]].into_iter();
        nodes.flat_map(|leaves| {
            let asked = [44, Value::MIN, Value::MAX].into_iter();
            asked.flat_map(move |held| [First, Second].map(|mover| (leaves.clone(), mover, held)))
        })
    });
    diagnosis::demand_each(
        nodes.chain(limits),
        smaller,
        |node| attempt(|| check_any(node)).is_none(),
        check_any,
    );
}

/// The leaves of a node, its mover, and the value that the player above has found.
type Node = (Vec<Value>, Player, Value);

/// Returns the nodes that are one step smaller: with one leaf less, but at least two, or with smaller
/// values in the same order.
fn smaller((leaves, mover, held): &Node) -> Vec<Node> {
    let mut all = [&leaves[..], &[*held]].concat();
    all.sort_unstable();
    all.dedup();
    let place = |value: &Value| 1 + all.partition_point(|it| it < value) as Value;
    let in_order: Node = (leaves.iter().map(place).collect(), *mover, place(held));
    let is_smaller = in_order
        .0
        .iter()
        .zip(leaves)
        .any(|(place, leaf)| place.unsigned_abs() < leaf.unsigned_abs());
    let shorter = diagnosis::shorter(leaves, 2).into_iter();
    let shorter = shorter.map(|leaves| (leaves, *mover, *held));
    shorter.chain(is_smaller.then_some(in_order)).collect()
}

fn check_any((leaves, mover, held): &Node) {
    let node = Tree::inner(leaves.iter().copied().map(Tree::leaf).collect());
    let best = match mover {
        First => leaves.iter().max(),
        Second => leaves.iter().min(),
    };
    let refutes = leaves.iter().find(|leaf| refutes(*mover, **leaf, *held));
    let known = match (refutes, mover) {
        (None, _) => Exactly(*best.expect("a node has a leaf")),
        (Some(leaf), First) => AtLeast(*leaf),
        (Some(leaf), Second) => AtMost(*leaf),
    };
    check(&node, *mover, *held, known);
}

pub(super) fn what_comes_after_the_40_is_worth_nothing() {
    let mut said = Vec::new();
    for last in ["35", "1000", "-1000"] {
        let node = tree(&format!("[40, {last}]"));
        check(&node, Second, 44, AtMost(40));
        said.push(node.leaves_read().len());
    }
    worth(format!(
        "At [40, …] {} leaf of 2 is read, whether the other leaf is 35, 1000 or −1000: \"at most \
         40\" is enough.",
        said[0]
    ));
}

/// Checks whether a leaf refutes the node: the player above has already found at least as good a value.
fn refutes(mover: Player, leaf: Value, held: Value) -> bool {
    match mover {
        First => leaf >= held,
        Second => leaf <= held,
    }
}

/// Asserts that `cut` reads only the necessary leaves and returns the right bound.
fn check(node: &Tree, mover: Player, held: Value, known: Known) {
    let said = run(node, mover, held);
    let all: Vec<Value> = node
        .children()
        .iter()
        .map(|it| it.clone().value())
        .collect();
    let refuting = all.iter().position(|&leaf| refutes(mover, leaf, held));
    let (read, suffice) = (node.leaves_read(), refuting.map_or(all.len(), |at| at + 1));
    let asked = described(node, mover, held);
    let wanted: Vec<String> = all
        .iter()
        .enumerate()
        .map(|(at, leaf)| match at < suffice {
            true => shown(*leaf),
            false => "×".into(),
        })
        .collect();
    let (AtMost(got) | AtLeast(got) | Exactly(got)) = said;
    let (AtMost(value) | AtLeast(value) | Exactly(value)) = known;
    // The report shows both numbers as −∞.
    let in_type = |text: String| {
        let text = text.replace("-2147483648", "Value::MIN");
        text.replace("-2147483647", "Value::MIN + 1")
    };
    assert!(
        (got, value) != (-Value::MAX, Value::MIN),
        "{}",
        in_type(wrong_answer(
            &asked,
            format!("{said:?}"),
            format!("{known:?}"),
            match mover {
                Player::First => {
                    "check whether your best value starts at `Value::MIN + 1`, or your code \
                     negates `Value::MIN`: the result is too large for a `Value`."
                }
                Player::Second => {
                    "check whether your code negates `Value::MIN`: the result is too large for a \
                     `Value`."
                }
            }
        ))
    );
    // If all leaves were read, or no leaf can be better, `Exactly` is also right.
    let is_exact = suffice == all.len() || holds_nothing(mover, value);
    let is_known = said == known || is_exact && said == Exactly(value);
    // If the player above holds the best value there is, `held` is also a bound, even without a leaf.
    let bound = match mover {
        First => AtLeast(held),
        Second => AtMost(held),
    };
    let is_held = holds_nothing(mover.other(), held) && said == bound;
    let thought = if read.len() == suffice && is_known || read.len() <= 1 && is_held {
        return;
    } else if let Some(thought) = everywhere(mover) {
        thought
    } else if let Some(thought) =
        stops_at_a_leaf(mover).filter(|_| refuting.is_none() && (got != held || all.contains(&got)))
    {
        thought
    } else if read.len() > suffice {
        too_much(mover, held, &all, suffice, read.len())
    } else if read.len() < suffice {
        too_little(mover, held, &read, got)
    } else if got == value {
        kind(mover, value, known, suffice < all.len())
    } else {
        what_was_read(mover, held, &read, got, value, known)
    };
    let mut right = vec![known];
    if is_exact && known != Exactly(value) {
        right.push(Exactly(value));
    }
    if holds_nothing(mover.other(), held) && suffice <= 1 && !right.contains(&bound) {
        right.push(bound);
    }
    let right: Vec<String> = right.into_iter().map(in_words).collect();
    let right = right.join(" or ");
    panic!(
        "{}",
        minus(&wrong_answer(
            &asked,
            format!("{} after {}", in_words(said), node.crossed()),
            format!("{right} after [{}]", wanted.join(", ")),
            &thought
        )) + legend(&(node.crossed() + &wanted.join(", ")))
    );
}

/// Describes a call: the node, the player who moves, and what the other player holds.
fn described(node: &Tree, mover: Player, held: Value) -> String {
    let (who, above) = (name(mover), name(mover.other()));
    let found = match held {
        _ if holds_nothing(mover, held) => "nothing yet".to_owned(),
        held => shown(held),
    };
    format!("cut at {node}, where {who} moves and {above} has found {found}")
}

/// Calls `cut` and explains a panic.
fn run(node: &Tree, mover: Player, held: Value) -> Known {
    watch(
        || cut(node, mover, held),
        |panic, _| {
            panic.contains("with overflow").then(|| {
                let turned = panic.contains("multiply") || panic.contains("negate");
                let mut leaves = node.children().iter().map(|leaf| leaf.clone().value());
                let small = |it: Value| it.unsigned_abs() < 1000;
                let thought = match turned {
                    true if small(held) && leaves.all(small) => {
                        "all leaves and `held` are small, but the result of a product or a minus \
                         does not fit in its type. Does your best value still have its initial \
                         value there, because no leaf has replaced it?"
                    }
                    true => {
                        "your code negates `Value::MIN`, which has no positive counterpart. \
                         Compare the values without a minus."
                    }
                    false => {
                        "your code adds or subtracts, but the result does not fit in its type. \
                         Compare two values directly: their difference need not fit. An index \
                         cannot be below 0."
                    }
                };
                minus(&format!(
                    "Your {}, panicked, but should return a bound or an exact \
                     value.\n{}\n{panic}",
                    described(node, mover, held),
                    diagnosis::sentence(thought)
                ))
            })
        },
    )
    .0
}

fn in_words(known: Known) -> String {
    match known {
        Exactly(value) => format!("Exactly({})", shown(value)),
        AtMost(value) => format!("AtMost({})", shown(value)),
        AtLeast(value) => format!("AtLeast({})", shown(value)),
    }
}

/// Tests a few nodes for a fault that shows at all of them, for both players and any held value.
fn everywhere(mover: Player) -> Option<String> {
    unread()
        .or_else(both_alike)
        .or_else(|| other_leaf(mover))
        .or_else(|| other_end(mover))
}

/// Returns the number of leaves read and the value found, or `None` if `cut` panics.
fn ask(text: &str, mover: Player, held: Value) -> Option<(usize, Value)> {
    let node = tree(text);
    let said = attempt(|| cut(&node, mover, held))?;
    let (AtMost(value) | AtLeast(value) | Exactly(value)) = said;
    Some((node.leaves_read().len(), value))
}

fn unread() -> Option<String> {
    let from_the_left = tree("[40, 35]");
    attempt(|| cut(&from_the_left, Second, 44))?;
    let two = tree("[47, 45]");
    attempt(|| cut(&two, Second, Value::MIN))?;
    let one = tree("[45]");
    attempt(|| cut(&one, Second, 44));
    let thought = match (one.leaves_read().len(), two.crossed().as_str()) {
        (0, "[47, ×]") => {
            "your code never reads the last leaf, not even the only leaf of [45]. Read the last \
             leaf, too."
        }
        (0, "[×, 45]") => {
            "your code never reads the first leaf, not even the only leaf of [45]. Read the first \
             leaf, too."
        }
        _ if from_the_left.crossed() == "[×, 35]" => {
            "at [40, 35], for example, your code reads the 35 first. Read the leaves from left to \
             right."
        }
        _ => return None,
    };
    Some(thought.into())
}

fn both_alike() -> Option<String> {
    let mover = plays_both()?;
    Some(format!(
        "your code treats MAX and MIN in the same way, which is right only for {}. Check `mover`, \
         the player who moves at this node.",
        name(mover)
    ))
}

/// Detects a player who keeps the wrong leaf, at nodes without a held value.
fn other_leaf(mover: Player) -> Option<String> {
    let values = (
        ask("[46, 47, 45, 46]", Second, Value::MIN)?,
        ask("[47, 49, 46, 48]", First, Value::MAX)?,
    );
    let thought = match values {
        ((4, 47), (4, 46)) => {
            "your code returns the largest leaf for MIN and the smallest for MAX. Return the \
             smallest leaf when MIN moves, and the largest when MAX moves."
        }
        ((4, 47), (4, 49)) => {
            "your code returns the largest leaf for MIN. Return the smallest leaf when MIN moves."
        }
        ((4, 45), (4, 46)) => {
            "your code returns the smallest leaf for MAX. Return the largest leaf when MAX moves."
        }
        ((4, Value::MAX), _) if mover == Second => {
            "for [46, 47, 45, 46], where MIN moves and MAX has found nothing, your code returns \
             +∞. Replace the best value with each smaller leaf."
        }
        (_, (4, Value::MIN)) if mover == First => {
            "for [47, 49, 46, 48], where MAX moves and MIN has found nothing, your code returns \
             −∞. Replace the best value with each larger leaf."
        }
        _ => return None,
    };
    Some(thought.into())
}

/// Explains a wrong end of the loop, from the number of leaves read with and without a refuting leaf.
fn other_end(mover: Player) -> Option<String> {
    let min = (
        ask("[40, 35, 50]", Second, 44)?.0,
        ask("[47, 45, 46]", Second, 44)?.0,
    );
    let max = (
        ask("[50, 60, 35]", First, 44)?.0,
        ask("[41, 43, 42]", First, 44)?.0,
    );
    let found = ask("[47, 45, 46]", Second, 44)?.1;
    let thought = match (min, max) {
        ((1, 1), (1, 1)) if held_where_nothing_says_so() => {
            "at [47, 45, 46], for example, your code returns `held`, 44, but no leaf is 44. `held` \
             belongs to the other player. The right start of a best value is −∞ for MAX and +∞ for \
             MIN."
        }
        ((1, 1), (1, 1)) if found == Value::MAX => {
            "at [47, 45, 46], for example, your code returns +∞, but no leaf has that value. MIN keeps \
             the smallest leaf, and stops at a value of `held` or less."
        }
        // An initial value does not depend on the leaves.
        ((1, 1), (1, 1)) if ask("[48, 49]", Second, 44)?.1 == found => {
            return Some(format!(
                "at [47, 45, 46], for example, your code returns {}, but no leaf has that value. The \
                 right start of a best value is −∞ for MAX and +∞ for MIN.",
                shown(found)
            ));
        }
        ((1, 1), (1, 1)) => {
            "your code stops after the first leaf, whatever its value is. Continue until the value \
             of the node reaches `held`."
        }
        ((3, 3), (3, 3)) if finds_the_bounds() => {
            "at [40, 35, 50], for example, your code returns the right bound, but reads every \
             leaf. Read no other leaf when the best value so far has reached `held`."
        }
        ((3, 3), (3, 3)) => {
            "at [40, 35, 50], for example, your code reads every leaf. Stop when the best value so \
             far reaches `held`: then the player above will not choose this node."
        }
        ((3, 1), (3, 1)) if exchanged() && ask("[40, 35, 50]", Second, 44)?.1 == 35 => {
            "your code finds the best leaf for `mover`, but compares it with `held` in the wrong \
             direction. Stop MIN at a value of `held` or less, and MAX at a value of `held` or \
             more."
        }
        ((3, 1), (3, 1)) if exchanged() && ask("[40, 35, 50]", Second, 44)?.1 == 50 => {
            "your code treats a MAX node as a MIN node, and a MIN node as a MAX node. `mover` \
             moves at this node, and `held` belongs to the other player. Swap the two cases of \
             `mover`."
        }
        ((3, 1), (3, 1)) => {
            "your code compares the value with `held` in the wrong direction. Stop MIN at a value \
             of `held` or less, and MAX at a value of `held` or more."
        }
        ((3, 1), _) if mover == Second => {
            "when MIN moves, your code compares the value with `held` in the wrong direction. Stop \
             MIN at a value of `held` or less."
        }
        (_, (3, 1)) if mover == First => {
            "when MAX moves, your code compares the value with `held` in the wrong direction. Stop \
             MAX at a value of `held` or more."
        }
        _ => return None,
    };
    Some(thought.into())
}

/// Checks whether a refuted node has the right bound for both players.
fn finds_the_bounds() -> bool {
    let min = attempt(|| cut(&tree("[40, 35, 50]"), Second, 44));
    let max = attempt(|| cut(&tree("[50, 60, 35]"), First, 44));
    (min, max) == (Some(AtMost(40)), Some(AtLeast(50)))
}

/// Returns the player whose nodes are right if the other player's nodes are searched in the same way.
fn plays_both() -> Option<Player> {
    let nodes = [
        ("[47, 40, 35]", 44, AtMost(40), AtLeast(47)),
        ("[40, 47, 60]", 44, AtMost(40), AtLeast(47)),
        ("[47, 49, 46]", 44, Exactly(46), AtLeast(47)),
        ("[41, 43, 42]", 44, AtMost(41), Exactly(43)),
    ];
    [Second, First].into_iter().find(|right| {
        nodes.iter().all(|(text, held, of_min, of_max)| {
            let said = [First, Second].map(|mover| attempt(|| cut(&tree(text), mover, *held)));
            let want = if *right == First { of_max } else { of_min };
            said == [Some(*want); 2]
        })
    })
}

/// Checks whether a node gets the value that the player above has found.
fn held_where_nothing_says_so() -> bool {
    let said = attempt(|| cut(&tree("[47, 45, 46]"), Second, 44));
    matches!(said, Some(AtMost(44) | AtLeast(44) | Exactly(44)))
}

/// Checks whether the refuting leaf is read but does not count.
fn last_is_dropped() -> bool {
    let nodes = [("[50, 40, 35]", 50), ("[50, 47, 40, 35]", 47)];
    nodes.into_iter().all(|(text, before)| {
        let node = tree(text);
        attempt(|| cut(&node, Second, 44)) == Some(AtMost(before))
            && node.crossed().ends_with("40, ×]")
    })
}

/// Checks whether MIN's node returns `AtLeast`, as MAX's node would.
fn exchanged() -> bool {
    let said = attempt(|| cut(&tree("[47, 45, 46]"), Second, 44));
    matches!(said, Some(AtLeast(_)))
}

/// Detects a search that stops at a leaf because of an earlier leaf, and not because of the held value.
fn stops_at_a_leaf(mover: Player) -> Option<String> {
    let (text, one, is) = match mover {
        First => ("[41, 42, 43]", "[43]", "42, which is smaller"),
        Second => ("[47, 46, 45]", "[45]", "46, which is larger"),
    };
    let [is_open, stops] = [one, text].map(|text| attempt(|| cut(&tree(text), mover, 44)));
    let is_bound = matches!(
        (is_open, stops),
        (Some(Exactly(_)), Some(AtMost(_) | AtLeast(_)))
    );
    (is_bound && ask(text, mover, 44)?.0 == 2).then(|| {
        format!(
            "at {text}, where {} moves and `held` is 44, your code stops after the {is} than 44. \
             Compare the best value only with the `held` that your function receives.",
            name(mover)
        )
    })
}

fn too_much(mover: Player, held: Value, all: &[Value], suffice: usize, read: usize) -> String {
    let (who, above) = (name(mover), name(mover.other()));
    let sign = if mover == First { ">=" } else { "<=" };
    let (leaf, last, held_shown) = (all[suffice - 1], shown(all[suffice - 1]), shown(held));
    let four = tree(match mover {
        First => "[50, 51, 70, 80]",
        Second => "[40, 39, 30, 20]",
    });
    if read == suffice + 1
        && let Some(AtMost(got) | AtLeast(got) | Exactly(got)) = attempt(|| cut(&four, mover, 44))
        && let [_, also] = four.leaves_read()[..]
    {
        let later = match mover {
            First => "[40, 50, 55]",
            Second => "[50, 40, 35]",
        };
        let stops_later = ask(later, mover, 44).is_some_and(|(read, _)| read == 2);
        let why = match (got, also) {
            (39 | 51, _) if stops_later => " Compare the first leaf with `held`, too.",
            (39 | 51, _) => " Update the best value before you compare it with `held`.",
            (_, 39 | 51) => {
                " Does it ask for the next leaf too early, for example with the `peek` of a lazy \
                 iterator?"
            }
            (40 | 50, 20 | 80) => {
                " Does it read the last leaf to find out whether another leaf is the last one?"
            }
            _ => "",
        };
        return format!(
            "the {last} already settles this node, but your code reads one more leaf before it \
             returns.{why}"
        );
    }
    if holds_nothing(mover.other(), held) {
        let nothing = if mover == First { "+∞" } else { "−∞" };
        return format!(
            "{above} already holds {held_shown}, so no node is better for {above}, but your code \
             continues. Only {nothing} means that {above} has found nothing yet."
        );
    }
    if holds_nothing(mover, leaf) {
        return format!(
            "{who} cannot get a better value than {last}, but your code continues. The other \
             leaves cannot matter, even if {above} has found nothing yet."
        );
    }
    let refuted = match mover {
        First => "[40, 47, 60]",
        Second => "[47, 40, 35]",
    };
    let stops_at_a_better = ask(refuted, mover, 44).is_some_and(|(read, _)| read == 2);
    if leaf == held && stops_at_a_better {
        let begins = if held_where_nothing_says_so() {
            " There is another fault: at [47, 45, 46] your code returns `held`, 44, but no leaf is \
             44."
        } else {
            ""
        };
        let most = if mover == First { "least" } else { "most" };
        return format!(
            "after the {last} your code continues, but {who}'s node is worth at {most} {last}, and \
             {above} has already found {held_shown}. Stop at an equal value, too.{begins}"
        );
    }
    format!(
        "after the {last} no other leaf can change the result, but your code continues. Stop {who} \
         as soon as its value is {sign} `held`."
    )
}

/// Checks whether the player above has found nothing, if `mover` moves.
fn holds_nothing(mover: Player, held: Value) -> bool {
    match mover {
        First => held == Value::MAX,
        Second => held == Value::MIN,
    }
}

fn too_little(mover: Player, held: Value, read: &[Value], got: Value) -> String {
    let above = name(mover.other());
    let last = match read.last() {
        None => return "your code read no leaf. Read each leaf with its `value()`.".into(),
        Some(last) if refutes(mover, *last, held) => return String::new(),
        Some(last) => shown(*last),
    };
    if got == held && !holds_nothing(mover, held) {
        return format!(
            "your code stopped after the {last}, but returned {}, the value that {above} has found. \
             Compute the value of this node only from its leaves.",
            shown(held)
        );
    }
    let (better, worst) = match mover {
        First => ("smaller", "−∞"),
        Second => ("larger", "+∞"),
    };
    if !read.contains(&got) {
        return format!(
            "your code stopped after the {last}, but returned {}, and no leaf that it read has this \
             value. The right start of a best value is {worst} for {}.",
            shown(got),
            name(mover)
        );
    }
    format!(
        "{last} is {better} than {}, so {above} can still choose this node, but your code stopped. \
         Read the next leaf.",
        shown(held)
    )
}

fn what_was_read(
    mover: Player,
    held: Value,
    read: &[Value],
    got: Value,
    value: Value,
    known: Known,
) -> String {
    let (got_shown, value) = (shown(got), shown(value));
    let before = match mover {
        First => read[..read.len() - 1].iter().max(),
        Second => read[..read.len() - 1].iter().min(),
    };
    // A node without a cut, its last leaf, and another value to hold.
    let (best, worst, open, last, far) = match mover {
        First => ("largest", Value::MIN, "[41, 43, 39]", 39, 50),
        Second => ("smallest", Value::MAX, "[47, 45, 49]", 49, 40),
    };
    // Nodes with a cut at the third leaf.
    let at_third = match mover {
        First => "[30, 41, 50, 60]",
        Second => "[50, 47, 40, 35]",
    };
    let stops_there = || ask(at_third, mover, 44).is_some_and(|(read, _)| read == 3);
    let finds = |held, value| ask(open, mover, held).is_some_and(|(_, got)| got == value);
    match known {
        AtMost(_) | AtLeast(_) if got == before.copied().unwrap_or(worst) && stops_there() => {
            format!(
                "your code read the {value}, but its result does not include that leaf. Update the \
                 value before you stop."
            )
        }
        AtMost(_) | AtLeast(_) if got == held && last_is_dropped() => format!(
            "your code read the {value}, but its result does not include that leaf: in [50, 40, \
             35] your code returns AtMost(50) after the 40. Update the value before you stop."
        ),
        AtMost(_) | AtLeast(_) if got == held => format!(
            "your code returns `held`, {got_shown}, but the leaves prove {}. Return the best value \
             that your code read.",
            in_words(known)
        ),
        Exactly(_) if got == held && !read.contains(&got) && finds(far, far) => format!(
            "your code returned {got_shown}, but no leaf is {got_shown}. `held` is {got_shown}, but it \
             belongs to {}. Return the {best} of the leaves.",
            name(mover.other())
        ),
        Exactly(_) if read.last() == Some(&got) && finds(44, last) => format!(
            "your code returned {got_shown}, the last leaf, instead of the {best}. Compare each \
             leaf with the best value so far."
        ),
        _ if read.contains(&got) => format!("the {best} leaf that your code read is {value}."),
        _ => format!(
            "your code returned {got_shown}, but no leaf is {got_shown}. Return the {best} of the \
             leaves that it read. If your best value starts at another number, start it at {}, the worst value \
             for {}.",
            shown(worst),
            name(mover)
        ),
    }
}

fn kind(mover: Player, value: Value, known: Known, is_cut: bool) -> String {
    let (value, who) = (shown(value), name(mover));
    let (bound, better) = match mover {
        First => ("AtLeast", "more"),
        Second => ("AtMost", "less"),
    };
    match known {
        Exactly(_) => {
            let said =
                ["[46, 45]", "[45, 46]"].map(|text| attempt(|| cut(&tree(text), Second, 44)));
            let why = match said {
                [Some(Exactly(_)), Some(AtMost(_) | AtLeast(_))] => {
                    " At [46, 45], where MIN moves and `held` is 44, it returns `Exactly`. If it \
                     counts leaves, count those that are not better, too."
                }
                _ => "",
            };
            format!("your code read every leaf, so the value is exactly {value}.{why}")
        }
        _ if !is_cut => format!(
            "your code read every leaf, so {value} is both a bound and the exact value. Return \
             `{bound}` or `Exactly`."
        ),
        _ => format!(
            "your code did not read every leaf, and {who} can still find {better} than {value}. \
             Return `{bound}`."
        ),
    }
}
