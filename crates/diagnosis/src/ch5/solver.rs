//! The checks of the exercise `solver`, one function for each test, and the explanations of wrong answers.

mod common;

use call_trace::{Call, Limits, Tree, with_limits};
use common::{Counted, for_mover, minus, position, random_positions, size, spaced};
use diagnosis::{Shapes, attempt, twice, watch, worth, wrong_answer};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::free_boxes::{Free, free_boxes};
use dots_and_boxes::size::{Line, Lines, Size};
use dots_and_boxes::solver::{Bounds, Table, at_least, canonical, solve};
use dots_and_boxes::symmetry::Symmetry;
use game::{Board, Player, Value, Watched};
use std::collections::{HashMap, HashSet};
use tic_tac_toe::look_ahead::look_ahead;

pub(super) fn an_oblong_field_has_four_images(text: &str) {
    let size = size(text);
    for line in size.numbers() {
        let drawn = size.all_lines() & !(1 << line);
        let got = canonical(size, drawn);
        let mut swapped = Symmetry::all().filter(|symmetry| symmetry.swaps);
        let thought = match swapped.any(|symmetry| symmetry.image(size, drawn) == got) {
            true => {
                "your code swaps rows and columns. On a field that is not square, skip the images \
                 that swap them."
            }
            false => {
                "your set does not have as many lines as the original set. Check your calls of \
                 `image`, and how you choose among the images."
            }
        };
        let lines = |set: Lines| diagnosis::counted(set.count_ones(), "line");
        assert!(
            got.count_ones() == drawn.count_ones(),
            "{}",
            wrong_answer(
                &format!("canonical({text}, all lines but {})", size.line(line)),
                lines(got),
                lines(drawn),
                thought
            )
        );
    }
}

/// Returns the sets of at most `most` lines, and the sets with at most `most` open lines.
fn few(size: Size, most: u32) -> Vec<Lines> {
    let all = size.all_lines();
    let lines: Vec<Lines> = size.numbers().map(|line| 1 << line).collect();
    let mut sets = vec![0];
    let mut last = vec![0];
    for _ in 0..most {
        let next = |&set: &Lines| {
            let more = lines.iter().filter(move |&&line| line > set);
            more.map(move |line| set | line)
        };
        last = last.iter().flat_map(next).collect();
        sets.extend(&last);
    }
    let open: Vec<Lines> = sets.iter().map(|set| all & !set).collect();
    [sets, open].concat()
}

/// Returns the symmetries that map this field to itself.
fn fitting(size: Size) -> impl Iterator<Item = Symmetry> {
    Symmetry::all().filter(move |symmetry| size.rows == size.cols || !symmetry.swaps)
}

/// Returns all images of these lines that fit on the field, the smallest first.
fn images(size: Size, drawn: Lines) -> Vec<Lines> {
    let images = fitting(size).map(|symmetry| symmetry.image(size, drawn));
    let mut images: Vec<Lines> = images.collect();
    images.sort_unstable();
    images
}

/// Checks whether `canonical` returns the same as this program for few lines on these fields.
fn is_canonical_like(program: fn(Size, Lines) -> Lines, fields: &[&str]) -> bool {
    fields.iter().map(|text| size(text)).all(|size| {
        few(size, 2)
            .into_iter()
            .all(|drawn| attempt(|| canonical(size, drawn)) == Some(program(size, drawn)))
    })
}

