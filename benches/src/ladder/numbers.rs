//! Numbers as a person reads them.

/// 1234567 as 1 234 567, with narrow spaces at which no line breaks.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}

/// A number in three digits, as far as three suffice: 0.12, 1.23, 12.3, 123, 1 234.
pub(crate) fn digits(number: f64) -> String {
    match number {
        ..9.995 => format!("{number:.2}"),
        ..99.95 => format!("{number:.1}"),
        _ => thousands(number.round() as u64),
    }
}

/// A time in the unit that suits it.
pub(crate) fn duration(seconds: f64) -> String {
    let (unit, size) = match seconds {
        ..0.999_5e-6 => ("ns", 1e-9),
        ..0.999_5e-3 => ("µs", 1e-6),
        ..0.999_5 => ("ms", 1e-3),
        _ => ("s", 1.0),
    };
    format!("{} {unit}", digits(seconds / size))
}
