//! Draws watch mode: a heading, a body that scrolls if necessary, and the keys below it.

use std::fmt::Write as _;
use std::io;

use figures::TextOptions;
use terminal::{BAD, BOLD, DIM, clean_styled, fold, paint as painted, size};

use super::app::App;
use super::earlier::Told;
use super::pane::{Pane, Waiting};
use crate::overview;
use crate::report::View;
use crate::status::Step;
use crate::verdict::Verdict;
use crate::{list, proof, report};

/// Returns the width of texts: the terminal's width less a margin on both sides, up to the widest that is easy to read.
pub(super) fn width() -> usize {
    width_up_to(100)
}

fn width_up_to(most: usize) -> usize {
    let columns = size().map_or(80, |size| size.columns);
    columns.saturating_sub(2).clamp(20, most)
}

pub(super) fn paint(app: &mut App) -> io::Result<()> {
    let size = size()?;
    let lines = compose(app, size.rows);
    app.screen.paint(size, &lines)
}

/// Composes the screen in `rows` lines.
fn compose(app: &mut App, rows: usize) -> Vec<String> {
    let width = match app.pane {
        Pane::List(_) => width_up_to(list::MOST),
        _ => width(),
    };
    let head = overview::head(&app.course, width);
    // The heading of an earlier verdict gives its age, so the body changes every minute.
    let minutes = app.earlier.as_ref().map_or(0, Told::minutes);
    let key = (width, rows, minutes);
    let body = match app.body.take() {
        Some((its, body)) if its == key => body,
        _ => body(app, width, rows.saturating_sub(head.len() + 4)),
    };
    let is_old = app.is_old();
    let foot = foot(app, width);
    let room = rows.saturating_sub(head.len() + foot.len() + 2);
    let hidden = body.len().saturating_sub(room);
    app.scroll = match &app.pane {
        // The marked line is always visible.
        Pane::List(_) => scroll_to_mark(&body, app.scroll, room).min(hidden),
        _ => app.scroll.min(hidden),
    };
    let mut lines = head;
    lines.push(String::new());
    let shown = body.iter().skip(app.scroll).take(room);
    lines.extend(shown.map(|line| if is_old { faded(line) } else { line.clone() }));
    if hidden > 0 {
        let below = hidden - app.scroll;
        let text = match below {
            0 => "the end".to_owned(),
            _ => format!("↓ {}", textfmt::counted(below, "more line")),
        };
        let scrolls = match app.pane {
            Pane::List(_) => "", // there, the same keys choose
            _ => "   ↑ ↓ scroll",
        };
        lines.push(painted(DIM, text + scrolls));
    } else {
        lines.push(String::new());
    }
    app.body = Some((key, body));
    lines.extend(foot);
    lines
}

/// Dims a line of an old verdict.
fn faded(line: &str) -> String {
    painted(DIM, anstream::adapter::strip_str(line))
}

/// Returns the new scroll position: as close as possible to the current one, with the mark and the title above it in
/// sight.
fn scroll_to_mark(body: &[String], now: usize, room: usize) -> usize {
    let marked = body.iter().position(|line| line.contains('▶')).unwrap_or(0);
    now.min(marked.saturating_sub(2))
        .max((marked + 2).saturating_sub(room))
}

fn body(app: &App, width: usize, room: usize) -> Vec<String> {
    let text = match &app.pane {
        Pane::Exercise => exercise(app, width, room),
        Pane::List(at) => list::marked(&app.course, width, Some(*at)),
        Pane::Proof(id) => match app.course.catalogue.find_proof(id) {
            Some(found) => proof::text(&app.course, found, width),
            None => String::new(),
        },
        Pane::Text(text) => text.clone(),
        Pane::Trace(trace, ending) => {
            let mut text = String::new();
            if let Some(trace) = trace {
                let options = TextOptions {
                    width,
                    color: true,
                    summary: true,
                    max_lines: room.max(60),
                    ..TextOptions::default()
                };
                text = figures::guarded(|| figures::tree_text(trace, &options))
                    .unwrap_or_else(|cannot| cannot.to_string());
            }
            if let Some(ending) = ending {
                let gap = if text.is_empty() { "" } else { "\n" };
                let _ = write!(text, "{gap}{ending}");
            }
            text
        }
        Pane::Ask(question, _) => {
            format!("{}\n\ny yes   any other key no", painted(BOLD, question))
        }
    };
    // Quoted text may contain control sequences. Only styles are kept.
    let text = clean_styled(&text);
    text.lines().flat_map(|line| fold(line, width)).collect()
}