/// Returns the advice if `canonical` returns the smallest image of too few or too many, and
/// `otherwise` if it is another program.
fn advice_on_images(otherwise: &'static str) -> &'static str {
    let chained = |size, drawn| {
        let mut image = drawn;
        let chain = fitting(size).map(|symmetry| {
            image = symmetry.image(size, image);
            image
        });
        chain.fold(drawn, Lines::min)
    };
    let of_the_best = |size, drawn: Lines| {
        fitting(size).fold(drawn, |best, symmetry| best.min(symmetry.image(size, best)))
    };
    let unturned = |size, drawn| {
        let symmetries = Symmetry::all().filter(|symmetry| !symmetry.swaps);
        let images = symmetries.map(|symmetry| symmetry.image(size, drawn));
        images.fold(drawn, Lines::min)
    };
    let complete = |size, drawn: Lines| {
        let images = Symmetry::all().map(|symmetry| symmetry.image(size, drawn));
        let complete = images.filter(|image| image.count_ones() == drawn.count_ones());
        complete.fold(drawn, Lines::min)
    };
    if is_canonical_like(chained, &["1x2", "2x2"]) {
        "Apply each symmetry to `drawn`, not to the image before."
    } else if is_canonical_like(of_the_best, &["1x2", "2x2"]) {
        "Apply each symmetry to `drawn`, not to the smallest image so far."
    } else if is_canonical_like(unturned, &["2x2"]) {
        "On a square, use the images that swap rows and columns, too."
    } else if is_canonical_like(complete, &["1x2", "2x2"]) {
        "On a field that is not square, leave out every symmetry with `swaps`, even if the image \
         has the same number of lines."
    } else {
        otherwise
    }
}

/// Describes two sets of lines that are images of each other, but have different canonical sets. Few lines are
/// drawn or open in them.
fn told_apart(size: Size) -> Option<String> {
    few(size, 3).into_iter().find_map(|drawn| {
        let got = attempt(|| canonical(size, drawn))?;
        let images = images(size, drawn).into_iter();
        let mut others =
            images.filter_map(|image| Some((image, attempt(|| canonical(size, image))?)));
        let (image, other) = others.find(|&(_, other)| other != got)?;
        let how = advice_on_images("Return the smallest of all images.");
        Some(format!(
            "on {size}, {} and {} are images of each other, but `canonical` returns {got} for the \
             first and {other} for the second. {how}",
            names(size, drawn),
            names(size, image)
        ))
    })
}

/// Describes two sets of lines that are not images of each other, but have the same canonical set.
fn taken_for_each_other(size: Size) -> Option<String> {
    let mut known: HashMap<Lines, (Lines, Lines)> = HashMap::new();
    few(size, 3).into_iter().find_map(|drawn| {
        let (got, least) = (attempt(|| canonical(size, drawn))?, images(size, drawn)[0]);
        let &mut (first, before) = known.entry(got).or_insert((drawn, least));
        (before != least).then(|| {
            format!(
                "on {size}, {} and {} are not images of each other, but `canonical` returns {got} \
                 for both. {}",
                names(size, first),
                names(size, drawn),
                advice_on_images("Return only an image of the given lines.")
            )
        })
    })
}

/// Formats a set of lines in words.
fn names(size: Size, drawn: Lines) -> String {
    let lines = size.numbers().filter(|line| drawn & 1 << line != 0);
    let names: Vec<String> = lines.map(|line| size.line(line).to_string()).collect();
    match names.is_empty() {
        true => "the empty set".to_owned(),
        false => names.join(" "),
    }
}

/// Counts the different canonical sets of this many lines.
fn different(size: Size, lines: u32) -> usize {
    let all = (0..=size.all_lines()).filter(|drawn| drawn.count_ones() == lines);
    all.map(|drawn| canonical(size, drawn))
        .collect::<HashSet<Lines>>()
        .len()
}

pub(super) fn images_of_each_other_count_once(text: &str, lines: u32, want: usize) {
    let got = different(size(text), lines);
    if got == want {
        return;
    }
    let pair = match got < want {
        true => taken_for_each_other(size(text)),
        false => told_apart(size(text)),
    };
    let sets = |count| diagnosis::counted(count, "different set");
    panic!(
        "{}",
        wrong_answer(
            &format!(
                "canonical, called for all sets of {} on {text}",
                diagnosis::counted(lines, "line")
            ),
            sets(got),
            sets(want),
            &pair.unwrap_or_default()
        )
    );
}

pub(super) fn the_smallest_image_stands_for_all(text: &str) {
    let board = position(text);
    let (size, drawn) = (board.size, board.drawn);
    right_image(size, drawn);
    let mut rng = fastrand::Rng::with_seed(8);
    let is_square = |size: &Size| size.rows == size.cols;
    let sizes = ["1x1", "1x2", "2x2", "3x2", "3x3", "1x5", "5x5"].map(common::size);
    let sizes: Vec<Size> = { sizes.into_iter() }
        .filter(|it| is_square(it) == is_square(&size))
        .collect();
    let asked = sizes
        .into_iter()
        .flat_map(|size| (0..20).map(move |_| size));
    let asked = asked.map(|size| (size, rng.u64(..) & size.all_lines()));
    diagnosis::demand_each(
        asked,
        // One line fewer.
        |&(size, drawn)| {
            let lines = (0..u64::BITS).map(|line| 1 << line);
            let lines = lines.filter(|line| drawn & line != 0 && drawn != *line);
            lines.map(|line| (size, drawn & !line)).collect()
        },
        |&(size, drawn)| attempt(|| canonical(size, drawn)) != Some(images(size, drawn)[0]),
        |&(size, drawn)| right_image(size, drawn),
    );
}

/// Asserts the smallest of all images on the field.
fn right_image(size: Size, drawn: Lines) {
    let images = images(size, drawn);
    let want = images[0];
    let got = canonical(size, drawn);
    if got == want {
        return;
    }
    let largest = |size, drawn| {
        self::images(size, drawn)
            .into_iter()
            .fold(drawn, Lines::max)
    };
    let is_largest = is_canonical_like(largest, &["1x2", "2x2"]);
    let thought = Shapes::of(&images)
        .row(
            |_| true,
            |_| is_largest.then_some(()),
            |()| "your code returns the largest of all images. Return the smallest image.".into(),
        )
        .row(
            |_| !is_largest,
            |images| Some(images.contains(&got)),
            |is_image| {
                let seen = match is_image {
                    true => "your code returns one of the images, but another image is smaller.",
                    false => {
                        "your code returns a set that is not an image of these lines on this field."
                    }
                };
                let smallest = "Return the smallest of all images that fit on the field.";
                format!("{seen} {}", advice_on_images(smallest))
            },
        )
        .words()
        .unwrap_or_default();
    let board = Dots {
        drawn,
        ..Dots::new(size)
    };
    let call = format!("canonical({size}, {drawn})");
    panic!("{}\n{board}", wrong_answer(&call, got, want, &thought));
}

/// Returns the value of the rest to the player to move.
fn rest(board: &Dots) -> Value {
    fn known_or_searched(board: &Dots, known: &mut HashMap<Lines, Value>) -> Value {
        if let Some(&value) = known.get(&board.drawn) {
            return value;
        }
        let mut best = None;
        for line in board.legal_moves() {
            let closed = board.closes(line);
            let after = known_or_searched(&board.play(line), known);
            let value = if closed > 0 { closed + after } else { -after };
            best = best.max(Some(value));
        }
        *known.entry(board.drawn).or_insert(best.unwrap_or(0))
    }
    known_or_searched(board, &mut HashMap::new())
}

/// Returns the answer to one question, with a new table, or `None` if the search panics.
fn asked(text: &str, t: Value) -> Option<bool> {
    let board = position(text);
    attempt(|| at_least(&board, t, &mut Table::new()))
}

/// Explains a wrong search. The order of the rows has no meaning: a row about the answers applies only if no
/// positions are confused, and a row about the table only if each question alone is answered rightly.
fn thought(board: &Dots) -> String {
    let mixed = taken_for_each_other(board.size);
    let (is_mixed, by_itself) = (mixed.is_some(), in_its_answers());
    let is_named = by_itself.is_some();
    let is_bound = is_wrong_with_one_table();
    let smaller =
        || smallest_wrong().filter(|(it, ..)| it.open().count_ones() < board.open().count_ones());
    Shapes::of(board)
        .row(
            |_| true,
            |_| mixed.clone(),
            |mixed| format!("`canonical` is wrong: {mixed} Correct `canonical` first."),
        )
        .row(
            |_| !is_mixed,
            |_| by_itself.clone(),
            |said| match smaller() {
                Some(wrong) => format!("{said}\n{}", seen(IS_SMALLER, wrong)),
                None => said,
            },
        )
        .row(
            |_| !is_mixed && !is_named,
            |_| is_bound.then_some(()),
            |()| {
                format!(
                    "for some small positions, your code answers each question correctly with a \
                     new table, but not several questions with one table.\n{}",
                    with_one_table()
                )
            },
        )
        .row(
            |_| !is_mixed && !is_named && !is_bound,
            |_| {
                let over = position(SMALL[0]);
                let nothing = || wrong_question(&over, 0).map(wrong_when_full);
                let smallest = || smallest_wrong().map(first_wrong);
                read_wrongly().or_else(nothing).or_else(smallest)
            },
            |said| said,
        )
        .words()
        .or_else(wrong_entry)
        .unwrap_or_default()
}

/// Explains a wrong answer if each question alone is answered rightly.
fn with_one_table() -> String {
    let words = in_the_table().or_else(with_an_entry_after_a_line);
    words.or_else(wrong_entry).unwrap_or_else(|| BOUNDS.into())
}

/// Describes a question that is answered wrongly if the table contains only the right bounds after one line.
fn with_an_entry_after_a_line() -> Option<String> {
    let mut quiet = random_positions(&["1x2", "1x3", "2x2"], 5, 24);
    quiet.retain(|board| free_boxes(board).is_none());
    let exact_first = [(0, 0), (2, 0), (0, 2)].into_iter();
    let mut asked = exact_first.flat_map(|loose| quiet.iter().map(move |&board| (board, loose)));
    asked.find_map(|(board, (below, above))| {
        let value = rest(&board);
        board.legal_moves().find_map(|line| {
            let after = board.play(line);
            let (low, high) = (rest(&after) - below, rest(&after) + above);
            let entry = (canonical(after.size, after.drawn), Bounds { low, high });
            let says = |t, mut table| attempt(|| at_least(&board, t, &mut table));
            let t = [value, value + 1].into_iter().find(|&t| {
                says(t, Table::new()) == Some(t == value)
                    && says(t, Table::from([entry])) == Some(t != value)
            });
            let t = t.filter(|_| free_boxes(&after).is_none())?;
            Some(minus(&format!(
                "In {board:?}, the rest is worth {value}. If the table contains only the right bounds \
                 for the position after {line}, `low` {low} and `high` {high}, your code returns {} \
                 for `t` = {t}. These bounds are for the player who moves there, the other player: \
                 only `high` can prove that {line} gives `t` or more.",
                t != value
            )))
        })
    })
}

/// Describes wrong bounds that one question about a small position stores in a new table.
fn wrong_entry() -> Option<String> {
    SMALL.map(position).into_iter().find_map(|board| {
        let most = board.size.boxes() as Value;
        (-most..=most).find_map(|t| {
            let mut table = Table::new();
            let answer = attempt(|| at_least(&board, t, &mut table))?;
            let mut entries: Vec<(Lines, Bounds)> = table.into_iter().collect();
            entries.sort_by_key(|(drawn, _)| *drawn);
            let worth = |drawn| {
                rest(&Dots {
                    drawn,
                    ..Dots::new(board.size)
                })
            };
            // Keys of another kind, or of earlier positions, are not judged.
            let is_later = |drawn: Lines| {
                drawn.count_ones() >= board.drawn.count_ones()
                    && canonical(board.size, drawn) == drawn
            };
            let is_wrong = |&(drawn, it): &(Lines, Bounds)| {
                is_later(drawn) && !(it.low..=it.high).contains(&worth(drawn))
            };
            let (drawn, Bounds { low, high }) = entries.into_iter().find(is_wrong)?;
            let free = free_boxes(&board).map(|free| canonical(board.size, free.rest.drawn));
            let place = match free == Some(drawn) {
                true => "the position after all free boxes are taken",
                false if drawn == canonical(board.size, board.drawn) => "this position",
                false => "a later position",
            };
            Some(minus(&format!(
                "After the answer {answer} for {board:?} and `t` = {t}, with a new table, the table \
                 contains `low` {low} and `high` {high} for {place}. But the rest of the game is worth \
                 {} there. Check which bounds your code stores for it.",
                worth(drawn)
            )))
        })
    })
}

const BOUNDS: &str = "Each answer gives a bound: true raises `low` to `t`, and false lowers `high` \
                      to `t - 1`. Check both the bounds that you store and the comparison of `t` \
                      with these bounds.";

/// Returns the answer for a position with these bounds in the table, if it is given without a line.
fn known_at_once(board: Dots, low: Value, high: Value, t: Value) -> Option<bool> {
    let (field, key) = (
        Counted::new(board, 500_000),
        canonical(board.size, board.drawn),
    );
    let mut table = Table::from([(key, Bounds { low, high })]);
    let answer = attempt(|| at_least(&field, t, &mut table))?;
    (field.nodes() == 1).then_some(answer)
}

/// Detects bounds that are used for A, but turned over for B.
fn turned_for_b() -> Option<String> {
    let answers = [
        (Player::First, 0),
        (Player::First, 1),
        (Player::Second, 0),
        (Player::Second, 1),
    ];
    let answers = answers.map(|(to_move, t)| {
        let board = Dots {
            to_move,
            ..position(TWO_CHAINS)
        };
        known_at_once(board, 0, 4, t)
    });
    (answers == [Some(true), None, None, Some(false)]).then(|| {
        "If the table contains `low` 0 and `high` 4 for a position, your code uses these bounds when \
         A moves there. When B moves there, your code returns false for `t` = 1 without a search, as \
         if `high` were 0. The bounds are for the player who moves: use them in the same way for A \
         and B."
            .to_owned()
    })
}

const WITH_BOUNDS: &str = "When the table contains bounds for a position,";

/// Explains wrong answers that bounds in the table give without a search.
fn read_wrongly() -> Option<String> {
    let at_once = |low, high, t| known_at_once(position(TWO_CHAINS), low, high, t);
    let rule = match [at_once(0, 4, 0), at_once(-4, 0, 1), at_once(-4, 0, 0)] {
        [None, None, _] => return None,
        _ if at_once(-4, 4, 0).is_some() => {
            "your code does not search if `t` is above `low` and below `high`. The bounds give no \
             answer to such a question."
        }
        [_, _, Some(false)] => {
            "your code returns false if `t` is equal to `high`. Return false only if `t` is above \
             `high`."
        }
        [_, Some(true), _] => {
            "your code returns true if `t` is above `high`. Return false at once in this case."
        }
        _ if at_once(0, 4, 1) == Some(true) => {
            "your code returns true at once if `t` is 1 more than `low`. Return true at once only if \
             `t` is at most `low`."
        }
        _ => return None,
    };
    Some(format!("{WITH_BOUNDS} {rule}"))
}

/// Explains how the bounds of two chains of two are stored or read wrongly. Their value is 0, and four boxes are open.
fn in_the_table() -> Option<String> {
    let board = position(TWO_CHAINS);
    let key = canonical(board.size, board.drawn);
    let turned = turned_for_b();
    if turned.is_some() {
        return turned;
    }
    let at_once = |low, high, t| known_at_once(board, low, high, t);
    let wrong = read_wrongly();
    if wrong.is_some() {
        return wrong;
    }
    let rule = match [at_once(0, 4, 0), at_once(-4, 0, 1)] {
        [None, None] => {
            "your code still searches. Check the key under which your code finds them, and how it \
             compares `t` with them."
        }
        [_, None] => {
            "your code still searches if `t` is above `high`. Return false at once if `t` is above \
             `high`."
        }
        [None, _] => {
            "your code still searches if `t` is equal to `low`. Return true at once if `t` is at \
             most `low`."
        }
        _ => "",
    };
    if !rule.is_empty() {
        return Some(format!("{WITH_BOUNDS} {rule}"));
    }
    let after = |questions: &[Value]| {
        let mut table = Table::new();
        let mut right = |&t: &Value| attempt(|| at_least(&board, t, &mut table)) == Some(t <= 0);
        let is_right = questions.iter().all(&mut right);
        is_right.then_some(table)
    };
    let stored: [(&[Value], [Value; 2], &str, bool); 4] = [
        (&[0], [0, 4], "true for `t` = 0", true),
        (&[1], [-4, 0], "false for `t` = 1", false),
        (
            &[0, 1],
            [0, 0],
            "true for `t` = 0 and then false for `t` = 1",
            false,
        ),
        (
            &[1, 0],
            [0, 0],
            "false for `t` = 1 and then true for `t` = 0",
            true,
        ),
    ];
    for (questions, [low, high], name, answer) in stored {
        let table = after(questions)?;
        let Some(&theirs) = table.get(&key) else {
            let is_elsewhere = has_other_keys(board.size, &table);
            let bound = match answer {
                true => "`low` to `t` and store the bounds under its key before you return true",
                false => {
                    "`high` to `t - 1` and store the bounds under its key before you return false"
                }
            };
            return (!is_elsewhere).then(|| {
                format!(
                    "The position {TWO_CHAINS} is worth 0. After the answer {name}, the table \
                     contains no bounds for this position. Set {bound}."
                )
            });
        };
        let before = questions.split_last()?.1;
        let is_unchanged = after(before).is_some_and(|table| table.get(&key) == Some(&theirs));
        let loses = |questions: &[Value], bounds| {
            after(questions).is_some_and(|table| table.get(&key) == Some(&bounds))
        };
        let lost = [Bounds { low: -4, high: 0 }, Bounds { low: 0, high: 4 }];
        let [to_low, to_high] = match answer {
            true => ["set `low` to `t`", "leave `high` unchanged"],
            false => ["leave `low` unchanged", "set `high` to `t - 1`"],
        };
        let orders = match [theirs.low == low, theirs.high == high] {
            [false, true] => to_low,
            [true, false] => to_high,
            _ => &format!("{to_low} and {to_high}"),
        };
        let rule = match is_unchanged {
            true => "The second answer did not change the entry. Replace an entry that exists.",
            false if loses(&[0, 1], lost[0]) && loses(&[1, 0], lost[1]) => {
                "Each answer gives one new bound. Leave the other bound as it is in the table."
            }
            false => &format!("If the answer is {answer}, {orders}."),
        };
        if theirs != (Bounds { low, high }) {
            return Some(minus(&format!(
                "The position {TWO_CHAINS} is worth 0. After the answer {name}, the table contains \
                 `low` {} and `high` {} for this position, but should contain `low` {low} and \
                 `high` {high}. {rule}",
                theirs.low, theirs.high
            )));
        }
    }
    None
}

/// Checks whether the table contains keys that are not canonical.
fn has_other_keys(size: Size, table: &Table) -> bool {
    table.keys().any(|&lines| canonical(size, lines) != lines)
}

/// Checks whether questions are answered wrongly with one table, although each question alone is answered rightly.
fn is_wrong_with_one_table() -> bool {
    let is_wrong = |text: &str, value: Value, mut questions: [Value; 3]| {
        let differs = |questions: [Value; 3]| {
            let (board, mut table) = (position(text), Table::new());
            let mut says = |&t: &Value| at_least(&board, t, &mut table) != (value >= t);
            questions.iter().any(&mut says)
        };
        let alone = questions.iter().any(|&t| differs([t; 3]));
        let downwards = differs(questions);
        questions.reverse();
        !alone && (downwards || differs(questions))
    };
    is_wrong("1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2", -3, [3, 2, -1])
        || is_wrong(TWO_CHAINS, 0, [-3, 0, 3])
}

/// A search with yes and no, and the steps in which wrong searches differ from it. It keeps no table.
#[derive(Clone, Copy)]
struct Program {
    /// The answer to t before a line is drawn, from the number of open boxes.
    at_once: fn(Value, Value) -> Option<bool>,
    /// Whether the value after a line is t or more.
    line: fn(Self, &Dots, Value) -> bool,
    /// The answer from the answers for the lines.
    lines: fn(&mut dyn Iterator<Item = bool>) -> bool,
    /// Whether the value is t or more if boxes can be taken.
    choice: fn(Self, &Free<Dots>, Value) -> bool,
}

const RIGHT: Program = Program {
    at_once: |t, open| match t {
        _ if t <= -open => Some(true),
        _ if t > open => Some(false),
        _ => None,
    },
    line: |it, after, t| !it.says(after, 1 - t),
    lines: |mut each| Iterator::any(&mut each, |is_yes| is_yes),
    choice: |it, free, t| it.takes(free, t) || free.left > 0 && it.leaves(free, t),
};

impl Program {
    fn says(self, board: &Dots, t: Value) -> bool {
        if let Some(free) = free_boxes(board) {
            return (self.choice)(self, &free, t);
        }
        let [first, second] = board.taken.map(|taken| taken.count_ones() as Value);
        let open = board.size.boxes() as Value - first - second;
        (self.at_once)(t, open).unwrap_or_else(|| {
            let lines = board.legal_moves().map(|line| board.play(line));
            (self.lines)(&mut lines.map(|after| (self.line)(self, &after, t)))
        })
    }

    /// Checks whether taking all boxes is worth t.
    fn takes(self, free: &Free<Dots>, t: Value) -> bool {
        self.says(&free.rest, t - free.taken - free.left)
    }

    /// Checks whether leaving some boxes is worth t.
    fn leaves(self, free: &Free<Dots>, t: Value) -> bool {
        self.gets(free, t - free.taken + free.left)
    }

    /// Checks whether the player who leaves some boxes gets t of the rest.
    fn gets(self, free: &Free<Dots>, t: Value) -> bool {
        !self.says(&free.rest, 1 - t)
    }
}

type Named = (Program, &'static str);

/// Returns wrong searches that differ before a line is drawn, or after it, with the advice against each.
fn without_a_choice() -> Vec<Named> {
    let at_once = |at_once, words| (Program { at_once, ..RIGHT }, words);
    // A wrong `t` gives the same answers as a right `t` without the negation, or as true for every line.
    let calls = after_lines(&position(SMALL[1]), 0);
    let not_negated = match !calls.is_empty() && calls.iter().all(|it| *it == (1, Some(true))) {
        true => {
            "your code asks for `1 - t` after a line, and returns true even if all these calls return \
             true. A line gives `t` or more only if its call returns false."
        }
        false => TURN_PASSES,
    };
    let line = |line| (Program { line, ..RIGHT }, TURN_PASSES);
    let unturned = |line| (Program { line, ..RIGHT }, not_negated);
    let lines = |lines, words| (Program { lines, ..RIGHT }, words);
    vec![
        at_once(
            |t, open| (t < -open || t > open).then_some(t < 0),
            NOTHING_LEFT,
        ),
        at_once(|t, open| (t > open).then_some(false), NOTHING_LEFT),
        at_once(
            |t, open| (t <= -open || t > open).then_some(true),
            "your code returns true if `t` is above `high`. Return false at once: no player can \
             gain more boxes than are open.",
        ),
        at_once(
            |t, open| (t <= -open || t > open).then_some(false),
            "your code returns false if `t` is at most `low`. Return true at once, even if `t` \
             equals `low`.",
        ),
        at_once(
            |t, open| (t <= -open || t >= open).then_some(t <= -open),
            "your code returns false if `t` equals `high`, but a player may still gain that many \
             boxes. Return false at once only if `t` is above `high`.",
        ),
        unturned(Program::says),
        line(|it, after, t| !it.says(after, t)),
        line(|it, after, t| !it.says(after, -t)),
        unturned(|it, after, t| it.says(after, 1 - t)),
        lines(
            |mut each| Iterator::all(&mut each, |is_yes| is_yes),
            "your code returns true only if every line gives `t` or more. Return true if at least \
             one line gives `t` or more.",
        ),
        lines(
            |each| each.last().unwrap_or(false),
            "your code returns the answer for the last line. Return true if at least one line \
             gives `t` or more.",
        ),
    ]
}

/// Returns wrong searches that count the boxes differently if boxes can be taken.
fn counting_otherwise() -> Vec<Named> {
    let choice = |choice, words| (Program { choice, ..RIGHT }, words);
    vec![
        choice(
            |it, free, t| {
                it.says(&free.rest, t - free.left) || free.left > 0 && it.gets(free, t + free.left)
            },
            "your code never counts `free.taken`. Subtract `free.taken` from `t`: the mover gets \
             these boxes in both choices.",
        ),
        choice(
            |it, free, t| it.takes(free, t - free.taken) || free.left > 0 && it.leaves(free, t),
            "if all boxes are taken, your code counts `free.taken` twice. Subtract `free.taken` \
             from `t` only once.",
        ),
        choice(
            |it, free, t| it.takes(free, t + free.taken) || free.left > 0 && it.leaves(free, t),
            "if all boxes are taken, your code never counts `free.taken`. Subtract `free.taken` \
             from `t`: the mover gets these boxes.",
        ),
        choice(
            |it, free, t| it.takes(free, t + 2 * free.taken) || free.left > 0 && it.leaves(free, t),
            "if all boxes are taken, your code counts `free.taken` against the mover. Subtract \
             `free.taken` from `t`: the mover gets these boxes.",
        ),
        choice(
            |it, free, t| it.takes(free, t) || free.left > 0 && it.leaves(free, t + free.taken),
            "if some boxes are left, your code never counts `free.taken`. Subtract `free.taken` \
             from `t` in this case, too: the mover takes these boxes before the choice.",
        ),
        choice(
            |it, free, t| it.takes(free, t) || free.left > 0 && it.leaves(free, t + 2 * free.taken),
            "if some boxes are left, your code counts `free.taken` against the mover. Subtract \
             `free.taken` from `t`: the mover takes these boxes before the choice.",
        ),
        choice(
            |it, free, t| {
                it.takes(free, t + 2 * free.taken)
                    || free.left > 0 && it.leaves(free, t + 2 * free.taken)
            },
            "your code counts `free.taken` against the mover. Subtract `free.taken` from `t`: the \
             mover gets these boxes.",
        ),
        choice(
            |it, free, t| it.takes(free, t + free.left) || free.left > 0 && it.leaves(free, t),
            "if all boxes are taken, your code never counts `free.left`. Subtract `free.left` from \
             `t` in this case, too: the mover gets these boxes.",
        ),
        choice(
            |it, free, t| {
                it.takes(free, t + free.left)
                    || free.left > 0 && it.gets(free, t - free.taken + 2 * free.left)
            },
            "your code counts `left` as a part of `taken`, but they are different boxes. Count \
             them separately: with `taken` 1 and `left` 2, three boxes can be closed, one of them \
             before the choice.",
        ),
        choice(
            |it, free, t| {
                it.takes(free, t) || free.left > 0 && it.gets(free, t - free.taken - free.left + 4)
            },
            "if four boxes are left, in your code they count for nobody. The other player takes \
             them: add `free.left` to `t - free.taken`.",
        ),
        choice(
            |it, free, t| it.takes(free, t) || free.left > 0 && it.leaves(free, t + 1),
            "in your code, leaving boxes is worth 1 too little. When you leave boxes, ask the \
             other player for 1 − x: \"x or more for you\" is false exactly if \"1 − x or more for \
             the other player\" is true.",
        ),
        choice(
            |it, free, t| it.takes(free, t) || free.left > 0 && it.gets(free, t - free.taken),
            "if some boxes are left, in your code they count for nobody. The other player takes \
             them: add `free.left` to `t - free.taken`.",
        ),
        choice(
            |it, free, t| it.takes(free, t) || free.left > 0 && it.leaves(free, t - 2 * free.left),
            "if some boxes are left, your code counts them for the player who leaves them. The \
             other player takes these boxes: add `free.left` to `t - free.taken`.",
        ),
    ]
}

/// Returns wrong searches that choose differently if boxes can be taken.
fn choosing_otherwise() -> Vec<Named> {
    let choice = |choice, words| (Program { choice, ..RIGHT }, words);
    vec![
        choice(
            Program::takes,
            "your code answers as if the last boxes were always taken. Check the second choice, \
             too: if you leave these boxes, the other player takes them and must move next.",
        ),
        choice(
            |it, free, t| !it.takes(free, t) && free.left > 0 && it.leaves(free, t),
            "if taking all boxes is enough, your code returns false. Return true if one of the two \
             choices gives `t` or more.",
        ),
        choice(
            |it, free, t| it.takes(free, t) || free.left == 2 && it.leaves(free, t),
            "your code leaves the last two boxes of a chain, but never the last four boxes of a \
             loop. Also try the choice that leaves `free.left` boxes, two or four.",
        ),
        choice(
            |it, free, t| it.takes(free, t) || it.leaves(free, t),
            "your code leaves boxes even if no boxes can be left. Leave boxes only if `free.left > 0`.",
        ),
        choice(
            |it, free, t| it.takes(free, t) && free.left > 0 || it.leaves(free, t),
            "your code leaves boxes even if no boxes can be left. The condition `free.left > 0` \
             belongs to the choice that leaves boxes, and only to this choice.",
        ),
        choice(
            |it, free, t| {
                if free.left > 0 {
                    it.leaves(free, t)
                } else {
                    it.takes(free, t)
                }
            },
            ONE_YES,
        ),
        choice(
            |it, free, t| it.takes(free, t) && (free.left == 0 || it.leaves(free, t)),
            ONE_YES,
        ),
    ]
}

const NOTHING_LEFT: &str = "your code is wrong when no box is open. Both bounds are then 0: return \
                            true if `t` is at most `low`.";

/// Describes a wrong answer about the full 1x1.
fn wrong_when_full(t: Value) -> String {
    let full = "1x2 a1b1 b1c1 a2b2 b2c2 a1a2 b1b2 c1c2";
    if asked(SMALL[0], 0) == Some(false) && asked(full, 0) == Some(true) {
        return "your code returns false for `t` = 0 on the full 1x1, but true on the full 1x2. No box \
                is open there, so both answers should be true. Does your code change `t` before it \
                compares `t` with the bounds?"
            .to_owned();
    }
    format!(
        "your code is wrong when no box is open. The rest of the game is then worth 0, so the answer \
         for `t` = {t} should be {}.",
        t == 0
    )
}

const ONE_YES: &str = "in your code a single chain of three is worth −1, the value of leaving two \
                       boxes. Return true if taking or leaving the last boxes gives `t` or more.";

/// Returns the advice against the wrong search that gives the same answers, to all t about some small positions.
fn in_its_answers() -> Option<String> {
    let turned = |text| {
        let board = position(text);
        Symmetry::all().map(move |symmetry| Dots {
            drawn: symmetry.image(board.size, board.drawn),
            ..board
        })
    };
    let boards = SMALL.map(position).into_iter().chain(turned(LEAVE_FOUR));
    let boards = boards.chain(random_positions(&["1x4", "2x2", "2x3"], 5, 15));
    let questions = boards.flat_map(|board| {
        let most = board.size.boxes() as Value + 1;
        (-most..=most).map(move |t| (board, t))
    });
    let says = |(board, t): &(Dots, Value)| at_least(board, *t, &mut Table::new());
    let table = diagnosis::Answers::to(questions, says, |(board, t)| RIGHT.says(board, *t));
    let add = |table: diagnosis::Answers<_, _>, (program, words): (Program, _)| {
        table.row(move |(board, t)| Some(program.says(board, *t)), words)
    };
    let programs = [
        without_a_choice(),
        counting_otherwise(),
        choosing_otherwise(),
    ];
    programs.into_iter().flatten().fold(table, add).words()
}

/// Positions on which most mistakes show.
const SMALL: [&str; 15] = [
    "1x1 a1b1 a1a2 a2b2 b1b2",
    "1x1 a1b1 a1a2",
    "1x1 a1b1 a2b2",
    "1x1 a1b1 a1a2 b1b2",
    "1x1 a2b2",
    "1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2",
    A_CHAIN,
    A_LOOP,
    LEAVE_TWO,
    LEAVE_TWO_OF_FOUR,
    NOTHING_TO_LEAVE,
    ONE_AND_THREE,
    // The same chains, but the first line is wrong and the last is right.
    "3x2 a1b1 a2b2 a3b3 a1a2 b1b2 c1c2 a2a3 b2b3 c2c3 b3b4 c3c4",
    "1x2 a2b2 a1a2 b1b2 c1c2",
    "2x3 a1b1 b1c1 c1d1 a2b2 b2c2 a3b3 b3c3 c3d3 a1a2",
];

/// Returns the smallest position with a wrong answer, its value, and the question.
fn smallest_wrong() -> Option<(Dots, Value, Value)> {
    let sizes = ["1x1", "1x2", "1x3", "2x2", "2x3", "1x4"];
    let mut boards: Vec<Dots> = (1..=6)
        .flat_map(|left| random_positions(&sizes, left, 24))
        .collect();
    boards.extend([A_CHAIN, LEAVE_TWO, ONE_AND_THREE].map(position));
    boards.sort_by_key(|board| board.open().count_ones());
    boards.into_iter().find_map(|board| {
        let value = rest(&board);
        Some((board, value, wrong_question(&board, value)?))
    })
}

const IS_SMALLER: &str = "Your code is also wrong for a position with fewer open lines:";

/// Describes such a position.
fn seen(lead: &str, (board, value, t): (Dots, Value, Value)) -> String {
    let says = attempt(|| at_least(&board, t, &mut Table::new()));
    let says = says.map_or("panics".into(), |says| format!("returns {says}"));
    minus(&format!(
        "{lead} {board:?}. The rest of it is worth {value}, but for `t` = {t} your code {says}."
    ))
}

/// Explains such a position if all later positions are answered rightly.
fn first_wrong(wrong: (Dots, Value, Value)) -> String {
    let (board, value, t) = wrong;
    let seen = seen(
        "One of the smaller unfinished positions with a wrong answer is",
        wrong,
    );
    let told = match free_boxes(&board) {
        None => wrong_line(&board, t == value, &seen),
        Some(free) => wrong_choice(&board, &free, t).map(|said| format!("{seen}\n{said}")),
    };
    minus(&told.unwrap_or(seen))
}

/// Compares the recorded calls after the free boxes, if their answers are right, with the two choices.
fn wrong_choice(board: &Dots, free: &Free<Dots>, t: Value) -> Option<String> {
    let (calls, worth) = (after_lines(board, t), rest(&free.rest));
    let is_right = |&(t, said): &(Value, Option<bool>)| said == Some(worth >= t);
    let asked = calls.iter();
    let asked: Vec<String> =
        { asked.map(|(t, _)| format!("`t` = {t} ({})", worth >= *t)) }.collect();
    let take = t - free.taken - free.left;
    let leave = 1 - (t - free.taken + free.left);
    let is_enough = calls.contains(&(take, Some(true)))
        || free.left > 0 && calls.contains(&(leave, Some(false)));
    let rule = is_enough.then_some(" Such an answer is enough: return true.");
    let rule = rule.unwrap_or_default();
    let leaving = match free.left {
        0 => String::new(),
        left => format!(", and `t` = {leave} if {left} boxes are left (then false is enough)"),
    };
    (!calls.is_empty() && calls.iter().all(is_right)).then(|| {
        format!(
            "There the question about `free.rest` should be `t` = {take} if all boxes are taken (then \
             true is enough){leaving}. Your code asked for {}.{rule}",
            asked.join(" and ")
        )
    })
}

/// Returns the first question about a position with this value that is answered wrongly.
fn wrong_question(board: &Dots, value: Value) -> Option<Value> {
    let says = |t: Value| attempt(|| at_least(board, t, &mut Table::new()));
    [value, value + 1]
        .into_iter()
        .find(|&t| says(t) != Some(t == value))
}

/// Explains a position without a box to take, if the positions after its lines are answered rightly.
fn wrong_line(board: &Dots, is_no: bool, seen: &str) -> Option<String> {
    let lines = board.legal_moves().map(|line| (line, board.play(line)));
    let lines: Vec<(Line, Dots, Value)> = lines
        .map(|(line, after)| (line, after, rest(&after)))
        .collect();
    let (line, _, other) = *lines.iter().min_by_key(|(_, _, other)| *other)?;
    if lines
        .iter()
        .any(|(_, after, value)| wrong_question(after, *value).is_some())
    {
        return None;
    }
    // If all lines are equally good, the program cannot have left out the best.
    let differ = lines.iter().any(|(_, _, of_other)| *of_other > other);
    let t = match is_no {
        true => -other,
        false => 1 - other,
    };
    let calls = after_lines(board, t);
    let thought = match is_no && differ {
        _ if is_answered_at_once(board, t) => return None,
        _ if is_no && calls.contains(&(1 - t, Some(false))) => {
            return Some(format!(
                "{seen}\nThere a call after a line, with `t` = {}, returned false. Then this line \
                 gives `t` or more: return true.",
                1 - t
            ));
        }
        true => {
            "one line that gives `t` or more is enough. Check the lines that you try and the `t` \
             that you use for the other player."
        }
        false if calls.contains(&(1 - t, Some(is_no))) => {
            if let Some(turned) = turned_for_b() {
                return Some(format!("{turned}\n{seen}"));
            }
            let alone = |after: &Dots| attempt(|| at_least(after, 1 - t, &mut Table::new()));
            let is_right_alone = |it: &(_, Dots, _)| alone(&it.1) == Some(!is_no);
            return lines.iter().all(is_right_alone).then(|| {
                format!(
                    "{seen}\nThere a call after a line, with `t` = {}, returned {is_no}. With a new \
                     table, your code returns {} for the same question, which is right. Check what \
                     your code stores in the table, and how it uses the stored bounds.",
                    1 - t,
                    !is_no
                )
            });
        }
        false => TURN_PASSES,
    };
    let each: Vec<String> = calls.iter().take(6).map(|it| it.0.to_string()).collect();
    let passed = match calls.iter().any(|&(it, _)| it != 1 - t) {
        true => format!(
            " There `1 - t` is {}, but the calls after the first lines got `t` = {}.",
            1 - t,
            each.join(", ")
        ),
        false => String::new(),
    };
    Some(format!(
        "{thought}\n{seen}{passed}\nThe line {line} is one of the best lines. After it, the rest of \
         the game is worth {other} to the other player. In a call for that position alone, your \
         code answers correctly."
    ))
}

/// Returns the `t` and the answer of each recorded call after a line.
fn after_lines(board: &Dots, t: Value) -> Vec<(Value, Option<bool>)> {
    let (_, trace) = diagnosis::probe(|| at_least(board, t, &mut Table::new()));
    let tree = trace.tree();
    let first = tree.calls.first();
    let calls = first.map_or(vec![], |first| diagnosis::replies(&tree, first));
    let seen = |call: &Call| {
        let mut args = call.args.iter();
        let t = args.find(|(name, _)| *name == "t")?.1.parse().ok()?;
        Some((t, call.value.and_then(|value| value.parse().ok())))
    };
    calls.into_iter().filter_map(seen).collect()
}

/// Checks whether a question with a new table is answered without drawing a line.
fn is_answered_at_once(board: &Dots, t: Value) -> bool {
    let field = Counted::new(*board, 500_000);
    attempt(|| at_least(&field, t, &mut Table::new())).is_some() && field.nodes() == 1
}

/// Two loops of four. All lines are alike, and each opens a loop.
pub(super) const TWO_LOOPS: &str =
    "2x4 a1b1 b1c1 c1d1 d1e1 a3b3 b3c3 c3d3 d3e3 a1a2 a2a3 e1e2 e2e3 c1c2 c2c3";

/// A chain of one box and a chain of three. Opening the first is right, and opening the second is wrong.
const ONE_AND_THREE: &str = "2x3 b1c1 c1d1 a2b2 b2c2 c2d2 b1b2 c1c2 d1d2 a3b3 b3c3 c3d3";

/// A chain of three that can be taken, without another chain.
pub(super) const A_CHAIN: &str = "1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a1a2";

/// A chain of three that can be taken, and a second chain: take one box, and leave two.
pub(super) const LEAVE_TWO: &str = "2x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3 a1a2";

/// Two chains of two.
pub(super) const TWO_CHAINS: &str = "2x2 a1b1 a2b2 a3b3 b1c1 b2c2 b3c3";

/// A chain of four that can be taken, and a second chain: take two boxes, and leave two.
const LEAVE_TWO_OF_FOUR: &str =
    "2x4 a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 a3b3 b3c3 c3d3 d3e3 a1a2";

/// One box and a chain of four that can be taken, without another chain.
pub(super) const TWO_ARE_LOST: &str =
    "2x4 a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 b1b2 c1c2 d1d2 e1e2 a3b3 b3c3 c3d3 d3e3 a2a3";

/// An opened loop of four boxes, without another chain.
pub(super) const A_LOOP: &str = "2x2 a1b1 b1c1 a3b3 b3c3 a1a2 a2a3 c1c2 c2c3 b1b2";

/// A loop of four that can be taken, and a chain of five: leave all four.
pub(super) const LEAVE_FOUR: &str =
    "3x3 a1b1 b1c1 a3b3 b3c3 a4b4 b4c4 c4d4 a1a2 b1b2 c1c2 d1d2 a2a3 c2c3 d2d3 d3d4";

/// One box that can be taken, and a chain of three.
pub(super) const NOTHING_TO_LEAVE: &str =
    "2x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 b1b2 c1c2 d1d2 a3b3 b3c3 c3d3";

const TURN_PASSES: &str = "if no line closes a box, the turn passes. Then one player gets `t` or \
                           more exactly if the other gets less than `1 - t`. Check the value of `t` \
                           and the negation in your call after a line.";

/// Asks for the true value, which must be a yes, and for one more, which must be a no.
fn ask(board: &Dots, value: Value, thought: impl Fn() -> String) {
    let questions = [value, value + 1];
    // Recorded on a watched board, so that the drawing of a wrong search shows its boards.
    let ask = |t| at_least(&Watched::new(*board), t, &mut Table::new());
    let (answers, _) = watch(|| questions.map(ask), |_, _| None);
    for (t, got) in questions.into_iter().zip(answers) {
        if got != (t == value) {
            not_so(board, t, got, value, &thought());
        }
    }
}

/// Fails because a question was answered wrongly.
fn not_so(board: &Dots, t: Value, got: bool, value: Value, thought: &str) -> ! {
    let said = wrong_answer(&format!("at_least(board, {t})"), got, value >= t, thought);
    let drawn = match free_boxes(board) {
        Some(free) if free.left > 0 => format!(
            "\nIn a drawing of your calls, +{} counts all boxes that can be closed at once. If {} \
             of these boxes are left, the other player gets them.",
            free.taken + free.left,
            free.left
        ),
        _ => String::new(),
    };
    panic!(
        "{}",
        minus(&format!(
            "{said}\nHere `board` is the position below. The rest of the game is worth {value} to \
             the player who moves.\n{board}{drawn}"
        ))
    );
}

pub(super) fn where_no_line_closes_a_box_the_turn_passes(text: &str, value: Value) {
    let board = position(text);
    let five = "with five open boxes the value is between −5 and 5. Check the initial bounds in \
                your code.";
    let said = || match value {
        -5 if asked(text, -4) == Some(true)
            && is_answered_at_once(&board, -4)
            && in_its_answers().is_none() =>
        {
            five.to_owned()
        }
        _ => thought(&board),
    };
    ask(&board, value, said);
    one_table(&board, value, [4, 3, 2, 1, 0, -1, -2, -3, -4]);
    one_table(&board, value, [-4, -3, -2, -1, 0, 1, 2, 3, 4]);
}

pub(super) fn the_last_chain_is_a_choice(text: &str, want: Value) {
    let board = position(text);
    assert_eq!(rest(&board), want, "{board}");
    ask(&board, want, || thought(&board));
}

pub(super) fn one_line_that_does_is_enough_for_a_yes() {
    let board = position(ONE_AND_THREE);
    assert_eq!(rest(&board), 2, "{board}");
    ask(&board, 2, || thought(&board));
    let boards = random_positions(&["2x3", "2x4"], 9, 120);
    let asked: usize = boards.iter().map(one_choice_is_enough).sum();
    assert!(asked > 0, "no question has two choices that do");
}

/// Asks the questions to which both choices answer yes, and asserts that they draw no more lines than one
/// choice needs. Returns the number of such questions.
fn one_choice_is_enough(board: &Dots) -> usize {
    let Some(free) = free_boxes(board).filter(|free| free.left > 0) else {
        return 0;
    };
    let worth = rest(&free.rest);
    let drawn = |board: Dots, t| {
        let counted = Counted::new(board, 500_000);
        let answer = at_least(&counted, t, &mut Table::new());
        (answer, counted.nodes() - 1)
    };
    let counted = Counted::new(*board, 500_000);
    free_boxes(&counted);
    let taking = counted.nodes() - 1;
    let mut questions = 0;
    for t in -9..9 {
        let take = t - free.taken - free.left;
        let leave = 1 - (t - free.taken + free.left);
        if worth < take || worth >= leave {
            continue;
        }
        let (taken, left) = (drawn(free.rest, take).1, drawn(free.rest, leave).1);
        if taken == 0 || left == 0 {
            continue;
        }
        let (answer, lines) = drawn(*board, t);
        let suffice = taking + taken.max(left);
        // This question needs no search after the boxes are taken.
        let at_once = drawn(*board, -99).1;
        let thought = match at_once > taking {
            true => format!(
                "Even for `t` = -99 your code draws {at_once} lines here. One call of `free_boxes` \
                 draws {taking}."
            ),
            false => format!(
                "Taking all boxes gives {t} or more, and so does leaving the last {} boxes. The \
                 first such choice is enough.",
                free.left
            ),
        };
        assert!(
            !answer || lines <= suffice,
            "{}",
            minus(&format!(
                "Your at_least(board, {t}) drew {} lines, but should draw at most {}.\n{thought}\n{board}",
                spaced(lines),
                spaced(suffice)
            ))
        );
        questions += 1;
    }
    questions
}

pub(super) fn every_random_position_is_worth_what_looking_ahead_finds() {
    for board in random_positions(&["1x4", "1x5", "3x2"], 6, 40) {
        let (end, _) = look_ahead(&board, 60);
        assert_eq!(for_mover(&board, end - board.evaluate()), rest(&board));
        ask(&board, rest(&board), || thought(&board));
    }
    let board = position("2x2 a1b1 c2c3 b1b2 a3b3");
    twice("at_least with a new table", || {
        at_least(&board, 1, &mut Table::new())
    });
    for board in random_positions(&["1x3", "2x2", "2x3"], 6, 60) {
        ask(&board, rest(&board), || thought(&board));
    }
}

pub(super) fn one_table_serves_all_questions(questions: [Value; 9]) {
    for board in random_positions(&["2x2", "1x4"], 6, 30) {
        let value = rest(&board);
        one_table(&board, value, questions);
    }
}

/// Asks all questions with one table.
fn one_table(board: &Dots, value: Value, questions: [Value; 9]) {
    let mut table = Table::new();
    for t in questions {
        let got = at_least(board, t, &mut table);
        let alone = at_least(board, t, &mut Table::new());
        let thought = || match taken_for_each_other(board.size) {
            _ if got == alone => thought(board),
            Some(mixed) => format!("`canonical` is wrong: {mixed} Correct `canonical` first."),
            None => format!(
                "with a new table, your code answers this question correctly.\n{}",
                with_one_table()
            ),
        };
        if got != (value >= t) {
            not_so(board, t, got, value, &thought());
        }
    }
}

pub(super) fn what_is_known_is_not_searched_again(text: &str, t: Value, suffice: usize) {
    let board = Counted::new(position(text), 500_000);
    let mut table = Table::new();
    let answer = at_least(&board, t, &mut table);
    let call = format!("at_least({text}, {t})");
    assert!(
        !answer,
        "{}",
        minus(&wrong_answer(&call, true, false, &thought(&position(text))))
    );
    let nodes = board.nodes();
    let size = position(text).size;
    let thought = || searched_again(size, &table).unwrap_or_default();
    assert!(
        nodes <= suffice,
        "Your {call} visited {} boards, but should visit at most {}.\n{}",
        spaced(nodes),
        spaced(suffice),
        thought()
    );
}

/// Explains a table without useful bounds after a question about an empty field. The order of the rows has no meaning.
fn searched_again(size: Size, table: &Table) -> Option<String> {
    let (is_empty, apart) = (table.is_empty(), told_apart(size));
    let is_apart = apart.is_some();
    let is_elsewhere = has_other_keys(size, table);
    let is = |holds: bool| holds.then_some(());
    Shapes::of(table)
        .row(|_| true, |_| is(is_empty), |()| {
            "Your table is empty after the call. Store the bounds of each position in the \
             table.".into()
        })
        .row(|_| !is_empty, |_| apart.clone(), |apart| {
            format!("`canonical` is wrong: {apart} Correct `canonical` first.")
        })
        .row(|_| !is_apart, |_| is(is_elsewhere), |()| {
            "Your table contains keys that are not canonical. Look up and store the bounds under \
             the key that `canonical` returns, after a yes and after a no."
                .into()
        })
        .row(
            |_| !is_empty && !is_apart && !is_elsewhere,
            |_| in_the_table().or_else(goes_on_after_a_yes),
            |said| said,
        )
        .words()
}

/// Describes the lines that are tried after a line that is enough for a yes, from the recorded calls.
fn goes_on_after_a_yes() -> Option<String> {
    let seen = |(text, t): (&str, Value)| {
        let (answer, trace) = diagnosis::probe(|| at_least(&position(text), t, &mut Table::new()));
        let tree = trace.tree();
        let below = &tree.calls[*tree.roots.first()?].children;
        let values: Vec<Option<&str>> = below.iter().map(|&call| tree.calls[call].value).collect();
        // A no for the other player is a yes.
        let enough = values.iter().position(|value| *value == Some("false"))?;
        let after = values.len() - enough - 1;
        (answer == Some(true) && after > 0).then_some(after)
    };
    let [one, two] = [("1x2", 0), ("1x3", -1)].map(seen);
    let (_, two) = (one?, two?);
    Some(format!(
        "On the first board of at_least(1x3, −1), your code tries {} after a line that gives `t` \
         or more. Stop at the first such line.",
        diagnosis::counted(two, "line")
    ))
}

pub(super) fn what_was_answered_is_not_searched_again() {
    not_searched_again("2x2", [2, 3]);
    not_searched_again("1x2 a2b2 b2c2", [0, 1]); // not canonical
}

fn not_searched_again(text: &str, questions: [Value; 2]) {
    let mut table = Table::new();
    let board = Counted::new(position(text), 500_000);
    for t in questions {
        at_least(&board, t, &mut table);
    }
    let before = board.nodes();
    let again = questions.map(|t| at_least(&board, t, &mut table));
    let nodes = board.nodes() - before;
    let right = questions.map(|t| rest(&position(text)) >= t);
    let fact = match again == right {
        true => format!(
            "drew {}, but should draw no line",
            diagnosis::counted(nodes, "line")
        ),
        false => format!(
            "returned {} and {}, but should return {} and {}",
            again[0], again[1], right[0], right[1]
        ),
    };
    assert!(
        again == right && nodes == 0,
        "Your at_least({text}, {}) and at_least({text}, {}), called again with the same table, \
         {fact}.\n{}",
        questions[0],
        questions[1],
        searched_again(position(text).size, &table).unwrap_or_default()
    );
}

pub(super) fn the_value_of_an_empty_field(text: &str, want: Value) {
    // The small field comes first, because no bound of one field may serve another.
    solve_ends("1x1", -1);
    if text != "1x1" {
        solve_ends(text, want);
    }
    // Recorded for the drawing, unless the run is long.
    let got = match size(text).boxes() {
        ..=3 => watch(|| solve(size(text)), |_, _| None).0,
        _ => solve(size(text)),
    };
    assert!(
        got == want,
        "{}",
        minus(&wrong_answer(
            &format!("solve({text})"),
            got,
            want,
            &wrong_margin(size(text), want)
        ))
    );
}

/// Explains how `solve` uses the answers wrongly. The order of the rows has no meaning.
fn wrong_margin(size: Size, want: Value) -> String {
    let (board, mut table) = (Dots::new(size), Table::new());
    let most = size.boxes() as Value;
    let yes = attempt(|| {
        (-most..=most)
            .filter(|&t| at_least(&board, t, &mut table))
            .max()
    });
    let beyond = always_beyond(1) || always_beyond(2);
    let mixed = taken_for_each_other(size);
    let is_right = move |yes: &Option<Value>| yes.is_none_or(|largest| largest == want);
    Shapes::of(&yes.flatten())
        .row(
            |_| true,
            |yes| yes.filter(|largest| *largest != want),
            |largest| match &mixed {
                Some(mixed) => format!("`canonical` is wrong: {mixed} Correct `canonical` first."),
                None => minus(&format!(
                    "The value is the largest `t` for which `at_least` returns true, but your \
                     `at_least` returns true up to {largest}. Correct `at_least` first. {}",
                    wrong_entry().unwrap_or_default()
                ))
                .trim_end()
                .to_owned(),
            },
        )
        .row(
            is_right,
            |_| beyond.then_some(()),
            |()| {
                "Your code returns a `t` for which `at_least` returns false. Return the largest \
                 `t` for which `at_least` returns true."
                    .into()
            },
        )
        .row(
            is_right,
            |_| (!beyond).then(|| solve_asked(size, want)),
            |said| said,
        )
        .words()
        .unwrap_or_default()
}

/// Asserts that `solve` does not ask questions without an end. An endless loop is stopped, and the
/// message lists its questions.
fn solve_ends(text: &str, want: Value) {
    const ENOUGH: usize = 50_000;
    let limits = Limits {
        calls: Some(ENOUGH),
        ..Limits::default()
    };
    // A search may need more calls, but no loop needs so many questions.
    let is_endless = |tree: &Tree| tree.calls.len() >= ENOUGH && questions(tree).len() > 1_000;
    let (end, trace) = with_limits(limits, || diagnosis::probe(|| solve(size(text))));
    if end.is_some() || !is_endless(&trace.tree()) {
        return;
    }
    let no_end = |_: &str, tree: &Tree| {
        let asked = questions(tree).into_iter().take(8);
        let first: Vec<String> = asked.map(|t| t.to_string()).collect();
        Some(minus(&format!(
            "Your solve({text}) was stopped after {} calls, but should return {want}.\nYour code \
             calls `at_least` with `t` = {} and so on. Check that each answer brings the loop \
             nearer to its end.",
            spaced(ENOUGH),
            first.join(", ")
        )))
    };
    with_limits(limits, || watch(|| solve(size(text)), no_end));
}

/// Returns each t of the questions about an empty field, in order.
fn questions(tree: &Tree) -> Vec<Value> {
    answers(tree).into_iter().map(|(t, _)| t).collect()
}

/// Returns these questions, each with its recorded answer.
fn answers<'t>(tree: &Tree<'t>) -> Vec<(Value, Option<&'t str>)> {
    // A helper that is recorded, too, may ask the question.
    let is_within = |call: &Call| {
        let mut above = std::iter::successors(call.parent, |&at| tree.calls[at].parent);
        above.any(|at| tree.calls[at].function == "at_least")
    };
    let is_asked = |call: &&Call<'t>| call.function == "at_least" && !is_within(call);
    let asked = tree.calls.iter().filter(is_asked);
    let t = |call: &Call<'t>| {
        let mut args = call.args.iter();
        let t: Value = args.find(|(name, _)| *name == "t")?.1.parse().ok()?;
        Some((t, call.value))
    };
    asked.filter_map(t).collect()
}

