//! How the stepper looks.

use anstyle::Style;
use figures::{Happened, Line, Look, TextOptions};
use terminal::{BAD, BOLD, DIM, GOOD, NAME, Size, WARN, clean, columns, cut, ends, paint};

use super::Stepper;

const KEYS: &str = "←  → step   ↑ ↓ last, next return   home end   q";

/// The columns between the screen's sides and what is on it.
const MARGINS: usize = 2;
/// The rows above the tree and below it: the title with its bar, a blank one, the keys.
const ABOVE_AND_BELOW: usize = 4;
/// What stands between the tree and the frames.
const BORDER: &str = "│ ";
/// The tree has at least this number of rows, and so have the frames above a board.
const LEAST_ROWS: usize = 3;
/// The tree has at least this number of columns.
const LEAST_COLUMNS: usize = 20;

/// The moment, as it fills a terminal of this size.
pub(super) fn compose(stepper: &Stepper<'_>, size: Size) -> Vec<String> {
    let width = size.columns.saturating_sub(MARGINS);
    let height = size.rows.saturating_sub(ABOVE_AND_BELOW).max(LEAST_ROWS);
    let now = stepper.moments.at(stepper.at);
    let board = now.and_then(|_| stepper.moments.board_text(stepper.at));
    // In hundredths of the width.
    let of_the_tree = match board.is_some() || size.columns >= 60 {
        true => 62,
        false => 55,
    };
    let left = ((width * of_the_tree + 50) / 100).max(LEAST_COLUMNS);
    let right = width.saturating_sub(left + columns(BORDER));
    let mut tree = tree(stepper, left, height).into_iter();
    let mut side = side(stepper, board.as_deref(), right, height).into_iter();
    let mut lines = Vec::from(title(stepper, width));
    lines.extend((0..height).map(|_| {
        let (tree, side) = (tree.next().unwrap_or_default(), side.next());
        let gap = " ".repeat(left.saturating_sub(columns(&tree)));
        let border = paint(DIM, BORDER);
        format!("{tree}{gap}{border}{}", side.unwrap_or_default())
    }));
    let keys = format!("{KEYS} {}", stepper.way_out);
    lines.extend([String::new(), paint(DIM, keys)]);
    lines
}

/// Where in time we are, what happened, and a bar of it.
fn title(stepper: &Stepper<'_>, width: usize) -> [String; 2] {
    let (now, all) = (stepper.at + 1, stepper.moments.len());
    let sentence = stepper.moments.sentence(stepper.at);
    let count = format!("step {now} of {all}");
    let sentence = cut(&clean(&sentence), width.saturating_sub(columns(&count) + 2));
    let used = width * now / all.max(1);
    [
        paint(BOLD, ends(&sentence, &count, width)),
        paint(NAME, "━".repeat(used)) + &paint(DIM, "─".repeat(width.saturating_sub(used))),
    ]
}

fn tree(stepper: &Stepper<'_>, width: usize, height: usize) -> Vec<String> {
    let options = TextOptions {
        width: width.saturating_sub(1),
        max_lines: height,
        ..TextOptions::default()
    };
    let lines = stepper.moments.tree_lines(stepper.at, &options);
    let is_here = |line: &Line| line.spans.iter().any(|span| span.look == Look::Here);
    let here = lines.iter().position(is_here).unwrap_or(0);
    // A drawing that is still too long is moved so that the call on top is in sight.
    let from = (here + height / 3)
        .saturating_sub(height)
        .min(lines.len().saturating_sub(height));
    lines.iter().skip(from).take(height).map(line).collect()
}

/// The frames, the top one first; below them, at the end of the rows, the board, where there is one.
fn side(stepper: &Stepper<'_>, board: Option<&str>, width: usize, height: usize) -> Vec<String> {
    let board = board.map(clean).unwrap_or_default();
    let room = height.saturating_sub(board.lines().count()).max(LEAST_ROWS);
    let mut lines = frames(stepper, width, room);
    lines.resize(room, String::new());
    lines.extend(board.lines().map(|row| cut(row, width)));
    lines
}

fn frames(stepper: &Stepper<'_>, width: usize, height: usize) -> Vec<String> {
    let Some(moment) = stepper.moments.at(stepper.at) else {
        return Vec::new();
    };
    // How many they are stands in the title.
    let head = match moment.depth {
        0 => "The stack is empty.",
        1 => "The stack",
        _ => "The stack, top first",
    };
    let styled = |style: Style, text: &str| paint(style, cut(&clean(text), width));
    let mut lines = vec![styled(DIM, head)];
    if let Happened::Returned(call) = moment.happened {
        let tree = stepper.moments.tree();
        let value = match tree.calls.get(call).and_then(|call| call.value) {
            Some("()") => "returned".to_owned(),
            Some(value) => format!("→ {value}"),
            None => "left by a panic".to_owned(),
        };
        let label = stepper.moments.label(call, width.saturating_sub(8));
        lines.push(styled(DIM, &format!("  {label} {value}")));
    }
    let room = height.saturating_sub(lines.len());
    // Where not all have room, the last line says how many are left out.
    let shown = if moment.depth <= room {
        moment.depth
    } else {
        room.saturating_sub(1)
    };
    for (place, call) in stepper.moments.frames(stepper.at).take(shown).enumerate() {
        let label = stepper.moments.label(call, width.saturating_sub(2));
        lines.push(match place {
            0 => styled(style(Look::Here), &format!("▶ {label}")),
            _ => styled(Style::new(), &format!("  {label}")),
        });
    }
    if shown < moment.depth {
        let more = moment.depth - shown;
        lines.push(styled(DIM, &format!("  … and {more} frames below")));
    }
    lines
}

fn line(drawn: &Line) -> String {
    let spans = drawn.spans.iter();
    spans
        .map(|span| paint(style(span.look), &span.text))
        .collect()
}

fn style(look: Look) -> Style {
    match look {
        Look::Plain => Style::new(),
        Look::Dim => DIM,
        Look::Value => BOLD,
        Look::Again => WARN,
        Look::Good => GOOD.bold(),
        Look::Bad => BAD,
        Look::Here => NAME.bold(),
    }
}
