//! Sizes of memory in their written form.

use std::fmt;
use std::str::FromStr;

/// A number of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Memory(usize);

const UNITS: [(&str, u32); 4] = [("KiB", 10), ("MiB", 20), ("GiB", 30), ("TiB", 40)];

impl Memory {
    pub(crate) fn bytes(self) -> usize {
        self.0
    }
}

impl FromStr for Memory {
    type Err = String;

    /// Reads a number and a unit. `1GiB`, `1 GB` and `1g` are the same.
    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("{text:?} is not a size of memory; write it like 512MiB or 2GiB");
        let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == ' ');
        let unit = text[digits.len()..].trim().to_lowercase();
        let number: usize = digits.trim().parse().map_err(|_| bad())?;
        let shift = match unit.as_str() {
            "" | "b" => 0,
            _ => {
                let named = |(name, _): &&(&str, u32)| {
                    let name = name.to_lowercase();
                    [&name[..], &name[..1], &name.replace('i', "")].contains(&unit.as_str())
                };
                UNITS.iter().find(named).ok_or_else(bad)?.1
            }
        };
        let bytes = number.checked_mul(1_usize.checked_shl(shift).ok_or_else(bad)?);
        bytes.filter(|&bytes| bytes > 0).map(Self).ok_or_else(bad)
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fits = |(_, shift): &&(&str, u32)| self.0.is_multiple_of(1 << shift);
        match UNITS.iter().rfind(fits) {
            Some((name, shift)) => write!(f, "{}{name}", self.0 >> shift),
            None => write!(f, "{}B", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Memory;

    #[test]
    fn a_size_is_read_however_its_unit_is_written() {
        for text in ["1GiB", "1 GB", "1g", "1024MiB", "1073741824"] {
            assert_eq!(text.parse(), Ok(Memory(1 << 30)), "{text}");
        }
    }

    #[test]
    fn what_is_no_size_is_refused() {
        for text in ["", "GiB", "1XB", "0", "-1", "99999999999TiB"] {
            assert!(text.parse::<Memory>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_size_is_shown_in_the_largest_unit_that_fits() {
        assert_eq!(Memory(1 << 30).to_string(), "1GiB");
        assert_eq!(Memory(1536 << 20).to_string(), "1536MiB");
    }
}
