//! How watch mode looks: a head, a body that scrolls if it must, and the keys below it.

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
use crate::{list, report};

/// How wide texts are: the terminal, less a margin on both sides, and no wider than is read well.
pub(super) fn width() -> usize {
    width_up_to(100)
}

fn width_up_to(most: usize) -> usize {
    let columns = size().map_or(80, |size| size.columns);
    columns.saturating_sub(2).clamp(20, most)
}

/// Draws the screen.
pub(super) fn paint(app: &mut App) -> io::Result<()> {
    let size = size()?;
    let lines = compose(app, size.rows);
    app.screen.paint(size, &lines)
}

/// What fills `rows` lines.
fn compose(app: &mut App, rows: usize) -> Vec<String> {
    let width = match app.pane {
        Pane::List(_) => width_up_to(list::MOST),
        _ => width(),
    };
    let head = overview::head(&app.course, width);
    // What an earlier save was told says how long ago that was.
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
        // The marked line stays in sight.
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
            _ => format!("↓ {}", words::counted(below, "more line")),
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

/// A line of a verdict that is no longer that of the program.
fn faded(line: &str) -> String {
    painted(DIM, anstream::adapter::strip_str(line))
}

/// As little as must be from where the list is now; the title above the mark is seen, too.
fn scroll_to_mark(body: &[String], now: usize, room: usize) -> usize {
    let marked = body.iter().position(|line| line.contains('▶')).unwrap_or(0);
    now.min(marked.saturating_sub(2))
        .max((marked + 2).saturating_sub(room))
}

fn body(app: &App, width: usize, room: usize) -> Vec<String> {
    let text = match &app.pane {
        Pane::Exercise => exercise(app, width, room),
        Pane::List(at) => list::marked(&app.course, width, Some(*at)),
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
    // Whatever was quoted on the way: from here on it sets styles and nothing else.
    let text = clean_styled(&text);
    text.lines().flat_map(|line| fold(line, width)).collect()
}

/// The first screen, the verdict, or both: an exercise that is a hunt fails as it is given.
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

/// The key that a copy without solutions does not have.
const SOLUTION: &str = "s solution";

/// What is under way, and the keys.
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
        // Where the check builds, cargo keeps the drawing waiting for that.
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

/// What is waited for.
fn progress(waiting: &Waiting) -> String {
    let step = waiting.step.unwrap_or(Step::Building(None));
    step.in_words(waiting.since.elapsed())
}
