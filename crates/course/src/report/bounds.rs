//! Limits the length of messages: a program may put a million lines into one.

/// The number of lines kept of a message.
const LINES: usize = 40;
/// The number of characters kept of a line.
const CHARACTERS: usize = 400;
/// The number of characters kept of the first line, which is the claim.
const CLAIM: usize = 1200;
/// A cut never omits fewer characters than this.
const SPARED: usize = 40;

/// Shortens a text to a few lines and counts the rest.
pub(super) fn bounded(text: &str) -> String {
    let mut kept: Vec<String> = text.lines().take(LINES).map(one_line).collect();
    if let (Some(kept), Some(claim)) = (kept.first_mut(), text.lines().next()) {
        *kept = cut(claim, CLAIM);
    }
    let more = text.lines().skip(LINES).count();
    if more > 0 {
        kept.push(format!("… and {}", textfmt::counted(more, "more line")));
    }
    kept.join("\n")
}

/// Shortens a line by cutting out its middle: in a long list, the ends tell most.
pub(super) fn one_line(line: &str) -> String {
    cut(line, CHARACTERS)
}

fn cut(line: &str, most: usize) -> String {
    let length = line.chars().count();
    // The omitted text is longer than the note about it.
    if length <= most + SPARED {
        return line.to_owned();
    }
    let begin: String = line.chars().take(most / 2).collect();
    let end: String = line.chars().skip(length - most / 2).collect();
    let left_out = length - 2 * (most / 2);
    format!("{begin} … {left_out} characters … {end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_message_is_left_alone() {
        let text = "the claim\n\n  X . .\n  . O .";
        assert_eq!(bounded(text), text);
    }

    #[test]
    fn a_long_one_keeps_its_beginning_and_counts_the_rest() {
        let text = format!("the claim\n{}", "line\n".repeat(100_000));
        let kept = bounded(&text);
        assert!(kept.starts_with("the claim\nline"), "{kept}");
        assert!(kept.ends_with("… and 99 961 more lines"), "{kept}");
        assert_eq!(kept.lines().count(), LINES + 1);
    }

    #[test]
    fn a_long_claim_is_kept_where_a_long_detail_is_cut() {
        let claim = "and you say 25 ".repeat(60);
        let kept = bounded(&format!("{claim}\n{claim}"));
        let (first, second) = kept.split_once('\n').unwrap();
        assert_eq!(first, claim);
        assert!(second.contains("characters"), "{second}");
        let endless = bounded(&claim.repeat(1000));
        assert!(endless.chars().count() < CLAIM + 40, "{endless}");
    }

    #[test]
    fn a_long_line_keeps_both_ends() {
        let list: Vec<u32> = (0..100_000).collect();
        let kept = one_line(&format!("{list:?}"));
        assert!(
            kept.starts_with("[0, 1, 2") && kept.ends_with("99999]"),
            "{kept}"
        );
        assert!(kept.chars().count() < CHARACTERS + 40, "{kept}");
    }
}
