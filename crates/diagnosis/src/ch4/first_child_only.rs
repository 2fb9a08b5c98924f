//! The checks of the exercise `first_child_only`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::first_child_only::first_child_only;
use alpha_beta::tree::Tree;
use alpha_beta::uniform;
use call_trace::{Call, Trace, Tree as CallTree};
use common::trees::{irregular, leaves, nodes, parts, worth_of};
use common::{
    attempt, legend, minus, name, named, probe, remark, shown, spaced, tree, within, worth,
};
use diagnosis::{Shapes, counted, sentence, watch, wrong_answer};
use fastrand::Rng;
use game::Player::{self, First, Second};
use game::Value;

pub(super) fn the_value_is_that_of_the_whole_tree(text: &str, want: Value) {
    assert_right(&tree(text), want);
}

pub(super) fn the_value_is_right_if_the_best_reply_of_min_comes_first(text: &str, want: Value) {
    assert_right(&tree(text), want);
}

pub(super) fn the_same_tree_is_read_in_the_same_way_again() {
    let tree = tree("[[44, 61, 50], [40, 35]]");
    let call = "first_child_only([[44, 61, 50], [40, 35]])";
    let (value, read) = diagnosis::twice_as_much(call, "read", || {
        let (value, seen, _) = run(&tree);
        (value, seen.crossed())
    });
    assert!(
        (value, read.as_str()) == (44, "[[44, 61, 50], [40, ×]]"),
        "{}",
        minus(&format!(
            "{}\n{}{}",
            if value == 44 {
                reads(call, &read, "[[44, 61, 50], [40, ×]]")
            } else {
                wrong_answer(call, shown(value), 44, "")
            },
            sentence(
                &thought("[[44, 61, 50], [40, 35]]")
                    .unwrap_or_else(|| ends_wrongly(&read, "[[44, 61, 50], [40, ×]]"))
            ),
            if value == 44 { legend("×") } else { "" }
        ))
    );
}

pub(super) fn the_leaves_read_are_those_its_bound_does_not_cut(text: &str, want: &str) {
    let tree = tree(text);
    assert_right(&tree, worth_of(&tree, First));
    let (_, seen, trace) = run(&tree);
    let crossed = seen.crossed();
    assert!(
        crossed == want,
        "{}",
        minus(&format!(
            "{}\n{}{}",
            reads(&format!("first_child_only of {text}"), &crossed, want),
            sentence(&thought(text).unwrap_or_else(|| ends_wrongly(&crossed, want))),
            legend(&format!("{crossed} {want}"))
        ))
    );
    let (calls, nodes) = (trace.calls_of("val"), nodes(&tree));
    assert!(
        calls <= nodes,
        "{}",
        minus(&format!(
            "Your first_child_only of {text} made {} of val, but should make at most {nodes}.\nYour code \
             calls `val` more than once for a node. Make one call for each child, and use its result again.",
            counted(calls, "call")
        ))
    );
}

const STOP: &str = "`vp` is the best value that the player above has found so far. When a node's \
                    value can no longer improve it, the other children cannot matter.";

/// Names the first leaf that was left out although it can matter. Otherwise too many leaves were read.
fn ends_wrongly(read: &str, want: &str) -> String {
    let leaves = |text: &str| -> Vec<String> {
        let leaves = text.split(['[', ']', ' ', ',']);
        let leaves = leaves.filter(|leaf| !leaf.is_empty());
        leaves.map(str::to_owned).collect()
    };
    let both = leaves(read).into_iter().zip(leaves(want));
    let mut left_out = both.filter(|(read, want)| read == "×" && want != "×");
    match left_out.next() {
        Some((_, leaf)) => format!(
            "your code did not read the {leaf}, but another number in its place could change the \
             result. Check the `vp` of each call, and every condition that ends the loop: it must \
             be true only when the node's value can no longer improve `vp`."
        ),
        None if read == want => String::new(),
        None if want == "[[44, 61, 50], [40, ×]]" => {
            "MAX has found 44, and after the 40 the node [40, 35] is worth at most 40. Its loop must \
             end there."
                .into()
        }
        None => STOP.into(),
    }
}

fn reads(asked: &str, read: &str, want: &str) -> String {
    format!("Your {asked} read {read}, but should read {want}.")
}

pub(super) fn trees_of_no_regular_shape_are_right() {
    let mut rng = Rng::with_seed(42);
    diagnosis::demand_each(
        (0..300).map(|_| irregular(5, &mut rng)),
        common::trees::smaller,
        |tree| attempt(|| run(tree).0) != Some(worth_of(tree, First)),
        |tree| assert_right(tree, worth_of(tree, First)),
    );
}

/// The shape and seed of 50 random trees, and the number of leaves that a search with the bound
/// of the player above reads.
pub(super) const RANDOM: [(usize, u32, u64, usize); 3] =
    [(4, 3, 1, 2_134), (2, 6, 2, 2_254), (3, 4, 3, 2_412)];

