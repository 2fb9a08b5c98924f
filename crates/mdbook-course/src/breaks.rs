//! Sets line breaks in the built pages. Markdown cannot express them, and a browser guesses badly. It breaks `--size`
//! between its dashes, but breaks neither `find_computer_move` nor a number of 25 digits anywhere, so that a narrow
//! table becomes wider than its page.
//!
//! Plain `mdbook build` does not use this module: the browser decides where its lines end.

use std::path::Path;

use anyhow::{Context, Result};

use crate::check::html_files;

/// The maximum length of a piece of code that is never broken, in characters.
const SHORT: usize = 16;

/// The maximum length of a code word with a dash that is never broken, in characters. A path may be broken. A long
/// name may be broken at its underscores.
const WORD: usize = 22;

/// The number of digit groups from which on a number may be broken.
const GROUPS: usize = 5;

/// The character between the groups of a number.
const GAP: char = '\u{202f}';

/// Sets the breaks in all pages of the book built in `folder`.
///
/// # Errors
/// If a page cannot be read or written.
pub(crate) fn set_breaks(folder: &Path) -> Result<()> {
    for file in html_files(folder)? {
        let path = folder.join(file);
        let page = std::fs::read_to_string(&path)?;
        std::fs::write(&path, broken(&page))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// The elements around a piece of text.
#[derive(Default)]
struct Within {
    block: bool,
    cell: bool,
    code: bool,
    /// Whether the text is in short code, which is never broken.
    whole: bool,
}

/// Returns the page with its breaks. Blocks of code and tags do not change.
fn broken(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    let mut within = Within::default();
    let mut rest = page;
    while let Some((text, after)) = rest.split_once('<') {
        let Some((tag, next)) = after.split_once('>') else {
            break;
        };
        out += &set(text, &within);
        let is_short = tag == "code" && !within.block && {
            let code = next.split('<').next().unwrap_or_default();
            length(code) <= SHORT && code.contains([' ', '-'])
        };
        out += match is_short {
            true => "<code class=\"whole\">",
            false => &rest[text.len()..text.len() + tag.len() + 2],
        };
        match tag.split([' ', '\n']).next() {
            Some(name @ ("script" | "style")) => {
                let (inside, after) = next.split_at(next.find(&format!("</{name}")).unwrap_or(0));
                out += inside;
                rest = after;
                continue;
            }
            Some("pre") => within.block = true,
            Some("/pre") => within.block = false,
            Some("td" | "th") => within.cell = true,
            Some("/td" | "/th") => within.cell = false,
            Some("code") => (within.code, within.whole) = (true, is_short),
            Some("/code") => (within.code, within.whole) = (false, false),
            _ => {}
        }
        rest = next;
    }
    out + rest
}

/// Returns a piece of text with its breaks.
fn set(text: &str, within: &Within) -> String {
    if within.block || within.whole || !(within.cell || within.code) {
        return text.to_owned();
    }
    let word = |word: &str| {
        if within.code && word.contains('-') && word.len() > 1 && length(word) <= WORD {
            format!("<span class=\"whole\">{word}</span>")
        } else if within.cell && word.matches(GAP).count() >= GROUPS - 1 {
            word.replace(GAP, &format!("{GAP}<wbr>"))
        } else if within.cell || length(word) > WORD {
            word.replace('_', "_<wbr>")
        } else {
            word.to_owned()
        }
    };
    let words: Vec<String> = text.split(' ').map(word).collect();
    words.join(" ")
}

/// Returns the number of characters that a reader sees.
fn length(text: &str) -> usize {
    let in_name = |after: &str| Some(after.find(';')? + 1);
    let in_names: usize = text.split('&').skip(1).filter_map(in_name).sum();
    text.chars().count() - in_names
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::short(
        "<p><code>alpha &gt;= beta</code></p>",
        "<p><code class=\"whole\">alpha &gt;= beta</code></p>"
    )]
    #[case::one_word("<p><code>look_ahead</code></p>", "<p><code>look_ahead</code></p>")]
    #[case::long(
        "<code>cargo course play --people 2</code>",
        "<code>cargo course play <span class=\"whole\">--people</span> 2</code>"
    )]
    #[case::minus(
        "<code>let value = best - 1;</code>",
        "<code>let value = best - 1;</code>"
    )]
    #[case::path(
        "<code>exercises/ch4-alpha-beta/src/cut.rs</code>",
        "<code>exercises/ch4-alpha-beta/src/cut.rs</code>"
    )]
    #[case::name(
        "<th>calls of <code>find_human</code></th>",
        "<th>calls of <code>find_<wbr>human</code></th>"
    )]
    #[case::long_name(
        "<code>the_value_and_the_move_of_all</code>",
        "<code>the_<wbr>value_<wbr>and_<wbr>the_<wbr>move_<wbr>of_<wbr>all</code>"
    )]
    #[case::short_in_a_cell(
        "<td><code>10 - moves_done</code>, a_b</td>",
        "<td><code class=\"whole\">10 - moves_done</code>, a_<wbr>b</td>"
    )]
    #[case::outside("<p>a_b -c</p>", "<p>a_b -c</p>")]
    #[case::block(
        "<pre><code>a - b\nc-d</code></pre>",
        "<pre><code>a - b\nc-d</code></pre>"
    )]
    #[case::script(
        "<script>if (a < b) {}</script><td>a_b</td>",
        "<script>if (a < b) {}</script><td>a_<wbr>b</td>"
    )]
    #[case::number(
        "<td style=\"a_b\">1\u{202f}302\u{202f}061\u{202f}345</td>",
        "<td style=\"a_b\">1\u{202f}302\u{202f}061\u{202f}345</td>"
    )]
    #[case::long_number(
        "<td>966\u{202f}858\u{202f}672\u{202f}404\u{202f}690</td>",
        "<td>966\u{202f}<wbr>858\u{202f}<wbr>672\u{202f}<wbr>404\u{202f}<wbr>690</td>"
    )]
    fn a_line_ends_where_it_may(#[case] page: &str, #[case] is: &str) {
        assert_eq!(broken(page), is);
    }

    #[test]
    fn what_a_reader_sees_is_counted() {
        assert_eq!(length("a &lt;= b &amp;&amp; c"), 11);
    }
}
