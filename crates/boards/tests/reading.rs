//! Whatever a text is, it is read as a board of its kind or as text, and nothing panics.

use boards::{Board, letter};
use proptest::prelude::*;
use rstest::rstest;

const KINDS: [&str; 12] = [
    "links",
    "queens",
    "diagonals",
    "bits",
    "digits",
    "pegs",
    "three",
    "four",
    "dots",
    "squares",
    "tree",
    "text",
];

/// Asks everything that a picture asks.
fn look_at(board: &Board) {
    match board {
        Board::Queens(board) => {
            let squares =
                (0..board.size()).flat_map(|row| (0..board.size()).map(move |c| (row, c)));
            let attacked = squares.filter(|&(row, column)| board.is_attacked(row, column));
            assert!(attacked.count() <= board.size() * board.size());
            assert_eq!(board.is_solved(), board.is_full() && board.is_peaceful());
            assert_eq!(board.newest(board), None);
        }
        Board::Diagonals(board) => {
            for &(row, column) in board.queens() {
                assert!(board.on_rising(row, column) && board.on_falling(row, column));
            }
        }
        Board::Digits(digits) => {
            assert_eq!(digits.squares().len(), digits.size() * digits.size());
            assert_eq!(digits.size(), digits.box_side() * digits.box_side());
            let squares = 0..digits.squares().len();
            assert!(!squares.into_iter().any(|at| digits.is_new(at, digits)));
        }
        Board::Bits(bits) => {
            assert!(
                bits.rows()
                    .iter()
                    .all(|row| row.bits.len() >= bits.squares())
            );
            let taken = (0..bits.squares()).filter(|&square| bits.is_taken(square));
            assert!(taken.count() <= bits.squares());
        }
        Board::Pegs(pegs) => {
            assert_eq!(pegs.newest(pegs), None);
            assert!(pegs.largest() > 0 && pegs.discs() > 0);
            assert!(
                pegs.pegs()
                    .iter()
                    .all(|peg| !peg.crushes(0) && !peg.crushes(99))
            );
        }
        Board::Links(links) => {
            let mut places = links.places();
            assert_eq!(places.len(), links.nodes().len());
            places.sort_unstable();
            places.dedup();
            assert_eq!(
                places.len(),
                links.nodes().len(),
                "a place of its own for each"
            );
        }
        Board::Three(board) => {
            assert_eq!(board.squares.len(), board.rows * board.columns);
            assert_eq!(board.newest(board), None);
            board.won();
        }
        Board::Dots(field) => {
            for line in 0..field.drawn.len() {
                assert_eq!(field.line(&field.name(line)), Some(line));
                assert!((1..=2).contains(&field.beside(line).count()));
                field.closed_with(&[line]);
            }
            for side in [boards::Side::A, boards::Side::B] {
                assert!(field.boxes_of(side) <= field.owners.len());
                field.next(side, 0);
            }
            assert!(letter(field.cols).is_ascii_lowercase());
            assert_eq!(field.newest(field), None);
            let boxes: usize = field.chains().iter().map(|chain| chain.boxes.len()).sum();
            assert!(boxes <= field.owners.len() && field.closers().len() <= field.drawn.len());
            field.is_over();
        }
        Board::Tree(tree) => {
            assert!(tree.leaves().iter().all(|&leaves| leaves > 0));
            assert_eq!(tree.children().len(), tree.leaves().len());
        }
        Board::Text => {}
    }
}

/// A board as text, of those that have such a text.
fn written(board: &Board) -> Option<String> {
    match board {
        Board::Queens(board) | Board::Diagonals(board) => Some(board.to_string()),
        Board::Digits(digits) => Some(digits.to_string()),
        Board::Bits(bits) => Some(bits.to_string()),
        Board::Pegs(pegs) => Some(pegs.to_string()),
        Board::Links(links) => Some(links.to_string()),
        Board::Three(board) => Some(board.to_string()),
        Board::Dots(field) => Some(field.to_string()),
        Board::Tree(_) | Board::Text => None,
    }
}

