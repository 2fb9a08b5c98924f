//! Reads the marks.

/// A line with a mark on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark<'a> {
    /// A region begins. The text, if any, replaces it in the stub.
    Begin {
        name: &'a str,
        text: Option<&'a str>,
        indent: &'a str,
    },
    /// A region ends.
    End { name: &'a str },
    /// The lines of an answer's change to a region follow.
    Change { name: &'a str },
}

impl<'a> Mark<'a> {
    pub(crate) fn name(&self) -> &'a str {
        match self {
            Mark::Begin { name, .. } | Mark::End { name } | Mark::Change { name } => name,
        }
    }
}

/// Returns the mark on a line.
pub(crate) fn read(line: &str) -> Option<Mark<'_>> {
    let (before, rest) = line.split_once("//")?;
    let indent = before.trim().is_empty().then_some(before)?;
    let rest = rest.trim_start();
    if let Some(name) = rest.strip_prefix("ANCHOR_END:") {
        return Some(Mark::End { name: name.trim() });
    }
    if let Some(name) = rest.strip_prefix("CHANGE:") {
        return Some(Mark::Change { name: name.trim() });
    }
    let rest = rest.strip_prefix("ANCHOR:")?.trim_start();
    let (name, text) = rest.split_once(' ').unwrap_or((rest, ""));
    let text = Some(text.trim()).filter(|text| !text.is_empty());
    Some(Mark::Begin { name, text, indent })
}

/// Returns the names of all regions that begin in a module.
pub(crate) fn begun(module: &str) -> Vec<&str> {
    let marks = module.lines().filter_map(read);
    marks
        .filter(|mark| matches!(mark, Mark::Begin { .. }))
        .map(|mark| mark.name())
        .collect()
}
