//! The checks of the exercise `negamax_trap`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::smaller::smaller;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::record;
use common::{
    Counted, bound_agrees, minus, position, random_positions, spaced, windows_of_replies,
};
use diagnosis::{attempt, probe, remark, twice, watch, worth, wrong_answer};
use dots_and_boxes::negamax_trap::negamax_trap;
use fastrand::Rng;
use game::{Board, Player, Value, Watched};
use tic_tac_toe::look_ahead::look_ahead;

const BOTH: [Player; 2] = [Player::First, Player::Second];

/// More moves than any of these games has.
pub(super) const TO_THE_END: u32 = 20;

pub(super) fn where_it_ends_the_value_is_that_of_the_player_to_move(text: &str, depth: u32) {
    right_value(&position(text), depth, text);
}

pub(super) fn a_box_taken_last_is_gained(text: &str) {
    right_value(&position(text), TO_THE_END, text);
}

pub(super) fn a_box_left_last_is_lost(text: &str) {
    right_value(&position(text), TO_THE_END, text);
}

pub(super) fn random_positions_are_valued_as_look_ahead_does(left: usize, count: usize) {
    for board in random_positions(&["1x3", "2x2", "2x3"], left, count) {
        right_value(&board, TO_THE_END, &format!("{board:?}"));
    }
}

pub(super) fn depth_counts_every_line(depth: u32) {
    for board in random_positions(&["2x2", "2x3"], 5, 60) {
        right_value(&board, depth, &format!("{board:?}"));
    }
}

pub(super) fn so_it_is_on_game_trees_with_extra_turns() {
    demand_of_trees(|tree| {
        for depth in 0..=tree.height() {
            right_value(&TreeBoard::new(tree), depth, &tree.to_string());
        }
    });
}

pub(super) fn the_value_is_right_if_the_turn_always_passes(text: &str) {
    let tree: Tree = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
    right_value(&TreeBoard::new(&tree), TO_THE_END, text);
}

pub(super) fn a_narrow_window_is_answered_by_a_value_or_a_bound() {
    for board in random_positions(&["2x2", "2x3"], 5, 60) {
        right_bounds(&board, TO_THE_END, &format!("{board:?}"));
    }
    demand_of_trees(|tree| right_bounds(&TreeBoard::new(tree), TO_THE_END, &tree.to_string()));
}

pub(super) fn it_visits_no_more_than_alpha_beta_visits(text: &str) {
    let (nodes, suffice) = visits(text);
    if nodes < suffice {
        remark(format!(
            "Your search visits {} nodes on {text}, and alpha-beta visits {}: your search saves \
             more than the task requires.",
            spaced(nodes),
            spaced(suffice)
        ));
    }
}

pub(super) fn the_page_asked_what_the_empty_field_is_worth() {
    let text = "1x1";
    let (nodes, _) = visits(text);
    let board = position(text);
    let (value, _) = negamax_trap(&board, TO_THE_END, -Value::MAX, Value::MAX);
    let (_, trace) =
        record(|| negamax_trap(&Watched::new(board), TO_THE_END, -Value::MAX, Value::MAX));
    if trace
        .tree()
        .calls
        .iter()
        .any(|call| call.function == "alpha_beta")
    {
        remark(
            "Right, but `alpha_beta` of chapter 4 did the work. Find the two mistakes in this \
             search itself: whose value is it, and whose window?",
        );
    }
    worth(minus(&format!(
        "The empty {text} is worth {value} to A, and your search visited {} nodes. With the minus \
         sign on every move, the field was worth {}.",
        spaced(nodes),
        -value
    )));
}

/// Returns irregular trees with extra turns, and with evaluations of inner nodes.
fn trees() -> Vec<Tree> {
    let mut rng = Rng::with_seed(3);
    let first = "[5:{5, 7}, 0:[2, 9]]".parse();
    let first = first.unwrap_or_else(|fault| panic!("{fault}"));
    let mut trees = vec![first];
    trees.extend((0..150).map(|at| uniform::wild(1 + at / 30, &mut rng)));
    trees
}

/// Asserts the claim for each of these trees, and fails on the smallest tree that breaks it.
fn demand_of_trees(demand: impl Fn(&Tree)) {
    diagnosis::demand_each(
        trees(),
        smaller,
        |tree| attempt(|| demand(tree)).is_none(),
        &demand,
    );
}

