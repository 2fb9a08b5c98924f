//! The syntax of a directive: `{{#figure tree fibonacci-4 depth=3 title="The bush"}}`.

/// A directive: its name, then words, then options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Directive<'p> {
    /// `figure`.
    pub(crate) name: &'p str,
    /// `tree` and `fibonacci-4`.
    pub(crate) words: Vec<&'p str>,
    /// `depth` is `3`, `title` is `The bush`.
    pub(crate) options: Vec<(&'p str, &'p str)>,
}

impl<'p> Directive<'p> {
    /// Parses the text between `{{#` and `}}`.
    pub(crate) fn parse(inside: &'p str) -> Result<Self, String> {
        let (name, mut rest) = split_word(inside.trim());
        let (mut words, mut options) = (Vec::new(), Vec::new());
        while !rest.is_empty() {
            let (word, after) = split_word(rest);
            match word.split_once('=') {
                None => {
                    words.push(word);
                    rest = after;
                }
                Some((key, value)) if !value.starts_with('"') => {
                    options.push((key, value));
                    rest = after;
                }
                Some((key, _)) => {
                    let quoted = &rest[key.len() + 2..];
                    let end = quoted.find('"').ok_or_else(|| {
                        format!("the quotation mark after {key}= is never closed")
                    })?;
                    options.push((key, &quoted[..end]));
                    rest = quoted[end + 1..].trim_start();
                }
            }
        }
        Ok(Directive {
            name,
            words,
            options,
        })
    }

    /// Returns the value of an option.
    pub(crate) fn option(&self, key: &str) -> Option<&'p str> {
        let found = self.options.iter().find(|(option, _)| *option == key);
        found.map(|(_, value)| *value)
    }

    /// Returns the value of an option that is a whole number.
    pub(crate) fn number(&self, key: &str) -> Result<Option<usize>, String> {
        let number = |value: &str| {
            let number = value.parse();
            number.map_err(|_| format!("{key} is a whole number; \"{value}\" is not"))
        };
        self.option(key).map(number).transpose()
    }

    /// Checks that every option is one of `known`.
    pub(crate) fn allow(&self, known: &[&str]) -> Result<(), String> {
        match self.options.iter().find(|(key, _)| !known.contains(key)) {
            None => Ok(()),
            Some((key, _)) if known.is_empty() => {
                Err(format!("{} takes no options, not {key}", self.name))
            }
            Some((key, _)) => Err(format!(
                "there is no option {key} here; there are: {}",
                known.join(", ")
            )),
        }
    }

    /// Returns the words if there are exactly as many as `names`.
    pub(crate) fn exactly<const N: usize>(&self, names: [&str; N]) -> Result<[&'p str; N], String> {
        <[&str; N]>::try_from(self.words.as_slice()).map_err(|_| {
            let names: Vec<String> = names.iter().map(|name| name.to_uppercase()).collect();
            let written = [&[self.name.to_owned()], names.as_slice()].concat();
            format!("write it as {{{{#{}}}}}", written.join(" "))
        })
    }
}

fn split_word(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_options_are_told_apart() {
        let directive =
            Directive::parse(r#"figure tree fib-4 depth=3 title="The bush, cut" id=x"#).unwrap();
        assert_eq!(directive.name, "figure");
        assert_eq!(directive.words, ["tree", "fib-4"]);
        assert_eq!(
            directive.options,
            [("depth", "3"), ("title", "The bush, cut"), ("id", "x")]
        );
        assert_eq!(directive.number("depth"), Ok(Some(3)));
    }

    #[test]
    fn an_open_quotation_is_an_error() {
        let error = Directive::parse(r#"figure tree a title="The"#).unwrap_err();
        assert_eq!(error, "the quotation mark after title= is never closed");
    }

    #[test]
    fn an_option_that_is_not_known_is_named() {
        let directive = Directive::parse("figure tree a colour=red").unwrap();
        let error = directive.allow(&["id", "title"]).unwrap_err();
        assert_eq!(
            error,
            "there is no option colour here; there are: id, title"
        );
    }

    #[test]
    fn a_missing_word_shows_how_it_is_written() {
        let directive = Directive::parse("calls").unwrap();
        let error = directive.exactly(["recording"]).unwrap_err();
        assert_eq!(error, "write it as {{#calls RECORDING}}");
    }
}
