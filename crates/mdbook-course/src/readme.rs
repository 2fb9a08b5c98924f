//! Links to a chapter's `README.md`. mdBook makes the page `index.html` from that file, but does not adjust links to
//! `README.md`, which are right if the pages are read as files.

use crate::scan::lines;

/// Returns the page with its links to a `README.md` changed to the page that mdBook makes from it.
pub(crate) fn to_index(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    for (line, in_fence) in lines(page) {
        if in_fence {
            out += line;
        } else {
            out += &links_to_index(line);
        }
    }
    out
}

fn links_to_index(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(open) = rest.find("](") {
        let (before, after) = rest.split_at(open + 2);
        let Some(close) = after.find(')') else { break };
        let (target, after) = after.split_at(close);
        let (path, fragment) = target.split_at(target.find('#').unwrap_or(target.len()));
        out += before;
        match path.strip_suffix("README.md") {
            Some(folder) if !path.contains("://") => {
                out += folder;
                out += "index.md";
            }
            _ => out += path,
        }
        out += fragment;
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case(
        "[a](README.md) and [b](../two/README.md#end)",
        "[a](index.md) and [b](../two/index.md#end)"
    )]
    #[case("[a](one.md), README.md", "[a](one.md), README.md")]
    #[case(
        "[a](https://example.org/README.md)",
        "[a](https://example.org/README.md)"
    )]
    #[case("```text\n[a](README.md)\n```\n", "```text\n[a](README.md)\n```\n")]
    fn links_to_a_readme_lead_to_the_index(#[case] page: &str, #[case] expected: &str) {
        assert_eq!(to_index(page), expected);
    }
}
