//! The checks of the exercise `negamax`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::negamax::{negamax, turn_passed};
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::{Call, Trace, panic_text};
use common::trees::{Bound, bounds_are_true, irregular, parts};
use common::{Run, attempt, minus, positions, probe, spaced, tree, twice, watch, within, worth};
use diagnosis::{Shapes, sentence, wrong_answer};
use fastrand::Rng;
use game::{Board, Player, Value, Watched, WinDrawLoss};
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

/// Formats a value. Both ends of negamax's open window, which are each other's negatives, appear as ∞.
fn shown(value: Value) -> String {
    common::shown(if value == -Value::MAX {
        Value::MIN
    } else {
        value
    })
}

fn window((alpha, beta): (Value, Value)) -> String {
    format!("({}, {})", shown(alpha), shown(beta))
}

/// Returns the value from the view of the player to move.
fn for_mover<B: Board>(board: &B, depth: u32) -> Value {
    let (value, _) = look_ahead(board, depth);
    match board.to_move() {
        Player::First => value,
        Player::Second => -value,
    }
}

pub(super) fn the_law_is_that_the_turn_passes(text: &str, want: bool) {
    let tree = tree(text);
    let before = TreeBoard::new(&tree);
    let after = before.play(1);
    let got = turn_passed(&before, &after);
    assert!(
        got == want,
        "{}\nThe test played move 1 in the tree {tree}.",
        wrong_answer(&who_moves(&before, &after), got, want, &law())
    );
}

pub(super) fn the_law_holds_for_the_last_move_of_a_game(mv: usize, want: bool) {
    let tree = Tree::inner(vec![Tree::leaf(5).extra_turn(), Tree::leaf(3)]);
    let before = TreeBoard::new(&tree);
    let after = before.play(mv);
    let got = turn_passed(&before, &after);
    let even =
        "compare `to_move()` of the boards before and after the move, even if the game is over.";
    let law = Some(law()).filter(|law| !law.is_empty());
    assert!(
        got == want,
        "{}",
        wrong_answer(
            &format!(
                "{}, and the game is over on the second",
                who_moves(&before, &after)
            ),
            got,
            want,
            law.as_deref().unwrap_or(even)
        )
    );
}

fn who_moves(before: &TreeBoard, after: &TreeBoard) -> String {
    let [one, other] = [before, after].map(|board| common::name(board.to_move()));
    match one == other {
        true => format!("turn_passed, where {one} moves on both boards"),
        false => {
            format!("turn_passed, where {one} moves on the first board and {other} on the second")
        }
    }
}

/// Explains the answers of `turn_passed` for all four combinations of movers.
fn law() -> String {
    type Boards<'t> = (TreeBoard<'t>, TreeBoard<'t>);
    let trees = ["[[3]]", "{[3]}", "[{3, 4}]", "{{3, 4}}"].map(tree);
    let boards = trees.each_ref().map(TreeBoard::new);
    let boards = boards.map(|before| (before, before.play(1)));
    let passed = |(before, after): &Boards<'_>| before.to_move() != after.to_move();
    let before = |mover| move |boards: &Boards<'_>| Some(boards.0.to_move() == mover);
    let after = |mover| move |boards: &Boards<'_>| Some(boards.1.to_move() == mover);
    let one = "your code checks only one of the two boards. Compare `to_move()` before and after \
               the move.";
    diagnosis::Answers::to(boards, |(before, after)| turn_passed(before, after), passed)
        .row(
            |_| Some(true),
            "your `turn_passed` always returns true. Compare `to_move()` of the two boards.",
        )
        .row(
            |_| Some(false),
            "your `turn_passed` always returns false. Compare `to_move()` of the two boards.",
        )
        .row(
            |boards| Some(!passed(boards)),
            "your `turn_passed` returns the opposite of the right answer. Return true if \
             `to_move()` differs before and after the move.",
        )
        .row(before(Player::First), one)
        .row(before(Player::Second), one)
        .row(after(Player::First), one)
        .row(after(Player::Second), one)
        .words()
        .unwrap_or_default()
}

pub(super) fn a_leaf_is_valued_for_the_player_to_move(text: &str, depth: u32, want: Value) {
    check(text, depth, want);
}

pub(super) fn the_value_is_that_of_the_player_to_move(text: &str, want: Value) {
    check(text, 9, want);
}

fn check(text: &str, depth: u32, want: Value) {
    let tree = tree(text);
    let (got, _, trace) = recorded(&TreeBoard::new(&tree), depth, text);
    if got == want {
        return;
    }
    let who = common::name(TreeBoard::new(&tree).to_move());
    let asked = format!("negamax on {text} at depth {depth}, where {who} moves");
    let thought = cause(text, Some(&trace)).unwrap_or_default();
    panic!(
        "{}",
        minus(&wrong_answer(&asked, shown(got), shown(want), &thought))
    );
}

