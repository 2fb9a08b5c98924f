//! What is said of wrong answers to `game_loop`: the claims of its tests, and what explains a run that breaks one.

mod common;

pub(super) use common::typist::Broken;
use common::typist::Typist;
use common::{or_none, position, watch};
use diagnosis::{attempt, counted, twice, worth, wrong_answer};
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
    let thought = match got.as_str() {
        "no move" if !text.ends_with('\n') && finds(&format!("{bare}\n")) => {
            "The last line of the input can end without '\\n', and it counts all the same."
        }
        "no move" if finds(&format!("{bare} \n")) && !finds(&format!(" {bare}\n")) => {
            "Spaces in front of the number do not count either."
        }
        "no move" if text.trim_end_matches('\n') != bare && finds(&format!("{bare}\n")) => {
            "Spaces and line ends do not count."
        }
        "no move" if finds(&bare) => {
            "A line is read with its end. Spaces and line ends do not count."
        }
        "no move" if parses_an_empty_line(&typist) => {
            "Yours answers that \"\" is not a cell: what was parsed was empty, and the line that was read is not. Clear a \
             line before you read it, and not afterwards."
        }
        _ => "What was typed is the move.",
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
    assert!(got == Some(cell(7)), "{}", wrong_move(board, text, got));
    assert_asked(board, text, &typist);
    assert_told_why(board, text, &typist);
}

pub(super) fn the_end_of_the_input_is_no_move(board: &str, text: &str) {
    let (got, typist) = ask(board, text);
    let thought = match typist.shown_before_each_line().len() {
        0 => " Nothing was read: ask, even where one move is left.",
        _ => "",
    };
    assert!(
        got.is_none(),
        "{}{thought}",
        wrong_answer(
            &asked_with(board, text),
            or_none(got, "no move"),
            "no move",
            "the input has ended."
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
            true => "Ask until there is a move or the input ends.",
            false => FIRST_LINE,
        }
    );
}

pub(super) fn one_line_is_read_for_one_answer() {
    let mut typist = Typist::new("5\n7\n8\n");
    let (mut input, mut output) = typist.ends();
    let got = asked_twice(&mut input, &mut output);
    assert!(
        got == [Some(cell(5)), Some(cell(7))],
        "Your ask_for_move, asked twice, with 5 and 7 typed, a line each, returned {} and {}, but should return 5 and \
         7.\n{}",
        or_none(got[0], "no move"),
        or_none(got[1], "no move"),
        match got[0].is_some() || !is_none_alone() {
            true => "Read one line for each answer, and leave the rest.",
            false => FIRST_LINE,
        }
    );
}

pub(super) fn one_line_is_read_where_all_are_there_at_once() {
    let got = asked_twice(&mut "5\n7\n8\n".as_bytes(), &mut Vec::new());
    assert!(
        got == [Some(cell(5)), Some(cell(7))],
        "Your ask_for_move, asked twice, with 5 and 7 in a file, a line each, returned {} and {}, but should return 5 \
         and 7.\n{}",
        or_none(got[0], "no move"),
        or_none(got[1], "no move"),
        match got[0].is_some() || !is_none_alone() {
            true =>
                "The first time more than one line was taken. A reader that is put around `input` \
                 reads ahead, so read from `input` itself.",
            false => FIRST_LINE,
        }
    );
}

/// The answers of two people who read from one input.
fn asked_twice(input: &mut impl BufRead, output: &mut impl Write) -> [Option<Cell>; 2] {
    let board = position("X........");
    let mut asked = || {
        watched(|| ask_for_move(&board, input, output))
            .ok()
            .flatten()
    };
    [asked(), asked()]
}

