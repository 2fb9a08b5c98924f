//! Sets line breaks in the built pages. Markdown cannot express them, and a browser guesses badly. It breaks `--size`
//! between its dashes and `n − 1` at its minus, but breaks neither `find_computer_move` nor a number of 25 digits
//! anywhere, so that a narrow table becomes wider than its page.
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

/// The maximum length of a formula that is never broken, in characters.
const FORMULA: usize = 24;

/// The signs that compare the parts of a formula, as a page writes them. A long formula is broken before one of them.
const COMPARING: [&str; 6] = ["=", "≤", "≥", "≈", "&lt;", "&gt;"];

/// The other signs between the parts of a formula.
const COMPUTING: [&str; 6] = ["−", "+", "·", "×", "÷", "/"];

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
    /// Whether the text is in a paragraph or in an item of a list.
    prose: bool,
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
            let is_formula = !within.cell && length(code) <= FORMULA && code.contains(" · ");
            is_formula || length(code) <= SHORT && code.contains([' ', '-'])
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
            Some("pre" | "svg") => within.block = true,
            Some("/pre" | "/svg") => within.block = false,
            // The times of an exercise have a plus between words: "read 5 + solve 10 minutes".
            Some("p" | "li" | "dd") => within.prose = !tag.contains("exercise-title"),
            Some("/p" | "/li" | "/dd") => within.prose = false,
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
    if within.prose && !(within.block || within.cell || within.code) {
        return with_formulas(text);
    }
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

/// Returns a piece of prose in which no short formula, such as `2 · 3 = 6`, no per cent sign and no number with a space
/// before its last three digits is broken.
fn with_formulas(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    // A sign whose other side belongs to the sentence is no formula.
    let is_sign = |word: &str| COMPARING.contains(&word) || COMPUTING.contains(&word);
    let mut parts = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let ends = |end: &usize| !belong(words[end - 1], words[*end]);
        let mut end = (at + 1..words.len()).find(ends).unwrap_or(words.len());
        let fits = |end: &usize| length(&words[at..*end].join(" ")) <= FORMULA;
        if !fits(&end) {
            let before = |signs: [&str; 6]| {
                (at + 1..end).rfind(|place| signs.contains(&words[*place]) && fits(place))
            };
            end = before(COMPARING).or(before(COMPUTING)).unwrap_or(end);
        }
        while end - at > 1 && is_sign(words[end - 1]) {
            end -= 1;
        }
        let part = words[at..end].join(" ");
        parts.push(match end - at > 1 && fits(&end) && !part.contains('\n') {
            true => format!("<span class=\"whole\">{part}</span>"),
            false => part,
        });
        at = end;
    }
    parts.join(" ")
}

/// Returns whether two words that follow each other are parts of one formula or number.
fn belong(before: &str, after: &str) -> bool {
    let is_number = |word: &str| word.contains(|c: char| c.is_ascii_digit());
    // A dot is between two factors, or between two entries of a list.
    let joins = |sign: &str, word: &str| match sign {
        "·" => length(word) <= 2 || is_number(word),
        _ if COMPARING.contains(&sign) || COMPUTING.contains(&sign) => {
            length(word) <= 8 || is_number(word)
        }
        _ => false,
    };
    let ends = |word: &str| word.ends_with(|c: char| c.is_ascii_digit());
    let three = after.trim_end_matches(|c: char| !c.is_ascii_digit());
    let is_group = three.len() == 3 && three.chars().all(|c| c.is_ascii_digit());
    joins(after, before)
        || joins(before, after)
        || ends(before) && (after.starts_with('%') || is_group)
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
    #[case::formula(
        "<p>It makes 2 · 3 = 6 calls, n &lt; 5, and 37 % of them.</p>",
        "<p>It makes <span class=\"whole\">2 · 3 = 6</span> calls, <span class=\"whole\">n &lt; 5,</span> and <span class=\"whole\">37 %</span> of them.</p>"
    )]
    #[case::times(
        "<p class=\"exercise-title\">read 5 + solve 10</p>",
        "<p class=\"exercise-title\">read 5 + solve 10</p>"
    )]
    #[case::list("<p>columns · shaded</p>", "<p>columns · shaded</p>")]
    #[case::words(
        "<p>the row − column</p>",
        "<p>the <span class=\"whole\">row − column</span></p>"
    )]
    #[case::long_formula(
        "<p>1 + 2 + 4 + 8 + 16 = 2 · 16 − 1</p>",
        "<p><span class=\"whole\">1 + 2 + 4 + 8 + 16</span> <span class=\"whole\">= 2 · 16 − 1</span></p>"
    )]
    #[case::code_formula(
        "<code>5 · (4 · 3 · 2 · 1)</code>",
        "<code class=\"whole\">5 · (4 · 3 · 2 · 1)</code>"
    )]
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