/// Converts a value of the first player to the view of the player to move.
fn for_mover<B: Board>(board: &B, value: Value) -> Value {
    match board.to_move() {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Asserts the value that looking ahead finds, and a move with this value.
fn right_value<B: Board>(board: &B, depth: u32, name: &str) {
    let want = for_mover(board, look_ahead(board, depth).0);
    let call = format!("the search of {name}");
    let search = || negamax_trap(board, depth, -Value::MAX, Value::MAX);
    // Recorded only if there is something to show, because a wrong search may be long.
    let watched = || negamax_trap(&Watched::new(board.clone()), depth, -Value::MAX, Value::MAX);
    let (got, mv) = match attempt(|| twice(&call, search)) {
        Some(found) => found,
        None => {
            let why = |panic: &str, calls: &call_trace::Tree| {
                let why = no_opposite(panic, calls)?;
                Some(minus(&format!(
                    "Your negamax_trap of {name} panicked, but should return {want}.\n{why}"
                )))
            };
            watch(|| twice(&call, watched), why).0
        }
    };
    if got != want {
        watch(|| attempt(watched), |_, _| None);
    }
    let is_searched = depth > 0 && !board.done();
    let depth = match depth {
        TO_THE_END => String::new(),
        _ => format!(" to depth {depth}"),
    };
    let player = match board.to_move() {
        Player::First => 'A',
        Player::Second => 'B',
    };
    let asked = format!("negamax_trap of {name}{depth}");
    if got != want {
        let said = minus(&wrong_answer(&asked, got, want, &thought()));
        // The drawing of the calls shows the values of A.
        let drawn = match board.to_move() {
            Player::Second if is_searched && got != 0 => minus(&format!(
                "\nIn a drawing of your calls, all values are for A: your value {got} for B is {} \
                 for A.",
                got.saturating_neg()
            )),
            _ => String::new(),
        };
        panic!("{said}\nThe value is for {player}, who moves on this board:\n{board}{drawn}");
    }
    let below = |mv| look_ahead(&board.play(mv), TO_THE_END).0;
    if let (Some(mv), true) = (mv, depth.is_empty()) {
        let worth = for_mover(board, below(mv));
        assert!(
            worth == want,
            "{}\n{board}",
            minus(&wrong_answer(
                &asked,
                format!("{mv}, which is worth {worth} to {player}"),
                format!("a move worth {want}"),
                wrong_move()
            ))
        );
    }
    let is_given = mv.is_some() != board.done() || !depth.is_empty();
    let [got, want] = match board.done() {
        true => ["a move", "None"],
        false => ["None", "a move"],
    };
    assert!(is_given, "{}", wrong_answer(&asked, got, want, ""));
}

/// Explains a wrong move with a right value.
fn wrong_move() -> &'static str {
    let tree = Tree::inner(vec![Tree::leaf(5); 2]);
    let board = TreeBoard::new(&tree);
    let chosen = attempt(|| negamax_trap(&board, 1, -Value::MAX, Value::MAX).1).flatten();
    if chosen.is_some() && chosen == board.legal_moves().last() {
        "if two values are equal, your code returns the second move. After a cut a value may be only \
         a bound, so only a larger value may replace the move."
    } else {
        "return the move with the best value."
    }
}

/// Explains a negation of `Value::MIN`, which has no positive counterpart, in a bound or a best value.
fn no_opposite(panic: &str, calls: &call_trace::Tree) -> Option<String> {
    let least = Value::MIN.to_string();
    let is_least = |bound: &str| {
        let mut args = calls.calls.iter().flat_map(|call| call.args.iter());
        args.any(|(name, value)| *name == *bound && *value == least)
    };
    if !panic.contains("negate with overflow") {
        return None;
    }
    let bound = ["alpha", "beta"].into_iter().find(|bound| is_least(bound));
    Some(match bound {
        Some(bound) => format!(
            "In a later call `{bound}` was `Value::MIN`. Your code negated `Value::MIN` ({panic}), \
             but the smallest number has no opposite. The search began with the window from \
             `-Value::MAX` to `Value::MAX`. A call must get the current `alpha` and `beta`: unchanged \
             if the mover stays, and negated and swapped if the turn passes."
        ),
        None => format!(
            "Your code negated `Value::MIN` ({panic}), but the smallest number has no opposite. No \
             window contained `Value::MIN`. Check each best value or bound that begins with \
             `Value::MIN`: the value of a move must replace this number before your code negates or \
             returns it."
        ),
    })
}

/// Asserts the value, or a bound if the value is outside the window.
fn right_bounds<B: Board>(board: &B, depth: u32, name: &str) {
    let exact = for_mover(board, look_ahead(board, depth).0);
    for (alpha, beta) in [(-2, 0), (0, 1), (-1, 3), (1, 2)] {
        let (got, _) = negamax_trap(board, depth, alpha, beta);
        let right = bound_agrees(exact, got, (alpha, beta));
        assert!(
            right,
            "{}\n{board}",
            minus(&wrong_answer(
                &format!("negamax_trap of {name} with the window ({alpha}, {beta})"),
                got,
                // Outside the window, any bound between the value and the window is right.
                match exact {
                    _ if exact < alpha => format!("a value from {exact} to {alpha}"),
                    _ if exact > beta => format!("a value from {beta} to {exact}"),
                    _ => exact.to_string(),
                },
                &thought()
            ))
        );
    }
}

/// Counts the nodes that the search and alpha-beta visit on a field.
fn visits(text: &str) -> (usize, usize) {
    let board = position(text);
    let plain = Counted::new(board, usize::MAX);
    let (want, _) = alpha_beta(&plain, TO_THE_END, Value::MIN, Value::MAX);
    let want = for_mover(&board, want);
    let suffice = plain.nodes();

    let yours = Counted::new(board, 2 * suffice);
    let too_many = |nodes: String| {
        format!(
            "Your negamax_trap of {text} visited {nodes} nodes, but should visit at most {}.\n{}",
            spaced(suffice),
            diagnosis::sentence(&wasted())
        )
    };
    let (got, _) = attempt(|| negamax_trap(&yours, TO_THE_END, -Value::MAX, Value::MAX))
        .unwrap_or_else(|| {
            let nodes = yours.nodes();
            assert!(
                nodes <= 2 * suffice,
                "{}",
                too_many(format!("more than {}", spaced(nodes - 1)))
            );
            // The panic has another reason than the number of nodes, so this call shows it.
            negamax_trap(&board, TO_THE_END, -Value::MAX, Value::MAX)
        });
    assert!(
        got == want,
        "{}",
        minus(&wrong_answer(
            &format!("negamax_trap of {text}"),
            got,
            want,
            &thought()
        ))
    );
    let nodes = yours.nodes();
    assert!(nodes <= suffice, "{}", too_many(spaced(nodes)));
    (nodes, suffice)
}

/// Builds a tree with one move, which leads to one leaf.
fn one_move(root: Player, leaf: Value, stays: bool, seems: Value) -> Tree {
    let leaf = Tree::leaf(leaf);
    let leaf = if stays { leaf.extra_turn() } else { leaf };
    let root_node = Tree::inner(vec![leaf]).worth(seems);
    match root {
        Player::First => root_node,
        Player::Second => root_node.extra_turn(),
    }
}

/// Returns the search's value of a tree to the player to move there, with an open window.
fn said(tree: &Tree, depth: u32) -> Option<Value> {
    attempt(|| negamax_trap(&TreeBoard::new(tree), depth, -Value::MAX, Value::MAX).0)
}

/// Explains a wrong search. In a game of one move no window matters, so such games show mistakes with the sign.
/// After them, a recording shows mistakes with the window.
fn thought() -> String {
    wrong_end()
        .or_else(wrong_sign)
        .or_else(one_move_each_time)
        .or_else(depths)
        .or_else(two_replies)
        .unwrap_or_else(windows_and_cuts)
}

fn sign(player: Player) -> Value {
    if player == Player::First { 1 } else { -1 }
}

/// Explains a wrong value if the game is over or no move is tried.
fn wrong_end() -> Option<String> {
    let over = |player| match player {
        Player::First => Tree::leaf(7),
        Player::Second => Tree::leaf(7).extra_turn(),
    };
    let leaves = BOTH.map(|player| said(&over(player), 1) == Some(7 * sign(player)));
    if leaves != [true; 2] {
        let given = match BOTH.map(|player| said(&over(player), 1) == Some(-7 * sign(player))) {
            [true, true] => " The given code for the end of the search was right.",
            _ => "",
        };
        return Some(format!(
            "at the end of the search, your code returns a wrong value. The value for the player to \
             move is `evaluate()`, negated if B moves.{given}"
        ));
    }
    let none_tried = |stays| {
        let mut players = BOTH.into_iter();
        players.all(|player| said(&one_move(player, 7, stays, 0), 1) == Some(Value::MIN))
    };
    for (stays, words) in [
        (true, "when the mover stays"),
        (false, "when the turn passes"),
    ] {
        if none_tried(stays) {
            return Some(format!(
                "{words}, your code returns `Value::MIN`, but no move has this value. The best value \
                 must be the value of a move, whoever moves next."
            ));
        }
    }
    None
}

/// Returns the result of a game of one move for either player: `r` if it is right, `n` if it is negated, `0`, or `?`.
fn signs(stays: bool, seems: Value, depth: u32) -> [char; 2] {
    BOTH.map(
        |player| match said(&one_move(player, 7, stays, seems), depth) {
            Some(got) if got == 7 * sign(player) => 'r',
            Some(got) if got == -7 * sign(player) => 'n',
            Some(0) => '0',
            _ => '?',
        },
    )
}

/// Explains a wrong sign in games of one move.
fn wrong_sign() -> Option<String> {
    let [stays, passes] = [signs(true, 0, 1), signs(false, 0, 1)];
    let earlier = BOTH.map(|player| said(&one_move(player, 7, true, 40), 1));
    if earlier.contains(&Some(40)) || earlier.contains(&Some(-40)) {
        return Some(
            "in a game of one move, your code uses `evaluate()` of the board before the move. Use \
             only the values of the boards after the moves."
                .into(),
        );
    }
    if [stays, passes] == [['r', '0']; 2] {
        return Some(
            "your code returns 0 for a loss that cannot be avoided. A best value of 0 before the \
             first move hides every loss."
                .to_owned(),
        );
    }
    if said(&one_move(Player::First, -7, true, 0), 1) == Some(7) && stays[0] == 'r' {
        return Some(
            "when the mover stays, your code returns a gain of 7 for a loss of 7. Return the value \
             unchanged in this case."
                .to_owned(),
        );
    }
    let is_said = |sign| [stays, passes].as_flattened().contains(&sign);
    if is_said('0') || is_said('?') {
        // Of 7 and −7, only the loss is hidden.
        let is_hidden = [stays, passes].map(|it| it.map(|sign| sign == '0'));
        let begin = match is_hidden.iter().all(|[one, other]| one != other) {
            true => " A best value of 0 before the first move hides every loss.",
            false => "",
        };
        return Some(format!(
            "in a game of one move that ends with 7 for A, your code did not return 7 or −7.{begin} \
             Its value must be the value that the call returned, unchanged or negated: `evaluate` has \
             already counted all boxes."
        ));
    }
    if [stays, passes] != [signs(true, 0, 2), signs(false, 0, 2)] {
        return Some(format!(
            "in your code the sign depends on the number of moves left to search. {NEGATED}"
        ));
    }
    if [stays, passes] != [signs(true, 7, 1), signs(false, 7, 1)] {
        return Some(format!(
            "in your code the sign depends on the gain of the move. {NEGATED}"
        ));
    }
    of_turns(stays, passes)
}

const NEGATED: &str = "A value must be negated exactly when the turn passes and the other player \
                       moves on the new board.";

/// Explains a wrong sign, for players who move again and for players who pass the turn.
fn of_turns(stays: [char; 2], passes: [char; 2]) -> Option<String> {
    let who = |signs: [char; 2]| match signs.map(|it| it == 'n') {
        [true, true] => Some("the mover"),
        [true, false] => Some("A"),
        [false, true] => Some("B"),
        [false, false] => None,
    };
    let wrong = [
        who(stays).map(|who| format!("wrongly negates the value when {who} stays")),
        who(passes).map(|who| format!("does not negate the value when {who} passes the turn")),
    ];
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    let (all, right) = (['n'; 2], ['r'; 2]);
    Some(match (stays, passes) {
        _ if (stays, passes) == (right, right) => return None,
        _ if (stays, passes) == (all, right) && right_where_it_goes_on() => {
            "your code negates the value after the last line of a game, even when the mover stays. \
             Check who moves on the last board: negate only when the turn passes."
                .to_owned()
        }
        _ if (stays, passes) == (right, all) && negates_wherever_it_goes_on() => {
            format!(
                "your code negates the value whenever the game continues, and never after its last \
                 line. {NEGATED}"
            )
        }
        _ if (stays, passes) == (right, all) && right_where_the_turn_passes_on() => {
            "your code never negates the value after the last line of a game. If the turn passed, \
             the call returns a value for the other player: negate this value, too."
                .to_owned()
        }
        _ if values_the_last_board_itself() => {
            "your code values the last board without a call, and with a wrong sign. The value is \
             `evaluate()` if A made the last move, and `-evaluate()` if B made it."
                .to_owned()
        }
        _ if (stays, passes) == (right, all) => {
            "your code returns a value unchanged when the turn passes. Then the call returned a \
             value for the other player, which must be negated."
                .to_owned()
        }
        _ => format!(
            "in games of one move, your code {}. {NEGATED}",
            wrong.join(", and ")
        ),
    })
}

/// Checks whether a game of one move needs one recorded call, and a game of two moves needs two.
fn values_the_last_board_itself() -> bool {
    let one = one_move(Player::First, 7, true, 0);
    calls(&one, 1) == 1 && calls(&Tree::inner(vec![one]), 2) == 2
}

/// Returns the number of recorded calls in a search with an open window.
fn calls(tree: &Tree, depth: u32) -> usize {
    let search = || negamax_trap(&TreeBoard::new(tree), depth, -Value::MAX, Value::MAX);
    probe(search).1.calls()
}

/// Checks whether a value is negated whenever the game continues, whoever moves next.
fn negates_wherever_it_goes_on() -> bool {
    BOTH.into_iter().all(|player| {
        let turned = [true, false].map(|stays| {
            let next = Tree::inner(vec![Tree::leaf(3)]).worth(7);
            let next = if stays { next.extra_turn() } else { next };
            let tree = Tree::inner(vec![next]);
            let tree = match player {
                Player::First => tree,
                Player::Second => tree.extra_turn(),
            };
            said(&tree, 1)
        });
        turned == [Some(-7 * sign(player)), Some(7 * sign(player))]
    })
}

/// Checks whether a value is right if the turn passes and the game continues.
fn right_where_the_turn_passes_on() -> bool {
    let next = Tree::inner(vec![Tree::leaf(3)]).worth(7);
    said(&Tree::inner(vec![next]), 1) == Some(7)
}

/// Checks whether the same games are right with one more line after the first, which then does not end them.
fn right_where_it_goes_on() -> bool {
    BOTH.into_iter().all(|player| {
        let next = Tree::inner(vec![Tree::leaf(3)]).worth(7).extra_turn();
        let tree = Tree::inner(vec![next]);
        let tree = if player == Player::First {
            tree
        } else {
            tree.extra_turn()
        };
        said(&tree, 1) == Some(7 * sign(player))
    })
}

/// Describes the shortest game with one move each time and a wrong value, if games of one move are
/// right. No window matters there.
fn one_move_each_time() -> Option<String> {
    for length in 2..=4_u32 {
        for (turns, player) in (0..1 << length).flat_map(|turns| BOTH.map(|player| (turns, player)))
        {
            let under = |tree: Tree, at: u32| match turns >> at & 1 {
                0 => Tree::inner(vec![tree]).worth(40),
                _ => Tree::inner(vec![tree.extra_turn()]).worth(40),
            };
            let tree = (0..length).fold(Tree::leaf(7), under);
            let tree = match player {
                Player::First => tree,
                Player::Second => tree.extra_turn(),
            };
            let want = match player {
                Player::First => 7,
                Player::Second => -7,
            };
            let Some(got) = said(&tree, length).filter(|&got| got != want) else {
                continue;
            };
            // For each move, in order: its player, and whether the mover moves again.
            let stays = |at| match turns >> at & 1 {
                0 => "the turn passes",
                _ => "the mover stays",
            };
            let moves: Vec<&str> = (0..length).rev().map(stays).collect();
            let name = if player == Player::First { 'A' } else { 'B' };
            // A wrong sign alone gives the opposite value.
            let advice = match got {
                _ if got.checked_neg() == Some(want) => {
                    ". The sign depends only on who moves before and after each move."
                }
                40 | -40 => {
                    ", and 40 is `evaluate()` of earlier boards. Each move must count as one level, \
                     and a board is evaluated only if `depth` is 0 or the game is over."
                }
                _ => ".",
            };
            return Some(minus(&format!(
                "your code is right for games of one move. In a game of {length} forced moves that \
                 ends with 7 for A, {name} moves first. After each move, in this order: {}. The \
                 value for {name} is {want}, but your code returned {got}{advice}",
                moves.join(", ")
            )));
        }
    }
    None
}

/// Detects a search that does not return the better of two replies that end the game. No window matters there either.
fn two_replies() -> Option<String> {
    let kinds = [[true; 2], [false; 2], [true, false], [false, true]].into_iter();
    for (stays, leaves) in
        kinds.flat_map(|stays| [[3, 5], [5, 3], [-3, -5], [-5, -3]].map(|leaves| (stays, leaves)))
    {
        let leaf = |at: usize, value| match stays[at] {
            true => Tree::leaf(value).extra_turn(),
            false => Tree::leaf(value),
        };
        let tree = |[one, other]: [Value; 2]| Tree::inner(vec![leaf(0, one), leaf(1, other)]);
        let of = |leaves| said(&tree(leaves), 1);
        let want = leaves[0].max(leaves[1]);
        let Some(got) = of(leaves).filter(|&got| got != want) else {
            continue;
        };
        let moves = |[one, other]: [Value; 2]| {
            format!(
                "in another test, A has two moves that end the game, move 1 with {one} and move 2 \
                 with {other}. The best value is {}, but your code returned",
                one.max(other)
            )
        };
        let turned = [[3, 5], [3, -5], [9, -5]].map(of) == [Some(3), Some(5), Some(9)];
        let is_mixed = stays[0] != stays[1];
        let which = if stays[0] { 1 } else { 2 };
        return Some(minus(&match turned {
            true if is_mixed => format!(
                "{} 5. Your code is right if both moves keep the turn, or if both pass it, but here \
                 only move {which} keeps it. Decide the sign anew for each move.",
                moves([3, -5])
            ),
            true => format!(
                "{} 5: the second value has the wrong sign. For each move, compare who moves on \
                 the new board with who moves on `board`.",
                moves([3, -5])
            ),
            false => format!(
                "{} {got}.{}",
                moves(leaves),
                match calls(&tree(leaves), 1) {
                    2 if got == leaves[0] =>
                        " Your code did not search the second move, although the first value is \
                         less than `beta`.",
                    3 if got == leaves[0].min(leaves[1]) =>
                        " A larger value must replace the best value, and a smaller value must not.",
                    _ => "",
                }
            ),
        }));
    }
    None
}

/// Explains a wrong depth if the sign is right: a game of three moves is searched two moves deep.
fn depths() -> Option<String> {
    let three_moves = |stays| {
        let under = |tree: Tree, seems| {
            let tree = Tree::inner(vec![tree]).worth(seems);
            if stays { tree.extra_turn() } else { tree }
        };
        Tree::inner(vec![under(under(Tree::leaf(7), 4), 3)])
    };
    let when = match [true, false].map(|stays| said(&three_moves(stays), 2)) {
        [Some(7), Some(4)] => ", even when the mover stays",
        [Some(4), Some(7)] => ", even when the turn passes",
        [_, Some(7)] => "",
        _ => return None,
    };
    Some(format!(
        "in another test, your code searches deeper than `depth`. Subtract 1 from the depth after \
         each line{when}."
    ))
}

/// Builds a board with one move, which the same player or the other player must make.
fn reply(value: Value, stays: bool) -> Tree {
    let tree = Tree::inner(vec![Tree::leaf(value)]);
    if stays { tree.extra_turn() } else { tree }
}

/// Returns the recorded windows of the replies, in a search that began with the window (2, 9).
fn handed_down(tree: &Tree) -> Vec<[i64; 2]> {
    let (Some(_), trace) = probe(|| negamax_trap(&TreeBoard::new(tree), 2, 2, 9)) else {
        return vec![];
    };
    windows_of_replies(&trace, "negamax_trap")
}

/// Formats an end of a window.
fn end(value: i64) -> String {
    match Value::try_from(value) {
        Ok(Value::MAX) | Err(_) => "+∞".to_owned(),
        Ok(value) if value <= -Value::MAX => "−∞".to_owned(),
        Ok(value) => minus(&value.to_string()),
    }
}

/// Explains a wrong window if the sign is right.
fn windows() -> String {
    for (stays, words, wanted) in [
        (true, "the same player moves again", [2, 9]),
        (false, "the turn passes", [-9, -2]),
    ] {
        let asked = handed_down(&Tree::inner(vec![reply(5, stays), reply(6, stays)]));
        let Some(&first) = asked.first() else {
            continue;
        };
        let shown = |[alpha, beta]: [i64; 2]| format!("({}, {})", end(alpha), end(beta));
        let seen = format!(
            "in another test {words}: a node with the window (2, 9) passed the window {} to the \
             next call, but should pass {}.",
            shown(first),
            shown(wanted)
        );
        if asked.len() > 2 {
            return format!(
                "in another test {words}, and your code made {} searches for the two moves of \
                 a node. Search each move once, and store its value.",
                asked.len()
            );
        }
        if first == wanted {
            let now = if stays { [5, 9] } else { [-9, -5] };
            let Some(&second) = asked.get(1).filter(|&&second| second != now) else {
                continue;
            };
            let advice = match (second == wanted, stays) {
                (false, _) => "",
                (true, true) => {
                    " The first move raises the lower end to 5: pass the raised end to the next call."
                }
                (true, false) => {
                    " The first move raises the lower end to 5: in the next call, −5 is the upper end."
                }
            };
            return format!(
                "in another test {words} after each move. A node has the window (2, 9), and its \
                 first move has the value 5. The next call should get {}, but your code passed \
                 {}.{advice}",
                shown(now),
                shown(second)
            );
        }
        return format!(
            "{seen} {}",
            match stays {
                true => "The same player still has the window from `alpha` to `beta`.",
                false => "For the other player, both ends are negated and swapped.",
            }
        );
    }
    let ends = |stays| [[5, 6], [8, 6]].map(|it| replies_searched(it, stays)) == [2, 1];
    match ends(true) || ends(false) {
        true => {
            "in another test, a move with the value 8 in the window (2, 9) ended your loop. Leave the loop \
              only when `alpha` reaches `beta`."
                .to_owned()
        }
        false => String::new(),
    }
}

/// Counts the replies with these values that are searched in the window (2, 9).
fn replies_searched(values: [Value; 2], stays: bool) -> usize {
    handed_down(&Tree::inner(values.map(|it| reply(it, stays)).to_vec())).len()
}

/// Explains a loop that ends too late, which only wastes nodes. The text is empty if none does.
fn late_end_of_the_loop() -> String {
    let is_late = |stays| [[8, 6], [9, 6]].map(|it| replies_searched(it, stays)) == [2, 2];
    match [false, true].map(is_late) {
        [true, _] => {
            "in another test, a reply of 9 in the window (2, 9) did not end your loop. Leave the \
             loop as soon as `alpha` reaches `beta`."
                .to_owned()
        }
        [false, true] => {
            "in another test the same player moves again, and a reply of 9 in the window (2, 9) did \
             not end your loop. Leave the loop as soon as `alpha` reaches `beta`, whoever moves \
             next."
                .to_owned()
        }
        _ => String::new(),
    }
}

/// Explains a wrong window, or a loop that ends too late and then passes an empty window.
fn windows_and_cuts() -> String {
    let thought = windows();
    match thought.is_empty() {
        true => late_end_of_the_loop(),
        false => thought,
    }
}

/// Explains why there are too many nodes although the values are right.
fn wasted() -> String {
    wrong_end()
        .or_else(wrong_sign)
        .or_else(two_replies)
        .unwrap_or_else(windows_and_cuts)
}
