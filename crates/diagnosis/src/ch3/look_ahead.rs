//! The checks of the exercise `look_ahead`, one function for each test, and the explanations of wrong answers.

mod common;

use call_trace::{Call, Tree};
use common::probe::{Probe, too_many};
use common::story::RIGHT_IN_TURN;
use common::story::{Question, Story, fan, random, road};
pub(super) use common::story::{Scene, end, first, second};
use common::{name, or_none, position, shown, spaced, watch};
use diagnosis::{attempt, counted, last, number, probe, remark, sentence, twice, worth};
use game::Player::{self, First, Second};
use game::{Board, Value, Watched};
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

pub(super) fn depth_0_asks_the_board_alone(scene: Scene) {
    let board = Story::new(scene);
    let (value, mv) = run(&board, 0);
    let want = (board.evaluate(), None);
    let thought = match value {
        _ if value == board.evaluate() => "The value is right. Return no move at depth 0.",
        _ if !board.tried().is_empty() => {
            "Your code tried a move at depth 0. Return board.evaluate() instead."
        }
        _ => "Return the value of the board: board.evaluate().",
    };
    assert!(
        (value, mv) == want,
        "{}\nThe board:\n{board}",
        wrong("a made-up board", 0, (value, mv), want, thought)
    );
}

pub(super) fn a_finished_game_asks_the_board_alone(text: &str, want: Value) {
    let (value, mv) = run(&position(text), 3);
    let over = Story::new(end(7));
    let _ = attempt(|| look_ahead(&over, 3));
    let asks_done = over
        .asked()
        .iter()
        .any(|asked| asked.what == Question::Done);
    let thought = match asks_done {
        true if value == want => "The value is right. Return no move for a game that is over.",
        true => "The game is over. Return board.evaluate() and no move.",
        false => {
            "Your code did not call board.done() for a finished game. If board.done() is true, \
             return board.evaluate() and no move."
        }
    };
    assert!(
        value == want && mv.is_none(),
        "{}",
        wrong(text, 3, (value, mv), (want, None), thought)
    );
}

pub(super) fn one_move_deep_the_best_move_is_found(mover: Player, value: Value, leaves: &[Value]) {
    let board = fan(mover, value, leaves);
    let (got, want) = (run(&board, 1), board.solved(1));
    let thought = || {
        OneDeep {
            board: &board,
            leaves,
            value: got.0,
            mv: got.1,
        }
        .thought()
    };
    assert!(
        got == want,
        "{}\nThe board:\n{board}",
        wrong("a made-up board", 1, got, want, &thought())
    );
}

pub(super) fn answers_the_same_when_asked_again() {
    let board = position("X...O..X.");
    twice("look_ahead on X...O..X. at depth 3", || run(&board, 3));
}

/// Builds a game: X moves left or right, and O replies.
fn duel() -> Story {
    Story::new(first(
        0,
        vec![
            (
                "left",
                second(9, vec![("O's up", end(1)), ("O's down", end(5))]),
            ),
            (
                "right",
                second(-9, vec![("O's low", end(4)), ("O's high", end(2))]),
            ),
        ],
    ))
}

/// Builds a similar game, but X moves again after "left".
fn again() -> Story {
    Story::new(first(
        0,
        vec![
            ("left", first(9, vec![("up", end(1)), ("down", end(5))])),
            (
                "right",
                second(-9, vec![("O's low", end(4)), ("O's high", end(3))]),
            ),
        ],
    ))
}

pub(super) fn it_looks_as_many_moves_ahead_as_it_is_told(depth: u32) {
    let board = Story::new(road(0, 6));
    for shorter in 1..depth {
        run(&board, shorter);
    }
    let (value, mv) = run(&board, depth);
    let want = (depth as Value, Some("on"));
    assert!(
        (value, mv) == want,
        "{}",
        deeper(
            &wrong("a made-up game", depth, (value, mv), want, ""),
            || {
                format!(
                    "In this game each move \"on\" adds 1 to the value.{}\nThe game:\n{}",
                    not_so_far(&board, depth, value),
                    board.to_depth(depth)
                )
            }
        )
    );
}

