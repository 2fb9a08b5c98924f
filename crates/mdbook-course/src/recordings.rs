//! The committed recordings, `book/recordings/*.jsonl`, each read once.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use call_trace::Trace;
use catalogue::Recording;
use serde_json::Value;

/// The recordings of one folder.
#[derive(Debug)]
pub(crate) struct Recordings {
    folder: PathBuf,
    /// The folder of the course.
    course: PathBuf,
    /// The list of recordings, or the reason why it is not known.
    list: Result<Vec<Recording>, String>,
    /// The runs of each chapter with their arguments, as `live runs` lists them.
    runs: OnceCell<Result<Value, String>>,
    read: RefCell<HashMap<String, Rc<Trace>>>,
}

impl Recordings {
    /// Returns the recordings of the book whose `book.toml` is in `book`.
    pub(crate) fn of(book: &Path) -> Self {
        Recordings {
            folder: book.join("recordings"),
            course: book.join(".."),
            list: catalogue::recordings(&book.join("..")).map_err(|error| error.to_string()),
            runs: OnceCell::new(),
            read: RefCell::default(),
        }
    }

    /// Returns the recording called `name`. The error says how to fix the problem.
    pub(crate) fn get(&self, name: &str) -> Result<Rc<Trace>, String> {
        if let Some(trace) = self.read.borrow().get(name) {
            return Ok(Rc::clone(trace));
        }
        let trace = Rc::new(self.load(name)?);
        self.read
            .borrow_mut()
            .insert(name.to_owned(), Rc::clone(&trace));
        Ok(trace)
    }

    /// Returns the folder of the course.
    pub(crate) fn course(&self) -> &Path {
        &self.course
    }

    /// Returns the run in the recording called `name`.
    pub(crate) fn run(&self, name: &str) -> Result<&Recording, String> {
        let list = self.list.as_ref().map_err(Clone::clone)?;
        let found = list.iter().find(|recording| recording.name == name);
        found.ok_or_else(|| self.missing(name))
    }

    /// Returns the name of the recording of this run with these arguments, if there is one.
    pub(crate) fn of_run(&self, chapter: &str, run: &str, given: &[String]) -> Option<&str> {
        let mut list = self.list.iter().flatten();
        let found = list.find(|it| {
            let is_run = it
                .run
                .split_first()
                .is_some_and(|(of, rest)| of == run && rest == given);
            it.chapter == chapter && is_run
        });
        found.map(|recording| recording.name.as_str())
    }

    /// Returns the arguments that a run takes, as a list in JSON.
    pub(crate) fn takes(&self, chapter: &str, run: &str) -> Result<&Value, String> {
        let runs = self.runs.get_or_init(|| {
            let path = self.folder.join("runs.json");
            let text = std::fs::read_to_string(&path);
            let text = text.map_err(|error| format!("cannot read {}: {error}", path.display()))?;
            serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
        });
        let runs = runs.as_ref().map_err(Clone::clone)?;
        let of_chapter = runs[chapter].as_array();
        let named = of_chapter.and_then(|runs| runs.iter().find(|it| it["name"] == run));
        named.map(|run| &run["takes"]).ok_or_else(|| {
            format!("{chapter} has no run {run}.\nIf it has one now, run `cargo xtask recordings`.")
        })
    }

    fn load(&self, name: &str) -> Result<Trace, String> {
        let path = self.folder.join(format!("{name}.jsonl"));
        let file = File::open(&path).map_err(|_| self.missing(name))?;
        let again = "Record it again with `cargo xtask recordings`.";
        let trace = Trace::read_json(BufReader::new(file))
            .map_err(|error| format!("the recording \"{name}\" is damaged: {error}\n{again}"))?;
        if trace.is_complete() {
            Ok(trace)
        } else {
            Err(format!("the recording \"{name}\" was cut off.\n{again}"))
        }
    }

    fn missing(&self, name: &str) -> String {
        let help = "Add it to book/recordings.toml and run `cargo xtask recordings`.";
        match self.like(name).as_slice() {
            [] => format!("there is no recording \"{name}\".\n{help}"),
            like => format!(
                "there is no recording \"{name}\"; there are {}.\n{help}",
                like.join(", ")
            ),
        }
    }

    /// Returns the recordings of the same run with any arguments: `factorial-5` for `factorial-6`.
    fn like(&self, name: &str) -> Vec<String> {
        let run = |name: &str| {
            name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-')
                .to_owned()
        };
        let files = std::fs::read_dir(&self.folder)
            .into_iter()
            .flatten()
            .flatten();
        let names = files.filter_map(|file| {
            let file = file.file_name().into_string().ok()?;
            file.strip_suffix(".jsonl").map(str::to_owned)
        });
        let mut like: Vec<String> = names.filter(|other| run(other) == run(name)).collect();
        like.sort();
        like
    }
}
