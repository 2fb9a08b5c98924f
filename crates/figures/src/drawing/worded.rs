//! Options in words, `depth=3`, as a directive or a page that draws a run gives them.
//!
//! They become typed values at once, and a value that does not fit gets a sentence. serde could also read them, but that
//! would make the download of a page 9 KB larger.

use std::fmt;

pub(super) struct Given<'w>(pub(super) Vec<(&'w str, &'w str)>);

/// Declares the options of a kind of figure, both for serde and for words.
macro_rules! options {
    ($(#[$about:meta])* $figure:ident { $($(#[$says:meta])* $option:ident: $value:ty,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $figure {
            $($(#[$says])* pub $option: $value,)*
        }

        impl $figure {
            /// Reads all options, if each of them exists.
            pub(super) fn worded(
                given: &$crate::drawing::worded::Given,
            ) -> Result<Self, $crate::drawing::worded::Unfit> {
                given.only(&[$(stringify!($option)),*])?;
                Ok(Self { $($option: given.value(stringify!($option))?,)* })
            }
        }
    };
}
pub(super) use options;

/// A type that can be the value of an option.
pub(super) trait Worded: Default {
    /// The description of a value, for the message about a word that is not one.
    const IS: &'static str;

    fn of(word: &str) -> Option<Self>;
}

impl Given<'_> {
    /// Returns an error for an option that is none of these.
    pub(super) fn only(&self, options: &'static [&'static str]) -> Result<(), Unfit> {
        match self.0.iter().find(|(option, _)| !options.contains(option)) {
            Some((option, _)) => Err(Unfit::Option((*option).to_owned(), options)),
            None => Ok(()),
        }
    }

    /// Returns the value of an option, or the default if the option is not given.
    pub(super) fn value<V: Worded>(&self, option: &str) -> Result<V, Unfit> {
        let Some((_, word)) = self.0.iter().find(|(name, _)| *name == option) else {
            return Ok(V::default());
        };
        let value = V::of(word);
        value.ok_or_else(|| Unfit::Said(format!("{option} is {}; \"{word}\" is not", V::IS)))
    }
}

impl Worded for Option<String> {
    const IS: &'static str = "a text";

    fn of(word: &str) -> Option<Self> {
        Some(Some(word.to_owned()))
    }
}

impl Worded for Option<usize> {
    const IS: &'static str = "a whole number";

    fn of(word: &str) -> Option<Self> {
        word.parse().ok().map(Some)
    }
}

impl Worded for bool {
    const IS: &'static str = "yes or no";

    fn of(word: &str) -> Option<Self> {
        match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// The part of the words that does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unfit {
    /// An option that does not exist, and the options that do.
    Option(String, &'static [&'static str]),
    /// Any other fault, in a sentence.
    Said(String),
}

impl std::error::Error for Unfit {}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Option(option, options) => {
                let options = options.join(", ");
                write!(f, "there is no option {option} here; there are: {options}")
            }
            Unfit::Said(what) => f.write_str(what),
        }
    }
}
