//! Which calls are nodes of a game tree, whose value a number is, and which boards the search only looked at.

use std::fmt;

use crate::drawing::{begins, contains, lacks, nodes, player, sentences, wide_text};
use crate::runs::boards;
use crate::runs::games::{Node, Tree, ahead, best, best_of, forty_four, inner, leaves, root};
use call_trace::{Limits, Position, State, Trace, Way, record, traced, try_record, with_limits};
use figures::{SvgOptions, TextOptions, tree_text};
use game::{Board, Player, Value, Watched, WinDrawLoss};
use rstest::rstest;

/// Plays a move and a reply, and calls itself about the board after both.
#[traced(skip(board))]
fn two_plies(board: &Watched<Node>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let mut all = Vec::new();
    for mv in board.legal_moves() {
        let after = board.play(mv);
        for reply in after.legal_moves() {
            all.push(two_plies(&after.play(reply)));
        }
    }
    best(board, all.into_iter())
}

#[test]
fn two_moves_of_one_player_in_one_call_stand_side_by_side_below_the_same_position() {
    let again = Tree::Inner(vec![Tree::Leaf(7), Tree::Leaf(2)], true);
    let (_, trace) = record(|| two_plies(&root(&inner([again]), true)));
    let text = wide_text(&trace);
    assert_eq!(nodes(&trace).len(), 3, "{text}");
    let svg = figures::tree_svg(&trace, &SvgOptions::embedded("it"));
    assert!(
        text.contains("2 nodes searched below the root"),
        "{text} {svg}"
    );
}

/// Reports a position by hand.
fn reported<R>(board: &str, to_move: &'static str, tell: impl FnOnce(&State<'_>) -> R) -> R {
    tell(&State {
        max: Some(&"X"),
        to_move: Some(&to_move),
        ..State::text(&board)
    })
}

/// Marks a cell, and takes another mark back than that.
#[traced(skip(board, at))]
fn takes_back_wrongly(board: &str, mut at: Position, depth: u32) -> i32 {
    at.ask();
    at.offer([1, 2]);
    if depth == 0 {
        at.value(7);
        return 7;
    }
    for cell in [1, 2] {
        let after = format!("{board}{cell}");
        let next = reported(&after, "O", |state| at.play(cell, Some(&"X"), state));
        takes_back_wrongly(&after, next, depth - 1);
        // A position that was not there before.
        at = next.take_back(Position::default(), 9, board);
    }
    7
}

#[test]
fn after_a_wrong_take_back_a_board_is_drawn_below_no_move() {
    let (_, trace) = record(|| takes_back_wrongly("-", reported("-", "X", Position::first), 1));
    let text = wide_text(&trace);
    assert!(text.contains("├─ 1: 7\n├─ elsewhere: 7\n"), "{text}");
}

/// Looks whether the other player would win there, and plays another move.
#[traced(skip(at))]
fn threatens(at: Position) -> i32 {
    at.ask();
    at.offer([1, 2]);
    let look = reported("O", "X", |state| at.play(2, Some(&"O"), state));
    look.take_back(at, 2, "-");
    let next = reported("X", "O", |state| at.play(1, Some(&"X"), state));
    next.ask();
    next.value(5);
    5
}

#[test]
fn a_look_at_the_other_players_move_is_no_move_of_ones_own() {
    let (_, trace) = record(|| threatens(reported("-", "X", Position::first)));
    let text = wide_text(&trace);
    assert!(text.contains("├─ 1: 5\n└─ ×  2 not visited"), "{text}");
}

/// Alpha-beta that does not say so.
#[traced(skip(board, low, high))]
fn keeps_quiet(board: &Watched<Node>, low: Value, high: Value) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let search = |next: &_, (low, high)| keeps_quiet(next, low, high);
    best_of(board, board.legal_moves(), (low, high), search)
}

#[test]
fn where_moves_are_left_out_a_value_without_a_window_is_a_bound() {
    let tree = inner([leaves(&[5, 6]), leaves(&[3, 9])]);
    let (_, trace) = record(|| keeps_quiet(&root(&tree, true), Value::MIN, Value::MAX));
    let text = wide_text(&trace);
    begins(&text, "MAX  5\n├─ MIN  5\n│  ├─ 5  ★\n");
    assert!(text.contains("└─ MIN  ≤ 3\n"), "{text}");
    let text = wide_text(&record(|| keeps_quiet(&root(&tree, true), Value::MIN, 4)).1);
    assert!(text.starts_with("MAX  ≥ 5\n├─ MIN  5\n"), "{text}");
    assert!(!text.contains('★'), "{text}");
}

