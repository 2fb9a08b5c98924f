//! What a recording says of functions and boards besides the calls: the lines of the calls, whose
//! values they return, and the positions.
#![cfg(any(debug_assertions, feature = "on"))]

use std::fmt;

use call_trace::{
    ArgsAre, Event, Position, Run, Search, State, Trace, ValuesOf, Way, record, traced,
};

fn lines(trace: &Trace) -> Vec<Option<u32>> {
    trace.tree().calls.iter().map(|call| call.line).collect()
}

/// Everything but the calls, an event a word.
fn told(trace: &Trace) -> Vec<String> {
    let words = trace.events().filter_map(|event| match event {
        Event::Board { at, board, .. } => Some(format!("board {at} {board}")),
        Event::Ask { at } => Some(format!("ask {at}")),
        Event::Offer { at, choices } => Some(format!("offer {at} {}", choices.values())),
        Event::Play { at, to, choice, .. } => Some(format!("{choice}: {at} to {to}")),
        Event::TakeBack { at, to, choice, .. } => Some(format!("back {choice}: {at} to {to}")),
        Event::Value { at, value } => Some(format!("value {at} {value}")),
        _ => None,
    });
    words.collect()
}

// A comment above a function counts for nothing.
#[traced]
fn countdown(n: u32) -> u32 {
    if n == 0 {
        return 0;
    }
    let below = countdown(n - 1);
    below + (0..1).map(|_| countdown(0)).sum::<u32>()
}

#[traced]
fn calls_a_helper(n: u32) -> u32 {
    helper(n)
}

fn helper(n: u32) -> u32 {
    if n == 0 { 0 } else { calls_a_helper(n - 1) }
}

#[traced]
fn through_a_pointer(n: u32) -> u32 {
    let itself: fn(u32) -> u32 = through_a_pointer;
    if n == 0 { 0 } else { itself(n - 1) }
}

#[test]
fn a_call_knows_its_line_in_the_function_that_made_it() {
    // The roots are called by no traced function.
    assert_eq!(lines(&record(|| countdown(1)).1), [None, Some(5), Some(6)]);
}

#[test]
fn a_call_from_elsewhere_has_no_line() {
    let (_, trace) = record(|| calls_a_helper(1));
    assert_eq!(lines(&trace), [None, None]);
}

#[test]
fn a_call_through_a_pointer_has_no_line() {
    let (_, trace) = record(|| through_a_pointer(1));
    assert_eq!(lines(&trace), [None, None]);
}

#[traced(values(mover))]
fn negamax(n: i32) -> i32 {
    if n == 0 { 1 } else { -negamax(n - 1) }
}

#[traced(skip(n), values(at_least))]
fn at_least(n: i32, t: i32) -> bool {
    n >= t
}

#[test]
fn a_function_says_whose_values_it_returns() {
    let (_, trace) = record(|| (negamax(1), at_least(1, 2), countdown(0)));
    let whose = |name| trace.values_of(name);
    assert_eq!(whose("negamax"), Some(ValuesOf::Mover));
    assert_eq!(whose("at_least"), Some(ValuesOf::AtLeast));
    assert_eq!(whose("countdown"), None);
    let mut file = Vec::new();
    trace.write_json(&mut file).unwrap();
    let text = String::from_utf8(file).unwrap();
    assert!(
        text.starts_with(
            "{\"trace\":{\"format\":3}}\n\
             {\"function\":{\"name\":\"negamax\",\"values\":\"mover\"}}\n\
             {\"enter\":{\"node\":0,"
        ),
        "{text}"
    );
    assert_eq!(
        text.matches("{\"function\":{\"name\"").count(),
        2,
        "once of each"
    );
    let read = Trace::read_json(text.as_bytes()).unwrap();
    assert_eq!(read.values_of("at_least"), Some(ValuesOf::AtLeast));
    let mut again = Vec::new();
    read.write_json(&mut again).unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), text);
}

#[traced(search(alpha_beta))]
fn meant(n: i32) -> i32 {
    n
}

#[test]
fn a_function_says_which_search_it_is_meant_to_be() {
    let (_, trace) = record(|| (meant(1), countdown(0)));
    let mut file = Vec::new();
    trace.write_json(&mut file).unwrap();
    let text = String::from_utf8(file).unwrap();
    let line = r#"{"function":{"name":"meant","search":"alpha_beta"}}"#;
    assert_eq!(text.lines().nth(1), Some(line));
    for trace in [&trace, &Trace::read_json(text.as_bytes()).unwrap()] {
        assert_eq!(trace.search_of("meant"), Some(Search::AlphaBeta));
        assert_eq!(trace.search_of("countdown"), None);
        assert_eq!(trace.values_of("meant"), None);
    }
}

