//! Draws the screen of a run at one of its steps.

use anstyle::Style;
use figures::{Line, Look, TextOptions};
use terminal::{BAD, BOLD, DIM, GOOD, NAME, Size, WARN, clean, columns, cut, paint, wrap};

use super::{Place, keys};

/// The columns between the sides of the screen and its content.
const MARGINS: usize = 2;
/// The rows around the tree besides those of the sentence: the bar, a blank one, the keys.
const AROUND: usize = 3;
/// The border between the tree and the side panel.
const BORDER: &str = "│ ";
/// The least number of rows of the tree, and of the frames below a board.
const LEAST_ROWS: usize = 3;
/// The least number of columns of the tree.
const LEAST_COLUMNS: usize = 20;
/// The largest number of rows of a sentence. On a screen with fewer than `ROOMY` rows, it has only one.
const SENTENCE: usize = 2;
const ROOMY: usize = 12;

/// Draws the current step for a terminal of this size.
pub(super) fn compose(place: &Place<'_>, size: Size) -> Vec<String> {
    let width = size.columns.saturating_sub(MARGINS);
    let rows = match place.longest > width && size.rows >= ROOMY {
        true => SENTENCE,
        false => 1,
    };
    let mut lines = title(place, width, rows);
    let height = size.rows.saturating_sub(lines.len() - 1 + AROUND);
    let height = height.max(LEAST_ROWS);
    if place.has_help {
        let mut help = keys::help(place);
        help.resize(height, String::new());
        lines.extend(help.into_iter().map(|line| cut(&line, width)));
    } else {
        lines.extend(body(place, width, height));
    }
    let foot = match &place.note {
        Some(note) => cut(note, width),
        None => paint(DIM, cut(&keys::line(place, width), width)),
    };
    lines.extend([String::new(), foot]);
    lines
}

/// Draws the tree, with the board and the stack beside it.
fn body(place: &Place<'_>, width: usize, height: usize) -> Vec<String> {
    let board: Vec<String> = place
        .stepper
        .board_lines(place.at)
        .iter()
        .map(line)
        .collect();
    let wide = board.iter().map(|row| columns(row)).max().unwrap_or(0);
    // In hundredths of the width. A narrow screen leaves a larger share to the stack, whose words are long.
    let of_the_tree = match width {
        0..58 => 55,
        _ => 62,
    };
    let left = (width * of_the_tree + 50) / 100;
    // The board is shown whole if the tree can give up the space.
    let left = left.min(width.saturating_sub(wide + columns(BORDER)));
    let left = left.max(LEAST_COLUMNS);
    let right = width.saturating_sub(left + columns(BORDER));
    let mut tree = tree(place, left, height).into_iter();
    let mut side = side(place, &board, right, height).into_iter();
    let row = |_| {
        let (tree, side) = (tree.next().unwrap_or_default(), side.next());
        let gap = " ".repeat(left.saturating_sub(columns(&tree)));
        let border = paint(DIM, BORDER);
        format!("{tree}{gap}{border}{}", side.unwrap_or_default())
    };
    (0..height).map(row).collect()
}

/// Draws the sentence about the step, in as many rows as the longest one needs, and a bar with the position in the run.
fn title(place: &Place<'_>, width: usize, rows: usize) -> Vec<String> {
    let (now, all) = (place.at + 1, place.stepper.len());
    let sentence = place.stepper.sentence(place.at);
    let wrapped = wrap(&clean(&sentence).replace('\n', " "), width.max(1));
    let mut lines: Vec<String> = wrapped.iter().take(rows).cloned().collect();
    if let Some(last) = lines.last_mut().filter(|_| wrapped.len() > rows) {
        *last = format!("{last} {}", wrapped[rows..].join(" "));
    }
    lines.resize(rows, String::new());
    let mut lines: Vec<String> = lines
        .iter()
        .map(|line| paint(BOLD, cut(line, width)))
        .collect();
    let count = match width {
        0..58 => format!("{now} of {all}"),
        _ => format!("step {now} of {all}"),
    };
    let long = width.saturating_sub(columns(&count) + 1);
    let used = long * now / all.max(1);
    let bar = paint(NAME, "━".repeat(used)) + &paint(DIM, "─".repeat(long.saturating_sub(used)));
    lines.push(cut(&format!("{bar} {}", paint(BOLD, count)), width));
    lines
}

fn tree(place: &Place<'_>, width: usize, height: usize) -> Vec<String> {
    let options = TextOptions {
        width: width.saturating_sub(1),
        max_lines: height,
        ..TextOptions::default()
    };
    let lines = place.stepper.tree_lines(place.at, &options);
    let is_here = |line: &Line| line.spans.iter().any(|span| span.look == Look::Here);
    let here = lines.iter().position(is_here).unwrap_or(0);
    // A drawing that is still too long is scrolled to show the current step.
    let from = (here + height / 3)
        .saturating_sub(height)
        .min(lines.len().saturating_sub(height));
    lines.iter().skip(from).take(height).map(line).collect()
}

/// Draws the board, if there is one, and below it the frames, the top one first.
fn side(place: &Place<'_>, board: &[String], width: usize, height: usize) -> Vec<String> {
    let most = height.saturating_sub(LEAST_ROWS + 1);
    let mut lines: Vec<String> = board.iter().take(most).map(|row| cut(row, width)).collect();
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.extend(frames(place, width, height.saturating_sub(lines.len())));
    lines
}

fn frames(place: &Place<'_>, width: usize, height: usize) -> Vec<String> {
    let depth = place.stepper.depth(place.at);
    // If the long heading does not fit, the mark at the top frame replaces it.
    let head = match depth {
        0 if width < columns("The stack is empty.") => "Empty stack",
        0 => "The stack is empty.",
        1 => "The stack",
        _ if width < columns("The stack, top first") => "The stack",
        _ => "The stack, top first",
    };
    let styled = |style: Style, text: &str| paint(style, cut(&clean(text), width));
    let mut lines = vec![styled(DIM, head)];
    let came_back = place.stepper.came_back(place.at, width.saturating_sub(2));
    lines.extend(came_back.map(|text| styled(DIM, &format!("  {text}"))));
    let room = height.saturating_sub(lines.len());
    // If some frames do not fit, the last line counts them.
    let shown = if depth <= room {
        depth
    } else {
        room.saturating_sub(1)
    };
    let frames = place.stepper.frames(place.at, width.saturating_sub(2));
    lines.extend(
        frames
            .take(shown)
            .enumerate()
            .map(|(place, label)| match place {
                0 => styled(style(Look::Here), &format!("▶ {label}")),
                _ => styled(Style::new(), &format!("  {label}")),
            }),
    );
    if shown < depth {
        let more = textfmt::counted(depth - shown, "frame");
        lines.push(styled(DIM, &format!("  … and {more} below")));
    }
    lines
}

/// Styles a drawn line. Control characters in it have no effect.
fn line(drawn: &Line) -> String {
    let spans = drawn.spans.iter();
    spans
        .map(|span| paint(style(span.look), clean(&span.text)))
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
