//! The file of a recording: one JSON object a line. Its only key is the kind of the line: an event, or
//! one of the lines that [`Line`] adds.

use std::borrow::Cow;
use std::collections::hash_map::RandomState;
use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash, Hasher};
use std::io::{self, BufRead, Write};

use crate::event::{ArgsAre, Said, Search, ValuesOf};
use crate::json::{self, Bad, Reader, keys};
use crate::schema::{Change, EventIn, Kept, Lined};
use crate::texts::Number;
use crate::trace::{Function, Raw, Trace};

/// The format that this crate writes, and the only one that it reads.
pub const FORMAT: u32 = 3;

/// A line of a file.
pub(crate) enum Line<'l> {
    /// The first line: the format.
    Trace(u32),
    /// The declarations of a function about itself, before its first call.
    Function(SaidOf<'l>),
    Event(EventIn<Lined<'l>>),
    /// The last line.
    End(End),
}

pub(crate) fn begin(out: &mut Vec<u8>) {
    let mut line = json::Line::begin(out, "trace");
    line.key("format", &FORMAT);
    line.end();
}

pub(crate) struct SaidOf<'l> {
    name: Cow<'l, str>,
    values: Option<ValuesOf>,
    search: Option<Search>,
    args: Option<ArgsAre>,
}

impl<'l> SaidOf<'l> {
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let SaidOf {
            name,
            values,
            search,
            args,
        } = self;
        let name = &**name;
        let mut line = json::Line::begin(out, "function");
        keys!(write line; name, values, search, args);
        line.end();
    }

    fn read(from: &mut Reader<'l>) -> Result<Self, Bad> {
        keys!(read from; name, values, search, args);
        Ok(SaidOf {
            name,
            values,
            search,
            args,
        })
    }
}

/// The last line.
pub(crate) struct End {
    pub(crate) calls: usize,
    stopped: Option<String>,
    /// The bytes of each function's frame.
    frames: BTreeMap<String, usize>,
    /// Counts that the events do not give if the recording or its file was full: the calls of each
    /// function, the moves, and the height of the stack.
    calls_of: Option<BTreeMap<String, usize>>,
    plays: Option<usize>,
    height: Option<usize>,
}

impl End {
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let End {
            calls,
            stopped,
            frames,
            calls_of,
            plays,
            height,
        } = self;
        let stopped = &stopped.as_deref();
        let mut line = json::Line::begin(out, "end");
        keys!(write line; calls, stopped, frames, calls_of, plays, height);
        line.end();
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Bad> {
        keys!(read from; calls, stopped, frames, calls_of, plays, height);
        let stopped: Option<Cow<'_, str>> = stopped;
        Ok(End {
            calls,
            stopped: stopped.map(Cow::into_owned),
            frames,
            calls_of,
            plays,
            height,
        })
    }
}

impl<'l> Line<'l> {
    pub(crate) fn read(text: &'l str) -> Result<Self, Bad> {
        let mut from = Reader::new(text);
        let line = from.named(|name, from| {
            Ok(match name {
                "trace" => {
                    keys!(read from; format);
                    Line::Trace(format)
                }
                "function" => Line::Function(SaidOf::read(from)?),
                "end" => Line::End(End::read(from)?),
                name => match EventIn::read(name, from)? {
                    Some(event) => Line::Event(event),
                    None => {
                        let known = EventIn::<Lined<'_>>::NAMES.join("`, `");
                        let what = format!("unknown event `{name}`; events are `{known}`");
                        return Err(Bad::Says(what));
                    }
                },
            })
        })?;
        from.end()?;
        Ok(line)
    }
}

impl Trace {
    /// Writes the trace: the format, one event a line, and a last line about the end of the run.
    pub fn write_json(&self, out: impl Write) -> io::Result<()> {
        let mut out = io::BufWriter::new(out);
        let mut bytes = Vec::new();
        begin(&mut bytes);
        let mut said = vec![false; self.functions.len()];
        for raw in &self.events {
            if let Some(function) = self.said_of_function(*raw, &mut said) {
                function.write(&mut bytes);
            }
            self.event(*raw).write(&mut bytes);
            out.write_all(&bytes)?;
            bytes.clear();
        }
        if self.is_complete() {
            self.end(false, self.full).write(&mut bytes);
        }
        out.write_all(&bytes)?;
        out.flush()
    }

