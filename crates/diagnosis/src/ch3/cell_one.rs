//! What is said of wrong answers to `cell_one`: the claims of its tests, and what explains a run that breaks one.

mod common;

use common::{every_position, or_none, position, shown, watch};
use diagnosis::{attempt, counted, twice, worth, wrong_answer};
use game::{Board, Value};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell_one::{ask, find_computer_move, find_human_move, human_first};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::typed::Typed;

pub(super) type Find = fn(&mut Grid) -> (Value, usize);

pub(super) fn a_lost_position_still_has_a_legal_move(find: Find, text: &str, want: Value) {
    let (value, cell) = twice(&format!("the search on {text}"), || searched(find, text));
    let function = if want < 0 {
        "find_computer_move"
    } else {
        "find_human_move"
    };
    let got = format!("{} and {cell}", shown(value));
    let kind = match (1..=9).contains(&cell) {
        true => "occupied",
        false => "no cell",
    };
    let began = match value {
        -1..=1 => format!(
            " Which value to begin with is worse for {} than every move, even a losing one?",
            if want < 0 {
                "the computer"
            } else {
                "the human"
            }
        ),
        _ if want < 0 => format!(
            " {} is what value began with, and the computer's moves must be *larger*.",
            shown(value)
        ),
        _ => format!(
            " {} is what value began with, and the human's moves must be *smaller*.",
            shown(value)
        ),
    };
    assert!(
        is_free(text, cell),
        "{}",
        wrong_answer(
            &format!("{function} on {text}, where X is the human"),
            format!("value {}, cell {cell}", shown(value)),
            format!("value {}, a free cell", shown(want)),
            &format!("every move loses here, and {cell} is {kind}.{began}")
        )
    );
    assert!(
        value == want,
        "{}",
        wrong_answer(
            &format!("{function} on {text}, where X is the human"),
            &got,
            format!("{} and {cell}", shown(want)),
            "every move loses here. A better start must not change the value."
        )
    );
}

pub(super) fn the_search_is_right_in_every_position() {
    // From the end of the game: what comes first has only right answers below it.
    let mut lost = 0;
    for board in every_position().into_iter().rev() {
        if board.done() || board.moves_done() < 4 {
            continue;
        }
        let x_moves = board.moves_done().is_multiple_of(2);
        let (find, who): (Find, &str) = match x_moves {
            true => (find_human_move, "find_human_move"),
            false => (find_computer_move, "find_computer_move"),
        };
        let text = format!("{board:?}");
        let ((value, cell), want) = (searched(find, &text), solved(board));
        let asked = format!("{who} on {text}, where X is the human");
        assert!(
            is_free(&text, cell),
            "{}\nThe board is\n{board}",
            wrong_answer(
                &asked,
                format!("{} and {cell}", shown(value)),
                format!("{} and {}", shown(want.0), want.1),
                &format!("{cell} is not free.")
            )
        );
        assert!(
            (value, cell) == want,
            "{}\nThe board is\n{board}",
            wrong_answer(
                &asked,
                format!("{} and {cell}", shown(value)),
                format!("{} and {}", shown(want.0), want.1),
                &wrong_search(board, value, cell)
            )
        );
        lost += u32::from(value == if x_moves { 1 } else { -1 });
    }
    worth(format!(
        "The search now marks a legal cell in {lost} lost positions too. A game from the empty \
         board leads the computer into none of its own."
    ));
}

pub(super) fn every_value_is_right_and_each_move_of_a_position_that_is_not_lost() {
    for board in every_position().into_iter().rev() {
        if board.done() || board.moves_done() < 4 {
            continue;
        }
        let (find, who, lost): (Find, &str, Value) = match board.moves_done().is_multiple_of(2) {
            true => (find_human_move, "find_human_move", 1),
            false => (find_computer_move, "find_computer_move", -1),
        };
        let text = format!("{board:?}");
        let ((value, cell), want) = (searched(find, &text), solved(board));
        assert!(
            value == want.0 && (value == lost || cell == want.1),
            "{}\nThe board is\n{board}",
            wrong_answer(
                &format!("{who} on {text}, where X is the human"),
                format!("{} and {cell}", shown(value)),
                format!("{} and {}", shown(want.0), want.1),
                &wrong_search(board, value, cell)
            )
        );
    }
}

