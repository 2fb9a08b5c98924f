//! The checks of the exercise `deepening`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::Clock;
use alpha_beta::deepening::{Deepest, deepening};
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::record;
use common::{attempt, counted, minus, probe, shown, spaced, tree, twice, worth};
use diagnosis::wrong_answer;
use fastrand::Rng;
use game::{Board, Value, Watched, WinDrawLoss};
use std::time::Duration;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// More boards than any test here plays.
const PLENTY: u64 = 1_000_000;

/// A tree with a trap. Depth 1 finds 7 in move 2, but depth 2 finds that move 2 leads to 1. Only depth
/// 3 finds the 9 in move 1.
const DECEPTIVE: &str = "[3:[4:[2, 9], 5:[8, 9]], 7:[1:[6, 2], 8:[9, 1]], 2:[2, 2]]";

pub(super) fn with_time_enough_the_last_depth_is_the_one_asked_for(most: u32) {
    check(&TreeBoard::new(&tree(DECEPTIVE)), most, PLENTY);
    check(&position("X...O...."), most, PLENTY);
}

pub(super) fn whatever_is_found_it_goes_on(text: &str, most: u32) {
    check(&TreeBoard::new(&tree(text)), most, PLENTY);
}

pub(super) fn an_unfinished_depth_says_nothing(boards: u64) {
    check(&TreeBoard::new(&tree(DECEPTIVE)), 3, boards);
}

pub(super) fn where_no_depth_is_asked_for_none_is_looked_at() {
    check(&TreeBoard::new(&tree(DECEPTIVE)), 0, PLENTY);
    check(&position("X...O...."), 0, 0);
}

pub(super) fn the_same_question_gets_the_same_answer_again() {
    let tree = tree(DECEPTIVE);
    let ask = || deepening(&TreeBoard::new(&tree), 3, &Clock::boards(12));
    twice("deepening to 3, with 12 boards", ask);
    check(&position("XO......."), 2, PLENTY);
}

pub(super) fn a_finished_game_has_no_move() {
    check(&TreeBoard::new(&tree("7")), 3, PLENTY);
}

pub(super) fn with_any_number_of_boards_the_last_finished_depth_counts() {
    let mut rng = Rng::with_seed(49);
    let games = (0..60).map(|_| (uniform::wild(4, &mut rng), rng.u32(0..=4), rng.u64(0..60)));
    diagnosis::demand_each(
        games,
        |&(ref tree, most, boards)| {
            let trees = common::trees::smaller(tree).into_iter();
            let trees = trees.map(|tree| (tree, most, boards));
            let times = diagnosis::lower(boards, 0).into_iter();
            let times = times.map(|boards| (tree.clone(), most, boards));
            trees.chain(times).collect()
        },
        |&(ref tree, most, boards)| {
            let found = attempt(|| ask(&TreeBoard::new(tree), most, boards).1);
            found.is_none_or(|diagnostic| diagnostic.is_some())
        },
        |&(ref tree, most, boards)| {
            check(&TreeBoard::new(tree), most, boards);
        },
    );
}

pub(super) fn when_the_time_is_up_the_search_comes_back(boards: u64) {
    let found = check(&WinDrawLoss(Bits::new()), 9, boards);
    assert!(
        found.depth >= 1,
        "Your deepening on the empty board with {} boards finished depth {}, but should finish at \
         least depth 1.",
        spaced(boards),
        found.depth
    );
}

