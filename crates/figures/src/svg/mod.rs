//! Figures as SVG: what all of them share.

pub(crate) mod arrange;
pub(crate) mod board;
mod board_node;
pub(crate) mod boards;
pub(crate) mod measure;
pub(crate) mod node;
pub(crate) mod nodes;
pub(crate) mod stack;
pub(crate) mod tree;

use measure::{sans_width, wrap_words};

use crate::options::SvgOptions;

/// The style of the figures, without that of the player.
pub(crate) const CSS: &str = include_str!("../figure.css");

/// Left, right and bottom margin.
const MARGIN: f64 = 16.0;

/// A figure in the making: marks are added to `body` in their own coordinates, below the head.
pub(crate) struct Figure {
    pub title: String,
    /// The second line: what the marks mean.
    pub marks: String,
    /// For who cannot see the figure.
    pub description: String,
    /// What the body refers to by id.
    pub defs: String,
    pub body: String,
    /// The size of the body.
    pub width: f64,
    pub height: f64,
    /// Below the body: a sample of a mark, and what it means.
    pub legend: Vec<(Sample, String)>,
    /// Words are broken early, so that a small body fits on a small screen.
    pub narrow: bool,
}

/// A mark in the legend.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Sample {
    /// A box of this class.
    Box(&'static str),
    /// The foot of a base case.
    Foot,
    /// A branch that was cut.
    Cut,
}

impl Figure {
    /// The finished SVG, none of its lines blank.
    pub(crate) fn finish(&self, options: &SvgOptions) -> String {
        let id = escape(&options.id);
        let title = options.title.as_ref().unwrap_or(&self.title);
        let mut words = Words {
            out: String::new(),
            y: 26.0,
            widest: 0.0,
            wrap: self.width.max(if self.narrow { 330.0 } else { 520.0 }),
        };
        words.text("h", title, 14.0, 0.0, 18.0);
        words.text("p", &self.marks, 12.0, 0.0, 16.0);
        let (head, top) = (std::mem::take(&mut words.out), words.y + 4.0);
        words.y = top + self.height + 28.0;
        for (sample, text) in &self.legend {
            words.out += &sample.draw(words.y - 12.0);
            words.text("p", text, 12.0, 34.0, 17.0);
            words.y += 6.0;
        }
        let bottom = if self.legend.is_empty() {
            top + self.height + MARGIN
        } else {
            words.y - 6.0
        };
        let inner = self.width.max(words.widest);
        let width = num((inner + 2.0 * MARGIN).ceil());
        let left = num((MARGIN + (inner - self.width) / 2.0).floor());
        let height = num(bottom.ceil());
        let (xmlns, style) = if options.standalone {
            (
                " xmlns=\"http://www.w3.org/2000/svg\"",
                format!("<style>\n{CSS}</style>\n"),
            )
        } else {
            ("", String::new())
        };
        format!(
            "<svg{xmlns} class=\"fig\" id=\"{id}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\" aria-labelledby=\"{id}-title {id}-desc\">\n\
             <title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-desc\">{}</desc>\n{style}{}{head}\
             <g transform=\"translate({left} {})\">\n{}</g>\n{}</svg>\n",
            escape(title),
            escape(&self.description),
            self.defs,
            num(top),
            self.body,
            words.out,
        )
    }
}

/// Lines of words above and below the body.
struct Words {
    out: String,
    y: f64,
    widest: f64,
    wrap: f64,
}

impl Words {
    fn text(&mut self, class: &str, text: &str, size: f64, indent: f64, leading: f64) {
        // Titles are bold, and wider.
        let bold = if class == "h" { 1.1 } else { 1.0 };
        let measure = |text: &str| sans_width(text, size) * bold;
        for line in wrap_words(text, self.wrap - indent, measure) {
            let (x, y) = (num(MARGIN + indent), num(self.y));
            self.out += &format!(
                "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>\n",
                escape(&line)
            );
            self.widest = self.widest.max(indent + measure(&line));
            self.y += leading;
        }
    }
}

impl Sample {
    fn draw(self, y: f64) -> String {
        let class = match self {
            Sample::Box(class) => class,
            Sample::Foot => "n",
            Sample::Cut => "n never",
        };
        let y_box = num(y);
        let mut out = format!(
            "<rect class=\"{class}\" x=\"{MARGIN}\" y=\"{y_box}\" width=\"26\" height=\"16\" rx=\"5\"/>\n"
        );
        match self {
            Sample::Foot => out += &node::foot(MARGIN + 5.0, y + 16.0, 16.0),
            Sample::Cut => out += &cross(MARGIN + 13.0, y + 8.0, 4.0),
            Sample::Box(_) => {}
        }
        out
    }
}

/// A cross centred at a point, each arm reaching `arm` in both directions.
pub(crate) fn cross(x: f64, y: f64, arm: f64) -> String {
    let [left, top, arms] = [x - arm, y - arm, 2.0 * arm].map(num);
    format!("<path class=\"cross\" d=\"M{left} {top}l{arms} {arms}m0 -{arms}l-{arms} {arms}\"/>\n")
}

/// Text as XML has it, on one line.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// A coordinate with at most one decimal.
pub(crate) fn num(value: f64) -> String {
    let text = format!("{:.1}", (value * 10.0).round() / 10.0 + 0.0);
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
