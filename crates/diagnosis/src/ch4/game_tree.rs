//! The checks of the exercise `game_tree`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::game_tree::valuation;
use alpha_beta::tree::Tree;
use alpha_beta::uniform;
use call_trace::Trace;
use common::trees::{irregular, leaves, nodes, parts, worth_of};
use common::{attempt, minus, name, named, probe, remark, shown, spaced, tree, twice, worth};
use diagnosis::{sentence, watch, wrong_answer};
use fastrand::Rng;
use game::Player::{self, First, Second};
use game::Value;
use std::collections::HashSet;

pub(super) fn a_leaf_is_worth_what_is_written_there(text: &str, mover: Player, want: Value) {
    check(&tree(text), mover, want);
}

pub(super) fn max_takes_the_largest_and_min_the_smallest(text: &str, mover: Player, want: Value) {
    check(&tree(text), mover, want);
}

pub(super) fn a_leaf_can_have_any_number(number: Value, mover: Player) {
    // A written tree has no `Value::MIN`: its parser negates a number after a minus.
    let tree = Tree::inner([number, 5].map(Tree::leaf).to_vec());
    check(&tree, mover, number);
}

pub(super) fn the_levels_take_turns(text: &str, mover: Player, want: Value) {
    check(&tree(text), mover, want);
}

pub(super) fn what_later_pages_add_changes_nothing(text: &str, mover: Player, want: Value) {
    check(&tree(text), mover, want);
}

pub(super) fn the_same_tree_is_worth_the_same_again() {
    let [one, two] = [tree("[[4, 9], [2, 6]]"), tree("[[-3, -8], [-5, -1]]")];
    twice("valuation([[4, 9], [2, 6]])", || run(&one, First).0);
    check(&two, First, -5);
    check(&one, First, 4);
}

pub(super) fn every_leaf_is_read(text: &str) {
    let tree = tree(text);
    check(&tree, First, worth_of(&tree, First));
    let (read, leaves) = (tree.leaves_read().len(), tree.leaves());
    assert!(
        read == leaves,
        "Your valuation of {text} read {read} of {leaves} leaves, but should read them all.\nYour \
         code skipped a child, but this exercise has no cuts yet. Value every child.\nYour code \
         read {}.",
        tree.crossed()
    );
}

pub(super) fn random_trees_are_worth_what_looking_ahead_finds() {
    let mut rng = Rng::with_seed(41);
    let regular = (0..60).map(|seed| uniform::random(3, 3, seed));
    let wild = (0..200).map(|_| irregular(4, &mut rng));
    let trees = regular.chain(wild);
    diagnosis::demand_each(
        trees.flat_map(|tree| [First, Second].map(|mover| (tree.clone(), mover))),
        |(tree, mover)| {
            let trees = common::trees::smaller(tree).into_iter();
            trees.map(|tree| (tree, *mover)).collect()
        },
        |(tree, mover)| {
            attempt(|| valuation(&tree.clone(), *mover)) != Some(worth_of(tree, *mover))
        },
        |(tree, mover)| check(tree, *mover, worth_of(tree, *mover)),
    );
}

