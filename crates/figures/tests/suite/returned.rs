//! A number is a node's value, and two arguments are its window, only if the program says so: by the type that
//! it returns ([`call_trace::Valued`]) and by its attribute.

// These tests need windows that are only handed on.
#![allow(clippy::only_used_in_recursion)]

use call_trace::{Trace, Valued, record, traced};
use figures::{SvgOptions, tree_svg};
use game::{Board, Player, Value, Watched};
use rstest::rstest;

use crate::drawing::{begins, contains, lacks, listed, player, text};
use crate::runs::fields::Field;
use crate::runs::games::{Node, Tree, best, for_mover, inner, leaves, root};

fn tree() -> Tree {
    inner([leaves(&[3, 5]), leaves(&[4, 9])])
}

fn run<R>(search: impl Fn(&Watched<Node>) -> R) -> Trace {
    record(|| search(&root(&tree(), true))).1
}

/// How many calls there were, and the value, with these words in the attribute.
macro_rules! counted {
    ($name:ident, $($said:tt)*) => {
        #[traced(skip(board) $($said)*)]
        fn $name(board: &Watched<Node>) -> (i32, Value) {
            if board.done() {
                return (1, board.evaluate());
            }
            let replies: Vec<(i32, Value)> = { board.legal_moves() }
                .map(|mv| $name(&board.play(mv)))
                .collect();
            let calls = replies.iter().map(|(calls, _)| calls).sum::<i32>() + 1;
            (calls, best(board, replies.iter().map(|(_, value)| *value)))
        }
    };
}

counted!(counted,);
counted!(counted_and_said, , returns(_, value));

#[test]
fn the_first_number_of_a_pair_is_no_value_unless_the_attribute_says_so() {
    let silent = run(counted);
    let drawing = text(&silent);
    let nodes = "MAX  no recorded number\n├─ MIN  no recorded number\n│  ├─ 3\n│  └─ 5\n";
    assert!(drawing.starts_with(nodes), "{drawing}");
    assert!(drawing.ends_with("Returned: (7, 4)\n"), "{drawing}");
    assert!(!player(&silent).contains("The best for MAX"));
    let said = run(counted_and_said);
    let drawing = text(&said);
    begins(&drawing, "MAX  4\n├─ MIN  3\n│  ├─ 3\n");
    assert!(player(&said).contains("MIN hands up 4. The best for MAX is now 4"));
}

/// Searches only the first two moves.
#[traced(skip(board))]
fn first_two(board: &Watched<Node>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let replies = board.legal_moves().take(2);
    best(board, replies.map(|mv| first_two(&board.play(mv))))
}

/// Returns this for a board without a move, whatever it is worth, in a window that need not be open.
#[traced(skip(board, said), window(_alpha, _beta))]
fn says(board: &Watched<Node>, said: Value, _alpha: Value, _beta: Value) -> Value {
    board.evaluate();
    said
}

#[rstest]
#[case::the_value_itself(5, (2, 7), "5")]
#[case::itself_beyond_the_window(5, (6, 7), "5")]
#[case::the_lower_end(6, (6, 7), "≤ 6")]
#[case::the_upper_end(4, (2, 4), "≥ 4")]
#[case::neither(9, (2, 7), "9")]
#[case::the_end_on_the_other_side(7, (2, 7), "7")]
#[case::a_closed_window(7, (7, 6), "≤ 7")]
#[case::the_other_end_of_a_closed_window(6, (7, 6), "≤ 6")]
fn what_a_call_returns_for_the_board_that_it_valued(
    #[case] said: Value,
    #[case] (alpha, beta): (Value, Value),
    #[case] label: &str,
) {
    // The board after the move is worth 5.
    let tree = leaves(&[5]);
    let text = text(&record(|| above(&root(&tree, true), said, alpha, beta)).1);
    let leaf = text.lines().find_map(|line| line.strip_prefix("└─ "));
    let leaf = leaf.map(|line| line.trim_end_matches([' ', '★']));
    assert_eq!(leaf, Some(label), "{text}");
}

/// Has the board after its move valued by a call.
#[traced(skip(board, said))]
fn above(board: &Watched<Node>, said: Value, alpha: Value, beta: Value) -> Value {
    says(&board.play(1), said, alpha, beta)
}