pub(super) fn however_short_the_time_there_is_a_move(milliseconds: u64) {
    let tree = uniform::random(8, 6, 7);
    let clock = Clock::time(Duration::from_millis(milliseconds));
    let watched = Watched::new(TreeBoard::new(&tree));
    let found = deepening(&watched, 6, &clock);
    let is_up = clock.is_up();
    let played = watched.tree().len() - 1;
    let got = (found.value, found.recommended);
    let asked = format!("deepening on a large tree to depth 6, with {milliseconds} ms");
    let advice = its_move(if milliseconds == 0 { 0 } else { found.depth });
    assert!(
        found.recommended.is_some(),
        "Your {asked}, returned no move, but should return a move.\nYour code returned depth {} \
         without a move. {advice}",
        found.depth
    );
    // A program that plays the first moves before it checks the clock plays at most 9 boards.
    assert!(
        milliseconds > 0 || played <= 9,
        "Your {asked}, played {} boards, but should play at most 9.\n{}",
        spaced(played),
        if watched.tree().nodes().all(|node| node.depth() < 2) {
            "After the time was up, your code still played moves from the first board. End the \
             loop over the depths when `clock.is_up()` is true."
        } else {
            "Your search continued after the time was up. Search a `Timed` board with the given \
             clock."
        }
    );
    assert!(
        milliseconds > 0 || found.depth == 0,
        "Your {asked}, returned depth {}, but should return depth 0.\nThe time was up before your \
         code finished that depth. Return the last finished depth.",
        found.depth
    );
    let (want, depth) = (wanted(&TreeBoard::new(&tree), found.depth), found.depth);
    if got == want {
        return;
    }
    let deepest = watched.tree().nodes().map(game::Node::depth).max();
    let said = match deepest {
        // The clock may have interrupted this depth, because no deeper one was begun.
        Some(deepest) if is_up && 0 < depth && deepest <= depth as usize => format!(
            "Your {asked}, returned depth {depth} with {}, but should return the last finished depth \
             with its value and its move.\nThe time was up. Check whether your code finished depth \
             {depth} before that.",
            said(got)
        ),
        _ => {
            let at = format!("{asked}, after depth {depth}");
            wrong_answer(&at, said(got), said(want), "")
        }
    };
    panic!("{}", common::after_alpha_beta("`deepening`", said));
}

pub(super) fn how_much_is_repeated() {
    let board = WinDrawLoss(Bits::new());
    let watched = Watched::new(board.clone());
    deepening(&watched, 7, &Clock::boards(PLENTY));
    let (played, last) = (watched.tree().len() as u64 - 1, plays(&board, 7));
    let again = played.saturating_sub(last);
    worth(format!(
        "From the empty board to depth 7: {} boards were played, {} of them for depths 1 to 6. The \
         search repeats these boards: {} per cent of its work.",
        spaced(played),
        spaced(again),
        (100 * again + played / 2) / played.max(1)
    ));
}

fn position(text: &str) -> Bits {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Counts the boards that the student's `alpha_beta` plays at this depth.
fn plays<B: Board>(board: &B, depth: u32) -> u64 {
    let watched = Watched::new(board.clone());
    alpha_beta(&watched, depth, Value::MIN, Value::MAX);
    watched.tree().len() as u64 - 1
}

/// Returns the right answer at this depth. At depth 0 it is the board's own value and its first move.
fn wanted<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    match depth {
        0 => (board.evaluate(), board.legal_moves().next()),
        depth => look_ahead(board, depth),
    }
}

fn said<M: ToString>((value, mv): (Value, Option<M>)) -> String {
    let by = mv.map_or_else(
        || "without a move".into(),
        |mv| format!("by move {}", mv.to_string()),
    );
    format!("{} {by}", shown(value))
}

/// Runs `deepening` with a limited number of boards, and asserts the answer of the last finished depth.
fn check<B: Board>(board: &B, most: u32, boards: u64) -> Deepest<B::Move> {
    let (found, diagnostic) = ask(board, most, boards);
    if let Some(diagnostic) = diagnostic {
        panic!("{}", common::after_alpha_beta("`deepening`", diagnostic));
    }
    found
}

/// Runs `deepening` with a limited number of boards. Returns the answer and a diagnostic about it.
fn ask<B: Board>(board: &B, most: u32, boards: u64) -> (Deepest<B::Move>, Option<String>) {
    let (watched, clock) = (Watched::new(board.clone()), Clock::boards(boards));
    let found = deepening(&watched, most, &clock);
    let tree = watched.tree();
    let inner = tree.nodes().filter(|node| node.children().next().is_some());
    let asked = Asked {
        board,
        most,
        boards,
        found: &found,
        played: tree.len() as u64 - 1,
        last_inner: inner.last().map_or(0, |node| node.id() as u64),
        up: clock.is_up(),
    };
    let diagnostic = asked.diagnostic().map(|said| minus(&said));
    (found, diagnostic)
}

/// A call of `deepening` and its result.
struct Asked<'b, B: Board> {
    board: &'b B,
    most: u32,
    /// The number of boards that may be played.
    boards: u64,
    found: &'b Deepest<B::Move>,
    played: u64,
    /// The number of the last board from which a move was played.
    last_inner: u64,
    /// Whether the time was up at the end.
    up: bool,
}

/// The depths for which there is enough time.
struct Depths {
    /// The number of boards that each depth needs, together with all earlier depths.
    needs: Vec<u64>,
    /// The last depth that can be finished.
    finished: u32,
    /// The last depth that even a program with a few extra boards can finish.
    sure: u32,
    spare: u64,
}

