//! The checks of the exercise `cell_one`, one function for each test, and the explanations of wrong answers.

mod common;

use call_trace::Tree;
use common::{every_position, or_none, position, shown, watch};
use diagnosis::{attempt, counted, twice, worth, wrong_answer};
use game::{Board, Value};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell_one::{ask, find_computer_move, find_human_move, human_first};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::typed::Typed;

pub(super) type Find = fn(&mut Grid) -> (Value, usize);

pub(super) fn a_lost_position_still_has_a_legal_move(find: Find, text: &str, want: Value) {
    let (value, cell) = twice(&format!("search on {text}"), || searched(find, text));
    let function = if want < 0 {
        "find_computer_move"
    } else {
        "find_human_move"
    };
    let question = format!("{function} on {text}, where X is the human");
    let answer = |value| format!("value {} and cell {cell}", shown(value));
    let first_free = 1 + text.find('.').unwrap_or_default();
    let kind = match (1..=9).contains(&cell) {
        true => "occupied",
        false => "not on the board",
    };
    let began = match value {
        -1..=1 => "Check that a losing move also replaces your initial value.".into(),
        _ => format!(
            "No game has the value {}. {} chooses the {} value: check your initial value and your \
             comparison.",
            shown(value),
            if want < 0 {
                "The computer"
            } else {
                "The human"
            },
            if want < 0 { "largest" } else { "smallest" }
        ),
    };
    assert!(
        is_free(text, cell),
        "{}",
        wrong_answer(
            &question,
            answer(value),
            format!("value {} and cell {first_free}", shown(want)),
            &format!("Every move loses on this board, and cell {cell} is {kind}. {began}")
        )
    );
    assert!(
        value == want,
        "{}",
        wrong_answer(
            &question,
            answer(value),
            answer(want),
            "Every move loses on this board. The cell is free, but the value is wrong. Return the \
             value of a lost position."
        )
    );
}