/// Describes the recorded questions of `solve`, and their answers.
fn solve_asked(size: Size, want: Value) -> String {
    const LARGEST: &str = "The value is the largest `t` for which `at_least` returns true";
    let (result, trace) = diagnosis::probe(|| solve(size));
    let tree = trace.tree();
    let asked = answers(&tree);
    let answer =
        |(t, got): &(Value, Option<&str>)| format!("`t` = {t} gave {}", got.unwrap_or("no answer"));
    let answers: Vec<String> = asked.iter().map(answer).collect();
    if asked.is_empty() {
        return format!(
            "{LARGEST}. The recorder saw no call of `at_least`. Does your code call it to find this \
             `t`?"
        );
    };
    let most = size.boxes() as Value;
    let asked_with = |it| asked.iter().filter(move |(_, got)| *got == Some(it));
    let with = |it| asked_with(it).map(|(t, _)| *t);
    let below = match (with("true").max(), with("false").min()) {
        (None, Some(_)) if result < Some(-most) => {
            " Check the number that your code returns at the end.".to_owned()
        }
        (Some(largest), Some(_)) if largest == want => {
            format!(" The largest `t` that gave true is {want}: return this `t`.")
        }
        // The shares of n boxes differ by n, n − 2 and so on.
        (None, Some(least)) if least <= 2 - most && want == -most => {
            let boxes = diagnosis::counted(most, "box");
            format!(
                " With {boxes}, only the value {want} is less than {least}. Return it, or try a `t` \
                 below {least}, too."
            )
        }
        (None, Some(least)) => {
            format!(" So the value is less than {least}. Try a `t` below {least}, too.")
        }
        (Some(most), None) => {
            format!(" So the value is at least {most}. Try a `t` above {most}, too.")
        }
        (Some(most), Some(least)) if most < want && want < least => {
            format!(
                " So the value is from {most} to {}. Try each `t` between them, too.",
                least - 1
            )
        }
        _ => String::new(),
    };
    let otherwise = |(t, got): &(Value, Option<&str>)| {
        let alone = attempt(|| at_least(&Dots::new(size), *t, &mut Table::new()))?;
        got.is_some_and(|got| *got != alone.to_string())
            .then_some((*t, alone))
    };
    let below = match asked.iter().find_map(otherwise) {
        Some((t, alone)) => {
            let (board, mut table) = (Dots::new(size), Table::new());
            let mut same = |(t, got): &(Value, Option<&str>)| {
                let again = attempt(|| at_least(&board, *t, &mut table));
                again.is_some_and(|again| *got == Some(&*again.to_string()))
            };
            let check = match asked.iter().all(&mut same) {
                true => "which bounds your code stores in the table",
                false => "that `solve` begins with an empty table, and asks about the empty field",
            };
            format!(" With a new table, your at_least({size}, {t}) returns {alone}. Check {check}.")
        }
        None => below,
    };
    minus(&format!(
        "{LARGEST}.\nYour code received these answers: {}.{below}",
        answers.join(", ")
    ))
}

