//! The key to the socket: 128 random bits, which only the address of the book has, behind its `#`, where no server
//! and no log sees it. A browser gets that address out of a file ([`lead`](super::lead)).

use std::fmt;

/// A key.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// A new one.
    pub(super) fn new() -> Result<Self, getrandom::Error> {
        let mut bits = [0_u8; 16];
        getrandom::fill(&mut bits)?;
        Ok(Self(
            bits.iter().map(|byte| format!("{byte:02x}")).collect(),
        ))
    }

    /// Whether it is this one. It takes as long for a wrong one as for another wrong one, wherever
    /// they differ.
    pub(super) fn is(&self, shown: &str) -> bool {
        let (own, shown) = (self.0.as_bytes(), shown.as_bytes());
        let mut other = own.len() ^ shown.len();
        for (a, b) in own.iter().zip(shown) {
            other |= usize::from(a ^ b);
        }
        other == 0
    }

    /// As it stands in an address.
    pub(super) fn text(&self) -> &str {
        &self.0
    }
}

/// No key is ever written anywhere by chance.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_128_bits_that_are_never_the_same_and_only_it_fits() {
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