/// MAX tries only its first move, and MIN tries all its moves.
#[traced(skip(board), window(alpha, beta))]
fn max_tries_one(board: &Watched<Node>, alpha: Value, beta: Value) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let tried = match board.to_move() {
        Player::First => 1,
        Player::Second => usize::MAX,
    };
    let replies = board.legal_moves().take(tried);
    best(
        board,
        replies.map(|mv| max_tries_one(&board.play(mv), alpha, beta)),
    )
}

/// In an open window, a value beyond an end is a bound, whatever moves were left out below: the call reports it.
#[test]
fn a_value_beyond_its_window_is_a_bound() {
    for left_out in [&[9][..], &[]] {
        let tree = inner([leaves(&[&[-4], left_out].concat())]);
        let (value, trace) = record(|| max_tries_one(&root(&tree, false), -1, 7));
        assert_eq!(value, -4);
        let text = text(&trace);
        assert!(text.starts_with("MIN  ≤ −4  "), "{text}");
        assert!(text.contains("└─ MAX  ≤ −4  "), "{text}");
    }
}

/// In a closed window, only a branch that was left out makes a bound.
#[test]
fn in_a_closed_window_the_player_who_left_moves_out_may_have_something_better() {
    let of = |leaves_: &[i32]| {
        let tree = leaves(leaves_);
        text(&record(|| max_tries_one(&root(&tree, true), 3, 3)).1)
    };
    assert!(of(&[5, 9]).starts_with("MAX  ≥ 5  "), "{}", of(&[5, 9]));
    assert!(of(&[5]).starts_with("MAX  5  "), "{}", of(&[5]));
}

/// Searches the moves of the first board. On each other board it makes all moves, searches none, and returns alpha.
#[traced(skip(board), window(alpha, beta))]
fn only_looks(board: &Watched<Node>, is_first: bool, alpha: Value, beta: Value) -> Value {
    let made: Vec<_> = board.legal_moves().map(|mv| board.play(mv)).collect();
    let made = made.iter().filter(|_| is_first);
    let values = made.map(|next| only_looks(next, false, beta, alpha));
    values.max().unwrap_or(alpha)
}

/// The window of MIN is (1, −1), and its two moves were made and left out.
#[test]
fn moves_that_were_only_made_in_a_closed_window_may_be_better() {
    let tree = inner([leaves(&[3, 5])]);
    let (_, trace) = record(|| only_looks(&root(&tree, true), true, -1, 1));
    let text = text(&trace);
    assert!(text.contains("\n└─ ≤ 1   looked at 2 moves\n"), "{text}");
    assert!(text.contains("1 node searched below the root.\n"), "{text}");
}

/// The drawing as far as the star, which must exist.
fn to_the_star(trace: &Trace) -> String {
    let text = text(trace);
    let star = text.find("  ★").unwrap_or_else(|| panic!("{text}"));
    text[..star].to_owned()
}

#[test]
fn without_a_returned_move_the_line_ends_where_two_moves_have_its_value() {
    let of = |first: &[i32], second: &[i32]| {
        let tree = inner([leaves(first), leaves(second)]);
        record(|| first_two(&root(&tree, true))).1
    };
    assert!(to_the_star(&of(&[5, 4], &[0])).ends_with("│  └─ 4"));
    assert!(to_the_star(&of(&[4, 4], &[0])).ends_with("├─ MIN  4"));
    let equal = text(&of(&[5, 4], &[4]));
    assert!(!equal.contains('★'), "{equal}");
}

/// A value loses a point on its way up.
#[traced(skip(board))]
fn tires(board: &Watched<Node>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let replies = board.legal_moves().map(|mv| tires(&board.play(mv)));
    best(board, replies.map(|value| value - value.signum()))
}

/// MIN hands up −5, the first reply, and MAX then returns −4. The player shows the −5 as the best value, not the −4.
#[test]
fn what_the_best_is_follows_from_what_was_handed_up_where_a_function_changes_values() {
    let tree = inner([leaves(&[5, -6]), leaves(&[-7, 1])]);
    let (value, trace) = record(|| tires(&root(&tree, true)));
    assert_eq!(value, -4);
    let steps = player(&trace);
    contains(&steps, "MIN hands up −5. The best for MAX is now −5");
    contains(&steps, "MIN hands up −6. The best for MAX is still −5");
    assert!(steps.contains("MAX hands up −4"), "{steps}");
}

