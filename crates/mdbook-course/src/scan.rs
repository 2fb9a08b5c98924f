//! Finds the directives of a page, and recognizes directives inside a code fence.

/// A directive found on a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Found<'p> {
    /// The number of the line, from 1.
    pub(crate) line: usize,
    /// The position in the page, in bytes.
    pub(crate) start: usize,
    /// The full text: `{{#calls factorial-5}}`.
    pub(crate) text: &'p str,
    /// Whether it is inside a code fence.
    pub(crate) in_fence: bool,
    /// Whether it is inside a code span.
    pub(crate) in_span: bool,
    /// Whether its line contains no other text.
    pub(crate) alone: bool,
}

impl<'p> Found<'p> {
    /// Returns the text between `{{#` and `}}`.
    pub(crate) fn inside(&self) -> &'p str {
        &self.text[OPEN.len()..self.text.len() - CLOSE.len()]
    }
}

const OPEN: &str = "{{#";
const CLOSE: &str = "}}";

/// Returns all directives of a page in order. A directive after a backslash is meant literally and left out.
pub(crate) fn directives(page: &str) -> Vec<Found<'_>> {
    let mut found = Vec::new();
    let mut start_of_line = 0;
    for (number, (line, in_fence)) in lines(page).enumerate() {
        let mut at = 0;
        while let Some(open) = line[at..].find(OPEN).map(|open| at + open) {
            let Some(length) = line[open..].find(CLOSE) else {
                break;
            };
            let text = &line[open..open + length + CLOSE.len()];
            at = open + text.len();
            if !line[..open].ends_with('\\') {
                found.push(Found {
                    line: number + 1,
                    start: start_of_line + open,
                    text,
                    in_fence,
                    in_span: !line[..open].matches('`').count().is_multiple_of(2),
                    alone: line.trim() == text,
                });
            }
        }
        start_of_line += line.len();
    }
    found
}

/// Returns the lines of a page, with their ends, each with whether it is inside a code fence.
pub(crate) fn lines(page: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut fence: Option<Fence> = None;
    page.split_inclusive('\n').map(move |line| {
        match fence {
            Some(open) if open.is_closed_by(line) => fence = None,
            None => fence = Fence::opened_by(line),
            Some(_) => {}
        }
        (line, fence.is_some())
    })
}

/// An open code fence: its character, and the number of them.
#[derive(Debug, Clone, Copy)]
struct Fence(char, usize);

impl Fence {
    fn opened_by(line: &str) -> Option<Self> {
        let line = line.trim_start();
        let mark = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
        let length = line.chars().take_while(|c| *c == mark).count();
        // Backticks further on make it a code span, not a fence.
        let is_span = mark == '`' && line[length..].contains('`');
        (length >= 3 && !is_span).then_some(Fence(mark, length))
    }

    fn is_closed_by(self, line: &str) -> bool {
        let line = line.trim();
        line.chars().all(|c| c == self.0) && line.len() >= self.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directive_has_its_line_and_its_place() {
        let page = "One\n\nIt makes {{#calls fib-4}} calls.\n";
        let found = directives(page);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].line, found[0].inside()), (3, "calls fib-4"));
        assert!(page[found[0].start..].starts_with("{{#calls"));
        assert!(!found[0].alone);
    }

    #[test]
    fn code_fences_are_known_by_their_ends() {
        let page = "````text\n{{#calls a}}\n```\n{{#calls b}}\n````\n{{#calls c}}\n";
        let fenced: Vec<bool> = directives(page)
            .iter()
            .map(|found| found.in_fence)
            .collect();
        assert_eq!(fenced, [true, true, false]);
    }

    #[test]
    fn a_code_span_of_three_backticks_opens_no_fence() {
        let found = directives("```a``` and\n{{#calls b}}\n");
        assert!(!found[0].in_fence);
        assert!(found[0].alone);
    }

    #[test]
    fn a_backslash_means_it_literally() {
        assert_eq!(directives(r"write \{{#calls fib-4}}"), []);
    }
}
