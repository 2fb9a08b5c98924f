//! The parent process: requests each row from a child, shows that it is waiting, and stops the child at the time limit.

use std::io::{IsTerminal, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::measure::{Answer, Question};
use crate::row::Row;
use crate::technique::Ladder;

/// The time limit of a row, and the effort for its timing.
#[derive(Clone, Copy)]
pub(crate) struct Budget {
    /// The time limit for the timing of a row.
    pub(crate) row: Duration,
    /// The time limit for counting its nodes, which is a little slower.
    nodes: Duration,
    /// Whether to time a single run instead of many.
    once: bool,
}

impl Budget {
    pub(crate) fn of(row: Duration, once: bool) -> Budget {
        Budget {
            row,
            nodes: row * 3,
            once,
        }
    }
}

/// Measures one row, if it can finish in time.
pub(crate) fn row(ladder: &Ladder, row: usize, budget: Budget) -> Result<Row> {
    let technique = &ladder.techniques[row];
    let foreseen = (technique.foreseen)();
    let mut answer = Row {
        technique: technique.name.clone(),
        threads: technique.threads,
        nodes: foreseen.nodes.and_then(|nodes| nodes.try_into().ok()),
        value: None,
        seconds: None,
        spread: None,
        needs_bytes: None,
    };
    if foreseen.needs_too_much_memory() {
        answer.needs_bytes = Some(foreseen.bytes);
        return Ok(answer);
    }
    if foreseen.takes_longer_than(budget.row.as_secs_f64()) {
        return Ok(answer);
    }
    let Some(timed) = ask(ladder, row, Question::Seconds, budget)? else {
        return Ok(answer);
    };
    answer.value = Some(timed.value);
    (answer.seconds, answer.spread) = (timed.seconds, timed.spread);
    let counted = match timed.nodes {
        Some(_) => Some(timed),
        None => ask(ladder, row, Question::Nodes, budget)?,
    };
    if let Some(counted) = counted {
        let (name, value) = (&technique.name, timed.value);
        ensure!(
            counted.value == value,
            "{name}: {value} when timed, {} when counted",
            counted.value
        );
        ensure!(
            answer.nodes.is_none() || answer.nodes == counted.nodes,
            "{name}: {:?} nodes worked out, {:?} counted",
            answer.nodes,
            counted.nodes
        );
        answer.nodes = counted.nodes;
    }
    Ok(answer)
}

/// Returns the child's answer, or `None` if it took too long.
fn ask(ladder: &Ladder, row: usize, question: Question, budget: Budget) -> Result<Option<Answer>> {
    let limit = match question {
        Question::Seconds => budget.row,
        Question::Nodes => budget.nodes,
    };
    let mut child = start(ladder, row, question, budget)?;
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
    let mut progress = Progress::of(&ladder.techniques[row].name, question);
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
    let Some(answer) = Answer::read(&answer) else {
        bail!("{} stopped without an answer", ladder.techniques[row].name);
    };
    Ok(Some(answer))
}

fn start(ladder: &Ladder, row: usize, question: Question, budget: Budget) -> Result<Child> {
    let ladder_itself = std::env::current_exe().context("cannot find the ladder's own program")?;
    let question = question
        .to_possible_value()
        .context("every question has a name")?;
    Command::new(ladder_itself)
        .args(&ladder.arguments)
        .args(["--row", &row.to_string(), "--question", question.get_name()])
        .args(["--limit", &budget.row.as_secs_f64().to_string()])
        .args(budget.once.then_some("--once"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the process that measures a row")
}

/// A status line on standard error. It appears in a terminal after two seconds without output.
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
