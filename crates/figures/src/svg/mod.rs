//! Figures as SVG: what all of them share.

pub(crate) mod boards;
pub(crate) mod measure;
pub(crate) mod stack;
pub(crate) mod tree;

use measure::{sans_width, wrap_words};

use crate::FIGURE_CSS;
use crate::options::SvgOptions;

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
    /// Below the body: a sample of class and shape, and what it means.
    pub legend: Vec<(&'static str, String)>,
}

impl Figure {
    /// The finished SVG, on as many lines as it has marks and none of them blank.
    pub(crate) fn finish(&self, options: &SvgOptions) -> String {
        let id = escape(&options.id);
        let title = options.title.as_ref().unwrap_or(&self.title);
        let words = self.width.max(440.0);
        let titles = wrap_words(title, words, |text| sans_width(text, 14.0) * 1.08);
        let marks = wrap_words(&self.marks, words, |text| sans_width(text, 12.0));
        let legend: Vec<(&str, Vec<String>)> = self
            .legend
            .iter()
            .map(|(class, text)| {
                (
                    *class,
                    wrap_words(text, words - 34.0, |text| sans_width(text, 12.0)),
                )
            })
            .collect();
        let mut head = String::new();
        let mut y = 26.0;
        for line in &titles {
            head += &format!(
                "<text class=\"h\" x=\"{MARGIN}\" y=\"{y}\">{}</text>\n",
                escape(line)
            );
            y += 18.0;
        }
        for line in &marks {
            head += &format!(
                "<text class=\"p\" x=\"{MARGIN}\" y=\"{y}\">{}</text>\n",
                escape(line)
            );
            y += 16.0;
        }
        let top = y + 2.0;
        let mut foot = String::new();
        y = top + self.height + 30.0;
        let mut widest: f64 = 0.0;
        for (class, lines) in &legend {
            foot += &format!(
                "<rect class=\"{class}\" x=\"{MARGIN}\" y=\"{}\" width=\"26\" height=\"16\" rx=\"5\"/>\n",
                num(y - 12.0)
            );
            for line in lines {
                foot += &format!(
                    "<text class=\"p\" x=\"50\" y=\"{}\">{}</text>\n",
                    num(y),
                    escape(line)
                );
                widest = widest.max(sans_width(line, 12.0) + 34.0);
                y += 17.0;
            }
            y += 7.0;
        }
        let height = if legend.is_empty() {
            top + self.height + MARGIN
        } else {
            y - 4.0
        };
        for line in &titles {
            widest = widest.max(sans_width(line, 14.0) * 1.08);
        }
        for line in &marks {
            widest = widest.max(sans_width(line, 12.0));
        }
        let (width, height) = (
            num((self.width.max(widest) + 2.0 * MARGIN).ceil()),
            num(height.ceil()),
        );
        let (xmlns, style) = if options.standalone {
            (
                " xmlns=\"http://www.w3.org/2000/svg\"",
                format!("<style>\n{}</style>\n", FIGURE_CSS),
            )
        } else {
            ("", String::new())
        };
        format!(
            "<svg{xmlns} class=\"fig\" id=\"{id}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\" aria-labelledby=\"{id}-title {id}-desc\">\n\
             <title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-desc\">{}</desc>\n{style}{}{head}\
             <g transform=\"translate({MARGIN} {top})\">\n{}</g>\n{foot}</svg>\n",
            escape(title),
            escape(&self.description),
            self.defs,
            self.body,
        )
    }
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
