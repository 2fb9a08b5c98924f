//! The checks of the exercise `nothing_saved`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::smaller::smaller;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::record;
use common::{bound_agrees, minus, spaced, windows_of_replies};
use diagnosis::{Shapes, attempt, probe, remark, stopped, twice, watch, worth, wrong_answer};
use dots_and_boxes::nothing_saved::nothing_saved;
use dots_and_boxes::squares::Squares;
use fastrand::Rng;
use game::{Board, Player, Value, Watched, WinDrawLoss};
use std::sync::OnceLock;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

pub(super) const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

pub(super) fn no_leaf_too_many(text: &str, window: (Value, Value)) {
    let tree = written(text);
    judge(&TreeBoard::new(&tree), tree.height(), window, text);
}

pub(super) fn no_position_of_tic_tac_toe_too_many(text: &str, depth: u32) {
    let position: Bits = text.parse().unwrap();
    judge(&WinDrawLoss(position), depth, OPEN, text);
}

pub(super) fn no_field_of_dots_and_squares_too_many(text: &str, depth: u32) {
    let position: Squares = text.parse().unwrap();
    judge(&position, depth, OPEN, text);
}

pub(super) fn nor_on_two_hundred_trees_of_no_shape() {
    for text in ["7", "[7]", "[[7]]", "{7, {3}}"] {
        let tree = written(text);
        judge(&TreeBoard::new(&tree), 5, OPEN, text);
    }
    let mut rng = Rng::with_seed(5);
    let ask = |tree: &Tree| {
        let name = match tree.to_string() {
            text if text.len() < 80 => text,
            _ => "the tree below".to_owned(),
        };
        for (depth, window) in [(5, OPEN), (5, (-1, 2)), (2, OPEN), (5, (3, 5))] {
            judge(&TreeBoard::new(tree), depth, window, &name);
        }
    };
    let trees = (0..200).map(|_| uniform::wild(5, &mut rng));
    diagnosis::demand_each(trees, smaller, |tree| attempt(|| ask(tree)).is_none(), ask);
}

pub(super) fn the_page_asked_how_many_of_twelve_nodes_are_built() {
    let text = "[[44, 61, 50], [40, 35], [47, 52, 70]]";
    let tree = written(text);
    let three = judge(&TreeBoard::new(&tree), 2, OPEN, text);
    let position: Bits = "X...O....".parse().unwrap();
    let game = judge(&WinDrawLoss(position), 9, OPEN, "X...O....");
    worth(format!(
        "Your code built {} of the {} nodes of {text}, and {} of {} nodes after two marks of \
         tic-tac-toe.",
        three.built,
        three.all,
        spaced(game.built),
        spaced(game.all)
    ));
    let board = Watched::new(TreeBoard::new(&tree));
    let search = || nothing_saved(&board, 2, Value::MIN, Value::MAX);
    let (_, trace) = record(search);
    if trace
        .tree()
        .calls
        .iter()
        .any(|call| call.function == "alpha_beta")
    {
        remark(
            "Right, but `alpha_beta` of chapter 4 did the work. The exercise is about the boards \
             that this search builds too early.",
        );
    }
    if game.built < game.suffice {
        remark(format!(
            "Your search builds {} boards, and alpha-beta builds {}: your search saves more than \
             the task requires.",
            spaced(game.built),
            spaced(game.suffice)
        ));
    }
}

pub(super) fn every_value_and_every_move_is_right(text: &str, window: (Value, Value)) {
    let tree = written(text);
    let board = TreeBoard::new(&tree);
    let (exact, _) = look_ahead(&board, 5);
    let found = nothing_saved(&board, 5, window.0, window.1);
    right_answer(
        &board,
        5,
        window,
        exact,
        found,
        &format!("nothing_saved of {text}"),
    );
}

