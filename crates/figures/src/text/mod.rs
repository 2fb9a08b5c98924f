//! Figures as text: lines of styled spans, so that one drawing serves a pipe, a coloured terminal and a program that paints
//! the terminal itself.

pub(crate) mod stack;
pub(crate) mod tree;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::fold::Folded;
use crate::svg::measure::wrap_words;

/// The style of a piece of text. A sign or a word in the text always says the same as the style.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    /// The terminal's normal style.
    #[default]
    Plain,
    /// Lines, and text of less importance.
    Dim,
    /// A value on its way up.
    Value,
    /// Work done again.
    Again,
    /// A solution.
    Good,
    /// A dead end, a rejected choice, a call that never returned.
    Bad,
    /// The student's place in the run.
    Here,
}

/// A piece of a line in one style.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// The text, without control characters.
    pub text: String,
    /// Its style.
    pub look: Look,
}

/// One line of a drawing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// Its pieces, from left to right.
    pub spans: Vec<Span>,
}

impl Line {
    /// Returns the text without its styles.
    pub fn plain(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }

    /// Returns a line in one style.
    pub(crate) fn of(text: impl Into<String>, look: Look) -> Self {
        let mut line = Line::default();
        line.push(text, look);
        line
    }

    pub(crate) fn push(&mut self, text: impl Into<String>, look: Look) {
        self.spans.push(Span {
            text: text.into(),
            look,
        });
    }

    /// Breaks words into as many lines as they need.
    pub(crate) fn in_lines(words: &str, look: Look, width: usize) -> Vec<Line> {
        let lines = wrap_words(words, width as f64, |text| text.width() as f64);
        lines.into_iter().map(|text| Line::of(text, look)).collect()
    }

    /// Makes the line at most `width` columns wide.
    fn finish(&mut self, width: usize) {
        if self.plain().width() > width {
            let mut left = width.saturating_sub(1);
            for span in &mut self.spans {
                let fits = |c: &char| {
                    let wide = c.width().unwrap_or(0);
                    let fits = wide <= left;
                    left = if fits { left - wide } else { 0 };
                    fits
                };
                span.text = span.text.chars().take_while(fits).collect();
            }
            self.push(if width == 0 { "" } else { "…" }, Look::Dim);
        }
        while let Some(span) = self.spans.last_mut() {
            span.text.truncate(span.text.trim_end().len());
            if !span.text.is_empty() {
                break;
            }
            self.spans.pop();
        }
    }
}

impl Look {
    fn ansi(self) -> Option<&'static str> {
        match self {
            Look::Plain => None,
            Look::Dim => Some("2"),
            Look::Value => Some("1"),
            Look::Again => Some("33"),
            Look::Good => Some("1;32"),
            Look::Bad => Some("31"),
            Look::Here => Some("1;36"),
        }
    }
}

/// Returns the nodes of a folded tree from the top down, each with a line that begins with the rails on its left.
pub(crate) fn rails<L: Copy>(folded: &Folded<L>) -> impl Iterator<Item = (usize, Line)> {
    // Whether the ancestor at each level has further siblings.
    let mut open: Vec<bool> = Vec::new();
    folded.preorder().into_iter().map(move |v| {
        let (level, above) = (folded.nodes[v].level, folded.nodes[v].parent);
        let row = above.map_or(&folded.roots, |above| &folded.nodes[above].children);
        let is_last = row.last() == Some(&v);
        open.truncate(level);
        let above = open.iter().skip(1);
        let above = above.map(|&goes_on| if goes_on { "│  " } else { "   " });
        let mut rail: String = above.collect();
        rail += match (level, is_last) {
            (0, _) => "",
            (_, true) => "└─ ",
            (_, false) => "├─ ",
        };
        open.push(!is_last);
        (v, Line::of(rail, Look::Dim))
    })
}

pub(crate) fn finish(lines: &mut [Line], width: usize) {
    for line in lines {
        line.finish(width);
    }
}

pub(crate) fn write(lines: &[Line], color: bool) -> String {
    let mut out = String::new();
    for line in lines {
        for Span { text, look } in &line.spans {
            match look.ansi().filter(|_| color) {
                Some(style) => out += &format!("\x1b[{style}m{text}\x1b[0m"),
                None => out += text,
            }
        }
        out.push('\n');
    }
    out
}