pub(super) fn every_node_is_valued_once() {
    let text = "[[44, 61, 50], [40, 35], [47, 52, 70]]";
    let tree = tree(text);
    let (value, trace) = run(&tree, First);
    assert!(value == 47, "{}", wrong(&tree, First, value, 47));
    // If the first call passes the work to a helper, the helper adds one call. A helper between two
    // calls of `valuation` does not count.
    let calls = match trace.calls_of("valuation") {
        0 | 1 => trace.calls(),
        calls => calls,
    };
    let nodes = nodes(&tree);
    assert!(
        calls <= nodes + 1,
        "Your valuation of a tree of {nodes} nodes made {} calls, but should make {nodes}.\n{} \
         Make one call for each child, and use its result again.\nThe tree: {text}",
        spaced(calls),
        match first_child_again(&trace) {
            true => "At each node, your code values the first child twice.",
            false => "Your code makes more than one call for some nodes.",
        }
    );
    // A program that values each child twice would need 2^60 calls for this line of 60 moves.
    let line: Tree = (0..60).fold(Tree::leaf(7), |below, _| Tree::inner(vec![below]));
    check(&line, First, 7);
    let point = "the pages that follow cut this recursion.";
    if let Some(kind) = diagnosis::unseen(&["valuation"], &trace, point) {
        remark(kind);
    } else {
        let moves: Vec<String> = tree.children().iter().map(value_below).collect();
        worth(format!(
            "MAX's three moves are worth {}, and the root {}. {calls} calls valued {nodes} nodes, \
             and all {} leaves were read; the next pages read fewer.",
            moves.join(", "),
            shown(value),
            tree.leaves_read().len()
        ));
    }
}

/// Checks whether each inner node values its first child twice and each other child once.
fn first_child_again(trace: &Trace) -> bool {
    let tree = trace.tree();
    let replies = tree
        .calls
        .iter()
        .map(|call| diagnosis::replies(&tree, call));
    let asked = replies.map(|replies| replies.into_iter().map(diagnosis::shown).collect());
    let mut inner = asked
        .filter(|asked: &Vec<String>| !asked.is_empty())
        .peekable();
    inner.peek().is_some()
        && inner.all(|asked| {
            let rest: HashSet<&String> = asked[1..].iter().collect();
            let is_first = ["44", "40", "47"].iter().any(|it| asked[0].contains(it));
            is_first && asked.get(1) == asked.first() && rest.len() + 1 == asked.len()
        })
}

fn value_below(child: &Tree) -> String {
    shown(valuation(child, Second))
}

/// Runs `valuation` recorded, and explains a panic.
fn run(tree: &Tree, mover: Player) -> (Value, Trace) {
    let at_a_leaf = || attempt(|| valuation(&Tree::leaf(7), mover)).is_none();
    watch(
        || valuation(tree, mover),
        |panic, _| {
            if diagnosis::is_unwritten(panic) {
                return None;
            }
            let thought = match at_a_leaf() {
                // The lines above this message already show that the calls never end.
                true if diagnosis::went_too_deep(panic) => {
                    return Some(
                        "Your code does not return from a leaf, which has no children to compare. \
                         If `is_leaf` is true, return the leaf's `value()`."
                            .into(),
                    );
                }
                // A list of the program's own, or a count.
                true if panic.contains("with overflow")
                    || panic.contains("out of bounds") && !panic.contains("the len is 0") =>
                {
                    "Your code panics even at a leaf, which has no children."
                }
                true => {
                    "Your code panics at a leaf, which has no children to compare. If `is_leaf` is \
                     true, return the leaf's `value()`."
                }
                false if panic.contains("with overflow") => {
                    "Your code computed a number that is too large or too small for its type, for \
                     example the negative of `Value::MIN`. Compare the values as they are."
                }
                false => return None,
            };
            let want = match worth_of(tree, mover) {
                Value::MIN => "`Value::MIN`".into(),
                want => shown(want),
            };
            Some(minus(&format!(
                "Your valuation of {tree}, where {} moves, panicked, but should return \
                 {want}.\n{thought}\n{panic}",
                name(mover)
            )))
        },
    )
}

fn check(tree: &Tree, mover: Player, want: Value) {
    let (got, _) = run(tree, mover);
    assert!(got == want, "{}", wrong(tree, mover, got, want));
}

