//! Checks the includes of a page. By itself mdBook does not replace the line if a file is missing, and gives no
//! warning at all if an anchor is missing.

use std::path::Path;

/// Checks that `file:anchor`, named on a page in `folder`, can be included.
pub(crate) fn check(argument: &str, folder: &Path) -> Result<(), String> {
    let (file, part) = match argument.split_once(':') {
        Some((file, part)) => (file, Some(part)),
        None => (argument, None),
    };
    let path = folder.join(file);
    let text = std::fs::read_to_string(&path)
        .map_err(|error| format!("cannot read {file} (seen from this page): {error}"))?;
    match part {
        Some(anchor) if anchor.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
            marked(&text, anchor).map_err(|what| format!("{what} in {file}"))
        }
        _ => Ok(()),
    }
}

/// Checks that `text` has lines between the marks of `anchor`.
fn marked(text: &str, anchor: &str) -> Result<(), String> {
    let is_mark = |line: &str, mark: &str| {
        line.split_once(mark)
            .is_some_and(|(_, name)| name.split_whitespace().next() == Some(anchor))
    };
    let mut lines = text.lines();
    if !lines.any(|line| is_mark(line, "ANCHOR:")) {
        return Err(format!("there is no `// ANCHOR: {anchor}`"));
    }
    let mut empty = true;
    for line in lines {
        if is_mark(line, "ANCHOR_END:") {
            return if empty {
                Err(format!("there is no code under `{anchor}`"))
            } else {
                Ok(())
            };
        }
        empty &= line.trim().is_empty() || line.contains("ANCHOR");
    }
    Err(format!(
        "`// ANCHOR: {anchor}` has no `// ANCHOR_END: {anchor}`"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("whole", Ok(()))]
    #[case("body", Ok(()))]
    #[case("other", Err("there is no `// ANCHOR: other`"))]
    #[case("open", Err("`// ANCHOR: open` has no `// ANCHOR_END: open`"))]
    #[case("none", Err("there is no code under `none`"))]
    fn an_anchor_is_there_closed_and_not_empty(
        #[case] anchor: &str,
        #[case] found: Result<(), &str>,
    ) {
        let text = "// ANCHOR: whole\nfn f() {\n    // ANCHOR: body todo!(\"text\")\n    1\n    \
                    // ANCHOR_END: body\n}\n// ANCHOR_END: whole\n// ANCHOR: none\n\n\
                    // ANCHOR_END: none\n// ANCHOR: open\nlast\n";
        assert_eq!(marked(text, anchor), found.map_err(str::to_owned));
    }
}