fn written(text: &str) -> Tree {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The boards that a search built, the boards that suffice, and all boards.
struct Counted {
    built: usize,
    suffice: usize,
    all: usize,
}

/// Asserts the right value, and that only the necessary boards were visited and built.
fn judge<B: Board>(board: &B, depth: u32, (alpha, beta): (Value, Value), name: &str) -> Counted {
    ALONE.get_or_init(alone);
    let least = Watched::new(board.clone());
    let _ = alpha_beta(&least, depth, alpha, beta);
    let suffice = least.tree().counts().nodes;

    let all = Watched::new(board.clone());
    let (exact, _) = look_ahead(&all, depth);
    let all = all.tree().counts().nodes;

    let call = match (alpha, beta) {
        OPEN => format!("nothing_saved of {name}"),
        _ => format!(
            "nothing_saved of {name} with the window {}",
            shown([alpha.into(), beta.into()])
        ),
    };
    let watched = Watched::new(board.clone());
    let search = || nothing_saved(&watched, depth, alpha, beta);
    let (found, _) = watch(|| attempt(search), |_, _| None);
    let (value, mv) = found.unwrap_or_else(|| {
        if let Some((at, [-9, -2])) = Seen::look().asked(0) {
            panic!("{}", minus(&stopped(&call, exact, &negated(at))));
        }
        search()
    });
    let counts = watched.tree().counts();
    let (nodes, built) = (counts.nodes, counts.nodes + counts.peeked);

    right_answer(board, depth, (alpha, beta), exact, (value, mv), &call);
    let thought = || {
        let thought = diagnosis::sentence(&wasted(nodes <= suffice));
        (visited(nodes, built) + &thought).trim_end().to_owned()
    };
    assert!(
        built <= suffice,
        "Your {call} built {} boards, the root included, but should build at most {}.\n{}\n{board}",
        spaced(built),
        spaced(suffice),
        thought()
    );
    twice(&call, || nothing_saved(board, depth, alpha, beta));
    Counted {
        built,
        suffice,
        all,
    }
}

/// Asserts the value, or an equally good bound, and a move of that value.
fn right_answer<B: Board>(
    board: &B,
    depth: u32,
    (alpha, beta): (Value, Value),
    exact: Value,
    (value, mv): (Value, Option<B::Move>),
    call: &str,
) {
    if !bound_agrees(exact, value, (alpha, beta)) {
        // Outside the window, any bound between the value and the window is right.
        let want = match exact {
            _ if exact < alpha => format!("{exact}, or any value up to alpha = {alpha}"),
            _ if exact > beta => format!("{exact}, or any value down to beta = {beta}"),
            _ => exact.to_string(),
        };
        let thought = match wrong_value() {
            none if none.is_empty() && (value == Value::MIN || value == Value::MAX) => format!(
                "No move has the value {}. Return the best value that you found, even if it is \
                 outside the window.",
                diagnosis::value(value)
            ),
            thought => thought,
        };
        let said = wrong_answer(call, value, want, &thought);
        panic!("{}\n{board}", minus(&said));
    }
    if depth == 0 || board.done() || exact <= alpha || exact >= beta {
        return;
    }
    let Some(mv) = mv else {
        panic!(
            "{}\n{board}",
            wrong_answer(call, "no move", "the best move", "")
        );
    };
    let (below, _) = look_ahead(&board.play(mv), depth - 1);
    if below != exact {
        let got = format!("move {mv}, which is worth {below}");
        let said = wrong_answer(call, got, format!("a move worth {exact}"), wrong_move());
        panic!("{}\n{board}", minus(&said));
    }
}

const SMALL: &str = "[[-6, -7], [-9, -8]]";

/// The search's first answer for a small tree, before all other searches.
static ALONE: OnceLock<Option<Value>> = OnceLock::new();

fn alone() -> Option<Value> {
    let tree = written(SMALL);
    attempt(|| nothing_saved(&TreeBoard::new(&tree), 2, Value::MIN, Value::MAX).0)
}

/// Builds a node of MAX or MIN with leaves below it.
fn over(mover: Player, leaves: &[Value]) -> Tree {
    let tree = Tree::inner(leaves.iter().map(|&leaf| Tree::leaf(leaf)).collect());
    match mover {
        Player::First => tree,
        Player::Second => tree.extra_turn(),
    }
}

/// Returns the windows of the children in a search that began with (2, 9). The list is empty without a recording.
fn handed_down(mover: Player, leaves: &[Value]) -> Vec<[i64; 2]> {
    let tree = over(mover, leaves);
    let (Some(_), trace) = probe(|| nothing_saved(&TreeBoard::new(&tree), 1, 2, 9)) else {
        return vec![];
    };
    windows_of_replies(&trace, "nothing_saved")
}

/// The behaviour of the search at a node of MAX or MIN with the window (2, 9).
struct Habits {
    name: &'static str,
    /// The windows of three children. The reply of the first is inside the window, and the reply
    /// of the second is worse.
    windows: Vec<[i64; 2]>,
    wanted: [i64; 2],
    /// The second child's window if the first reply narrowed the other player's bound.
    wrong_side: [i64; 2],
    /// The replies of the three children.
    replies: [Value; 3],
    /// The number of visited children out of two, if the first ends the search. In `nearly`, the first almost ends it.
    at_the_end: usize,
    nearly: usize,
    /// The number of visited children out of four, if the first goes beyond the end of the window.
    beyond: usize,
    /// The reply of that child.
    far: Value,
    /// The number of visited children out of four, if the second goes beyond the end of the window.
    later: usize,
}

impl Habits {
    /// Checks whether a second child is visited although the first ends the search.
    fn goes_on(&self) -> bool {
        self.at_the_end > 1
    }
}

fn habits() -> [Habits; 2] {
    let [max, min] = [Player::First, Player::Second];
    [
        Habits {
            name: "MAX",
            windows: handed_down(max, &[5, 3, 6]),
            wanted: [5, 9],
            wrong_side: [2, 5],
            replies: [5, 3, 6],
            at_the_end: handed_down(max, &[9, 6]).len(),
            nearly: handed_down(max, &[8, 6]).len(),
            beyond: handed_down(max, &[10, 6, 6, 6]).len(),
            far: 10,
            later: handed_down(max, &[6, 10, 6, 6]).len(),
        },
        Habits {
            name: "MIN",
            windows: handed_down(min, &[6, 8, 5]),
            wanted: [2, 6],
            wrong_side: [6, 9],
            replies: [6, 8, 5],
            at_the_end: handed_down(min, &[2, 6]).len(),
            nearly: handed_down(min, &[3, 6]).len(),
            beyond: handed_down(min, &[1, 6, 6, 6]).len(),
            far: 1,
            later: handed_down(min, &[6, 1, 6, 6]).len(),
        },
    ]
}

/// The recorded calls at two nodes of three leaves, in searches that began with (2, 9).
struct Seen {
    habits: [Habits; 2],
    differs: Differs,
}

/// The first difference from a right search.
enum Differs {
    /// The search keeps an answer for the next search, which makes every other difference meaningless.
    Kept,
    /// A window is narrowed before any reply. Contains the explanation.
    AtOnce(String),
    /// There are more calls than children.
    AskedAgain,
    /// A child of MAX or MIN has a wrong window.
    Window {
        of: usize,
        child: usize,
        got: [i64; 2],
    },
    /// A loop ends before its last child.
    Left { of: usize },
    /// There is no difference, or no recording.
    Nothing,
}

impl Seen {
    fn look() -> Self {
        let habits = habits();
        let is_kept = ALONE.get() == Some(&Some(-7)) && alone() != Some(-7);
        let differs = match narrowed_at_once() {
            _ if is_kept => Differs::Kept,
            Some(words) => Differs::AtOnce(words),
            None if habits.iter().any(|at| at.windows.len() > 3) => Differs::AskedAgain,
            None => habits
                .iter()
                .enumerate()
                .find_map(Habits::differ)
                .unwrap_or(Differs::Nothing),
        };
        Self { habits, differs }
    }

    /// Returns the window of this child if it is the first wrong window.
    fn asked(&self, which: usize) -> Option<(&Habits, [i64; 2])> {
        match self.differs {
            Differs::Window { of, child, got } if child == which => Some((&self.habits[of], got)),
            _ => None,
        }
    }

    fn narrowed_at_once(&self) -> Option<&str> {
        match &self.differs {
            Differs::AtOnce(words) => Some(words),
            _ => None,
        }
    }

    /// Returns the node whose loop ended too early.
    fn left(&self) -> Option<&Habits> {
        match self.differs {
            Differs::Left { of } => Some(&self.habits[of]),
            _ => None,
        }
    }

    /// Checks whether no known fault ends a loop too early.
    fn goes_through(&self) -> bool {
        !matches!(
            self.differs,
            Differs::Kept | Differs::AtOnce(_) | Differs::Left { .. }
        )
    }

    /// Checks whether the calls are right, or not recorded.
    fn is_in_order(&self) -> bool {
        matches!(self.differs, Differs::Nothing)
    }

    /// Checks whether neither MAX nor MIN narrows the window.
    fn never_narrows(&self) -> bool {
        let as_first = |at: &Habits| at.goes_on() && at.windows.get(1) == Some(&[2, 9]);
        self.habits.iter().all(as_first) && !bounds_move_the_wrong_way()
    }
}

impl Habits {
    fn differ((of, at): (usize, &Self)) -> Option<Differs> {
        let right = [[2, 9], at.wanted, at.wanted];
        let child = (0..3).find(|&child| at.windows.get(child) != Some(&right[child]))?;
        match at.windows.get(child) {
            Some(&got) => Some(Differs::Window { of, child, got }),
            None => (child > 0).then_some(Differs::Left { of }),
        }
    }

    /// Returns the window of the second child if the third was searched first.
    fn third_first(&self) -> [i64; 2] {
        let [_, _, third] = self.replies.map(i64::from);
        match self.name {
            "MAX" => [third, 9],
            _ => [2, third],
        }
    }
}

fn negated(at: &Habits) -> String {
    minus(&format!(
        "your code negates the window: in another test, a {} node with the window (2, 9) passed \
         (-9, -2) to its first child. Every value is for the first player, so pass `alpha` and \
         `beta` unchanged.",
        at.name
    ))
}

/// Checks whether alpha can decrease.
fn bounds_move_the_wrong_way() -> bool {
    let second_after = |reply| handed_down(Player::First, &[reply, 1]).get(1).copied();
    [second_after(1), second_after(5)] == [Some([1, 9]), Some([2, 9])]
}

/// Detects a window that is narrowed before any reply, by the evaluation of the board itself.
fn narrowed_at_once() -> Option<String> {
    let first = |own: Value| {
        let tree = over(Player::First, &[5, 6, 5]).worth(own);
        let (_, trace) = probe(|| nothing_saved(&TreeBoard::new(&tree), 1, 2, 9));
        windows_of_replies(&trace, "nothing_saved").first().copied()
    };
    ([3, 4].map(first) == [Some([3, 9]), Some([4, 9])]).then(|| {
        "in another test, a MAX node with the window (2, 9), for which `evaluate` returned 4, passed \
         (4, 9) to its first child. Narrow the window only by replies, not by the evaluation of the \
         node."
            .to_owned()
    })
}

/// Explains a loop that ends although the window is open.
fn left_too_early(at: &Habits) -> String {
    let (name, [one, two, _]) = (at.name, at.replies);
    match at.windows.len() {
        1 => format!(
            "in another test, a {name} node with the window (2, 9) left its loop after a reply of \
             {one}, which is inside the window. Check the bound that {name} changes \
             and the condition that ends the loop."
        ),
        _ => format!(
            "in another test, a {name} node with the window (2, 9) left its loop after the replies \
             {one} and {two}, which are inside the window. Continue the loop after a \
             reply that is not better."
        ),
    }
}

/// Counts the visited nodes and the boards that were only built, at a MAX node with these leaves and the window (2, 9).
fn built_for(leaves: &[Value]) -> Option<(usize, usize)> {
    let tree = over(Player::First, leaves);
    let watched = Watched::new(TreeBoard::new(&tree));
    let counts = attempt(|| nothing_saved(&watched, 1, 2, 9)).map(|_| watched.tree().counts())?;
    Some((counts.nodes, counts.peeked))
}

/// Counts the visited nodes of a tree.
fn visits(text: &str) -> Option<usize> {
    let tree = written(text);
    let watched = Watched::new(TreeBoard::new(&tree));
    attempt(|| nothing_saved(&watched, tree.height(), Value::MIN, Value::MAX))?;
    Some(watched.tree().counts().nodes)
}

/// Describes how many boards were visited. The text is empty if a board is built twice or the boards are sorted: a
/// board that is only asked for its mover or its value counts as visited, although it was not searched.
fn visited(nodes: usize, built: usize) -> String {
    let is_sorted = |at: &Habits| at.windows.get(1) == Some(&at.third_first());
    match made_twice() {
        Some(_) => String::new(),
        None if habits().iter().any(is_sorted) => String::new(),
        None if nodes == built => "Your code visited every board that it built. ".into(),
        None => format!(
            "Your code visited {} of these boards, including the root. ",
            spaced(nodes)
        ),
    }
}

/// Detects a program that builds more than one board for a single move.
fn made_twice() -> Option<String> {
    let (nodes, peeked) = built_for(&[6])?;
    let built = nodes + peeked - 1;
    let (moves, built) = match built > 1 {
        true => ("a single move", built),
        false => {
            let tree = written("[[6]]");
            let watched = Watched::new(TreeBoard::new(&tree));
            attempt(|| nothing_saved(&watched, 2, Value::MIN, Value::MAX))?;
            let counts = watched.tree().counts();
            let built = counts.nodes + counts.peeked - 1;
            (built > 2).then_some(("the two moves of the tree [[6]]", built))?
        }
    };
    Some(format!(
        "for {moves}, your code builds {built} boards. Create the board of a move once, and store \
         it in a variable."
    ))
}

type Calls<'r> = Shapes<'r, Seen>;

/// Explains why too much is built, although perhaps only the necessary boards are visited. The recorded calls
/// decide. The order of the rows has no meaning.
fn wasted(all_visits_are_needed: bool) -> String {
    let seen = Seen::look();
    let table = never_narrowed(wrong_windows(cut_open_branches(Shapes::of(&seen))));
    built_too_soon(table, all_visits_are_needed)
        .row(
            |it| matches!(it.differs, Differs::AskedAgain),
            |_| Some(()),
            |()| {
                "your code searches a child more than once. Store the value of the child in a \
                 variable."
                    .into()
            },
        )
        .words()
        .or_else(widened)
        .or_else(narrowed_for_the_child)
        .or_else(|| wrong_depth(&seen))
        .unwrap_or_default()
}

/// Detects a bound that a reply outside the window moves outwards.
fn widened() -> Option<String> {
    let is_wider = handed_down(Player::First, &[1, 5]).get(1) == Some(&[1, 9]);
    is_wider.then(|| {
        "in another test, after a reply of 1, a MAX node with the window (2, 9) passed (1, 9) to the \
         next child. Let `alpha` only increase and `beta` only decrease."
            .to_owned()
    })
}

/// Detects a wrong bound after a child in which the same player moves.
fn narrowed_for_the_child() -> Option<String> {
    for (mover, name, reply, wrong, want) in [
        (Player::First, "MAX", 5, [2, 5], "(5, 9)"),
        (Player::Second, "MIN", 6, [6, 9], "(2, 6)"),
    ] {
        let same = Tree::inner(vec![Tree::leaf(reply)]).extra_turn();
        let root = Tree::inner(vec![same, Tree::leaf(reply)]);
        let tree = match mover {
            Player::First => root,
            Player::Second => root.extra_turn(),
        };
        let (_, trace) = probe(|| nothing_saved(&TreeBoard::new(&tree), 2, 2, 9));
        if windows_of_replies(&trace, "nothing_saved").get(1) == Some(&wrong) {
            return Some(format!(
                "in another test, {name} moves at a node with the window (2, 9) and again at its \
                 first child, which is worth {reply}. The next call should get {want}, but your \
                 code passed {}. Choose the bound by the mover of the node, not of the child.",
                shown(wrong)
            ));
        }
    }
    None
}

/// Adds the rows about open branches that are cut, and about answers that should not be kept.
fn cut_open_branches(table: Calls<'_>) -> Calls<'_> {
    table
        .row(
            |_| true,
            |it| matches!(it.differs, Differs::Kept).then_some(()),
            |()| {
                format!(
                    "for {SMALL} your code returned −7 at first, but another value after other \
                     searches. Your code stores something between two searches, perhaps in a \
                     `static`. Pass all data of a call as arguments."
                )
            },
        )
        .row(|_| true, Seen::narrowed_at_once, Into::into)
        .row(|_| true, Seen::left, left_too_early)
}

/// Adds the rows about wrong windows of children, as far as they can make a value wrong.
fn wrong_windows(table: Calls<'_>) -> Calls<'_> {
    table
        .row(
            |_| true,
            |it| it.asked(0),
            |(at, got)| {
                format!(
                    "in another test, a {} node with the window (2, 9) passed the window {} to its \
                     first child. Pass `alpha` and `beta` unchanged.",
                    at.name,
                    shown(got)
                )
            },
        )
        .row(
            |_| true,
            |it| it.asked(1).filter(|(at, got)| *got == at.wrong_side),
            |(at, got)| {
                format!(
                    "your code narrows the wrong bound: in another test, after a reply of {}, a {} \
                     node with the window (2, 9) passed {} to the next child, but should pass {}. \
                     Check `board.to_move()`: MAX narrows only `alpha`, and MIN only `beta`.",
                    at.replies[0],
                    at.name,
                    shown(got),
                    shown(at.wanted)
                )
            },
        )
        .row(
            |_| true,
            |it| it.asked(2),
            |(at, got)| {
                format!(
                    "in another test, after a good reply and a worse reply, a {} node with the \
                     window (2, 9) passed {} to the next child, but should pass {}. A worse reply \
                     must not change the window.",
                    at.name,
                    shown(got),
                    shown(at.wanted)
                )
            },
        )
}

/// Adds the rows about a second child's window that is not narrowed, or not by the first reply.
fn never_narrowed(table: Calls<'_>) -> Calls<'_> {
    let is_other = |at: &Habits, got| got != at.wrong_side && got != at.third_first();
    table
        .row(
            |_| true,
            |it| it.asked(1).filter(|(at, got)| *got == at.third_first()),
            |(at, _)| {
                let (name, [one, two, three]) = (at.name, at.replies);
                format!(
                    "in another test, at a {name} node with the replies {one}, {two} and {three}, \
                     your code searched the reply {three} first. If your code sorts the replies, it \
                     creates all boards before the first search. Search the boards in the order of \
                     the moves."
                )
            },
        )
        .row(
            |it| it.asked(1).is_some() && bounds_move_the_wrong_way(),
            move |it| it.asked(1).filter(|(at, got)| is_other(at, *got)),
            |_| {
                "your code changes a bound in the wrong direction: in another test, after a reply \
                 of 1, a MAX node with the window (2, 9) passed (1, 9) to the next child. Let \
                 `alpha` only increase and `beta` only decrease."
                    .into()
            },
        )
        .row(
            Seen::never_narrows,
            |it| it.asked(1),
            |_| {
                "your code never narrows the window before it creates the next child. Narrow the \
                 window after each reply, before you compare `alpha` and `beta`."
                    .into()
            },
        )
        .row(
            |it| it.asked(1).is_some() && !it.never_narrows() && !bounds_move_the_wrong_way(),
            move |it| it.asked(1).filter(|(at, got)| is_other(at, *got)),
            |(at, got)| second_window(at, got),
        )
}

/// Describes the window of a second child that the first reply narrowed wrongly, or not at all.
fn second_window(at: &Habits, got: [i64; 2]) -> String {
    format!(
        "in another test, a {} node has the window (2, 9), and its first move has the value {}. \
         The next call should get {}, but your code passed {}.{}",
        at.name,
        at.replies[0],
        shown(at.wanted),
        shown(got),
        match at.goes_on() {
            _ if got != [2, 9] => String::new(),
            false =>
                " Your code leaves the loop in time, but the next call needs the new bound, too."
                    .to_owned(),
            true => format!(" Narrow the window at the nodes of {}.", at.name),
        }
    )
}

fn shown(window: [i64; 2]) -> String {
    let [alpha, beta] = window.map(|end| diagnosis::value(end as Value));
    format!("({alpha}, {beta})")
}

/// Adds the rows about right calls for which too many boards are built.
fn built_too_soon(table: Calls<'_>, all_visits_are_needed: bool) -> Calls<'_> {
    let all_first = || matches!(built_for(&[9, 6, 6, 6, 6]), Some((2, 4..)));
    let one_by_one = move |it: &Seen| it.is_in_order() && made_twice().is_none() && !all_first();
    let goes_on = |it: &Seen| it.habits.iter().any(Habits::goes_on);
    table
        .row(Seen::is_in_order, |_| made_twice(), |said| said)
        .row(
            |it| it.is_in_order() && made_twice().is_none(),
            move |_| all_first().then_some(()),
            |()| {
                "your code creates all boards of a node, even if the first one ends the loop. \
                 Create each board just before you visit it, and none after that."
                    .into()
            },
        )
        .row(
            move |it| one_by_one(it) && all_visits_are_needed,
            move |it| goes_on(it).then_some(()),
            |()| {
                "your code creates boards that it never visits. Compare `alpha` and `beta` before \
                 you create the next board."
                    .into()
            },
        )
        .row(
            move |it| one_by_one(it) && !all_visits_are_needed,
            |it| it.habits.iter().find(|at| at.goes_on()),
            missing_cut,
        )
        .row(
            move |it| one_by_one(it) && !goes_on(it),
            |_| built_in_vain(),
            |said| said,
        )
}

/// Explains a loop that continues although its bounds have met.
fn missing_cut(at: &Habits) -> String {
    let (name, far) = (at.name, at.far);
    match (at.beyond, at.later) {
        (1, _) => format!(
            "your code misses some cuts. In another test, a {name} node with the window (2, 9) left \
             its loop after a reply of {far}, but not after {}. Leave the loop in this case, too.",
            if name == "MAX" { 9 } else { 2 }
        ),
        (2, 2) => format!(
            "your code misses some cuts. In another test, a {name} node with the window (2, 9) \
             continued after a first reply of {far}, but not after a second reply of {far}. \
             Compare `alpha` and `beta` after the first reply, too."
        ),
        (2, 3) => format!(
            "your code misses some cuts. In another test, a {name} node with the window (2, 9) \
             received a reply of {far}, but searched one more child. Update `alpha` or `beta` \
             before you compare them."
        ),
        (2, _) => format!(
            "your code misses some cuts. In another test, a {name} node with the window (2, 9) \
             received a reply of {far}, but searched one more child."
        ),
        _ => format!(
            "your code misses some cuts. In another test, a {name} node with the window (2, 9) \
             received a reply of {far}, but continued with the next children. Leave the loop when \
             `alpha` reaches `beta`."
        ),
    }
}

/// Explains unnecessary boards if the calls are right, or not recorded.
fn built_in_vain() -> Option<String> {
    let said = match built_for(&[9, 6, 6, 6, 6])? {
        (2, 1) => {
            "when `alpha >= beta`, your code has created one more board. Create each board only when \
             the loop continues with it."
                .to_owned()
        }
        (2, 0) if visits("[[5, 6], [3, 9]]") == Some(7) => {
            "your code misses some cuts. In another tree, [[5, 6], [3, 9]], MAX has found 5 when \
             MIN receives the 3, so no other reply of MIN matters, but your code visited the 9. \
             Check the window of each call and the end of the loop."
                .to_owned()
        }
        // No call is recorded for these leaves.
        (6, 0) => {
            let seen = "in another test, a MAX node with the window (2, 9) had five leaves. No board \
                        is needed after the first leaf, 9, but your code created all five.";
            match visits("[[[5], [6]], [[3], [9]]]") {
                Some(9) => format!(
                    "{seen} One level higher your code leaves its loop in time. Narrow the window \
                     and compare `alpha` and `beta` just above the leaves, too."
                ),
                _ => format!(
                    "{seen} Check the bound that MAX changes and the condition that ends the loop."
                ),
            }
        }
        _ => return None,
    };
    Some(said)
}

/// Explains a wrong move with a right value.
fn wrong_move() -> &'static str {
    let last = [Player::First, Player::Second].map(|mover| {
        let tree = over(mover, &[5, 5]);
        let board = TreeBoard::new(&tree);
        let kept = attempt(|| nothing_saved(&board, 1, Value::MIN, Value::MAX).1).flatten();
        kept.is_some() && kept == board.legal_moves().last()
    });
    if last == [true; 2] {
        "if two values are equal, your code returns the second move. After a cut a value may be \
         only a bound, so replace the move only by a better move."
    } else {
        "return the move with the best value."
    }
}

/// Explains a wrong value. The order of the rows has no meaning.
fn wrong_value() -> String {
    let seen = Seen::look();
    let (leaves, end, depth) = (wrong_of_leaves(), end_not_kept(), wrong_depth(&seen));
    let [is_leaves, is_end, is_depth] = [&leaves, &end, &depth].map(Option::is_some);
    let table = cut_open_branches(Shapes::of(&seen))
        .row(Seen::goes_through, |_| leaves.clone(), |said| said)
        .row(
            |it| it.goes_through() && !is_leaves,
            |_| end.clone(),
            |said| said,
        )
        .row(
            |it| it.goes_through() && !is_leaves && !is_end,
            |_| depth.clone(),
            |said| said,
        );
    let table = match is_leaves || is_end || is_depth {
        true => table,
        false => wrong_windows(table),
    };
    let words = table.words().or_else(shared_window);
    let is_in_order = seen.is_in_order() && !is_leaves && !is_end && !is_depth;
    let of_the_child = || {
        let words = || alternates().or_else(narrowed_for_the_child);
        is_in_order.then(|| words().or_else(not_at_the_end))
    };
    words
        .or_else(|| of_the_child().flatten())
        .unwrap_or_default()
}

/// Detects a search in which MAX and MIN always alternate.
fn alternates() -> Option<String> {
    let is_least = |text: &str| {
        let tree = written(text);
        let search = || nothing_saved(&TreeBoard::new(&tree), 2, Value::MIN, Value::MAX).0;
        attempt(search) == Some(4)
    };
    ["[{4, 6}]", "[{6, 4}]"].into_iter().all(is_least).then(|| {
        "in another tree, [{4, 6}], MAX moves at the root and again at its child, but your code \
         returned 4, the smallest value. Ask each board who moves."
            .to_owned()
    })
}

/// Detects a search that evaluates a board only at the last level.
fn not_at_the_end() -> Option<String> {
    let tree = written("[7]");
    let to = |depth| attempt(|| nothing_saved(&TreeBoard::new(&tree), depth, -8, 8).0);
    let got = to(3).filter(|&got| got != 7 && to(1) == Some(7))?;
    Some(format!(
        "in another tree, [7], the game is over after one move. Your code returned 7 to depth 1, \
         but {} to depth 3. Return `evaluate()` also if the game is over before `depth` is 0.",
        diagnosis::value(got)
    ))
}

/// Detects a loop of MAX that ends after the first child only if this child is a node of MIN.
fn shared_window() -> Option<String> {
    let value = |text: &str| {
        let tree = written(text);
        attempt(|| nothing_saved(&TreeBoard::new(&tree), 3, Value::MIN, Value::MAX).0)
    };
    let is_shared = value("[5, 7]") == Some(7)
        && value("[{5}, {7}]") == Some(7)
        && value("[[5], [7]]") == Some(5)
        && visits("[[5], [7]]") == Some(3);
    is_shared.then(|| {
        "in another test, a MAX root had the children 5 and 7, and your code visited both. When the \
         children were the MIN nodes [5] and [7], your code left the loop after the first. \
         A MIN node narrows `beta` only for its own moves: check that a child cannot change `alpha` \
         or `beta` of its parent."
            .to_owned()
    })
}

/// Explains which of four leaves is returned if it is not the best.
fn wrong_of_leaves() -> Option<String> {
    const FOUR: [[Value; 4]; 3] = [[5, 3, 8, 6], [6, 8, 3, 5], [4, 9, 2, 7]];
    let least = |leaves: &[Value; 4]| leaves.iter().copied().fold(Value::MAX, Value::min);
    let most = |leaves: &[Value; 4]| leaves.iter().copied().fold(Value::MIN, Value::max);
    [Player::First, Player::Second]
        .into_iter()
        .find_map(|mover| {
            let (name, best, worst) = match mover {
                Player::First => ("MAX", most as fn(&_) -> _, least as fn(&_) -> _),
                Player::Second => ("MIN", least as fn(&_) -> _, most as fn(&_) -> _),
            };
            let said = |leaves: &[Value; 4]| {
                let tree = over(mover, leaves);
                nothing_saved(&TreeBoard::new(&tree), 1, Value::MIN, Value::MAX).0
            };
            let got = attempt(|| said(&FOUR[0]))?;
            let tree = over(mover, &FOUR[0]);
            let watched = Watched::new(TreeBoard::new(&tree));
            attempt(|| nothing_saved(&watched, 1, Value::MIN, Value::MAX))?;
            let counts = watched.tree().counts();
            let built = counts.nodes + counts.peeked - 1;
            let kept = diagnosis::Answers::to(FOUR, said, best)
                .row(|leaves| Some(leaves[0]), ", the first value")
                .row(|leaves| Some(leaves[3]), ", the last value")
                .row(
                    |leaves| Some(worst(leaves)),
                    ", the worst value for the player who moves",
                )
                .words();
            (got != best(&FOUR[0])).then(|| {
                let kept = kept.unwrap_or_default();
                if built < 4 {
                    return format!(
                        "in another test, {name} has four moves with the values 5, 3, 8 and 6, but \
                         your code created {built} of the 4 boards and returned {}. Check when your \
                         loop begins and ends, and the bounds that you compare there.",
                        diagnosis::value(got)
                    );
                }
                format!(
                    "in another test, the best of 5, 3, 8 and 6 for {name} is {}, but your code \
                     returned {}{kept}. {}",
                    best(&FOUR[0]),
                    diagnosis::value(got),
                    match [Value::MIN, Value::MAX].contains(&got) || FOUR[0].contains(&got) {
                        true => "Check when your code replaces its best value.",
                        false => "The best value must be one of these values.",
                    }
                )
            })
        })
}

/// Detects a reply that ends the loop, but is not kept.
fn end_not_kept() -> Option<String> {
    let nodes = [(Player::First, "MAX", 9), (Player::Second, "MIN", 2)];
    nodes.into_iter().find_map(|(mover, name, reply)| {
        let tree = over(mover, &[reply, 6]);
        let got = attempt(|| nothing_saved(&TreeBoard::new(&tree), 1, 2, 9).0)?;
        (got == TreeBoard::new(&tree).worst_case()).then(|| {
            format!(
                "in another test, a {name} node with the window (2, 9) received a reply of \
                 {reply}, which ends the loop, but returned {}. Store the best value before you \
                 leave the loop.",
                diagnosis::value(got)
            )
        })
    })
}

/// Explains a wrong depth, or a loop that ends just before its bounds meet.
fn wrong_depth(seen: &Seen) -> Option<String> {
    let seems = Tree::inner(vec![Tree::inner(vec![Tree::leaf(7)]).worth(4)]);
    let of = |tree: &Tree, depth| {
        let board = TreeBoard::new(tree);
        attempt(|| nothing_saved(&board, depth, Value::MIN, Value::MAX).0)
    };
    let to_depth = |depth| of(&seems, depth);
    let min_goes_on = || [1, 2].map(|depth| of(&seems.clone().extra_turn(), depth)) == [Some(7); 2];
    let early = seen.habits.iter().find(|at| at.nearly == 1);
    let early = early.filter(|_| seen.asked(0).is_none());
    let second = early.and_then(|at| Some((at, *at.windows.get(1)?)));
    if let Some((at, got)) = second.filter(|(at, got)| *got != at.wanted) {
        return Some(second_window(at, got));
    }
    match ([to_depth(1), to_depth(2)], early) {
        (deep, _) if deep == [Some(7); 2] || min_goes_on() => Some(
            "your code searches deeper than `depth`. Each move must count as one level, and a board \
             is evaluated when `depth` is 0."
                .to_owned(),
        ),
        // A call one move deep may panic.
        ([Some(0 | 4) | None, Some(0 | 4)], _) => Some(
            "your code does not search as deep as `depth`. Each move must count as one level, and a \
             board is evaluated only if `depth` is 0 or the game is over."
                .to_owned(),
        ),
        (_, Some(at)) => Some(format!(
            "in another test, a {} node with the window (2, 9) left its loop after a reply of {}, \
             which is inside the window. Leave the loop only when `alpha` and `beta` meet.",
            at.name,
            if at.name == "MAX" { 8 } else { 3 }
        )),
        (_, None) => None,
    }
}