fn wrong(tree: &Tree, mover: Player, got: Value, want: Value) -> String {
    let text = tree.to_string();
    // The smallest value is shown as in the result.
    let text = text.replace("-2147483648", "−∞");
    let (named, tree_after) = named(&text);
    let asked = format!("valuation of {named}, where {} moves", name(mover));
    let first = wrong_answer(&asked, shown(got), shown(want), "");
    if let Some(kept) = kept() {
        return minus(&format!("{first}\n{kept}"));
    }
    let already = SMALL.iter().find(|small| {
        let tree = common::tree(small);
        [First, Second]
            .iter()
            .any(|mover| ask(small, *mover) != Some(worth_of(&tree, *mover)))
    });
    let rest = match already {
        Some(small) if !SMALL.contains(&&*text) && !tree.children().is_empty() => {
            format!(
                "Your `valuation` is already wrong on the small tree {small}. Fix that case first."
            )
        }
        _ => sentence(&thought().unwrap_or_else(|| smallest(tree, mover))) + &tree_after,
    };
    minus(&format!("{first}\n{rest}"))
}

/// Detects a value that was stored where another player moved: in an earlier call, or in the same one.
fn kept() -> Option<&'static str> {
    if (ask("[24, 29]", Second)?, ask("[14, 19]", First)?) != (24, 19) {
        return None;
    }
    if ask("[14, 19]", Second)? == 19 {
        return Some(
            "Where MIN moves, your code returns 24 for [24, 29], but 19 for [14, 19], which it valued \
             for MAX before. Do not keep a value between two calls.",
        );
    }
    let (other, equal) = ("[[34, 39], [[34, 40]]]", "[[34, 39], [[34, 39]]]");
    ((ask(other, First)?, ask(equal, First)?) == (40, 34)).then_some(
        "In [[34, 39], [[34, 39]]] your code uses the value of the first [34, 39], where MIN moves, for \
         the second, where MAX moves. Value each node for its own player.",
    )
}

/// Trees on which most mistakes show.
const SMALL: [&str; 6] = ["7", "0", "[4, 9, 2, 6]", "[-3, -8, -5]", "[7]", "[9, 4]"];

fn ask(text: &str, mover: Player) -> Option<Value> {
    attempt(|| valuation(&tree(text), mover))
}

/// Returns the value if MAX moves, and the value if MIN moves.
fn both(text: &str) -> (Option<Value>, Option<Value>) {
    (ask(text, First), ask(text, Second))
}

/// Tests small trees, the simplest first, until an answer names the fault.
fn thought() -> Option<String> {
    let steps = [
        at_a_leaf,
        one_level,
        stops_early,
        not_all_children,
        begins_with,
        without_the_sign,
        two_levels,
        after_a_leaf,
        more_levels,
        some_levels,
    ];
    steps.into_iter().find_map(|step| step())
}

fn at_a_leaf() -> Option<String> {
    let thought = match both("7") {
        (Some(7), Some(7)) => return zero_leaf(),
        (Some(7), Some(-7)) | (Some(-7), _) => {
            "your code negates the value of a leaf, but every value is from MAX's side, whoever \
             moves. Your code needs no negation."
        }
        _ => {
            "for the leaf 7 your code does not return 7. If `is_leaf` is true, return the leaf's \
             `value()`."
        }
    };
    Some(thought.into())
}

/// Detects a leaf that is valued only if its number is not 0.
fn zero_leaf() -> Option<String> {
    let (max, min) = both("0");
    let wrong = [min, max].into_iter().find(|value| *value != Some(0))?;
    Some(format!(
        "your code is right for the leaf 7, but for the leaf 0 it {}. If `is_leaf` is true, return \
         the leaf's `value()`, whatever number it is.",
        wrong.map_or("panics".into(), |value| format!("returns {}", shown(value)))
    ))
}

