//! Self-contained HTML pages, which can be mailed and need no network.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use pulldown_cmark_escape::escape_html;

/// The characters that a URL escapes.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'/');

/// The common style of all pages.
const STYLE: &str = "body{font:17px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;\
color:#1c2733;background:#fff}h1{font-size:1.5rem;margin-bottom:0}.sum{color:#57636f;margin-top:0}\
details{border-top:1px solid #d5dbe1;padding:.5rem 0}summary{display:flex;gap:1rem;cursor:pointer}\
summary b{flex:1}pre{font:14px/1.4 ui-monospace,monospace;overflow-x:auto;white-space:pre-wrap;background:#f5f7f9;padding:.8rem;\
border-radius:4px}.solved{color:#146c2e}.other{color:#a0281e}\
@media(prefers-color-scheme:dark){body{color:#dde3ea;background:#12181f}.sum{color:#9aa6b2}\
pre{background:#1c2530}details{border-color:#33404d}.solved{color:#6fd08c}.other{color:#f0938a}}";

/// Returns the beginning of a page, up to its heading.
pub(super) fn head(title: &str, style: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\
         <title>{title}</title><style>{STYLE}{style}</style></head>\n<body><h1>{title}</h1>\n",
        title = escaped(title),
    )
}

/// Escapes text for any place in HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::new();
    let _ = escape_html(&mut out, text); // A string takes any text.
    out
}

/// Returns the URL of a file, from its path relative to the page.
pub(super) fn address(path: &str) -> String {
    utf8_percent_encode(path, ESCAPED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_any_letters_is_an_address() {
        assert_eq!(address("Zoë #1?.html"), "Zo%C3%AB%20%231%3F.html");
    }
}