/// Explains the first call that passes on a wrong depth, or asks to check that `ends` is true.
fn passed_on(board: &Story, depth: u32, ends: &str) -> String {
    let (_, trace) = probe(|| look_ahead(board, depth));
    let tree = trace.tree();
    let depth = |call: &Call| number(call, "depth").filter(|_| call.function == "look_ahead");
    let passed = |call: &Call| -> Vec<u64> {
        let below = call.children.iter();
        below.filter_map(|it| depth(&tree.calls[*it])).collect()
    };
    let wrong = tree.calls.iter().find_map(|call| {
        let (from, passed) = (depth(call).filter(|from| *from > 0)?, passed(call));
        let other = *passed.iter().find(|to| **to + 1 != from)?;
        Some(match passed.first() {
            Some(first) if *first != other => format!(
                "A call at depth {from} made one call at depth {first} and another at depth \
                 {other}. Pass depth - 1 after every move: here always {}.",
                from - 1
            ),
            _ => format!(
                "A call at depth {from} made a call at depth {other}. Pass depth - 1 instead: {}.",
                from - 1
            ),
        })
    });
    wrong.unwrap_or_else(|| format!("Check that {ends}."))
}

/// Describes the smallest game within this one that is wrong by itself.
fn difference(board: &Story, depth: u32) -> Option<String> {
    board.first_difference(depth, &asked_alone, &|board, depth| {
        passed_on(board, depth, "the search ends at depth 0")
    })
}

const NO_MOVE: &str = "Your code returned the right value without a move. Return the move that \
                       your code tried on this board to reach this value.";

/// Explains a wrong answer on the road. The sentence follows another one and begins with a space.
fn not_so_far(board: &Story, depth: u32, got: Value) -> String {
    let another = Story::new(road(20, 26));
    let right = |value| attempt(|| look_ahead(&another, depth)) == Some((value, Some("on")));
    match looked_ahead(depth) {
        _ if (1..depth as Value).contains(&got) && right(20 + depth as Value) => {
            " Your code uses a stored result of an earlier call with a smaller depth. Use each \
             stored result only at the depth of its own call."
                .into()
        }
        6 => {
            let passed = passed_on(board, depth, "a call at depth 0 makes no move");
            format!(" Your code searched to the end of the game. {passed}")
        }
        ahead if ahead != depth as usize => format!(
            " Your code searched {} ahead instead of {depth}. {}",
            counted(ahead, "move"),
            passed_on(
                board,
                depth,
                match ahead > depth as usize {
                    true => "each move lowers the depth by 1, and that the search ends at depth 0",
                    false => "the search ends only at depth 0 or when `done()` is true",
                }
            )
        ),
        _ if says_what_the_next_board_says() => {
            " At depths 2, 3 and 4, your code returns the evaluation of the board after one move. \
             Return the value that the call for that board returns."
                .into()
        }
        _ => difference(board, depth).map_or_else(String::new, |place| format!(" {place}")),
    }
}

pub(super) fn the_move_is_the_movers_own(depth: u32) {
    let board = duel();
    let (value, chosen) = run(&board, depth);
    let (want, mv) = board.solved(depth);
    let thought = || match chosen {
        _ if value != want => wrong_value(&board, depth, value),
        Some(reply) if reply.starts_with("O's") => format!(
            "\"{reply}\" is a move of O, but X is to move. Return the move that your code tried on \
             the first board."
        ),
        _ => "The value is right, but the move is wrong.".into(),
    };
    let asked = wrong("a made-up board", depth, (value, chosen), (want, mv), "");
    assert!(
        (value, chosen) == (want, mv),
        "{}",
        larger(&asked, || format!(
            "{}\nThe board:\n{board}",
            sentence(&thought())
        ))
    );
}