pub(super) fn random_trees_are_right_and_less_is_read(
    (branching, depth, seed, suffice): (usize, u32, u64, usize),
) {
    let (read, all) = random(branching, depth, seed);
    assert!(
        read <= suffice,
        "Your first_child_only of 50 trees with b = {branching} and d = {depth} read {} of {} \
         leaves, but should read at most {}.\n{}",
        spaced(read),
        spaced(all),
        spaced(suffice),
        larger(|| thought("").unwrap_or_else(|| STOP.into()))
    );
}

pub(super) fn what_the_repair_was_worth() {
    let tree = tree("[[0, -1], [-1, 0]]");
    let (value, seen, _) = run(&tree);
    let (mut read, mut all, mut suffice) = (0, 0, 0);
    for (branching, depth, seed, enough) in RANDOM {
        let (r, a) = random(branching, depth, seed);
        (read, all, suffice) = (read + r, all + a, suffice + enough);
    }
    assert!(
        read <= suffice,
        "Your first_child_only of 150 trees read {} leaves, but should read at most {}.\n{}",
        spaced(read),
        spaced(suffice),
        larger(|| thought("").unwrap_or_else(|| STOP.into()))
    );
    worth(minus(&format!(
        "{tree} is {value} now, and {} are read. Of {} leaves in 150 random trees {} were read, \
         and every value is right.",
        seen.crossed(),
        spaced(all),
        spaced(read)
    )));
    if read < suffice {
        remark(format!(
            "With only one bound, the search would read {} leaves. Your code cuts with two bounds, \
             as alpha-beta does in the exercise `alpha_beta`.",
            spaced(suffice)
        ));
    }
}

/// Values 50 random trees. Returns the number of leaves read, and the number of all leaves.
fn random(branching: usize, depth: u32, seed: u64) -> (usize, usize) {
    let (mut read, mut all) = (0, 0);
    for seed in 100 * seed..100 * seed + 50 {
        let tree = uniform::random(branching, depth, seed);
        assert_right(&tree, worth_of(&tree, First));
        let (_, seen, _) = run(&tree);
        read += seen.leaves_read().len();
        all += seen.leaves();
    }
    (read, all)
}

/// Values a copy of the tree, so that earlier reads of it do not count.
fn run(tree: &Tree) -> (Value, Tree, Trace) {
    let seen = tree.clone();
    let why = |panic: &str, _: &CallTree| {
        let want = shown(worth_of(tree, First));
        panic.contains("with overflow").then(|| {
            minus(&format!(
                "Your first_child_only of {tree} panicked, but should return {want}.\nYour code computed \
                 a number that does not fit in its type. `vp` and `value` can be `Value::MIN` or \
                 `Value::MAX`: compare and pass them as they are.\n{panic}"
            ))
        })
    };
    let (value, trace) = watch(|| first_child_only(&seen), why);
    (value, seen, trace)
}

/// Like [`run`], but the recording of the failing run remains for the drawing.
fn probed(tree: &Tree) -> (Tree, Trace) {
    let seen = tree.clone();
    let (_, trace) = probe(|| first_child_only(&seen));
    (seen, trace)
}

fn assert_right(tree: &Tree, want: Value) {
    let (got, seen, _) = run(tree);
    if got == want {
        return;
    }
    let text = tree.to_string();
    let (named, tree_after) = named(&text);
    let asked = format!("first_child_only of {named}");
    let first = wrong_answer(&asked, shown(got), shown(want), "");
    let rest = || thought(&text).unwrap_or_else(|| smallest(tree));
    let thought = match SMALL.contains(&&*text) {
        true => sentence(&rest()),
        false => larger(rest),
    };
    let read = match text.len() {
        ..=50 => format!(
            "\nYour code read {}.{}",
            seen.crossed(),
            legend(&seen.crossed())
        ),
        _ => String::new(),
    };
    panic!(
        "{}",
        minus(&format!("{first}\n{thought}{tree_after}{read}"))
    );
}

/// Trees on which most mistakes show.
const SMALL: [&str; 9] = [
    "[-3, -8, -5]",
    "[[9, 4, 6, 3]]",
    "[[5, 3], [4, 6]]",
    "[[-1, -1], [-1, 1]]",
    "[[0, -1], [-1, 0]]",
    "[[44, 61, 50], [40, 35]]",
    "[[44, 61], [44, 35]]",
    "[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]",
    "[[[5, 6], [6, 9]]]",
];

/// Returns the text below the first line of a message about a larger tree. If a small tree is already wrong,
/// the text reports only that tree.
fn larger(rest: impl FnOnce() -> String) -> String {
    let wrong = |text: &&str| {
        let seen = tree(text);
        attempt(|| first_child_only(&seen)) != Some(worth_of(&seen, First))
    };
    match SMALL.iter().find(|text| wrong(text)) {
        Some(text) => format!(
            "Your `first_child_only` is also wrong on the small tree {text}. Fix that case first."
        ),
        None => sentence(&rest()),
    }
}

/// Explains faults in small trees. The order of the rows has no meaning: a row about MIN applies only if MAX is
/// right, and a row about a bound only if the values are right. `spoken_of` is the tree that the message is
/// already about, if any.
fn thought(spoken_of: &str) -> Option<String> {
    if let Some(said) = stops_at_the_first_reply(spoken_of) {
        return Some(said);
    }
    let wrong = Wrong::first();
    let table = at_min(at_the_root(Shapes::of(&wrong), spoken_of), spoken_of);
    below(table, spoken_of).words()
}

