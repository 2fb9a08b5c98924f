//! Formats numbers for people.

use std::fmt::Display;

/// Formats a whole number for a page. Narrow no-break spaces separate the thousands.
pub fn grouped(count: impl Display) -> String {
    grouped_by("\u{202f}", count)
}

/// The characters that may separate groups of digits: narrow no-break, no-break and plain spaces.
pub const GAPS: [char; 3] = ['\u{202f}', '\u{a0}', ' '];

/// Parses a whole number as the book writes it. Returns `None` for any other text.
pub fn whole(text: &str) -> Option<i64> {
    text.replace(GAPS, "").replace('−', "-").parse().ok()
}

/// Formats a whole number for a terminal or a message, where all spaces have the same width: `549 946`.
pub fn spaced(count: impl Display) -> String {
    grouped_by(" ", count)
}

/// Groups the thousands of each whole number in a text: `nodes 13700, worked out` becomes
/// `nodes 13 700, worked out`.
pub fn grouped_in(text: &str) -> String {
    let grouped_word = |word: &str| {
        let number = word.trim_end_matches(',');
        match number.parse::<u64>() {
            Ok(count) if count.to_string() == number => word.replace(number, &grouped(count)),
            _ => word.to_owned(),
        }
    };
    let words: Vec<String> = text.split(' ').map(grouped_word).collect();
    words.join(" ")
}

/// Formats a whole number with `gap` between its thousands and a true minus sign.
pub fn grouped_by(gap: &str, count: impl Display) -> String {
    let shown = count.to_string();
    let (sign, digits) = match shown.strip_prefix('-') {
        Some(digits) => ("−", digits),
        None => ("", &shown[..]),
    };
    let mut grouped = sign.to_owned();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push_str(gap);
        }
        grouped.push(digit);
    }
    grouped
}

