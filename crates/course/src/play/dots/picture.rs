//! How a field of dots looks in the terminal.

use anstyle::Style;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Line;
use game::Player;

use crate::style::{BOLD, DIM, NAME, WARN, paint};

/// The field with the names of its columns and rows, and the score. The lines of the last turn
/// are double, so that no colour is needed to see them.
pub(super) fn board(board: &Dots, last: &[Line]) -> String {
    let size = board.size;
    let letters = (0..=size.cols).map(|col| format!("   {}", letter(col)));
    let mut rows = vec![format!("   {}", paint(DIM, letters.collect::<String>()))];
    for row in 0..=size.rows {
        let across = |col| side(board, last, size.across(row, col), ["━━━", "═══", "   "]);
        let lines = (0..size.cols).map(|col| format!("•{}", across(col)));
        let number = paint(DIM, format_args!("{:>4}", row + 1));
        rows.push(format!("{number}  {}•", lines.collect::<String>()));
        if row == size.rows {
            break;
        }
        let down = |col| side(board, last, size.down(row, col), ["┃", "║", " "]);
        let boxes = (0..size.cols).map(|col| {
            let owner = owner(board, row * size.cols + col);
            format!("{} {owner} ", down(col))
        });
        rows.push(format!(
            "      {}{}",
            boxes.collect::<String>(),
            down(size.cols)
        ));
    }
    format!("{}\n\n{}\n", rows.join("\n"), score(board))
}

/// A line: drawn, drawn in the last turn, or open.
fn side(board: &Dots, last: &[Line], line: Line, [drawn, new, open]: [&str; 3]) -> String {
    if last.contains(&line) {
        paint(BOLD, new)
    } else if board.open() & 1 << line.number() == 0 {
        drawn.to_owned()
    } else {
        open.to_owned()
    }
}

fn owner(board: &Dots, number: usize) -> String {
    match board.owner(number) {
        None => " ".to_owned(),
        Some(player) => paint(colour(player).bold(), mark(player)),
    }
}

/// Who has how many boxes.
fn score(board: &Dots) -> String {
    let [first, second] = board.taken.map(u32::count_ones);
    let has = |player, boxes: u32| {
        paint(
            colour(player).bold(),
            format_args!("{} {boxes}", mark(player)),
        )
    };
    let open = match board.size.boxes() - (first + second) as usize {
        0 => String::new(),
        1 => " · 1 box open".to_owned(),
        boxes => format!(" · {boxes} boxes open"),
    };
    format!(
        "      {} · {}{open}",
        has(Player::First, first),
        has(Player::Second, second)
    )
}

/// A or B.
pub(super) fn mark(player: Player) -> char {
    match player {
        Player::First => 'A',
        Player::Second => 'B',
    }
}

fn colour(player: Player) -> Style {
    match player {
        Player::First => NAME,
        Player::Second => WARN,
    }
}

/// The letter of a column.
pub(super) fn letter(col: usize) -> char {
    ('a'..='z').nth(col).unwrap_or('?')
}
