//! The checks of the exercise `move_order`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::{centre_first, promising_first};
use alpha_beta::tree_board::TreeBoard;
pub(super) use common::OPEN;
use common::{attempt, minus, shown, spaced, tree, twice, worth};
use diagnosis::sentence;
use game::{Board, Node, Ordered, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

pub(super) fn the_centre_comes_first_then_corners_then_edges(position: &str, want: &str) {
    let moves = by_cell(position);
    assert!(
        moves == want,
        "{}",
        wrong_order(
            &format!("centre_first on the cells of {position}"),
            &moves,
            want,
            &about_cells()
        )
    );
}

fn wrong_order(what: &str, moves: &str, want: &str, thought: &str) -> String {
    let said = format!(
        "Your {what} gave the order {moves}, but should give {want}.\n{}",
        sentence(thought)
    );
    said.trim_end().to_owned()
}

/// Returns the order of the cells on a board.
fn by_cell(position: &str) -> String {
    order(&Ordered::new(board(position), centre_first))
}

fn about_cells() -> String {
    let empty = attempt(|| by_cell(".........")).unwrap_or_default();
    let o_moves = attempt(|| by_cell("X........")).unwrap_or_default();
    let thought = match (empty.as_str(), o_moves.as_str()) {
        ("5 1 3 7 9 2 4 6 8", now) if now != "5 3 7 9 2 4 6 8" => {
            "your order of the free cells changes after a move at cell 1, but a good cell is good \
             for both players. Compute the rank from the cell alone."
        }
        ("2 4 6 8 1 3 7 9 5", _) => {
            "the search tries a low rank first, but your code gives the centre the highest rank. \
             Give the centre the lowest rank, and the corners the next."
        }
        ("1 2 3 4 5 6 7 8 9", _) if ranks().is_some_and(|it| it[0] < it[8]) => {
            "your order is the order of the cell numbers. Rank the centre, 5, first, and the corners \
             1, 3, 7 and 9 next."
        }
        ("1 2 3 4 5 6 7 8 9", _) => {
            "your code gives every cell the same rank. Rank the centre, 5, first, and the corners \
             1, 3, 7 and 9 next."
        }
        ("4 2 6 8 1 3 5 7 9", _) => {
            "your code ranks cell 4 first. The cells have the numbers 1 to 9. Give the lowest rank \
             to 5, the centre, and the next to 1, 3, 7 and 9."
        }
        ("6 2 4 8 1 3 5 7 9", _) => {
            "your code ranks cell 6 first. An index starts at 0, but a cell number at 1. Give the \
             lowest rank to 5, the centre, and the next to 1, 3, 7 and 9."
        }
        ("1 3 7 9 5 2 4 6 8", _) => {
            "your order begins with the corners. The centre is on four lines and a corner on \
             three. Rank the centre first."
        }
        ("5 1 3 6 8 2 4 7 9", _) => {
            "your code ranks 6 and 8 as corners, and 7 and 9 as edges. Check your corners: they \
             are 1, 3, 7 and 9."
        }
        ("5 4 6 3 7 2 8 1 9", _) => {
            "your code ranks each cell by the distance of its number from 5. Rank the corners 1, \
             3, 7 and 9 before the edges 2, 4, 6 and 8."
        }
        ("5 2 4 6 8 1 3 7 9", _) => {
            "your order has the edges before the corners. A corner is on three lines and an edge \
             on two. Rank the corners before the edges."
        }
        ("5 1 2 3 4 6 7 8 9", _) => {
            "your order has the centre first, but then all other cells by number. A corner is on \
             three lines and an edge on two. Rank the corners before the edges."
        }
        ("1 3 5 7 9 2 4 6 8", _) => {
            "your order has the centre among the corners. The centre is on four lines and a \
             corner on three. Rank the centre first."
        }
        ("5 9 7 3 1 8 6 4 2", _) => {
            "your code reverses the order of equally good cells. Give all four corners one rank, \
             and all four edges another."
        }
        _ => return before_the_centre().or_else(unequal).unwrap_or_default(),
    };
    thought.into()
}

/// The rank of each cell on the empty board.
fn ranks() -> Option<Vec<i32>> {
    let empty = board(".........");
    attempt(|| Cell::all().map(|cell| centre_first(&empty, cell)).collect())
}

/// Describes the cell with the lowest rank, if this is not the centre.
fn before_the_centre() -> Option<String> {
    let ranks = ranks()?;
    let others = (1..=9).filter(|&cell| cell != 5);
    let first = others.min_by_key(|cell| ranks[cell - 1])?;
    let (rank, centre) = (ranks[first - 1], ranks[4]);
    (rank <= centre).then(|| {
        minus(&format!(
            "the search tries a low rank first, but your code gives cell {first} the rank {rank} and \
             the centre, 5, the rank {centre}. The centre must have the lowest rank, and the corners \
             the next."
        ))
    })
}

/// Describes corners or edges with different ranks.
fn unequal() -> Option<String> {
    let ranks = ranks()?;
    let kinds = [("corners", [1, 3, 7, 9]), ("edges", [2, 4, 6, 8])];
    kinds.into_iter().find_map(|(kind, [a, b, c, d])| {
        let of = [a, b, c, d].map(|cell| ranks[cell - 1]);
        let is_unequal = of.iter().any(|rank| *rank != of[0]);
        is_unequal.then(|| {
            minus(&format!(
                "your code gives the {kind} {a}, {b}, {c} and {d} the ranks {}, {}, {} and {}. Give all \
                 four cells the same rank.",
                of[0], of[1], of[2], of[3]
            ))
        })
    })
}

pub(super) fn the_most_promising_move_comes_first(text: &str, want: &str) {
    let why = |panic: &str, _: &call_trace::Tree| {
        panic.contains("with overflow").then(|| {
            let with = match text.contains("000000") {
                true => "with values up to 2 000 000 000",
                false => "with a number of its own that is too large",
            };
            minus(&format!(
                "Your promising_first on {text} panicked, but should return a rank.\nYour code \
                 calculates {with}, and a result does not fit into an `i32`. Rank by the value \
                 after the move, or by its negative.\n{panic}"
            ))
        })
    };
    let (moves, _) = diagnosis::watch(|| by_value(text), why);
    assert!(
        moves == want,
        "{}",
        minus(&wrong_order(
            &format!("promising_first on the moves of {text}"),
            &moves,
            want,
            about_values()
        ))
    );
}

/// Returns the order of the moves of a tree.
fn by_value(text: &str) -> String {
    let tree = tree(text);
    order(&Ordered::new(TreeBoard::new(&tree), promising_first))
}

fn about_values() -> &'static str {
    let by = |text| attempt(|| by_value(text)).unwrap_or_default();
    let of_both = |max, min| (by(max), by(min));
    let is_right = |(max, min): &(String, String)| max == "2 3 1" && min == "1 3 2";
    let is_unchanged = |(max, min): &(String, String)| max == "1 2 3" && min == "1 2 3";
    let extra = of_both("[3:{9, 9}, 8:{1, 1}, 5]", "{3:{9, 9}, 8:{1, 1}, 5}");
    let again = of_both(
        "[3:{9, 9}, 8:{1, 1}, 5:{2, 2}]",
        "{3:{9, 9}, 8:{1, 1}, 5:{2, 2}}",
    );
    let over = of_both("[3, 8, 5]", "{3, 8, 5}");
    // No move ends the game.
    let goes_on = of_both(
        "[3:[9, 9], 8:[1, 1], 5:[2, 2]]",
        "{3:[9, 9], 8:[1, 1], 5:[2, 2]}",
    );
    if is_right(&goes_on) && !is_right(&over) {
        return "your order is right if the game continues after each move, but wrong if each move \
                ends the game. Rank both kinds of moves in the same way.";
    }
    match (over.0.as_str(), over.1.as_str()) {
        ("1 2 3", "1 2 3") if by("[-1, 0, 1, 0]").starts_with('3') => {
            "your code gives 3, 8 and 5 the same rank, but a value can be any number, not only a \
             win or a draw. Compute the rank from the value itself."
        }
        ("1 2 3", "1 2 3") if by("[1000000, 2000000000, -2000000000]") == "2 1 3" => {
            "your code gives 3, 8 and 5 the same rank, and separates only values that are far \
             apart. Compute the rank from the value itself."
        }
        ("1 2 3", "1 2 3") if is_unchanged(&goes_on) => {
            "your code does not change the order of the moves of [3, 8, 5]. The rank of a move must \
             come from the value of the new board, even if the game is not over."
        }
        ("1 2 3", _) | (_, "1 2 3") if over.0 != over.1 => {
            "your code changes the order of only one of [3, 8, 5], where MAX moves, and {3, 8, 5}, \
             where MIN moves. Rank the moves of both players by their values."
        }
        ("1 3 2", "2 3 1") if is_right(&again) => {
            "your order has the worst move first, except when the same player moves again. Call \
             `to_move()` or `better` on the board before the move, not on the new board."
        }
        ("1 3 2", "2 3 1") if [&extra, &again, &goes_on] == [&over; 3] => {
            "your order has the worst move first, for both players. The search tries a low rank \
             first. Change the sign of the rank for both players."
        }
        ("2 3 1", "2 3 1") | ("1 3 2", "1 3 2")
            if matches!(by("[-9, 3, 5]").as_str(), "1 3 2" | "2 3 1")
                && by("[-9, 3, 5]") == by("[9, 3, 5]") =>
        {
            "your order of [−9, 3, 5] is the same as your order of [9, 3, 5], as if the sign did \
             not matter. Compare the values with their signs."
        }
        ("2 3 1", "2 3 1") => {
            "your code ranks MIN's moves like MAX's, so MIN tries its worst move first. Give MIN's \
             smallest values the lowest ranks."
        }
        ("1 3 2", "1 3 2") => {
            "your code ranks MAX's moves like MIN's, so MAX tries its worst move first. Give MAX's \
             largest values the lowest ranks."
        }
        ("2 3 1", "1 3 2") => match (extra.0.as_str(), extra.1.as_str()) {
            _ if by("[3:[9, 9], 8:[1, 1], 5]") != "2 3 1" && is_right(&goes_on) => {
                "your order is right if all moves end the game, and if none does, but wrong if \
                 only some do. Rank both kinds of moves by the value alone."
            }
            _ if by("[3:[9, 9], 8:[1, 1], 5]") != "2 3 1"
                && by("[3:[9, 9], 8:[1, 1], 5]") == by("[3:[1, 1], 8:[9, 9], 5]") =>
            {
                match is_unchanged(&goes_on) {
                    true => {
                        "your order is wrong if a move does not end the game. Call `evaluate()` on \
                         the board directly after the move, even if the game is not over."
                    }
                    false => "",
                }
            }
            _ if by("[3:[9, 9], 8:[1, 1], 5]") != "2 3 1" => {
                "your rank depends on the replies. Call `evaluate()` on the board directly after \
                 the move."
            }
            ("2 3 1", "1 3 2")
                if by("[-3, -8, -5]") != "1 3 2" || by("{-3, -8, -5}") != "2 3 1" =>
            {
                "your order is wrong for values below 0, where −3 is larger than −8. Compute the rank \
                 from the value itself, with its sign."
            }
            ("2 3 1", "1 3 2") if by("[1000000, 2000000000, -2000000000]") != "2 1 3" => {
                "your order is wrong for large values, but a value can be any `i32`. Compute the rank \
                 from the value itself."
            }
            ("2 3 1", "1 3 2") if by("[-1, 0, 1, 0]") == "1 2 3 4" => {
                "your code gives values that are close together, such as 0 and 1, the same rank. \
                 Compute the rank from the value itself."
            }
            ("2 3 1", "1 3 2") if by("[1999999999, 2000000000, -2000000000]") != "2 1 3" => {
                "your order is wrong for large values that are close together. Compute the rank \
                 from the value itself, without rounding or a limit."
            }
            ("2 3 1", "1 3 2") => "",
            _ => match (again.0.as_str(), again.1.as_str()) {
                ("1 3 2", "2 3 1") => {
                    "among the moves after which the same player moves again, your order has the worst \
                     first. Choose the sign only by the player who makes the move."
                }
                ("1 2 3", "1 2 3") => {
                    "if the same player moves again after each move, your code does not change \
                     the order. Rank these moves by the value of the new board, too."
                }
                ("2 3 1", "1 3 2") => {
                    "your order is wrong if the same player moves again after some of the \
                     moves. Rank each move by the value alone, whoever moves next."
                }
                _ => "",
            },
        },
        _ => "",
    }
}