pub(super) fn asks_until_an_empty_cell_is_typed(text: &str, words: &str, want: usize) {
    let (got, next) = twice(&format!("ask on {text}, with {words:?} typed,"), || {
        asked(text, &format!("{words} 8"))
    });
    let says = |words: &str| attempt(|| asked("X........", words).0).flatten();
    let thought = match got {
        None if says("1 5").is_none() && says("x 5").is_none() => {
            "Neither a number that will not do nor a word ends the input: go on to the next."
        }
        None if says("1 5").is_none() => {
            "A number that will not do does not end the input: go on to the next word."
        }
        Some(8) if says("1 5 8") == Some(8) && says("1 x 5 8") == Some(5) => {
            "`number` has taken the wrong number away itself, and `skip` then takes the next word too."
        }
        Some(8) if says("x 5 8") == Some(8) && says("x y 5 8") == Some(5) => {
            "A word is skipped, and the word after it too. skip takes one away each time."
        }
        None if says("1 5") == Some(5) && says("x 5") == Some(5) => {
            "Yours passes over one word that will not do, and here it gave up: go on until a cell will do or the \
             input has ended."
        }
        None => {
            "`number()` returned None because it cannot read the next word as a number. The input has not ended: how does \
             yours get past that word?"
        }
        Some(cell) if !(1..=9).contains(&cell) => "Check whether there is such a cell.",
        Some(cell) if !is_free(text, cell) => "Check whether it is free.",
        Some(8) if want == 9 => "The cells are 1 to 9, 9 included.",
        Some(_) => "A cell that is free is the answer.",
    };
    assert!(
        got == Some(want),
        "{}",
        wrong_answer(
            &format!("ask on {text}, with {:?} typed", format!("{words} 8")),
            or_none(got, "None"),
            want,
            thought
        )
    );
    assert!(
        next == Some(8),
        "Your ask on {text}, with {words:?} and then 8 typed, took the 8 away as well, but should leave it."
    );
}

pub(super) fn the_end_of_the_input_ends_the_asking(words: &str) {
    let (got, _) = asked("X........", words);
    assert!(
        got.is_none(),
        "{}",
        wrong_answer(
            &format!("ask on X........, with {words:?} typed"),
            or_none(got, "None"),
            "None",
            "the input has ended, and nothing that was typed is a free cell."
        )
    );
}

pub(super) fn the_result_is_announced(text: &str, words: &str, want: &str) {
    let (said, grid) = played(text, words);
    let last = said.lines().last().unwrap_or_default();
    let says = |what: &str| last.to_lowercase().contains(what);
    let first = wrong_answer(
        &format!("human_first on {text}, with {words:?} typed"),
        format!("{last:?} as its last line"),
        format!("{want:?}"),
        "",
    );
    let game = format!("This was said:\n{said}");
    assert!(
        !(want == "You have won." && says("draw") && grid.is_full()),
        "{first}\nX won with the ninth mark: wherever yours decides on a draw, check first who has won.\n{game}"
    );
    assert!(
        says("won") || says("draw"),
        "{first}\n{}\n{game}",
        match last {
            "The game is over." if RESULTS.iter().any(|result| said.contains(result)) =>
                "Announce the result last.",
            "The game is over." => "The result is worked out, so announce it.",
            _ => "Announce the result in the words of human_first's comment.",
        }
    );
    assert!(
        last == want || last != result_of(&grid) || search_is_right(),
        "{first}\nThat is the result on this board, and the game ends otherwise where the computer plays well: begin \
         with find_computer_move.\n{game}"
    );
    let turned = [
        ("You have won.", "I have won."),
        ("I have won.", "You have won."),
    ];
    let thought = if turned.contains(&(want, last)) {
        "`result` is the computer's: 1 is its win, −1 the human's."
    } else if want == "A draw." && RESULTS[..2].contains(&last) {
        "Nobody has a line here, and that is the third result."
    } else if last == "A draw." {
        "Somebody has a line, and `result` says who."
    } else if last.trim().eq_ignore_ascii_case(want) {
        "The test reads it letter by letter."
    } else {
        "Write it as in the comment above human_first."
    };
    assert!(last == want, "{first}\n{thought}\n{game}");
    let all = format!("human_first on {text}, with {words:?} typed");
    assert!(
        said.contains("You mark") && said.contains("The game is over."),
        "Your {all} returned {want:?} alone, but should return all that was said.\nAdd it to the end of \
         `said`.\n{game}"
    );
    assert!(
        said.matches(want).count() == 1,
        "Your {all} announced {want:?} {}, but should announce it once.\n{game}",
        counted(said.matches(want).count(), "time")
    );
}