fn one_level() -> Option<String> {
    let by_height = |one| if one == 9 { 6 } else { 4 };
    let two = both("[[4, 9], [2, 6]]");
    let thought = match both("[4, 9, 2, 6]") {
        (Some(one @ (2 | 9)), Some(same))
            if one == same && two == [Some(by_height(one)); 2].into() =>
        {
            return Some(format!(
                "your code returns {one} for [4, 9, 2, 6] and {} for [[4, 9], [2, 6]], whether MAX or \
                 MIN moves. Check `mover`, not the height of the node.",
                by_height(one)
            ));
        }
        (Some(9), Some(9)) => {
            "your code chooses the largest value for MIN, too. Return the smallest value when \
             `mover` is MIN."
        }
        (Some(2), Some(2)) => {
            "your code chooses the smallest value for MAX, too. Return the largest value when \
             `mover` is MAX."
        }
        (Some(2), Some(9)) => {
            "your code chooses the smallest value for MAX and the largest for MIN. Swap the two \
             cases of `mover`."
        }
        // The fault must also show with two children. With more, a program may have left its loop early.
        (Some(4), Some(4))
            if both("[3, 8]") == (Some(3), Some(3)) && both("[8, 3]") == (Some(8), Some(8)) =>
        {
            "your code returns the value of the first child. Compare the values of all children."
        }
        (Some(6), Some(6)) => {
            "your code returns the value of the last child. Compare each child's value with the \
             best value so far."
        }
        (Some(Value::MAX), _) if reads_all("[4, 9, 2, 6]") => {
            "when MAX moves, your code returns its initial value, +∞. Start MAX's best value at −∞."
        }
        (_, Some(Value::MIN)) if reads_all("[4, 9, 2, 6]") => {
            "when MIN moves, your code returns its initial value, −∞. Start MIN's best value at +∞."
        }
        (Some(9), Some(6)) if ask("[8, 3, 5]", Second) == Some(5) => {
            "your code returns the last child's value for MIN. Return the \
                               smallest value."
        }
        (Some(6), Some(2)) if ask("[3, 8, 5]", First) == Some(5) => {
            "your code returns the last child's value for MAX. Return the \
                               largest value."
        }
        (Some(Value::MIN), _) => {
            "when MAX moves, your code returns its initial value, −∞. Replace that value when a \
             child's value is larger."
        }
        (Some(9), Some(Value::MAX)) => {
            "when MIN moves, your code returns its initial value, +∞. Replace that value when a \
             child's value is smaller."
        }
        (Some(0), Some(0)) if ask("5:[4, 9, 2, 6]", First) == Some(5) => WRITTEN,
        (_, Some(0)) if ["8:[3, 5]", "1:[3, 5]"].map(|it| ask(it, Second)) == [8, 1].map(Some) => {
            "where MIN moves, your code returns 8 for 8:[3, 5], the number written at the inner \
             node. If your best value starts as `None`: `None` is less than every `Some`, so the \
             minimum remains `None`."
        }
        (_, Some(0)) if ["[-3, -8]", "[-8, -3]"].map(|it| ask(it, Second)) == [Some(-8); 2] => {
            "when MIN moves, your code returns 0, but no leaf is 0. Start MIN's best value at +∞."
        }
        (Some(21), _) | (_, Some(21)) => {
            "your code adds up the children of [4, 9, 2, 6]. Return only the value of the best \
             child."
        }
        // Another number below 0 may be an initial value.
        (Some(below @ -9..0), _) | (_, Some(below @ -9..0)) if [4, 9, 2, 6].contains(&-below) => {
            return Some(format!(
                "for [4, 9, 2, 6] your code returns {}, but no child has that value. Every value \
                 is from MAX's side, whoever moves. Your code needs no negation.",
                shown(below)
            ));
        }
        _ => return None,
    };
    Some(thought.into())
}

/// Checks whether every leaf is read when MAX moves.
fn reads_all(text: &str) -> bool {
    let tree = tree(text);
    attempt(|| valuation(&tree, First)).is_some() && tree.leaves_read().len() == tree.leaves()
}