impl<B: Board> Asked<'_, B> {
    fn depths(&self) -> Option<Depths> {
        let (most, boards) = (self.most, self.boards);
        // A program with its own loop over the root's moves may also play the moves that are left. Another may
        // first look at the root's moves, and so play each once more.
        let spare = self.board.legal_moves().count() as u64;
        let mut needs = vec![0];
        for depth in 1..=most {
            needs.push(needs[depth as usize - 1] + plays(self.board, depth));
            if needs[depth as usize] > boards {
                break;
            }
        }
        let last = |more: u64| {
            (0..=most).rev().find(|&it| {
                let needs = needs.get(it as usize);
                needs.is_some_and(|needs| needs + more * u64::from(it) <= boards)
            })
        };
        let (finished, sure) = (last(0)?, last(spare)?);
        Some(Depths {
            needs,
            finished,
            sure,
            spare,
        })
    }

    fn diagnostic(&self) -> Option<String> {
        let Self { board, found, .. } = *self;
        if board.done() {
            let got = (found.value, found.recommended);
            if got == (board.evaluate(), None) && found.depth > self.most {
                let [got, want] = [found.depth, self.most].map(|depth| format!("depth {depth}"));
                let want = want + " or less";
                return Some(self.told(&got, &want, "name no depth that is larger than `most`."));
            }
            let thought =
                "the game is over, so there is no move. Return `board.evaluate()` and `None`.";
            return (got != (board.evaluate(), None)).then(|| {
                self.told(
                    &said(got),
                    &said((board.evaluate(), None::<B::Move>)),
                    thought,
                )
            });
        }
        let depths = self.depths()?;
        self.played_on(&depths)
            .or_else(|| self.too_deep(&depths))
            .or_else(|| self.not_deep_enough(&depths))
            .or_else(|| self.another_answer(&depths))
            .or_else(|| self.played_again(&depths))
    }

    /// Builds the message. A tree that is too long for the first line is appended.
    fn told(&self, got: &str, want: &str, thought: &str) -> String {
        let text = self.board.to_string().replace('\n', "");
        let (named, tree_after) = common::named(&text);
        let allowed = match self.boards {
            PLENTY => "enough time".to_owned(),
            boards => format!("time for {}", counted(boards, "board")),
        };
        let asked = format!(
            "deepening on {named} to depth {}, with {allowed}",
            self.most
        );
        wrong_answer(&asked, got, want, thought) + &tree_after
    }

    /// Builds the message if another depth should be the last.
    fn another_depth(&self, depths: &Depths, thought: &str) -> String {
        let Self { board, found, .. } = *self;
        let got = (found.value, found.recommended);
        let [got, want] = [
            (found.depth, got),
            (depths.finished, wanted(board, depths.finished)),
        ]
        .map(|(depth, of)| format!("depth {depth} with {}", said(of)));
        self.told(&got, &want, thought)
    }

    /// Detects boards that were expanded after the time was up. An `alpha_beta` that first makes a list of the
    /// moves plays the rest of each list, but expands no board from it.
    fn played_on(&self, depths: &Depths) -> Option<String> {
        (self.last_inner > self.boards.saturating_add(depths.spare + 1)).then(|| {
            let text = self.board.to_string().replace('\n', "");
            let (named, tree_after) = common::named(&text);
            format!(
                "Your deepening on {named} to depth {} played {}, but should stop \
                 when the time for {} is up.\nYour search continued after the time was up. Search, and play \
                 each move, on a `Timed` board with the given clock.{tree_after}",
                self.most,
                counted(self.played, "board"),
                counted(self.boards, "board")
            )
        })
    }

    /// Detects a depth that was returned as finished, although there was no time for it or it was not requested.
    fn too_deep(&self, depths: &Depths) -> Option<String> {
        let Self {
            board,
            most,
            boards,
            found,
            ..
        } = *self;
        let (depth, finished) = (found.depth, depths.finished);
        if depth > most {
            let searches = asked(board, most, boards);
            let is_only_named = searches.iter().all(|(depth, _)| *depth <= most)
                && searches.last().is_some_and(|(depth, _)| *depth == most)
                && (found.value, found.recommended) == wanted(board, most);
            let thought = match is_only_named {
                true => together(most),
                false => format!(
                    "your code returned depth {depth}, but `most` is only {most}. Stop at depth \
                     `most`."
                ),
            };
            return Some(self.another_depth(depths, &thought));
        }
        if depth <= finished {
            return None;
        }
        let got = (found.value, found.recommended);
        // The interrupted depth can have the same answer.
        let is_of_the_next = || {
            let next = of_the_unfinished(board, most, boards, finished);
            next.is_some_and(|next| next == format!("{got:?}"))
        };
        let goes_with = finished > 0
            && got == wanted(board, finished)
            && got != wanted(board, depth)
            && !is_of_the_next();
        let thought = if goes_with {
            together(finished)
        } else if let Some(cut) = cut_short(&asked(board, most, boards), boards, depth)
            .filter(|cut| self.up && *cut > finished)
        {
            if finished == 0 && first_without_clock(board) {
                return Some(self.another_depth(depths, NO_CLOCK));
            }
            if rests_on_the_move() {
                return Some(self.another_depth(depths, EVEN_WITH_A_MOVE));
            }
            let last = match finished {
                _ if got == wanted(board, finished) && !is_of_the_next() => {
                    format!("depth {finished}. Your value and your move are right")
                }
                _ if got == wanted(board, finished) => format!("depth {finished}"),
                0 => "depth 0, `board.evaluate()` and the first legal move".to_owned(),
                _ => format!("depth {finished} with its value and its move"),
            };
            match board.better(got.0, wanted(board, finished).0) && rejects_a_worse_value() {
                true => format!(
                    "depth {cut} was interrupted. Ignore its value and its move, even if the value is \
                     better."
                ),
                false if got == wanted(board, finished) => {
                    format!("there was not enough time for depth {cut}. Return {last}.")
                }
                false => format!(
                    "there was not enough time for depth {cut}. If `clock.is_up()` is true after a \
                     search, ignore its result, and return {last}."
                ),
            }
        } else if !self.up && self.played > boards {
            "your search continued after the time was up. Search a `Timed` board with the given \
             clock."
                .into()
        } else if let Some(thought) = narrow(board, most, boards, depth)
            .or_else(|| elsewhere(board, most, boards, depth))
            .or_else(|| never_searched(board, most, boards, depth))
        {
            thought
        } else if self.up && searches_each_move(board, most, boards) {
            format!(
                "there was not enough time for depth {}. If `clock.is_up()` is true after the \
                 searches of a depth, ignore their results.",
                finished + 1
            )
        } else {
            format!(
                "{ONCE} For {} this search plays {}.{}",
                one_to(finished + 1),
                counted(depths.needs[finished as usize + 1], "board"),
                asked_depths(board, most, boards)
            )
        };
        Some(self.another_depth(depths, &thought))
    }

    /// Detects an answer of a depth although there was time for a deeper one.
    fn not_deep_enough(&self, depths: &Depths) -> Option<String> {
        let Self {
            board,
            most,
            boards,
            found,
            played,
            up,
            ..
        } = *self;
        let (depth, finished) = (found.depth, depths.finished);
        let thought = if depth < depths.sure && up {
            let mut searches = asked(board, most, boards).into_iter();
            let in_order =
                (1..=finished).all(|depth| searches.next().is_some_and(|it| it.0 == depth));
            let once_each = in_order
                && (finished + 1..)
                    .zip(searches)
                    .all(|(depth, it)| it.0 == depth);
            self.another_depths(depths)
                .or_else(|| in_order.then(|| not_kept(board, most, boards, found, finished))?)
                .unwrap_or_else(|| {
                    let advice = match once_each {
                        true => "Which result does your code keep when the time is up?".to_owned(),
                        false => format!("{ONCE}{}", asked_depths(board, most, boards)),
                    };
                    format!(
                        "there was time for {} ({}). {advice}",
                        one_to(finished),
                        counted(depths.needs[finished as usize], "board")
                    )
                })
        } else if depth >= finished || up {
            return None;
        } else if let Some(thought) = not_kept(board, most, boards, found, finished) {
            thought
        } else if let Some(thought) = left_out(board) {
            thought
        } else if played == 0 && board.legal_moves().count() == 1 && begins_elsewhere() {
            "your code returned the only move without a search. Search that move to find its \
             value."
                .into()
        } else if played == 0 {
            format!("your code tried no move. {ONCE}")
        } else {
            format!(
                "there was time for depth {}. End the search only when the time is up or depth \
                 `most` is finished.",
                depth + 1
            )
        };
        Some(self.another_depth(depths, &thought))
    }

    /// Detects the answer of a later depth than the returned depth.
    fn another_depths(&self, depths: &Depths) -> Option<String> {
        let Self { board, found, .. } = *self;
        let got = (found.value, found.recommended);
        let mut later = found.depth + 1..=depths.finished;
        let of = later.find(|&depth| got == wanted(board, depth))?;
        (got != wanted(board, found.depth)).then(|| together(of))
    }

    fn another_answer(&self, depths: &Depths) -> Option<String> {
        let Self {
            board,
            most,
            boards,
            found,
            ..
        } = *self;
        let depth = found.depth;
        let (got, want) = ((found.value, found.recommended), wanted(board, depth));
        if got == want {
            return None;
        }
        let thought = (depth > 0 && self.played == 0 && got.1.is_some())
            .then(|| format!("your code returned depth {depth}, but tried no move. {ONCE}"))
            .or_else(|| narrow(board, most, boards, depth))
            .or_else(|| elsewhere(board, most, boards, depth))
            .or_else(|| self.another_depths(depths))
            .or_else(|| mixed(board, most, boards, depth, got, want))
            .or_else(|| never_searched(board, most, boards, depth))
            .unwrap_or_default();
        let [got, want] = [got, want].map(|of| format!("depth {depth} with {}", said(of)));
        Some(self.told(&got, &want, &thought))
    }

    fn played_again(&self, depths: &Depths) -> Option<String> {
        let finished = depths.finished;
        let enough = depths.needs[finished as usize];
        let most_played = enough + depths.spare * u64::from(finished.max(1));
        (self.boards == PLENTY && self.played > most_played).then(|| {
            let text = self.board.to_string().replace('\n', "");
            let (named, tree_after) = common::named(&text);
            format!(
                "Your deepening on {named} to depth {} played {} for {}, but should play {}.\n{}{ONCE}{tree_after}",
                self.most,
                counted(self.played, "board"),
                one_to(finished),
                spaced(enough),
                match asked_depths(self.board, self.most, PLENTY).trim_start() {
                    "" => String::new(),
                    asked => format!("{asked} "),
                }
            )
        })
    }
}