/// Returns the first screen, the verdict, or both: an exercise in finding mistakes fails before any change.
fn exercise(app: &App, width: usize, rows: usize) -> String {
    let first = |said: &[String]| {
        let watching = overview::Watching { said, rows };
        overview::first_screen(&app.course, &app.exercise, width, Some(watching))
    };
    let view = View {
        width,
        has_keys: true,
        is_full: app.is_full,
    };
    let verdict = match app.said() {
        None => return first(&[]),
        Some(Ok(Verdict::Tested(tested))) if app.is_untouched && app.is_unwritten() => {
            return first(&report::in_short(&app.course, &app.exercise, tested, width));
        }
        Some(Err(error)) => painted(BAD, format!("{error:#}")),
        Some(Ok(verdict)) => report::text(&app.course, &app.exercise, verdict, view),
    };
    let mut text = match app.is_untouched {
        true => format!("{}\n\n{verdict}", first(&[])),
        false => verdict,
    };
    if let Some(told) = &app.earlier
        && let Ok(earlier) = &told.verdict
    {
        let old = report::text(&app.course, &app.exercise, earlier, view);
        let lines = std::iter::once(told.when(app.saves)).chain(old.lines().map(str::to_owned));
        let lines: Vec<String> = lines.map(|line| faded(&line)).collect();
        let _ = write!(text, "\n\n{}", lines.join("\n"));
    }
    text
}

/// The key that is missing in a copy without solutions.
const SOLUTION: &str = "s solution";

/// Returns the lines about current work, and the keys.
fn foot(app: &App, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let felt = |waiting: &&Waiting| waiting.is_felt();
    let checking = app.checking.as_ref().filter(felt);
    if let Some(waiting) = checking {
        let old = if app.is_old() {
            "   above: the last verdict, now old"
        } else {
            ""
        };
        lines.push(painted(DIM, progress(waiting) + old));
    }
    if let Some(waiting) = app.drawing.as_ref().filter(felt) {
        // If the check is building, cargo makes the drawing wait.
        let text = match (waiting.step, checking) {
            (Some(Step::Blocked), Some(_)) => "your run is drawn next…".to_owned(),
            _ => format!("to draw your run: {}", progress(waiting)),
        };
        lines.push(painted(DIM, text));
    }
    if let (true, Some(Ok(verdict))) = (app.is_unseen, app.said()) {
        let line = report::in_a_line(verdict);
        lines.push(format!("{} {line}", painted(DIM, "the new verdict:")));
    }
    lines.extend(app.about_the_book(width));
    let keys: &[&str] = match &app.pane {
        Pane::Ask(..) => return lines,
        Pane::List(_) => &["↑ ↓ choose", "enter go there", "esc back", "q quit"],
        Pane::Proof(id) => &[
            match app.course.progress.read().is_solved(id) {
                true => "d open again",
                false => "d done",
            },
            "esc back",
            "b book",
            "l list",
            "n next",
            "q quit",
        ],
        Pane::Trace(Some(_), _) => &["t step through it", "esc back", "q quit"],
        Pane::Text(_) | Pane::Trace(None, _) => &[
            "esc back", "h hint", "t trace", "b book", SOLUTION, "l list", "n next", "q quit",
        ],
        Pane::Exercise if app.has_more() => &[
            if app.is_full { "f fewer" } else { "f all" },
            "h hint",
            "t trace",
            "b book",
            SOLUTION,
            "l list",
            "r reset",
            "n next",
            "q quit",
        ],
        Pane::Exercise => &[
            "h hint", "t trace", "b book", SOLUTION, "l list", "r reset", "n next", "q quit",
        ],
    };
    // In a narrow terminal the keys take two lines.
    let mut line = String::new();
    let has_solution = app.course.has_solutions(&app.exercise);
    for key in keys.iter().filter(|key| has_solution || **key != SOLUTION) {
        if !line.is_empty() && line.chars().count() + 3 + key.chars().count() > width {
            lines.push(painted(DIM, std::mem::take(&mut line)));
        }
        line.push_str(if line.is_empty() { "" } else { "   " });
        line.push_str(key);
    }
    lines.push(painted(DIM, line));
    lines
}

/// Describes the current step of the work.
fn progress(waiting: &Waiting) -> String {
    let step = waiting.step.unwrap_or(Step::Building(None));
    step.in_words(waiting.since.elapsed())
}