pub(super) fn the_board_says_who_moves() {
    let board = again();
    let (value, chosen) = run(&board, 2);
    let thought = || match (value, chosen) {
        _ if board.asked_another() => asked_the_new_board(),
        (5, Some(_)) => "The value is right, but another move leads to this value. Store the move \
                   together with its value."
            .into(),
        (3, Some("right")) if asked_alone(&duel(), 2) == Some(duel().solved(2)) => {
            "A player can move twice in a row. Call `better` on the board whose moves you compare."
                .into()
        }
        _ => difference(&board, 2).unwrap_or_default(),
    };
    let want = (5, Some("left"));
    assert!(
        (value, chosen) == want,
        "{}",
        larger(
            &wrong("a made-up board", 2, (value, chosen), want, ""),
            || format!(
                "After \"left\", X moves again and can reach 5 by \"down\". {}\nThe \
                 board:\n{board}",
                sentence(&thought())
            )
        )
    );
}

pub(super) fn the_value_and_the_move(text: &str, depth: u32, value: Value, mv: usize) {
    let board = position(text);
    let (got, chosen) = run(&board, depth);
    let (found, want) = ((got, chosen.map(Cell::number)), (value, Some(mv)));
    let next = |mv: &Cell| attempt(|| look_ahead(&board.play(*mv), depth - 1).0) == Some(value);
    let thought = match chosen.filter(|mv| got == value && next(mv)) {
        Some(mv) => format!(
            "Your code returns the same value for the board after move {mv}. Return the first of \
             the best moves, in the order of `legal_moves`.\n"
        ),
        None if got == value => "The value is right, but the move is wrong.\n".into(),
        None => String::new(),
    };
    assert!(
        found == want,
        "{}",
        larger(&wrong(text, depth, found, want, ""), || format!(
            "{thought}The board:\n{board}"
        ))
    );
}

pub(super) fn any_game_is_valued(seed: u64, most: Value) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let games = (0..200).map(|_| Story::new(random(&mut rng, 4, most)));
    diagnosis::demand_each(
        games.flat_map(|board| [0, 1, 2, 3, 4, 5].map(|depth| (board.clone(), depth))),
        |(board, depth)| {
            let games = board.smaller().into_iter().map(|board| (board, *depth));
            let depths = diagnosis::lower(u64::from(*depth), 0).into_iter();
            let depths = depths.map(|depth| (board.clone(), depth as u32));
            games.chain(depths).collect()
        },
        |(board, depth)| asked_alone(board, *depth) != Some(board.solved(*depth)),
        |(board, depth)| {
            let (got, want) = (run(board, *depth), board.solved(*depth));
            let first = || wrong("a random game", *depth, got, want, "");
            let rest = || {
                let twice = match board.moves_twice(*depth) {
                    true => "In this game a player may move twice in a row. ",
                    false => "",
                };
                if let Some(words) = board.met_before(*depth, &asked_alone) {
                    return format!("{words}\nThe game:\n{board}");
                }
                format!(
                    "{}\n{twice}The game down to depth {depth}:\n{}",
                    difference(board, *depth).unwrap_or_default(),
                    board.to_depth(*depth)
                )
            };
            assert!(got == want, "{}", larger(&first(), rest));
        },
    );
}

const PLAYED_AGAIN: &str = "Your code played some moves more than once. Each move needs only one \
                            new board and one call.";

pub(super) fn looks_no_deeper_than_it_should(depth: u32, enough: u64) {
    let board = Probe::new(position("........."));
    let (value, mv) = run(&board, depth);
    let (found, want) = ((value, mv.map(Cell::number)), (0, Some(1)));
    assert!(
        found == want,
        "{}",
        larger(
            &wrong("the empty board", depth, found, want, ""),
            String::new
        )
    );
    let visits = board.visits();
    let ahead = board.looked_ahead();
    let thought = if ahead > depth {
        format!(
            "Your code searches {ahead} moves ahead. Check that each call receives depth - 1, and \
             that the search ends at depth 0."
        )
    } else {
        PLAYED_AGAIN.into()
    };
    // A program may play a board twice: once to look at it, and once to pass it on.
    assert!(
        visits <= 2 * enough,
        "Your look_ahead on the empty board at depth {depth} visited {} nodes, but should visit {}.\n{thought}",
        spaced(visits),
        spaced(enough)
    );
}

