//! Boards that a run shows outside of its calls, and arguments that are rows of bits.

use crate::runs::strip_text;
use call_trace::{Position, State, Trace, note, record, traced};
use figures::{
    SvgOptions, TextOptions, boards_svg, has_strip, strip_svg, summary, tree_svg, tree_text,
};

use crate::drawing::{check, contains, of_lines};
use crate::runs;

/// One of the boards, of this kind.
fn state<'b>(kind: &'b str, board: &'b &str) -> State<'b> {
    State {
        kind,
        ..State::text(board)
    }
}

/// A tower of two discs, moved after the calls; the last move is against the rules where `wrong`.
fn of_tower(kind: &str, wrong: bool) -> Trace {
    let last = if wrong { "A 1 2\nB\nC" } else { "A\nB\nC 2 1" };
    record(|| {
        runs::fibonacci(1);
        let mut at = Position::first(&state(kind, &"A 2 1\nB\nC"));
        let moves = [
            ("A → B", "A 2\nB 1\nC"),
            ("A → C", "A\nB 1\nC 2"),
            ("B → C", last),
        ];
        for (choice, board) in moves {
            at = at.play(choice, None, &state(kind, &board));
        }
    })
    .1
}

/// Boards without any call: a board and its turns, or several with a remark.
fn of_boards(turned: bool) -> Trace {
    let (first, second) = (".Q..\n...Q\nQ...\n..Q.", "..Q.\nQ...\n...Q\n.Q..");
    record(|| {
        let at = Position::first(&state("queens", &first));
        if turned {
            at.play("mirror", None, &state("queens", &second));
        } else {
            note("2 images");
            Position::first(&state("queens", &second));
        }
    })
    .1
}

fn of_diagonals() -> Trace {
    let board = ".Q..\n....\n...Q\n....";
    record(|| Position::first(&state("diagonals", &board))).1
}

/// The search of chapter 2 on whole numbers.
#[traced(skip(full), args(bits))]
fn fill(full: u32, columns: u32, falling: u32, rising: u32) -> u32 {
    if columns == full {
        return 1;
    }
    let free = (0..full.count_ones()).map(|column| 1 << column);
    let free = free.filter(|bit| (columns | falling | rising) & bit == 0);
    free.map(|bit| {
        fill(
            full,
            columns | bit,
            (falling | bit) << 1,
            (rising | bit) >> 1,
        )
    })
    .sum()
}

/// The same, and it looks at no diagonal.
#[traced(skip(full), args(bits))]
fn fill_columns(full: u32, columns: u32) -> u32 {
    if columns == full {
        return 1;
    }
    let free = (0..full.count_ones()).map(|column| 1 << column);
    let free = free.filter(|bit| columns & bit == 0);
    free.map(|bit| fill_columns(full, columns | bit)).sum()
}

/// A grid that shows itself as its text, without quotes.
struct Grid(String);

impl std::fmt::Debug for Grid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A search that fills the first empty square of a grid.
#[traced(args(grid))]
fn fill_grid(grid: &Grid) -> u32 {
    let Some(at) = grid.0.find('.') else { return 1 };
    let digit = if at == 0 { "1" } else { "2" };
    fill_grid(&Grid(grid.0.replacen('.', digit, 1)))
}

#[test]
fn a_grid_of_digits_is_drawn_with_the_new_digit_marked_and_other_text_is_not() {
    let (_, trace) = record(|| fill_grid(&Grid("..34 3412 2143 4321".into())));
    let drawn = boards_svg(&trace, &options());
    check(&drawn).unwrap();
    // Three grids; two of them have a new digit.
    assert_eq!(drawn.matches("class=\"rule box\"").count(), 3, "{drawn}");
    assert_eq!(drawn.matches("class=\"digit c\"").count(), 2, "{drawn}");
    let (_, trace) = record(|| fill_grid(&Grid("..x".into())));
    assert!(!boards_svg(&trace, &options()).contains("digit"));
}

fn of_bits() -> Trace {
    record(|| fill(15, 0, 0, 0)).1
}