/// Drives it.
#[traced(skip(board))]
fn deepens(board: &Watched<Node>, depth: u32) -> Value {
    let mut value = 0;
    for levels in 1..=depth {
        value = ahead(board, levels);
    }
    value
}

#[test]
fn a_long_line_says_how_much_of_it_is_not_told() {
    let long = (0..13).fold(Tree::Leaf(1), |below, _| inner([below]));
    let (_, trace) = record(|| ahead(&root(&long, true), 20));
    let svg = figures::tree_svg(&trace, &SvgOptions::embedded("it"));
    assert!(svg.contains("move 1 to MIN, 1; and 4 more moves."), "{svg}");
}

#[test]
fn of_many_searches_the_lines_of_the_last_are_told() {
    let long = (0..5).fold(Tree::Leaf(1), |below, _| inner([below]));
    let (_, trace) = record(|| deepens(&root(&long, true), 5));
    let svg = figures::tree_svg(&trace, &SvgOptions::embedded("it"));
    assert!(!svg.contains("(depth 2)"), "{svg}");
    contains(&svg, "The line both play (depth 3): MAX, 0; move 1");
    contains(&svg, "The lines of 2 earlier searches are not told.");
}

/// Four cells, changed in place by a program that tells of it as a grid of the course does.
struct Strip {
    cells: [u8; 4],
    way: Way,
}

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = self.cells.map(|cell| [".", "X", "O"][cell as usize]);
        f.write_str(&signs.concat())
    }
}

impl Strip {
    fn new(cells: [u8; 4]) -> Self {
        let way = Way::default();
        Strip { cells, way }
    }

    fn is_full(&self) -> bool {
        self.asked();
        !self.cells.contains(&0)
    }

    fn state(&self) -> State<'_> {
        State {
            kind: "text",
            max: Some(&"X"),
            over: !self.cells.contains(&0),
            ..State::text(self)
        }
    }

    fn position_in_recording(&self) -> Position {
        self.way.at(|| self.state())
    }

    fn asked(&self) -> Position {
        let at = self.position_in_recording();
        at.ask();
        at
    }

    fn place(&mut self, cell: usize, player: u8) {
        let before = self.asked();
        self.cells[cell] = player;
        let [to_move, player] = [3 - player, player].map(|it| ["", "X", "O"][it as usize]);
        let then = State {
            to_move: Some(&to_move),
            ..self.state()
        };
        self.way.play(before, (cell, cell), Some(&player), &then);
    }

    fn take_back(&mut self, cell: usize) {
        let before = self.asked();
        self.cells[cell] = 0;
        self.way.take_back(before, (cell, cell), self);
    }
}

/// How a program leaves a cell as it was.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Leaves {
    TakesBack,
    /// Each call is handed a fresh copy.
    Copies,
    /// Before the call that follows.
    TooEarly,
    /// When a whole call is at its end.
    Late,
}

#[traced(skip(strip, how))]
fn fills(strip: &mut Strip, player: u8, how: Leaves) -> (Value, Option<usize>) {
    if strip.is_full() {
        let left = strip.cells[..2].iter().filter(|&&cell| cell == 1);
        return (left.count() as Value, None);
    }
    let mut best = (if player == 1 { -9 } else { 9 }, None);
    let mut placed = Vec::new();
    for cell in 0..4 {
        if strip.cells[cell] > 0 {
            continue;
        }
        let (value, _) = match how {
            Leaves::Copies => {
                let mut copy = Strip::new(strip.cells);
                copy.place(cell, player);
                fills(&mut copy, 3 - player, how)
            }
            _ => {
                strip.place(cell, player);
                if how == Leaves::TooEarly {
                    strip.take_back(cell);
                }
                let found = fills(strip, 3 - player, how);
                match how {
                    Leaves::TakesBack => strip.take_back(cell),
                    Leaves::Late => placed.push(cell),
                    _ => {}
                }
                found
            }
        };
        if if player == 1 {
            value > best.0
        } else {
            value < best.0
        } {
            best = (value, Some(cell));
        }
    }
    for cell in placed {
        strip.take_back(cell);
    }
    best
}

fn filled(how: Leaves) -> Trace {
    let limits = Limits {
        depth: 6,
        ..Limits::default()
    };
    let mut strip = Strip::new([0; 4]);
    try_record(|| with_limits(limits, || fills(&mut strip, 1, how))).1
}

