//! Runs to be drawn: small programs, recorded.

#![allow(unreachable_pub, reason = "the test files of this program use them")]

pub mod boards;
pub mod fields;
pub mod games;

use std::fmt;

use call_trace::{Position, State, Trace, Way, note, record, traced, try_record};
use figures::{Run, SvgOptions, TextOptions, calls_text, player_fragment, tree_text};

#[traced]
pub fn factorial(n: u64) -> u64 {
    if n == 0 {
        1
    } else {
        n.wrapping_mul(factorial(n - 1))
    }
}

#[traced]
pub fn fibonacci(n: u64) -> u64 {
    if n < 2 {
        n
    } else {
        fibonacci(n - 1) + fibonacci(n - 2)
    }
}

#[traced(skip(known))]
pub fn fibonacci_memo(n: usize, known: &mut [Option<u64>]) -> u64 {
    if let Some(value) = known[n] {
        return value;
    }
    let value = match n {
        0 | 1 => n as u64,
        _ => fibonacci_memo(n - 1, known) + fibonacci_memo(n - 2, known),
    };
    known[n] = Some(value);
    value
}

/// Returns `()`: its notes record the moves.
#[traced]
pub fn hanoi(discs: u32, from: char, to: char, spare: char) {
    if discs > 0 {
        hanoi(discs - 1, from, spare, to);
        note(format_args!("disc {discs}: {from} to {to}"));
        hanoi(discs - 1, spare, to, from);
    }
}

#[traced]
pub fn sum_by_halves(numbers: &[u64]) -> u64 {
    match numbers {
        [] => 0,
        [one] => *one,
        _ => {
            let (left, right) = numbers.split_at(numbers.len() / 2);
            sum_by_halves(left) + sum_by_halves(right)
        }
    }
}

/// Queens that are placed row by row, and taken back.
struct Queens {
    columns: Vec<usize>,
    n: usize,
    way: Way,
}

impl Queens {
    fn new(n: usize) -> Self {
        Queens {
            columns: Vec::new(),
            n,
            way: Way::default(),
        }
    }

    fn state(&self) -> State<'_> {
        State {
            kind: "queens",
            ..State::text(self)
        }
    }

    fn at(&self) -> Position {
        self.way.at(|| self.state())
    }

    fn is_free(&self, row: usize, col: usize) -> bool {
        let free = |(r, &c): (usize, &usize)| c != col && c.abs_diff(col) != row - r;
        self.columns.iter().enumerate().all(free)
    }

    fn place(&mut self, col: usize) {
        let before = self.at();
        self.columns.push(col);
        let mv = (self.columns.len() * self.n + col, col);
        self.way.play(before, mv, None, &self.state());
    }

    fn take_back(&mut self, col: usize) {
        let before = self.at();
        let mv = (self.columns.len() * self.n + col, col);
        self.columns.pop();
        self.way.take_back(before, mv, self);
    }
}

impl fmt::Display for Queens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = |row: usize, col| {
            if self.columns.get(row) == Some(&col) {
                'Q'
            } else {
                '.'
            }
        };
        let row = |row| (0..self.n).map(|col| square(row, col)).collect::<String>();
        let rows: Vec<String> = (0..self.n).map(row).collect();
        f.write_str(&rows.join("\n"))
    }
}

#[traced(skip(queens))]
fn place_row(row: usize, queens: &mut Queens) -> usize {
    if row == queens.n {
        return 1;
    }
    let mut found = 0;
    for col in 0..queens.n {
        if queens.is_free(row, col) {
            queens.place(col);
            found += place_row(row + 1, queens);
            queens.take_back(col);
        }
    }
    found
}

/// Looks at the last row itself, without a further call.
#[traced(skip(queens))]
fn place_but_last(row: usize, queens: &mut Queens) {
    for col in 0..4 {
        if queens.is_free(row, col) {
            queens.place(col);
            if row < 3 {
                place_but_last(row + 1, queens);
            }
            queens.take_back(col);
        }
    }
}

/// Chooses among three, and leaves one untried.
#[traced(skip(at))]
fn choose(at: Position, left: u32) -> u32 {
    if left == 0 {
        return 7;
    }
    at.offer(["a", "b", "c"]);
    let mut best = 0;
    for (choice, text) in [("a", "a.."), ("c", "..c")] {
        let then = at.play(choice, None, &State::text(&text));
        best = best.max(choose(then, left - 1));
        then.take_back(at, choice, "...");
    }
    best
}

#[traced]
fn breaks(n: u32) -> u32 {
    assert!(n > 0, "nothing left");
    breaks(n - 1) + breaks(n - 1)
}