/// Detects a node of MIN that ends before its value has reached its bound. It applies if the tree of the
/// message has only wins, draws and losses.
fn stops_at_the_first_reply(spoken_of: &str) -> Option<String> {
    let spoken: Tree = spoken_of.parse().ok()?;
    if !leaves(&spoken).iter().all(|leaf| (-1..=1).contains(leaf)) {
        return None;
    }
    let (first, node) = ("[[1, 0, -1]]", "[1, 0, -1]");
    let (seen, trace) = probed(&tree(first));
    let vp: Value = told(&trace, node, "vp")?.parse().ok()?;
    let is_mins = told(&trace, node, "c").as_deref() == Some("Second");
    // Checks that the node's value after its first reply is the value of that reply.
    let has_one = attempt(|| first_child_only(&tree("[[1]]"))) == Some(1);
    (is_mins && has_one && vp < 1 && seen.crossed() == "[[1, ×, ×]]").then(|| {
        format!(
            "{}MIN stopped at its first reply, 1, but `vp` is {} there, and 1 is larger than `vp`. \
             At a MIN node, end the loop only if `value <= vp`.",
            within(spoken_of, first),
            shown(vp)
        )
    })
}

type Small<'r> = Shapes<'r, Wrong>;

/// The first fault that was found.
enum Wrong {
    /// A node of MAX with leaves.
    Root(Tried),
    /// A node of MIN with leaves.
    Min(Tried),
    /// A wrong player to move, with the explanation.
    Turns(&'static str),
    /// A node that is left while its value is still good for the player above, or that returns a value without a leaf.
    Early(Tried, Refuted),
    /// Another fault.
    Below,
}

impl Wrong {
    fn first() -> Self {
        if let Some(tried) = first_wrong(&ROOTS) {
            Self::Root(tried)
        } else if let Some(tried) =
            first_wrong(&MINS).or_else(|| is_max_again().then(|| tried(MINS[0])).flatten())
        {
            Self::Min(tried)
        } else if let Some(said) = turns() {
            Self::Turns(said)
        } else {
            let early = REFUTED.iter().find_map(|at| {
                let tried = tried(at.text)?;
                (!tried.reads_all() || !tried.is_a_leaf()).then_some(Self::Early(tried, *at))
            });
            early.unwrap_or(Self::Below)
        }
    }

    fn at_the_root(&self) -> Option<&Tried> {
        match self {
            Self::Root(tried) => Some(tried),
            _ => None,
        }
    }

    fn at_min(&self) -> Option<&Tried> {
        match self {
            Self::Min(tried) => Some(tried),
            _ => None,
        }
    }
}

/// A small tree with the student's value of it.
struct Tried {
    text: &'static str,
    value: Value,
    read: String,
}

impl Tried {
    fn reads_all(&self) -> bool {
        self.read == self.text
    }

    /// Checks whether a leaf has the value.
    fn is_a_leaf(&self) -> bool {
        leaves(&tree(self.text)).contains(&self.value)
    }

