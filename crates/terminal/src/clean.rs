//! Cleans texts from outside before they reach the terminal.

use std::borrow::Cow;
use std::fmt::Write;

/// The blanks that replace a tab.
const TAB: &str = "    ";

/// Returns a text from outside, such as a student's output or a file, as plain text. It can then not clear the
/// screen, move the cursor, name the window or reverse the writing direction. Line breaks are kept and tabs become
/// blanks. Every other control character, and each mark that changes the writing direction, becomes a visible escape.
pub fn clean(text: &str) -> Cow<'_, str> {
    made_visible(text, false)
}

/// Cleans a text like [`clean`], but keeps intended styles, such as the compiler's or our own.
pub fn clean_styled(text: &str) -> Cow<'_, str> {
    made_visible(text, true)
}

fn made_visible(text: &str, has_styles: bool) -> Cow<'_, str> {
    if !text.chars().any(|c| c != '\n' && is_hidden(c)) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let style = if has_styles { style_length(rest) } else { 0 };
        let length = style.max(c.len_utf8());
        match c {
            _ if style > 0 => out.push_str(&rest[..style]),
            '\n' => out.push('\n'),
            '\t' => out.push_str(TAB),
            '\r' if rest.starts_with("\r\n") => {}
            c if is_hidden(c) => _ = write!(out, "{}", c.escape_default()),
            c => out.push(c),
        }
        rest = &rest[length..];
    }
    Cow::Owned(out)
}

/// Returns whether a character is a control character, in ASCII or above, or changes the writing direction.
fn is_hidden(c: char) -> bool {
    let turns = matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    c.is_control() || turns || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Returns the length in bytes of the style sequence at the start of a text, such as `ESC [ 1 ; 3 1 m`.
fn style_length(text: &str) -> usize {
    let Some(codes) = text.strip_prefix("\u{1b}[") else {
        return 0;
    };
    let end = codes.find(|c: char| !c.is_ascii_digit() && c != ';');
    match end {
        Some(end) if codes[end..].starts_with('m') => "\u{1b}[".len() + end + 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_controls_a_terminal_is_left() {
        let hostile = "\u{1b}[2J\u{1b}]0;title\u{7}\u{9b}31m\r\u{8}\u{7f}\u{202e}\u{2066}\u{2028}";
        for text in [clean(hostile), clean_styled(hostile)] {
            assert!(!text.chars().any(is_hidden), "{text:?}");
            assert!(text.starts_with(r"\u{1b}[2J\u{1b}]0;title\u{7}"), "{text}");
            assert!(text.contains(r"\r") && text.contains(r"\u{202e}"), "{text}");
        }
    }

    #[test]
    fn lines_and_tabs_and_every_language_stay() {
        assert_eq!(clean("a\tb\r\nc\n"), "a    b\nc\n");
        let text = "├─ −∞ ≤ grüß 日本 עברית 👩‍👩‍👧 ✓\n";
        assert!(matches!(clean(text), Cow::Borrowed(_)));
        assert_eq!(clean(text), text);
    }

    #[test]
    fn a_compilers_styles_stay_and_nothing_else_that_looks_like_one() {
        let text = "\u{1b}[1m\u{1b}[38;5;9merror\u{1b}[0m \u{1b}[2K\u{1b}[?25l";
        assert_eq!(
            clean_styled(text),
            "\u{1b}[1m\u{1b}[38;5;9merror\u{1b}[0m \\u{1b}[2K\\u{1b}[?25l"
        );
        assert!(!clean(text).contains('\u{1b}'));
    }
}