pub(super) fn the_same_cells_and_moves_have_the_same_order_again() {
    twice("centre_first on .........", || by_cell("........."));
    twice("promising_first on [3, 8, 5]", || by_value("[3, 8, 5]"));
    let moves = by_value("{3, 8, 5}");
    assert!(
        moves == "1 3 2",
        "{}",
        wrong_order(
            "promising_first on the moves of {3, 8, 5}",
            &moves,
            "1 3 2",
            about_values()
        )
    );
}

pub(super) fn sorting_looks_one_move_ahead_and_no_further() {
    let watched = Watched::new(WinDrawLoss(board("X...O....")));
    let order = Ordered::new(watched.clone(), promising_first);
    let moves = order.legal_moves().count();
    let tree = watched.tree();
    let deepest = tree.nodes().map(Node::depth).max().unwrap_or(0);
    assert!(
        deepest != 0,
        "Your promising_first for {moves} moves played no move, but should play each move \
         once.\nYour code ranks a move without playing it. Call `evaluate()` on the board after \
         the move."
    );
    assert!(
        deepest == 1,
        "Your promising_first for {moves} moves played {} boards, {deepest} moves deep, but should \
         play {moves}, 1 move deep.\nYour code also plays moves on the new boards. Call \
         `evaluate()` on the board directly after the move.",
        spaced(tree.len() - 1)
    );
}

