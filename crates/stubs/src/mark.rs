//! Reads the marks.

use std::iter::Peekable;

/// A line with a mark on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Mark<'a> {
    /// A region begins; the text, if any, stands in the stub instead of it.
    Begin {
        name: &'a str,
        text: Option<String>,
        indent: &'a str,
    },
    /// A region ends.
    End { name: &'a str },
}

impl<'a> Mark<'a> {
    pub(crate) fn name(&self) -> &'a str {
        match self {
            Mark::Begin { name, .. } | Mark::End { name } => name,
        }
    }
}

/// The mark on a line.
pub(crate) fn read(line: &str) -> Option<Mark<'_>> {
    let (before, rest) = line.split_once("//")?;
    let indent = before.trim().is_empty().then_some(before)?;
    let rest = rest.trim_start();
    if let Some(name) = rest.strip_prefix("ANCHOR_END:") {
        return Some(Mark::End { name: name.trim() });
    }
    let rest = rest.strip_prefix("ANCHOR:")?.trim_start();
    let (name, text) = rest.split_once(' ').unwrap_or((rest, ""));
    let text = (!text.trim().is_empty()).then(|| text.trim_end().to_owned());
    Some(Mark::Begin { name, text, indent })
}

/// The mark on a line, together with the `more` marks that follow it directly.
pub(crate) fn read_with_more<'a>(
    line: &'a str,
    following: &mut Peekable<impl Iterator<Item = (usize, &'a str)>>,
) -> Option<Mark<'a>> {
    let mut mark = read(line)?;
    if let Mark::Begin { text, .. } = &mut mark {
        while let Some(more) = following.next_if(|(_, line)| is_more(line)) {
            let Some(Mark::Begin { text: more, .. }) = read(more.1) else {
                continue;
            };
            let text = text.get_or_insert_default();
            text.push('\n');
            text.push_str(&more.unwrap_or_default());
        }
    }
    Some(mark)
}

/// The names of all regions that begin in a module.
pub(crate) fn begun(module: &str) -> Vec<String> {
    let marks = module
        .lines()
        .filter(|line| !is_more(line))
        .filter_map(read);
    marks
        .filter(|mark| matches!(mark, Mark::Begin { .. }))
        .map(|mark| mark.name().to_owned())
        .collect()
}

fn is_more(line: &str) -> bool {
    matches!(read(line), Some(Mark::Begin { name: "more", .. }))
}
