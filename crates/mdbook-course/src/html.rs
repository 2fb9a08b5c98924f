//! HTML that survives Markdown.

/// `text` for an element's content or an attribute in double quotes.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // Writing to a string cannot fail.
    let _ = pulldown_cmark_escape::escape_html(&mut out, text);
    out
}

/// `text` as the content of a `<pre>`: line ends are written as character references, because a
/// blank line would end the block of HTML and Markdown would go on in the middle of it.
pub(crate) fn preformatted(text: &str) -> String {
    escape(text.trim_end()).replace('\n', "&#10;")
}

/// `html` without blank lines, for the same reason.
pub(crate) fn one_block(html: &str) -> String {
    let lines: Vec<&str> = html
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[test]
    fn a_block_has_no_blank_lines() {
        assert_eq!(
            one_block("<svg>\n\n  \n<g/>\n</svg>\n"),
            "<svg>\n<g/>\n</svg>"
        );
        assert_eq!(preformatted("a < b\n\nc\n"), "a &lt; b&#10;&#10;c");
    }

    #[rstest]
    #[case(7, "7")]
    #[case(2057, "2\u{202f}057")]
    #[case(19173961, "19\u{202f}173\u{202f}961")]
    fn numbers_are_grouped_in_threes(#[case] number: usize, #[case] shown: &str) {
        assert_eq!(words::grouped(number), shown);
    }
}