pub(super) fn what_solve_knows_serves_its_next_question() {
    let text = "2x2";
    let (_, trace) = call_trace::record(|| solve(size(text)));
    let calls = trace.calls();
    let alone = |t: Value| {
        let board = position(text);
        call_trace::record(|| at_least(&board, t, &mut Table::new()))
            .1
            .calls()
    };
    // The questions about the empty field, each asked with a new table.
    let questions = questions(&trace.tree());
    let new_tables: usize = questions.iter().map(|&t| alone(t)).sum();
    let mut table = Table::new();
    let board = position(text);
    let one_table = |t: &Value| {
        call_trace::record(|| at_least(&board, *t, &mut table))
            .1
            .calls()
    };
    let with_one: usize = questions.iter().map(one_table).sum();
    let missing = || match with_one < new_tables {
        true => "Your code needs at least as many calls as with a new table for each question. \
                 Pass the same table to all questions."
            .to_owned(),
        false => format!(
            "Your code needs at least as many calls as with a new table for each question, and \
             `at_least` needs as many calls even with one table. {}",
            diagnosis::sentence(&thought(&board))
        ),
    };
    assert!(
        questions.len() < 2 || calls < new_tables,
        "Your solve({text}) made {} calls of at_least for {} questions, but should make fewer than {}.\n{}",
        spaced(calls),
        questions.len(),
        spaced(new_tables),
        missing()
    );
    let board = Counted::new(position(text), 500_000);
    let mut table = Table::new();
    let mut nodes = |t| {
        let before = board.nodes();
        let _ = at_least(&board, t, &mut table);
        board.nodes() - before
    };
    let [yes, no] = [nodes(2), nodes(3)];
    worth(format!(
        "On {text} the question \"2 or more?\" draws {} lines, and the answer is yes. Then \"3 or \
         more?\" draws {} lines, and the answer is no.",
        spaced(yes),
        spaced(no)
    ));
}

pub(super) fn two_by_three_is_worth_two_boxes_to_the_second_player() {
    let board = Counted::new(position("2x3"), 60_000);
    let mut table = Table::new();
    for t in [-2, -1] {
        let (got, want) = (at_least(&board, t, &mut table), t == -2);
        let call = minus(&format!("at_least(2x3, {t})"));
        assert!(
            got == want,
            "{}",
            wrong_answer(&call, got, want, &thought(&position("2x3")))
        );
    }
}

/// Checks whether `solve` exceeds the value by this much on every small field.
fn always_beyond(by: Value) -> bool {
    let values = [("1x1", -1), ("1x2", 0), ("1x3", -1), ("2x2", 2)];
    let says = |text| attempt(|| solve(size(text)));
    values
        .iter()
        .all(|&(text, value)| says(text) == Some(value + by))
}