pub(super) fn the_page_asked_how_many_nodes_lie_two_moves_deep() {
    let visits = |depth| {
        let board = Probe::new(position("........."));
        // Not recorded: the whole game has half a million calls. A second, recorded call explains a panic.
        let (value, _) =
            attempt(|| look_ahead(&board, depth)).unwrap_or_else(|| run(&board, depth));
        assert!(
            value == 0,
            "Your look_ahead on the empty board at depth {depth} returned {}, but should return 0.",
            shown(value)
        );
        board.visits()
    };
    let (two, all) = (visits(2), visits(9));
    worth(format!(
        "From the empty board, your code visited {} nodes two moves deep, and {} to the end of the \
         game.",
        spaced(two),
        spaced(all)
    ));
    if two > 82 {
        remark(format!(
            "Right, but two moves deep your code visited {} nodes, and 82 are enough. Your code \
             plays some moves more than once.",
            spaced(two)
        ));
    } else if all < 549_946 {
        remark(format!(
            "The whole game has 549 946 nodes, and your code found the right answer after {}. \
             Chapter 4 explains how a search can leave out moves that cannot matter.",
            spaced(all)
        ));
    }
}

fn wrong<M: std::fmt::Display>(
    board: &str,
    depth: u32,
    got: (Value, Option<M>),
    want: (Value, Option<M>),
    thought: &str,
) -> String {
    let [got, want] = [got, want].map(|(value, mv)| {
        // The moves of a written-out game have names. Without quotation marks, "move on" would read like an order.
        let mv = match mv.map(|mv| mv.to_string()) {
            None => "no move".to_owned(),
            Some(cell) if cell.parse::<u32>().is_ok() => format!("move {cell}"),
            Some(name) => format!("move \"{name}\""),
        };
        format!("{} and {mv}", shown(value))
    });
    diagnosis::wrong_answer(
        &format!("look_ahead on {board} at depth {depth}"),
        got,
        want,
        thought,
    )
}

/// Builds a message about a deeper search, or points to a simpler case that is also wrong.
fn deeper(first: &str, rest: impl FnOnce() -> String) -> String {
    or_simpler(first, simpler(), rest)
}

/// Builds a message about a larger game, or points to a simpler case that is also wrong. The road is one of them.
fn larger(first: &str, rest: impl FnOnce() -> String) -> String {
    let right = |depth: &u32| {
        let road = Story::new(road(0, 6));
        asked_alone(&road, *depth) == Some((*depth as Value, Some("on")))
    };
    let on_the_road = || {
        let depth = (1..=5).find(|depth| !right(depth))?;
        Some(format!(
            "also wrong at depth {depth} in a game in which each move \"on\" adds 1 to the value"
        ))
    };
    or_simpler(first, simpler().or_else(on_the_road), rest)
}

/// Builds a message that ends with `rest`, or with the simpler case. In that case no board follows.
fn or_simpler(first: &str, simpler: Option<String>, rest: impl FnOnce() -> String) -> String {
    match simpler {
        Some(case) => {
            format!("{first}\nYour `look_ahead` is {case}. Fix this case first.")
        }
        None => format!("{first}\n{}", rest().trim_start()),
    }
}

/// Describes a game that is over or has one move to its end, on which the answer is wrong.
fn simpler() -> Option<String> {
    let wrong = |(mover, leaves): &(Player, &[Value])| {
        let board = fan(*mover, 1, leaves);
        asked_alone(&board, 1) != Some(board.solved(1))
    };
    let fans: [(Player, &[Value]); 8] = [
        (First, &[3, 7, 5]),
        (First, &[7, 3, 5]),
        (First, &[-7, -3, -5]),
        (First, &[4, 4, 4]),
        (Second, &[7, 3, 5]),
        (Second, &[3, 7, 5]),
        (Second, &[-4, -7, -6]),
        (Second, &[-4, -4, -4]),
    ];
    let over = position("XXXOO....");
    if attempt(|| look_ahead(&over, 3)) != Some((5, None)) {
        Some("wrong even for a game that is over".into())
    } else if fans.iter().any(wrong) {
        Some("wrong even on a board with three moves at depth 1".into())
    } else {
        None
    }
}