pub(super) fn a_game_that_the_computer_ends_has_a_result() {
    let mut grid = Grid::new();
    for (cell, side) in "OXOOXX.O."
        .chars()
        .zip(1..)
        .filter_map(|(mark, cell)| match mark {
            'X' => Some((cell, Side::Human)),
            'O' => Some((cell, Side::Computer)),
            _ => None,
        })
    {
        grid.place(cell, side);
    }
    let said = human_first(&mut grid, &mut Typed::new("7"));
    assert!(
        said.lines().last() == Some("A draw."),
        "Your human_first on OXOOXX.O., with \"7\" typed, returned {:?} as its last line, but should return \"A \
         draw.\".\nThe computer marks 9, and the board is full.\nThis was said:\n{said}",
        said.lines().last().unwrap_or_default()
    );
}

pub(super) fn a_game_whose_input_ends_is_not_decided() {
    let (said, _) = played("X...O....", "2");
    assert!(
        said.ends_with("The input has ended.\n"),
        "Your human_first on X...O...., with \"2\" typed, returned {:?} as its last line, but should return \"The input \
         has ended.\".\nNothing is decided when the input ends.\nThis was said:\n{said}",
        said.lines().last().unwrap_or_default()
    );
}

const RESULTS: [&str; 3] = ["You have won.", "I have won.", "A draw."];

/// Plays a game, and gives the board as it is then. It is not recorded: the search is not what is
/// asked here.
fn played(text: &str, words: &str) -> (String, Grid) {
    let game = || {
        let mut grid = Grid::of(position(text), Side::Human);
        let said = human_first(&mut grid, &mut Typed::new(words));
        (said, grid)
    };
    attempt(game).unwrap_or_else(|| {
        let what = format!("human_first on {text}, with {words:?} typed");
        watched_while(&what, words, game)
    })
}

/// The words for what stands on a board at the end of a game.
fn result_of(grid: &Grid) -> &'static str {
    match [Side::Human, Side::Computer].map(|side| grid.has_won(side)) {
        [true, _] => RESULTS[0],
        [_, true] => RESULTS[1],
        _ => RESULTS[2],
    }
}

/// Whether the computer finds the right value and cell wherever four marks or more stand.
fn search_is_right() -> bool {
    let of_the_computer = |board: &Bits| {
        !board.done() && board.moves_done() >= 4 && !board.moves_done().is_multiple_of(2)
    };
    let mut boards = every_position().into_iter().filter(of_the_computer);
    boards.all(|board| {
        let mut grid = Grid::of(board, Side::Human);
        attempt(|| find_computer_move(&mut grid)) == Some(solved(board))
    })
}

/// What is wrong with an answer of a search that has only right answers below it.
fn wrong_search(board: Bits, value: Value, cell: usize) -> String {
    let want = solved(board).0;
    let (sign, who) = match board.moves_done().is_multiple_of(2) {
        true => (-1, "the human"),
        false => (1, "the computer"),
    };
    if !(-1..=1).contains(&value) {
        return "that is what value began with, as if no move had been tried.".into();
    }
    if value == want {
        return match solved(board.play(common::cell(cell))).0 == want {
            true => {
                "of equally good cells the first is wanted, and yours returned a later one.".into()
            }
            false => "this cell does not lead to that value.".into(),
        };
    }
    if value * sign > want * sign {
        return format!("no move of {who} leads to a value as good as that.");
    }
    format!(
        "{who} has a better move. The search was right before: only what it begins with is \
             wrong."
    )
}