/// Describes the smallest part of a tree that is valued wrongly. The values of its children are right.
fn smallest(spoken_of: &str) -> Option<String> {
    let whole = tree("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]");
    let value = |tree: &Tree, mover| {
        let braces = if mover == Player::First {
            tree.clone()
        } else {
            tree.clone().extra_turn()
        };
        let board = TreeBoard::new(&braces);
        let got = attempt(|| negamax(&board, 9, -Value::MAX, Value::MAX).0);
        (got, for_mover(&board, 9))
    };
    let parts = parts(&whole, Player::First);
    let (part, mover) = parts.into_iter().rev().find(|(part, mover)| {
        let (got, want) = value(part, *mover);
        got != Some(want)
    })?;
    if part.is_leaf() {
        return None;
    }
    let (got, want) = value(part, mover);
    let did = got.map_or_else(|| "panics".into(), |got| format!("returns {}", shown(got)));
    let replies: Vec<String> = part
        .children()
        .iter()
        .map(|reply| shown(value(reply, mover.other()).1))
        .collect();
    Some(format!(
        "{}{} moves, and the replies are worth {} to the opponent. Your code {did} there, but should \
         return {}.",
        within(spoken_of, &part.to_string()),
        common::name(mover),
        replies.join(" and "),
        shown(want)
    ))
}

/// Runs `negamax` recorded, and explains a panic.
fn recorded<B: Board>(board: &B, depth: u32, text: &str) -> (Value, Option<B::Move>, Trace) {
    let why = |panic: &str, tree: &call_trace::Tree| {
        let panicked = |thought: &str| {
            format!(
                "Your negamax on {text} at depth {depth} panicked, but should return {}.\n{thought}\n{panic}",
                shown(for_mover(board, depth))
            )
        };
        if panic.contains("negate with overflow") {
            return Some(panicked(
                "Your code negated `Value::MIN`, which has no positive counterpart. Check that \
                 your code passes −beta and −alpha, not the negative of an initial best value.",
            ));
        }
        let mut words = panic.split(|it: char| !it.is_alphabetic());
        if is_refusal(panic) && words.any(|word| word == "turn") {
            return Some(format!(
                "Your negamax on {text} refused a move, but should accept every move.\n{}",
                sentence(&law())
            ));
        }
        let running = diagnosis::last(tree).filter(|_| panic.contains("subtract with overflow"))?;
        let thought = match diagnosis::number(running, "depth")? {
            0 if ask("7", 9).is_some() && running.function == "negamax" => {
                "Your code panicked in a call at depth 0. At depth 0, return the value of the \
                 board before you compute `depth - 1`."
                    .into()
            }
            _ => sentence(&lowered().or_else(too_low)?),
        };
        Some(panicked(&thought))
    };
    let ((value, mv), trace) = diagnosis::watch(
        || negamax(&Watched::new(board.clone()), depth, -Value::MAX, Value::MAX),
        why,
    );
    (value, mv, trace)
}

pub(super) fn the_same_question_gets_the_same_answer_again() {
    let tree = tree("[[44, 61, 50], [40, 35]]");
    let ask = || negamax(&TreeBoard::new(&tree), 9, -Value::MAX, Value::MAX);
    twice("negamax([[44, 61, 50], [40, 35]])", ask);
    check("[[3, 5], [4, 6]]", 9, 4);
}

pub(super) fn where_the_turn_does_not_pass_it_refuses(text: &str) {
    let tree = tree(text);
    let found = catch_unwind(AssertUnwindSafe(|| {
        negamax(&TreeBoard::new(&tree), 9, -Value::MAX, Value::MAX)
    }));
    let said = match found {
        Ok((value, _)) => panic!(
            "Your negamax on {tree} returned {}, but should panic.\n{}",
            shown(value),
            refused_nothing(&TreeBoard::new(&tree))
        ),
        Err(panic) => panic_text(&*panic).unwrap_or_default().to_owned(),
    };
    assert!(
        is_refusal(&said),
        "Your negamax on {tree} panicked, but should panic because a move does not pass the \
         turn.\nThe panic message was: {said}"
    );
}

/// Checks that a panic is not one of Rust's own. A refusal may have any other words.
fn is_refusal(panic: &str) -> bool {
    let of_rust = [
        "attempt to add with overflow",
        "attempt to subtract with overflow",
        "attempt to multiply with overflow",
        "attempt to negate with overflow",
        "attempt to divide",
        "attempt to calculate the remainder",
        "index out of bounds",
        "called `Option::unwrap",
        "called `Result::unwrap",
        "range start index ",
        "range end index ",
        "already borrowed",
        "already mutably borrowed",
        "RefCell already",
        "min > max",
    ];
    let is_other = diagnosis::is_unwritten(panic) || diagnosis::went_too_deep(panic);
    !is_other && !of_rust.iter().any(|words| panic.starts_with(words))
}

/// Explains why the search did not refuse a move that keeps the turn. The order of the rows has no meaning.
fn refused_nothing(board: &TreeBoard) -> String {
    let says = |text: &str| {
        let tree = tree(text);
        let before = TreeBoard::new(&tree);
        attempt(|| turn_passed(&before, &before.play(1)))
    };
    let knows = ["[{3, 4}]", "{{3, 4}}", "[[3]]", "{[3]}"].map(says)
        == [false, false, true, true].map(Some);
    let run = watch(*board, |board| negamax(board, 9, -Value::MAX, Value::MAX));
    let was_made = run.visited.nodes().any(|node| {
        let before = node.parent().map(game::Node::mover);
        before == Some(node.mover())
    });
    let (asks, negates) = (asks_itself(), negates_rightly());
    let is = |holds: bool| holds.then_some(());
    Shapes::of(&knows)
        .row(
            |knows| !knows,
            |_| Some(law()).filter(|law| !law.is_empty()),
            |law| format!("{STAYS} But {law}"),
        )
        .row(
            |knows| *knows,
            |_| is(!was_made),
            |()| {
                format!(
                    "{STAYS} Your `turn_passed` is right, but in this tree your `negamax` never \
                     plays a move that keeps the turn. Check whether your code cuts or skips that move."
                )
            },
        )
        .row(
            |knows| *knows && was_made,
            |_| is(!asks),
            |()| {
                format!(
                    "{STAYS} Your `turn_passed` is right, but your code plays such a move anyway, \
                     and it values the replies without a call of `negamax`. Check every move of every board."
                )
            },
        )
        .row(
            |knows| *knows && was_made && asks,
            |_| Some(negates),
            |negates| match negates {
                true => "The value is right, because your code does not negate when the same \
                         player moves again. But in this exercise `negamax` must refuse such a \
                         move. Restore the `assert!` from the loop of the original file."
                    .into(),
                false => format!(
                    "{STAYS} Your `turn_passed` is right, but your `negamax` plays such a move \
                     without a panic. Assert `turn_passed` for each move that it plays."
                ),
            },
        )
        .words()
        .unwrap_or_default()
}