const ONCE: &str = "A deepening search begins with depth 1, and searches each depth once, from `board` \
                    and with the open window.";

const NO_CLOCK: &str =
    "your code searched depth 1 without the clock. Search a `Timed` board at every depth.";

/// Checks whether depth 1 is searched without the clock.
fn first_without_clock<B: Board>(board: &B) -> bool {
    let (watched, clock) = (Watched::new(board.clone()), Clock::boards(0));
    let depth = attempt(|| deepening(&watched, 1, &clock).depth);
    depth == Some(1) && !clock.is_up() && watched.tree().len() > 1
}

const EVEN_WITH_A_MOVE: &str = "an interrupted search can also recommend a move. If `clock.is_up()` is \
                                true after a search, ignore its result, even if it has a move.";

/// Checks whether an interrupted depth is ignored if its search had no time to try a move.
fn rests_on_the_move() -> bool {
    let (tree, clock) = (tree(DECEPTIVE), Clock::time(Duration::ZERO));
    let (found, trace) = probe(|| deepening(&TreeBoard::new(&tree), 1, &clock));
    found.is_some_and(|found| found.depth == 0)
        && !trace.tree().calls.is_empty()
        && !rejects_a_worse_value()
}

/// Checks whether an interrupted depth is ignored if its value is worse.
fn rejects_a_worse_value() -> bool {
    let tree = tree("[-3, -7, -2]");
    let depth = attempt(|| deepening(&TreeBoard::new(&tree), 1, &Clock::boards(2)).depth);
    depth == Some(0)
}