/// The same with one sign for both players: each call returns the mover's value.
#[traced(skip(strip), values(mover))]
fn fills_for(strip: &mut Strip, player: u8) -> (Value, Option<usize>) {
    let sign = if player == 1 { 1 } else { -1 };
    if strip.is_full() {
        let left = strip.cells[..2].iter().filter(|&&cell| cell == 1);
        return (sign * left.count() as Value, None);
    }
    let mut best = (-9, None);
    for cell in 0..4 {
        if strip.cells[cell] > 0 {
            continue;
        }
        strip.place(cell, player);
        let (value, _) = fills_for(strip, 3 - player);
        strip.take_back(cell);
        if -value > best.0 {
            best = (-value, Some(cell));
        }
    }
    best
}

#[rstest]
#[case::max([1, 0, 0, 2], 1)]
#[case::min([1, 0, 0, 0], 2)]
fn the_movers_values_are_turned_on_a_first_board_that_does_not_say_who_moves(
    #[case] cells: [u8; 4],
    #[case] player: u8,
) {
    let [mut plain, mut negamax] = [Strip::new(cells), Strip::new(cells)];
    let (_, plain) = record(|| fills(&mut plain, player, Leaves::TakesBack));
    let (_, negamax) = record(|| fills_for(&mut negamax, player));
    assert_eq!(nodes(&negamax), nodes(&plain));
    assert!(!nodes(&plain).is_empty());
    let counted = [&negamax, &plain].map(figures::game_counts);
    assert_eq!(counted[0], counted[1]);
}

#[test]
fn a_movers_value_is_nobodys_where_nothing_says_who_moves() {
    let (_, trace) = record(|| fills_for(&mut Strip::new([1, 2, 1, 2]), 2));
    assert_eq!(figures::game_counts(&trace).worth, None);
}

#[test]
fn a_search_that_copies_the_board_is_the_same_as_one_that_takes_back() {
    let [ours, copies] = [Leaves::TakesBack, Leaves::Copies].map(filled);
    contains(wide_text(&ours), "64 nodes searched below the root.");
    assert_eq!(wide_text(&copies), wide_text(&ours));
    let parted = figures::difference(&ours, &copies);
    assert!(parted.is_none(), "{parted:?}");
}

#[test]
fn a_move_that_is_taken_back_before_its_call_leaves_the_same_board_once_more() {
    let [ours, stuck] = [Leaves::TakesBack, Leaves::TooEarly].map(filled);
    let text = wide_text(&stuck);
    begins(&text, "MAX  ×  never returned\n└─ once more: ");
    assert!(text.contains("5 nodes searched below the root."), "{text}");
    let parted = figures::difference(&ours, &stuck).expect("a difference");
    let says = "On the first board, yours searches the same board once more; ours does not, and tries move 0 instead.";
    assert_eq!(parted.sentence, says, "{text}");
}

/// Searches another board before its own.
#[traced(skip(board, other))]
fn strays(board: &Watched<Node>, other: Option<&Watched<Node>>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    if let Some(other) = other {
        strays(other, None);
    }
    let replies = board.legal_moves().map(|mv| strays(&board.play(mv), None));
    best(board, replies)
}

#[test]
fn a_board_that_no_move_leads_to_is_called_a_board() {
    let run = |is_stray| {
        let first = root(&forty_four(), true);
        let other = root(&leaves(&[1, 2]), false);
        record(|| strays(&first, Some(&other).filter(|_| is_stray))).1
    };
    let parted = figures::difference(&run(false), &run(true)).expect("a difference");
    let says = "On the first board, yours searches the board [1, 2]; ours does not, and tries move 1 instead.";
    assert_eq!(parted.sentence, says);
}

#[test]
fn a_move_that_is_taken_back_late_is_compared_where_it_was_made_first() {
    let [ours, late] = [Leaves::TakesBack, Leaves::Late].map(filled);
    let parted = figures::difference(&ours, &late).expect("a difference");
    let says = "After moves 0 and 1, yours tries move 2 once more; ours does so only once.";
    assert_eq!(parted.sentence, says, "{}", wide_text(&late));
}

/// One function for each player, as the textbook has them.
#[traced(skip(board, is_wrong))]
fn max_value(board: &Watched<Node>, is_wrong: bool) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let further = if is_wrong { max_value } else { min_value };
    let replies = board
        .legal_moves()
        .map(|mv| further(&board.play(mv), is_wrong));
    best(board, replies)
}

