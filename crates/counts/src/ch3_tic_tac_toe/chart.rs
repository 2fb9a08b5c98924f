//! Counts as lines, beside the table that holds the same numbers.

use std::fmt::Write as _;

/// A line of the chart: its name, its counts for depth 1 and up, its colour.
pub(super) struct Line {
    pub(super) name: &'static str,
    pub(super) counts: Vec<u64>,
    pub(super) colour: &'static str,
    /// Dashed, with hollow points: told apart without colour too.
    pub(super) dashed: bool,
}

const LEFT: f64 = 190.0;
const STEP: f64 = 52.0;
const BOTTOM: f64 = 262.0;
const HIGH: f64 = 205.0;

/// An inline SVG in the look of the figures. The scale upwards is logarithmic, and has a 0.
pub(super) fn chart(title: &str, across: &str, lines: &[Line]) -> String {
    let most = lines.iter().flat_map(|line| &line.counts).max();
    let most = *most.unwrap_or(&1);
    let depths = lines.iter().map(|line| line.counts.len()).max();
    let right = x(depths.unwrap_or(1)) + 14.0;
    let height = |count: u64| BOTTOM - HIGH * (count as f64).ln_1p() / (most as f64).ln_1p();
    let mut svg = format!(
        "<div class=\"fig-scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Chart\">\
         <svg class=\"fig\" width=\"680\" height=\"320\" viewBox=\"0 0 680 320\" role=\"img\">\
         <title>{title}; the table has the numbers</title>\
         <text class=\"h\" x=\"16\" y=\"20\">{title}</text>\n"
    );
    for tick in [0, 1, 10, 100].into_iter().filter(|tick| *tick <= most) {
        let at = height(tick);
        let _ = writeln!(
            svg,
            "<path class=\"rule\" d=\"M{LEFT} {at:.1}H{right}\"/>\
             <text class=\"s\" x=\"{}\" y=\"{:.1}\">{tick}</text>",
            right + 6.0,
            at + 4.0
        );
    }
    for depth in 1..=depths.unwrap_or(0) {
        let _ = writeln!(
            svg,
            "<text class=\"s m\" x=\"{}\" y=\"{}\">{depth}</text>",
            x(depth),
            BOTTOM + 20.0
        );
    }
    let middle = f64::midpoint(LEFT, right);
    let _ = writeln!(
        svg,
        "<text class=\"p m\" x=\"{middle}\" y=\"{}\">{across}</text>",
        BOTTOM + 42.0
    );
    lines.iter().for_each(|line| draw(&mut svg, line, height));
    svg + "</svg></div>\n"
}

fn x(depth: usize) -> f64 {
    LEFT + 14.0 + STEP * (depth as f64 - 1.0)
}

fn draw(svg: &mut String, line: &Line, height: impl Fn(u64) -> f64) {
    let Line { colour, .. } = line;
    let points: Vec<(f64, f64)> = (1..)
        .map(x)
        .zip(line.counts.iter().map(|n| height(*n)))
        .collect();
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y:.1}")).collect();
    let dash = if line.dashed { "6 4" } else { "none" };
    let _ = writeln!(
        svg,
        "<path d=\"M{}\" style=\"fill:none;stroke:{colour};stroke-width:2;stroke-dasharray:{dash}\"/>",
        path.join("L")
    );
    let fill = if line.dashed {
        "var(--fig-paper)"
    } else {
        colour
    };
    for ((x, y), count) in points.iter().zip(&line.counts) {
        let _ = write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y:.1}\" r=\"4\" style=\"fill:{fill};stroke:{colour};stroke-width:2\"/>"
        );
        if *count > 0 {
            let above = if line.dashed { 18.0 } else { -10.0 };
            let _ = writeln!(
                svg,
                "<text class=\"s m halo\" x=\"{x}\" y=\"{:.1}\">{count}</text>",
                y + above
            );
        }
    }
    if let Some((x, y)) = points.first() {
        let _ = writeln!(
            svg,
            "<text class=\"p end\" x=\"{}\" y=\"{:.1}\">{}</text>",
            x - 14.0,
            y + 4.0,
            line.name
        );
    }
}