fn together(depth: u32) -> String {
    format!(
        "your code returned the value and the move of depth {depth}, but not that depth. All \
         three fields must belong to the same depth."
    )
}

fn one_to(depth: u32) -> String {
    match depth {
        1 => "depth 1".to_owned(),
        _ => format!("depths 1 to {depth}"),
    }
}

/// Checks whether depth 1 is searched if there are several moves.
fn begins_elsewhere() -> bool {
    let tree = tree(DECEPTIVE);
    deepening(&TreeBoard::new(&tree), 1, &Clock::boards(PLENTY)).depth == 1
}

/// Explains why a depth was searched in time, but is not the answer.
fn not_kept<B: Board>(
    board: &B,
    most: u32,
    boards: u64,
    found: &Deepest<B::Move>,
    finished: u32,
) -> Option<String> {
    let searches = asked(board, most, boards);
    let &(_, played) = searches.iter().rfind(|(depth, _)| *depth == finished)?;
    let needed = plays(board, finished);
    if played < needed {
        return Some(format!(
            "at depth {finished} `alpha_beta` played {}, but a search of the given board with the \
             open window and the given clock plays {}. Check the board, the window and the clock \
             of each search.",
            counted(played, "board"),
            spaced(needed)
        ));
    }
    let (old, new) = (found.value, wanted(board, finished));
    let got = (found.value, found.recommended);
    if got == new && got != wanted(board, found.depth) {
        return Some(together(finished));
    }
    if is_always_one_behind() {
        return Some(
            "for `most` = 1, 2 and 3, your code finished depth `most`, but returned the result of \
             the depth before. Use the result of a finished depth even if no search follows it."
                .to_owned(),
        );
    }
    let late = || deepening(&TreeBoard::new(&tree(DECEPTIVE)), 1, &Clock::boards(2)).depth;
    if boards == PLENTY && found.depth == 0 && attempt(late) == Some(1) {
        return Some(
            "with time for only 2 boards, your code returns the interrupted depth 1. Keep a result \
             only if `clock.is_up()` is false after the search."
                .to_owned(),
        );
    }
    let order = if searches.is_sorted_by_key(|(depth, _)| *depth) {
        String::new()
    } else {
        asked_depths(board, most, boards)
    };
    let also = if board.better(old, new.0) {
        ", even if its value is worse for the player who moves"
    } else if old == new.0 {
        ", even if the value stays the same"
    } else {
        ""
    };
    (played == needed).then(|| {
        format!(
            "your `alpha_beta` finished depth {finished} in time. Return the result of the deepest \
             finished depth{also}.{order}"
        )
    })
}