    /// Checks whether the value is neither a leaf's value nor a worst case.
    fn is_a_number(&self) -> bool {
        !self.is_a_leaf() && self.value != Value::MIN && self.value != Value::MAX
    }
}

/// Values a small tree. Returns `None` on a panic.
fn tried(text: &'static str) -> Option<Tried> {
    let (value, read) = ask(text)?;
    Some(Tried { text, value, read })
}

/// Returns the first tree that is valued wrongly or not read to its end.
fn first_wrong(texts: &[&'static str]) -> Option<Tried> {
    let mut all = texts.iter().filter_map(|text| tried(text));
    all.find(|it| !it.reads_all() || it.value != worth_of(&tree(it.text), First))
}

/// Trees with leaves below MAX, and without a bound from above.
const ROOTS: [&str; 5] = [
    "[4, 9, 2, 6]",
    "[-3, -8, -5]",
    "[7, 8, 1]",
    "[1500000000, 2000000000]",
    "[-2000000000]",
];

/// Trees with leaves below MIN, and without a bound from above.
const MINS: [&str; 4] = [
    "[[9, 4, 6, 3]]",
    "[[2000000000]]",
    "[[2, 9]]",
    "[[3, 8, 5]]",
];

/// Returns the value and the tree with its unread leaves crossed out, or `None` on a panic.
fn ask(text: &str) -> Option<(Value, String)> {
    let seen = tree(text);
    let value = attempt(|| first_child_only(&seen))?;
    Some((value, seen.crossed()))
}

/// Returns the largest, the smallest and the last leaf.
fn leaf_of(text: &str) -> (Value, Value, Value) {
    let leaves = leaves(&tree(text));
    let largest = leaves.iter().copied().fold(Value::MIN, Value::max);
    let smallest = leaves.iter().copied().fold(Value::MAX, Value::min);
    (
        largest,
        smallest,
        leaves.last().copied().unwrap_or_default(),
    )
}

/// Compares the student's values of some trees with the right ones.
fn values<const N: usize>(texts: [&'static str; N]) -> diagnosis::Answers<&'static str, Value> {
    let right = |text: &&str| worth_of(&tree(text), First);
    diagnosis::Answers::to(texts, |text| first_child_only(&tree(text)), right)
}

/// Explains a value that no leaf has. If the tree of the message shows the same fault, the text names only that tree.
fn no_leaf_has(spoken_of: &str, text: &str, value: Value) -> String {
    let here = spoken_of.parse().ok().and_then(|tree: Tree| {
        let value = attempt(|| first_child_only(&tree))?;
        (!leaves(&tree).contains(&value)).then_some(value)
    });
    here.map_or_else(
        || no_leaf(&within(spoken_of, text), value),
        |here| no_leaf("", here),
    )
}

fn at_the_root<'r>(table: Small<'r>, spoken_of: &'r str) -> Small<'r> {
    let told = |it: &Wrong| it.at_the_root().and_then(|tried| root_told(tried.text));
    let cut = |it: &'r Wrong| it.at_the_root().filter(|tried| !tried.reads_all());
    table
        .row(
            |_| true,
            move |it| it.at_the_root().zip(told(it)),
            move |(it, told)| within(spoken_of, it.text) + &told,
        )
        .row(
            move |it| told(it).is_none(),
            move |it| cut(it).filter(|tried| starts_at_the_best(tried)),
            move |it| {
                format!(
                    "{}your code returns +∞, but no leaf has that value. At the root `vp` is +∞, \
                     and `vp` belongs to the player above. Start `value` at −∞ in a MAX node.",
                    within(spoken_of, it.text)
                )
            },
        )
        .row(
            move |it| told(it).is_none(),
            move |it| cut(it).filter(|tried| !starts_at_the_best(tried)),
            move |it| root_stopped(spoken_of, it),
        )
        .row(
            move |it| told(it).is_none(),
            |it| {
                it.at_the_root()
                    .filter(|tried| tried.reads_all() && tried.is_a_number())
            },
            move |it| no_leaf_has(spoken_of, it.text, it.value),
        )
        .row(
            move |it| told(it).is_none(),
            |it| {
                it.at_the_root().filter(|tried| tried.reads_all())?;
                values(ROOTS)
                    .row(
                        |_| Some(Value::MIN),
                        "your code returns −∞, the initial value of a MAX node. Set `value` to the \
                         larger of `value` and each child's value.",
                    )
                    .row(|_| Some(Value::MAX), REPLACED)
                    .row(
                        |text| Some(leaf_of(text).1),
                        "your code chooses the smallest value at the root, but MAX moves there. \
                         Use `max` when MAX moves.",
                    )
                    .row(
                        |text| Some(leaf_of(text).2),
                        "your code returns the value of the last child. Compare each child's value \
                         with the best value so far.",
                    )
                    .words()
            },
            |said| said,
        )
}

/// Checks whether MAX passes +∞ as its value to its first child, and returns +∞.
fn starts_at_the_best(tried: &Tried) -> bool {
    let (_, trace) = probed(&tree(tried.text));
    let tree = trace.tree();
    let first = tree.calls.iter().find(|call| call.parent.is_some());
    let vp = first.and_then(|call| diagnosis::number(call, "vp"));
    tried.value == Value::MAX && vp == Some(Value::MAX.unsigned_abs().into())
}

/// Explains a root that is not read to its end. If MIN does the same in the tree of the message, the
/// text names only that tree.
fn root_stopped(spoken_of: &str, at: &Tried) -> String {
    match tried(MINS[0]) {
        _ if at.value == Value::MAX => format!(
            "{}your code returns +∞, but no leaf has that value. Start `value` at −∞ in a \
             MAX node, replace it only with children's values, and return `value`, never `vp`.",
            within(spoken_of, at.text)
        ),
        Some(min) if spoken_of == min.text && !min.reads_all() && min.is_a_leaf() => {
            stopped(Second, &min.read)
        }
        _ => within(spoken_of, at.text) + &stopped(First, &at.read),
    }
}

/// Detects a search that begins with a bound at the root, or with MIN.
fn root_told(text: &str) -> Option<String> {
    let (_, trace) = probed(&tree(text));
    if told(&trace, text, "c")? == "Second" {
        return Some("your code passes MIN as the player to the root, but MAX moves there.".into());
    }
    let vp: Value = told(&trace, text, "vp")?.parse().ok()?;
    (vp != Value::MAX).then(|| {
        format!(
            "your code passes {} as `vp` to the root, but no player moves above the root. Pass +∞ \
             to the root.",
            shown(vp)
        )
    })
}

/// Checks whether MAX's child is again valued as MAX's node.
fn is_max_again() -> bool {
    let (_, trace) = probed(&tree(MINS[0]));
    told(&trace, "[9, 4, 6, 3]", "c").as_deref() == Some("First")
}

/// Returns the bound that MIN receives if MAX has found no value yet, unless it is −∞.
fn min_told() -> Option<Value> {
    let (_, trace) = probed(&tree(MINS[0]));
    let vp: Value = told(&trace, "[9, 4, 6, 3]", "vp")?.parse().ok()?;
    (vp > -Value::MAX).then_some(vp)
}

fn at_min<'r>(table: Small<'r>, spoken_of: &'r str) -> Small<'r> {
    let cut = |it: &'r Wrong| it.at_min().filter(|tried| !tried.reads_all());
    table
        .row(
            |_| is_max_again(),
            Wrong::at_min,
            |_| {
                "your code treats the child of a MAX node as another MAX node. Pass the other \
                 player to each child."
                    .into()
            },
        )
        .row(
            |_| !is_max_again(),
            move |it| cut(it).zip(min_told()),
            move |(it, vp)| {
                format!(
                    "{}MAX has found no value yet, but your code passes {} as `vp` to the node [9, \
                     4, 6, 3]. Pass the current `value` of the node above, here −∞.",
                    within(spoken_of, it.text),
                    shown(vp)
                )
            },
        )
        .row(
            |_| !is_max_again() && min_told().is_none(),
            move |it| cut(it).filter(|tried| tried.is_a_leaf()),
            move |it| within(spoken_of, it.text) + &stopped(Second, &it.read),
        )
        .row(
            |_| !is_max_again(),
            |it| {
                it.at_min().filter(|tried| match tried.reads_all() {
                    true => tried.is_a_number(),
                    false => min_told().is_none() && !tried.is_a_leaf(),
                })
            },
            move |it| no_leaf_has(spoken_of, it.text, it.value),
        )
        .row(
            |_| !is_max_again(),
            move |it| {
                it.at_min().filter(|tried| tried.reads_all())?;
                min_keeps_another(spoken_of)
            },
            |said| said,
        )
}

/// Explains which value MIN keeps instead of the smallest.
fn min_keeps_another(spoken_of: &str) -> Option<String> {
    values(MINS)
        .row(
            |text| Some(leaf_of(text).0),
            "your code chooses the largest value at a MIN node. Use `min` when MIN moves.",
        )
        .row(
            |_| Some(Value::MAX),
            "your code returns +∞, the initial value of a MIN node. Set `value` to the smaller of \
             `value` and each child's value.",
        )
        .row(|_| Some(Value::MIN), REPLACED)
        .row(
            |text| Some(leaf_of(text).2),
            format!(
                "{}at [2, 9] your code returns the last child's value. Return the smaller value.",
                within(spoken_of, MINS[2])
            ),
        )
        .words()
}

/// Detects a wrong player two levels below the root, or braces that count as an extra turn.
fn turns() -> Option<&'static str> {
    let (_, trace) = probed(&tree("[[[5, 6], [7, 4]]]"));
    let is_min_again = told(&trace, "[5, 6]", "c").as_deref() == Some("Second");
    let braced = |with: &str, without: &str| {
        let found = ask(with).zip(ask(without));
        found.is_some_and(|(with, without)| (with.0, without.0) == (5, 3))
    };
    let taken = braced("[{3, 5}, [2, 7]]", "[[3, 5], [2, 7]]")
        || braced("[{5, 3}, [2, 7]]", "[[5, 3], [2, 7]]");
    match (is_min_again, taken) {
        (true, _) => Some(
            "your code treats the child of a MIN node as another MIN node. Pass the other player \
             to each child.",
        ),
        (false, true) => Some(
            "your code treats braces as an extra turn. In this exercise MAX and MIN always \
             alternate, whatever the brackets are. Pass the other player to each child.",
        ),
        (false, false) => None,
    }
}

/// A node that its first leaf does not refute, the node before it, and the value that the player above has found.
#[derive(Clone, Copy)]
struct Refuted {
    text: &'static str,
    before: &'static str,
    last: &'static str,
    at: &'static str,
    held: Value,
    mover: Player,
}

const REFUTED: [Refuted; 2] = [
    Refuted {
        text: "[[44, 61], [45, 43]]",
        before: "[44, 61]",
        last: "45",
        at: "[45, 43]",
        held: 44,
        mover: Second,
    },
    Refuted {
        text: "[[[5, 6], [5, 7]]]",
        before: "[5, 6]",
        last: "5",
        at: "[5, 7]",
        held: 6,
        mover: First,
    },
];

impl Refuted {
    /// Explains a node that was left before it was refuted.
    fn left(&self, spoken_of: &str) -> String {
        let within = within(spoken_of, self.text);
        let (above, at, held, last) = (name(self.mover.other()), self.at, self.held, self.last);
        let (seen, trace) = probed(&tree(self.text));
        let vp = |node| told(&trace, node, "vp").and_then(|vp| vp.parse::<Value>().ok());
        let stopped = format!(
            "{within}at {at} your code stopped after {last}, but {last} is still better for {above} than {held}."
        );
        let read = seen.crossed();
        // A number far from all leaves may stand for "no value yet".
        match (vp(self.before), vp(at)) {
            (Some(vp), _) if vp.unsigned_abs() < 1_000_000 => format!(
                "{within}{above} has found no value yet, but your code passes {} as `vp` to the node \
                 {}. Pass {} there.",
                shown(vp),
                self.before,
                shown(match self.mover {
                    First => Value::MAX,
                    Second => Value::MIN,
                })
            ),
            (_, Some(told)) if told != held => format!(
                "{within}at {at} {} receives {} as `vp`, but should receive {held}, the value of \
                 {}.{}",
                name(self.mover),
                shown(told),
                self.before,
                pass_the_value(&trace, at, told)
            ),
            (_, vp) if read.contains(&format!("[{last}, ×]")) => {
                let end = format!(" End the loop only if {}.", end_of_loop(self.mover));
                stopped + vp.map_or("", |_| &end)
            }
            _ if read.contains("], ×") => format!(
                "{within}your code reads only {read}: {above} stopped after the first child, although \
                 no player above has found a value. If your calls share a bound, each call must \
                 restore it before it returns."
            ),
            _ => format!("{within}your code reads only {read}."),
        }
    }
}

/// Returns the order to pass the value of the node above. It is empty if the code passes a value that an earlier
/// call for that node returned.
fn pass_the_value(trace: &Trace, node: &str, told: Value) -> &'static str {
    let tree = trace.tree();
    let passes_it = call(&tree, node).is_some_and(|at| {
        let above = at.parent.map(|above| &tree.calls[above]);
        let siblings = above.into_iter().flat_map(|above| &above.children);
        let mut before = siblings
            .map(|&id| &tree.calls[id])
            .take_while(|it| !std::ptr::eq(*it, at));
        before.any(|it| it.value.and_then(|value| value.parse().ok()) == Some(told))
    });
    let order = " Pass the current `value` of the node above as `vp`.";
    if passes_it { "" } else { order }
}

/// Adds the rows about the player to move, early ends, and deeper nodes.
fn below<'r>(table: Small<'r>, spoken_of: &'r str) -> Small<'r> {
    let early = |it: &'r Wrong| match it {
        Wrong::Early(tried, at) => Some((tried, at)),
        _ => None,
    };
    let is_below = |it: &Wrong| matches!(it, Wrong::Below);
    let is_left = |tried: &Tried| !tried.reads_all() && tried.value != 0;
    table
        .row(
            |_| true,
            |it| match it {
                Wrong::Turns(said) => Some(*said),
                _ => None,
            },
            Into::into,
        )
        .row(
            |_| true,
            move |it| early(it).filter(|(tried, _)| is_left(tried)),
            |(_, at)| at.left(spoken_of),
        )
        .row(
            |_| true,
            move |it| early(it).filter(|(tried, _)| !is_left(tried)),
            |(tried, _)| no_leaf_has(spoken_of, tried.text, tried.value),
        )
        .row(is_below, |_| not_counted_in(spoken_of), |said| said)
        .row(
            move |it| is_below(it) && not_counted_in(spoken_of).is_none(),
            |_| reads_on_anywhere(spoken_of),
            |said| said,
        )
}

/// Detects a cut that leaves out the value of the child that caused it.
fn not_counted_in(spoken_of: &str) -> Option<String> {
    let best = [Value::MIN, Value::MAX];
    let nodes = [
        ("MIN", "[[44, 61, 50], [40, 35]]", "[40, 35]", "40", best),
        ("MAX", "[[[5, 6], [7, 4]]]", "[7, 4]", "7", best),
        (
            "MIN",
            "[[44, 61, 50], [50, 40, 35]]",
            "[50, 40, 35]",
            "40",
            [50; 2],
        ),
        ("MAX", "[[[5, 6], [4, 7, 9]]]", "[4, 7, 9]", "7", [4; 2]),
    ];
    nodes.into_iter().find_map(|(who, text, at, last, before)| {
        let (seen, trace) = probed(&tree(text));
        let returned = call(&trace.tree(), at)?.value?.parse().ok()?;
        let cuts = seen.crossed().contains(&format!("{last}, ×]"));
        (cuts && before.contains(&returned)).then(|| {
            format!(
                "{}the {last} ends the loop at {who}'s node {at}, but your code returns {} there. \
                 The returned value must include the {last}.",
                within(spoken_of, text),
                shown(returned)
            )
        })
    })
}

/// Detects a node that is read to its end although the rest cannot matter.
fn reads_on_anywhere(spoken_of: &str) -> Option<String> {
    let Some(it) = ReadOn::first() else {
        return without_a_bound(spoken_of);
    };
    let said = within(spoken_of, it.node.0) + &it.said();
    if it.node.0 != spoken_of {
        // Runs this tree once more for the drawing, which shows the last recorded run.
        let small = tree(it.node.0);
        call_trace::record(|| first_child_only(&small));
    }
    Some(said)
}

/// Detects a node that is read to its end, and whose two bounds are still infinite.
fn without_a_bound(spoken_of: &str) -> Option<String> {
    let nodes = [
        ("[[44, 61, 50], [40, 35]]", "[40, 35]", "MAX", 44),
        ("[[[5, 6], [7, 4]]]", "[7, 4]", "MIN", 6),
    ];
    nodes.into_iter().find_map(|(text, at, above, held)| {
        let (seen, trace) = probed(&tree(text));
        let calls = trace.tree();
        let bounds = call(&calls, at)?.args.iter();
        let mut bounds: Vec<Value> = bounds.filter_map(|(_, is)| is.parse().ok()).collect();
        bounds.sort_unstable();
        (seen.crossed() == text && bounds == [Value::MIN, Value::MAX]).then(|| {
            format!(
                "{}{above} has found {held}, but {at} received −∞ and +∞ as its bounds. Pass the \
                 {held} as one of the two.",
                within(spoken_of, text)
            )
        })
    })
}

const REPLACED: &str = "your code returns an infinite value, but no leaf is infinite. `value` must \
                        start at −∞ for MAX and at +∞ for MIN, and the result is `value`, not `vp`.";

fn no_leaf(within: &str, got: Value) -> String {
    let is_worst = got == Value::MIN || got == Value::MAX;
    let got = shown(got);
    let finds = format!("{within}your code returns {got}, but ");
    if is_worst && ask("[[9, 4, 6, 3]]").is_some_and(|(_, read)| read == "×") {
        return format!(
            "{finds}at MIN's nodes it reads no leaf. Value each child with `val` before the loop can end."
        );
    }
    let uncut = [
        ("[4, 9, 2, 6]", 9),
        ("[[9, 4, 6, 3]]", 3),
        ("[[[4, 9, 2, 6]]]", 9),
    ];
    let all_read = uncut
        .into_iter()
        .all(|(text, want)| ask(text).is_some_and(|(value, _)| value == want));
    if is_worst && all_read {
        return format!(
            "{finds}no leaf is {got}. Your code is right without cuts. When you end the loop \
             early, return the best value of the node so far."
        );
    }
    // An initial value that no child replaces is the result for both trees.
    let same = |two: [&str; 2]| matches!(two.map(ask), [Some((a, _)), Some((b, _))] if a == b);
    let two = [
        ["[[-2000000000]]", "[[-1900000000]]"],
        ["[[2000000000]]", "[[1900000000]]"],
    ];
    let check = match two.into_iter().any(same) {
        // A finite initial value of MAX is not the result for both signs.
        _ if !is_worst && same(["[2000000000]", "[-2000000000]"]) => {
            " Your code also returns the same value for [2000000000] and for [−2000000000]."
        }
        true if is_worst => {
            " Check that `value` starts at −∞ for MAX and at +∞ for MIN, and that only a child's \
             value replaces it, not `vp`."
        }
        true => " Check that `value` starts at −∞ for MAX and at +∞ for MIN.",
        false => "",
    };
    format!(
        "{finds}no leaf is {got}. The value of a node is always the value of one of its children.{check}"
    )
}

/// Explains a node that was not read to its end although no player above has found a value.
fn stopped(mover: Player, read: &str) -> String {
    let leaves: Vec<&str> = read.split([' ', '[', ']', ',']).collect();
    let mut leaves = leaves.into_iter().filter(|leaf| !leaf.is_empty());
    if leaves.clone().all(|leaf| leaf == "×") {
        return "your code reads no leaf. Unless `q` is a leaf, value its first child with `val` \
                before the function returns."
            .into();
    }
    if leaves.clone().next() == Some("×") {
        return format!(
            "your code skips the first child and reads {read}. Read the first child, too."
        );
    }
    if ask("[5]").is_some_and(|(_, read)| read.contains('×')) {
        return format!(
            "your code skips the last child and reads {read}. Read the last child, too."
        );
    }
    let last = leaves.rfind(|leaf| *leaf != "×").unwrap_or_default();
    let who = name(mover);
    format!(
        "{who} stopped after {last}, but no player above has found a value yet, so `vp` should still be \
         {}. End the loop only if {}.",
        shown(match mover {
            First => Value::MAX,
            Second => Value::MIN,
        }),
        end_of_loop(mover)
    )
}

/// Returns the condition that ends the loop.
fn end_of_loop(mover: Player) -> &'static str {
    match mover {
        First => "`value >= vp`",
        Second => "`value <= vp`",
    }
}