const STAYS: &str = "In this tree the same player moves again, so the value must not be negated.";

/// Checks the values of trees with extra turns, which an extra negation would change.
fn negates_rightly() -> bool {
    let trees = [
        "[{3, 5}, [2, 7]]",
        "[[4, {3, 5}], [2, 7]]",
        "[{{3, 5}, 1}, [2, 7]]",
        "{{3, 5}, [7, 9]}",
        "{[[4, 6], 8], [7, 9]}",
    ];
    trees.iter().all(|text| {
        let tree = tree(text);
        let board = TreeBoard::new(&tree);
        let got = attempt(|| negamax(&board, 9, -Value::MAX, Value::MAX).0);
        got == Some(for_mover(&board, 9))
    })
}

/// Checks whether the recording shows a reply. It is also true without a recording.
fn asks_itself() -> bool {
    let tree = tree("[[4, 3], [2, 7]]");
    let (_, trace) = probe(|| negamax(&TreeBoard::new(&tree), 9, -Value::MAX, Value::MAX));
    let calls = trace.tree().calls;
    calls.iter().filter(|it| it.function == "negamax").count() != 1
}

pub(super) fn the_window_changes_sides_with_the_answer() {
    for text in [
        "[[44, 61, 50], [40, 35], [47, 52, 70]]",
        "{[44, 30], [52, 60, 70]}",
        "[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]",
    ] {
        recorded(&TreeBoard::new(&tree(text)), 9, text);
        assert!(
            twice_asked("").is_none(),
            "Your negamax on {TWICE} searched each reply twice, but should search each reply \
             once.\n{ONCE}"
        );
        if let Some(told) = again(text) {
            panic!(
                "{}",
                minus(&diagnosis::of_yours(&format!("negamax on {text}"), &told))
            );
        }
        if let Some(told) = told_in(text, true).or_else(|| told_in(text, false)) {
            let first = told.lines().next().unwrap_or_default();
            // A window proves little while the values that narrow it have the wrong sign.
            let told = match wrong_below().and_then(|_| cause("", None)) {
                Some(thought) => format!("{first}\n{}", sentence(&thought)),
                None => told,
            };
            panic!(
                "{}",
                minus(&diagnosis::of_yours(&format!("negamax on {text}"), &told))
            );
        }
    }
}

pub(super) fn tic_tac_toe_is_searched_as_alpha_beta_does() {
    let run: Run<_> = watch(WinDrawLoss(Bits::new()), |board| {
        negamax(board, 9, -Value::MAX, Value::MAX)
    });
    let (value, nodes) = (run.value, run.counts().nodes);
    assert!(
        value == 0,
        "{}",
        larger(
            &wrong_answer("negamax on the empty board", shown(value), 0, ""),
            ""
        )
    );
    assert!(
        nodes <= 18_297,
        "{}",
        larger(
            &format!(
                "Your negamax on the empty board visited {} nodes, but should visit at most 18 297.",
                spaced(nodes)
            ),
            ""
        )
    );
    worth(format!(
        "{} nodes on the empty board, as alpha_beta: the same cuts, and one rule for both players.",
        spaced(nodes)
    ));
}

pub(super) fn on_every_late_position_it_agrees_with_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let (_, mv) = look_ahead(&board, 9);
        let (got, chosen) = negamax(&board, 9, -Value::MAX, Value::MAX);
        let (want, position, mover) = (for_mover(&board, 9), board.0, board.to_move());
        let asked = format!("negamax on {position:?}, where the {mover} player moves");
        assert!(
            got == want,
            "{}",
            larger(&wrong_answer(&asked, shown(got), shown(want), ""), "")
        );
        let by = |mv: Option<Cell>| {
            let by = mv.map_or_else(|| "without a move".into(), |mv| format!("by move {mv}"));
            format!("{} {by}", shown(want))
        };
        let first = wrong_answer(&asked, by(chosen), by(mv), "");
        if chosen != mv
            && let Some(thought) = keeps_a_bound()
        {
            panic!("{first}\n{thought}");
        }
        let gives = chosen.map(|mv| look_ahead(&board.play(mv), 9).0);
        let thought = match gives == Some(look_ahead(&board, 9).0) {
            _ if chosen.is_none() => "return the best move together with its value.".into(),
            true => "your search chose a later move with the same value. Return the first of \
                     several equal moves."
                .into(),
            false => cause("", None).unwrap_or_default(),
        };
        assert!(
            chosen == mv,
            "{}",
            wrong_answer(&asked, by(chosen), by(mv), &thought)
        );
    }
}

