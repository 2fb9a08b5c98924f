//! Formats numbers for people.

use textfmt::grouped;

/// Formats a number with three digits, as far as three suffice: < 0.01, 0.12, 1.23, 12.3, 123, 1 234.
pub(crate) fn digits(number: f64) -> String {
    match number {
        ..0.01 => "< 0.01".to_owned(),
        ..9.995 => format!("{number:.2}"),
        ..99.95 => format!("{number:.1}"),
        _ => grouped(number.round() as u64),
    }
}

/// Formats a number as [`digits`] does, but a large one in thousands, millions and so on: 99 900, 123 k, 1.23 M, 12.3 G, 123 T.
pub(crate) fn short(number: f64) -> String {
    let (unit, size) = match number {
        ..99_950.0 => return digits(number),
        ..0.999_5e6 => ("k", 1e3),
        ..0.999_5e9 => ("M", 1e6),
        ..0.999_5e12 => ("G", 1e9),
        _ => ("T", 1e12),
    };
    format!("{} {unit}", digits(number / size))
}

/// Formats a time in a suitable unit.
pub(crate) fn duration(seconds: f64) -> String {
    let (unit, size) = match seconds {
        ..0.999_5e-6 => ("ns", 1e-9),
        ..0.999_5e-3 => ("µs", 1e-6),
        ..0.999_5 => ("ms", 1e-3),
        _ => ("s", 1.0),
    };
    format!("{} {unit}", digits(seconds / size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        let plain = |number| grouped(number).replace('\u{202f}', " ");
        assert_eq!(plain(0), "0");
        assert_eq!(plain(999), "999");
        assert_eq!(plain(1000), "1 000");
        assert_eq!(plain(1_141_190_303), "1 141 190 303");
    }

    #[test]
    fn ratios_have_three_digits() {
        assert_eq!(digits(0.0004), "< 0.01");
        assert_eq!(digits(0.5), "0.50");
        assert_eq!(digits(9.996), "10.0");
        assert_eq!(digits(99.96), "100");
        assert_eq!(digits(1234.4), "1\u{202f}234");
    }

    #[test]
    fn large_ratios_have_a_letter() {
        assert_eq!(short(99_949.0), "99\u{202f}949");
        assert_eq!(short(99_950.0), "100 k");
        assert_eq!(short(999_499.0), "999 k");
        assert_eq!(short(999_500.0), "1.00 M");
        assert_eq!(short(867_834e3), "868 M");
        assert_eq!(short(5e15), "5\u{202f}000 T");
    }

    #[test]
    fn times_choose_their_unit() {
        assert_eq!(duration(0.000_000_024), "24.0 ns");
        assert_eq!(duration(0.000_941), "941 µs");
        assert_eq!(duration(0.999_6), "1.00 s");
        assert_eq!(duration(62.34), "62.3 s");
    }
}
