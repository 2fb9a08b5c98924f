//! The key to the socket: 128 random bits. Only the address of the book contains it, after the `#`, where no server
//! and no log sees it. A browser gets that address from a file ([`lead`](super::lead)).

use std::fmt;

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// Creates a random key.
    pub(super) fn new() -> Result<Self, getrandom::Error> {
        let mut bits = [0_u8; 16];
        getrandom::fill(&mut bits)?;
        Ok(Self(
            bits.iter().map(|byte| format!("{byte:02x}")).collect(),
        ))
    }

    /// Returns whether the keys are equal. The time does not depend on the position of the first difference.
    pub(super) fn is(&self, shown: &str) -> bool {
        let (own, shown) = (self.0.as_bytes(), shown.as_bytes());
        let mut other = own.len() ^ shown.len();
        for (a, b) in own.iter().zip(shown) {
            other |= usize::from(a ^ b);
        }
        other == 0
    }

    /// Returns the key as it appears in an address.
    pub(super) fn text(&self) -> &str {
        &self.0
    }
}

/// Hides the key, so that no log contains it by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_128_random_bits_and_matches_only_itself() {
        let [one, other] = [Token::new().unwrap(), Token::new().unwrap()];
        assert_eq!(one.text().len(), 32);
        assert_ne!(one, other);
        assert!(one.is(one.text()));
        for wrong in [
            other.text(),
            "",
            &one.text()[1..],
            &format!("{}0", one.text()),
        ] {
            assert!(!one.is(wrong));
        }
        assert!(!format!("{one:?}").contains(one.text()));
    }
}