pub(super) fn random_trees_are_valued_at_any_depth() {
    let mut rng = Rng::with_seed(46);
    let regular = (0..60).map(|seed| uniform::random(3, 4, seed));
    let wild: Vec<_> = (0..100).map(|_| irregular(4, &mut rng)).collect();
    let trees = regular.chain(wild);
    let asked = |tree: &Tree, depth: u64| {
        let (board, depth) = (TreeBoard::new(tree), depth as u32);
        let got = negamax(&board, depth, -Value::MAX, Value::MAX).0;
        (got, for_mover(&board, depth))
    };
    diagnosis::demand_each(
        trees.flat_map(|tree| (0..=4).map(move |depth| (tree.clone(), depth))),
        |&(ref tree, depth)| {
            let trees = common::trees::smaller(tree).into_iter();
            let depths = diagnosis::lower(depth, 0).into_iter();
            let trees = trees.map(|tree| (tree, depth));
            trees
                .chain(depths.map(|depth| (tree.clone(), depth)))
                .collect()
        },
        |&(ref tree, depth)| attempt(|| asked(tree, depth)).is_none_or(|(got, want)| got != want),
        |&(ref tree, depth)| {
            let (got, want) = asked(tree, depth);
            let said = || {
                let text = tree.to_string();
                let (named, tree_after) = common::named(&text);
                let asked = format!("negamax on {named} at depth {depth}, where MAX moves");
                let first = wrong_answer(&asked, shown(got), shown(want), "");
                minus(&(larger(&first, &text) + &tree_after))
            };
            assert!(got == want, "{}", said());
        },
    );
}

pub(super) fn outside_the_window_the_value_is_a_bound() {
    let mut rng = Rng::with_seed(47);
    let asked = (0..200).map(|seed| {
        let tree = uniform::random(3, 3, seed);
        (tree, (rng.i32(0..14), rng.i32(14..28)))
    });
    bounds_are_true(
        asked,
        |board, (alpha, beta)| Bound {
            got: negamax(board, 3, alpha, beta).0,
            value: for_mover(board, 3),
        },
        |tree, asked, Bound { got, value }, says| {
            let first = format!(
                "Your negamax on {tree} with the window {} returned {}, which means \"{says} {}\", \
                 but the value is {}.",
                window(asked),
                shown(got),
                shown(got),
                shown(value)
            );
            minus(&larger(&first, &tree.to_string()))
        },
    );
}

/// Detects, in a small tree, a later answer that replaces an equal best answer.
fn keeps_a_bound() -> Option<&'static str> {
    const TEXT: &str = "[[4, 9], [4, 3]]";
    let (tree, open) = (tree(TEXT), (-Value::MAX, Value::MAX));
    let recommends = |text: &str| {
        let tree = common::tree(text);
        attempt(|| negamax(&TreeBoard::new(&tree), 9, open.0, open.1))
    };
    if [recommends(TEXT), recommends("[4, 4]")] != [Some((4, Some(2))); 2] {
        return None;
    }
    recorded(&TreeBoard::new(&tree), 9, TEXT);
    (tree.crossed() != TEXT).then_some(
        "In the tree [[4, 9], [4, 3]] your code recommends move 2, but should recommend move 1. \
         After move 2 the search stops at the 4, before the 3, so this 4 is only a bound. Replace \
         the best move only if the new value is better.",
    )
}

/// Builds a message about a larger search, or points to a small tree that is already valued wrongly.
fn larger(first: &str, spoken_of: &str) -> String {
    let wrong = |text: &&str| {
        let tree = tree(text);
        ask(text, 9) != Some(for_mover(&TreeBoard::new(&tree), 9))
    };
    let small = [
        "7",
        "[4, 9, 2, 6]",
        "{4, 9, 2, 6}",
        "[[7, 3], [5, 6]]",
        "{[7, 3], [5, 6]}",
        "[[44, 61, 50], [40, 35], [47, 52, 70]]",
        "[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]",
    ];
    if let Some(text) = small.iter().find(|text| wrong(text)) {
        return format!(
            "{first}\nYour `negamax` is also wrong on the small tree {text}. Fix that case first."
        );
    }
    match cause(spoken_of, None) {
        Some(thought) => format!("{first}\n{}", sentence(&thought)),
        None => first.to_owned(),
    }
}

/// Returns the value of a small tree, or `None` if the search panics.
fn ask(text: &str, depth: u32) -> Option<Value> {
    let tree = tree(text);
    let found = attempt(|| negamax(&TreeBoard::new(&tree), depth, -Value::MAX, Value::MAX));
    found.map(|(value, _)| value)
}

