//! The directives of a page, such as `{{#figure tree fibonacci-4 depth=3 title="The bush"}}`: a name, then words, then
//! options.
//!
//! The tables below declare every name with its words and, after a semicolon, its options. Each has the type of its
//! value. An option whose type is no `Option` is required. A comment says what replaces the directive. No directive is
//! read inside a code fence except mdBook's own `include`, whose file and anchor are checked.

use std::collections::VecDeque;

use figures::{Drawing, Unfit};

use crate::play::GAMES;
use crate::scan::Found;

/// Declares an enum of directives and the way to read it. A name that is not in the table belongs to the enum after
/// `else`.
macro_rules! directives {
    ($(#[$about:meta])* $Enum:ident $(else $Other:ident)? {
        $($(#[$says:meta])* $name:literal $Variant:ident {
            $($word:ident: $Word:ty),* $(; $($option:ident: $Option:ty),*)?
        })*
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub(crate) enum $Enum<'p> {
            $($(#[$says])* $Variant { $($word: $Word,)* $($($option: $Option,)*)? },)*
            $($Other($Other<'p>),)?
        }

        impl<'p> $Enum<'p> {
            fn names() -> Vec<&'static str> {
                [vec![$($name),*] $(, $Other::names())?].concat()
            }

            /// Reads the words and options, or returns `None` if there is no such name.
            fn read_named(it: &mut Arguments<'p>) -> Result<Option<Self>, String> {
                match it.name {
                    $($name => {
                        it.write_as(&[$((stringify!($word), <$Word as Word<'p>>::MORE)),*]);
                        $($(let $option = it.option(stringify!($option))?;)*)?
                        $(let $word = it.word(stringify!($word))?;)*
                        Ok(Some(Self::$Variant { $($word,)* $($($option,)*)? }))
                    })*
                    _ => directives!(@else it $($Other)?),
                }
            }
        }
    };
    (@else $it:ident) => { Ok(None) };
    (@else $it:ident $Other:ident) => { Ok($Other::read_named($it)?.map(Self::$Other)) };
}

directives! {
    /// A directive with its words and options.
    Directive else Computed {
        /// A figure; KIND is tree, game, strip, stack, boards, player or board, and has its own options, such as
        /// `title="…"`, `depth=N` and `nodes=N`. A player with `whole=yes` shows the whole run until the reader steps
        /// through it. A board takes `after=N` (the play after which it is shown) or `call=N`, and `attacked=yes`;
        /// with `place=yes` a reader places queens on it. With `paper=no` it is not printed.
        "figure" Figure {
            kind: Drawing, recording: &'p str;
            id: Option<&'p str>, caption: Option<&'p str>, paper: Option<No>, place: Option<Yes>
        }
        /// A run before its first step, above the question about it: the written tree that a search reads, or the
        /// first call.
        "start" Start {
            recording: &'p str; id: Option<&'p str>, title: Option<&'p str>, caption: Option<&'p str>
        }
        /// Two recordings beside each other with the first difference marked, as `cargo course --book` draws them.
        /// `audit=short` shortens the comment on a search to its first and last line.
        "pair" Pair {
            kind: Drawing, ours: &'p str, yours: &'p str;
            id: Option<&'p str>, caption: Option<&'p str>, audit: Option<Short>
        }
        /// A drawing without words, beside words that describe it.
        "picture" Picture { kind: Drawing, recording: &'p str }
        /// A figure of `book/what-ifs.toml`, whose input a reader can change.
        "what-if" WhatIf { name: &'p str }
        /// Wrong answers to choose from, each with the messages that its author sees. `book/what-ifs.toml` names them.
        /// `plays=once` plays the first run by itself.
        "student" Student { exercise: &'p str; plays: Option<Once> }
        /// The verdict on one of these answers.
        "verdict" Verdict { exercise: &'p str, mistake: &'p str }
        /// A board to play on. The module `play` describes its options.
        "play" Play { board: Play<'p> }
        /// Everything to try and to play in the book, page by page.
        "labs" Labs {}
        /// One of the few labels that many pages repeat, such as *Predict* and *Remember*.
        "label" Label { label: Vec<&'p str> }
        /// The box at the head of an exercise, on its page. If several exercises share the page, it names one.
        "exercise" Exercise { stem: Option<&'p str> }
        /// The table of a chapter's exercises, with links to their pages.
        "exercises" Exercises { chapter: &'p str }
        /// The number of exercises in the course.
        "count" Count { what: Counted }
        /// The box at the head of a proof that the reader writes, on its page.
        "proof" Proof {}
        /// The box at the head of a project, a whole program that the reader writes, with its milestones.
        "project" Project {}
        /// A mark before a numbered list, which is a wrong proof: this line fails.
        "flaw" Flaw { ; line: usize }
        /// A note under a page's title: no core exercise needs the page, and the core path continues on another page.
        "further" Further {}
        /// The entries of the glossary that link to a page of the chapter, such as `ch1-recursion`.
        "terms" Terms { chapter: &'p str }
        /// A table of `book/counts`.
        "counts" Counts { name: &'p str }
        /// The chart of that table, below it, as its file describes it.
        "chart" Chart { name: &'p str }
        /// The ratio between the number in one row and the number in the row `over="…"`, perhaps in another column or
        /// another table.
        "times" Times {
            table: &'p str;
            row: Option<&'p str>, column: &'p str,
            over: Option<&'p str>, over_column: Option<&'p str>, over_table: Option<&'p str>
        }
        /// A question that is answered in the page. The module `predict` lists its kinds.
        "predict" Predict { question: Asked<'p> }
        /// The reader's answers, on a page of its own after all questions.
        "predicted" Predicted {}
        /// The time to read pages, computed from their words, and to solve exercises: `read WHAT… solve WHAT…`, where
        /// WHAT is a chapter, an exercise or a page. `kind=core` counts only the core path of a chapter. `most=90`
        /// fails the build if the time is longer; `most=solved` if it is longer than solving the chapters that are
        /// read.
        "minutes" Minutes { what: Vec<&'p str>; kind: Option<Core>, most: Option<Most> }
        /// ● if all these pages and exercises are on the core path, otherwise ○.
        "outcome" Outcome { page: Vec<&'p str> }
        /// The table of a chapter's sittings: its core path in parts of at most 90 minutes.
        "sittings" Sittings { chapter: &'p str }
        /// The table of a chapter's other pages, with their minutes.
        "beyond" Beyond { chapter: &'p str }
        /// mdBook's own: a file, or the part of it that is named after a colon.
        "include" Include { file: Vec<&'p str> }
        "rustdoc_include" RustdocInclude { file: Vec<&'p str> }
        "playground" Playground { file: Vec<&'p str> }
        /// mdBook's own: the title of the window.
        "title" Title {}
    }
}

directives! {
    /// A text in a sentence, or the right answer of a question.
    Computed else Recorded {
        /// A cell of a table in `book/counts`, in the row that begins with `row="…"`. Without it, of the only row.
        "cell" Cell { table: &'p str; row: Option<&'p str>, column: &'p str }
        /// The result of arithmetic that the page shows to its reader: `1 + 3 * 3`.
        "sum" Sum { terms: Vec<&'p str> }
    }
}

directives! {
    /// A number or a text of a recording, which is the only word: `{{#height RECORDING}}`.
    Measure {
        /// The number of calls. `of=NAME` counts one function, `with="…"` the calls with these arguments, and
        /// `where="n=3"` the calls with this argument.
        "calls" Calls { ; of: Option<&'p str>, with: Option<&'p str>, r#where: Option<(&'p str, &'p str)> }
        /// The maximum number of frames.
        "height" Height {}
        /// The number of choices made on a board.
        "plays" Plays {}
        /// The result of the first call.
        "result" Result {}
        /// The number of calls in the subtree of call N, itself included. Calls are numbered from 1; `call=leaf` means
        /// the first call that made no call, and `choice=C` the call after this choice of the root.
        "below" Below { ; call: Option<CallAt>, choice: Option<&'p str> }
        /// Call N with its arguments.
        "call" Call { ; call: Option<CallAt>, choice: Option<&'p str> }
        /// The result of call N.
        "value" Value { ; call: Option<CallAt>, choice: Option<&'p str> }
        /// The number of the first call that made no call; `nth=2` the second.
        "leaf" Leaf { ; nth: Option<usize> }
        /// The number of calls that made no call.
        "ends" Ends {}
        /// For a search of a game: the number of nodes searched below the first.
        "searched" Searched {}
        /// The number of leaves among them.
        "leaves" Leaves {}
        /// The number of branches cut.
        "cut" Cut {}
        /// The value of the first position for the first player.
        "worth" Worth {}
        /// The best move, if the move is a number.
        "best" Best {}
        /// The window of call N.
        "window" Window { ; call: Option<CallAt>, choice: Option<&'p str> }
        /// `it returns`, `it panics` or `it goes on until it is stopped`.
        "ending" Ending {}
    }
}

directives! {
    /// The subject of a question: `{{#predict unread RECORDING ask="…"}}`. The module `predict` describes each.
    Subject else Computed {
        "which" Which {
            table: &'p str; column: &'p str, is: &'p str, rows: Option<&'p str>, all: Option<Yes>
        }
        "more" More { what: Measure<'p>, recordings: Vec<&'p str>; is: Option<&'p str> }
        "unread" Unread { recording: &'p str }
        "deadend" DeadEnd { recording: &'p str; nth: Option<usize> }
        "order" Order { by: Order, recording: &'p str; show: Option<usize> }
    }
}

/// A number or a text of a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Recorded<'p> {
    pub(crate) what: Measure<'p>,
    pub(crate) recording: &'p str,
}

impl<'p> Recorded<'p> {
    fn names() -> Vec<&'static str> {
        Measure::names()
    }

    fn read_named(it: &mut Arguments<'p>) -> Result<Option<Self>, String> {
        let Some(what) = Measure::read_named(it)? else {
            return Ok(None);
        };
        it.write_as(&[("recording", "")]);
        let recording = it.word("recording")?;
        Ok(Some(Recorded { what, recording }))
    }
}

/// A question that a reader answers in the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asked<'p> {
    pub(crate) ask: &'p str,
    pub(crate) hint: Option<&'p str>,
    pub(crate) choices: Option<&'p str>,
    pub(crate) about: Option<Yes>,
    pub(crate) within: Option<usize>,
    /// Its name on the page: `id=…`, otherwise a name made from its words.
    pub(crate) name: String,
    pub(crate) veil: Option<&'p str>,
    pub(crate) subject: Subject<'p>,
}

/// A board to play on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play<'p> {
    /// The name of a game or a puzzle.
    pub(crate) name: &'p str,
    /// The id of the board on its page.
    pub(crate) id: String,
    /// The picture of all positions of the game, by its table.
    pub(crate) whole: Option<&'p str>,
    /// The options of `live play`, as written.
    pub(crate) settings: Vec<(&'p str, &'p str)>,
}

impl<'p> Play<'p> {
    /// Returns the value of a setting.
    pub(crate) fn setting(&self, key: &str) -> Option<&'p str> {
        let found = self.settings.iter().find(|(option, _)| *option == key);
        found.map(|(_, value)| *value)
    }
}

/// The value of an option, or a word.
trait Value<'p>: Sized {
    /// Converts the text of a value. The error describes a right text.
    fn of(text: &'p str) -> Result<Self, String>;

    /// Returns the value of an option that is not given, or `None` if it is required.
    fn missing() -> Option<Self> {
        None
    }
}

impl<'p, V: Value<'p>> Value<'p> for Option<V> {
    fn of(text: &'p str) -> Result<Self, String> {
        V::of(text).map(Some)
    }

    fn missing() -> Option<Self> {
        Some(None)
    }
}

impl<'p> Value<'p> for &'p str {
    fn of(text: &'p str) -> Result<Self, String> {
        Ok(text)
    }
}

impl Value<'_> for usize {
    fn of(text: &str) -> Result<Self, String> {
        text.parse().map_err(|_| "a whole number".to_owned())
    }
}

/// The name and the value of an argument: `n=3`.
impl<'p> Value<'p> for (&'p str, &'p str) {
    fn of(text: &'p str) -> Result<Self, String> {
        text.split_once('=').ok_or_else(|| "NAME=VALUE".to_owned())
    }
}

/// Declares values that are one of a few words or, after a semicolon, a number.
macro_rules! words {
    ($($(#[$about:meta])* $Enum:ident { $($Variant:ident = $word:literal),* $(; $Number:ident)? })*) => {$(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum $Enum {
            $($Variant,)*
            $($Number(usize),)?
        }

        impl Value<'_> for $Enum {
            fn of(text: &str) -> Result<Self, String> {
                $(if text == $word {
                    return Ok(Self::$Variant);
                })*
                $(if let Ok(number) = text.parse() {
                    return Ok(Self::$Number(number));
                })?
                Err([$($word,)* $(concat!("a ", stringify!($Number)))?].join(" or ").to_lowercase())
            }
        }
    )*};
}

words! {
    Yes { Yes = "yes" }
    No { No = "no" }
    Once { Once = "once" }
    Short { Short = "short" }
    Core { Core = "core" }
    Counted { Exercises = "exercises" }
    /// The calls that a reader puts in order. Leaves are in the order of the visits.
    Order { Visits = "visits", Returns = "returns", Leaves = "leaves" }
    /// The longest time that a page promises, in minutes.
    Most { Solved = "solved"; Number }
    /// One call of a recording. Calls are numbered from 1.
    CallAt { Leaf = "leaf"; Number }
}

/// One or more words. A value is one word.
trait Word<'p>: Sized {
    /// The mark after the name of the word in a message, if more words may follow.
    const MORE: &'static str = "";

    fn read(it: &mut Arguments<'p>, name: &str) -> Result<Self, String>;
}

impl<'p, V: Value<'p>> Word<'p> for V {
    fn read(it: &mut Arguments<'p>, name: &str) -> Result<Self, String> {
        match it.words.pop_front() {
            None => V::missing().ok_or_else(|| it.wrong_words()),
            Some(word) => value(name, word),
        }
    }
}

/// All remaining words, at least one.
impl<'p> Word<'p> for Vec<&'p str> {
    const MORE: &'static str = "…";

    fn read(it: &mut Arguments<'p>, _: &str) -> Result<Self, String> {
        let words: Self = it.words.drain(..).collect();
        match words.is_empty() {
            true => Err(it.wrong_words()),
            false => Ok(words),
        }
    }
}

/// A kind of figure. Every option that was not read before is an option of the drawing.
impl<'p> Word<'p> for Drawing {
    fn read(it: &mut Arguments<'p>, name: &str) -> Result<Self, String> {
        let kind: &str = it.word(name)?;
        let is_known = |(option, _): &(&str, _)| it.known.iter().any(|known| known == option);
        let (known, options) = it.options.drain(..).partition(is_known);
        it.options = known;
        Drawing::worded(kind, options).map_err(|unfit| match unfit {
            Unfit::Option(option, more) => it.unknown(&option, more),
            Unfit::Said(what) => what,
        })
    }
}

/// The name of a measure. Its options are read, too.
impl<'p> Word<'p> for Measure<'p> {
    fn read(it: &mut Arguments<'p>, name: &str) -> Result<Self, String> {
        it.name = it.word(name)?;
        let write_as = it.write_as.clone();
        let measure = Measure::read_named(it)?;
        it.write_as = write_as;
        measure.ok_or_else(|| format!("a recording has no number {}", it.name))
    }
}

impl<'p> Word<'p> for Subject<'p> {
    fn read(it: &mut Arguments<'p>, name: &str) -> Result<Self, String> {
        it.name = it.word(name)?;
        it.begins = format!("predict {}", it.name);
        Subject::read_named(it)?.ok_or_else(|| {
            let (name, names) = (it.name, Subject::names().join(", "));
            format!("there is no question \"{name}\"; there are: {names}")
        })
    }
}

impl<'p> Word<'p> for Asked<'p> {
    fn read(it: &mut Arguments<'p>, _: &str) -> Result<Self, String> {
        it.write_as(&[("what", ""), ("recording", "")]);
        Ok(Asked {
            ask: it.option("ask")?,
            hint: it.option("hint")?,
            choices: it.option("choices")?,
            about: it.option("about")?,
            within: it.option("within")?,
            name: it
                .option::<Option<&str>>("id")?
                .map_or_else(|| question_name(it), str::to_owned),
            veil: it.option("veil")?,
            subject: it.word("subject")?,
        })
    }
}

/// Returns a name for a question without `id=…`, made from its words and from the options that distinguish it.
fn question_name(it: &Arguments) -> String {
    let mut name = Vec::from(it.words.clone()).join(" ");
    for (option, value) in &it.options {
        if ["of", "with", "where", "call", "choice"].contains(option) {
            name += &format!(" {option} {value}");
        }
    }
    for option in ["row", "column", "is"] {
        name += " ";
        name += it.given(option).unwrap_or_default();
    }
    let name = name.to_lowercase();
    let words = name.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-")
}

impl<'p> Word<'p> for Play<'p> {
    fn read(it: &mut Arguments<'p>, _: &str) -> Result<Self, String> {
        it.write_as(&[("game", "")]);
        let name = it.word("game")?;
        // A puzzle has no options.
        let game = GAMES.iter().find(|(game, _)| *game == name);
        for option in game.map_or(&[][..], |(_, options)| *options) {
            it.option::<Option<&str>>(option)?;
        }
        let settings = it.options.iter().copied();
        let settings = settings.filter(|(option, _)| !["id", "whole"].contains(option));
        Ok(Play {
            name,
            id: it
                .given("id")
                .map_or_else(|| format!("play-{name}"), str::to_owned),
            whole: it.given("whole"),
            settings: settings.collect(),
        })
    }
}

/// The words and options of a directive that are still to be read.
struct Arguments<'p> {
    name: &'p str,
    /// The beginning of the directive: `figure`, or `predict calls`.
    begins: String,
    /// The directive with the names of its words, for a message.
    write_as: String,
    words: VecDeque<&'p str>,
    options: Vec<(&'p str, &'p str)>,
    /// The options that exist.
    known: Vec<String>,
}

impl<'p> Arguments<'p> {
    /// Parses the text between `{{#` and `}}`.
    fn parse(inside: &'p str) -> Result<Self, String> {
        let (name, mut rest) = split_word(inside.trim());
        let (mut words, mut options) = (VecDeque::new(), Vec::new());
        while !rest.is_empty() {
            let (word, after) = split_word(rest);
            match word.split_once('=') {
                None => {
                    words.push_back(word);
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
        Ok(Arguments {
            name,
            begins: name.to_owned(),
            write_as: String::new(),
            words,
            options,
            known: Vec::new(),
        })
    }

    /// Sets the names of the words, each with the mark after it.
    fn write_as(&mut self, words: &[(&str, &str)]) {
        let words = words.iter();
        let words = words.map(|(word, more)| format!(" {}{more}", word.to_uppercase()));
        self.write_as = self.begins.clone() + &words.collect::<String>();
    }

    fn wrong_words(&self) -> String {
        format!("write it as {{{{#{}}}}}", self.write_as)
    }

    fn word<W: Word<'p>>(&mut self, name: &str) -> Result<W, String> {
        W::read(self, name)
    }

    fn given(&self, key: &str) -> Option<&'p str> {
        let found = self.options.iter().find(|(option, _)| *option == key);
        found.map(|(_, value)| *value)
    }

    /// Reads the option whose field has this name: `over_column` for `over-column`.
    fn option<V: Value<'p>>(&mut self, field: &str) -> Result<V, String> {
        let key = field.trim_start_matches("r#").replace('_', "-");
        let given: Vec<_> = { self.options.iter() }
            .filter(|(option, _)| *option == key)
            .collect();
        let read = match given[..] {
            [] => V::missing().ok_or_else(|| format!("{} needs {key}=…", self.begins)),
            [(_, "")] => Err(format!("{key}= has no value")),
            [(_, text)] => value(&key, text),
            _ => Err(format!("{key}= is given twice")),
        };
        self.known.push(key);
        read
    }

    /// Checks that no words and no options are left.
    fn finish(&self) -> Result<(), String> {
        let is_known = |option: &str| self.known.iter().any(|known| known == option);
        match self.options.iter().find(|(option, _)| !is_known(option)) {
            Some((option, _)) => Err(self.unknown(option, &[])),
            None if self.words.is_empty() => Ok(()),
            None => Err(self.wrong_words()),
        }
    }

    /// Returns the message about an unknown option. The options `more` exist, too.
    fn unknown(&self, option: &str, more: &[&str]) -> String {
        let known = self
            .known
            .iter()
            .map(String::as_str)
            .chain(more.iter().copied());
        match known.collect::<Vec<_>>().join(", ").as_str() {
            "" => format!("{} takes no options, not {option}", self.begins),
            known => format!("there is no option {option} here; there are: {known}"),
        }
    }
}

fn split_word(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

/// Converts the text of a word or an option.
fn value<'p, V: Value<'p>>(name: &str, text: &'p str) -> Result<V, String> {
    V::of(text).map_err(|right| format!("{name} is {right}; \"{text}\" is not"))
}

impl<'p> Directive<'p> {
    /// Reads a directive that was found on a page.
    pub(crate) fn read(found: &Found<'p>) -> Result<Self, String> {
        use Directive::*;
        let mut it = Arguments::parse(found.inside())?;
        let name = it.name;
        if name == "title" {
            return Ok(Title {});
        }
        let directive = Self::read_named(&mut it)?.ok_or_else(|| {
            let names = Self::names().join(", ");
            format!("there is no directive \"{name}\"; there are: {names}")
        })?;
        it.finish()?;
        match directive {
            Include { .. } | RustdocInclude { .. } | Playground { .. } => Ok(directive),
            _ if found.in_fence => Err("directives are not read inside a code fence".into()),
            Computed(_) | Count { .. } | Minutes { .. } | Outcome { .. } | Times { .. } => {
                Ok(directive)
            }
            _ if found.alone => Ok(directive),
            _ => Err(format!("{name} must be on a line of its own")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_options_are_told_apart() {
        let it = Arguments::parse(r#"figure tree fib-4 depth=3 title="The bush, cut" id=x"#);
        let mut it = it.unwrap();
        assert_eq!(it.name, "figure");
        assert_eq!(it.words, ["tree", "fib-4"]);
        assert_eq!(
            it.options,
            [("depth", "3"), ("title", "The bush, cut"), ("id", "x")]
        );
        assert_eq!(it.option("depth"), Ok(3_usize));
    }

    /// Checks the two lists that writers read. The tables of this module are the third.
    #[test]
    fn every_directive_in_a_guide_exists_and_every_question_is_in_the_list_of_questions() {
        let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../../CONTRIBUTING.md");
        let guide = std::fs::read_to_string(guide).unwrap();
        let named = guide.split("{{#").skip(1);
        for name in named.filter_map(|rest| rest.split([' ', '}']).next()) {
            assert!(Directive::names().contains(&name), "{name}");
        }
        let list = include_str!("predict/mod.rs").lines();
        let listed = list.filter_map(|line| line.strip_prefix("//! | `")?.split([' ', '`']).next());
        let listed: Vec<&str> = listed.collect();
        assert!(listed.iter().all(|name| Subject::names().contains(name)));
        let of_recordings = Measure::names();
        for name in Subject::names() {
            let is_of_recordings = of_recordings.contains(&name);
            assert!(is_of_recordings || listed.contains(&name), "{name}");
        }
    }
}