/// The value of a position and the first best cell, worked out here.
fn solved(board: Bits) -> (Value, usize) {
    let sign = if board.moves_done().is_multiple_of(2) {
        -1
    } else {
        1
    };
    if board.done() {
        return (board.winner().map_or(0, |_| -sign), 0);
    }
    let cells = || board.legal_moves();
    if let Some(cell) = cells().find(|cell| board.play(*cell).winner().is_some()) {
        return (sign, cell.number());
    }
    let values = cells().map(|cell| (solved(board.play(cell)).0, cell.number()));
    values
        .min_by_key(|(value, _)| -value * sign)
        .unwrap_or_default()
}

fn is_free(text: &str, cell: usize) -> bool {
    (1..=9).contains(&cell) && text.as_bytes()[cell - 1] == b'.'
}

/// What is found on a board that is left as it was.
fn searched(find: Find, text: &str) -> (Value, usize) {
    let mut grid = Grid::of(position(text), Side::Human);
    let found = watched_while(&format!("the search on {text}"), "", || find(&mut grid));
    assert!(
        format!("{grid:?}") == text,
        "Your search on {text} left the board as {grid:?}, but should leave {text} again.\nTake back what you \
         placed."
    );
    found
}

/// What `ask` answers, and the number that is read next.
fn asked(text: &str, words: &str) -> (Option<usize>, Option<usize>) {
    let grid = Grid::of(position(text), Side::Human);
    let mut typed = Typed::new(words);
    let what = format!("ask on {text}, with {words:?} typed");
    let got = watched_while(&what, words, || ask(&grid, &mut typed));
    (got, attempt(|| typed.number()).flatten())
}

/// Runs a part of the game while these words are typed; a panic is explained.
fn watched_while<R>(what: &str, words: &str, program: impl FnOnce() -> R) -> R {
    let why = |panic: &str| {
        if let Some((_, rest)) = panic.split_once("there is no cell ") {
            let (cell, _) = rest.split_once(':')?;
            let thought = match words.split(' ').any(|word| word == cell) {
                true => "Check that there is such a cell before you ask the board about it.",
                false => "Nobody typed it: a word that is not a number is not a cell either.",
            };
            return Some(format!(
                "Your {what} asked the board for cell {cell}, but should ask only for a cell from 1 to 9.\n{thought}"
            ));
        }
        if panic.contains("the end of the input") {
            return Some(format!(
                "Your {what} asked for a number 100 times after the input had ended, but should stop.\nWhere there is no \
                 number and no word to skip, the input has ended."
            ));
        }
        if panic.contains("repeats for ever") {
            let word = panic.split(" was asked").next().unwrap_or_default();
            return Some(format!(
                "Your {what} asked {word} for a number 100 times, but should pass over it.\nA word that is not a \
                 number stays until it is skipped."
            ));
        }
        if let Some((cell, _)) = panic.split_once(" already holds ") {
            let takes_a_taken_one = attempt(|| asked("X........", "1 5").0).flatten() == Some(1);
            return Some(if full_before_the_computer() {
                format!(
                    "Your {what} let the computer move on a full board, but should end the game.\nThe human's \
                     mark has filled it. When does yours look whether the board is full?"
                )
            } else {
                let thought = match takes_a_taken_one {
                    true => "What does ask answer where a taken cell is typed?",
                    false => "The search must name an empty cell, even where every move loses.",
                };
                format!(
                    "Your {what} put a mark on {cell}, which is occupied, but should take an empty cell.\n{thought}"
                )
            });
        }
        None
    };
    watch(program, |panic, _| why(panic)).0
}

/// Whether the computer is asked for a move when the human has marked the last cell.
fn full_before_the_computer() -> bool {
    let mut grid = Grid::of(position("XOXOO.XXO"), Side::Human);
    let told = attempt(|| human_first(&mut grid, &mut Typed::new("6")));
    told.is_none() && grid.is_full()
}