/// A wrong answer of a search one move deep, and the board with its recorded questions.
struct OneDeep<'b> {
    board: &'b Story,
    leaves: &'b [Value],
    value: Value,
    mv: Option<&'static str>,
}

impl OneDeep<'_> {
    /// Explains the answer from the questions to the boards.
    fn thought(&self) -> String {
        let rows: [fn(&Self) -> Option<String>; 9] = [
            Self::too_few,
            Self::another_move,
            Self::an_only_move,
            Self::other_way_or_begun,
            Self::the_board_itself,
            Self::no_leaf,
            |it| it.board.compared_no_leaf(it.leaves),
            Self::compared_otherwise,
            Self::the_last,
        ];
        let mut rows = rows.into_iter();
        rows.find_map(|row| row(self)).unwrap_or_else(|| {
            let wants = wants(self.board);
            match (
                self.board.kept_although_worse(self.value),
                asked_better(self.board),
            ) {
                (Some((one, old)), _) => format!(
                    "better({}, {}) returned false. Replace the best value only if `better` \
                     returns true.",
                    shown(one),
                    shown(old)
                ),
                (None, true) => {
                    format!("{wants}. Store a value whenever better(value, best) returns true.")
                }
                (None, false) => {
                    format!("{wants}. Compare the values with board.better(value, best).")
                }
            }
        })
    }

    fn too_few(&self) -> Option<String> {
        let mut different = self.board.tried();
        different.sort_unstable();
        different.dedup();
        let too_few = (1..self.leaves.len()).contains(&different.len());
        too_few.then(|| {
            let names: Vec<String> = different.iter().map(|mv| format!("\"{mv}\"")).collect();
            format!(
                "Your code tried only {} {} of the {} moves. {}",
                diagnosis::plural(different.len(), "move", "moves"),
                names.join(" and "),
                self.leaves.len(),
                match self.ends_at_an_end() {
                    true =>
                        "A move that ends the game is not always the best. Try the other moves \
                         too.",
                    false => "Another move can be the best. Try every move.",
                }
            )
        })
    }

    /// Checks whether the search tries all moves if no move ends the game.
    fn ends_at_an_end(&self) -> bool {
        let goes_on = |name, value| (name, second(value, vec![("on", end(0))]));
        [[3, 7, 5], [7, 3, 5], [3, 5, 7], [5, 3, 7], [7, 5, 3]]
            .iter()
            .all(|&[a, b, c]| {
                let moves = vec![goes_on("a", a), goes_on("b", b), goes_on("c", c)];
                let board = Story::new(first(1, moves));
                asked_alone(&board, 1) == Some(board.solved(1))
            })
    }

    fn another_move(&self) -> Option<String> {
        let (value, best) = self.board.solved(1);
        let (leaves, best) = (self.leaves, or_none(best, "no move"));
        if self.value != value {
            return None;
        }
        Some(match self.mv {
            None if begins_at(self.board, leaves, value) => self.begins_there(),
            None => NO_MOVE.into(),
            Some(_) if leaves.iter().all(|leaf| *leaf == value) => match asked_better(self.board) {
                true => "All moves have the same value. Return the first of these moves, in the \
                         order of `legal_moves`: a later move replaces it only if it is better."
                    .into(),
                false if asked_alone(&fan(First, 1, &[7, 3, 5]), 1) == Some((7, Some("a"))) => {
                    "All moves have the same value. Return the first of these moves: `max_by_key`, \
                     >= and <= choose the last."
                        .into()
                }
                false => "All moves have the same value. Return the first of these moves.".into(),
            },
            Some(mv) => format!(
                "The value is right, but move \"{best}\" leads to this value, and move \"{mv}\" \
                 does not. Store the move together with its value."
            ),
        })
    }

    fn an_only_move(&self) -> Option<String> {
        let [only] = self.leaves else { return None };
        let leads = format!(
            "Only one move is left, and it leads to the value {}",
            shown(*only)
        );
        let before = "but your code returned the value of the board before the move";
        Some(match self.value == self.board.evaluate() {
            true if self.board.tried().is_empty() => {
                format!("{leads}, {before}. Play this move even if there is no choice.")
            }
            true => format!("{leads}, {before}. Return the value of the board after the move."),
            false => format!("{leads}. Return this value."),
        })
    }

    fn other_way_or_begun(&self) -> Option<String> {
        let Self {
            board,
            leaves,
            value,
            mv,
        } = *self;
        let wrong_way = !leaves.contains(&value) && board.asked_the_wrong_way(leaves);
        let begun = mv.is_none() && begins_at(board, leaves, value);
        (wrong_way || begun).then(|| self.no_leaf()).flatten()
    }

    fn the_board_itself(&self) -> Option<String> {
        let Self { board, value, .. } = *self;
        let another = fan(board.to_move(), 77, &[3, 5, 4]);
        let is_that = value == board.evaluate()
            && attempt(|| look_ahead(&another, 1).0) == Some(another.evaluate());
        if !is_that {
            return None;
        }
        Some(format!(
            "Your code returned the value of the board before the move. {}",
            match board.tried().is_empty() {
                true => "Your code tried no move. At depth 1, try each move.",
                false => "Return the value of the board after the move.",
            }
        ))
    }

    fn choices(&self) -> String {
        let choices: Vec<String> = self.leaves.iter().map(|leaf| shown(*leaf)).collect();
        choices.join(", ")
    }

    fn begins_there(&self) -> String {
        format!(
            "Your code begins with {}, and no move is better for {}: the moves lead to the values \
             {}. Begin with board.worst_case().",
            shown(self.value),
            name(self.board.to_move()),
            self.choices()
        )
    }

    /// Explains a value that differs from the values of all moves.
    fn no_leaf(&self) -> Option<String> {
        let Self {
            board,
            leaves,
            value,
            mv,
        } = *self;
        if leaves.contains(&value) {
            return None;
        }
        if board.tried().is_empty() {
            return Some("Your code played no move. Try every legal move.".into());
        }
        if board.asked_another() {
            return Some(asked_the_new_board());
        }
        if let Some(text) = self.a_worst_case() {
            return Some(text);
        }
        let choices = self.choices();
        if mv.is_none() && begins_at(board, leaves, value) {
            return Some(self.begins_there());
        }
        if leaves.iter().any(|leaf| -*leaf == value) {
            let negated = match value < 0 {
                true => " Do not negate this value: every value is from the first player's side.",
                false => "",
            };
            return Some(format!(
                "The moves lead to the values {choices}. Your code returned a value with the wrong \
                 sign.{negated}"
            ));
        }
        Some(format!(
            "The moves lead to the values {choices}, but your code returned another value. Return \
             the value of a move."
        ))
    }

    /// Explains an answer that is a worst case.
    fn a_worst_case(&self) -> Option<String> {
        let Self {
            board,
            leaves,
            value,
            mv,
        } = *self;
        let (worst, others) = match board.to_move() {
            First => (Value::MIN, Value::MAX),
            Second => (Value::MAX, Value::MIN),
        };
        Some(match mv {
            _ if value == others => {
                "Your code returned the worst case of the other player. Begin with \
                 board.worst_case(), called on the board before the move."
                    .into()
            }
            _ if board.asked_the_wrong_way(leaves) => {
                "Your code calls `better` with exchanged arguments. Call better(value, best), with \
                 the new value first."
                    .into()
            }
            _ if value != worst => return None,
            Some(_) => {
                "Your code returned the worst case. Store the value together with the move.".into()
            }
            None if asked_better(board) => {
                if let Some(text) = board.compared_no_leaf(leaves) {
                    return Some(text);
                }
                let pairs = board.compared();
                let found = pairs.iter().find(|(one, old)| board.better(*one, *old));
                let (one, old) = *found.or(pairs.first())?;
                format!(
                    "Your code returned the worst case. better({}, {}) returned {}. {}",
                    shown(one),
                    shown(old),
                    found.is_some(),
                    match found {
                        Some(_) =>
                            "Store this value and its move in the variables that you return.",
                        None => "The best value so far begins at board.worst_case().",
                    }
                )
            }
            None if asked_alone(&board.in_turn(), 1) == Some(board.solved(1)) => {
                RIGHT_IN_TURN.into()
            }
            None => format!(
                "Your code returned the worst case. {}. Whenever board.better(value, best) is true, \
                 store the value and its move.",
                wants(board)
            ),
        })
    }

    fn compared_otherwise(&self) -> Option<String> {
        match self.board.asked_another() {
            true => Some(asked_the_new_board()),
            false => self.board.compared_with_another(self.leaves),
        }
    }

    fn the_last(&self) -> Option<String> {
        let middle = |leaves: [Value; 3]| {
            let board = fan(self.board.to_move(), 1, &leaves);
            asked_alone(&board, 1).is_some_and(|(value, _)| value == 5)
        };
        let last = self.leaves.last() == Some(&self.value) && !asked_better(self.board);
        (last && middle([3, 7, 5]) && middle([7, 3, 5])).then(|| {
            "Your code returned the value of the last move. Compare each value with the best value \
             so far: board.better(value, best)."
                .into()
        })
    }
}