pub(super) fn what_fails_is_an_error(broken: Broken, what: &str) {
    let mut typist = Typist::with(broken, "x\n");
    let (mut input, mut output) = typist.ends();
    let asked = watched(|| ask_for_move(&Bits::new(), &mut input, &mut output));
    assert!(
        asked.is_err(),
        "Your ask_for_move, where {what} fails, returned no error, but should return it.\nHand the error on with \
         `?`."
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
        "Your game_loop, where X chooses by itself and O types its moves, ended at {end:?}, but should go on until \
         the game is over."
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
    let speaks_of = |words: &[&str]| words.iter().any(|it| word.to_lowercase().contains(it));
    // A sentence that names several reasons is right for both.
    assert!(
        word != taken
            || !speaks_of(&["occupied", "taken"])
            || speaks_of(&[" or ", "number", "no cell", "1", "9", "free"]),
        "Your ask_for_move, with \"abc\" typed, answered {word:?}, as after the 5 of a cell that is occupied, but should \
         give another reason.\nabc is not a cell: say why this line will not do."
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
        "The page's five lines: {lines} questions, {} answered with a sentence, and then the move.",
        lines - 1
    ));
}

/// Whether the sentence about an empty line was said of one that is not empty.
fn parses_an_empty_line(typist: &Typist) -> bool {
    let of_an_empty_line = "".parse::<Cell>().map_err(|error| error.to_string());
    let shown = typist.shown_before_each_line();
    let after_the_line = shown.get(1).map(String::as_str).unwrap_or_default();
    of_an_empty_line.is_err_and(|sentence| after_the_line.contains(&sentence))
}

/// What is wrong where 7 is the first move that can be made.
fn wrong_move(board: &str, text: &str, got: Option<Cell>) -> String {
    let first = text.lines().next().unwrap_or_default();
    let seen = or_none(got, "no move");
    let asked = asked_with(board, text);
    if got.is_none() && appends() {
        let read: String = text.lines().take(2).collect::<Vec<_>>().join("\\n");
        let thought = format!(
            "the second line was read as '{read}': read_line appends, so empty the line first."
        );
        return wrong_answer(&asked, seen, 7, &thought);
    }
    let thought = match got {
        None if gives_up() => "After one wrong answer yours gave up: go round again.",
        None if forgets() => {
            "The 7 was read, and no move came back: hand it back, even where it is not the first line."
        }
        None if is_none_alone() => FIRST_LINE,
        None if ends_at_an_empty_line() => {
            "An empty line is not the end of the input. At the end `read_line` reads nothing at all, not even a line \
             end."
        }
        None => "Return no move only when the input has ended.",
        Some(cell) if board.as_bytes()[cell.index()] != b'.' => {
            "The cell is occupied: ask the board, with try_play."
        }
        Some(_) if first.trim().parse::<Cell>().is_err() => {
            "One line is one answer, so the whole of it must be a number."
        }
        Some(_) => "The first line that is a move is the answer.",
    };
    wrong_answer(&asked, seen, 7, thought)
}

/// What was asked.
fn asked_with(board: &str, text: &str) -> String {
    format!("ask_for_move on {board}, with {text:?} typed,")
}

/// Whether a 7 is no move either where nothing is typed before it.
fn is_none_alone() -> bool {
    attempt(|| ask(".........", "7\n").0) == Some(None)
}

/// What is said then.
const FIRST_LINE: &str = "Where 7 is the first line, there is no move either: begin with that.";

/// Whether a line that was read before stands before the next one: a move is found after an empty
/// line, and not after a word.
fn appends() -> bool {
    let found = |text| attempt(|| ask(".........", text).0).flatten().is_some();
    found("\n7\n") && !found("x\n7\n") && !found("x\n\n7\n")
}

/// Whether the first line that is no move ends the asking: nothing is read after it.
fn gives_up() -> bool {
    let lines = |text| attempt(|| ask(".........", text).1.shown_before_each_line().len());
    lines("x\n7\n") == Some(1)
}

/// Whether a move is found after a word, and not after an empty line.
fn ends_at_an_empty_line() -> bool {
    let found = |text| attempt(|| ask(".........", text).0).flatten().is_some();
    found("x\n7\n") && !found("\n7\n") && !found(" \n7\n")
}

