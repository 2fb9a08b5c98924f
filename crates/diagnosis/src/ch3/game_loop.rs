//! The checks of the exercise `game_loop`, one function for each test, and the explanations of wrong answers.

mod common;

use call_trace::Tree;
pub(super) use common::typist::Broken;
use common::typist::{ASKS_ON, Typist, WRITES_ON};
use common::{or_none, position, watch};
use diagnosis::{attempt, counted, probe, twice, worth, wrong_answer};
use game::{Board, Player};
use std::io::{BufRead, Write};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::game_loop::{ask_for_move, game_loop};

pub(super) fn a_free_cell_is_the_move(board: &str, text: &str, want: usize) {
    let (got, typist) = ask(board, text);
    let got = or_none(got, "no move");
    let finds = |text: &str| attempt(|| ask(board, text).0).flatten() == Some(cell(want));
    let bare = want.to_string();
    let shown = typist.shown_before_each_line();
    let after = shown.get(1).and_then(|text| text.lines().next());
    let refused = format!(
        "Cell {want} is empty, but after this line your code wrote {:?} and did not return the cell.",
        after.unwrap_or_default()
    );
    let thought = match got.as_str() {
        "no move" if shown.is_empty() => NOTHING_READ,
        "no move"
            if !text.ends_with('\n')
                && finds(&format!("{bare}\n"))
                && !finds(&format!(" {bare}")) =>
        {
            "Your code ignores a last line without '\\n'. Use this line too."
        }
        "no move" if finds(&format!("{bare} \n")) && !finds(&format!(" {bare}\n")) => {
            "Your code does not remove spaces before the number. Remove them before you parse the \
             line."
        }
        "no move" if text.trim_end_matches('\n') != bare && finds(&format!("{bare}\n")) => {
            "Spaces, tabs and line ends (\\n or \\r\\n) are not part of the number. Remove all of \
             them before you parse the line."
        }
        "no move" if shown.len() > 1 && finds(&bare) && !finds(&format!(" {bare} \n")) => {
            "`read_line` also stores the line end. Remove the line end before you parse the line."
        }
        "no move" if parses_an_empty_line(&typist) => {
            "Your code parsed an empty text, but the line was not empty. Check that your code does \
             not clear the line between reading and parsing."
        }
        "no move" if shown.len() == 1 && (text.ends_with('\n') || finds(&format!("{bare}\n"))) => {
            "Your code read this line, and then returned no move. Return no move only if \
             `read_line` returns 0: then the input has ended."
        }
        "no move" if after.is_some() => &refused,
        _ => "Return the cell that was typed.",
    };
    assert!(
        got == want.to_string(),
        "{}",
        wrong_answer(&asked_with(board, text), got, want, thought)
    );
    assert_asked(board, text, &typist);
}

pub(super) fn anything_else_is_asked_again(board: &str, text: &str) {
    let (got, typist) = ask(board, text);
    assert!(
        got == Some(cell(7)),
        "{}",
        wrong_move(board, text, got, &typist)
    );
    assert_asked(board, text, &typist);
    assert_told_why(board, text, &typist);
}

pub(super) fn the_end_of_the_input_is_no_move(board: &str, text: &str) {
    let (got, typist) = ask(board, text);
    let thought = match typist.shown_before_each_line().len() {
        0 => "Your code read nothing from `input`. Ask for a move even if only one move is left.",
        _ if got.is_some_and(|cell| board.as_bytes()[cell.index()] != b'.') => {
            "Your code returned an occupied cell. Check the move with `try_play`."
        }
        _ => "The input ended without a move. Return no move in this case.",
    };
    assert!(
        got.is_none(),
        "{}",
        wrong_answer(
            &asked_with(board, text),
            or_none(got, "no move"),
            "no move",
            thought
        )
    );
}

pub(super) fn answers_the_same_when_asked_again() {
    twice(
        "ask_for_move on X........, with x and then 5 typed,",
        || ask("X........", "x\n5\n").0,
    );
}

pub(super) fn a_hundred_wrong_answers_are_answered() {
    let text = "x\n".repeat(100) + "7\n";
    let (got, typist) = ask("....X....", &text);
    let answered = typist.shown_before_each_line().len();
    assert!(
        got == Some(cell(7)),
        "Your ask_for_move, with a hundred wrong answers and then 7 typed, returned {}{}, but should return 7.\n{}",
        or_none(got, "no move"),
        match answered {
            1..=100 => format!(" after {}", counted(answered, "wrong answer")),
            _ => String::new(),
        },
        match got.is_some() || !is_none_alone() {
            true if answered > text.lines().count() => READ_ALL,
            true => "Ask again until a move is typed or the input ends.",
            false => FIRST_LINE,
        }
    );
}

