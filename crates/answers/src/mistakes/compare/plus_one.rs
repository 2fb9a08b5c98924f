//! Varies an entry by changing one of its numbers: a message about a 2 may be true only of a 2.
//!
//! A 0 or a 1 is not changed. It is usually the start of a count, a bit or a first index, and with another number the program
//! would express another idea.

/// An entry in which one number is larger by one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Changed {
    pub(super) text: String,
    /// The changed line.
    pub(super) line: String,
}

/// Returns one copy of the entry for each number from 2 up in its added lines, with this number increased by one.
pub(super) fn plus_one(entry: &str) -> Vec<Changed> {
    let lines: Vec<&str> = entry.lines().collect();
    let mut found = Vec::new();
    let mut is_change = false;
    for (at, line) in lines.iter().enumerate() {
        if line.starts_with("//") {
            is_change = line.starts_with("// CHANGE:");
        } else if !is_change || line.starts_with("+ ") {
            for (begin, end) in numbers(line) {
                let number = line[begin..end].parse::<u32>().unwrap_or(0);
                if number < 2 {
                    continue;
                }
                let line = format!("{}{}{}", &line[..begin], number + 1, &line[end..]);
                let mut text = lines.clone();
                text[at] = &line;
                let text = text.join("\n") + "\n";
                found.push(Changed { text, line });
            }
        }
    }
    found
}

/// Returns the ranges of the whole numbers in a line, except in names, tuple fields and strings.
fn numbers(line: &str) -> Vec<(usize, usize)> {
    let code = line.split(['"', '\'']).next().unwrap_or(line);
    let code = code.split("//").next().unwrap_or(code);
    let is_word = |it: u8| it.is_ascii_alphanumeric() || it == b'_';
    let bytes = code.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let begin = at;
        while at < bytes.len() && is_word(bytes[at]) {
            at += 1;
        }
        let is_number = begin < at && bytes[begin..at].iter().all(u8::is_ascii_digit);
        let is_range = begin >= 2 && bytes[begin - 2..begin] == *b"..";
        let is_field = begin >= 1 && bytes[begin - 1] == b'.' && !is_range;
        if is_number && !is_field {
            found.push((begin, at));
        }
        at = at.max(begin + 1);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_that_an_entry_adds_is_changed_once() {
        let entry = "//! mistake: 5\n// CHANGE: body\n- if n == 9 {\n\
                     + if n1 == 2 || x.3 < 20 { // 3\n  f(7)\n+ g(1, 0)\n";
        let lines = plus_one(entry).into_iter().map(|it| it.line);
        let wanted = [
            "+ if n1 == 3 || x.3 < 20 { // 3",
            "+ if n1 == 2 || x.3 < 21 { // 3",
        ];
        assert_eq!(lines.collect::<Vec<_>>(), wanted);
        let whole = "// ANCHOR: body\n2..9\n\"8\"\n// ANCHOR_END: body\n";
        let texts = plus_one(whole).into_iter().map(|it| it.text);
        let wanted = [
            whole.replace("2..9", "3..9"),
            whole.replace("2..9", "2..10"),
        ];
        assert_eq!(texts.collect::<Vec<_>>(), wanted);
    }
}