/// A tree given by its children.
#[traced(skip(children))]
fn node(at: usize, children: &[Vec<usize>]) -> usize {
    1 + children[at]
        .iter()
        .map(|&child| node(child, children))
        .sum::<usize>()
}

pub fn of_factorial(n: u64) -> Trace {
    record(|| factorial(n)).1
}

pub fn of_fibonacci(n: u64) -> Trace {
    record(|| fibonacci(n)).1
}

pub fn of_memo(n: usize) -> Trace {
    record(|| fibonacci_memo(n, &mut vec![None; n + 1])).1
}

pub fn of_hanoi(discs: u32) -> Trace {
    record(|| hanoi(discs, 'A', 'C', 'B')).1
}

pub fn of_halves(n: u64) -> Trace {
    record(|| sum_by_halves(&(1..=n).collect::<Vec<_>>())).1
}

pub fn of_queens(n: usize) -> Trace {
    record(|| place_row(0, &mut Queens::new(n))).1
}

pub fn of_choices() -> Trace {
    record(|| choose(Position::first(&State::text(&"...")), 2)).1
}

pub fn of_a_panic() -> Trace {
    try_record(|| breaks(3)).1
}

pub fn of_last_row_tried() -> Trace {
    record(|| place_but_last(0, &mut Queens::new(4))).1
}

pub fn of_two() -> Trace {
    record(|| fibonacci(2) + factorial(2)).1
}

pub fn of_nothing() -> Trace {
    record(|| ()).1
}

pub fn of_tree(children: &[Vec<usize>]) -> Trace {
    record(|| node(0, children)).1
}

/// Whether a run is drawn as a search of a game.
pub fn is_game(trace: &Trace) -> bool {
    Run::of(trace).counts().game.is_some()
}

/// Whether a run is drawn as a game that was only played: as one field.
pub fn is_played(trace: &Trace) -> bool {
    player_fragment(trace, &SvgOptions::page("it")).contains("fig-played")
}

/// The boards that a run shows outside of its calls, as its text has them: below the tree of its calls.
pub fn strip_text(trace: &Trace) -> String {
    let options = TextOptions::default();
    let text = tree_text(trace, &options);
    let calls = match trace.calls() {
        0 => String::new(),
        _ => calls_text(trace, &options) + "\n",
    };
    text.strip_prefix(&calls)
        .expect("the calls come first")
        .to_owned()
}

/// The file of a trace.
pub fn file(trace: &Trace) -> String {
    let mut file = Vec::new();
    trace.write_json(&mut file).expect("a file in memory");
    String::from_utf8(file).expect("text")
}

/// A trace as its file has it after the first line, for runs that no test program makes.
pub fn read(lines: &str) -> Trace {
    let file = format!("{{\"trace\":{{\"format\":3}}}}\n{lines}");
    Trace::read_json(file.as_bytes()).expect("the lines are a trace")
}

/// A chain of calls, `depth` deep, as a file: recording one would take as much stack.
pub fn chain(depth: usize) -> Trace {
    let mut out = String::new();
    for n in 0..depth {
        let args = format!("[[\"n\",\"{}\"]]", depth - 1 - n);
        out +=
            &format!("{{\"enter\":{{\"node\":{n},\"function\":\"factorial\",\"args\":{args}}}}}\n");
    }
    for n in (0..depth).rev() {
        out += &format!("{{\"leave\":{{\"node\":{n},\"returned\":\"1\"}}}}\n");
    }
    out += &format!("{{\"end\":{{\"calls\":{depth}}}}}\n");
    read(&out)
}

/// Trees of a few nodes: each node's children.
pub fn trees() -> impl proptest::strategy::Strategy<Value = Vec<Vec<usize>>> {
    use proptest::prelude::*;
    proptest::collection::vec(any::<prop::sample::Index>(), 1..90).prop_map(|parents| {
        let mut children = vec![Vec::new(); parents.len()];
        for (this, parent) in parents.iter().enumerate().skip(1) {
            children[parent.index(this)].push(this);
        }
        children
    })
}

/// Every run that the tests draw, by name.
pub fn every() -> impl Iterator<Item = (&'static str, Trace)> {
    games::all().into_iter().chain(all())
}

/// Every run without a game, by name.
pub fn all() -> Vec<(&'static str, Trace)> {
    vec![
        ("factorial", of_factorial(3)),
        ("fibonacci", of_fibonacci(4)),
        ("memo", of_memo(4)),
        ("hanoi", of_hanoi(2)),
        ("halves", of_halves(4)),
        ("queens", of_queens(4)),
        ("choices", of_choices()),
        ("tried", of_last_row_tried()),
        ("panic", of_a_panic()),
        ("two", of_two()),
        ("nothing", of_nothing()),
    ]
}