/// Describes the values that the mover wants: `X wants large values`.
fn wants(board: &Story) -> String {
    let (who, wish) = wish(board.to_move());
    format!("{who} wants {wish} values")
}

/// Returns the player's name and the kind of values that the player wants.
fn wish(mover: Player) -> (&'static str, &'static str) {
    match mover {
        First => ("X", "large"),
        Second => ("O", "small"),
    }
}

fn asked_the_new_board() -> String {
    "Your code called `better` on the board after the move. Call `better` on the board before the \
     move, with the new value first."
        .into()
}

/// Checks whether the search begins with this value: no move is better, and the answer is the same if
/// the moves have other values.
fn begins_at(board: &Story, leaves: &[Value], value: Value) -> bool {
    let (mover, by) = match board.to_move() {
        First => (First, -1),
        Second => (Second, 1),
    };
    let stays = |leaf: &Value| match mover {
        First => *leaf <= value,
        Second => *leaf >= value,
    };
    let worse: Vec<Value> = leaves.iter().map(|leaf| leaf.saturating_add(by)).collect();
    let other = fan(mover, board.evaluate(), &worse);
    leaves.iter().all(stays) && attempt(|| look_ahead(&other, 1)) == Some((value, None))
}

fn asked_better(board: &Story) -> bool {
    let is_that = |what| matches!(what, Question::Better(..));
    board.asked().iter().any(|asked| is_that(asked.what))
}

