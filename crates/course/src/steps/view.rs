//! How the stepper looks.

use figures::{Happened, Line as Drawn, Look, TextOptions, queens_text};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Padding, Paragraph};

use super::Stepper;

const KEYS: &str = "←  → step   ↑ ↓ last, next return   home end   q";

/// Draws the moment.
pub(super) fn draw(stepper: &Stepper<'_>, frame: &mut Frame<'_>) {
    let rows = Layout::vertical([
        Constraint::Length(2),
        Constraint::Min(3),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .horizontal_margin(1)
    .split(frame.area());
    let board = stepper
        .moments
        .at(stepper.at)
        .and_then(|moment| moment.board);
    let side = if board.is_some() || frame.area().width >= 60 {
        38
    } else {
        45
    };
    let columns =
        Layout::horizontal([Constraint::Min(20), Constraint::Percentage(side)]).split(rows[1]);

    frame.render_widget(Paragraph::new(title(stepper, rows[0])), rows[0]);
    frame.render_widget(Paragraph::new(tree(stepper, columns[0])), columns[0]);
    draw_side(stepper, board, frame, columns[1]);
    let keys = format!("{KEYS} {}", stepper.way_out);
    frame.render_widget(Paragraph::new(Line::from(keys).style(dim())), rows[3]);
}

/// Where in time we are, what happened, and a bar of it.
fn title(stepper: &Stepper<'_>, area: Rect) -> Vec<Line<'static>> {
    let (now, all) = (stepper.at + 1, stepper.moments.len());
    let sentence = stepper.moments.sentence(stepper.at);
    let count = format!("step {now} of {all}");
    let width = usize::from(area.width);
    let used = width * now / all.max(1);
    vec![
        Line::from(terminal::ends(
            &terminal::cut(&sentence, width.saturating_sub(count.chars().count() + 2)),
            &count,
            width,
        ))
        .style(Style::new().add_modifier(Modifier::BOLD)),
        Line::from(vec![
            Span::styled("━".repeat(used), Style::new().fg(Color::Cyan)),
            Span::styled("─".repeat(width.saturating_sub(used)), dim()),
        ]),
    ]
}

fn tree(stepper: &Stepper<'_>, area: Rect) -> Vec<Line<'static>> {
    let options = TextOptions {
        width: usize::from(area.width).saturating_sub(1),
        max_lines: usize::from(area.height),
        ..TextOptions::default()
    };
    let lines = stepper.moments.tree_lines(stepper.at, &options);
    let is_here = |line: &Drawn| line.spans.iter().any(|span| span.look == Look::Here);
    let here = lines.iter().position(is_here).unwrap_or(0);
    // A drawing that is still too long is moved so that the call on top is in sight.
    let height = usize::from(area.height);
    let from = (here + height / 3)
        .saturating_sub(height)
        .min(lines.len().saturating_sub(height));
    lines.iter().skip(from).take(height).map(line).collect()
}

/// The frames, the top one first; below them the board, where there is one.
fn draw_side(stepper: &Stepper<'_>, board: Option<&str>, frame: &mut Frame<'_>, area: Rect) {
    let block = Block::new()
        .borders(Borders::LEFT)
        .border_style(dim())
        .padding(Padding::left(1));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let board = board
        .map(|board| queens_text(board, true))
        .unwrap_or_default();
    let below = u16::try_from(board.lines().count()).unwrap_or(0);
    let parts = Layout::vertical([Constraint::Min(3), Constraint::Length(below)]).split(inner);
    frame.render_widget(Paragraph::new(frames(stepper, parts[0])), parts[0]);
    let board: Vec<Line<'_>> = board
        .lines()
        .map(|row| Line::from(row.to_owned()))
        .collect();
    frame.render_widget(Paragraph::new(board), parts[1]);
}

fn frames(stepper: &Stepper<'_>, area: Rect) -> Vec<Line<'static>> {
    let width = usize::from(area.width);
    let Some(moment) = stepper.moments.at(stepper.at) else {
        return Vec::new();
    };
    // How many they are stands in the title.
    let head = match moment.depth {
        0 => "The stack is empty.",
        1 => "The stack",
        _ => "The stack, top first",
    };
    let mut lines = vec![Line::from(head).style(dim())];
    if let Happened::Returned(call) = moment.happened {
        let tree = stepper.moments.tree();
        let value = match tree.calls.get(call).and_then(|call| call.value) {
            Some("()") => "returned".to_owned(),
            Some(value) => format!("→ {value}"),
            None => "left by a panic".to_owned(),
        };
        let gone = format!(
            "  {} {value}",
            stepper.moments.label(call, width.saturating_sub(8))
        );
        lines.push(Line::from(terminal::cut(&gone, width)).style(dim()));
    }
    let room = usize::from(area.height).saturating_sub(lines.len());
    // Where not all have room, the last line says how many are left out.
    let shown = if moment.depth <= room {
        moment.depth
    } else {
        room.saturating_sub(1)
    };
    for (place, call) in stepper.moments.frames(stepper.at).take(shown).enumerate() {
        let label = stepper.moments.label(call, width.saturating_sub(2));
        lines.push(if place == 0 {
            Line::from(format!("▶ {label}")).style(look(Look::Here))
        } else {
            Line::from(format!("  {label}"))
        });
    }
    if shown < moment.depth {
        let more = moment.depth - shown;
        lines.push(Line::from(format!("  … and {more} frames below")).style(dim()));
    }
    lines
}

fn line(drawn: &Drawn) -> Line<'static> {
    let span = |span: &figures::Span| Span::styled(span.text.clone(), look(span.look));
    Line::from(drawn.spans.iter().map(span).collect::<Vec<_>>())
}

fn look(look: Look) -> Style {
    match look {
        Look::Plain => Style::new(),
        Look::Dim => dim(),
        Look::Value => Style::new().add_modifier(Modifier::BOLD),
        Look::Again => Style::new().fg(Color::Yellow),
        Look::Good => Style::new().fg(Color::Green).add_modifier(Modifier::BOLD),
        Look::Bad => Style::new().fg(Color::Red),
        Look::Here => Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD),
    }
}

fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}
