//! The parent's side: asks a child for each row, shows that it waits, and gives up in time.

use std::io::{IsTerminal, Read, Write};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::measure::Question;
use crate::row::Row;
use crate::technique::Ladder;

/// How long to wait.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// For the time of a row.
    pub(crate) row: Duration,
    /// For its nodes: counting them is a little slower.
    nodes: Duration,
}

impl Limits {
    pub(crate) fn of(row: Duration) -> Limits {
        Limits {
            row,
            nodes: row * 3,
        }
    }
}

/// Measures one row.
pub(crate) fn row(ladder: &Ladder, row: usize, limits: Limits) -> Result<Row> {
    let technique = &ladder.techniques[row];
    let mut answer = Row {
        technique: technique.name,
        threads: technique.threads,
        nodes: None,
        value: None,
        seconds: None,
    };
    let Some((value, seconds)) = ask(ladder, row, Question::Seconds, limits.row)? else {
        return Ok(answer);
    };
    (answer.value, answer.seconds) = (Some(value), Some(seconds));
    if let Some((counted, nodes)) = ask(ladder, row, Question::Nodes, limits.nodes)? {
        ensure!(
            counted == value,
            "{}: {value} when timed, {counted} when counted",
            technique.name
        );
        answer.nodes = Some(nodes);
    }
    Ok(answer)
}

/// The child's answer, or nothing if it took too long.
fn ask<T: FromStr>(
    ladder: &Ladder,
    row: usize,
    question: Question,
    limit: Duration,
) -> Result<Option<(i64, T)>> {
    let mut child = start(ladder, row, question)?;
    let mut output = child
        .stdout
        .take()
        .context("the measuring process has no output")?;
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let mut text = String::new();
        let _ = output.read_to_string(&mut text);
        let _ = sender.send(text);
    });
    let begun = Instant::now();
    let mut progress = Progress::of(ladder.techniques[row].name, question);
    let answer = loop {
        let left = limit.saturating_sub(begun.elapsed());
        match receiver.recv_timeout(left.min(Duration::from_millis(250))) {
            Ok(text) => break Some(text),
            Err(RecvTimeoutError::Timeout) if !left.is_zero() => progress.show(begun.elapsed()),
            Err(_) => break None,
        }
    };
    progress.clear();
    if answer.is_none() {
        child.kill()?;
    }
    child.wait()?;
    let Some(answer) = answer else {
        return Ok(None);
    };
    let Some(numbers) = answer.trim().split_once(' ').and_then(both) else {
        bail!("{} stopped without an answer", ladder.techniques[row].name);
    };
    Ok(Some(numbers))
}

fn both<T: FromStr>((value, number): (&str, &str)) -> Option<(i64, T)> {
    Some((value.parse().ok()?, number.parse().ok()?))
}

fn start(ladder: &Ladder, row: usize, question: Question) -> Result<Child> {
    let ladder_itself = std::env::current_exe().context("cannot find the ladder's own program")?;
    let question = question
        .to_possible_value()
        .context("every question has a name")?;
    Command::new(ladder_itself)
        .args(&ladder.arguments)
        .args(["--row", &row.to_string(), "--question", question.get_name()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the process that measures a row")
}

/// One line on standard error, if somebody is looking, after two seconds of silence.
struct Progress {
    text: String,
    shown: bool,
}

impl Progress {
    fn of(technique: &str, question: Question) -> Progress {
        let doing = match question {
            Question::Seconds => "timing",
            Question::Nodes => "counting the nodes of",
        };
        Progress {
            text: format!("{doing} {technique}"),
            shown: false,
        }
    }

    fn show(&mut self, elapsed: Duration) {
        let mut screen = std::io::stderr();
        if elapsed >= Duration::from_secs(2) && screen.is_terminal() {
            let _ = write!(screen, "\r{} … {} s ", self.text, elapsed.as_secs());
            let _ = screen.flush();
            self.shown = true;
        }
    }

    fn clear(&mut self) {
        if self.shown {
            let blank = " ".repeat(self.text.chars().count() + 12);
            let _ = write!(std::io::stderr(), "\r{blank}\r");
        }
    }
}