    /// Returns the line before a function's first call, if the function has declarations. `said` marks
    /// the functions already written.
    pub(crate) fn said_of_function(&self, raw: Raw, said: &mut Vec<bool>) -> Option<SaidOf<'_>> {
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
        (function.said != Said::default()).then(|| SaidOf {
            name: Cow::from(&function.name),
            values,
            search,
            args,
        })
    }

    /// Returns the last line, with counts if the events are incomplete.
    pub(crate) fn end(&self, with_frames: bool, with_counts: bool) -> End {
        let of_each = |number: &dyn Fn(&str) -> Option<usize>| {
            let mut all = BTreeMap::new();
            for name in self.functions() {
                all.extend(number(name).map(|it| (name.to_owned(), it)));
            }
            all
        };
        let frames = of_each(&|name| self.frame_bytes(name).filter(|_| with_frames));
        End {
            calls: self.calls,
            stopped: self.stopped.clone(),
            frames,
            calls_of: with_counts.then(|| of_each(&|name| Some(self.calls_of(name)))),
            plays: with_counts.then_some(self.plays),
            height: with_counts.then_some(self.height),
        }
    }

    /// Reads a file that [`Trace::write_json`] or a running program wrote.
    ///
    /// A file that ends early, even in the middle of a line, is read up to its end. The trace is then
    /// not [complete](Trace::is_complete).
    ///
    /// # Errors
    /// Returns an error if a line is not an event, if it cannot follow the lines before it, or if the
    /// file has another format.
    pub fn read_json(mut from: impl BufRead) -> Result<Trace, ReadError> {
        let mut rebuilt = Rebuilt::new();
        let mut bytes = Vec::new();
        for line in 1.. {
            bytes.clear();
            if from.read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            let is_last = !bytes.ends_with(b"\n");
            let text = match std::str::from_utf8(&bytes) {
                Ok(text) => text,
                Err(error) if is_last && error.error_len().is_none() => break, // cut within a letter
                Err(_) => {
                    let what = no_event(line, "expected a text in UTF-8");
                    return Err(ReadError::Line { line, what });
                }
            };
            match Line::read(text) {
                Ok(Line::Trace(format)) if format != FORMAT => {
                    return Err(ReadError::Format { format });
                }
                Ok(event) => rebuilt
                    .add(event)
                    .map_err(|what| ReadError::Line { line, what })?,
                Err(_) if text.trim_ascii().is_empty() => {}
                Err(Bad::Ends) if is_last && text.starts_with('{') => break,
                Err(error) => {
                    if let Some(format) = format_before_3(text).filter(|_| line == 1) {
                        return Err(ReadError::Format { format });
                    }
                    let what = match error {
                        Bad::Ends => "it ends too early".to_owned(),
                        Bad::Says(what) => what,
                    };
                    let what = no_event(line, &what);
                    return Err(ReadError::Line { line, what });
                }
            }
        }
        Ok(rebuilt.trace)
    }
}

/// An error while reading a recording.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file could not be read.
    #[error("the recording could not be read: {0}")]
    Io(#[from] io::Error),
    /// Another version of this crate wrote the file.
    #[error(
        "the recording has format {format}, and this program reads format {FORMAT}: {}",
        if *format > FORMAT {
            "it was written by a newer version"
        } else {
            "it was written by an older version; record the run again"
        }
    )]
    Format {
        /// The format in the file.
        format: u32,
    },
    /// A line is not an event, or cannot follow the lines before it.
    #[error("line {line} of the recording: {what}")]
    Line {
        /// The number of the line, counted from 1.
        line: usize,
        /// The error in the line.
        what: String,
    },
}

fn no_event(line: usize, what: &str) -> String {
    let hint = if line == 1 {
        "Is it a recording?"
    } else {
        "Was the file edited, or written by two programs at once?"
    };
    format!("not an event ({what}). A recording has lines like {{\"enter\":{{…}}}}. {hint}")
}

/// Returns the format of a file whose first line an earlier version wrote in another form.
fn format_before_3(line: &str) -> Option<u32> {
    let format = line
        .trim_end()
        .strip_prefix("{\"event\":\"trace\",\"format\":")?;
    format.strip_suffix('}')?.parse().ok()
}

/// A trace, rebuilt line by line.
struct Rebuilt {
    trace: Trace,
    /// The known functions, by the hash of their name and their arguments' names, and the first
    /// function with each name. A file may name very many functions.
    functions: HashMap<u64, Vec<u32>>,
    named: HashMap<String, u32>,
    /// The declarations of functions that have not been called yet.
    said: HashMap<String, Said>,
    hasher: RandomState,
    /// The open calls.
    open: Vec<u32>,
    /// The function of the call that is being entered.
    entered: u32,
    /// Whether a line has been read.
    begun: bool,
}