/// Explains faults in small searches. The order of the rows has no meaning: a row about replies applies
/// only if leaves are right, a row about a line of moves only if one move is right, and a row about
/// windows only if the values are right.
fn cause(spoken_of: &str, trace: Option<&Trace>) -> Option<String> {
    let wrong = wrong_below();
    let twice = twice_asked(spoken_of);
    let told = trace
        .and_then(|trace| told_otherwise(trace, true))
        .or_else(|| told_in_some(spoken_of));
    let small = smallest(spoken_of);
    let is = move |it: Wrong| move |wrong: &Option<Wrong>| *wrong == Some(it);
    let (is_twice, is_told, is_small) = (twice.is_some(), told.is_some(), small.is_some());
    Shapes::of(&wrong)
        .row(is(Wrong::Leaf), |_| leaf_for_another(), |said| said)
        .row(is(Wrong::OneMove), |_| one_move(spoken_of), |said| said)
        .row(is(Wrong::Depth), |_| depths(), |said| said)
        .row(Option::is_none, |_| twice.clone(), |said| said)
        .row(
            |wrong| wrong.is_none() && !is_twice,
            |_| told.clone(),
            |said| said.replacen("yours ", "your code ", 1),
        )
        .row(
            |wrong| wrong.is_none() && !is_twice && !is_told,
            |_| small.clone(),
            |said| said,
        )
        .row(
            |wrong| wrong.is_none() && !is_twice && !is_told && !is_small,
            |_| read_behind_a_cut(spoken_of),
            |said| said,
        )
        .words()
}

/// A fault that shows without a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wrong {
    Leaf,
    OneMove,
    Depth,
}

fn wrong_below() -> Option<Wrong> {
    let leaves = || {
        Stands::all()
            .iter()
            .any(|it| attempt(|| it.searched()) != Some(it.right()))
    };
    let fans = || {
        FANS.iter()
            .any(|text| attempt(|| searched(text)) != Some(best(text)))
    };
    let line = || (1..=3).any(|depth| attempt(|| looked(depth)) != Some(depth));
    let depths = || line() || lowered().is_some();
    if leaves() {
        Some(Wrong::Leaf)
    } else if fans() {
        Some(Wrong::OneMove)
    } else {
        depths().then_some(Wrong::Depth)
    }
}

/// A board that is evaluated without a move, because the game is over or no depth is left.
struct Stands {
    is_over: bool,
    mover: Player,
    value: Value,
    depth: u32,
}

impl Stands {
    fn all() -> [Self; 7] {
        let (max, min) = (Player::First, Player::Second);
        let boards = [
            (true, max, 7, 9),
            (true, max, 7, 8),
            (true, max, -7, 9),
            (true, min, 7, 9),
            (false, max, 5, 0),
            (false, min, 5, 0),
            (false, min, -5, 0),
        ];
        boards.map(|(is_over, mover, value, depth)| Self {
            is_over,
            mover,
            value,
            depth,
        })
    }

    fn searched(&self) -> Value {
        let tree = match self.is_over {
            true => Tree::leaf(self.value),
            false => Tree::inner(vec![Tree::leaf(7), Tree::leaf(3)]).worth(self.value),
        };
        let tree = match self.mover {
            Player::First => tree,
            Player::Second => tree.extra_turn(), // before the root it was MIN's turn
        };
        negamax(&TreeBoard::new(&tree), self.depth, -Value::MAX, Value::MAX).0
    }

    fn right(&self) -> Value {
        self.turned_at(Player::Second)
    }

    /// Returns the value, negated if this player moves.
    fn turned_at(&self, mover: Player) -> Value {
        if self.mover == mover {
            -self.value
        } else {
            self.value
        }
    }

    /// Returns the value, negated if the depth leaves this remainder when divided by 2.
    fn turned_by_depth(&self, rest: u32) -> Value {
        if self.depth % 2 == rest {
            -self.value
        } else {
            self.value
        }
    }
}

const LOST: &str = "when MAX moves, your code returns −7 for a leaf 7 and for a leaf −7. Return \
                    `evaluate()` for MAX, and its negative for MIN.";

/// Explains wrong values of boards that are evaluated without a move.
fn leaf_for_another() -> Option<String> {
    let by_depth = |nine, eight| {
        format!(
            "for a finished game worth 7, your code returns {nine} at depth 9 and {eight} at depth \
             8. Check `board.to_move()`, not the depth."
        )
    };
    let best_is_turned = [ask("[44, 47]", 9), ask("{44, 47}", 9)] == [Some(-47), Some(44)];
    diagnosis::Answers::to(Stands::all(), Stands::searched, Stands::right)
        .row(
            |it| Some(it.value),
            "your code returns MAX's value, whoever moves. When MIN moves, negate the result of \
             `evaluate()`.",
        )
        .row(
            |it| Some(if it.is_over { it.right() } else { it.value }),
            "at depth 0 your code returns MAX's value, whoever moves. When MIN moves, negate this \
             value, too.",
        )
        .row(
            |it| Some(if it.is_over { it.right() } else { 0 }),
            "at depth 0 your code returns 0. Return the result of `evaluate()`, negated when MIN \
             moves.",
        )
        .row(
            |it| Some(it.turned_at(Player::First)),
            match best_is_turned {
                true => {
                    "where MAX moves, your code returns −7 for a leaf 7 and −47 for [44, 47]. These \
                     are the values for MIN. Return each value for the player to move: the largest \
                     of its replies' negated values."
                }
                false => {
                    "your code negates a leaf when MAX moves. Negate the leaf when MIN moves \
                     instead."
                }
            },
        )
        .row(
            |it| {
                Some(if it.is_over {
                    -it.right()
                } else {
                    it.right()
                })
            },
            "at depth 0 the value of your code is right, but at the end of the game it has the wrong \
             sign. Negate the result of `evaluate()` when MIN moves, and only then.",
        )
        .row(
            |it| Some(-it.value),
            "your code always negates a leaf. Negate the leaf only when MIN moves.",
        )
        .row(
            |it| it.is_over.then_some(Value::MIN),
            "for a finished game worth 7 your code returns −∞, the best value before the first move. \
             Return the value of a finished game before the loop.",
        )
        .row(|it| Some(-it.value.abs()), LOST)
        .row(
            |it| {
                Some(if it.is_over {
                    -it.value.abs()
                } else {
                    it.right()
                })
            },
            LOST,
        )
        .row(|it| Some(it.turned_by_depth(0)), by_depth("7", "−7"))
        .row(|it| Some(it.turned_by_depth(1)), by_depth("−7", "7"))
        .words()
}