pub(super) fn a_long_line_is_one_answer() {
    const CALL: &str =
        "ask_for_move, with a line of x, 10 000 spaces and 5, and then a line of 7 typed,";
    let answer = |spaces: usize| attempt(|| ask(".........", &format!("x{:spaces$}5\n7\n", "")).0);
    let Some(got) = answer(10_000) else {
        panic!("Your {CALL} panicked, but should return 7.");
    };
    let thought = match answer(1) == Some(Some(cell(7))) {
        true => "Your code is right for the short line \"x 5\". Read a long line to its end, too.",
        false => "",
    };
    assert!(
        got == Some(cell(7)),
        "{}",
        wrong_answer(CALL, or_none(got, "no move"), 7, thought)
    );
}

pub(super) fn one_line_is_read_for_one_answer() {
    demand_two_answers("typed", asked_one_at_a_time().0);
}

pub(super) fn one_line_is_read_where_all_are_there_at_once() {
    let got = asked_twice(&mut THREE_LINES.as_bytes(), &mut Vec::new());
    demand_two_answers("in a file", got);
}

const THREE_LINES: &str = "5\n7\n8\n";

/// Returns the answers if the input delivers one line at a time, and the number of lines that were read.
fn asked_one_at_a_time() -> ([Option<Cell>; 2], usize) {
    let mut typist = Typist::new(THREE_LINES);
    let (mut input, mut output) = typist.ends();
    let got = asked_twice(&mut input, &mut output);
    (got, typist.shown_before_each_line().len())
}

fn demand_two_answers(place: &str, got: [Option<Cell>; 2]) {
    let want = [Some(cell(5)), Some(cell(7))];
    if got == want {
        return;
    }
    let one_at_a_time = attempt(asked_one_at_a_time);
    let thought = if got[0].is_none() && is_none_alone() {
        FIRST_LINE
    } else if one_at_a_time == Some((want, 2)) {
        "The first call removed more than one line from the input. Remove only one: a second \
         reader around `input`, for example, reads more."
    } else if one_at_a_time.is_some_and(|(_, lines)| lines > 2) {
        "Read only one line from `input` for each answer."
    } else {
        ""
    };
    let [first, second] = got.map(|it| or_none(it, "no move"));
    panic!(
        "Your ask_for_move, called twice, with 5 and 7 {place} on separate lines, returned {first} \
         and {second}, but should return 5 and 7.\n{thought}"
    );
}

const NOTHING_READ: &str =
    "Your code read nothing from `input`. Call `read_line` on `input`, not on std::io::stdin().";

/// Returns the answers of two calls on the same input.
fn asked_twice(input: &mut impl BufRead, output: &mut impl Write) -> [Option<Cell>; 2] {
    let board = position("X........");
    let mut asked = || {
        watched("ask_for_move, called twice,", || {
            ask_for_move(&board, input, output)
        })
        .ok()
        .flatten()
    };
    [asked(), asked()]
}

pub(super) fn what_fails_is_an_error(broken: Broken, what: &str) {
    let end = match broken {
        Broken::Keyboard => "input",
        _ => "output",
    };
    let mut typist = Typist::with(broken, "x\n");
    let (mut input, mut output) = typist.ends();
    let what_is_asked = format!("ask_for_move, with a broken {end},");
    let asked = watched(&what_is_asked, || {
        ask_for_move(&Bits::new(), &mut input, &mut output)
    });
    assert!(
        asked.is_err(),
        "Your ask_for_move, with a broken {end}, returned no error, but should return the \
         error.\n{}",
        match typist.has_failed() {
            true => "Your code did not pass on the error. Return the error with `?`.".to_owned(),
            false if broken == Broken::ScreenAfterALine =>
                "After the wrong answer \"x\", your code wrote nothing to `output`, so no error \
                 occurred. Write the reason and the next question to `output`."
                    .to_owned(),
            false => format!(
                "Your code did not use `{end}`, so no error occurred. Use `{end}` for all {what}."
            ),
        }
    );
}

pub(super) fn two_people_play_a_game(text: &str, last: &str) {
    let end = play(&[Player::First, Player::Second], text);
    assert!(
        end == position(last),
        "Your game_loop, with {text:?} typed, ended at {end:?}, but should end at {last}."
    );
}

