//! Fits styled texts into a width. Escape codes take no columns, and a style ends where its text is cut.

use unicode_width::UnicodeWidthChar;

/// Puts `left` and `right` on one line, with `right` at the end of `width` columns.
pub fn ends(left: &str, right: &str, width: usize) -> String {
    let gap = width.saturating_sub(columns(left) + columns(right)).max(2);
    format!("{left}{}{right}", " ".repeat(gap))
}

/// Returns the number of columns of a styled text.
pub fn columns(text: &str) -> usize {
    Pieces(text).map(|piece| piece.columns).sum()
}

/// Returns the beginning of a styled text that fits in `width` columns, with "…" if it was cut.
pub fn cut(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let (mut out, mut used, mut full) = (String::new(), 0, false);
    for piece in Pieces(text) {
        if piece.columns == 0 {
            out.push_str(piece.text); // also behind the cut: it ends the styles
        } else if !full && used + piece.columns < width {
            used += piece.columns;
            out.push_str(piece.text);
        } else if !full {
            full = true;
            out.push('…');
        }
    }
    out
}

/// Returns the beginning of a plain text that fits in `width` columns. A cut is at the end of a word, followed by
/// "…".
pub fn cut_at_a_word(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let ends = text.match_indices(' ').map(|(at, _)| &text[..at]);
    let mut words = ends.map(|words| words.trim_end_matches([',', ':']));
    match words.rfind(|words| columns(words) < width) {
        Some(words) => format!("{words}…"),
        None => cut(text, width),
    }
}

/// Breaks a plain text into lines of at most `width` columns, between words if possible. Lines that begin with a
/// blank are drawings or code and remain unchanged.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for line in text.lines() {
        if columns(line) <= width || line.starts_with(' ') {
            lines.push(line.to_owned());
            continue;
        }
        let mut now = String::new();
        for word in words(line, width) {
            if !now.is_empty() && columns(&now) + 1 + columns(word) > width {
                lines.push(std::mem::take(&mut now));
            }
            if !now.is_empty() {
                now.push(' ');
            }
            now.push_str(word);
        }
        lines.push(now);
    }
    lines
}

/// Splits a line into words. A number in groups of three, such as `549 946`, is one word. So is code in backticks, if
/// it fits on a line of its own.
fn words(line: &str, width: usize) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let blank = |from: usize| rest[from..].find(' ').map_or(rest.len(), |at| from + at);
        let mut end = blank(0);
        let is_open = |end: usize| rest[..end].matches('`').count() % 2 == 1;
        while (is_open(end) || is_in_number(rest, end)) && end < rest.len() {
            end = blank(end + 1);
        }
        if is_open(end) || columns(&rest[..end]) > width {
            end = blank(0);
        }
        words.push(&rest[..end]);
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    words
}

/// Returns whether the blank at `at` separates three digits from the digits before it.
fn is_in_number(text: &str, at: usize) -> bool {
    let (before, after) = (&text[..at], text.get(at + 1..).unwrap_or_default());
    let digits = after.chars().take_while(char::is_ascii_digit).count();
    before.ends_with(|c: char| c.is_ascii_digit()) && digits == 3
}

/// Breaks a styled line into lines of at most `width` columns. Continuation lines are indented a little more than the
/// first line, and a style that is active at the break continues on the next line.
pub fn fold(line: &str, width: usize) -> Vec<String> {
    if columns(line) <= width {
        return vec![line.to_owned()];
    }
    let blanks = line.chars().take_while(|c| *c == ' ').count();
    let indent = " ".repeat((blanks + 2).min(width / 2));
    let (mut lines, mut now, mut used) = (Vec::new(), String::new(), 0);
    let mut styles = String::new();
    // Where the line was last at a blank: what of it is kept, and what goes to the next line.
    let mut blank: Option<(usize, usize, String)> = None;
    for piece in Pieces(line) {
        if piece.columns == 0 {
            let is_end = matches!(piece.text, "\u{1b}[0m" | "\u{1b}[m");
            if is_end {
                styles.clear();
            } else {
                styles.push_str(piece.text);
            }
        } else if used + piece.columns > width {
            let kept = match blank.take().filter(|(_, columns, _)| *columns > width / 2) {
                Some((bytes, columns, on)) => {
                    let rest = now.split_off(bytes);
                    now.push_str("\u{1b}[0m");
                    used -= columns;
                    on + rest.trim_start_matches(' ')
                }
                None => {
                    used = 0;
                    styles.clone()
                }
            };
            lines.push(std::mem::replace(&mut now, format!("{indent}{kept}")));
            used += indent.len();
        }
        if piece.text == " " {
            blank = Some((now.len(), used + 1, styles.clone()));
        }
        now.push_str(piece.text);
        used += piece.columns;
    }
    lines.push(now);
    lines
}