#[traced(skip(board, is_wrong))]
fn min_value(board: &Watched<Node>, is_wrong: bool) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let replies = board
        .legal_moves()
        .map(|mv| max_value(&board.play(mv), is_wrong));
    best(board, replies)
}

#[test]
fn another_function_of_ours_on_the_same_board_is_a_difference() {
    let run = |is_wrong| record(|| max_value(&root(&forty_four(), true), is_wrong)).1;
    let parted = figures::difference(&run(false), &run(true)).expect("a difference");
    assert_eq!(
        parted.sentence,
        "After move 1, yours calls max_value; ours calls min_value."
    );
}

#[test]
fn searches_that_begin_after_different_moves_are_told_by_these() {
    let board = root(&inner([Tree::Leaf(5), leaves(&[6, 1])]), true);
    let (_, trace) = record(|| {
        let replies = board.legal_moves().map(|mv| ahead(&board.play(mv), 8));
        best(&board, replies)
    });
    let text = wide_text(&trace);
    // A board alone is no line.
    assert!(text.starts_with("move 1: 5\n"), "{text}");
    assert!(text.contains("\nmove 2: MIN  1\n"), "{text}");
    assert_eq!(text.matches("★\n").count(), 1, "{text}");
    // The search also searched the boards after these moves.
    let counted = figures::game_counts(&trace);
    assert_eq!((counted.searched, counted.leaves), (4, 3));
}

/// Values the board after each move without a call.
#[traced(skip(board))]
fn reads_at_once<B: Board>(board: &B) -> Value {
    let replies = board.legal_moves().map(|mv| board.play(mv));
    let values: Vec<Value> = replies
        .map(|next| match next.done() {
            true => next.evaluate(),
            false => reads_at_once(&next),
        })
        .collect();
    let best = match board.to_move() {
        Player::First => values.iter().max(),
        Player::Second => values.iter().min(),
    };
    best.copied().unwrap_or_default()
}

#[test]
fn a_board_around_the_recorded_one_leaves_the_values_within_untold() {
    let tree = inner([Tree::Leaf(70), leaves(&[50, 20])]);
    let (value, trace) = record(|| reads_at_once(&WinDrawLoss(root(&tree, true))));
    assert_eq!(value, 1, "a sign");
    let text = wide_text(&trace);
    let says = "MAX  1\n├─ value unknown\n└─ MIN  1  ★\n   ├─ value unknown\n   └─ value unknown\n";
    assert!(text.starts_with(says), "{text}");
    assert!(!player(&trace).contains("a leaf: 70"), "{}", player(&trace));
    let (_, plain) = record(|| reads_at_once(&root(&tree, true)));
    assert!(wide_text(&plain).contains("70"), "{}", wide_text(&plain));
}

/// Is handed the board and the move, and makes it itself.
#[traced(skip(before))]
fn makes_its_move(before: &Watched<Node>, mv: Option<usize>) -> Value {
    let board = match mv {
        Some(mv) => before.play(mv),
        None => before.clone(),
    };
    if board.done() {
        return board.evaluate();
    }
    let values = board.legal_moves();
    best(&board, values.map(|mv| makes_its_move(&board, Some(mv))))
}

#[test]
fn a_search_that_makes_the_move_itself_is_about_the_board_after_it() {
    let tree = inner([leaves(&[3, 1]), Tree::Leaf(2)]);
    let drawing = wide_text(&record(|| makes_its_move(&root(&tree, true), None)).1);
    assert!(drawing.contains("4 nodes searched"), "{drawing}");
    assert!(!drawing.contains("not visited"), "{drawing}");
    assert!(!drawing.contains("once more"), "{drawing}");
}

/// Asks its own board once more, before it reads both leaves; then it reads one.
#[traced(skip(board), depth(depth))]
fn asks_itself_once_more(board: &Watched<Node>, depth: u32) -> Value {
    let mut values = vec![board.play(1).evaluate()];
    if depth > 1 {
        asks_itself_once_more(board, depth - 1);
        values.push(board.play(2).evaluate());
    }
    best(board, values.into_iter())
}

#[test]
fn a_search_that_asks_its_own_board_once_more_is_not_about_the_one_after_its_move() {
    let (_, trace) = record(|| asks_itself_once_more(&root(&leaves(&[3, 5]), true), 2));
    let drawing = wide_text(&trace);
    assert!(drawing.contains("once more: MAX"), "{drawing}");
}