/// Explains a wrong value of the duel.
fn wrong_value(board: &Story, depth: u32, got: Value) -> String {
    if depth > 1 && got == board.solved(1).0 {
        return one_move_ahead(board, got);
    }
    difference(board, depth).unwrap_or_default()
}

/// Explains a value that is the evaluation of a board after one move.
fn one_move_ahead(board: &Story, got: Value) -> String {
    let searched = |name: &&'static str| {
        let mut asked = board.asked().into_iter();
        asked.any(|asked| asked.at == *name && matches!(asked.what, Question::Play(_)))
    };
    let is_that = |name: &&'static str| board.play(name).evaluate() == got;
    let (deep, flat): (Vec<_>, Vec<_>) = board.names().partition(searched);
    match (&deep[..], flat.iter().find(|name| is_that(name))) {
        ([], _) => "Your code returned the value one move ahead. Search to the full depth.".into(),
        ([deep, ..], Some(flat)) => format!(
            "Your code searched the board after \"{deep}\", but played no move on the board after \
             \"{flat}\" and returned its evaluation. Search every board to the full depth."
        ),
        _ => "Your code searched deeper, but returned the value one move ahead.".into(),
    }
}

/// Returns the answer of an unrecorded call, or `None` if it panics.
fn asked_alone(board: &Story, depth: u32) -> Option<(Value, Option<&'static str>)> {
    attempt(|| look_ahead(board, depth))
}

