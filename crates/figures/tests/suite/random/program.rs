//! A random search: chance picks its habits once, and decides at each node which of them to follow.

use std::cell::RefCell;
use std::rc::Rc;

use call_trace::{Trace, traced, try_record};
use fastrand::Rng;
use game::{Board, Player, Value};

use super::drawn::{ended, ends_shown};
use super::log::{Call, Did, Log, Role, Spied};

/// The declarations in the attribute of the function.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Kind {
    #[default]
    Plain,
    Depth,
    /// Alpha and beta, and it returns the move with the value.
    Window,
    WindowAndDepth,
    /// The same, and that it is alpha-beta.
    AlphaBeta,
    /// Values and windows are those of the player to move.
    Negamax,
}

/// The order of the moves, by estimates of the boards after them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Best,
    /// The best move for MAX first, even if MIN moves.
    BestForMax,
    Worst,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Cuts {
    #[default]
    Never,
    Rightly,
    /// Whenever it likes.
    Wrongly,
}

/// How a program searches. Numbers are chances of 12.
#[derive(Debug, Clone, Default)]
pub(super) struct Habits {
    pub(super) kind: Kind,
    pub(super) cuts: Cuts,
    pub(super) levels: u32,
    /// Asks with a null window first.
    pub(super) null_windows: bool,
    /// Values a position where the game is over instead of calling itself about it.
    pub(super) parent_values: bool,
    /// A recorded helper values the positions; whether it changes the values.
    pub(super) worth_helper: bool,
    pub(super) worth_changes: bool,
    /// Recorded helpers loop over the moves, and make each of them.
    pub(super) loop_helper: bool,
    pub(super) move_helper: bool,
    /// A recorded helper is asked about the number of a move.
    pub(super) score_helper: bool,
    /// Makes all moves before it searches the first.
    pub(super) collects: bool,
    pub(super) shuffles: bool,
    /// Sorts the moves first, by its estimates of the boards after them.
    pub(super) sorts: Option<Order>,
    /// A recorded function has it search one level deep, then two, and so on.
    pub(super) deepens: bool,
    /// The moves that were made before the search.
    pub(super) begins_after: u32,
    pub(super) looks: u32,
    pub(super) two_plies: u32,
    pub(super) twice: u32,
    pub(super) deepens_inside: u32,
    pub(super) skips: u32,
    pub(super) wrong_values: u32,
    pub(super) silent: u32,
    pub(super) elsewhere: u32,
    pub(super) panics: Option<usize>,
    /// It does so after it valued a leaf, instead of before it did anything.
    pub(super) panics_late: bool,
    /// Makes its moves on a fresh copy of the board.
    pub(super) copies: bool,
    /// Fail-hard: returns the nearest end of its window for a value outside. Only a search that cuts rightly does so.
    pub(super) clamps: bool,
    /// Hands down windows with ends from constants.
    pub(super) constants: bool,
    /// Keeps alpha and beta in a place that all its calls share.
    pub(super) keeps_bounds: bool,
    /// Takes a value only if it beats its own end of the window, and otherwise returns the worst possible value.
    pub(super) takes_beaten: bool,
    /// The values of its boards are near the ends of their type.
    pub(super) far: bool,
}

impl Habits {
    pub(super) fn new(rng: &mut Rng) -> Self {
        let kinds = [
            Kind::Plain,
            Kind::Depth,
            Kind::Window,
            Kind::WindowAndDepth,
            Kind::AlphaBeta,
            Kind::Negamax,
        ];
        let kind = kinds[rng.usize(..kinds.len())];
        let cuts = [Cuts::Never, Cuts::Rightly, Cuts::Wrongly][rng.usize(..3)];
        // Half of the programs have few habits.
        let most = if rng.bool() { 2 } else { 5 };
        let mut has = |of: u32| rng.u32(..of) < most;
        let (null_windows, parent_values, worth_helper) = (has(12), has(6), has(10));
        let (worth_changes, loop_helper, move_helper) = (has(20), has(10), has(10));
        let (score_helper, collects, shuffles) = (has(12), has(10), has(8));
        let (deepens, begins, sorts) = (has(20), has(20), has(8));
        let orders = [Order::Best, Order::BestForMax, Order::Worst];
        let sorts = sorts.then(|| orders[rng.usize(..3)]);
        let mut often = |of: u32| if rng.u32(..of) < most { 3 } else { 0 };
        Habits {
            kind,
            cuts,
            null_windows,
            parent_values,
            sorts,
            worth_helper,
            worth_changes,
            loop_helper,
            move_helper,
            score_helper,
            collects,
            shuffles,
            deepens,
            begins_after: u32::from(begins),
            looks: often(8),
            two_plies: often(14),
            twice: often(14),
            deepens_inside: often(18),
            skips: often(14),
            wrong_values: often(14),
            silent: often(14),
            elsewhere: often(24),
            panics: (rng.u32(..24) < 1).then(|| rng.usize(2..8)),
            levels: rng.u32(2..=4),
            panics_late: rng.bool(),
            copies: rng.u32(..12) < most,
            ..Habits::default()
        }
    }

