//! The board keeps every law, on any size; and it agrees with one that is as plain as can be.

use dots_and_boxes::boxes::{closed_by, sides};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::size::{Line, Size};
use game::{Board, Player, Watched, check_laws, random_game};
use proptest::prelude::*;
use rstest::rstest;

use crate::plain::Plain;

/// All sizes there are, from 1x1 to 5x5 and 1x19.
fn sizes() -> Vec<Size> {
    let all = (1..=60).flat_map(|rows| (1..=60).map(move |cols| Size::new(rows, cols)));
    all.filter_map(Result::ok).collect()
}

#[test]
fn there_are_sizes_of_up_to_60_lines() {
    let sizes = sizes();
    assert_eq!(sizes.len(), 73);
    assert_eq!(sizes.iter().map(|size| size.lines()).max(), Some(60));
    assert!(sizes.contains(&Size::new(5, 5).expect("60 lines")));
    assert!(sizes.contains(&Size::new(1, 19).expect("58 lines")));
    let turned = |size: &Size| sizes.contains(&Size::new(size.cols, size.rows).expect("a size"));
    assert!(sizes.iter().all(turned));
}

#[test]
fn every_line_has_one_number_one_name_and_one_place() {
    for size in sizes() {
        let mut seen = Vec::new();
        for number in size.numbers() {
            let line = size.line(number);
            let (row, col) = line.place();
            let again = if line.is_down() {
                size.down(row, col)
            } else {
                size.across(row, col)
            };
            assert_eq!((again, line.number()), (line, number), "{size}");
            assert_eq!(size.read_line(&line.to_string()), Ok(line), "{size}");
            seen.push(line.to_string());
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), size.lines(), "{size}");
        assert_eq!(size.all_lines().count_ones() as usize, size.lines());
    }
}

/// Inner lines are sides of two boxes, those at the edge of one.
#[test]
fn the_sides_of_all_boxes_are_the_lines() {
    for size in sizes() {
        let mut sided = vec![0; size.lines()];
        for number in 0..size.boxes() {
            let around = sides(size, number / size.cols, number % size.cols);
            for side in around {
                sided[side] += 1;
            }
        }
        let edge = 2 * (size.rows + size.cols);
        assert_eq!(sided.iter().filter(|boxes| **boxes == 1).count(), edge);
        assert!(sided.iter().all(|boxes| (1..=2).contains(boxes)), "{size}");
        for (line, boxes) in sided.into_iter().enumerate() {
            let closed = closed_by(size, size.all_lines() & !(1 << line), line);
            assert_eq!(closed.count_ones(), boxes, "{size}: {}", size.line(line));
        }
    }
}

/// From the empty field, every position that can be reached.
#[rstest]
#[case("1x1", 16)]
#[case("1x2", 143)]
fn every_position_of_a_small_field_keeps_the_laws(#[case] size: &str, #[case] positions: usize) {
    let mut found = vec![size.parse::<Dots>().expect("a size")];
    let mut known = std::collections::HashSet::from([found[0]]);
    let mut at = 0;
    while let Some(board) = found.get(at).copied() {
        assert_eq!(check_laws(&board), Ok(()), "{board:?}");
        let next = board.legal_moves().map(|line| board.play(line));
        found.extend(next.filter(|next| known.insert(*next)));
        at += 1;
    }
    assert_eq!(found.len(), positions);
}

/// A size and a game on it, as the index of each move.
fn games() -> impl Strategy<Value = (Size, Vec<prop::sample::Index>)> {
    let favourites = ["1x5", "2x3", "5x5", "1x19", "19x1", "3x4", "4x4"];
    let favourites: Vec<Size> = favourites
        .iter()
        .map(|size| size.parse().expect("a size"))
        .collect();
    let size = prop_oneof![
        prop::sample::select(favourites),
        prop::sample::select(sizes())
    ];
    size.prop_flat_map(|size| {
        let moves = prop::collection::vec(any::<prop::sample::Index>(), size.lines());
        (Just(size), moves)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn random_games_keep_the_laws((size, moves) in games()) {
        let mut moves = moves.into_iter();
        let game = random_game(&Dots::new(size), |count| {
            moves.next().map_or(0, |index| index.index(count))
        });
        prop_assert_eq!(game.len(), size.lines() + 1);
        for board in &game {
            prop_assert_eq!(check_laws(board), Ok(()), "{:?}", board);
        }
    }

    #[test]
    fn random_games_are_those_of_a_plain_board((size, moves) in games()) {
        let (mut board, mut plain) = (Dots::new(size), Plain::new(size));
        for index in moves {
            let lines: Vec<Line> = board.legal_moves().collect();
            let line = lines[index.index(lines.len())];
            let watched = Watched::new(board).play(line);
            board = board.play(line);
            prop_assert_eq!(watched.dots(), &board);
            plain.play(&line.to_string());
            prop_assert_eq!(board.to_string(), plain.picture());
            prop_assert_eq!(board.to_move, plain.to_move);
            let score = plain.score();
            prop_assert_eq!(board.taken.map(u32::count_ones), score);
            prop_assert_eq!(board.evaluate(), score[0].cast_signed() - score[1].cast_signed());
        }
        prop_assert!(board.done());
        let [first, second] = board.taken;
        prop_assert_eq!(first & second, 0);
        prop_assert_eq!((first | second).count_ones() as usize, size.boxes());
    }

    /// The text of a game leads to its last position, in whatever way its lines are written.
    #[test]
    fn a_game_is_read_as_it_was_played((size, moves) in games(), style in 0..4) {
        let (mut board, mut text) = (Dots::new(size), size.to_string());
        for index in moves.into_iter().take(20) {
            let lines: Vec<Line> = board.legal_moves().collect();
            if lines.is_empty() {
                break;
            }
            let line = lines[index.index(lines.len())];
            board = board.play(line);
            text += " ";
            text += &match style {
                0 => line.to_string(),
                1 => line.to_string().to_uppercase(),
                2 => turned(line, ""),
                _ => turned(line, "-"),
            };
        }
        prop_assert_eq!(text.parse(), Ok(board));
    }
}

/// The name of a line from its other end.
fn turned(line: Line, between: &str) -> String {
    let name = line.to_string();
    let second = name.rfind(char::is_alphabetic).expect("two letters");
    name[second..].to_owned() + between + &name[..second]
}

#[test]
fn an_unknown_owner_is_nobody() {
    let board: Dots = "1x2 a1b1 a1a2 a2b2 b1b2".parse().expect("a position");
    assert_eq!(board.owner(0), Some(Player::Second));
    assert_eq!(board.owner(1), None);
}
