//! The file of a recording: one JSON object a line. [`Line`] says what a line may be, for writing
//! and for reading.

use std::borrow::Cow;
use std::collections::hash_map::RandomState;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::hash::{BuildHasher, Hash, Hasher};
use std::io::{self, BufRead, Write};
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::event::{ArgsAre, BoardState, Event, Said, Search, ValuesOf};
use crate::trace::{Function, Raw, Trace};

/// The format that this crate writes, and the only one that it reads.
pub const FORMAT: u32 = 2;

/// A line of the file. What is written borrows its texts, and so does what is read where nothing in
/// it is escaped.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Line<'l> {
    /// The first one.
    Trace(Begin),
    Board(Board<'l>),
    /// What a function says of itself, before its first call.
    Function(SaidOf<'l>),
    Enter(Enter<'l>),
    Ask(Ask),
    Offer(Offer<'l>),
    Play(Play<'l>),
    TakeBack(TakeBack<'l>),
    Value(Value<'l>),
    Note(Note<'l>),
    Leave(Leave<'l>),
    /// The last one.
    End(End),
}

/// What a line is called: the value of its first key, `event`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Name {
    Trace,
    Board,
    Function,
    Enter,
    Ask,
    Offer,
    Play,
    TakeBack,
    Value,
    Note,
    Leave,
    End,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Begin {
    pub(crate) format: u32,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Board<'l> {
    at: u32,
    #[serde(borrow)]
    kind: Cow<'l, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    max: Option<Cow<'l, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to_move: Option<Cow<'l, str>>,
    #[serde(default, skip_serializing_if = "is_false")]
    over: bool,
    #[serde(borrow)]
    board: Cow<'l, str>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SaidOf<'l> {
    #[serde(borrow)]
    name: Cow<'l, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    values: Option<ValuesOf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    search: Option<Search>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    args: Option<ArgsAre>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Enter<'l> {
    node: u32,
    #[serde(borrow)]
    pub(crate) function: Cow<'l, str>,
    args: Vec<(Cow<'l, str>, Cow<'l, str>)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Ask {
    at: u32,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Offer<'l> {
    at: u32,
    choices: Vec<Cow<'l, str>>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Play<'l> {
    at: u32,
    to: u32,
    #[serde(borrow)]
    choice: Cow<'l, str>,
    mover: Option<Cow<'l, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to_move: Option<Cow<'l, str>>,
    #[serde(default, skip_serializing_if = "is_false")]
    over: bool,
    #[serde(borrow)]
    board: Cow<'l, str>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct TakeBack<'l> {
    at: u32,
    to: u32,
    #[serde(borrow)]
    choice: Cow<'l, str>,
    #[serde(borrow)]
    board: Cow<'l, str>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Value<'l> {
    at: u32,
    #[serde(borrow)]
    leaf: Cow<'l, str>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Note<'l> {
    #[serde(borrow)]
    text: Cow<'l, str>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Leave<'l> {
    node: u32,
    value: Option<Cow<'l, str>>,
}

/// The last line.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct End {
    pub(crate) calls: usize,
    pub(crate) stopped: Option<String>,
    /// Bytes of a frame of each function.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) frames: BTreeMap<String, usize>,
    /// The counts that the events do not give, as the recording or its file was full.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) counted: Option<Counted>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Counted {
    pub(crate) calls_of: BTreeMap<String, usize>,
    pub(crate) plays: usize,
    pub(crate) height: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_false(it: &bool) -> bool {
    !it
}

impl<'de: 'l, 'l> Deserialize<'de> for Line<'l> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(EventFirst(PhantomData))
    }
}

/// Reads a line whose first key is `event`, as each that this crate writes: so the keys after it are read
/// into what they belong to. What serde derives would keep all of them aside, until it finds that key.
struct EventFirst<'l>(PhantomData<Line<'l>>);

impl<'de: 'l, 'l> Visitor<'de> for EventFirst<'l> {
    type Value = Line<'l>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an event")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut keys: M) -> Result<Line<'l>, M::Error> {
        if keys.next_key()? != Some("event") {
            return Err(M::Error::missing_field("event"));
        }
        let name = keys.next_value()?;
        let rest = MapAccessDeserializer::new(keys);
        Ok(match name {
            Name::Trace => Line::Trace(Begin::deserialize(rest)?),
            Name::Board => Line::Board(Board::deserialize(rest)?),
            Name::Function => Line::Function(SaidOf::deserialize(rest)?),
            Name::Enter => Line::Enter(Enter::deserialize(rest)?),
            Name::Ask => Line::Ask(Ask::deserialize(rest)?),
            Name::Offer => Line::Offer(Offer::deserialize(rest)?),
            Name::Play => Line::Play(Play::deserialize(rest)?),
            Name::TakeBack => Line::TakeBack(TakeBack::deserialize(rest)?),
            Name::Value => Line::Value(Value::deserialize(rest)?),
            Name::Note => Line::Note(Note::deserialize(rest)?),
            Name::Leave => Line::Leave(Leave::deserialize(rest)?),
            Name::End => Line::End(End::deserialize(rest)?),
        })
    }
}

impl<'l> From<Event<'l>> for Line<'l> {
    fn from(event: Event<'l>) -> Self {
        match event {
            Event::Board { at, state } => Line::Board(Board {
                at,
                kind: state.kind.into(),
                max: state.max.map(Cow::from),
                to_move: state.to_move.map(Cow::from),
                over: state.over,
                board: state.board.into(),
            }),
            Event::Enter {
                node,
                function,
                args,
                line,
            } => Line::Enter(Enter {
                node,
                function: function.into(),
                args: args
                    .iter()
                    .map(|(name, value)| (name.into(), value.into()))
                    .collect(),
                line,
            }),
            Event::Ask { at } => Line::Ask(Ask { at }),
            Event::Offer { at, choices } => Line::Offer(Offer {
                at,
                choices: choices.iter().map(|(_, choice)| choice.into()).collect(),
            }),
            Event::Play {
                at,
                to,
                choice,
                mover,
                state,
            } => Line::Play(Play {
                at,
                to,
                choice: choice.into(),
                mover: mover.map(Cow::from),
                to_move: state.to_move.map(Cow::from),
                over: state.over,
                board: state.board.into(),
            }),
            Event::TakeBack {
                at,
                to,
                choice,
                board,
            } => Line::TakeBack(TakeBack {
                at,
                to,
                choice: choice.into(),
                board: board.into(),
            }),
            Event::Value { at, leaf } => Line::Value(Value {
                at,
                leaf: leaf.into(),
            }),
            Event::Note { text } => Line::Note(Note { text: text.into() }),
            Event::Leave { node, value } => Line::Leave(Leave {
                node,
                value: value.map(Cow::from),
            }),
        }
    }
}

impl Line<'_> {
    /// Writes the line into memory, from where it can go anywhere: so there is one program that writes lines.
    pub(crate) fn write(&self, out: &mut Vec<u8>) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        out.push(b'\n');
        Ok(())
    }
}

impl Trace {
    /// Writes the trace: the format, an event a line, and a last line that says how the run ended.
    pub fn write_json(&self, out: impl Write) -> io::Result<()> {
        self.write_lines(out, false)
    }

    /// Writes the trace as [`Trace::write_json`] does, with the bytes of each function's frame in
    /// the last line. They differ from one platform and compiler to the next.
    pub fn write_json_with_frames(&self, out: impl Write) -> io::Result<()> {
        self.write_lines(out, true)
    }

    fn write_lines(&self, out: impl Write, with_frames: bool) -> io::Result<()> {
        let mut out = io::BufWriter::new(out);
        let mut bytes = Vec::new();
        let mut add = |line: Line| {
            bytes.clear();
            line.write(&mut bytes)?;
            out.write_all(&bytes)
        };
        add(Line::Trace(Begin { format: FORMAT }))?;
        let mut said = vec![false; self.functions.len()];
        for raw in &self.events {
            if let Some(line) = self.said_of_function(*raw, &mut said) {
                add(line)?;
            }
            add(Line::from(self.event(*raw)))?;
        }
        if self.is_complete() {
            add(self.last_line(with_frames, self.full))?;
        }
        out.flush()
    }

    /// The line before a function's first call, where it has something to say; `said` is known of
    /// each function.
    pub(crate) fn said_of_function(&self, raw: Raw, said: &mut Vec<bool>) -> Option<Line<'_>> {
        let Raw::Enter { function, .. } = raw else {
            return None;
        };
        let at = function as usize;
        said.resize(said.len().max(at + 1), false);
        if std::mem::replace(&mut said[at], true) {
            return None;
        }
        let function = &self.functions[at];
        let Said {
            values,
            search,
            args,
        } = function.said;
        (function.said != Said::default()).then(|| {
            Line::Function(SaidOf {
                name: Cow::from(&function.name),
                values,
                search,
                args,
            })
        })
    }

    /// The last line, with counts where the events before it are not all.
    pub(crate) fn last_line(&self, with_frames: bool, with_counts: bool) -> Line<'static> {
        let of_each = |number: &dyn Fn(&str) -> Option<usize>| {
            let mut all = BTreeMap::new();
            for name in self.functions() {
                all.extend(number(name).map(|it| (name.to_owned(), it)));
            }
            all
        };
        let frames = of_each(&|name| self.frame_bytes(name).filter(|_| with_frames));
        let counted = with_counts.then(|| Counted {
            calls_of: of_each(&|name| Some(self.calls_of(name))),
            plays: self.plays,
            height: self.height,
        });
        Line::End(End {
            calls: self.calls,
            stopped: self.stopped.clone(),
            frames,
            counted,
        })
    }

    /// Reads what [`Trace::write_json`] or a running program wrote.
    ///
    /// A file that ends early, even in the middle of a line, is read as far as it goes; the trace
    /// is then not [complete](Trace::is_complete).
    ///
    /// # Errors
    /// Where a line is not an event, or cannot follow the lines before it; where the file is
    /// of another format.
    pub fn read_json(mut from: impl BufRead) -> Result<Trace, ReadError> {
        let mut rebuilt = Rebuilt::new();
        let mut bytes = Vec::new();
        for line in 1.. {
            bytes.clear();
            if from.read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            let is_last = !bytes.ends_with(b"\n");
            match serde_json::from_slice(&bytes) {
                Ok(Line::Trace(Begin { format })) if format != FORMAT => {
                    return Err(ReadError::Format { format });
                }
                Ok(event) => rebuilt
                    .add(event)
                    .map_err(|what| ReadError::Line { line, what })?,
                Err(_) if bytes.trim_ascii().is_empty() => {}
                Err(error) if is_last && error.is_eof() && bytes.starts_with(b"{") => break,
                Err(error) => {
                    return Err(ReadError::Line {
                        line,
                        what: no_event(line, &error),
                    });
                }
            }
        }
        Ok(rebuilt.trace)
    }
}

/// A recording could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file could not be read.
    #[error("the recording could not be read: {0}")]
    Io(#[from] io::Error),
    /// It was written by another version of this crate.
    #[error(
        "the recording has format {format}, and this program reads format {FORMAT}: {}",
        if *format > FORMAT {
            "it was written by a newer version"
        } else {
            "it was written by an older version; record the run again"
        }
    )]
    Format {
        /// What the file says.
        format: u32,
    },
    /// A line is no event, or not one that can follow those before it.
    #[error("line {line} of the recording: {what}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
}

fn no_event(line: usize, error: &serde_json::Error) -> String {
    // The position that serde_json gives counts lines, too, and is always in line 1.
    let what = error.to_string();
    let what = what.split(" at line ").next().unwrap_or(&what);
    let hint = if line == 1 {
        "Is it a recording?"
    } else {
        "Was the file edited, or written by two programs at once?"
    };
    format!("not an event ({what}). A recording has lines like {{\"event\":\"enter\", …}}. {hint}")
}

/// A trace, put together again line by line.
struct Rebuilt {
    trace: Trace,
    /// The functions known so far: by what their name and their arguments' names hash to, and the
    /// first of each name. A file may name very many.
    functions: HashMap<u64, Vec<u32>>,
    named: HashMap<String, u32>,
    /// What functions said that have not been called yet.
    said: HashMap<String, Said>,
    hasher: RandomState,
    /// The calls that have not ended.
    open: Vec<u32>,
    /// Whether a line was read.
    begun: bool,
}

impl Rebuilt {
    /// Nothing yet; cut off until the last line comes.
    fn new() -> Self {
        let trace = Trace {
            cut_off: true,
            ..Trace::default()
        };
        Rebuilt {
            trace,
            functions: HashMap::new(),
            named: HashMap::new(),
            said: HashMap::new(),
            hasher: RandomState::new(),
            open: Vec::new(),
            begun: false,
        }
    }

    /// Adds a line. The error says why it cannot stand here.
    fn add(&mut self, line: Line<'_>) -> Result<(), String> {
        if !self.trace.cut_off {
            return Err("it comes after the end. Were two recordings joined?".to_owned());
        }
        let is_first = !std::mem::replace(&mut self.begun, true);
        let event = match line {
            Line::Trace(_) if is_first => return Ok(()),
            Line::Trace(_) => {
                return Err("a second recording begins. Were two joined?".to_owned());
            }
            _ if is_first => {
                return Err(format!(
                    "the first line must be {{\"event\":\"trace\",\"format\":{FORMAT}}}. Was it \
                     recorded by an older version? Record the run again."
                ));
            }
            Line::Function(SaidOf {
                name,
                values,
                search,
                args,
            }) => {
                let said = Said {
                    values,
                    search,
                    args,
                };
                self.said.insert(name.into_owned(), said);
                return Ok(());
            }
            Line::Enter(Enter {
                node,
                function,
                args,
                line,
            }) => self.enter(node, &function, &args, line)?,
            Line::Leave(Leave { node, value }) => self.leave(node, value.as_deref())?,
            Line::Board(Board {
                at: position,
                kind,
                max,
                to_move,
                over,
                board,
            }) => {
                self.position(position)?;
                let state = BoardState {
                    kind: &kind,
                    max: max.as_deref(),
                    to_move: to_move.as_deref(),
                    over,
                    board: &board,
                };
                let at = self.texts(
                    [state.kind, state.board]
                        .into_iter()
                        .chain(state.max)
                        .chain(state.to_move),
                );
                Raw::Board {
                    position,
                    at,
                    max: max.is_some(),
                    to_move: to_move.is_some(),
                    over,
                }
            }
            Line::Ask(Ask { at }) => Raw::Ask {
                position: self.known(at)?,
            },
            Line::Offer(Offer { at, choices }) => Raw::Offer {
                position: self.known(at)?,
                at: self.texts(choices.iter().map(|choice| &**choice)),
                count: choices.len() as u32,
            },
            Line::Play(Play {
                at,
                to,
                choice,
                mover,
                to_move,
                over,
                board,
            }) => {
                self.trace.plays += 1;
                let from = self.known(at)?;
                self.position(to)?;
                let players = mover.as_deref().into_iter().chain(to_move.as_deref());
                Raw::Play {
                    from,
                    to,
                    at: self.texts([&*choice, &*board].into_iter().chain(players)),
                    mover: mover.is_some(),
                    to_move: to_move.is_some(),
                    over,
                }
            }
            Line::TakeBack(TakeBack {
                at,
                to,
                choice,
                board,
            }) => {
                if to == self.trace.positions {
                    self.trace.positions += 1;
                }
                Raw::TakeBack {
                    from: self.known(at)?,
                    to: self.known(to)?,
                    at: self.texts([&*choice, &*board]),
                }
            }
            Line::Value(Value { at, leaf }) => Raw::Value {
                position: self.known(at)?,
                at: self.texts([&*leaf]),
            },
            Line::Note(Note { text }) => Raw::Note {
                at: self.texts([&*text]),
            },
            Line::End(end) => return self.end(end),
        };
        self.trace.events.push(event);
        Ok(())
    }

    /// A new position: they are numbered in the order in which they come.
    fn position(&mut self, number: u32) -> Result<(), String> {
        let next = &mut self.trace.positions;
        if number != *next {
            return Err(format!(
                "it makes position {number}, but the next one is {next}: are lines missing?"
            ));
        }
        *next += 1;
        Ok(())
    }

    fn known(&self, position: u32) -> Result<u32, String> {
        if position < self.trace.positions {
            return Ok(position);
        }
        Err(format!(
            "it names position {position}, of which nothing was said: are lines missing?"
        ))
    }

    fn enter(
        &mut self,
        node: u32,
        function: &str,
        args: &[(Cow<'_, str>, Cow<'_, str>)],
        line: Option<u32>,
    ) -> Result<Raw, String> {
        if node != self.trace.recorded {
            return Err(format!(
                "it enters call {node}, but the next one is {}: are lines missing?",
                self.trace.recorded
            ));
        }
        let function = self.function(function, args);
        let at = self.texts(args.iter().map(|(_, value)| &**value));
        self.open.push(node);
        self.trace.recorded += 1;
        self.trace.calls += 1;
        self.trace.functions[function as usize].calls += 1;
        self.trace.height = self.trace.height.max(self.open.len());
        Ok(Raw::Enter {
            node,
            function,
            at,
            line: line.unwrap_or(0),
        })
    }

    fn leave(&mut self, node: u32, value: Option<&str>) -> Result<Raw, String> {
        match self.open.pop() {
            Some(open) if open == node => {}
            Some(open) => {
                return Err(format!(
                    "it leaves call {node}, but call {open} is running: are lines missing?"
                ));
            }
            None => {
                return Err(format!(
                    "it leaves call {node}, but none is running: are lines missing?"
                ));
            }
        }
        let at = value.map(|value| self.trace.texts.add_str(value));
        Ok(Raw::Leave { node, at })
    }

    fn end(&mut self, end: End) -> Result<(), String> {
        let trace = &mut self.trace;
        if end.calls < trace.calls {
            return Err(format!(
                "it says {} calls, but there are {}",
                end.calls, trace.calls
            ));
        }
        trace.cut_off = false;
        trace.calls = end.calls;
        trace.stopped = end.stopped;
        if let Some(counted) = end.counted {
            trace.full = true;
            trace.plays = counted.plays;
            trace.height = counted.height;
            trace
                .functions
                .iter_mut()
                .for_each(|function| function.calls = 0);
            for (name, calls) in counted.calls_of {
                self.named(&name).calls = calls;
            }
        }
        for (name, bytes) in end.frames {
            self.named(&name).frame = bytes;
        }
        Ok(())
    }

    fn texts<'a>(&mut self, texts: impl IntoIterator<Item = &'a str>) -> u32 {
        let first = self.trace.texts.next();
        for text in texts {
            self.trace.texts.add_str(text);
        }
        first
    }

    /// The number of the function of that name whose arguments have these names.
    fn function(&mut self, name: &str, args: &[(Cow<'_, str>, Cow<'_, str>)]) -> u32 {
        let names = || args.iter().map(|(name, _)| &**name);
        let mut hash = self.hasher.build_hasher();
        name.hash(&mut hash);
        names().for_each(|name| name.hash(&mut hash));
        let hash = hash.finish();
        let alike = self.functions.get(&hash).into_iter().flatten();
        let functions = &self.trace.functions;
        let known = alike.copied().find(|&at| {
            let function = &functions[at as usize];
            function.name == name && function.args.iter().map(|name| &**name).eq(names())
        });
        known.unwrap_or_else(|| {
            let at = self.add_function(name, names().map(str::to_owned).collect());
            self.functions.entry(hash).or_default().push(at);
            at
        })
    }

    /// The first function of that name.
    fn named(&mut self, name: &str) -> &mut Function {
        let known = self.named.get(name).copied();
        let at = known.unwrap_or_else(|| self.add_function(name, Vec::new()));
        &mut self.trace.functions[at as usize]
    }

    fn add_function(&mut self, name: &str, args: Vec<String>) -> u32 {
        let at = self.trace.functions.len() as u32;
        self.trace.functions.push(Function {
            name: name.to_owned(),
            args,
            calls: 0,
            frame: 0,
            said: self.said.get(name).copied().unwrap_or_default(),
        });
        self.named.entry(name.to_owned()).or_insert(at);
        at
    }
}