    /// The same task without the other habits; wrong cuts become right cuts.
    pub(super) fn plain(&self) -> Self {
        let cuts = match self.cuts {
            Cuts::Never => Cuts::Never,
            Cuts::Rightly | Cuts::Wrongly => Cuts::Rightly,
        };
        Habits {
            cuts,
            kind: self.kind,
            levels: self.levels,
            deepens: self.deepens,
            begins_after: self.begins_after,
            far: self.far,
            ..Habits::default()
        }
    }

    /// Whether the value of each call follows from the rules of the game, and a bound is a bound.
    pub(super) fn is_right(&self) -> bool {
        let chances = [self.two_plies, self.skips, self.wrong_values, self.silent];
        let has_own_windows = self.constants || self.keeps_bounds || self.takes_beaten;
        self.cuts != Cuts::Wrongly && !self.worth_changes && !has_own_windows && chances == [0; 4]
    }

    /// Whether it is alpha-beta without a mistake, in whatever order it tries the moves.
    pub(super) fn is_right_alpha_beta(&self) -> bool {
        let chances = [self.twice, self.deepens_inside, self.elsewhere];
        let is_plain = !self.null_windows && !self.deepens && self.panics.is_none();
        let is_alpha_beta = self.kind == Kind::AlphaBeta && self.cuts == Cuts::Rightly;
        is_alpha_beta && is_plain && chances == [0; 3] && self.is_right()
    }

    pub(super) fn has_window(&self) -> bool {
        matches!(
            self.kind,
            Kind::Window | Kind::WindowAndDepth | Kind::AlphaBeta | Kind::Negamax
        )
    }

    pub(super) fn has_depth(&self) -> bool {
        matches!(
            self.kind,
            Kind::Depth | Kind::WindowAndDepth | Kind::AlphaBeta
        )
    }
}

type Found<M> = (Value, Option<M>);

/// A program while it runs.
pub(super) struct Program<B: Board> {
    habits: Habits,
    rng: Rng,
    log: Rc<RefCell<Log>>,
    calls: usize,
    /// Some board that was made.
    kept: Option<Spied<B>>,
    /// Alpha and beta, where all calls share them.
    shared: (Value, Value),
}

/// Runs a program on a board.
pub(super) fn run<B: Board>(board: B, habits: &Habits, rng: &mut Rng) -> (Trace, Log) {
    let log = Rc::new(RefCell::new(Log::default()));
    let mut program = Program {
        habits: habits.clone(),
        rng: rng.fork(),
        log: Rc::clone(&log),
        calls: 0,
        kept: None,
        shared: (Value::MIN, Value::MAX),
    };
    let (_, trace) = try_record(|| {
        let mut first = Spied::new(board, &log);
        for _ in 0..habits.begins_after {
            let moves = first.moves();
            let next = first.play(moves[program.rng.usize(..moves.len())]);
            if !next.inner().done() {
                first = next;
            }
        }
        let (alpha, beta) = program.first_window();
        match program.habits.deepens {
            true => program.drives(&first, alpha, beta),
            false => drop(program.search(&first, program.habits.levels, alpha, beta)),
        }
    });
    drop(program);
    (
        trace,
        Rc::into_inner(log).expect("no board is left").into_inner(),
    )
}

#[traced(skip(at, program))]
fn plain<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    levels: u32,
    ends: (Value, Value),
) -> Value {
    program.body(at, levels, ends).0
}

#[traced(skip(at, program, ends), depth(levels))]
fn so_deep<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    levels: u32,
    ends: (Value, Value),
) -> Value {
    program.body(at, levels, ends).0
}

#[traced(skip(at, program, levels), window(low, high))]
fn within<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    levels: u32,
    low: Value,
    high: Value,
) -> Found<B::Move> {
    program.body(at, levels, (low, high))
}