/// Returns how many moves ahead a search of this depth looks, on a road of six moves.
fn looked_ahead(depth: u32) -> usize {
    let road = Story::new(road(0, 6));
    let _ = attempt(|| look_ahead(&road, depth));
    road.looked_ahead()
}

/// Checks whether the calls look far enough, but the answer at each depth is the evaluation of
/// the board after one move.
fn says_what_the_next_board_says() -> bool {
    [2, 3, 4].into_iter().all(|depth| {
        let [near, far] = [road(0, 6), road(20, 26)]
            .map(|road| asked_alone(&Story::new(road), depth).map(|(value, _)| value));
        looked_ahead(depth) == depth as usize && [near, far] == [Some(1), Some(21)]
    })
}

const NO_SUMS: &str = "The worst case can be the smallest or the largest `Value`. Compare and \
                       return values, but do not calculate with them.";

/// Calls `look_ahead` and explains a panic.
fn run<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    let why = |panic: &str, tree: &Tree| {
        let asked = last(tree).and_then(|call| number(call, "depth"));
        let words: String = match panic {
            panic if panic.contains("subtract with overflow") => match asked {
                Some(0) => "A call at depth 0 calculated depth - 1. At depth 0, first return the \
                            value of the board."
                    .into(),
                Some(depth) if asked_alone(&duel(), 2).is_some() => format!(
                    "In a call at depth {depth}, the result of a subtraction is too small for its \
                     type. Check the depth that this call passes on: depth - 1, down to depth 0."
                ),
                // Only X's worst case is too small to subtract from.
                _ if asked_alone(&fan(Second, 9, &[7, 3, 5]), 1).is_some() => NO_SUMS.into(),
                _ => String::new(),
            },
            panic if panic.contains("with overflow") => NO_SUMS.into(),
            panic if panic.contains(&too_many()) => {
                return Some(format!(
                    "Your look_ahead on the empty board at depth {depth} {}.\n{PLAYED_AGAIN}",
                    too_many()
                ));
            }
            panic if diagnosis::went_too_deep(panic) => {
                "Your calls never end. Call `look_ahead` on the board after the move with \
                 depth - 1."
                    .into()
            }
            panic if panic.contains("is no move after") && !panic.contains("after \"\"") => {
                "Your code played a move on a board that already contains another move. Play each \
                 move on the board that the call received."
                    .into()
            }
            panic if panic.contains("the len is 0") && asked_alone(&Story::new(end(7)), 3).is_none() => {
                "A game that is over has no moves, but your code needs one. If board.done() is true, \
                 return board.evaluate()."
                    .into()
            }
            panic if panic.contains("on a `None` value") => {
                let panics = |board: Story, depth| asked_alone(&board, depth).is_none();
                if panics(Story::new(end(7)), 3) {
                    "Your code unwraps `None`: a game that is over has no moves. Check \
                     board.done() first."
                        .into()
                } else if panics(fan(First, 1, &[3]), 1) {
                    "Your code unwraps `None`. Check two cases: a call at depth 0 returns no move, \
                     and at the beginning there is no best move."
                        .into()
                } else {
                    return None;
                }
            }
            _ => return None,
        };
        let question = format!("look_ahead at depth {depth}");
        let calls = tree.calls.len();
        Some(diagnosis::ended(
            panic,
            calls,
            &question,
            "a value and a move",
            &words,
        ))
    };
    watch(|| look_ahead(&Watched::new(board.clone()), depth), why).0
}