pub(super) fn a_computer_is_not_asked() {
    let end = play(&[Player::Second], "5\n6\n7\n8\n9\n");
    assert!(
        end.done(),
        "Your game_loop, with the computer as X and a person as O, ended at {end:?}, but should \
         continue until the game is over."
    );
}

pub(super) fn a_word_is_no_occupied_cell() {
    let answer = |board, line| {
        let (_, typist) = ask(board, &format!("{line}\n7\n"));
        let shown = typist.shown_before_each_line();
        let after = shown.get(1).map(String::as_str).unwrap_or_default();
        after.lines().next().unwrap_or_default().replace(line, "")
    };
    let (word, taken) = (answer(".........", "abc"), answer("....X....", "5"));
    let (_, typist) = ask("....X....", "5\nabc\n7\n");
    let shown = typist.shown_before_each_line();
    let reason = |at: usize| shown.get(at).and_then(|text| text.lines().next());
    let (after_taken, after_word) = (reason(1), reason(2));
    let alone = answer("....X....", "abc");
    assert!(
        after_word != after_taken || after_word.is_none_or(|it| it.replace("abc", "") == alone),
        "Your ask_for_move on ....X...., with \"5\\nabc\\n7\\n\" typed, printed {:?} after \
         \"abc\", as it did after \"5\", but should print another reason.\nIf \"abc\" is the first \
         line, your code prints another reason. Print the reason for the last line that was typed.",
        after_word.unwrap_or_default()
    );
    let speaks_of = |words: &[&str]| words.iter().any(|it| word.to_lowercase().contains(it));
    // A sentence that lists several reasons fits both cases.
    assert!(
        word != taken
            || !speaks_of(&["occupied", "taken"])
            || speaks_of(&[" or ", "number", "no cell", "1", "9", "free"]),
        "Your ask_for_move, with \"abc\" typed, printed {word:?}, as for an occupied cell, but \
         should print another reason.\n\"abc\" is not a cell at all. Write a reason that fits this \
         line."
    );
}

pub(super) fn the_five_lines_of_the_page_are_answered() {
    let (got, typist) = ask(".........", "abc\n\n10\n-1\n 5\n");
    assert!(
        got == Some(cell(5)),
        "{}",
        wrong_answer(
            "ask_for_move, with abc, an empty line, 10, −1 and 5 typed",
            or_none(got, "no move"),
            5,
            ""
        )
    );
    let lines = typist.shown_before_each_line().len();
    worth(format!(
        "For the page's five lines, your code asked {lines} questions and answered {} lines with a \
         sentence before it returned the move.",
        lines - 1
    ));
}

/// Checks whether the program wrote the error for an empty line after a line that was not empty.
fn parses_an_empty_line(typist: &Typist) -> bool {
    let of_an_empty_line = "".parse::<Cell>().map_err(|error| error.to_string());
    let shown = typist.shown_before_each_line();
    let after_the_line = shown.get(1).map(String::as_str).unwrap_or_default();
    of_an_empty_line.is_err_and(|sentence| after_the_line.contains(&sentence))
}

/// Explains a wrong answer if 7 is the first legal move in the input.
fn wrong_move(board: &str, text: &str, got: Option<Cell>, typist: &Typist) -> String {
    let first = text.lines().next().unwrap_or_default();
    let seen = or_none(got, "no move");
    let asked = asked_with(board, text);
    let inner_7 = got.is_none() && an_inner_call_returns_7(board, text);
    if got.is_none() && !gives_up() && !forgets() && !inner_7 && appends() {
        let read: String = text.lines().take(2).collect::<Vec<_>>().join("\\n");
        let thought = format!(
            "Your code read the second line as '{read}', because `read_line` appends to `line`. \
             Clear `line` before each call."
        );
        return wrong_answer(&asked, seen, 7, &thought);
    }
    let thought = match got {
        None if gives_up() => {
            "Your code reads no other line after a wrong answer. Ask again until a move is typed."
        }
        None if forgets() => {
            "Your code read the 7, but did not return it. Return the move that was typed last."
        }
        None if is_none_alone() => FIRST_LINE,
        None if inner_7 => {
            "A call inside your function returned 7, but your function did not. Return the result \
             of this call."
        }
        None if ends_at_an_empty_line() => {
            "Your code treats an empty line as the end of the input. Return no move only if \
             `read_line` returns 0."
        }
        None if appends_to_a_move() => {
            "After a word, your code reads the next line correctly. After an occupied cell, it does \
             not. `read_line` appends to `line`: clear `line` in this case too."
        }
        None if typist.shown_before_each_line().len() > text.lines().count() => READ_ALL,
        None => "Return no move only if the input has ended.",
        Some(cell) if board.as_bytes()[cell.index()] != b'.' => {
            "Your code returned an occupied cell. Check the move with `try_play`."
        }
        Some(_) if first.contains(&seen) => {
            "A line is a move only if it contains one number and nothing else. Parse the whole \
             line."
        }
        Some(_) => "Return the first line that is a move.",
    };
    wrong_answer(&asked, seen, 7, thought)
}

