//! Puts a trace together again from the lines of its file, and sees that they fit together.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hash, Hasher};

use crate::json::End;
use crate::line::Line;
use crate::trace::{Function, Raw, Trace};

/// A trace, put together again line by line.
pub(crate) struct Rebuilt {
    pub(crate) trace: Trace,
    /// The functions known so far: by what their name and their arguments' names hash to, and the
    /// first of each name. A file may name very many.
    functions: HashMap<u64, Vec<u32>>,
    named: HashMap<String, u32>,
    hasher: RandomState,
    /// The calls that have not ended.
    open: Vec<u32>,
}

impl Rebuilt {
    /// Nothing yet; cut off until the last line comes.
    pub(crate) fn new() -> Self {
        let trace = Trace {
            cut_off: true,
            ..Trace::default()
        };
        Rebuilt {
            trace,
            functions: HashMap::new(),
            named: HashMap::new(),
            hasher: RandomState::new(),
            open: Vec::new(),
        }
    }

    /// Adds a line. The error says why it cannot stand here.
    pub(crate) fn add(&mut self, line: Line<'_>) -> Result<(), String> {
        if !self.trace.cut_off {
            return Err("it comes after the end. Were two recordings joined?".to_owned());
        }
        let event = match line {
            Line::Enter {
                node,
                function,
                args,
            } => self.enter(node, &function, &args)?,
            Line::Leave { node, value } => self.leave(node, value.as_deref())?,
            Line::Offer { choices } => {
                let at = self.texts(choices.iter().map(String::as_str));
                Raw::Offer {
                    at,
                    count: choices.len() as u32,
                }
            }
            Line::Play {
                choice,
                mover,
                board,
            } => {
                self.trace.plays += 1;
                let at = self.texts([&*choice, &*board].into_iter().chain(mover.as_deref()));
                Raw::Play {
                    at,
                    mover: mover.is_some(),
                }
            }
            Line::TakeBack { choice, board } => Raw::TakeBack {
                at: self.texts([&*choice, &*board]),
            },
            Line::Value { leaf } => Raw::Value {
                at: self.texts([&*leaf]),
            },
            Line::Note { text } => Raw::Note {
                at: self.texts([&*text]),
            },
            Line::End(end) => return self.end(end),
        };
        self.trace.events.push(event);
        Ok(())
    }

    fn enter(
        &mut self,
        node: u32,
        function: &str,
        args: &[(String, String)],
    ) -> Result<Raw, String> {
        if node != self.trace.recorded {
            return Err(format!(
                "it enters call {node}, but the next one is {}: are lines missing?",
                self.trace.recorded
            ));
        }
        let function = self.function(function, args);
        let at = self.texts(args.iter().map(|(_, value)| value.as_str()));
        self.open.push(node);
        self.trace.recorded += 1;
        self.trace.calls += 1;
        self.trace.functions[function as usize].calls += 1;
        self.trace.height = self.trace.height.max(self.open.len());
        Ok(Raw::Enter { node, function, at })
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
    fn function(&mut self, name: &str, args: &[(String, String)]) -> u32 {
        let names = || args.iter().map(|(name, _)| name.as_str());
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
        });
        self.named.entry(name.to_owned()).or_insert(at);
        at
    }
}