/// Boards whose moves all end the game.
const FANS: [&str; 6] = [
    "[4, 9, 2, 6]",
    "{4, 9, 2, 6}",
    "[-4, -9, -2, -6]",
    "{-4, -9, -2, -6}",
    "[4, -9, 2, -6]",
    "{4, -9, 2, -6}",
];

fn searched(text: &str) -> Value {
    let tree = tree(text);
    negamax(&TreeBoard::new(&tree), 9, -Value::MAX, Value::MAX).0
}

/// Returns the values of a fan's moves to their player, in ascending order.
fn moves_of(text: &str) -> Vec<Value> {
    let tree = tree(text);
    let sign = if TreeBoard::new(&tree).to_move() == Player::First {
        1
    } else {
        -1
    };
    let mut moves: Vec<Value> = tree
        .children()
        .iter()
        .map(|leaf| sign * leaf.value())
        .collect();
    moves.sort_unstable();
    moves
}

fn best(text: &str) -> Value {
    moves_of(text)[3]
}

fn worst(text: &str) -> Value {
    moves_of(text)[0]
}

/// Explains a wrong sign of an answer, or a search of the wrong board.
fn one_move(spoken_of: &str) -> Option<String> {
    let uncalled = uncalled();
    if uncalled == Some(Uncalled::Every) {
        return Some(format!(
            "{}your `negamax` made no call of itself. Call `negamax` for each new board, and negate \
             the result.",
            within(spoken_of, FANS[0])
        ));
    }
    let is_max = |text: &str| text.starts_with('[');
    let turned = |text: &str, seen: &str| match uncalled {
        Some(_) => SIGN.to_owned(),
        None => {
            let within = within(spoken_of, text);
            format!(
                "{within}{seen}. A move is worth the negated result of its call, whoever moves."
            )
        }
    };
    let nine = turned(
        FANS[1],
        "MIN moves and should choose the 2, which is worth −2 to MIN, but your code returns 9",
    );
    let named = diagnosis::Answers::to(FANS, |text| searched(text), |text| best(text))
        .row(
            |text| Some(-worst(text)),
            match uncalled {
                Some(_) => SIGN,
                None => {
                    "your code returns the value that a reply has for the opponent. For the player \
                     who moves, the reply is worth the negative of that value."
                }
            },
        )
        .row(
            |text| Some(worst(text)),
            "your code returns the value of the worst move. Check the signs of the values, and \
             which of two values your code keeps.",
        )
        .row(
            |text| {
                Some(if is_max(text) {
                    best(text)
                } else {
                    -worst(text)
                })
            },
            nine.clone(),
        )
        .row(
            |text| {
                Some(if is_max(text) {
                    -worst(text)
                } else {
                    best(text)
                })
            },
            turned(
                FANS[0],
                "MAX moves and should choose the 9, but your code returns −2",
            ),
        )
        .row(|text| Some(best(text).abs().max(worst(text).abs())), nine)
        .row(
            |_| Some(Value::MAX),
            "your code returns +∞, whatever the moves are worth. Check that the best value starts \
             at `Value::MIN`.",
        )
        .words();
    named.or_else(|| {
        let text = FANS
            .into_iter()
            .find(|text| attempt(|| searched(text)) != Some(best(text)))?;
        let got = attempt(|| searched(text))?;
        let order = match the_old_board() {
            true => " Your code passes the old board to the call. Pass the new board.",
            false => "",
        };
        Some(format!(
            "{}the best move is worth {} to the player who moves, but your code returns {}.{order}",
            within(spoken_of, text),
            best(text),
            shown(got)
        ))
    })
}

const SIGN: &str = "your code values the last move of a line without a call, but with the wrong \
                    sign. Use the new board's `evaluate()` if MAX makes the move, and its negative \
                    if MIN does.";

/// Detects a call that searches its caller's board instead of the board after the move.
fn the_old_board() -> bool {
    let written = tree("5:[4, 9]");
    let board = TreeBoard::new(&written);
    let (found, trace) = probe(|| negamax(&board, 1, -Value::MAX, Value::MAX).0);
    let is_called = trace.tree().calls.len() > 1;
    is_called && found == Some(-5) && written.leaves_read().is_empty()
}

/// Returns how many moves the search looks ahead, on a line in which each board evaluates to the number of its moves.
fn looked(depth: u32) -> u32 {
    let tree = tree("[1:[2:[3:[4:[5]]]]]");
    let found = negamax(&TreeBoard::new(&tree), depth, -Value::MAX, Value::MAX).0;
    found.unsigned_abs()
}

/// Detects a `depth` that is lowered once for each move.
fn lowered() -> Option<String> {
    common::depth_lowered(|board| negamax(board, 3, -Value::MAX, Value::MAX))
}