#[test]
fn a_search_stops_at_the_end_of_the_game_if_it_goes_on_after_other_moves() {
    let text = |grid| wide_text(&boards::of_the_first_end(grid));
    contains(text("XX.OO...."), "not visited: the search went no further");
    contains(text("XO.OO.X.X"), "8 not visited: 6 ends the game");
}

/// Leaves out the first move of the first board.
#[traced(skip(board))]
fn skips_the_first(board: &Watched<Node>, is_first: bool) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let replies = board.legal_moves().skip(usize::from(is_first));
    best(
        board,
        replies.map(|mv| skips_the_first(&board.play(mv), false)),
    )
}

#[test]
fn a_first_move_that_was_left_out_is_drawn_first() {
    let tree = inner([leaves(&[1]), leaves(&[2]), leaves(&[3])]);
    let (_, trace) = record(|| skips_the_first(&root(&tree, true), true));
    let nodes = nodes(&trace);
    let text = tree_text(&trace, &TextOptions::default());
    contains(&nodes[1], "×  not visited: later moves were searched");
    assert!(nodes[2].contains("MIN  2"), "{text}");
    assert!(!text.contains("went no further"), "{text}");
    assert!(text.contains("1 not searched."), "{text}");
    // The same in the drawing: its crossed node has the smallest place.
    let svg = figures::tree_svg(&trace, &SvgOptions::embedded("it"));
    let at = |words: &str| {
        svg.find(words)
            .unwrap_or_else(|| panic!("no {words} in {svg}"))
    };
    assert!(at("n never") < at(">2<"), "{svg}");
}

/// Searches only move 2.
#[traced(skip(board), window(alpha, beta))]
fn tries_the_second(board: &Watched<Node>, alpha: Value, beta: Value) -> Value {
    if board.done() {
        return board.evaluate().clamp(alpha, beta);
    }
    tries_the_second(&board.play(2), alpha, beta)
}

/// Only move 3 was cut: move 1 was left out before a later move was searched.
#[test]
fn a_move_that_was_left_out_before_another_is_not_counted_as_cut() {
    let tree = leaves(&[1, 5, 4]);
    let (_, trace) = record(|| tries_the_second(&root(&tree, true), 0, 5));
    let text = wide_text(&trace);
    assert!(text.contains("first window's β is 5"), "{text}");
    assert!(
        text.contains("2 branches not searched at 1 node."),
        "{text}"
    );
    let svg = figures::tree_svg(&trace, &SvgOptions::embedded("it"));
    assert!(!svg.contains(">cut"), "{svg}");
}

/// Asks with a null window first, and asks again if the answer is inside the full window.
#[traced(skip(board), window(alpha, beta))]
fn asks_first(board: &Watched<Node>, mut alpha: Value, beta: Value) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let mut best = Value::MIN;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let mut value = match best {
            Value::MIN => asks_first(&next, alpha, beta),
            _ => asks_first(&next, alpha, alpha + 1),
        };
        if best > Value::MIN && value > alpha && value < beta {
            value = asks_first(&next, alpha, beta);
        }
        best = best.max(value);
        alpha = alpha.max(best);
    }
    best
}

#[test]
fn what_a_first_answer_was_to_a_search_that_asks_again_is_not_said() {
    let trace = record(|| asks_first(&root(&leaves(&[3, 5]), true), Value::MIN, Value::MAX)).1;
    let steps = sentences(&trace);
    let told = [
        "move 2, a leaf: 5",
        "move 2, a leaf: 5. The best for MAX is now 5, α rises to 5",
    ];
    assert_eq!(steps[2..4], told);
    // Both calls valued the board.
    lacks(wide_text(&trace), "answered at once");
}

/// Searches what follows two plies further on, after the first move was searched.
#[traced(skip(board))]
fn further_on(board: &Watched<Node>, first: bool) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let next = board.play(1);
    let value = further_on(&next, false);
    if first {
        further_on(&next.play(2), false);
    }
    value
}

#[test]
fn what_a_search_did_two_plies_further_on_is_not_drawn_in_another_search() {
    let trace = record(|| further_on(&root(&inner([leaves(&[3, 5])]), true), true)).1;
    let text = wide_text(&trace);
    // The drawing shows them in the order of the run.
    assert!(text.contains("├─ MIN  ≤ 3\n│  ├─ 3\n"), "{text}");
    assert!(
        text.contains("└─ MIN  no recorded number\n   ├─ ×  not visited: later moves were searched; unread: 3\n   └─ 5\n"),
        "{text}"
    );
}