/// Whether a move that is typed after a word is read, and nothing after it, and is not the answer.
fn forgets() -> bool {
    let read = |text| {
        let (answer, typist) = attempt(|| ask(".........", text))?;
        Some((answer, typist.shown_before_each_line().len()))
    };
    read("x\n7\n8\n") == Some((None, 2)) && read("7\n8\n") == Some((Some(cell(7)), 1))
}

/// Demands a question before each line, on the screen.
fn assert_asked(board: &str, text: &str, typist: &Typist) {
    let asked = asked_with(board, text);
    let shown = typist.shown_before_each_line();
    assert!(
        shown.is_empty() || shown.iter().any(|text| !text.is_empty()),
        "Your {asked} read the input before it wrote to `output`, but should write the question there first.\n\
         print! and println! do not write there."
    );
    let unasked = shown.iter().position(String::is_empty);
    if let Some(line) = unasked {
        panic!(
            "Your {asked} read line {} without a question, but should ask before each line.\nRead one line for each \
             answer.",
            line + 1
        );
    }
    assert!(
        typist.saw_every_question(),
        "Your {asked} read a line before the question was on the screen.\nThe question \
         does not end its line, so it waits in the output. What sends it to the screen at once?"
    );
}

/// Demands that each wrong line is answered by something else than the question.
fn assert_told_why(board: &str, text: &str, typist: &Typist) {
    let asked = asked_with(board, text);
    let shown = typist.shown_before_each_line();
    let [question, after, ..] = &shown[..] else {
        return;
    };
    let typed = text.lines().next().unwrap_or_default();
    assert!(
        after != question,
        "Your {asked} wrote only the question again after {typed:?}, but should say why {typed:?} is not a move."
    );
    assert!(
        after.contains(last_line(question)) || asks(after),
        "Your {asked} did not ask again after {typed:?}, but should ask before each line.\nBefore it: \
         {question:?}\nAfter it:  {after:?}"
    );
}

/// The end of a text, from its last line end on.
fn last_line(text: &str) -> &str {
    text.trim_end().lines().last().unwrap_or_default().trim()
}

/// Whether a text ends like a question, and not with a sentence about what was typed: it stays on
/// its line, or has a question mark or a colon.
fn asks(text: &str) -> bool {
    let text = text.trim_end_matches(' ');
    !text.ends_with('\n') || text.trim_end().ends_with([':', '?', '>'])
}

#[track_caller]
fn cell(number: usize) -> Cell {
    common::cell(number)
}

fn ask(board: &str, text: &str) -> (Option<Cell>, Typist) {
    let (board, mut typist) = (position(board), Typist::new(text));
    let (mut input, mut output) = typist.ends();
    let asked = watched(|| ask_for_move(&board, &mut input, &mut output));
    match asked {
        Ok(mv) => (mv, typist),
        Err(error) => panic!(
            "{text:?} was typed and gave an error, \"{error}\": nothing failed, so answer with a \
             sentence and ask again."
        ),
    }
}

/// Plays a game in which a computer takes the first free cell.
fn play(people: &[Player], text: &str) -> Bits {
    let mut typist = Typist::new(text);
    let (mut input, mut output) = typist.ends();
    let first_free = |board: &Bits| board.legal_moves().next();
    let end = watched(|| game_loop(Bits::new(), people, &mut input, &mut output, first_free));
    end.expect("reading and writing worked")
}

/// Runs the program; a panic is explained.
fn watched<R>(program: impl FnOnce() -> R) -> R {
    let why = |panic: &str| {
        let word = panic.split_once("NoSuchCell(\"");
        let cell = panic.split_once("IllegalMove(");
        let typed = word.and_then(|(_, rest)| rest.split_once("\")"));
        let typed = typed.or_else(|| cell.and_then(|(_, rest)| rest.split_once(')')));
        let typed = typed?.0.trim_end_matches("\\n");
        Some(format!(
            "'{typed}' ended the program; ask again. What people type may be anything, so look at \
             the error instead of unwrapping."
        ))
    };
    watch(program, |panic, _| why(panic)).0
}
