//! A measured row, and the rows as JSON.

use anyhow::Result;
use serde::Serialize;

use crate::machine;
use crate::technique::Ladder;

/// The measurements of one technique. Those that did not finish in time are missing.
#[derive(Clone, Serialize)]
pub(crate) struct Row {
    pub(crate) technique: String,
    pub(crate) threads: usize,
    pub(crate) nodes: Option<u64>,
    pub(crate) value: Option<i64>,
    /// The median of several runs, or the time of one long run.
    pub(crate) seconds: Option<f64>,
    /// How much a second measurement may differ, as a part of the time, if the time is not certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) spread: Option<f64>,
    /// The memory that it would need in bytes, if it was skipped for that reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) needs_bytes: Option<u64>,
}

impl Row {
    /// Returns whether two techniques found different values.
    pub(crate) fn disagrees(&self, other: &Row) -> bool {
        self.value.is_some() && other.value.is_some() && self.value != other.value
    }

    /// Returns the search speed in nodes per second.
    pub(crate) fn nodes_a_second(&self) -> Option<f64> {
        Some(self.nodes? as f64 / self.seconds?)
    }
}

/// The speed ratio of two techniques.
#[derive(Serialize)]
pub(crate) struct Ratio {
    pub(crate) technique: &'static str,
    pub(crate) than: &'static str,
    pub(crate) faster: f64,
}

impl Ratio {
    /// Returns the ratio of two of the rows, if both finished.
    pub(crate) fn between(rows: &[Row], [technique, than]: [&'static str; 2]) -> Option<Ratio> {
        let seconds = |name| rows.iter().find(|row| row.technique == name)?.seconds;
        Some(Ratio {
            technique,
            than,
            faster: seconds(than)? / seconds(technique)?,
        })
    }
}

#[derive(Serialize)]
struct Report<'a> {
    /// The arguments of the ladder, as on its command line: `queens 12`.
    question: String,
    title: &'a str,
    machine: String,
    rows: &'a [Row],
    ratios: &'a [Ratio],
}

/// Returns the question, the rows, the ratios between them, and the machine, as JSON.
pub(crate) fn json(ladder: &Ladder, rows: &[Row], ratios: &[Ratio]) -> Result<String> {
    let machine = machine::name();
    Ok(serde_json::to_string_pretty(&Report {
        question: ladder.arguments.join(" "),
        title: &ladder.title,
        machine,
        rows,
        ratios,
    })?)
}