impl Rebuilt {
    /// Creates an empty trace. It counts as cut off until the last line.
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
            entered: 0,
            begun: false,
        }
    }

    /// Adds a line. The error explains why the line is not allowed here.
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
                    "the first line must be {{\"trace\":{{\"format\":{FORMAT}}}}}. Was it \
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
            Line::End(end) => return self.end(end),
            Line::Event(event) => event,
        };
        self.may_follow(&event)?;
        let event = event.into_form(self);
        self.trace.events.push(event);
        Ok(())
    }

    /// Checks that an event can follow the events before it, and updates the counts.
    fn may_follow(&mut self, event: &EventIn<Lined<'_>>) -> Result<(), String> {
        match event {
            EventIn::Enter {
                node,
                function,
                args,
                ..
            } => self.enter(*node, function, args),
            EventIn::Leave { node, .. } => self.leave(*node),
            EventIn::Board { at, .. } => self.position(*at),
            EventIn::Play { at, to, .. } => {
                self.trace.plays += 1;
                self.known(*at)?;
                self.position(*to)
            }
            EventIn::TakeBack { at, to, .. } => {
                if *to == self.trace.positions {
                    self.trace.positions += 1;
                }
                self.known(*at)?;
                self.known(*to)
            }
            EventIn::Ask { at }
            | EventIn::Offer { at, .. }
            | EventIn::Value { at, .. }
            | EventIn::Around { at } => self.known(*at),
            EventIn::Note { .. } => Ok(()),
        }
    }

    /// Adds a new position. Positions are numbered in order.
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

    fn known(&self, position: u32) -> Result<(), String> {
        if position < self.trace.positions {
            return Ok(());
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
    ) -> Result<(), String> {
        if node != self.trace.recorded {
            return Err(format!(
                "it enters call {node}, but the next one is {}: are lines missing?",
                self.trace.recorded
            ));
        }
        self.entered = self.function(function, args);
        self.open.push(node);
        self.trace.recorded += 1;
        self.trace.calls += 1;
        self.trace.functions[self.entered as usize].calls += 1;
        self.trace.height = self.trace.height.max(self.open.len());
        Ok(())
    }

    fn leave(&mut self, node: u32) -> Result<(), String> {
        match self.open.pop() {
            Some(open) if open == node => Ok(()),
            Some(open) => Err(format!(
                "it leaves call {node}, but call {open} is running: are lines missing?"
            )),
            None => Err(format!(
                "it leaves call {node}, but none is running: are lines missing?"
            )),
        }
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
        if let Some(calls_of) = end.calls_of {
            trace.full = true;
            trace.plays = end.plays.unwrap_or(trace.plays);
            trace.height = end.height.unwrap_or(trace.height);
            trace
                .functions
                .iter_mut()
                .for_each(|function| function.calls = 0);
            for (name, calls) in calls_of {
                self.named(&name).calls = calls;
            }
        }
        for (name, bytes) in end.frames {
            self.named(&name).frame = bytes;
        }
        Ok(())
    }

    /// Returns the number of the function with this name and these argument names.
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

/// Keeps the texts of a line.
impl<'l> Change<Lined<'l>, Kept> for Rebuilt {
    fn text(&mut self, it: Cow<'l, str>) -> Number {
        self.trace.texts.add_str(&it)
    }

    fn function(&mut self, _: Cow<'l, str>) -> u32 {
        self.entered
    }

    fn args(&mut self, it: Vec<(Cow<'l, str>, Cow<'l, str>)>) -> u32 {
        let first = self.trace.texts.next();
        for (_, value) in it {
            self.trace.texts.add_str(&value);
        }
        first
    }

    fn choices(&mut self, it: Vec<Cow<'l, str>>) -> (u32, u32) {
        let first = self.trace.texts.next();
        for choice in &it {
            self.trace.texts.add_str(choice);
        }
        (first, it.len() as u32)
    }

    fn window(&mut self, it: (i32, i32)) -> Number {
        self.trace.windows.push(it);
        Number::of(self.trace.windows.len() - 1)
    }

    fn count(&mut self, it: u32) -> Number {
        Number::of(it as usize)
    }
}
