use boards::{Board, Queens};
use eight_queens::all_solutions::all_solutions;
use eight_queens::attacks::attacks;

fn read(text: &str) -> Queens {
    match Board::read("queens", text) {
        Board::Queens(board) => board,
        other => panic!("{text} was read as {other:?}"),
    }
}

/// The board of `size` rows whose squares, row by row, hold a queen where `holds` says so.
fn picture(size: usize, holds: impl Fn(usize) -> bool) -> String {
    let row = |row| {
        let squares = (0..size).map(|column| row * size + column);
        squares
            .map(|at| if holds(at) { 'Q' } else { '.' })
            .collect::<String>()
    };
    (0..size).map(row).collect::<Vec<_>>().join("\n")
}

/// Every set of queens on a board of up to 4 × 4 squares.
#[test]
fn attacked_squares_are_those_that_the_reference_attacks() {
    let mut boards = 0;
    for size in 1..=4 {
        let squares: Vec<_> = (0..size * size).map(|at| (at / size, at % size)).collect();
        // For each square, the set of those from which it is attacked.
        let attackers: Vec<u32> = squares
            .iter()
            .map(|&one| {
                let all = squares.iter().enumerate();
                let others = all.filter(|&(_, &other)| other != one && attacks(one, other));
                others.map(|(at, _)| 1 << at).sum()
            })
            .collect();
        for queens in 0..1_u32 << squares.len() {
            let text = picture(size, |at| queens & 1 << at != 0);
            let board = read(&text);
            let mut peaceful = true;
            for (at, &(row, column)) in squares.iter().enumerate() {
                let attacked = attackers[at] & queens != 0;
                assert_eq!(
                    board.is_attacked(row, column),
                    attacked,
                    "{text}: {row}, {column}"
                );
                let shares = |&(r, c): &(usize, usize)| r == row || c == column;
                let on_lines = board.queens().iter().any(shares)
                    || board.on_rising(row, column)
                    || board.on_falling(row, column);
                assert_eq!(on_lines, attacked || board.has(row, column), "{text}");
                peaceful &= !(attacked && board.has(row, column));
            }
            assert_eq!(board.is_peaceful(), peaceful, "{text}");
            assert_eq!(
                board.is_full(),
                queens.count_ones() as usize >= size,
                "{text}"
            );
            assert_eq!(board.to_string(), text);
            boards += 1;
        }
    }
    assert_eq!(boards, 2 + 16 + 512 + 65_536);
}

/// Every way to place a queen in each row of a board of up to 6 × 6 squares.
#[test]
fn solved_boards_are_the_solutions_of_the_reference() {
    for size in 1..=6_usize {
        let solutions = all_solutions(size);
        let mut solved = 0;
        for number in 0..size.pow(size as u32) {
            let columns: Vec<usize> = (0..size)
                .map(|row| number / size.pow(row as u32) % size)
                .collect();
            let board = read(&picture(size, |at| columns[at / size] == at % size));
            assert_eq!(
                board.is_solved(),
                solutions.contains(&columns),
                "{columns:?}"
            );
            solved += usize::from(board.is_solved());
        }
        assert_eq!(solved, solutions.len());
    }
}

/// Of all boards of up to 5 × 5 squares with a peaceful queen in each of the first rows.
#[test]
fn no_solution_goes_on_from_a_board_that_is_stuck() {
    let mut stuck = 0;
    for size in 1..=5_usize {
        let solutions = all_solutions(size);
        let mut begun = vec![Vec::new()];
        while let Some(columns) = begun.pop() {
            let placed = |at: usize| columns.get(at / size) == Some(&(at % size));
            let board = read(&picture(size, placed));
            let goes_on = solutions.iter().any(|all| all.starts_with(&columns));
            assert!(!(board.is_stuck() && goes_on), "{columns:?}");
            stuck += usize::from(board.is_stuck());
            let next = (columns.len() < size)
                .then_some(0..size)
                .into_iter()
                .flatten();
            let free: Vec<usize> = next
                .filter(|&column| !board.is_attacked(columns.len(), column))
                .collect();
            assert!(
                !free.is_empty() || board.is_stuck() || board.is_full(),
                "{columns:?}"
            );
            begun.extend(
                free.into_iter()
                    .map(|column| [columns.clone(), vec![column]].concat()),
            );
        }
    }
    assert!(stuck > 0);
}

#[test]
fn the_newest_queen_is_the_one_that_was_placed() {
    let mut board = eight_queens::board::Board::new(5);
    for (row, column) in [0, 2, 4, 1, 3].into_iter().enumerate() {
        let before = read(&board.to_string());
        board.place(row, column);
        let after = read(&board.to_string());
        assert_eq!(after.newest(&before), Some((row, column)));
        assert_eq!(before.newest(&after), None);
    }
    assert_eq!(
        read(&board.to_string()).newest(&Queens::empty(5)),
        Some((0, 0))
    );
}