/// A node that was read to its end although its rest cannot matter.
struct ReadOn {
    mover: Player,
    /// The tree, and the node in it.
    node: (&'static str, &'static str),
    /// The value of the node's first child.
    value: Value,
    /// The value found above. `told` is the bound that the node received.
    held: Value,
    told: Value,
    order: &'static str,
}

impl ReadOn {
    fn first() -> Option<Self> {
        let nodes = [
            (Second, "[[44, 61, 50], [40, 35]]", "[40, 35]", (40, 44)),
            (Second, "[[44, 61], [44, 35]]", "[44, 35]", (44, 44)),
            (First, "[[[5, 6], [7, 4]]]", "[7, 4]", (7, 6)),
            (First, "[[[5, 6], [6, 9]]]", "[6, 9]", (6, 6)),
        ];
        nodes
            .into_iter()
            .find_map(|(mover, text, at, (value, held))| {
                let better = nodes[if mover == First { 2 } else { 0 }].1;
                let (seen, trace) = probed(&tree(text));
                let is_cut = |text| ask(text).is_some_and(|(_, read)| read != text);
                let told = match told(&trace, at, "vp") {
                    Some(vp) => vp.parse().ok()?,
                    // A helper that is not recorded: it stops at a better value.
                    None if value == held && is_cut(better) => held,
                    None => return None,
                };
                (seen.crossed() == text).then(|| Self {
                    mover,
                    node: (text, at),
                    value,
                    held,
                    told,
                    order: pass_the_value(&trace, at, told),
                })
            })
    }