#[traced(skip(full), args(bits))]
fn rows(full: u32, columns: u32, falling: u32) -> u32 {
    full & !(columns | falling)
}

#[test]
fn a_function_says_that_its_arguments_are_rows_of_bits() {
    let (_, trace) = record(|| rows(15, 2, 4));
    let mut file = Vec::new();
    trace.write_json(&mut file).unwrap();
    let text = String::from_utf8(file).unwrap();
    let line = r#"{"function":{"name":"rows","args":"bits"}}"#;
    assert_eq!(text.lines().nth(1), Some(line));
    for trace in [&trace, &Trace::read_json(text.as_bytes()).unwrap()] {
        assert_eq!(trace.args_are("rows"), Some(ArgsAre::Bits));
        assert_eq!(trace.search_of("rows"), None);
    }
}

/// Marks in a row, changed in place.
#[derive(Clone, Debug, Default, PartialEq)]
struct Marks {
    marks: Vec<u8>,
    way: Way,
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.marks)
    }
}

impl Marks {
    fn mark(&mut self, mark: u8) {
        let before = self.at();
        self.marks.push(mark);
        let mv = (usize::from(mark), usize::from(mark));
        self.way.play(before, mv, None, &State::text(self));
    }

    fn clear(&mut self, mark: u8) {
        let before = self.at();
        self.marks.retain(|it| *it != mark);
        let mv = (usize::from(mark), usize::from(mark));
        self.way.take_back(before, mv, self);
    }

    fn at(&self) -> Position {
        self.way.at(|| State::text(self))
    }

    fn look(&self) {
        self.at().ask();
        self.way.offer([1, 2]);
        self.way.value(0);
    }
}

#[test]
fn a_board_that_is_changed_in_place_comes_back_to_its_positions() {
    let mut marks = Marks::default();
    marks.mark(7);
    let (_, trace) = record(|| {
        marks.mark(1);
        marks.mark(2);
        marks.clear(2);
        marks.mark(3);
        marks.clear(3);
        marks.clear(1);
        // This one was marked before the recording began.
        marks.clear(7);
    });
    assert_eq!(
        told(&trace),
        [
            "board 0 [7]",
            "1: 0 to 1",
            "2: 1 to 2",
            "back 2: 2 to 1",
            "3: 1 to 3",
            "back 3: 3 to 1",
            "back 1: 1 to 0",
            "back 7: 0 to 4"
        ]
    );
}

#[test]
fn what_is_taken_back_out_of_order_makes_another_position() {
    let mut marks = Marks::default();
    let (_, trace) = record(|| {
        marks.mark(1);
        marks.mark(2);
        marks.clear(1);
        marks.clear(2);
    });
    assert_eq!(
        told(&trace)[3..],
        ["back 1: 2 to 3", "back 2: 3 to 4"],
        "[2] and the last [] are no board that was there before"
    );
}

#[test]
fn what_a_position_offers_and_is_worth_is_said_once() {
    #[traced(skip(marks))]
    fn look_twice(marks: &Marks) {
        marks.look();
        marks.look();
    }
    let marks = Marks::default();
    let (_, trace) = record(|| {
        look_twice(&marks);
        look_twice(&marks);
    });
    assert_eq!(
        told(&trace),
        ["board 0 []", "ask 0", "offer 0 1, 2", "value 0 0", "ask 0"],
        "each call asks it, once"
    );
}

#[test]
fn the_way_is_no_part_of_a_board() {
    let (mut one, mut other) = (Marks::default(), Marks::default());
    let (_, _) = record(|| one.mark(1));
    other.mark(1);
    assert_eq!(one, other);
    assert_eq!(format!("{one:?}"), "Marks { marks: [1], way: … }");
}

#[test]
fn each_recording_is_told_of_the_board_it_begins_with() {
    let marks = Marks::default();
    let (inner, outer) = record(|| {
        marks.look();
        record(|| marks.look()).1
    });
    assert_eq!(told(&inner), ["board 0 []", "offer 0 1, 2", "value 0 0"]);
    assert_eq!(
        told(&outer),
        [
            "board 0 []",
            "offer 0 1, 2",
            "value 0 0",
            "board 1 []",
            "offer 1 1, 2",
            "value 1 0"
        ]
    );
    let (_, later) = record(|| marks.look());
    assert_eq!(told(&later), told(&inner));
}