/// A search that may find no value.
#[traced(skip(board))]
fn tried(board: &Watched<Node>) -> Result<Value, String> {
    if board.done() {
        return Ok(board.evaluate());
    }
    let replies = board.legal_moves().map(|mv| tried(&board.play(mv)));
    let replies: Vec<Value> = replies.collect::<Result<_, _>>()?;
    Ok(best(board, replies.into_iter()))
}

#[test]
fn of_a_value_in_another_form_it_is_said_that_no_number_was_recorded() {
    let steps = player(&run(tried));
    assert!(steps.contains("MAX hands up no recorded number"), "{steps}");
    assert!(!steps.contains("no value"), "{steps}");
}

/// Returns `None` if there is no value to choose from.
#[traced(skip(board))]
fn perhaps(board: &Watched<Node>) -> Option<Value> {
    if board.done() {
        return Some(board.evaluate());
    }
    let replies = board
        .legal_moves()
        .filter_map(|mv| perhaps(&board.play(mv)));
    let replies: Vec<Value> = replies.collect();
    (!replies.is_empty()).then(|| best(board, replies.into_iter()))
}

/// A type of a student's.
#[derive(Debug, Clone, Copy)]
struct Found {
    calls: u64,
    worth: Value,
}

impl Valued for Found {
    fn value(&self) -> Option<i32> {
        Some(self.worth)
    }
}

#[traced(skip(board))]
fn found(board: &Watched<Node>) -> Found {
    if board.done() {
        let worth = board.evaluate();
        return Found { calls: 1, worth };
    }
    let replies: Vec<Found> = { board.legal_moves() }
        .map(|mv| found(&board.play(mv)))
        .collect();
    Found {
        calls: 1 + replies.iter().map(|it| it.calls).sum::<u64>(),
        worth: best(board, replies.iter().map(|it| it.worth)),
    }
}

#[test]
fn a_value_in_an_option_or_in_a_type_that_says_so_is_a_value() {
    for trace in [run(perhaps), run(found)] {
        let drawing = text(&trace);
        assert!(drawing.starts_with("MAX  4\n├─ MIN  3\n"), "{drawing}");
        let steps = player(&trace);
        contains(&steps, "MIN hands up 3. The best for MAX is now 3");
        assert!(!steps.contains("nothing"), "{steps}");
    }
}

/// Plain minimax, which is given two numbers, with these words in the attribute.
macro_rules! of_two_numbers {
    ($name:ident($a:ident, $b:ident), $($said:tt)*) => {
        #[traced(skip(board) $($said)*)]
        fn $name(board: &Watched<Node>, $a: Value, $b: Value) -> Value {
            if board.done() {
                return board.evaluate();
            }
            let moves: Vec<usize> = board.legal_moves().collect();
            let replies = moves.into_iter().map(|mv| board.play(mv));
            best(board, replies.map(|reply| $name(&reply, $a, $b)))
        }
    };
}

of_two_numbers!(between(a, b),);
of_two_numbers!(in_window(a, b), , window(a, b));
// By the names that others give their window.
of_two_numbers!(named(alpha, beta),);

#[test]
fn two_arguments_are_a_window_where_the_attribute_says_so_and_nowhere_else() {
    for trace in [
        run(|board| between(board, 4, 8)),
        run(|board| named(board, 4, 8)),
    ] {
        let (drawing, steps) = (text(&trace), player(&trace));
        assert!(drawing.starts_with("MAX  4\n├─ MIN  3\n"), "{drawing}");
        assert!(!drawing.contains(['(', '≤', '≥']), "{drawing}");
        lacks(&steps, "still matter");
        lacks(&steps, "closed");
    }
    let trace = run(|board| in_window(board, 4, 8));
    let (drawing, steps) = (text(&trace), player(&trace));
    assert!(drawing.contains("(4, 8)\n├─ MIN  ≤ 3"), "{drawing}");
    contains(&steps, "only values in (4, 8) still matter");
}