    fn is_told(&self) -> bool {
        self.told == self.held
    }

    fn is_equal(&self) -> bool {
        self.is_told() && self.value == self.held
    }

    fn is_late(&self) -> bool {
        self.is_told() && !self.is_equal() && one_late(self.node.0, self.node.1)
    }

    /// Explains the fault, from the bound that the node received. The order of the rows has no meaning.
    fn said(&self) -> String {
        let cuts = |text: &str| ask(text).is_some_and(|(_, read)| read != text);
        let both = !cuts("[[44, 61, 50], [40, 35]]") && !cuts("[[[5, 6], [7, 4]]]");
        let (equal, second) = match self.mover {
            First => ("[[[5, 6], [6, 9]]]", "[[[5, 6], [4, 7, 9]]]"),
            Second => ("[[44, 61], [44, 35]]", "[[44, 61, 50], [50, 40, 35]]"),
        };
        let stops_at_equal = cuts(equal);
        let (who, above) = (name(self.mover), name(self.mover.other()));
        let (held, at, value) = (self.held, self.node.1, self.value);
        let is = |holds: bool| holds.then_some(());
        let goes_on = |it: &Self| it.is_told() && !it.is_equal() && !it.is_late();
        let said = Shapes::of(self)
            .row(Self::is_told, |it| is(it.is_equal()), |()| {
                format!(
                    "{who} continued after an equal value. End the loop if {}.",
                    end_of_loop(self.mover)
                )
            })
            .row(Self::is_told, |it| is(it.is_late()), |()| {
                let why = match cuts(second) {
                    true => "Compare `value` with `vp` after the first child, too.",
                    false => "Update `value` before you compare it with `vp`.",
                };
                format!("{who} read one more child after the {value}. {why}")
            })
            .row(goes_on, |_| is(stops_at_equal), |()| {
                format!(
                    "{who} continued after the {value}. Your code stops only if `value` equals \
                     `vp`. End the loop if {}.",
                    end_of_loop(self.mover)
                )
            })
            .row(goes_on, |_| is(both && !stops_at_equal), |()| {
                format!(
                    "your code read every leaf, although none can matter after the {value}. Either \
                     the loops of both players continue when `value` has reached `vp`, or your code \
                     reads the leaves before the loop. Check both cases."
                )
            })
            .row(goes_on, |_| is(!both && !stops_at_equal), |()| {
                format!(
                    "{who} continued after the {value}. Only {above} stops at `vp`. For {who}, end \
                     the loop if {}.",
                    end_of_loop(self.mover)
                )
            })
            .row(|it| !it.is_told(), |it| Some(it.told), |told| {
                format!("{who} received {} as `vp`.{}", shown(told), self.order)
            })
            .words()
            .unwrap_or_default();
        format!("{above} has found {held}, but at {at} {said}")
    }
}