pub(super) fn with_the_centre_first_most_is_cut(window: (Value, Value), want: usize) {
    let order = Ordered::new(WinDrawLoss(board(".........")), centre_first);
    let nodes = visited(order, window);
    assert!(
        nodes <= want,
        "{}",
        common::after_alpha_beta(
            "this test",
            format!(
                "Your centre_first on the empty board led alpha_beta to {} nodes, but should lead it to at most {}.\n{}",
                spaced(nodes),
                spaced(want),
                larger(by_cell(".........") == "5 1 3 7 9 2 4 6 8", &about_cells())
            )
        )
    );
}

pub(super) fn with_promising_moves_first_much_is_cut() {
    let order = Ordered::new(WinDrawLoss(board(".........")), promising_first);
    let nodes = visited(order, OPEN);
    assert!(
        nodes <= 7_956,
        "{}",
        common::after_alpha_beta(
            "this test",
            format!(
                "Your promising_first on the empty board led alpha_beta to {} nodes, but should lead it to at most 7 956.\n{}",
                spaced(nodes),
                larger(
                    by_value("[3, 8, 5]") == "2 3 1" && by_value("{3, 8, 5}") == "1 3 2",
                    about_values()
                )
            )
        )
    );
}

/// Explains a wrong whole search, or points to the order of a few moves if that is already wrong.
fn larger(small_is_right: bool, thought: &str) -> String {
    match small_is_right {
        true => sentence(thought),
        false => "Your order is already wrong in a smaller test. Fix that case first.".into(),
    }
}