pub(super) fn the_search_is_right_in_every_position() {
    // Starts with the full boards, so the first wrong position has only right answers below it.
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
            "{}\nThe board:\n{board}",
            wrong_answer(
                &asked,
                format!("value {} and cell {cell}", shown(value)),
                format!("value {} and cell {}", shown(want.0), want.1),
                &format!("Cell {cell} is not free. Return the first of the best free cells.")
            )
        );
        assert!(
            (value, cell) == want,
            "{}\nThe board:\n{board}",
            wrong_answer(
                &asked,
                format!("value {} and cell {cell}", shown(value)),
                format!("value {} and cell {}", shown(want.0), want.1),
                &wrong_search(board, value, cell)
            )
        );
        lost += u32::from(value == if x_moves { 1 } else { -1 });
    }
    worth(format!(
        "The search now marks a legal cell in {lost} lost positions too. In a game from the empty \
         board, the computer never reaches a lost position."
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
            "{}\nThe board:\n{board}",
            wrong_answer(
                &format!("{who} on {text}, where X is the human"),
                format!("value {} and cell {cell}", shown(value)),
                format!("value {} and cell {}", shown(want.0), want.1),
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
    // Cells 6 to 9 are free on every board of this test.
    let here = |words: &str| attempt(|| asked(text, words).0).flatten();
    let stops = |word: &&str| here("6") == Some(6) && here(&format!("{word} 6 7 8 9")).is_none();
    let left = |word: &str| attempt(|| asked(text, &format!("{word} 6 7 8 9")).1).flatten();
    let only = |word: &&str| word.parse::<usize>().is_err() || left(word) == Some(6);
    let stop = words.split(' ').find(stops).filter(only);
    let at_number = stop.is_some_and(|word| word.parse::<usize>().is_ok());
    let first = words.split(' ').next().unwrap_or_default();
    let rejects = |cell: usize| attempt(|| asked("X........", &cell.to_string()).0) == Some(None);
    let rejected = format!("Your `ask` rejected cell {want}. Accept all free cells from 1 to 9.");
    let skips_after = |word: &str| {
        says(&format!("{word} 5 8 9")) == Some(8) && says(&format!("{word} x 5 8")) == Some(5)
    };
    let after_first = format!(
        "After {first}, your `ask` also removes the next word. `number` has already removed the \
         number: remove nothing more."
    );
    let thought = match got {
        None | Some(8) if skips_after("1") => {
            "After a number that is not a free cell, your `ask` also removes the next word. \
             `number` has already removed the number: remove nothing more."
        }
        Some(8) if first.parse::<usize>().is_ok() && skips_after(first) => &after_first,
        None if (2..=9).all(rejects) && says("1") == Some(1) => {
            "Your `ask` accepts the occupied cell 1 and rejects each free cell. Accept a cell if \
             `is_empty` returns true."
        }
        None if (2..=9).all(rejects) => {
            "Your `ask` returns `None` for each free cell, even if nothing else is typed. Return a \
             free cell as soon as it is typed."
        }
        None if at_number && stops(&"x") => {
            "Your `ask` stops after a word, and also after a number that is not a free cell. \
             Continue with the next word."
        }
        None if at_number => {
            "Your `ask` stops after a number that is not a free cell. Continue with the next word."
        }
        Some(8) if says("x 5 8") == Some(8) && says("x y 5 8") == Some(5) => {
            "Your `ask` skips a word that is not a number, and the next word too. Call `skip` only \
             once for each such word."
        }
        None if stop.is_some_and(|word| left(word) == Some(6)) => {
            "Your `ask` removes a word that `number` does not read, and then returns `None`. If \
             `skip` returns true, the input has not ended: continue with the next word."
        }
        None if stop.is_some() => {
            "`number` returns `None` for a word that is not a number, or for a number that is too \
             large, but the input has not ended. Skip such a word and continue."
        }
        None if here(&format!("{first} 6")) == Some(6) => {
            "Your `ask` continues after one wrong answer, but stops later. Continue until the \
             input has ended."
        }
        None if attempt(|| asked(text, &want.to_string()).0) == Some(None) => &rejected,
        None => "",
        Some(cell) if !(1..=9).contains(&cell) => {
            "Your `ask` returned a number that is not a cell. Check that the number is from 1 to 9."
        }
        Some(cell) if !is_free(text, cell) => {
            "Your `ask` returned an occupied cell. Check that the cell is free."
        }
        Some(8)
            if here(&format!("{want} 8")) == Some(8)
                && here(&format!("{want} {want}")) != Some(want) =>
        {
            &rejected
        }
        Some(_) => "Return the first free cell that is typed.",
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
        "Your ask on {text}, with {words:?} and then 8 typed, also removed the 8 from the input, \
         but should leave it.\nAfter a free cell, read nothing more from the input."
    );
}

pub(super) fn two_hundred_words_are_skipped() {
    const CALL: &str = "ask on X........, with 200 words x and then 5 typed";
    let answer = |words: usize| attempt(|| asked("X........", &("x ".repeat(words) + "5")).0);
    let Some(got) = answer(200) else {
        panic!("{} panicked, but should return 5.", diagnosis::yours(CALL));
    };
    let thought = match (got, answer(2)) {
        (None, Some(Some(5))) => {
            "Your `ask` continues after a few words, but stops later. Continue until the input has \
             ended."
        }
        _ => "",
    };
    assert!(
        got == Some(5),
        "{}",
        wrong_answer(CALL, or_none(got, "None"), 5, thought)
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
            "No typed word is a free cell, and the input has ended. Return `None`."
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
    let game = format!("The text of your game:\n{said}");
    assert!(
        !(want == "You have won." && says("draw") && grid.is_full() && announces_an_early_win()),
        "{first}\nX won with the ninth mark. Check who has won before you check whether the board is full.\n{game}"
    );
    assert!(
        says("won") || says("draw"),
        "{first}\n{}\n{game}",
        match last {
            "The game is over." if RESULTS.iter().any(|result| said.contains(result)) =>
                "Your code wrote the result too early. Write the result as the last line.",
            "The game is over." => "Your text has no result. Add the result after the last line.",
            "The input has ended." => "Your game ended because `ask` returned `None`.",
            _ => "Write the result in the words of the comment above `human_first`.",
        }
    );
    let is_over =
        grid.is_full() || [Side::Human, Side::Computer].map(|it| grid.has_won(it)) != [false; 2];
    assert!(
        is_over || !RESULTS.contains(&last),
        "Your human_first on {text}, with {words:?} typed, announced {last:?} before the game was over, \
         but should continue.\nNobody has a line, and a cell is empty. Even if the winner is certain, continue until a \
         player has a line or the board is full.\n{game}"
    );
    assert!(
        last == want || last != result_of(&grid),
        "{first}\nThis result fits the last board, but {}\n{game}",
        match search_is_right() {
            true => {
                "the game should have another result. Check that each mark is on the cell that `ask` or \
                 `find_computer_move` returned."
            }
            false => "the computer did not play well. Fix `find_computer_move` first.",
        }
    );
    let turned = [
        ("You have won.", "I have won."),
        ("I have won.", "You have won."),
    ];
    let thought = if said.contains(want) && last != want && RESULTS.contains(&last) {
        "Your code wrote the right result first, and then another one. Write only one result."
    } else if turned.contains(&(want, last)) {
        "Your code announced the wrong winner. If it exchanges the two, check `result`: 1 is a win \
         for the computer, and −1 is a win for the human."
    } else if result_of(&grid) == "A draw." && RESULTS[..2].contains(&last) {
        "Your code announced a win, but nobody has a line on the last board. Announce a draw."
    } else if (last, want) == ("A draw.", RESULTS[0])
        && !said.contains("I mark")
        && announces_a_win_after_a_search()
    {
        "Your code announces your win if the computer has moved before, but not in this game. Does \
         the last line depend on the computer's search?"
    } else if last == "A draw." {
        "Your code announced a draw, but a player has a line. Announce who has won."
    } else if last.trim().eq_ignore_ascii_case(want) {
        "The test compares every letter. Copy the line from the comment above `human_first`."
    } else {
        "Write the result in the words of the comment above `human_first`."
    };
    assert!(last == want, "{first}\n{thought}\n{game}");
    let all = format!("human_first on {text}, with {words:?} typed");
    let lines = ["You mark", "The game is over."];
    if let Some(left_out) = lines.into_iter().find(|line| !said.contains(line)) {
        panic!(
            "Your {all}, returned no line with {left_out:?}, but should return all lines of the \
             game.\nAdd the result to the end of `said`.\n{game}"
        );
    }
    assert!(
        said.matches(want).count() == 1,
        "Your {all}, announced {want:?} {}, but should announce the result once.\n{game}",
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
    let what = "human_first on OXOOXX.O., with \"7\" typed";
    let said = watched_while(what, "7", || human_first(&mut grid, &mut Typed::new("7")));
    let thought = match said.lines().last() {
        _ if said.contains("A draw.") => "Write the result as the last line.",
        _ => "The computer's mark on cell 9 fills the board, and nobody has won. Announce a draw.",
    };
    assert!(
        said.lines().last() == Some("A draw."),
        "Your human_first on OXOOXX.O., with \"7\" typed, returned {:?} as its last line, but \
         should return \"A draw.\".\n{thought}\nThe text of your game:\n{said}",
        said.lines().last().unwrap_or_default()
    );
}

pub(super) fn a_game_whose_input_ends_is_not_decided() {
    let (said, _) = played("X...O....", "2");
    assert!(
        said.lines().last() == Some("The input has ended."),
        "Your human_first on X...O...., with \"2\" typed, returned {:?} as its last line, but \
         should return \"The input has ended.\".\nThe game has no result if the input ends. Return \
         before you announce a result.\nThe text of your game:\n{said}",
        said.lines().last().unwrap_or_default()
    );
}

const RESULTS: [&str; 3] = ["You have won.", "I have won.", "A draw."];

/// Plays a game and returns the output and the final board. A game is recorded only if it panics, because the
/// test does not examine the search.
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

/// Checks whether `human_first` announces a win on a board that is not full.
fn announces_an_early_win() -> bool {
    let said = attempt(|| played("XX.OO....", "3").0);
    said.is_some_and(|said| said.lines().last() == Some(RESULTS[0]))
}

/// Checks whether `human_first` announces a win of the human after a move of the computer.
fn announces_a_win_after_a_search() -> bool {
    let said = attempt(|| played("XO..X...O", "4 6 7").0).unwrap_or_default();
    said.contains("I mark") && said.lines().last() == Some(RESULTS[0])
}

/// Returns the sentence that announces the result on this board.
fn result_of(grid: &Grid) -> &'static str {
    match [Side::Human, Side::Computer].map(|side| grid.has_won(side)) {
        [true, _] => RESULTS[0],
        [_, true] => RESULTS[1],
        _ => RESULTS[2],
    }
}

/// Checks whether `find_computer_move` is right in all its positions with at least four marks.
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

/// Explains a wrong answer of a search that answers all later positions rightly.
fn wrong_search(board: Bits, value: Value, cell: usize) -> String {
    let want = solved(board).0;
    let (sign, who) = match board.moves_done().is_multiple_of(2) {
        true => (-1, "the human"),
        false => (1, "the computer"),
    };
    if !(-1..=1).contains(&value) {
        return format!(
            "No game has the value {}. Check that a move replaces your initial value.",
            shown(value)
        );
    }
    if value == want {
        let leads = || solved(board.play(common::cell(cell))).0 == want;
        return match is_free(&format!("{board:?}"), cell) && leads() {
            true => "The value is right, but an earlier cell is equally good. Return the first of \
                     the best cells."
                .into(),
            false => format!(
                "The value is right, but cell {cell} does not lead to this value. Return a cell \
                 that does."
            ),
        };
    }
    if value * sign > want * sign {
        return format!(
            "No move of {who} leads to such a good value. Check your initial value, and which \
             values your code compares."
        );
    }
    format!(
        "{} has a better move. Your search returns the right value for each board after a move. \
         Check how your code compares these values.",
        diagnosis::sentence(who)
    )
}

/// Returns the value and the first best cell, computed without the student's code.
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

/// Runs the search and asserts that it restores the board.
fn searched(find: Find, text: &str) -> (Value, usize) {
    let mut grid = Grid::of(position(text), Side::Human);
    let found = watched_while(&format!("the search on {text}"), "", || find(&mut grid));
    assert!(
        format!("{grid:?}") == text,
        "Your search on {text} left the board as {grid:?}, but should leave it unchanged.\nTake \
         back each mark that you place."
    );
    found
}

/// Returns the answer of `ask` and the next number in the input.
fn asked(text: &str, words: &str) -> (Option<usize>, Option<usize>) {
    let grid = Grid::of(position(text), Side::Human);
    let mut typed = Typed::new(words);
    let what = format!("ask on {text}, with {words:?} typed");
    let got = watched_while(&what, words, || ask(&grid, &mut typed));
    (got, attempt(|| typed.number()).flatten())
}

/// Runs a part of the game with these words as input, and explains a panic.
fn watched_while<R>(what: &str, words: &str, program: impl FnOnce() -> R) -> R {
    let yours = diagnosis::yours(what);
    let why = |panic: &str, tree: &Tree| {
        if let Some((_, rest)) = panic.split_once("there is no cell ") {
            let (cell, _) = rest.split_once(':')?;
            // Without a recording: an explained panic would ask again.
            let alone = || {
                let grid = Grid::of(position("X........"), Side::Human);
                attempt(|| ask(&grid, &mut Typed::new(&format!("{cell} 5"))))
            };
            let thought = match words.split(' ').any(|word| word == cell) {
                true if alone() == Some(Some(5)) => {
                    "Your `ask` rejects this number if it is typed, so your code used it for another \
                     number. Call `is_empty` with the typed number itself."
                }
                true => "Check that a number is from 1 to 9 before you use it.",
                false if what.starts_with("the search") => "Check the initial cell of your search.",
                false => {
                    "Nobody typed this number. Check the initial cell of your search, and what your \
                     code does with a word that is not a number."
                }
            };
            return Some(format!(
                "{yours} used cell {cell} of the board, but should use only cells from 1 to \
                 9.\n{thought}"
            ));
        }
        if panic.contains("the end of the input") {
            return Some(format!(
                "{yours} tried to read a number 100 times after the input had ended, but should \
                 stop.\nThe input has ended if `number` returns None and `skip` returns false. \
                 Return `None` in this case."
            ));
        }
        if panic.contains("repeats for ever") {
            let word = panic.split(" was asked").next().unwrap_or_default();
            return Some(format!(
                "{yours} tried to read {word} as a number 100 times, but should skip it.\nIf \
                 `number` returns None, the word remains in the input. Call `skip` to remove it."
            ));
        }
        if let Some((cell, _)) = panic.split_once(" already holds ")
            && what.starts_with("human_first")
        {
            return Some(if full_before_the_computer() {
                format!(
                    "{yours} let the computer move on a full board, but should end the game.\nThe \
                     human's last mark has filled the board. Check for a full board before the \
                     computer moves."
                )
            } else {
                format!(
                    "{yours} placed a mark on {cell}, which is occupied, but should choose an \
                     empty cell.\nBoth your `ask` and your search must return an empty cell, even \
                     if every move loses."
                )
            });
        }
        let searches = what.starts_with("the search");
        searches.then(|| after_losing_moves(&yours, panic, tree))?
    };
    watch(program, why).0
}

/// Explains a panic of a search whose calls all returned the value of a lost position.
fn after_losing_moves(yours: &str, panic: &str, tree: &Tree) -> Option<String> {
    let search = diagnosis::last(tree)?;
    let lost = match search.function {
        "find_computer_move" => -1,
        "find_human_move" => 1,
        _ => return None,
    };
    let of_the_code = [
        "index out of bounds",
        "attempt to",
        "calls deep",
        "already holds",
    ];
    let values = || search.children.iter().map(|call| tree.calls[*call].number);
    let is_that = values().count() > 0
        && values().all(|value| value == Some(lost))
        && !of_the_code.iter().any(|words| panic.contains(words));
    is_that.then(|| {
        format!(
            "{yours} panicked with \"{panic}\", but should return a value and a cell.\nIn `{}`, each \
             call for the board after a move had returned {}. Check that such a value replaces \
             your initial value: `None` is less than every `Some`.",
            search.function,
            shown(lost)
        )
    })
}

/// Checks whether the computer has to move after the human has marked the last cell.
fn full_before_the_computer() -> bool {
    let mut grid = Grid::of(position("XOXOO.XXO"), Side::Human);
    let told = attempt(|| human_first(&mut grid, &mut Typed::new("6")));
    told.is_none() && grid.is_full()
}