/// Detects a depth below 0: with a larger depth the search does not panic.
fn too_low() -> Option<String> {
    ask("[1:[7], 2:[9]]", 9)?;
    Some(
        "your code values [1:[7], 2:[9]] at depth 9, but here its `depth` falls below 0. Each move \
         must lower `depth` by 1, and the search must stop at 0."
            .into(),
    )
}

/// Explains a wrong depth.
fn depths() -> Option<String> {
    if let Some(said) = lowered() {
        return Some(said);
    }
    let [one, two, three] = [1, 2, 3].map(|depth| attempt(|| looked(depth)));
    Some(format!(
        "along a line of single moves, your search is {}, {} and {} moves deep when `depth` is 1, \
         2 and 3. Each new board needs a call of `negamax` with `depth - 1`.",
        one?, two?, three?
    ))
}

/// Detects a reply with a wrong window, in some small trees.
fn told_in_some(spoken_of: &str) -> Option<String> {
    let texts = [
        "[[44, 61, 50], [40, 35], [47, 52, 70]]",
        "[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]",
    ];
    let told = |text: &str, telling| {
        told_in(text, telling).map(|thought| within(spoken_of, text) + &thought)
    };
    let telling = texts.iter().find_map(|text| told(text, true));
    telling.or_else(|| told(texts[0], false))
}

/// Detects a leaf that is read although a better value, or an equal one, had closed the window.
fn read_behind_a_cut(spoken_of: &str) -> Option<String> {
    let read = |text: &str| {
        let tree = tree(text);
        let found = attempt(|| negamax(&TreeBoard::new(&tree), 9, -Value::MAX, Value::MAX));
        found.is_some() && tree.crossed() == text
    };
    let found = [
        ("[[44, 61, 50], [40, 35]]", "40"),
        ("[[44, 61], [44, 35]]", "second 44"),
    ];
    let (text, by) = found.into_iter().find(|(text, _)| read(text))?;
    Some(format!(
        "{}your search reads the 35, although the {by} has closed the window. End the loop as soon \
         as `alpha >= beta`.",
        within(spoken_of, text)
    ))
}

/// Returns the window of a recorded call.
fn window_of(call: &Call) -> Option<(Value, Value)> {
    let arg = |name| {
        let mut args = call.args.iter();
        let end: Value = args.find(|(is, _)| *is == name)?.1.parse().ok()?;
        // `Value::MIN` cannot be negated.
        Some(end.max(-Value::MAX))
    };
    Some((arg("alpha")?, arg("beta")?))
}

/// The replies for which `negamax` makes no call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Uncalled {
    Every,
    Finished,
}

/// Returns the replies for which `negamax` makes no call. `None` if there are none, or if a helper without a
/// recording searches them.
fn uncalled() -> Option<Uncalled> {
    let (fan, deeper) = (tree(FANS[0]), tree("[[4, 9], [2, 6]]"));
    let run = |tree| probe(|| negamax(&TreeBoard::new(tree), 9, -Value::MAX, Value::MAX));
    let (said, trace) = run(&fan);
    let (_, below) = run(&deeper);
    let is_alone = said.is_some() && trace.tree().calls.len() == 1;
    match below.tree().calls.len() {
        _ if !is_alone => None,
        2.. => Some(Uncalled::Finished),
        _ => deeper.leaves_read().is_empty().then_some(Uncalled::Every),
    }
}

const TWICE: &str = "[[44, 61, 50], [47, 52, 70]]";

const ONCE: &str = "Make one call for each reply, with the window (−beta, −alpha).";

/// Detects a program that searches each reply twice.
fn twice_asked(spoken_of: &str) -> Option<String> {
    let tree = tree(TWICE);
    let run = attempt(|| {
        watch(TreeBoard::new(&tree), |board| {
            negamax(board, 9, -Value::MAX, Value::MAX)
        })
    })?;
    let moves: Vec<usize> = run
        .visited
        .root()
        .searched()
        .iter()
        .filter_map(|it| it.mv())
        .collect();
    (moves == [1, 1, 2, 2]).then(|| {
        format!(
            "{}your code searches each reply twice. {ONCE}",
            within(spoken_of, TWICE)
        )
    })
}

/// Detects a board that is made once and searched more than once.
fn again(text: &str) -> Option<String> {
    let written = tree(text);
    let (_, _, trace) = attempt(|| recorded(&TreeBoard::new(&written), 9, text))?;
    let tree = trace.tree();
    let searcher = diagnosis::searcher(&tree, "negamax")?;
    let mut calls = tree.calls.iter().filter(|call| call.function == searcher);
    let is_again = |call: &Call| {
        let mut seen = HashSet::new();
        let replies = diagnosis::replies(&tree, call);
        let mut boards = replies.iter().filter_map(|reply| reply.subject);
        boards.any(|board| !seen.insert(board))
    };
    calls.any(is_again).then(|| {
        format!(
            "yours searched a reply more than once, but should search each reply \
             once.\n{ONCE}"
        )
    })
}

/// A recorded reply. `came` is the alpha that its mover received, `alpha` the value by then, and
/// `given` the reply's window.
struct Reply {
    came: Value,
    alpha: Value,
    beta: Value,
    given: (Value, Value),
    answer: Option<Value>,
}

impl Reply {
    fn right(&self) -> (Value, Value) {
        (self.beta.saturating_neg(), self.alpha.saturating_neg())
    }

