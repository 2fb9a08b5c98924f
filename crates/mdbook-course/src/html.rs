//! HTML that survives Markdown.

/// Escapes `text` for an element's content or an attribute in double quotes.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // Writing to a string cannot fail.
    let _ = pulldown_cmark_escape::escape_html(&mut out, text);
    out
}

/// Escapes `text`, with the parts in backticks as code.
pub(crate) fn in_code(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let html = parts.map(|(number, part)| match number % 2 {
        0 => escape(part),
        _ => format!("<code>{}</code>", escape(part)),
    });
    html.collect()
}

/// Returns an attribute that a script reads.
pub(crate) fn data(name: &str, value: &str) -> String {
    format!(" data-{name}=\"{}\"", escape(value))
}

/// Serializes a value that a script reads as JSON.
pub(crate) fn json(what: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string(what).map_err(|error| error.to_string())
}

/// Serializes a value as JSON that cannot end the `<script>` around it.
pub(crate) fn json_in_script(what: &impl serde::Serialize) -> Result<String, String> {
    let marks = [('<', "\\u003c"), ('>', "\\u003e"), ('&', "\\u0026")];
    let escaped = |text: String, (mark, safe)| text.replace::<char>(mark, safe);
    Ok(marks.into_iter().fold(json(what)?, escaped))
}

/// Returns `html` without blank lines. A blank line would end the block of HTML, and Markdown would continue in the
/// middle of it.
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
    }

    #[rstest]
    #[case(7, "7")]
    #[case(2057, "2\u{202f}057")]
    #[case(19173961, "19\u{202f}173\u{202f}961")]
    fn numbers_are_grouped_in_threes(#[case] number: usize, #[case] shown: &str) {
        assert_eq!(textfmt::grouped(number), shown);
    }
}
