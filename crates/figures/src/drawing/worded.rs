//! Options in words, as a directive says them, and a page that has a run drawn: `depth=3`. They become typed values at once, and
//! what does not fit gets a sentence. serde could read them, too; that would make what a page loads 9 KB larger.

use std::fmt;

/// Options with their values.
pub(super) struct Given<'w>(pub(super) Vec<(&'w str, &'w str)>);

/// The options of a kind of figure.
pub(super) trait Options: Sized {
    /// Their names.
    const NAMES: &'static [&'static str];

    /// Reads each.
    fn read(given: &Given) -> Result<Self, Unfit>;
}

/// Declares the options of a kind of figure: for serde, and for words.
macro_rules! options {
    ($(#[$about:meta])* $figure:ident { $($(#[$says:meta])* $option:ident: $value:ty,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $figure {
            $($(#[$says])* pub $option: $value,)*
        }

        impl $crate::drawing::worded::Options for $figure {
            const NAMES: &'static [&'static str] = &[$(stringify!($option)),*];

            fn read(
                given: &$crate::drawing::worded::Given,
            ) -> Result<Self, $crate::drawing::worded::Unfit> {
                Ok(Self { $($option: given.value(stringify!($option))?,)* })
            }
        }
    };
}
pub(super) use options;

/// What can be the value of an option.
pub(super) trait Worded: Default {
    /// What it is, where a word is none.
    const IS: &'static str;

    fn of(word: &str) -> Option<Self>;
}

impl Given<'_> {
    /// All of them, where there are no others.
    pub(super) fn all<O: Options>(&self) -> Result<O, Unfit> {
        match self.0.iter().find(|(option, _)| !O::NAMES.contains(option)) {
            Some((option, _)) => Err(Unfit::Option((*option).to_owned(), O::NAMES)),
            None => O::read(self),
        }
    }

    /// The value of an option; where nothing is said, the usual one.
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

impl Worded for Option<bool> {
    const IS: &'static str = "yes or no";

    fn of(word: &str) -> Option<Self> {
        match word {
            "yes" => Some(Some(true)),
            "no" => Some(Some(false)),
            _ => None,
        }
    }
}

impl Worded for bool {
    const IS: &'static str = <Option<bool> as Worded>::IS;

    fn of(word: &str) -> Option<Self> {
        <Option<bool> as Worded>::of(word).flatten()
    }
}

/// What of the words does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unfit {
    /// There is no option of this name, and those that there are.
    Option(String, &'static [&'static str]),
    /// Anything else, in a sentence.
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