/// Detects a loop of MIN that ends before the last child.
fn stops_early() -> Option<String> {
    let (max, min) = both("[4, 9, 2, 6]");
    if max != Some(9) || (ask("[9, 4]", First), ask("[4, 9]", First)) != (Some(9), Some(9)) {
        return None;
    }
    let tree = tree("[4, 9, 2, 6]");
    attempt(|| valuation(&tree, Second))?;
    (1..4).contains(&tree.leaves_read().len()).then(|| {
        format!(
            "at [4, 9, 2, 6], for example, your code reads only {} for MIN and returns {}. Value \
             every child.",
            tree.crossed(),
            min.map_or_else(String::new, shown)
        )
    })
}

fn not_all_children() -> Option<String> {
    let thought = match (ask("[9, 4]", First), ask("[4, 9]", First)) {
        (Some(4), Some(9)) if !reads_all("[9, 4]") => {
            "at [9, 4], for example, your code returns 4 for MAX. Value the first child, too."
        }
        (Some(9), Some(4)) if !reads_all("[4, 9]") && ask("[-9, -4]", First) == Some(-4) => {
            "at [4, 9], for example, your code stops after the 4, but at [−9, −4] it reads both \
             leaves. Value every child, whatever the values are."
        }
        (Some(9), Some(4)) if !reads_all("[4, 9]") => {
            "at [4, 9], for example, your code returns 4 for MAX. Value the last child, too."
        }
        _ => return None,
    };
    Some(thought.into())
}

/// Detects an inner node that begins with a value other than the worst case.
fn begins_with() -> Option<String> {
    if ask("-3", First) != Some(-3) {
        return None;
    }
    if (ask("[-3, -8]", First), ask("[4, 9, 2, 6]", First)) == (Some(0), Some(9)) {
        return Some(
            "when MAX moves, your code returns 0, but no leaf is 0. Start MAX's best value at −∞."
                .into(),
        );
    }
    let (large, small) = ("[2000000000]", "[-2000000000]");
    let better = ["[-2000000000, 2000000000]", "[2000000000, -2000000000]"];
    let far = [(large, Second, better[0]), (small, First, better[1])];
    far.into_iter().find_map(|(text, mover, better)| {
        let got = ask(text, mover)?;
        let other_end = (-1_999_999_999..=1_999_999_999).contains(&got)
            && ask(better, mover)?.unsigned_abs() == 2_000_000_000;
        let (who, worst) = (name(mover), if mover == First { "MIN" } else { "MAX" });
        other_end.then(|| {
            format!(
                "when {who} moves, your code returns {} for {text}, but no leaf has this value. Start \
                 {who}'s best value at `Value::{worst}`.",
                shown(got)
            )
        })
    })
}

/// Detects a comparison of values without their sign.
fn without_the_sign() -> Option<String> {
    let asked = ["[4, 9, 2, 6]", "[-9, 4]", "[-3, -8]"].map(|text| ask(text, First));
    (asked == [9, -9, -8].map(Some)).then(|| {
        "when MAX moves, your code returns −9 for [−9, 4] and −8 for [−3, −8], as if the signs did \
         not matter. MAX chooses the largest value, and 4 is larger than −9. Compare the values \
         with their signs."
            .into()
    })
}

/// Detects values that are right only up to some number of levels.
fn some_levels() -> Option<String> {
    let line = |levels: u32| (0..levels).fold(Tree::leaf(7), |below, _| Tree::inner(vec![below]));
    let got = |levels| attempt(|| valuation(&line(levels), First));
    let first = (1..=9).find(|&levels| got(levels) != Some(7))?;
    let wrong = got(first)?;
    let all_deeper = (first..=9).all(|levels| got(levels) == Some(wrong));
    (first > 2 && all_deeper).then(|| {
        format!(
            "your code is right for {} levels, but not for more: for {} it returns {}. Value the \
             children in the same way at every level, however deep the tree is.",
            first - 1,
            line(first),
            shown(wrong)
        )
    })
}