/// Is it worth at least so much to the player who moves?
#[traced(skip(board), values(at_least))]
fn at_least(board: &Watched<Node>, t: Value) -> bool {
    if board.done() {
        return for_mover(board) >= t;
    }
    let moves: Vec<usize> = board.legal_moves().collect();
    moves
        .into_iter()
        .any(|mv| !at_least(&board.play(mv), 1 - t))
}

/// The text said A and B, and the list and the player MAX and MIN, of the same nodes.
#[test]
fn the_players_have_the_same_names_in_the_drawing_the_text_the_list_and_the_player() {
    let options = SvgOptions::embedded("it");
    let all = |trace: &Trace| {
        let drawn = [text(trace), listed(trace), player(trace)];
        drawn.map(|drawn| drawn.replace("fig-game", ""))
    };
    let letters = run(|board| at_least(board, 4));
    assert!(tree_svg(&letters, &options).contains("△ A moves, ▽ B"));
    for drawn in all(&letters) {
        assert!(!drawn.contains("MAX") && !drawn.contains("MIN"), "{drawn}");
    }
    assert!(text(&letters).starts_with("A  "), "{}", text(&letters));
    for said in [listed(&letters), player(&letters)] {
        contains(&said, "A chooses here");
        contains(&said, "B hands up");
    }
    for drawn in all(&run(perhaps)) {
        assert!(drawn.contains("MAX") && drawn.contains("MIN"), "{drawn}");
    }
}

/// Minimax on a field: no recording contains all positions below.
#[traced(skip(board), depth(depth))]
fn on_a_field(board: &Watched<Field>, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let moves: Vec<_> = board.legal_moves().collect();
    let values = moves
        .into_iter()
        .map(|mv| on_a_field(&board.play(mv), depth - 1));
    values.max().unwrap_or_default()
}

#[test]
fn where_nobody_knows_how_many_leaves_there_are_none_are_said_to_be_read() {
    let trace = record(|| on_a_field(&Watched::new(Field::new(1, 1)), 1)).1;
    let svg = tree_svg(&trace, &SvgOptions::embedded("it"));
    contains(&svg, "nodes visited");
    lacks(&svg, " reads ");
}

/// Is what is left worth at least so much to the player who moves? The row of boxes that is open can be taken whole, or all but the
/// last two, which are left to the other player; after it the next lines are tried `further`.
#[traced(skip(board, row, further), window(t - 1, t), values(at_least))]
fn with_a_choice(board: &Watched<Field>, t: Value, row: &[&str], further: &[&str]) -> bool {
    let line = |board: &Watched<Field>, name: &str| {
        let mut moves = board.legal_moves();
        moves
            .find(|line| line.to_string() == name)
            .expect("an open line")
    };
    if let [_, ..] = row {
        let rest = row
            .iter()
            .fold(board.clone(), |rest, name| rest.play(line(&rest, name)));
        let (taken, left) = (row.len() as Value - 2, 2);
        return with_a_choice(&rest, t - taken - left, &[], further)
            || !with_a_choice(&rest, 1 - (t - taken + left), &[], further);
    }
    match further {
        [] => t <= 0,
        [next, others @ ..] => !with_a_choice(&board.play(line(board, next)), 1 - t, &[], others),
    }
}

/// A takes three boxes, or takes one and leaves two. Then B moves, and the letters below belong to the other player.
#[test]
fn the_question_after_boxes_were_left_is_the_other_players() {
    let drawn = "a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3 a1a2";
    let board = || {
        let mut field = Field::new(2, 3).after(drawn);
        field.max = true;
        Watched::new(field)
    };
    let run = || with_a_choice(&board(), 9, &["b1b2", "c1c2", "d1d2"], &["a2a3", "b2b3"]);
    let text = text(&record(run).1);
    assert!(text.contains("b1b2 c1c2 d1d2 +3: A again  ≥ 6"), "{text}");
    contains(&text, "b1b2 c1c2 d1d2 +1 leaves 2: B  ≥ −9");
    let below = |begins: &str| {
        let at = text.find(begins).expect("it is drawn");
        let line = text[at..].lines().nth(1).unwrap_or_default();
        line.trim_start_matches([' ', '│', '└', '├', '─'])
            .to_owned()
    };
    assert!(below("+3: A again").starts_with("a2a3: B  ≥ −5"), "{text}");
    assert!(below("leaves 2: B").starts_with("a2a3: A  ≥ 10"), "{text}");
}