/// A styled text, split into characters. Each escape code is one piece without width.
struct Pieces<'t>(&'t str);

struct Piece<'t> {
    text: &'t str,
    columns: usize,
}

impl<'t> Iterator for Pieces<'t> {
    type Item = Piece<'t>;

    fn next(&mut self) -> Option<Piece<'t>> {
        let first = self.0.chars().next()?;
        let (length, columns) = if self.0.starts_with("\u{1b}[") {
            let end = self.0[2..].find(|c: char| ('@'..='~').contains(&c));
            (end.map_or(self.0.len(), |end| end + 3), 0)
        } else {
            (first.len_utf8(), first.width().unwrap_or(0))
        };
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        Some(Piece { text, columns })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BAD, BOLD, paint};

    #[test]
    fn styles_take_no_room() {
        assert_eq!(columns(&paint(BAD, "wrong")), 5);
        assert_eq!(
            ends(&paint(BOLD, "ab"), "c", 6),
            format!("{}   c", paint(BOLD, "ab"))
        );
    }

    #[test]
    fn a_number_in_groups_is_not_broken() {
        assert_eq!(
            wrap("it needs 549 946 of 1 000", 13),
            ["it needs", "549 946 of", "1 000"]
        );
        assert_eq!(wrap("1 2 3 4 5", 5), ["1 2 3", "4 5"]);
    }

    #[test]
    fn a_cut_text_ends_its_styles() {
        assert_eq!(cut(&paint(BAD, "too long"), 5), paint(BAD, "too …"));
        assert_eq!(cut("short", 5), "short");
    }

    #[test]
    fn a_text_that_is_cut_at_a_word_has_no_half_of_one() {
        let text = "a hunt: one, two";
        for (width, want) in [
            (16, text),
            (15, "a hunt: one…"),
            (12, "a hunt: one…"),
            (11, "a hunt…"),
            (2, "a…"),
            (1, "…"),
        ] {
            assert_eq!(cut_at_a_word(text, width), want);
        }
    }

    #[test]
    fn a_folded_line_keeps_its_words_and_its_styles() {
        assert_eq!(
            fold("  one two three", 11),
            ["  one two\u{1b}[0m", "    three"]
        );
        let red = fold(&paint(BAD, "one two three"), 8);
        assert_eq!(red.len(), 2);
        assert!(
            red.iter().all(|line| line.contains("\u{1b}[31m")),
            "{red:?}"
        );
        for width in 1..20 {
            let lines = fold("  a few words, and averyverylongone: ├─ ü", width);
            let whole: String = lines.concat().replace(' ', "").replace("\u{1b}[0m", "");
            assert_eq!(whole, "afewwords,andaveryverylongone:├─ü", "{width}");
            if width > 4 {
                assert!(
                    lines.iter().all(|line| columns(line) <= width),
                    "{width}: {lines:?}"
                );
            }
        }
    }

    #[test]
    fn lines_break_between_words_but_drawings_do_not() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("  one two three", 8), ["  one two three"]);
        assert_eq!(
            wrap("it is a `&mut T` here", 12),
            ["it is a", "`&mut T`", "here"]
        );
        assert_eq!(
            wrap("a `long piece of code`", 9),
            ["a `long", "piece of", "code`"]
        );
        assert_eq!(wrap("one ` two three", 8), ["one `", "two", "three"]);
    }
}
