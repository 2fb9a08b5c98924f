use std::collections::BTreeSet;

use boards::{Board, Field, Side};
use dots_and_boxes::boxes::{closed_by, sides};
use dots_and_boxes::chains_and_loops::{Chain, Chains};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Lines, Size};
use dots_and_boxes::squares::Squares;
use fastrand::Rng;
use game::{Board as _, Player};
use rstest::rstest;

fn side(player: Player) -> Side {
    match player {
        Player::First => Side::A,
        Player::Second => Side::B,
    }
}

fn read(kind: &str, text: &str) -> Field {
    match Board::read(kind, text) {
        Board::Dots(field) => field,
        other => panic!("{text}\nwas read as {other:?}"),
    }
}

/// A field with these lines, its closed boxes owned in turn.
fn position(size: Size, drawn: Lines) -> Dots {
    let mut board = Dots::new(size);
    board.drawn = drawn;
    for number in 0..size.boxes() {
        let around = sides(size, number / size.cols, number % size.cols);
        if around.iter().all(|side| drawn & 1 << side != 0) {
            board.taken[number % 2] |= 1 << number;
        }
    }
    board
}

/// Every field of that size, or some of them where there are too many.
fn fields(size: Size) -> Vec<Dots> {
    let all = size.all_lines();
    let mut rng = Rng::with_seed(size.lines() as u64);
    let mut some = |_| {
        // Half of the lines, then three quarters, then seven eighths.
        let [a, b, c] = [rng.u64(..), rng.u64(..), rng.u64(..)];
        [a, a | b, a | b | c].map(|lines| lines & all)
    };
    match size.lines() {
        0..=12 => (0..=all).map(|drawn| position(size, drawn)).collect(),
        _ => (0..1000)
            .flat_map(&mut some)
            .map(|drawn| position(size, drawn))
            .collect(),
    }
}

#[rstest]
#[case(1, 1)]
#[case(1, 2)]
#[case(2, 2)]
#[case(3, 3)]
fn lines_boxes_and_their_names_are_those_of_the_reference(
    #[case] rows: usize,
    #[case] cols: usize,
) {
    let size = Size::new(rows, cols).expect("a size");
    for board in fields(size) {
        let text = board.to_string();
        let field = read("dots", &text);
        assert_eq!(field.to_string(), text);
        assert_eq!((field.rows, field.cols), (rows, cols));
        assert_eq!(field.drawn.len(), size.lines());
        for number in size.numbers() {
            let line = size.line(number);
            assert_eq!(field.drawn[number], board.is_drawn(line), "{text}\n{line}");
            assert_eq!(field.name(number), line.to_string());
            assert_eq!(field.line(&line.to_string()), Some(number));
        }
        for number in 0..size.boxes() {
            let around = sides(size, number / cols, number % cols);
            assert_eq!(field.sides(number), around);
            let owner = match board.taken.map(|taken| taken & 1 << number != 0) {
                [true, _] => Some(Side::A),
                [_, true] => Some(Side::B),
                _ => None,
            };
            assert_eq!(field.owners[number], owner, "{text}\nbox {number}");
        }
        for (player, taken) in [Side::A, Side::B].into_iter().zip(board.taken) {
            assert_eq!(field.boxes_of(player), taken.count_ones() as usize);
        }
        assert_eq!(field.is_over(), board.done(), "{text}");
        assert_eq!(field.is_empty(), board.drawn == 0, "{text}");
    }
}

#[rstest]
#[case(1, 1)]
#[case(1, 2)]
#[case(2, 2)]
#[case(3, 3)]
fn boxes_that_a_line_closes_and_who_moves_next_are_those_of_the_reference(
    #[case] rows: usize,
    #[case] cols: usize,
) {
    let size = Size::new(rows, cols).expect("a size");
    for mut board in fields(size) {
        let before = read("dots", &board.to_string());
        let closes = |&line: &usize| {
            board.open() & 1 << line != 0 && closed_by(size, board.drawn, line) != 0
        };
        let closers: Vec<usize> = size.numbers().filter(closes).collect();
        assert_eq!(before.closers(), closers, "{board}");
        for player in [Player::First, Player::Second] {
            board.to_move = player;
            for line in board.legal_moves() {
                let next = board.play(line);
                let after = read("dots", &next.to_string());
                let closed = after.closed_with(&[line.number()]);
                assert_eq!(closed, board.closes(line) as usize, "{board}\n{line}");
                assert_eq!(after.newest(&before), Some(line.number()));
                assert_eq!(after.next(side(player), closed), side(next.to_move));
            }
        }
    }
}