/// Checks whether depth `most` is finished last, but the result is that of the depth before.
fn is_always_one_behind() -> bool {
    let tree = tree(DECEPTIVE);
    let board = TreeBoard::new(&tree);
    (1..=3).all(|most: u32| {
        let found = attempt(|| deepening(&board, most, &Clock::boards(PLENTY)));
        let is_before = found.is_some_and(|it| {
            it.depth == most - 1 && (it.value, it.recommended) == wanted(&board, it.depth)
        });
        let last = asked(&board, most, PLENTY).pop();
        is_before && last == Some((most, plays(&board, most)))
    })
}

/// Returns the depth at which the time ran out, if the recording shows that `depth` was searched then or later.
/// The time runs out at the first board over the limit.
fn cut_short(searches: &[(u32, u64)], boards: u64, depth: u32) -> Option<u32> {
    let mut played = 0;
    let cut = searches.iter().position(|(_, more)| {
        played += more;
        played > boards
    })?;
    let at = searches.iter().rposition(|(asked, _)| *asked == depth)?;
    (at >= cut).then(|| searches[cut].0)
}

/// Returns the recorded answer of the next depth, which was interrupted: the value and the move.
fn of_the_unfinished<B: Board>(board: &B, most: u32, boards: u64, finished: u32) -> Option<String> {
    let (_, trace) = probe(|| deepening(board, most, &Clock::boards(boards)));
    let tree = trace.tree();
    let next = (finished + 1).to_string();
    let mut roots = tree.calls.iter().filter(|call| call.parent.is_none());
    let cut = roots.rfind(|call| {
        call.args
            .iter()
            .any(|(is, depth)| is == "depth" && depth == next)
    })?;
    cut.value.map(str::to_owned)
}

/// Returns the depths of the recorded searches, in order, each with the number of boards it played.
fn asked<B: Board>(board: &B, most: u32, boards: u64) -> Vec<(u32, u64)> {
    let (_, trace) = probe(|| deepening(board, most, &Clock::boards(boards)));
    let tree = trace.tree();
    let mut searches: Vec<(u32, u64)> = Vec::new();
    for call in &tree.calls {
        if call.parent.is_some() {
            if let Some((_, played)) = searches.last_mut() {
                *played += 1;
            }
        } else if let Some((_, depth)) = call.args.iter().find(|(is, _)| *is == "depth")
            && let Ok(depth) = depth.parse()
        {
            searches.push((depth, 0));
        }
    }
    searches
}

/// Describes the recorded depths in words. The text is empty if there are none, and names at most nine.
fn asked_depths<B: Board>(board: &B, most: u32, boards: u64) -> String {
    let searches = asked(board, most, boards);
    if searches.is_empty() {
        return String::new();
    }
    let more = if searches.len() > 9 { ", …" } else { "" };
    let (noun, order) = match searches.len() {
        1 => ("depth", ""),
        _ => ("depths", ", in this order"),
    };
    let depths: Vec<String> = searches
        .iter()
        .take(9)
        .map(|(depth, _)| depth.to_string())
        .collect();
    format!(
        " Your code searched {noun} {}{more}{order}.",
        depths.join(", ")
    )
}

