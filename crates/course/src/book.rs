//! Runs the book's server beside the editor: builds it, starts it as a child and exchanges messages with it over a pipe
//! ([`protocol`]).
//!
//! The server is a separate package, `mdbook-course`. It needs dependencies that this program does without: an HTTP
//! server and everything that builds a book. It runs no student code. It ends when the pipe closes, so it never
//! outlives this program, however this program ends.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Sender, channel};

use anyhow::{Context, Result, bail};
use protocol::{Ask, Tell};
use subprocess::Cancel;
use terminal::clean;

use crate::build::{self, Broken, Built, Kind, Target};
use crate::course::Course;
use crate::status::Step;
use crate::tests_run::NO_THREAD;

/// The package of the server.
const PACKAGE: &str = "mdbook-course";
const BOOK: &str = "serve-book";

/// A message about the book.
#[derive(Debug)]
pub(crate) enum News {
    /// The start has reached this step.
    Step(Step),
    /// The server runs and accepts messages.
    Started(Book),
    /// The server sends a request.
    Asks(Ask),
    /// The server could not be started or has ended, with the reason.
    Gone(String),
}

/// The running server. Dropping this value ends it.
#[derive(Debug)]
pub(crate) struct Book(Sender<Tell>);

impl Book {
    /// Sends the server a message. The message is lost if the server has ended.
    pub(crate) fn tell(&self, tell: Tell) {
        let _ = self.0.send(tell);
    }
}

/// Builds and starts the server, and passes on its requests until it ends.
pub(crate) fn run(course: &Course, cancel: &Cancel, mut news: impl FnMut(News)) {
    let ended = match start(course, cancel, &mut news) {
        Ok(Some(child)) => hear(child, &mut news),
        Ok(None) => return,
        Err(error) => Err(error),
    };
    news(News::Gone(match ended {
        Ok(()) => "the book's server has ended".to_owned(),
        Err(error) => format!("{error:#}"),
    }));
}

/// Returns `None` if cancelled.
fn start(course: &Course, cancel: &Cancel, news: &mut impl FnMut(News)) -> Result<Option<Child>> {
    let target = Target {
        workspace: course.root.clone(),
        package: PACKAGE.to_owned(),
        kind: Kind::Program,
        name: BOOK.to_owned(),
        also: None,
        sources: None,
    };
    let built = build::build(&target, cancel, |stage| {
        news(News::Step(Step::of_build(stage, Step::BuildingBook)));
    })?;
    let program = match built {
        Built::Program(program) => program.executable,
        Built::Broken(broken) => bail!("{}", in_words(&broken)),
        Built::Cancelled => return Ok(None),
    };
    news(News::Step(Step::OpeningBook));
    let mut command = Command::new(&program);
    command
        .arg("follow")
        .current_dir(&course.root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    // Keeps the terminal's Ctrl+C away from the server: it ends when this program does.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let child = command.spawn();
    child
        .map(Some)
        .with_context(|| format!("cannot run {}", program.display()))
}

/// Exchanges messages with the child until it ends.
fn hear(mut child: Child, news: &mut impl FnMut(News)) -> Result<()> {
    let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (tell, told) = channel::<Tell>();
    // The child reads on its own thread and is never slow. Even so, this thread does not wait for it.
    let start = std::thread::Builder::new;
    let threads = start().spawn(move || {
        let Some(mut input) = input else { return };
        for tell in told {
            if protocol::write(&mut input, &tell).is_err() {
                return;
            }
        }
    });
    threads.context(NO_THREAD)?;
    let said = start().spawn(move || {
        let mut said = String::new();
        if let Some(errors) = errors {
            // The important part is printed first. The rest is read only to keep the pipe from filling up.
            let mut errors = BufReader::new(errors);
            let _ = errors.by_ref().take(8 << 10).read_to_string(&mut said);
            while errors.fill_buf().is_ok_and(|more| !more.is_empty()) {
                let length = errors.buffer().len();
                errors.consume(length);
            }
        }
        said
    });
    let said = said.context(NO_THREAD)?;
    news(News::Started(Book(tell)));
    if let Some(output) = output {
        let mut output = BufReader::new(output);
        while let Some(ask) = protocol::read::<Ask>(&mut output) {
            news(News::Asks(ask));
        }
    }
    let status = child.wait().context("cannot wait for the book's server")?;
    let said = said.join().unwrap_or_default();
    match status.success() {
        true => Ok(()),
        false if said.trim().is_empty() => bail!("the book's server was ended ({status})"),
        false => bail!("{}", clean(said.trim())),
    }
}

/// Describes a failed build. The book's program belongs to the course and no part of it is an exercise.
fn in_words(broken: &Broken) -> String {
    let errors = broken.diagnostics.iter().filter(|said| said.is_error);
    let errors = errors.map(|said| said.rendered.trim_end());
    let said: Vec<&str> = errors.chain([broken.cargo.as_str()]).collect();
    format!(
        "The book's program cannot be built. It is not part of your exercises. Run `git status crates` to see \
         whether a file there has changed.\n\n{}",
        said.join("\n\n").trim_end()
    )
}