/// The reference knows chains where every open box has two open sides. The last number counts these
/// endings; those without a closed box, of which the reference has a list, come twice on small fields.
#[rstest]
#[case(1, 1, 13)]
#[case(1, 2, 43)]
#[case(2, 2, 243)]
#[case(3, 3, 2661)]
fn chains_and_loops_are_those_of_the_reference(
    #[case] rows: usize,
    #[case] cols: usize,
    #[case] wanted: usize,
) {
    let size = Size::new(rows, cols).expect("a size");
    let mut endings = 0;
    let more = dots_and_boxes::long_chains::endings(size);
    for board in fields(size).into_iter().chain(more) {
        let Some(known) = Chains::of(&board) else {
            continue;
        };
        let chains = read("dots", &board.to_string()).chains();
        let found = chains.iter().map(|chain| Chain {
            boxes: chain.boxes.len() as i32,
            is_loop: chain.is_loop,
        });
        let found: Chains = found.collect();
        assert_eq!(found, known, "{board}");
        for chain in &chains {
            let is_long = Chain {
                boxes: chain.boxes.len() as i32,
                is_loop: chain.is_loop,
            };
            assert_eq!(chain.is_long(), is_long.is_long(), "{board}");
        }
        endings += 1;
    }
    assert_eq!(endings, wanted);
}

/// Elsewhere: each box with one or two open sides is in one chain, and each box of a chain is beside
/// the next one, with no line between.
#[rstest]
#[case(1, 2)]
#[case(2, 2)]
#[case(3, 3)]
fn a_chain_is_a_row_of_boxes_with_at_most_two_open_sides(#[case] rows: usize, #[case] cols: usize) {
    let size = Size::new(rows, cols).expect("a size");
    let open = |board: &Dots, number: usize| -> BTreeSet<usize> {
        let around = sides(size, number / cols, number % cols).into_iter();
        around
            .filter(|line| board.open() & 1 << line != 0)
            .collect()
    };
    for board in fields(size) {
        let chains = read("dots", &board.to_string()).chains();
        let mut boxes: Vec<usize> = chains
            .iter()
            .flat_map(|chain| chain.boxes.clone())
            .collect();
        boxes.sort_unstable();
        let links =
            (0..size.boxes()).filter(|&number| (1..=2).contains(&open(&board, number).len()));
        assert_eq!(boxes, links.collect::<Vec<_>>(), "{board}");
        let joined = |a: usize, b: usize| !open(&board, a).is_disjoint(&open(&board, b));
        for (at, chain) in chains.iter().enumerate() {
            let rows = chain.boxes.windows(2);
            assert!(
                rows.into_iter().all(|two| joined(two[0], two[1])),
                "{board}"
            );
            let [first, last] = [chain.boxes[0], chain.boxes[chain.boxes.len() - 1]];
            let closes = chain.boxes.len() > 2 && joined(first, last);
            assert_eq!(chain.is_loop, closes, "{board}");
            for other in &chains[at + 1..] {
                let apart = chain
                    .boxes
                    .iter()
                    .all(|&one| other.boxes.iter().all(|&it| !joined(one, it)));
                assert!(apart, "{board}");
            }
        }
    }
}

/// Games at random, to their ends. Where a player is passed over, the other moves again.
#[test]
fn dots_and_squares_are_those_of_the_reference() {
    let mut rng = Rng::with_seed(5);
    let mut passed = 0;
    for game in 0..300 {
        let (rows, cols) = (2 + game % 3, 2 + game % 4);
        let mut board = Squares::new(rows, cols).expect("a field");
        loop {
            let field = read("squares", &board.to_string());
            assert_eq!(field.to_string(), board.to_string());
            let size = board.size();
            for line in size.numbers().map(|number| size.line(number)) {
                assert_eq!(field.drawn[line.number()], board.is_linked(line));
                assert_eq!(field.name(line.number()), line.to_string());
            }
            let dots = field.dots.as_ref().expect("dots with owners");
            for (at, &owner) in dots.iter().enumerate() {
                assert_eq!(owner, board.owner(at / cols, at % cols).map(side));
            }
            for (at, &owner) in field.owners.iter().enumerate() {
                let (row, col) = (at / size.cols, at % size.cols);
                assert_eq!(owner, board.square(row, col).map(side), "{board}");
            }
            for (player, squares) in [Side::A, Side::B].into_iter().zip(board.score()) {
                assert_eq!(field.boxes_of(player), squares as usize);
            }
            assert_eq!(field.is_over(), board.done());
            assert!(field.chains().is_empty() && field.closers().is_empty());
            let moves: Vec<_> = board.legal_moves().collect();
            let Some(&link) = rng.choice(&moves) else {
                break;
            };
            let next = board.play(link);
            let after = read("squares", &next.to_string());
            let closed = after.closed_with(&[link.number()]);
            let score = |board: &Squares| board.score().iter().sum::<u32>() as usize;
            assert_eq!(closed, score(&next) - score(&board), "{board}\n{link}");
            assert_eq!(
                after.next(side(board.to_move()), closed),
                side(next.to_move()),
                "{board}\n{link}"
            );
            passed += usize::from(next.to_move() == board.to_move());
            board = next;
        }
        assert!(board.done());
    }
    assert!(passed > 0, "nobody was passed over");
}