/// Checks whether a node with four children that its first child settles stops only after the second.
fn one_late(text: &str, node: &str) -> bool {
    let (start, end) = (
        node.trim_end_matches(']'),
        text.len() - text.rfind(node).unwrap_or(0),
    );
    let (before, after) = text.split_at(text.len() - end);
    let after = &after[node.len()..];
    let (seen, _) = probed(&tree(&format!("{before}{start}, 1, 2]{after}")));
    seen.crossed() == format!("{before}{start}, ×, ×]{after}")
}

/// Returns an argument of the first call for a node.
fn told(trace: &Trace, node: &str, what: &str) -> Option<String> {
    let tree = trace.tree();
    let (_, is) = call(&tree, node)?
        .args
        .iter()
        .find(|(name, _)| *name == what)?;
    Some(is.to_owned())
}

/// Returns the first call for a node.
fn call<'t>(tree: &'t CallTree<'t>, node: &str) -> Option<&'t Call<'t>> {
    tree.calls.iter().find(|call| {
        let mut args = call.args.iter();
        call.function == "val" && args.any(|(name, is)| name == "q" && is == node)
    })
}

/// Describes the smallest part of the tree that is valued wrongly.
fn smallest(tree: &Tree) -> String {
    let found = parts(tree, First)
        .into_iter()
        .rev()
        .find_map(|(part, mover)| {
            let asked = match mover {
                First => part.clone(),
                Second => Tree::inner(vec![part.clone()]),
            };
            let (got, want) = (
                attempt(|| first_child_only(&asked)),
                worth_of(&asked, First),
            );
            (got != Some(want)).then_some((asked, got, want))
        });
    let thought = match found {
        Some((part, Some(got), want)) if part.leaves() < tree.leaves() => format!(
            "your code is already wrong on the smaller tree {part}: it returns {}, but should \
             return {}. Fix that case first.",
            shown(got),
            shown(want)
        ),
        Some((_, None, _)) => String::new(),
        None => "your code returned another value on a second call.".into(),
        _ if !probed(tree).0.crossed().contains('×') => {
            "your code values each subtree correctly on its own, and reads every leaf here. MAX \
             chooses the largest value of its children."
                .into()
        }
        _ => {
            "your code values each subtree correctly on its own. Check the `vp` that each subtree \
             receives from the node above, and every condition that ends the loop."
                .into()
        }
    };
    minus(&thought)
}
