//! Marks for numbers in a page's prose that answer a question above them.

use std::ops::Range;

use textfmt::GAPS;

use crate::scan::lines;

/// Returns a part of a page with marks. A number in prose that equals one of `telling` is marked with the question
/// that it would answer. Headings, code, HTML and addresses do not change.
pub(crate) fn veiled(page: &str, part: Range<usize>, telling: &[(i64, String)]) -> String {
    if telling.is_empty() {
        return page[part].to_owned();
    }
    let mut out = String::new();
    let mut begins = 0;
    for (line, in_fence) in lines(page) {
        let here = begins.max(part.start)..(begins + line.len()).min(part.end);
        if here.start < here.end {
            let is_prose = !in_fence && !line.trim_start().starts_with(['#', '<']);
            let before = &page[begins..here.start];
            match is_prose {
                true => out += &in_line(before, &page[here], telling),
                false => out += &page[here],
            }
        }
        begins += line.len();
    }
    out
}

/// Returns the rest of a line with marks, given the text `before` it.
fn in_line(before: &str, rest: &str, telling: &[(i64, String)]) -> String {
    let mut out = String::new();
    let mut left = rest;
    while let Some(at) = left.find(|c: char| c.is_ascii_digit()) {
        let (prose, number) = left.split_at(at);
        out += prose;
        let (number, after) = number.split_at(length(number));
        let so_far = format!("{before}{out}");
        let asked = telling
            .iter()
            .filter(|(truth, _)| textfmt::whole(number) == Some(*truth));
        let ids: Vec<&str> = asked.map(|(_, id)| id.as_str()).collect();
        match is_plain(&so_far) && !ids.is_empty() {
            true => {
                let ids = ids.join(" ");
                out += &format!("<span class=\"told\" data-veil=\"{ids}\">{number}</span>");
            }
            false => out += number,
        }
        left = after;
    }
    out + left
}

/// Returns the length of the number at the beginning of a text, with its groups of three.
fn length(text: &str) -> usize {
    let is_digit = |c: &char| c.is_ascii_digit();
    let mut length = text.chars().take_while(is_digit).count();
    loop {
        let mut rest = text[length..].chars();
        let gap = rest.next().filter(|c| GAPS.contains(c));
        let group = rest.clone().take_while(is_digit).count();
        match gap {
            Some(gap) if group == 3 => length += gap.len_utf8() + 3,
            _ => return length,
        }
    }
}

/// Returns whether the following text is not code, not part of an address, and not part of another number or word.
fn is_plain(before: &str) -> bool {
    let in_code = !before.matches('`').count().is_multiple_of(2);
    let in_address = before
        .rsplit_once("](")
        .is_some_and(|(_, address)| !address.contains(')'));
    let part_of_more = before.ends_with(|c: char| c.is_alphanumeric() || ".,-−".contains(c));
    !in_code && !in_address && !part_of_more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_marked_in_prose_alone_and_only_whole() {
        let telling = [(871_816, "one".to_owned()), (150, "two".to_owned())];
        let marked = |text: &str| veiled(text, 0..text.len(), &telling);
        for as_it_is in [
            "# 150 calls\n",
            "`150` calls\n",
            "```text\n150\n```\n",
            "<td>150</td>\n",
            "see [there](150.html)\n",
            "−150, 1150, 0.150, 150 000 and 15\n",
        ] {
            assert_eq!(marked(as_it_is), as_it_is);
        }
        assert_eq!(
            marked("It takes 871 816 nodes, not 150.\n"),
            "It takes <span class=\"told\" data-veil=\"one\">871 816</span> nodes, \
             not <span class=\"told\" data-veil=\"two\">150</span>.\n"
        );
    }

    #[test]
    fn a_part_of_a_page_knows_what_stands_before_it() {
        let page = "`150` and 150\n```text\n150\n150\n```\n";
        let telling = [(150, "one".to_owned())];
        assert_eq!(veiled(page, 1..5, &telling), "150`");
        assert_eq!(veiled(page, 27..31, &telling), page[27..31]);
        assert!(veiled(page, 6..14, &telling).contains("data-veil"));
    }
}