fn asked_with(board: &str, text: &str) -> String {
    format!("ask_for_move on {board}, with {text:?} typed,")
}

const READ_ALL: &str = "Your code read the line with 7, but did not return 7.";

/// Checks whether the function calls itself, and such a call returns 7.
fn an_inner_call_returns_7(board: &str, text: &str) -> bool {
    let (_, trace) = probe(|| {
        let (mut input, mut output) = Typist::new(text).ends();
        let _ = ask_for_move(&position(board), &mut input, &mut output);
    });
    has_inner_call(&trace.tree(), "Ok(Some(7))")
}

/// Checks whether a call of a function by itself returned this value.
fn has_inner_call(tree: &Tree, value: &str) -> bool {
    let mut calls = tree.calls.iter();
    calls.any(|call| {
        let by = call.parent.map(|parent| tree.calls[parent].function);
        by == Some(call.function) && call.value == Some(value)
    })
}

/// Checks whether the answer is no move even if 7 is the first line.
fn is_none_alone() -> bool {
    attempt(|| ask(".........", "7\n").0) == Some(None)
}

const FIRST_LINE: &str =
    "Your code also returns no move if 7 is the first line. Fix this case first.";

/// Checks whether a line is appended to the previous one: a move is found after an empty line, but not after a word.
fn appends() -> bool {
    let found = |text| attempt(|| ask(".........", text).0).flatten().is_some();
    found("\n7\n") && !found("x\n7\n") && !found("x\n\n7\n")
}

/// Checks whether a move is found after a word, but not after an illegal move, although the program reads on.
fn appends_to_a_move() -> bool {
    let found = |text| attempt(|| ask("....X....", text).0).flatten().is_some();
    let lines = attempt(|| ask("....X....", "5\n7\n").1.shown_before_each_line().len());
    let reads_on = lines.is_some_and(|lines| lines > 2);
    reads_on && found("x\n7\n") && !found("5\n7\n") && !found("5\n\n7\n")
}

/// Checks whether the program stops reading after the first wrong line.
fn gives_up() -> bool {
    let lines = |text| attempt(|| ask(".........", text).1.shown_before_each_line().len());
    lines("x\n7\n") == Some(1)
}

/// Checks whether a move is found after a word, but not after an empty line.
fn ends_at_an_empty_line() -> bool {
    let found = |text| attempt(|| ask(".........", text).0).flatten().is_some();
    found("x\n7\n") && !found("\n7\n") && !found(" \n7\n")
}

/// Checks whether the program reads a move after a word, stops reading, and does not return the move.
fn forgets() -> bool {
    let read = |text| {
        let (answer, typist) = attempt(|| ask(".........", text))?;
        Some((answer, typist.shown_before_each_line().len()))
    };
    read("x\n7\n8\n") == Some((None, 2)) && read("7\n8\n") == Some((Some(cell(7)), 1))
}

/// Asserts that the screen shows a question before each line is read.
fn assert_asked(board: &str, text: &str, typist: &Typist) {
    let asked = asked_with(board, text);
    let shown = typist.shown_before_each_line();
    assert!(
        shown.is_empty() || shown.iter().any(|text| !text.is_empty()),
        "Your {asked} read a line before it wrote the question, but should ask first.\nWrite the \
         question to `output` before you read. (What `print!` writes is not in `output`.)"
    );
    let unasked = shown.iter().position(String::is_empty);
    if let Some(line) = unasked {
        panic!(
            "Your {asked} read line {} without a question, but should ask before each line.\nWrite \
             the question to `output` before your code reads the line: `fill_buf`, `lines` and \
             `read_line` all read from `input`.",
            line + 1
        );
    }
    if let Some(hidden) = typist.first_hidden_question() {
        panic!(
            "Your {asked} read a line before the question was on the screen, but should show the \
             question first.\nA question without a line end is not shown until you flush the \
             output. {}",
            match hidden {
                0 => "Call output.flush() after the question.".to_owned(),
                _ => format!(
                    "The first question was on the screen, but not the one before line {}: call \
                     output.flush() after every question.",
                    hidden + 1
                ),
            }
        );
    }
}