fn all() -> [(&'static str, Trace); 5] {
    [
        ("tower", of_tower("pegs", false)),
        ("tower_wrong", of_tower("pegs", true)),
        ("images", of_boards(true)),
        ("families", of_boards(false)),
        ("diagonals", of_diagonals()),
    ]
}

fn options() -> SvgOptions {
    SvgOptions::embedded("it")
}

#[test]
fn boards_one_after_the_other_look_as_they_did() {
    for (name, trace) in all() {
        assert!(has_strip(&trace), "{name}");
        insta::assert_snapshot!(format!("svg_{name}"), strip_svg(&trace, &options()));
        insta::assert_snapshot!(format!("text_{name}"), strip_text(&trace));
    }
}

#[test]
fn nothing_overlaps_and_every_id_is_given_once() {
    let file = SvgOptions::file("it");
    let drawn = all().map(|(name, trace)| (name, strip_svg(&trace, &file)));
    let bits = ("bits", boards_svg(&of_bits(), &file));
    for (name, svg) in drawn.into_iter().chain([bits]) {
        check(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn the_boards_stand_below_the_tree_of_the_calls() {
    let trace = of_tower("pegs", false);
    let text = tree_text(&trace, &TextOptions::default());
    assert!(text.starts_with("fibonacci(1) → 1\n"), "{text}");
    assert!(
        text.contains("1 A → B") && text.ends_with("2 discs: 3 moves.\n"),
        "{text}"
    );
    // Its tree is the tree of the calls.
    assert!(tree_svg(&trace, &options()).contains("fibonacci(1)"));
}

#[test]
fn a_step_that_moves_a_disc_shows_the_pegs() {
    let trace = of_tower("pegs", false);
    let stepper = figures::Stepper::new(&trace);
    let pegs = |step| -> Vec<String> {
        let lines = stepper.board_lines(step);
        lines
            .iter()
            .map(|line| line.plain().trim().to_owned())
            .collect()
    };
    let last = stepper.len() - 1;
    assert_eq!(stepper.sentence(last), "plays B → C, the stack is empty");
    assert_eq!(
        pegs(last),
        [
            "│     │     │",
            "│     │    (1)",
            "│     │   (─2─)",
            "A     B     C"
        ]
    );
}

#[test]
fn a_run_without_calls_is_its_boards() {
    let trace = of_boards(true);
    let text = strip_text(&trace);
    assert_eq!(tree_text(&trace, &TextOptions::default()), text);
    assert_eq!(tree_svg(&trace, &options()), strip_svg(&trace, &options()));
    assert_eq!(summary(&trace), "2 boards, 4 queens");
}

/// The recording states the kind of a board.
#[test]
fn boards_of_another_kind_are_none() {
    for kind in ["text", "queens", "three", "bits"] {
        assert!(!has_strip(&of_tower(kind, false)), "{kind}");
    }
    // Boards that a search changes while its calls run are no strip.
    assert!(!has_strip(&runs::of_queens(4)) && !has_strip(&runs::of_choices()));
    assert!(!has_strip(&runs::of_nothing()));
}

#[test]
fn of_many_boards_the_first_ones_are_shown_and_the_last_one() {
    let (_, trace) = record(|| {
        let mut at = Position::first(&state("pegs", &"A 1\nB"));
        for number in 1..=99 {
            let board = if number % 2 == 0 { "A 1\nB" } else { "A\nB 1" };
            at = at.play(number, None, &state("pegs", &board));
        }
    });
    let text = strip_text(&trace);
    contains(&text, "68 boards before the last one not shown");
    assert!(text.contains("99 99") && !text.contains("98 98"), "{text}");
    assert!(text.ends_with("1 disc: 99 moves.\n"), "{text}");
    let svg = strip_svg(&trace, &SvgOptions::file("it"));
    assert!(svg.contains("68 boards not shown"));
    check(&svg).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn rows_of_bits_are_drawn_where_the_recording_says_that_they_are() {
    let trace = of_bits();
    insta::assert_snapshot!("boards_bits", boards_svg(&trace, &options()));
    // Two of six leaves are full boards.
    let text = tree_text(&trace, &TextOptions::default());
    assert_eq!(text.matches("dead end").count(), 4);
    assert_eq!(text.matches("★ solution").count(), 2);
    contains(&text, "fill(2, 4, 1) → 1   · 0010 0100 0001\n");
    let file = runs::file(&trace);
    let lines = file.lines();
    let lines = lines.filter(|line| !line.starts_with("{\"function\":"));
    let unsaid: String = lines.map(|line| format!("{line}\n")).collect();
    let unsaid = Trace::read_json(unsaid.as_bytes()).expect("a trace");
    assert!(!boards_svg(&unsaid, &options()).contains("class=\"bit"));
    assert!(!tree_text(&unsaid, &TextOptions::default()).contains("0010"));
}

/// A family of three, and the first of them has two more.
fn of_links() -> Trace {
    let board = "1 -\n2 4\n- 3 7\n- - 8\n- - 9";
    record(|| {
        runs::fibonacci(1);
        Position::first(&state("links", &board))
    })
    .1
}

#[test]
fn links_are_arrows_and_in_the_terminal_the_row_itself() {
    let trace = of_links();
    let svg = strip_svg(&trace, &SvgOptions::file("it"));
    insta::assert_snapshot!("svg_links", strip_svg(&trace, &options()));
    check(&svg).unwrap_or_else(|error| panic!("{error}"));
    let text = strip_text(&trace);
    assert!(
        text.starts_with(
            "node         0 1 2 3 4\n\
         first child  1 2 – – –\n\
         next sibling – 4 3 – –\n\
         holds            7 8 9\n"
        ),
        "{text}"
    );
}

#[test]
fn a_search_is_drawn_call_by_call_where_its_boards_have_pictures() {
    let search = runs::boards::of_tic_tac_toe("XOXO.XO..", 9);
    let svg = boards_svg(&search, &SvgOptions::file("it"));
    check(&svg).unwrap_or_else(|error| panic!("{error}"));
    let calls = search.calls();
    assert_eq!(svg.matches("class=\"rule\"").count(), calls);
    assert_eq!(svg.matches(">→ ").count(), calls, "each with its value");
    // A board reported before the first call does not count as outside of it.
    assert!(!has_strip(&search));
}

#[test]
fn a_full_row_of_bits_is_a_solution_only_where_no_queens_attack_each_other() {
    let trace = record(|| fill_columns(15, 0)).1;
    let options = of_lines(usize::MAX);
    let text = tree_text(&trace, &options);
    // There are 24 orders of the columns.
    assert_eq!(text.matches("★ solution").count(), 2, "{text}");
    assert_eq!(text.matches("queens attack each other").count(), 22);
    assert!(boards_svg(&trace, &self::options()).contains(">queens attack<"));
}