/// Explains which depths are left out, from the depths that are returned if there is enough time.
fn left_out<B: Board>(board: &B) -> Option<String> {
    let ends = [1, 2, 3, 4].map(|most| deepening(board, most, &Clock::boards(PLENTY)).depth);
    let order = match ends {
        [0, 1, 2, 3] => "It must end at depth `most`.",
        [1, 1, 3, 3] | [0, 2, 2, 4] | [1, 2, 2, 4] => "Increase the depth by 1 each time.",
        _ => return None,
    };
    let [one, two, three, four] = ends;
    Some(format!(
        "for `most` = 1, 2, 3 and 4 your code ends at depths {one}, {two}, {three} and {four}. {order}"
    ))
}

/// Describes the window of the last search to `depth`, or of the last one with exchanged ends, if its answer was not
/// inside the window.
fn narrow<B: Board>(board: &B, most: u32, boards: u64, depth: u32) -> Option<String> {
    let (_, trace) =
        record(|| deepening(&Watched::new(board.clone()), most, &Clock::boards(boards)));
    let tree = trace.tree();
    let mut asked = tree.calls.iter().filter(|call| {
        let arg = |name: &str| call.args.iter().find(|(is, _)| *is == name);
        let is_this = arg("depth").is_some_and(|(_, is)| *is == depth.to_string());
        let [alpha, beta] = ["alpha", "beta"].map(|end| arg(end)?.1.parse::<Value>().ok());
        // A search of the root's moves is less deep.
        call.parent.is_none() && (is_this || alpha > beta)
    });
    let last = asked.next_back()?;
    let (_, depth) = last.args.iter().find(|(is, _)| *is == "depth")?;
    let end = |name: &str| {
        let mut args = last.args.iter();
        args.find(|(is, _)| *is == name)?.1.parse().ok()
    };
    let asked: (Value, Value) = (end("alpha")?, end("beta")?);
    let answer = last.value?.trim_start_matches('(').split(',').next()?;
    let answer: Value = answer.parse().ok()?;
    let is_bound = answer <= asked.0 || answer >= asked.1;
    (is_bound && asked != common::OPEN).then(|| {
        format!(
            "your code searched depth {depth} with the window ({}, {}) and received {}. A value \
             outside the window, or at an end of the window, is only a bound. Search each depth \
             with the open window.",
            shown(asked.0),
            shown(asked.1),
            shown(answer)
        )
    })
}

/// Detects a last search to `depth` that played another number of boards than a search of this board, in time.
fn elsewhere<B: Board>(board: &B, most: u32, boards: u64, depth: u32) -> Option<String> {
    let searches = asked(board, most, boards);
    let last = searches.iter().rposition(|(asked, _)| *asked == depth)?;
    let (played, needed) = (searches[last].1, plays(board, depth));
    let in_time = searches[..=last]
        .iter()
        .map(|(_, played)| played)
        .sum::<u64>()
        <= boards;
    (in_time && played != needed).then(|| {
        format!(
            "at depth {depth} `alpha_beta` played {}, but a search of the given board with the \
             open window plays {}. Check the board and the window of each search.",
            counted(played, "board"),
            spaced(needed)
        )
    })
}

/// Checks whether the board after each of the root's moves is searched at depth 0 first. Returns `false` if the root has
/// only one move.
fn searches_each_move<B: Board>(board: &B, most: u32, boards: u64) -> bool {
    let searches = asked(board, most, boards);
    let zeros = searches.iter().take_while(|(depth, _)| *depth == 0);
    zeros.count() == board.legal_moves().count().max(2)
}

/// Detects a returned depth that was never searched.
fn never_searched<B: Board>(board: &B, most: u32, boards: u64, depth: u32) -> Option<String> {
    let searches = asked(board, most, boards);
    // A program with its own loop over the root's moves searches these moves one level less deep.
    let is_from_the_root = searches.is_sorted_by(|one, next| one.0 < next.0)
        && searches.first().is_some_and(|(asked, _)| *asked > 0);
    let none = depth > 0 && is_from_the_root && searches.iter().all(|(asked, _)| *asked != depth);
    none.then(|| {
        format!(
            "your code returned depth {depth}, but never searched that depth.{}",
            asked_depths(board, most, boards)
        )
    })
}