/// Asserts that the program gives a reason after a wrong line, and then asks again.
fn assert_told_why(board: &str, text: &str, typist: &Typist) {
    let asked = asked_with(board, text);
    let shown = typist.shown_before_each_line();
    let [question, after, ..] = &shown[..] else {
        return;
    };
    let typed = text.lines().next().unwrap_or_default();
    let thought = match typed.parse::<Cell>() {
        Ok(_) => "After a move that `try_play` refuses, write its reason to `output`.",
        Err(_) => {
            "Write the reason to `output` before the next question. (What `println!` writes is not \
             in `output`.)"
        }
    };
    assert!(
        after != question,
        "Your {asked} wrote only the question again after {typed:?}, but should also write why \
         {typed:?} is not a move.\n{thought}"
    );
    assert!(
        after.contains(last_line(question)) || asks(after),
        "Your {asked} did not ask again after {typed:?}, but should ask before each line.\nWrite \
         the question again before you read the next line.\nOutput before the line: \
         {question:?}\nOutput after the line:  {after:?}"
    );
}

/// Returns the last line of a text.
fn last_line(text: &str) -> &str {
    text.trim_end().lines().last().unwrap_or_default().trim()
}

/// Checks whether a text ends like a question: on an unfinished line, or with a question mark, a colon or a `>`.
fn asks(text: &str) -> bool {
    let text = text.trim_end_matches(' ');
    !text.ends_with('\n') || text.trim_end().ends_with([':', '?', '>'])
}

#[track_caller]
fn cell(number: usize) -> Cell {
    common::cell(number)
}

fn ask(board: &str, text: &str) -> (Option<Cell>, Typist) {
    let what = asked_with(board, text);
    let (board, mut typist) = (position(board), Typist::new(text));
    let (mut input, mut output) = typist.ends();
    let asked = watched(&what, || ask_for_move(&board, &mut input, &mut output));
    match asked {
        Ok(mv) => (mv, typist),
        Err(error) => panic!("{}", needless(&what, &error)),
    }
}

/// Describes an error that was returned although all reading and writing worked.
fn needless(what: &str, error: &std::io::Error) -> String {
    format!(
        "Your {what} returned the error {:?}, but should return no error.\n{} Return an error only \
         if reading or writing fails.",
        error.to_string(),
        match error.kind() {
            std::io::ErrorKind::UnexpectedEof => {
                "Your code treats the end of the input as an error."
            }
            _ => "Reading and writing worked.",
        }
    )
}

/// Plays a game. A computer takes the first free cell.
fn play(people: &[Player], text: &str) -> Bits {
    let mut typist = Typist::new(text);
    let (mut input, mut output) = typist.ends();
    let first_free = |board: &Bits| board.legal_moves().next();
    let what = format!("game_loop, with {text:?} typed,");
    let end = watched(&what, || {
        game_loop(Bits::new(), people, &mut input, &mut output, first_free)
    });
    end.unwrap_or_else(|error| panic!("{}", needless(&what, &error)))
}

/// Runs the program and explains a panic.
fn watched<R>(what: &str, program: impl FnOnce() -> R) -> R {
    let why = |panic: &str, tree: &Tree| {
        if panic.contains(ASKS_ON) && has_inner_call(tree, "Ok(None)") {
            return Some(format!(
                "Your {what} {ASKS_ON}, but should stop.\nA call inside your function returned no \
                 move, but your function read on. Return the result of this call."
            ));
        }
        if panic.contains(ASKS_ON) {
            return Some(format!(
                "Your {what} {ASKS_ON}, but should stop.\nIf `read_line` returns 0, the input has \
                 ended. Return no move."
            ));
        }
        if panic.contains(WRITES_ON) {
            return Some(format!(
                "Your {what} {WRITES_ON}, but should read a line each time.\nCall `read_line` once \
                 in each round of your loop."
            ));
        }
        let word = panic.split_once("NoSuchCell(\"");
        let cell = panic.split_once("IllegalMove(");
        let typed = word.and_then(|(_, rest)| rest.split_once("\")"));
        let typed = typed.or_else(|| cell.and_then(|(_, rest)| rest.split_once(')')));
        let typed = typed?.0.trim_end_matches("\\n");
        Some(format!(
            "Your {what} panicked at '{typed}', but should ask again.\nA person can type anything. \
             Match the error instead of unwrapping the result."
        ))
    };
    watch(program, why).0
}
