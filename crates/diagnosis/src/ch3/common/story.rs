//! A written-out game, with the mover, the moves and the value of each position. The moves have names, so that
//! a test can recognize them, and the board records each question.

use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use game::{Board, Player, Value};

use super::{name, shown};

/// A position of a written-out game.
pub(crate) struct Scene {
    mover: Player,
    value: Value,
    moves: Vec<(&'static str, Rc<Scene>)>,
}

impl Scene {
    fn with(&self, moves: Moves) -> Self {
        scene(self.mover, self.value, moves)
    }

    fn copy(&self) -> Self {
        self.with(self.after(Self::copy))
    }

    /// Returns the moves, with `put` applied to the scene after each.
    fn after(&self, put: impl Fn(&Self) -> Self) -> Moves {
        let moves = self.moves.iter();
        moves.map(|(name, next)| (*name, put(next))).collect()
    }

    fn steps(&self) -> Vec<Self> {
        let mut found: Vec<Self> = self.moves.iter().map(|(_, next)| next.copy()).collect();
        for (at, (_, next)) in self.moves.iter().enumerate() {
            let mut others = self.after(Self::copy);
            others.remove(at);
            found.push(self.with(others));
            for smaller in next.steps() {
                let mut moves = self.after(Self::copy);
                moves[at].1 = smaller;
                found.push(self.with(moves));
            }
        }
        found
    }

    /// Replaces the values by 1, 2, … in the same order, or returns `None` if no absolute value decreases.
    fn in_order(&self) -> Option<Self> {
        fn put(scene: &Scene, value: &impl Fn(Value) -> Value) -> Scene {
            let moves = scene.after(|next| put(next, value));
            self::scene(scene.mover, value(scene.value), moves)
        }
        let mut all = self.values();
        all.sort_unstable();
        all.dedup();
        let place = |value: Value| 1 + all.partition_point(|it| *it < value) as Value;
        let is_smaller = all.iter().any(|value| place(*value).abs() < value.abs());
        is_smaller.then(|| put(self, &place))
    }

    fn values(&self) -> Vec<Value> {
        let below = self.moves.iter().flat_map(|(_, next)| next.values());
        [self.value].into_iter().chain(below).collect()
    }