#[traced(skip(at, program), window(low, high), depth(levels))]
fn so_deep_within<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    levels: u32,
    low: Value,
    high: Value,
) -> Value {
    program.body(at, levels, (low, high)).0
}

#[traced(
    skip(at, program),
    window(low, high),
    depth(levels),
    search(alpha_beta)
)]
fn alpha_beta<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    levels: u32,
    low: Value,
    high: Value,
) -> Value {
    program.body(at, levels, (low, high)).0
}

#[traced(skip(at, program, levels), window(low, high), values(mover))]
fn for_the_mover<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    levels: u32,
    low: Value,
    high: Value,
) -> Value {
    let ends = match at.is_max() {
        true => (low, high),
        false => (negated(high), negated(low)),
    };
    let found = program.body(at, levels, ends).0;
    match at.is_max() {
        true => found,
        false => negated(found),
    }
}

/// Computes the value of a position: tries every move, this many levels deep.
fn truth<B: Board>(board: &B, levels: u32) -> Value {
    let below = board.legal_moves().filter(|_| levels > 0);
    let values = below.map(|mv| truth(&board.play(mv), levels - 1));
    let best = match board.to_move() {
        Player::First => values.max(),
        Player::Second => values.min(),
    };
    best.unwrap_or_else(|| board.evaluate())
}

/// A value, and how it is written.
fn said(value: Value) -> (Value, String) {
    (value, value.to_string())
}

/// The value for the other player.
fn negated(value: Value) -> Value {
    match value {
        Value::MIN => Value::MAX,
        Value::MAX => Value::MIN,
        _ => -value,
    }
}

/// Has the program search one level deep, then two, and so on.
#[traced(skip(at, program))]
fn deepening<B: Board>(at: &Spied<B>, program: &mut Program<B>, ends: (Value, Value)) {
    for levels in 1..=program.habits.levels {
        program.search(at, levels, ends.0, ends.1);
    }
}

#[traced(skip(at, program))]
fn loops<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    levels: u32,
    ends: (Value, Value),
) -> Found<B::Move> {
    program.tries(at, levels, ends)
}

#[traced(skip(at, program))]
fn tried<B: Board>(
    at: &Spied<B>,
    program: &mut Program<B>,
    mv: B::Move,
    levels: u32,
    ends: (Value, Value),
) -> Value {
    let next = at.play(mv);
    program.search(&next, levels, ends.0, ends.1)
}

#[traced(skip(at))]
fn worth<B: Board>(at: &Spied<B>, changes: bool) -> Value {
    let value = at.evaluate();
    let changed = value.checked_mul(2).and_then(|twice| twice.checked_add(1));
    changed.filter(|_| changes).unwrap_or(value)
}

#[traced]
fn score_of(number: usize) -> i32 {
    number as i32 * 100
}

impl<B: Board> Program<B> {
    fn chance(&mut self, of_twelve: u32) -> bool {
        of_twelve > 0 && self.rng.u32(..12) < of_twelve
    }

    fn first_window(&mut self) -> (Value, Value) {
        match self.rng.u32(..4) {
            0 if self.habits.has_window() => {
                let low = self.rng.i32(-6..=3);
                (low, low + self.rng.i32(1..=8))
            }
            _ => (Value::MIN, Value::MAX),
        }
    }

    fn drives(&mut self, at: &Spied<B>, alpha: Value, beta: Value) {
        self.enter("deepening", Role::Driver, Some(at.spot));
        deepening(at, self, (alpha, beta));
        self.log.borrow_mut().leave(None);
    }

    fn enter(&mut self, function: &'static str, role: Role, spot: Option<usize>) -> usize {
        self.log.borrow_mut().enter(Call {
            function,
            role,
            spot,
            window: None,
            depth: None,
            above: None,
            args: Vec::new(),
            truth: 0,
            value: None,
            said: String::new(),
            returned: false,
        })
    }

