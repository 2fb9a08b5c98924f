//! Finds the unfinished parts of a student's file: each `todo!`, and the function around it.

/// The number of lines shown of a function. A longer one is reduced to its signature and the unfinished part.
const MOST: usize = 8;
/// The mark for omitted lines.
const LEFT_OUT: &str = "    …";

/// Returns each `todo!` of a source, with the number of its line and its text.
pub(crate) fn todos(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(source.lines());
    lines.filter_map(|(number, line)| {
        let (before, rest) = line.split_once("todo!(")?;
        let is_comment = before.contains("//");
        let text = rest
            .strip_prefix('"')
            .and_then(|rest| rest.split_once("\")"));
        (!is_comment).then_some((number, text.map_or("", |(text, _)| text)))
    })
}

/// Returns the functions that contain a `todo!`, in lines: the signature and the body.
pub(crate) fn functions(source: &str) -> Vec<Vec<&str>> {
    let lines: Vec<&str> = source.lines().collect();
    let mut functions = Vec::new();
    let mut after = 0;
    for (number, _) in todos(source) {
        let at = number - 1;
        // A function that was already shown may contain several.
        if at < after {
            continue;
        }
        let Some(first) = (after..=at).rev().find(|&line| is_signature(lines[line])) else {
            continue;
        };
        let margin = indent(lines[first]);
        let is_end = |line: &usize| lines[*line].trim_start().starts_with('}');
        let mut ends = (at..lines.len()).filter(|&line| indent(lines[line]) == margin);
        let last = ends.find(is_end).unwrap_or(at);
        after = last + 1;
        let opens = (first..=at).find(|&line| lines[line].trim_end().ends_with('{'));
        let shown: Vec<&str> = match opens {
            Some(opens) if last - first >= MOST => {
                let signature = lines[first..=opens].iter().copied();
                let before = (at > opens + 1).then_some(LEFT_OUT);
                let behind = (last > at + 1).then_some(LEFT_OUT);
                let end = (last > at).then_some(lines[last]);
                let body = before.into_iter().chain([lines[at]]).chain(behind);
                signature.chain(body).chain(end).collect()
            }
            _ => lines[first..=last].to_vec(),
        };
        let set_out = shown.iter().map(|&line| match line {
            LEFT_OUT => line,
            line => &line[indent(line).min(margin)..],
        });
        functions.push(set_out.collect());
    }
    functions
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches([' ', '\t']).len()
}

fn is_signature(line: &str) -> bool {
    let words = line.trim_start();
    let before = words.split("fn ").next().unwrap_or_default();
    let is_word = |word: &str| {
        word.starts_with("pub") || matches!(word, "const" | "unsafe" | "async" | "default")
    };
    before.len() < words.len() && before.split_whitespace().all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_is_shown_with_its_signature_and_what_is_missing() {
        let source = "\
use a::b;

/// What fn it is: todo!(\"no\")
#[traced]
pub fn one(n: u64) -> u64 {
    todo!(\"the one\")
}

fn done() {}

mod inside {
    pub(crate) fn two(
        a: u8,
    ) {
        let x = 1;
        if x > 1 {
            todo!(\"first\")
        }
        todo!(\"second\")
    }
}
";
        assert_eq!(
            functions(source),
            [
                vec!["pub fn one(n: u64) -> u64 {", "    todo!(\"the one\")", "}"],
                vec![
                    "pub(crate) fn two(",
                    "    a: u8,",
                    ") {",
                    "    …",
                    "        todo!(\"first\")",
                    "    …",
                    "}"
                ],
            ]
        );
    }

    #[test]
    fn whatever_is_in_a_file_nothing_is_shown_that_is_not_there() {
        for source in [
            "",
            "todo!()",
            "fn",
            "fn f() { todo!() }",
            "}\nfn f()\ntodo!(",
        ] {
            let all: Vec<&str> = functions(source).concat();
            assert!(all.iter().all(|line| source.contains(line)), "{source:?}");
        }
        assert_eq!(functions("fn f() { todo!() }"), [["fn f() { todo!() }"]]);
    }
}