/// Formats a number with one decimal and never as a negative zero: `3.0`, `-3.3`.
pub fn one_decimal(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Formats a number with at most one decimal, which is omitted if it is 0: `3`, `-3.3`. `Display` of an
/// `f64` writes every decimal, and its code would add 6 KB to a page's download.
pub fn one_decimal_at_most(value: f64) -> String {
    let text = one_decimal(value);
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// Replaces the hyphens before digits with true minus signs. A hyphen between words does not change.
pub fn minus(text: &str) -> String {
    let mut after = text.chars().skip(1);
    let sign = |c| match (c, after.next()) {
        ('-', Some('0'..='9')) => '−',
        _ => c,
    };
    text.chars().map(sign).collect()
}

/// Formats a value or the end of a window: `−3`, or `−∞` and `+∞` for the smallest and largest `i32`.
pub fn value(value: i32) -> String {
    match value {
        i32::MIN => "−∞".to_owned(),
        i32::MAX => "+∞".to_owned(),
        value => minus(&value.to_string()),
    }
}

/// Formats a lead with its sign: `+3`, `−3`, and `0` if neither player leads.
pub fn signed(lead: i32) -> String {
    match lead {
        0 => "0".to_owned(),
        lead => minus(&format!("{lead:+}")),
    }
}

/// Returns `one` if the count is 1, and `many` for any other count: 1 leaf, 0 leaves, 2 leaves.
pub fn plural<'w>(count: impl TryInto<u64>, one: &'w str, many: &'w str) -> &'w str {
    match count.try_into() {
        Ok(1) => one,
        _ => many,
    }
}

/// Formats a count with its noun and a regular plural: 1 disc, 2 discs, 1 024 discs.
pub fn counted(count: impl Display + TryInto<u64>, noun: &str) -> String {
    let shown = spaced(&count);
    let s = plural(count, "", "s");
    format!("{shown} {noun}{s}")
}

/// Formats the rounded ratio of two counts. It has one decimal below ten, and is a dash if `small` is
/// 0.
pub fn times(large: u128, small: u128) -> String {
    if small == 0 {
        return "–".to_owned();
    }
    match (10 * large + small / 2) / small {
        tenths @ ..100 => format!("{}.{}", tenths / 10, tenths % 10),
        _ => grouped((large + small / 2) / small),
    }
}

/// Formats a power of ten, such as 10⁶.
pub fn power_of_ten(power: u32) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = power.to_string();
    let raised = digits
        .bytes()
        .map(|digit| DIGITS[usize::from(digit - b'0')]);
    "10".chars().chain(raised).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grouped_number_parses_back_to_itself_and_other_text_does_not() {
        for number in [0, 7, -1, 1_000, -18_297, 549_946, i64::MAX] {
            assert_eq!(whole(&grouped(number)), Some(number));
            assert_eq!(whole(&spaced(number)), Some(number));
        }
        for text in ["", "–", "1.5", "3 nodes"] {
            assert_eq!(whole(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_of_a_text_are_grouped_and_nothing_else_is() {
        let grouped = grouped_in("worth 0, nodes 13700, x12345 0070 12 -4000, 1000000");
        assert_eq!(
            grouped,
            "worth 0, nodes 13\u{202f}700, x12345 0070 12 -4000, 1\u{202f}000\u{202f}000"
        );
    }

    #[test]
    fn one_decimal_at_most_omits_a_decimal_of_zero() {
        let written = [0.0, -0.04, 7.0, -3.25, 1234.56, 0.95].map(one_decimal_at_most);
        assert_eq!(written, ["0", "0", "7", "-3.3", "1234.6", "1"]);
    }

    #[test]
    fn one_decimal_keeps_a_decimal_of_zero() {
        let written = [0.0, -0.04, 7.0, -3.25, 1234.56, 0.95].map(one_decimal);
        assert_eq!(written, ["0.0", "0.0", "7.0", "-3.3", "1234.6", "1.0"]);
    }

    #[test]
    fn only_small_ratios_have_a_decimal_place() {
        let ratios = [(1, 3), (994, 100), (995, 100), (123_456, 100), (1, 0)];
        let shown = ratios.map(|(large, small)| times(large, small));
        assert_eq!(shown, ["0.3", "9.9", "10", "1\u{202f}235", "–"]);
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(
            [7, 1000, 1_234_567].map(grouped).join("  "),
            "7  1\u{202f}000  1\u{202f}234\u{202f}567"
        );
        let shown = [0, 999, 549_946, u64::MAX].map(spaced);
        assert_eq!(shown, ["0", "999", "549 946", "18 446 744 073 709 551 615"]);
    }

    #[test]
    fn a_sign_is_no_digit() {
        assert_eq!([-1, -999, -123_456].map(spaced), ["−1", "−999", "−123 456"]);
    }

    #[test]
    fn a_hyphen_is_no_minus() {
        let text = "fail-soft: -3 is less than 2-1, and -x is not a number";
        let want = "fail-soft: −3 is less than 2−1, and -x is not a number";
        assert_eq!(minus(text), want);
    }

    #[test]
    fn the_ends_of_an_open_window_are_infinite() {
        let ends = [i32::MIN, i32::MIN + 1, -3, 0, 3, i32::MAX].map(value);
        assert_eq!(ends, ["−∞", "−2147483647", "−3", "0", "3", "+∞"]);
    }

    #[test]
    fn a_nonzero_lead_is_written_with_its_sign() {
        assert_eq!([3, 0, -3].map(signed), ["+3", "0", "−3"]);
    }

    #[test]
    fn one_is_the_only_singular() {
        let leaves = [-1, 0, 1, 2].map(|count| plural(count, "leaf", "leaves"));
        assert_eq!(leaves, ["leaves", "leaves", "leaf", "leaves"]);
        let discs = [0, 1, 2, 1024].map(|discs| counted(discs, "disc"));
        assert_eq!(discs, ["0 discs", "1 disc", "2 discs", "1 024 discs"]);
    }
}