fn two_levels() -> Option<String> {
    if (ask("[8:[3, 5]]", First), both("8:[3, 5]")) == (Some(8), (Some(5), Some(3))) {
        return Some(
            "at [8:[3, 5]], for example, your code uses the 8, the number written at an inner \
             node. Value a child with children in the same way as the root."
                .into(),
        );
    }
    let (node, max) = (tree("[[4, 9], [2, 6]]"), |text| ask(text, First));
    let thought = match both("[[4, 9], [2, 6]]") {
        (Some(9), Some(2)) if both("[4, 9, 2, 6]") == (Some(9), Some(2)) => {
            "your code lets the same player choose at every level, but the players alternate. Pass \
             the other player in each call."
        }
        (Some(9), Some(6)) if passes_the_same_player(&node, First) == 2 => {
            "your call for a child of MAX passes the same player. Pass `mover.other()`."
        }
        (Some(4), Some(2)) if passes_the_same_player(&node, Second) == 2 => {
            "your call for a child of MIN passes the same player. Pass `mover.other()`."
        }
        (Some(9), Some(6)) => {
            "for [[4, 9], [2, 6]], where MAX moves, your code returns 9, as if MAX moved again at \
             [4, 9]. MIN moves there, and chooses the 4."
        }
        (Some(4), Some(2)) => {
            "for [[4, 9], [2, 6]], where MIN moves, your code returns 2, as if MIN moved again at \
             [2, 6]. MAX moves there, and chooses the 6."
        }
        _ if ask("[{3, 5}, [2, 7]]", First) == Some(5)
            && ask("[[3, 5], [2, 7]]", First) == Some(3) =>
        {
            "your code treats braces as an extra turn. Pass the other player to each child, \
             whatever the brackets are."
        }
        (Some(6), _) if ["[[4, 9]]", "[[4, 9], [6, 2]]"].map(max) == [Some(4), Some(6)] => {
            "at [[4, 9], [2, 6]], for example, your code treats the first child as a MIN node and \
             the second as a MAX node. Pass the same player to all children of a node."
        }
        _ => return None,
    };
    Some(thought.into())
}

/// Detects a node after a leaf that is valued for the wrong player.
fn after_a_leaf() -> Option<String> {
    let max = ["[[8, 9], 2, 1]", "[2, [8, 9], 1]"].map(|text| ask(text, First));
    let min = ["[[1, 2], 8, 9]", "[8, [1, 2], 9]"].map(|text| ask(text, Second));
    ((max, min) == ([8, 9].map(Some), [2, 1].map(Some))).then(|| {
        "when MIN moves, your code returns 2 for [[1, 2], 8, 9], but 1 for [8, [1, 2], 9]: after \
         the leaf 8, MIN seems to move at [1, 2], too. If your calls share the player to move, a \
         leaf must give the turn back, too."
            .into()
    })
}

/// Counts the recorded calls for children of the root that have its player.
fn passes_the_same_player(node: &Tree, mover: Player) -> usize {
    let (_, trace) = probe(|| valuation(node, mover));
    let calls = trace.tree();
    let root = calls.roots.first().map(|&root| &calls.calls[root]);
    let children = root.into_iter().flat_map(|root| &root.children);
    // A call for a grandchild also has the same player.
    let is_child = |is: &str| node.children().iter().any(|it| it.to_string() == is);
    let same = |&&id: &&usize| {
        let args = &calls.calls[id].args;
        args.iter().any(|(name, is)| name == "node" && is_child(is))
            && args
                .iter()
                .any(|(name, is)| name == "mover" && is == format!("{mover:?}"))
    };
    children.filter(same).count()
}