    fn ends(&self) -> usize {
        let below = self.moves.iter().map(|(_, next)| next.ends());
        below.sum::<usize>().max(1)
    }
}

/// Explains a search of this game that looks too far for this depth.
pub(crate) type TooFar = dyn Fn(&Story, u32) -> String;

/// Explains a search that is right if O is to move after each move.
pub(crate) const RIGHT_IN_TURN: &str = "Your code is right if O is to move after each move. A \
                                       player may move twice in a row: let the board before the \
                                       move choose, with board.better(value, best).";

/// A search under test, which returns `None` if it panics.
pub(crate) type Ask = dyn Fn(&Story, u32) -> Option<(Value, Option<&'static str>)>;

type Moves = Vec<(&'static str, Scene)>;

fn scene(mover: Player, value: Value, moves: Moves) -> Scene {
    let moves = moves.into_iter();
    Scene {
        mover,
        value,
        moves: moves.map(|(name, scene)| (name, Rc::new(scene))).collect(),
    }
}

/// Builds a scene with the first player to move.
pub(crate) fn first(value: Value, moves: Moves) -> Scene {
    scene(Player::First, value, moves)
}

/// Builds a scene with the second player to move.
pub(crate) fn second(value: Value, moves: Moves) -> Scene {
    scene(Player::Second, value, moves)
}

/// Builds the scene of a finished game.
pub(crate) fn end(value: Value) -> Scene {
    first(value, vec![])
}

/// Builds a random game of limited length. Either player may move anywhere, and the values range
/// from −`most` to `most`.
pub(crate) fn random(rng: &mut fastrand::Rng, length: u32, most: Value) -> Scene {
    let names = ["a", "b", "c", "d"];
    let moves = if length == 0 { 0 } else { rng.usize(0..=4) };
    let moves = names[..moves].iter();
    let moves = moves.map(|name| (*name, random(rng, length - 1, most)));
    let moves = moves.collect();
    let mover = [Player::First, Player::Second][rng.usize(0..2)];
    scene(mover, rng.i32(-most..=most), moves)
}

/// Builds a board with one move to each leaf.
pub(crate) fn fan(mover: Player, value: Value, leaves: &[Value]) -> Story {
    let names = ["a", "b", "c"];
    let moves = names
        .into_iter()
        .zip(leaves.iter().map(|value| end(*value)));
    Story::new(match mover {
        Player::First => first(value, moves.collect()),
        Player::Second => second(value, moves.collect()),
    })
}

/// Builds a chain of moves. Each raises the value by 1, and beside each is a bad move, "out".
pub(crate) fn road(from: Value, to: Value) -> Scene {
    if from == to {
        return end(to);
    }
    let on = road(from + 1, to);
    if (to - from) % 2 == 0 {
        first(from, vec![("out", end(-100)), ("on", on)])
    } else {
        second(from, vec![("out", end(100)), ("on", on)])
    }
}

/// A question to the board after the moves `at`. The first board has the empty text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) at: String,
    pub(crate) what: Question,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    Better(Value, Value),
    WorstCase,
    Done,
    Play(&'static str),
}

/// The board of a written-out game.
#[derive(Clone)]
pub(crate) struct Story {
    scene: Rc<Scene>,
    at: String,
    asked: Rc<RefCell<Vec<Asked>>>,
}

impl Story {
    pub(crate) fn new(scene: Scene) -> Self {
        Self {
            scene: Rc::new(scene),
            at: String::new(),
            asked: Rc::default(),
        }
    }

    /// Returns the games that are one step smaller and still have two ends: the game after a move, this game
    /// without a move or with a smaller game after it, and this game with smaller values in the same order.
    pub(crate) fn smaller(&self) -> Vec<Self> {
        let mut scenes = self.scene.steps();
        scenes.extend(self.scene.in_order());
        scenes.retain(|scene| scene.ends() > 1);
        scenes.into_iter().map(Self::new).collect()
    }

    /// Returns this game with the other player to move after each move.
    pub(crate) fn in_turn(&self) -> Self {
        let other = self.to_move().other();
        let turned = |next: &Scene| scene(other, next.value, next.after(Scene::copy));
        Self::new(self.scene.with(self.scene.after(turned)))
    }

    /// Returns all questions to this board and later ones, in order.
    pub(crate) fn asked(&self) -> Vec<Asked> {
        self.asked.borrow().clone()
    }

    /// Returns the moves played on the first board, in order.
    pub(crate) fn tried(&self) -> Vec<&'static str> {
        let asked = self.asked().into_iter();
        let tried = asked.filter(|asked| asked.at.is_empty());
        let tried = tried.filter_map(|asked| match asked.what {
            Question::Play(name) => Some(name),
            _ => None,
        });
        tried.collect()
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.scene.moves.iter().map(|(name, _)| *name)
    }

    /// Returns how many moves ahead the search has looked. Each name must be one word.
    pub(crate) fn looked_ahead(&self) -> usize {
        let asked = self.asked().into_iter();
        let played = asked.filter(|asked| matches!(asked.what, Question::Play(_)));
        let depths = played.map(|asked| asked.at.split_whitespace().count() + 1);
        depths.max().unwrap_or(0)
    }

    /// Describes the smallest game within this one that the search answers wrongly by itself, or returns `None`
    /// if it answers every game rightly.
    pub(crate) fn first_difference(&self, depth: u32, ask: &Ask, why: &TooFar) -> Option<String> {
        let next: Vec<Self> = match depth {
            0 => Vec::new(),
            _ => self.names().map(|name| self.after(name)).collect(),
        };
        let mut below = next
            .iter()
            .filter_map(|board| board.first_difference(depth - 1, ask, why));
        if let Some(text) = below.next() {
            return Some(text);
        }
        let (got, want) = (ask(self, depth)?, self.solved(depth));
        if got == want {
            return None;
        }
        let [seen, right] = [got, want].map(|(value, mv)| {
            let mv = mv.map_or("no move".to_owned(), |mv| format!("move \"{mv}\""));
            format!("{} and {mv}", shown(value))
        });
        let board = format!("the board after \"{}\"", self.at.replace(' ', ", "));
        let alone = self.alone();
        let _ = ask(&alone, depth);
        if let Some(ahead) = alone.too_far(depth) {
            let place = match self.at.as_str() {
                "" => "Your".to_owned(),
                _ => format!(
                    "The test also called your code at depth {depth} for {board}. There your"
                ),
            };
            let why = why(&alone, depth);
            return Some(format!(
                "{place} code looked {ahead} moves ahead instead of {depth}. {why}"
            ));
        }
        let cause = match got.0 == want.0 {
            true => self.of_the_move(depth, got),
            false => alone
                .first_board_only(ask)
                .unwrap_or_else(|| self.right_values(depth)),
        };
        Some(match self.at.as_str() {
            "" => cause,
            _ => format!(
                "In a separate call at depth {depth}, your code returned {seen} for {board}, but \
                 should return {right}. {cause}"
            ),
        })
    }

    /// Returns this position as the first board of a game, without recorded questions.
    fn alone(&self) -> Self {
        Self {
            scene: Rc::clone(&self.scene),
            at: String::new(),
            asked: Rc::default(),
        }
    }

    /// Returns this board and all boards that follow within `depth` moves.
    fn boards(&self, depth: u32) -> Vec<Self> {
        let names = self.names().filter(|_| depth > 0);
        let below = names.flat_map(|name| self.after(name).boards(depth - 1));
        [self.clone()].into_iter().chain(below).collect()
    }

    /// Checks whether a move within `depth` moves leaves the same player to move.
    pub(crate) fn moves_twice(&self, depth: u32) -> bool {
        let is_again = |board: &Self| {
            let mut next = board.scene.moves.iter();
            next.any(|(_, next)| !next.moves.is_empty() && next.mover == board.scene.mover)
        };
        depth > 0 && self.boards(depth - 1).iter().any(is_again)
    }

    /// Describes a board on which the search played no move, although it was to, and the same board
    /// earlier in the search, with fewer moves left.
    pub(crate) fn met_before(&self, depth: u32, ask: &Ask) -> Option<String> {
        let first = self.alone();
        let _ = ask(&first, depth);
        let (asked, boards) = (first.asked(), first.boards(depth));
        let left = |board: &Self| depth.saturating_sub(board.at.split_whitespace().count() as u32);
        let reached = |board: &Self| {
            asked.iter().position(|asked| match asked.what {
                Question::Play(mv) => format!("{} {mv}", asked.at).trim() == board.at,
                _ => false,
            })
        };
        let plays = |asked: &Asked| matches!(asked.what, Question::Play(_));
        let unplayed = |board: &&Self| {
            let mut here = asked.iter().filter(|asked| asked.at == board.at);
            let own = board.alone();
            let _ = ask(&own, left(board));
            !here.any(plays) && own.asked().iter().any(plays)
        };
        let place = |board: &Self| format!("after \"{}\"", board.at.replace(' ', ", "));
        boards.iter().filter(unplayed).find_map(|board| {
            let (at, text) = (reached(board)?, board.to_string());
            let is_same = |other: &&Self| {
                let before = reached(other).is_some_and(|it| it < at);
                before && left(other) < left(board) && other.to_string() == text
            };
            let other = boards.iter().find(is_same)?;
            Some(format!(
                "Your code played no move on the board {}, with depth {} left. The same board comes \
                 earlier, {}, with depth {} left. Does your code store results without the depth?",
                place(board),
                left(board),
                place(other),
                left(other)
            ))
        })
    }

    /// Explains a wrong move with the right value.
    fn of_the_move(&self, depth: u32, (value, mv): (Value, Option<&'static str>)) -> String {
        let Some(mv) = mv.filter(|mv| depth > 0 && self.names().any(|name| name == *mv)) else {
            return "The value is right, but the move is wrong.".into();
        };
        let worth = self.after(mv).solved(depth - 1).0;
        match worth == value {
            true => "An earlier move leads to the same value. Return the first of the best moves, \
                     in the order of `legal_moves`."
                .into(),
            false => format!(
                "The value is right, but move \"{mv}\" leads to {}.",
                shown(worth)
            ),
        }
    }

    /// Lists the values of the boards after each move. The code is right on all of them.
    fn right_values(&self, depth: u32) -> String {
        let value = |name| shown(self.after(name).solved(depth.saturating_sub(1)).0);
        let moves = self.names().filter(|_| depth > 0);
        let values: Vec<String> = moves
            .map(|name| format!("{} after \"{name}\"", value(name)))
            .collect();
        match values.is_empty() {
            true => String::new(),
            false => format!(
                "In separate calls at depth {}, your code returns the right value for the board \
                 after each move: {}.",
                depth - 1,
                values.join(", ")
            ),
        }
    }

    /// Explains a search that looked further than one move, but let only the first board compare
    /// or give the worst case. It is right if X makes all the moves.
    fn first_board_only(&self, ask: &Ask) -> Option<String> {
        let asked = self.asked();
        let first_only = |is_that: fn(&Question) -> bool| {
            let mut of = asked.iter().filter(|it| is_that(&it.what)).peekable();
            of.peek().is_some() && of.all(|it| it.at.is_empty())
        };
        let better = first_only(|what| matches!(what, Question::Better(..)));
        let (what, it) = match (better, first_only(|what| *what == Question::WorstCase)) {
            (true, true) => ("`better` and `worst_case`", "them"),
            (true, false) => ("`better`", "it"),
            (false, true) => ("`worst_case`", "it"),
            (false, false) => return None,
        };
        let left = first(9, vec![("up", end(1)), ("down", end(5))]);
        let right = first(-9, vec![("low", end(2)), ("high", end(4))]);
        let x_alone = Self::new(first(0, vec![("left", left), ("right", right)]));
        let is_that = self.looked_ahead() > 1 && ask(&x_alone, 2) == Some(x_alone.solved(2));
        is_that.then(|| {
            format!(
                "Your code is right in a game where X makes every move, but here it called {what} \
                 only on the first board. Call {it} on the board whose moves you compare."
            )
        })
    }

    /// Returns how many moves ahead the search has looked, or `None` if this is not too far for this depth. Each
    /// name must be one word.
    fn too_far(&self, depth: u32) -> Option<usize> {
        let is_word = |asked: &Asked| match asked.what {
            Question::Play(name) => !name.contains(' '),
            _ => true,
        };
        let ahead = self.looked_ahead();
        (ahead > depth as usize && self.asked().iter().all(is_word)).then_some(ahead)
    }

    /// Checks whether boards after a move compared values, but the first board never did.
    pub(crate) fn asked_another(&self) -> bool {
        let asked = self.asked();
        let mut of = asked
            .iter()
            .filter(|asked| matches!(asked.what, Question::Better(..)))
            .peekable();
        of.peek().is_some() && of.all(|asked| !asked.at.is_empty())
    }

    /// Checks whether every comparison passed the value of a move to `better` as the old value.
    pub(crate) fn asked_the_wrong_way(&self, leaves: &[Value]) -> bool {
        let pairs = self.compared();
        let turned =
            |(value, old): &(Value, Value)| !leaves.contains(value) && leaves.contains(old);
        !pairs.is_empty() && pairs.iter().all(turned)
    }

    /// Checks whether the old value was the worst case in every comparison, although each new value was better.
    pub(crate) fn keeps_none(&self) -> bool {
        let worst = match self.to_move() {
            Player::First => Value::MIN,
            Player::Second => Value::MAX,
        };
        let pairs = self.compared();
        !pairs.is_empty()
            && pairs
                .iter()
                .all(|(value, old)| *old == worst && *value != worst)
    }

    /// Returns the comparisons that the first board made, in order.
    pub(crate) fn compared(&self) -> Vec<(Value, Value)> {
        let asked = self.asked().into_iter();
        let here = asked.filter(|asked| asked.at.is_empty());
        let pairs = here.filter_map(|asked| match asked.what {
            Question::Better(value, old) => Some((value, old)),
            _ => None,
        });
        pairs.collect()
    }

    /// Explains comparisons whose new value is never a leaf.
    pub(crate) fn compared_no_leaf(&self, leaves: &[Value]) -> Option<String> {
        let pairs = self.compared();
        let [value, old] = <[Value; 2]>::from(*pairs.first()?).map(shown);
        let none = pairs.iter().all(|(value, _)| !leaves.contains(value));
        none.then(|| {
            format!(
                "Your code called better({value}, {old}), but no move leads to {value}. Call \
                 better(value, best) with the value of each move."
            )
        })
    }

    /// Explains a comparison of a leaf with a value other than the best so far.
    pub(crate) fn compared_with_another(&self, leaves: &[Value]) -> Option<String> {
        let pairs = self.compared();
        let worst = match self.to_move() {
            Player::First => Value::MIN,
            Player::Second => Value::MAX,
        };
        let is_better = |one: Value, other: Value| match self.to_move() {
            Player::First => one > other,
            Player::Second => one < other,
        };
        if pairs.len() >= leaves.len() && pairs.iter().all(|(_, old)| *old == worst) {
            return Some(
                "Your code compared each value with the worst case. Compare every value after the \
                 first with the best value so far."
                    .into(),
            );
        }
        pairs.iter().find_map(|(value, old)| {
        let at = leaves.iter().position(|leaf| leaf == value)?;
        let before = leaves[..at].iter().copied();
        let best = before.reduce(|a, b| if is_better(b, a) { b } else { a })?;
        if *old == best || leaves[at..].contains(old) && !leaves[..at].contains(old) {
            return None;
        }
        let [one, with, so_far] = [*value, *old, best].map(shown);
        let kept_back =
            leaves[at - 1] != *old && is_better(best, *old) && pairs.contains(&(best, *old));
        Some(match kept_back {
            true => format!(
                "better({so_far}, {with}) returned true, but your code still compared {one} with \
                 {with}. Store the better value as the new best."
            ),
            false => format!(
                "Your code compared {one} with {with}, but the best value so far was {so_far}. \
                 Compare each value with the best value so far."
            ),
        })
    })
    }

    /// Returns a comparison of the answer with a better old value.
    pub(crate) fn kept_although_worse(&self, value: Value) -> Option<(Value, Value)> {
        let worse = |old: Value| match self.to_move() {
            Player::First => value < old,
            Player::Second => value > old,
        };
        let mut pairs = self.compared().into_iter();
        pairs.find(|(one, old)| *one == value && worse(*old))
    }

    /// Returns the value at this depth and the first best move, computed without the student's code.
    pub(crate) fn solved(&self, depth: u32) -> (Value, Option<&'static str>) {
        if depth == 0 || self.scene.moves.is_empty() {
            return (self.scene.value, None);
        }
        let moves = self.scene.moves.iter();
        let values = moves.map(|(name, _)| (self.after(name).solved(depth - 1).0, *name));
        let values: Vec<_> = values.collect();
        let worths = values.iter().map(|(value, _)| *value);
        let best = match self.scene.mover {
            Player::First => worths.max(),
            Player::Second => worths.min(),
        };
        let best = best.unwrap_or_default();
        let chosen = values.iter().find(|(value, _)| *value == best);
        (best, chosen.map(|(_, name)| *name))
    }

    fn after(&self, mv: &'static str) -> Self {
        let next = self.scene.moves.iter().find(|(name, _)| *name == mv);
        let Some((_, scene)) = next else {
            panic!("{mv} is no move after \"{}\"", self.at);
        };
        Self {
            scene: Rc::clone(scene),
            at: format!("{} {mv}", self.at).trim().to_owned(),
            asked: Rc::clone(&self.asked),
        }
    }

    fn note(&self, what: Question) {
        let at = self.at.clone();
        self.asked.borrow_mut().push(Asked { at, what });
    }

    /// Formats the game as far as a search of this depth can see it.
    pub(crate) fn to_depth(&self, depth: u32) -> String {
        let mut text = String::new();
        self.tree(&mut text, 1, depth)
            .expect("a text can be written to");
        text
    }

    fn tree(&self, out: &mut impl fmt::Write, level: usize, depth: u32) -> fmt::Result {
        write!(out, "worth {}", shown(self.scene.value))?;
        if !self.scene.moves.is_empty() {
            write!(out, ", {} moves", name(self.scene.mover))?;
        }
        if depth == 0 {
            return Ok(());
        }
        for (mv, _) in &self.scene.moves {
            write!(out, "\n{:>1$}{mv}: ", "", 2 * level)?;
            self.after(mv).tree(out, level + 1, depth - 1)?;
        }
        Ok(())
    }
}

impl Board for Story {
    type Move = &'static str;

    fn to_move(&self) -> Player {
        self.scene.mover
    }

    fn legal_moves(&self) -> impl Iterator<Item = &'static str> {
        self.scene.moves.iter().map(|(name, _)| *name)
    }

    fn play(&self, mv: &'static str) -> Self {
        self.note(Question::Play(mv));
        self.after(mv)
    }

    fn done(&self) -> bool {
        self.note(Question::Done);
        self.scene.moves.is_empty()
    }

    fn evaluate(&self) -> Value {
        self.scene.value
    }

    fn better(&self, value: Value, old: Value) -> bool {
        self.note(Question::Better(value, old));
        match self.scene.mover {
            Player::First => value > old,
            Player::Second => value < old,
        }
    }

    fn worst_case(&self) -> Value {
        self.note(Question::WorstCase);
        match self.scene.mover {
            Player::First => Value::MIN,
            Player::Second => Value::MAX,
        }
    }
}

/// Two boards are the same position if the same moves of one game lead to them.
impl PartialEq for Story {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.scene, &other.scene)
    }
}

impl Eq for Story {}

impl Hash for Story {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Rc::as_ptr(&self.scene).hash(state);
    }
}

/// The game as a tree of lines, each move indented below its board.
impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tree(f, 1, u32::MAX)
    }
}

impl fmt::Debug for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