fn check(text: &str) {
    for kind in KINDS {
        let board = Board::read(kind, text);
        assert!(board == Board::Text || board.kind() == kind, "{text:?}");
        look_at(&board);
        if let Some(written) = written(&board) {
            assert_eq!(Board::read(kind, &written), board, "{text:?}");
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read(text in any::<String>()) {
        check(&text);
    }

    /// Most of these are boards, or nearly so.
    #[test]
    fn any_text_of_the_boards_signs_is_read(text in "[XOQAB.+| \\-\n\\[\\]{},:0-9]{0,60}") {
        check(&text);
    }

    #[test]
    fn any_rows_of_numbers_are_read(text in "[A-C]( [0-9]{1,2}){0,4}(\n[A-C]( [01]{1,5}){0,4}){0,3}") {
        check(&text);
    }

    #[test]
    fn any_links_are_read(text in "(-|[0-5]) (-|[0-5])( [0-9]{1,2})?(\n(-|[0-5]) (-|[0-5])( [0-9]{1,2})?){0,6}") {
        check(&text);
    }

    #[test]
    fn any_rows_of_squares_are_read(row in 1..10_usize, signs in "[XOQ.]{1,90}") {
        let rows: Vec<&str> = signs.as_bytes().chunks(row).map(|row| std::str::from_utf8(row).unwrap()).collect();
        check(&rows.join("\n"));
    }

    #[test]
    fn any_field_is_read(
        rows in 1..5_usize,
        cols in 1..5_usize,
        dots in prop_oneof!["[+]{25}", "[.AB]{25}", "[+.AB]{25}"],
        signs in proptest::collection::vec(any::<(bool, u8)>(), 60),
    ) {
        let mut signs = signs.into_iter().cycle();
        let mut text = String::new();
        for row in 0..=rows {
            for col in 0..=cols {
                text += &dots[row * 5 + col..=row * 5 + col];
                let drawn = signs.next().unwrap().0;
                text += if col == cols { "" } else if drawn { "---" } else { "   " };
            }
            text += "\n";
            for col in (0..=cols).filter(|_| row < rows) {
                let (drawn, owner) = signs.next().unwrap();
                text += if drawn { "|" } else { " " };
                text += if col == cols { "\n" } else { [" A ", " B ", "   "][usize::from(owner) % 3] };
            }
        }
        check(&text);
        let is_field = |kind: &str| Board::read(kind, &text) != Board::Text;
        let used: String = (0..=rows).map(|row| &dots[row * 5..=row * 5 + cols]).collect();
        prop_assert_eq!(is_field("dots"), !used.contains(['.', 'A', 'B']));
        prop_assert_eq!(is_field("squares"), !used.contains('+'));
    }
}

#[rstest]
#[case::empty("queens", "")]
#[case::not_square("queens", "Q..\n...")]
#[case::another_sign("queens", "Q.\n.x")]
#[case::one_row("three", "XO.")]
#[case::uneven("three", "XO.\n..\n...")]
#[case::queens("three", ".Q\n..")]
#[case::too_wide("three", ".........\n.........")]
#[case::one_dot("dots", "+")]
#[case::no_boxes("dots", "+---+")]
#[case::short_row("dots", "+---\n\n+---")]
#[case::narrow("dots", "+--+\n\n+--+")]
#[case::another_owner("dots", "+   +\n  C\n+   +")]
#[case::mixed_dots("dots", "+   .\n\n+   +")]
#[case::mixed_dots_of_squares("squares", "+   .\n\n+   +")]
#[case::boxes("squares", "+   +\n\n+   +")]
#[case::squares("dots", ".   .\n\n.   .")]
#[case::open("tree", "[1, 2")]
#[case::closed_twice("tree", "[1, 2]]")]
#[case::other_bracket("tree", "[1, 2}")]
#[case::no_child("tree", "[]")]
#[case::no_number("tree", "[1, ]")]
#[case::crossed("tree", "[[44, 61], [40, ×]]")]
#[case::only_a_sign("tree", "-")]
#[case::empty_tree("tree", "")]
#[case::no_peg("pegs", "")]
#[case::no_disc("pegs", "A\nB\nC")]
#[case::no_name("pegs", " 1 2")]
#[case::no_size("pegs", "A 2 0")]
#[case::a_leading_nought("pegs", "A 2 01")]
#[case::too_large("pegs", "A 65")]
#[case::no_bits("bits", "columns ")]
#[case::no_name_of_bits("bits", " 0010")]
#[case::another_digit("bits", "columns 0012")]
#[case::no_node("links", "")]
#[case::one_link("links", "-")]
#[case::no_such_node("links", "1 -")]
#[case::a_leading_nought_of_a_link("links", "00 -")]
#[case::unknown("nim", "3 4 5")]
fn what_is_no_such_board_is_text(#[case] kind: &str, #[case] text: &str) {
    assert_eq!(Board::read(kind, text), Board::Text);
}

#[rstest]
#[case::leaf("7", &[])]
#[case::negative("-7", &[])]
#[case::leaves("[44, 61,50]", &[1, 1, 1])]
#[case::lists("[[44, 61, 50], 3, {40, [35, -1]}]", &[3, 1, 3])]
#[case::worth("5:[3:[1, 2], 4: {6}]", &[2, 1])]
fn leaves_are_counted_below_each_child(#[case] text: &str, #[case] leaves: &[usize]) {
    match Board::read("tree", text) {
        Board::Tree(tree) => assert_eq!(tree.leaves(), leaves),
        other => panic!("{text} was read as {other:?}"),
    }
}

#[rstest]
#[case::leaf("7", &[])]
#[case::spaces(" [ 44 ,-61, [ 3 ] ] ", &["44", "-61", "[ 3 ]"])]
#[case::worth("5:[3:[1, 2], 4: {6}]", &["3:[1, 2]", "4: {6}"])]
fn children_are_written_where_the_tree_says(#[case] text: &str, #[case] children: &[&str]) {
    match Board::read("tree", text) {
        Board::Tree(tree) => {
            let found = tree.children().iter().map(|place| &text[place.clone()]);
            assert_eq!(Vec::from_iter(found), children);
        }
        other => panic!("{text} was read as {other:?}"),
    }
}

#[rstest]
#[case::nothing("+   +   +\n\n+   +   +", &[])]
#[case::one("+---+   +\n|\n+   +   +", &["1: [0]"])]
#[case::corner("+---+---+\n|       |\n+   +   +\n|   |\n+   +   +", &["3: [1, 0, 2]"])]
#[case::a_loop("+---+---+\n|       |\n+   +   +\n|       |\n+---+---+", &["loop 4: [0, 2, 3, 1]"])]
#[case::two("+---+---+---+\n|   |       |\n+   +---+---+\n|           |\n+---+---+   +", &["4: [0, 3, 4, 5]", "2: [1, 2]"])]
#[case::opened("+---+---+\n| A |\n+---+---+", &["1: [1]"])]
fn chains_are_found_from_end_to_end(#[case] text: &str, #[case] wanted: &[&str]) {
    let board = Board::read("dots", text);
    let chains = board.dots().expect("a field").chains();
    let found: Vec<String> = chains
        .iter()
        .map(|chain| {
            let name = if chain.is_loop { "loop " } else { "" };
            format!("{name}{}: {:?}", chain.boxes.len(), chain.boxes)
        })
        .collect();
    assert_eq!(found, wanted);
}

#[test]
fn a_disc_on_a_smaller_one_is_seen_and_so_is_the_one_that_was_moved() {
    let read = |text: &str| match Board::read("pegs", text) {
        Board::Pegs(pegs) => pegs,
        other => panic!("{text} was read as {other:?}"),
    };
    let (before, after) = (read("A 3 2\nB\nC 1"), read("A 3\nB\nC 1 2"));
    assert_eq!(after.newest(&before), Some(2));
    assert_eq!((after.discs(), after.largest()), (3, 3));
    let crushed = |pegs: &boards::Pegs| {
        let mut all = pegs.pegs().iter();
        all.any(|peg| (0..peg.discs.len()).any(|disc| peg.crushes(disc)))
    };
    assert!(crushed(&after) && !crushed(&before));
}

#[rstest]
#[case::a_family("1 -\n- 2\n- 3\n- -", &[(0, 0), (0, 1), (1, 1), (2, 1)])]
#[case::two_levels("1 -\n2 4\n- 3\n- -\n- -", &[(0, 0), (0, 1), (0, 2), (1, 2), (2, 1)])]
#[case::out_of_reach("- -\n- -", &[(0, 0), (0, 1)])]
#[case::in_a_circle("1 -\n0 1", &[(0, 0), (0, 1)])]
fn a_first_child_stands_below_and_a_sibling_to_the_right(
    #[case] text: &str,
    #[case] wanted: &[(usize, usize)],
) {
    match Board::read("links", text) {
        Board::Links(links) => assert_eq!(links.places(), wanted),
        other => panic!("{text} was read as {other:?}"),
    }
}

#[test]
fn the_lowest_bit_is_the_first_square_and_the_shortest_row_is_as_wide_as_the_board() {
    let Board::Bits(bits) = Board::read("bits", "columns 0010\nfalling 10100\nrising 0001") else {
        panic!("no bits");
    };
    assert_eq!(bits.squares(), 4);
    let taken: Vec<bool> = (0..4).map(|square| bits.is_taken(square)).collect();
    assert_eq!(taken, [true, true, true, false]);
    assert_eq!(bits.rows()[1].digits(), "10100");
    let is_stuck = |text: &str| match Board::read("bits", text) {
        Board::Bits(bits) => bits.is_stuck(),
        other => panic!("{text} was read as {other:?}"),
    };
    assert!(!bits.is_stuck() && is_stuck("a 101\nb 010") && !is_stuck("a 111\nb 010"));
}

/// The largest field that has letters for its columns, and one row more.
#[test]
fn a_field_has_at_most_25_rows_and_columns() {
    let field = |rows: usize, cols: usize| {
        let row = vec!["+"; cols + 1].join("   ");
        vec![row; rows + 1].join("\n\n")
    };
    assert!(Board::read("dots", &field(25, 25)).dots().is_some());
    for (rows, cols) in [(26, 1), (1, 26), (0, 1), (200, 200)] {
        assert_eq!(Board::read("dots", &field(rows, cols)), Board::Text);
    }
}