fn more_levels() -> Option<String> {
    let two_levels = both("[4, 9, 2, 6]") == (Some(9), Some(2))
        && both("[[44, 61, 50], [40, 35], [47, 52, 70]]") == (Some(47), Some(40))
        && both("[[-1, -1], [-1, 1]]") == (Some(-1), Some(-1))
        && both("[[3, 1]]") == (Some(1), Some(3))
        && both("[[4, 9], [2, 6]]") == (Some(4), Some(6));
    if two_levels && ask("[[[5, 6], [7, 4]]]", First).is_some_and(|got| got != 6) {
        let node = tree("[[5, 6], [7, 4]]");
        let same = [First, Second].map(|mover| passes_the_same_player(&node, mover));
        return Some(match same {
            [0, 0] => {
                "your code is right for two levels, but not for three. A child with children \
                       must be valued in the same way as the root."
                    .into()
            }
            [max, _] => format!(
                "a call for a child of {} passes the same player. Pass `mover.other()`.",
                name(if max > 0 { First } else { Second })
            ),
        });
    }
    (ask("9:[3, 5]", First) == Some(9)).then(|| WRITTEN.into())
}

const WRITTEN: &str = "your code returns the number that is written at an inner node. Return the \
                       best value of that node's children.";

/// Describes the smallest part of the tree that is valued wrongly.
fn smallest(tree: &Tree, mover: Player) -> String {
    let found = parts(tree, mover)
        .into_iter()
        .rev()
        .find_map(|(part, mover)| {
            let (got, want) = (attempt(|| valuation(part, mover)), worth_of(part, mover));
            (got != Some(want)).then_some((part, mover, got, want))
        });
    match found {
        Some((part, mover, Some(got), want)) if part.leaves() < tree.leaves() => format!(
            "your code is already wrong on the subtree {part}, where {} moves: it returns {}, but \
             should return {}. Fix that case first.",
            name(mover),
            shown(got),
            shown(want)
        ),
        Some((part, ..)) if part.children().is_empty() => {
            "if `is_leaf` is true, return the leaf's `value()`, whatever number it is.".into()
        }
        Some((part, mover, ..)) => unread_or_in_order(part, mover).unwrap_or_else(|| {
            let (below, other) = (part.children().iter(), mover.other());
            let values: Vec<String> = below.map(|it| shown(worth_of(it, other))).collect();
            let best = if mover == First {
                "largest"
            } else {
                "smallest"
            };
            let (values, who) = (values.join(", "), name(mover));
            let got = attempt(|| valuation(part, mover)).filter(|got| !leaves(part).contains(got));
            let no_leaf =
                got.map_or_else(String::new, |got| format!(" No leaf is {}.", shown(got)));
            let fact = format!(
                "the values of the children are {values}, and {who} chooses the {best}.{no_leaf}"
            );
            match passes_the_same_player(part, mover) {
                0 => fact,
                _ => format!("{fact} Your code passes {who} to a child. Pass `mover.other()`."),
            }
        }),
        None => {
            "your code returned another value on a second call. Check for a value that remains \
             from an earlier call."
                .into()
        }
    }
}

/// Detects an unread leaf, and a value that depends on the order of the children.
fn unread_or_in_order(part: &Tree, mover: Player) -> Option<String> {
    let other_way = Tree::inner(part.children().iter().rev().cloned().collect());
    // A parsed tree has no leaf that was read before.
    let same: Tree = part.to_string().parse().ok()?;
    let other_way: Tree = other_way.to_string().parse().ok()?;
    let got = attempt(|| valuation(&same, mover))?;
    let turned = attempt(|| valuation(&other_way, mover))?;
    let (read, leaves) = (same.leaves_read().len(), same.leaves());
    if read < leaves {
        return Some(format!(
            "your code reads {read} of the {leaves} leaves of {same}. Value every child."
        ));
    }
    let first = |it: &Tree| Some(worth_of(it.children().first()?, mover.other()));
    let why = match (first(&same), first(&other_way)) == (Some(got), Some(turned)) {
        true => {
            ", each time the value of the first child. If your calls share one best value, it must start anew in each call."
        }
        false => ". The order of the children must not change the result.",
    };
    (got != turned).then(|| {
        format!(
            "your code returns {} for {same}, but {} for {other_way}{why}",
            shown(got),
            shown(turned)
        )
    })
}