/// Detects an answer, or a move, from the depth that was interrupted.
fn of_one_cut_short<B: Board>(
    board: &B,
    most: u32,
    boards: u64,
    finished: u32,
    got: (Value, Option<B::Move>),
    want: (Value, Option<B::Move>),
) -> Option<String> {
    let gave = (finished < most).then(|| of_the_unfinished(board, most, boards, finished))??;
    let cut = finished + 1;
    let is_its_move = got.0 == want.0 && gave.ends_with(&format!(", {:?})", got.1));
    let earlier = || (0..=finished).find(|&depth| wanted(board, depth).1 == got.1);
    is_its_move.then(|| {
        let earlier = match earlier() {
            None => {
                return format!(
                    "your code returned the move of depth {cut}, which was interrupted. Ignore the \
                     value and the move of that depth."
                );
            }
            Some(0) => "the first legal move".to_owned(),
            Some(depth) => format!("the move of depth {depth}"),
        };
        format!(
            "this move is {earlier}, and also the move of depth {cut}, which was interrupted. Return \
             the move of depth {finished}."
        )
    })
}

const FIRST_MOVE: &str = "If no depth was finished, return the first legal move of `board`. When \
                          the time is up, a `Timed` board has no legal moves.";

const LAST_MOVE: &str = "Return the move of the last finished depth. After the time is up, the \
                         result of `alpha_beta` can be without a move.";

/// Returns the advice about a missing move after this depth.
fn its_move(finished: u32) -> &'static str {
    match finished {
        0 => FIRST_MOVE,
        _ => LAST_MOVE,
    }
}

/// Explains which depth a wrong answer belongs to.
fn mixed<B: Board>(
    board: &B,
    most: u32,
    boards: u64,
    finished: u32,
    got: (Value, Option<B::Move>),
    want: (Value, Option<B::Move>),
) -> Option<String> {
    let both = "Return the value and the move of the last finished depth.";
    let depths: Vec<_> = (0..=most)
        .map(|depth| (depth, wanted(board, depth)))
        .collect();
    // A program with its own loop over the root's moves searches each of them at depth 0.
    let is_zero_searched = || {
        let searches = asked(board, most, boards);
        let zeros = searches.iter().filter(|(depth, _)| *depth == 0).count();
        (1..board.legal_moves().count()).contains(&zeros)
    };
    if got == (board.evaluate(), None) && is_zero_searched() {
        return Some(
            "your code returned the result of `alpha_beta` at depth 0, which has no move. Search \
             depth 1 first."
                .into(),
        );
    }
    if got.1.is_none() {
        let advice = match boards {
            PLENTY if finished > 0 => "Return the move of the last finished depth.",
            _ => its_move(finished),
        };
        return Some(format!("your code returned no move. {advice}"));
    }
    let depths = &depths[..=finished as usize];
    if let Some((depth, _)) = depths.iter().find(|(_, it)| *it == got) {
        let searches = asked(board, most, boards);
        let is_other = searches.first().is_some_and(|it| it.0 > 0)
            && searches.iter().all(|it| it.0 != finished);
        let advice = match is_other {
            true => asked_depths(board, most, boards),
            false => format!(" {both}"),
        };
        return Some(format!(
            "the value and the move are those of depth {depth}.{advice}"
        ));
    }
    if let Some(said) = of_one_cut_short(board, most, boards, finished, got, want) {
        return Some(said);
    }
    if finished < most
        && of_the_unfinished(board, most, boards, finished) == Some(format!("{got:?}"))
    {
        return Some(format!(
            "the value and the move are those of depth {}, which was interrupted. Ignore both, even \
             if the value is better.",
            finished + 1
        ));
    }
    if got.0 == want.0 && finished == 0 {
        return Some("if no depth was finished, return the first legal move of `board`.".into());
    }
    if got.0 == want.0 {
        let earlier = depths.iter().find(|(_, it)| it.1 == got.1);
        return Some(earlier.map_or(
            "no finished depth recommends this move.".into(),
            |(depth, _)| format!("this move is the move of depth {depth}. {both}"),
        ));
    }
    if got == (want.0.saturating_neg(), want.1) {
        return Some(
            "this value has the wrong sign. Every value is from the first player's side, whoever \
             moves."
                .into(),
        );
    }
    let mut depths = depths.iter();
    let (depth, _) = depths.find(|(_, it)| got.1 == want.1 && it.0 == got.0)?;
    Some(format!("this value is the value of depth {depth}. {both}"))
}