#[test]
fn a_position_of_another_recording_says_nothing() {
    let (position, _) = record(|| Position::first(&State::text(&"")));
    assert!(!position.is_known());
    position.ask();
    let (next, trace) = record(|| {
        position.offer([1]);
        position.value(1);
        position.play(1, None, &State::text(&""))
    });
    assert_eq!(told(&trace), [""; 0]);
    assert_eq!((next, trace.positions()), (Position::default(), 0));
}

/// Which call each play of a call led to.
fn led_to(run: &Run, call: usize) -> Vec<Option<usize>> {
    let plays = run.tree.calls[call].plays.iter();
    plays.map(|play| run.position(play.to).call).collect()
}

/// Makes all boards, searches the last one first, and the first one once more.
#[traced(skip(board))]
fn search(board: Position, depth: u32) {
    board.ask();
    if depth == 0 {
        return;
    }
    let boards = [1, 2].map(|choice| board.play(choice, None, &State::text(&"")));
    for board in boards.iter().rev() {
        board.ask();
        search(*board, depth - 1);
    }
    search(boards[0], 0);
}

#[test]
fn a_position_belongs_to_the_first_call_that_asks_it_first_of_all() {
    let (_, trace) = record(|| search(Position::first(&State::text(&"")), 1));
    let run = trace.run();
    let subjects: Vec<_> = run.tree.calls.iter().map(|call| call.subject).collect();
    assert_eq!(subjects, [Some(0), Some(2), Some(1), Some(1)]);
    assert_eq!(
        led_to(&run, 0),
        [Some(2), Some(1)],
        "call 3 searches the first one again"
    );
}

#[test]
fn a_call_that_asks_nothing_follows_from_the_choice_before_it() {
    #[traced(skip(at))]
    fn place(at: Position, left: u32) {
        if left > 0 {
            place(at.play(left, None, &State::text(&"")), left - 1);
        }
    }
    let (_, trace) = record(|| place(Position::first(&State::text(&"")), 2));
    let run = trace.run();
    assert_eq!(
        (led_to(&run, 0), led_to(&run, 1)),
        (vec![Some(1)], vec![Some(2)])
    );
}

#[test]
fn a_call_follows_from_no_choice_that_was_taken_back_before_it() {
    #[traced(skip(at))]
    fn tries(at: Position) {
        at.play(1, None, &State::text(&"1")).take_back(at, 1, "");
        rests();
        at.play(2, None, &State::text(&"2"));
        helps(at);
    }
    /// Is about another position than the last, and what it calls is about none.
    #[traced(skip(at))]
    fn helps(at: Position) {
        at.ask();
        rests();
    }
    #[traced]
    fn rests() {}
    let (_, trace) = record(|| tries(Position::first(&State::text(&""))));
    assert_eq!(led_to(&trace.run(), 0), [None, None]);
}

#[test]
fn a_choice_belongs_to_the_innermost_running_call_that_asked_where_it_was_made() {
    #[traced(skip(at))]
    fn above(at: Position) {
        at.ask();
        below(at);
        at.play(2, None, &State::text(&""));
    }
    #[traced(skip(from))]
    fn below(from: Position) {
        from.play(1, None, &State::text(&"")).ask();
    }
    let (_, trace) = record(|| above(Position::first(&State::text(&""))));
    let run = trace.run();
    let plays = |call: usize| Vec::from_iter(run.tree.calls[call].plays.iter().map(|it| it.choice));
    assert_eq!(plays(0), ["1", "2"]);
    assert_eq!(plays(1), [""; 0]);
    assert_eq!(led_to(&run, 0), [Some(1), None]);
}

#[test]
fn a_question_says_whether_it_is_the_first_of_its_call() {
    #[traced(skip(at))]
    fn asks_twice(at: Position) -> (bool, bool) {
        (at.ask(), at.ask())
    }
    let (asked, _) = record(|| {
        assert!(!call_trace::in_call());
        let at = Position::first(&State::text(&""));
        [(at.ask(), at.ask()), asks_twice(at), asks_twice(at)]
    });
    assert_eq!(asked, [(false, false), (true, false), (true, false)]);
    assert!(!Position::default().ask(), "nothing is recorded");
}

#[test]
fn looking_up_is_a_question_where_it_is_the_first() {
    #[traced(skip(boards))]
    fn look_up_then_ask(boards: [Position; 2]) {
        boards[1].look_up();
        boards[0].look_up();
        boards[0].ask();
    }
    let (_, trace) = record(|| {
        let board = || Position::first(&State::text(&""));
        look_up_then_ask([board(), board()]);
    });
    assert_eq!(told(&trace)[2..], ["ask 1", "ask 0"]);
    assert_eq!(trace.tree().calls[0].subject, Some(1));
}