    /// A call of the function that searches.
    fn search(&mut self, at: &Spied<B>, levels: u32, alpha: Value, beta: Value) -> Value {
        let (alpha, beta) = match (self.habits.constants, self.calls % 4) {
            (true, 1) => (alpha.max(0), beta),
            (true, 2) => (alpha, 0),
            (true, 3) => (0, 100),
            _ => (alpha, beta),
        };
        let function = match self.habits.kind {
            Kind::Plain => "plain",
            Kind::Depth => "so_deep",
            Kind::Window => "within",
            Kind::WindowAndDepth => "so_deep_within",
            Kind::AlphaBeta => "alpha_beta",
            Kind::Negamax => "for_the_mover",
        };
        let is_turned = self.habits.kind == Kind::Negamax && !at.is_max();
        let (low, high) = match is_turned {
            true => (negated(beta), negated(alpha)),
            false => (alpha, beta),
        };
        // What is recorded: the value next to −∞ has no negative of its own.
        let window = match is_turned {
            true => (negated(high), negated(low)),
            false => (low, high),
        };
        let this = self.enter(function, Role::Search, Some(at.spot));
        {
            let call = &mut self.log.borrow_mut().calls[this];
            call.window = Some(window).filter(|_| self.habits.has_window());
            call.depth = Some(levels).filter(|_| self.habits.has_depth());
            call.truth = ended(truth(at.inner(), levels));
        }
        let [shown_low, shown_high] = ends_shown((low, high));
        let ends = [("low", shown_low), ("high", shown_high)];
        let depth = ("levels", levels.to_string());
        self.log.borrow_mut().calls[this].args = match self.habits.kind {
            Kind::Plain => vec![depth, ("ends", format!("{:?}", (low, high)))],
            Kind::Depth => vec![depth],
            Kind::Window | Kind::Negamax => ends.into(),
            Kind::WindowAndDepth | Kind::AlphaBeta => [depth].into_iter().chain(ends).collect(),
        };
        let (value, said) = match self.habits.kind {
            Kind::Plain => said(plain(at, self, levels, (low, high))),
            Kind::Depth => said(so_deep(at, self, levels, (low, high))),
            Kind::Window => {
                let found = within(at, self, levels, low, high);
                (found.0, format!("{found:?}"))
            }
            Kind::WindowAndDepth => said(so_deep_within(at, self, levels, low, high)),
            Kind::AlphaBeta => said(alpha_beta(at, self, levels, low, high)),
            Kind::Negamax => said(for_the_mover(at, self, levels, low, high)),
        };
        let value = if is_turned { negated(value) } else { value };
        self.log.borrow_mut().calls[this].said = said;
        self.log.borrow_mut().leave(Some(value));
        value
    }

    fn body(&mut self, at: &Spied<B>, levels: u32, ends: (Value, Value)) -> Found<B::Move> {
        let (value, mv) = self.finds(at, levels, ends);
        let clamps = self.habits.clamps && self.habits.cuts == Cuts::Rightly;
        match clamps && self.habits.has_window() {
            true => (value.min(ends.1).max(ends.0), mv),
            false => (value, mv),
        }
    }

    fn finds(&mut self, at: &Spied<B>, levels: u32, ends: (Value, Value)) -> Found<B::Move> {
        self.calls += 1;
        let panics = self.habits.panics == Some(self.calls);
        assert!(!panics || self.habits.panics_late, "it was to panic here");
        if self.calls > 1 && self.chance(self.habits.silent) {
            return (self.rng.i32(-9..=9), None);
        }
        if levels == 0 || at.is_over() {
            let worth = at.evaluate();
            assert!(!panics, "it was to panic at a leaf");
            return (worth, None);
        }
        if levels > 1 && self.chance(self.habits.deepens_inside) {
            self.search(at, levels - 1, ends.0, ends.1);
        }
        if self.habits.loop_helper {
            self.enter("loops", Role::Helper, Some(at.spot));
            let found = loops(at, self, levels, ends);
            self.log.borrow_mut().leave(Some(found.0));
            return found;
        }
        self.tries(at, levels, ends)
    }

    /// The moves in the order of the search.
    fn order(&mut self, at: &Spied<B>) -> Vec<B::Move> {
        let mut moves = at.moves();
        if self.habits.shuffles {
            self.rng.shuffle(&mut moves);
        }
        if let Some(order) = self.habits.sorts {
            moves.sort_by_key(|&mv| {
                let worth = self.worth(&at.play(mv));
                match order {
                    Order::Best if at.is_max() => worth.saturating_neg(),
                    Order::Best => worth,
                    Order::BestForMax => worth.saturating_neg(),
                    Order::Worst if at.is_max() => worth,
                    Order::Worst => worth.saturating_neg(),
                }
            });
        }
        if moves.len() > 1 && self.chance(self.habits.skips) {
            moves.pop();
        }
        if self.chance(self.habits.twice) {
            moves.push(moves[self.rng.usize(..moves.len())]);
        }
        moves
    }