    /// Describes the mover's window, and adds advice that fits all replies in small trees.
    fn said(&self) -> String {
        let raised = match self.came == self.alpha {
            true => "",
            false => " before this reply",
        };
        let is = window((self.alpha, self.beta));
        format!(
            "The window of the player who moves was {is}{raised}. {}",
            sentence(&handed_on())
        )
    }
}

/// Explains how the program changes the mover's window before it passes it on.
fn handed_on() -> String {
    let (short, long) = (
        "[[44, 61, 50], [40, 35], [47, 52, 70]]",
        "[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]",
    );
    let open = (-Value::MAX, Value::MAX);
    let asked = [
        (short, open),
        (short, (30, 60)),
        (long, open),
        (long, (2, 20)),
    ];
    let seen = asked.into_iter().flat_map(|(text, (alpha, beta))| {
        let tree = tree(text);
        let (_, trace) = probe(|| negamax(&TreeBoard::new(&tree), 9, alpha, beta));
        replies(&trace)
    });
    let side = |said| {
        format!("{said} Pass −beta and −alpha: the opponent sees the window from the other side.")
    };
    diagnosis::Answers::to(seen, |it| it.given, Reply::right)
        .row(
            |it| Some((it.right().0, it.came.saturating_neg())),
            "your code passes the negative of the alpha that it received, but an earlier move is \
             already worth more. Pass the negative of this larger value.",
        )
        .row(
            |_| Some((-Value::MAX, Value::MAX)),
            "your code passes an open window. Pass −beta and −alpha.",
        )
        .row(
            |it| match it.given == it.right() {
                true => Some(it.given),
                false => Some((it.right().1.saturating_sub(1), it.right().1)),
            },
            "your code passes a window that is only one wide, whose result is only a bound. Pass \
             −beta and −alpha.",
        )
        .row(
            |it| Some((it.right().0, Value::MAX)),
            "your code passes −beta, but leaves the upper end open. Pass −alpha, too.",
        )
        .row(
            |it| Some((-Value::MAX, it.right().1)),
            "your code passes −alpha, but leaves the lower end open. Pass −beta, too.",
        )
        .row(
            |it| Some((it.alpha, it.beta)),
            side("your code passes both ends unchanged."),
        )
        .row(
            |it| Some((it.right().1, it.right().1)),
            side("your code passes −alpha as both ends."),
        )
        .row(
            |it| Some((it.right().0, it.right().0)),
            side("your code passes −beta as both ends."),
        )
        .row(
            |it| Some((it.right().1, it.right().0)),
            side("your code negates both ends, but does not swap them."),
        )
        .row(
            |it| Some((it.beta, it.alpha)),
            side("your code swaps the ends, but does not negate them."),
        )
        .row(
            |it| Some((it.right().0, it.alpha)),
            side("your code does not negate alpha."),
        )
        .row(
            |it| Some((it.beta, it.right().1)),
            side("your code does not negate beta."),
        )
        .row(
            |it| Some((it.alpha, it.right().1)),
            "your code passes alpha as the lower end, but should pass −beta. Does the line for \
             this end already use the new beta, which is −alpha?",
        )
        .row(
            |it| Some((it.right().0, it.beta)),
            "your code passes beta as the upper end, but should pass −alpha. Does the line for \
             this end already use the new alpha, which is −beta?",
        )
        .words()
        .unwrap_or_else(|| {
            "the opponent sees this window from the other side, with −beta and −alpha as its ends."
                .into()
        })
}

fn told_in(text: &str, telling: bool) -> Option<String> {
    let tree = tree(text);
    let (_, _, trace) = attempt(|| recorded(&TreeBoard::new(&tree), 9, text))?;
    told_otherwise(&trace, telling)
}

/// Describes the first reply with a window other than its caller's. If `telling`, it skips windows that are the
/// same after swapping as after negating.
fn told_otherwise(trace: &Trace, telling: bool) -> Option<String> {
    let reply = replies(trace)
        .into_iter()
        .find(|it| it.given != it.right() && !(telling && it.alpha == it.right().0))?;
    Some(format!(
        "yours searched a reply{} with the window {}, but should search it with {}.\n{}",
        reply
            .answer
            .map_or_else(String::new, |it| format!(", which returned {},", shown(it))),
        window(reply.given),
        window(reply.right()),
        reply.said()
    ))
}

/// Returns all replies that the recorded search shows.
fn replies(trace: &Trace) -> Vec<Reply> {
    let tree = trace.tree();
    // The window of a call of `alpha_beta` is from MAX's side.
    let searcher = diagnosis::searcher(&tree, "negamax").filter(|it| *it != "alpha_beta");
    let Some(searcher) = searcher else {
        return Vec::new();
    };
    let calls = tree.calls.iter().filter(|call| call.function == searcher);
    let mut replies = Vec::new();
    for call in calls {
        let Some((came, beta)) = window_of(call) else {
            continue;
        };
        let mut alpha = came;
        for reply in diagnosis::replies(&tree, call) {
            let Some(given) = window_of(reply) else {
                break;
            };
            let answer = reply
                .value
                .and_then(|it| it.trim_start_matches('(').split(',').next());
            let answer = answer.and_then(|it| it.parse::<Value>().ok());
            replies.push(Reply {
                came,
                alpha,
                beta,
                given,
                answer,
            });
            let Some(answer) = answer else {
                break;
            };
            alpha = alpha.max(answer.saturating_neg());
        }
    }
    replies
}