pub(super) fn what_the_order_is_worth() {
    let numbered = || WinDrawLoss(board("........."));
    let nodes = visited(numbered(), OPEN);
    let centre = visited(Ordered::new(numbered(), centre_first), OPEN);
    let promising = visited(Ordered::new(numbered(), promising_first), OPEN);
    let leaves = |text: &str| {
        let tree = tree(text);
        alpha_beta(&TreeBoard::new(&tree), 9, Value::MIN, Value::MAX);
        tree.leaves_read().len()
    };
    worth(format!(
        "The empty board: {} nodes as the cells are numbered, {} with the centre first, {} with \
         promising moves first. The value is 0 in each.",
        spaced(nodes),
        spaced(centre),
        spaced(promising)
    ));
    worth(format!(
        "The page's tree has 8 leaves: the search reads {} in the first order, and {} in the \
         second.",
        leaves("[[47, 52, 70], [44, 61, 50], [40, 35]]"),
        leaves("[[40, 35], [61, 50, 44], [70, 52, 47]]")
    ));
}

fn board(position: &str) -> Bits {
    match position.parse() {
        Ok(board) => board,
        Err(fault) => panic!("{position}: {fault}"),
    }
}

/// Returns the moves in the order in which they are tried.
fn order(board: &impl Board) -> String {
    let moves: Vec<String> = board.legal_moves().map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// Counts the boards that the student's `alpha_beta` searches, without the boards played for sorting.
fn visited<B: Board>(board: B, (alpha, beta): (Value, Value)) -> usize {
    let watched = Watched::new(board);
    let (value, _) = alpha_beta(&watched, 9, alpha, beta);
    assert!(
        value == 0,
        "Your alpha_beta on the empty board returned {}, but should return 0 in every order.\nFix \
         `alpha_beta.rs` first.",
        shown(value)
    );
    watched.tree().counts().nodes
}