    fn tries(
        &mut self,
        at: &Spied<B>,
        levels: u32,
        (mut alpha, mut beta): (Value, Value),
    ) -> Found<B::Move> {
        if self.habits.keeps_bounds {
            (alpha, beta) = self.shared;
        }
        let copy = self.habits.copies.then(|| at.copied());
        let at = copy.as_ref().unwrap_or(at);
        let moves = self.order(at);
        for &mv in &moves {
            if self.chance(self.habits.looks) {
                let next = at.play(mv);
                self.worth(&next);
            }
        }
        let mut made: Vec<Option<Spied<B>>> = match self.habits.collects {
            true => moves.iter().map(|&mv| Some(at.play(mv))).collect(),
            false => moves.iter().map(|_| None).collect(),
        };
        let is_max = at.is_max();
        let mut best: Option<Found<B::Move>> = match self.habits.takes_beaten {
            true => Some((at.inner().worst_case(), None)),
            false => None,
        };
        for (number, &mv) in moves.iter().enumerate() {
            if self.habits.score_helper {
                self.enter("score_of", Role::Helper, None);
                let score = score_of(number);
                self.log.borrow_mut().leave(Some(score));
            }
            let made = made[number].take();
            let window = (alpha, beta, number == 0);
            let value = self.value_of(at, mv, made, levels - 1, window);
            let is_better = |old: Value| if is_max { value > old } else { value < old };
            let beaten = match self.habits.takes_beaten {
                true => Some(if is_max { alpha } else { beta }),
                false => best.map(|(old, _)| old),
            };
            if beaten.is_none_or(is_better) {
                best = Some((value, Some(mv)));
            }
            let holds = best.map_or(value, |(best, _)| best);
            match is_max {
                true => alpha = alpha.max(holds),
                false => beta = beta.min(holds),
            }
            self.log.borrow_mut().did(Did::Holds(holds, (alpha, beta)));
            if self.habits.keeps_bounds {
                self.shared = (alpha, beta);
            }
            let stops = match self.habits.cuts {
                Cuts::Never => false,
                Cuts::Rightly => alpha >= beta,
                Cuts::Wrongly => self.rng.u32(..4) == 0,
            };
            if stops {
                break;
            }
        }
        let away = self.kept.clone().filter(|_| levels > 1);
        if let Some(away) = away
            && !self.log.borrow().is_below(away.spot, at.spot)
            && away.spot != at.spot
            && self.chance(self.habits.elsewhere)
        {
            self.search(&away, 0, alpha, beta);
        }
        let (value, mv) = best.expect("a move was tried");
        match self.chance(self.habits.wrong_values) {
            true => (self.rng.i32(-9..=9), mv),
            false => (value, mv),
        }
    }

    /// Finds the value of a move in one of several ways.
    fn value_of(
        &mut self,
        at: &Spied<B>,
        mv: B::Move,
        made: Option<Spied<B>>,
        levels: u32,
        (alpha, beta, is_first): (Value, Value, bool),
    ) -> Value {
        if made.is_none() && self.habits.move_helper {
            self.enter("tried", Role::Helper, Some(at.spot));
            let value = tried(at, self, mv, levels, (alpha, beta));
            self.log.borrow_mut().leave(Some(value));
            return value;
        }
        let next = made.unwrap_or_else(|| at.play(mv));
        if self.rng.u32(..4) == 0 {
            self.kept = Some(next.clone());
        }
        if self.habits.parent_values && next.is_over() {
            return self.worth(&next);
        }
        if levels > 0 && !next.inner().done() && self.chance(self.habits.two_plies) {
            let replies = next.moves();
            let reply = next.play(replies[self.rng.usize(..replies.len())]);
            return self.search(&reply, levels - 1, alpha, beta);
        }
        if self.habits.null_windows && !is_first && alpha < beta {
            let (low, high) = match at.is_max() {
                true => (alpha, alpha.saturating_add(1)),
                false => (beta.saturating_sub(1), beta),
            };
            let probed = self.search(&next, levels, low, high);
            if probed <= alpha || probed >= beta {
                return probed;
            }
        }
        self.search(&next, levels, alpha, beta)
    }

    /// Estimates a position by its board or by a helper.
    fn worth(&mut self, at: &Spied<B>) -> Value {
        if !self.habits.worth_helper {
            return at.evaluate();
        }
        self.enter("worth", Role::Helper, Some(at.spot));
        let value = worth(at, self.habits.worth_changes);
        self.log.borrow_mut().leave(Some(value));
        value
    }
}
