//! A measured row, and the rows as JSON.

use anyhow::Result;
use serde::Serialize;

use crate::machine;
use crate::technique::Ladder;

/// What is known of one technique. What did not finish in time is not known.
#[derive(Clone, Serialize)]
pub(crate) struct Row {
    pub(crate) technique: String,
    pub(crate) threads: usize,
    pub(crate) nodes: Option<u64>,
    pub(crate) value: Option<i64>,
    /// The median of several runs, or of one if it was long.
    pub(crate) seconds: Option<f64>,
    /// How much memory it would take, if it was not even tried for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) needs_bytes: Option<u64>,
}

impl Row {
    /// Whether two techniques found different values.
    pub(crate) fn disagrees(&self, other: &Row) -> bool {
        self.value.is_some() && other.value.is_some() && self.value != other.value
    }

    /// How fast the technique looks at boards.
    pub(crate) fn nodes_a_second(&self) -> Option<f64> {
        Some(self.nodes? as f64 / self.seconds?)
    }
}

/// How many times faster one technique is than another.
#[derive(Serialize)]
pub(crate) struct Ratio {
    pub(crate) technique: &'static str,
    pub(crate) than: &'static str,
    pub(crate) faster: f64,
}

impl Ratio {
    /// The ratio of two of the rows, if both finished.
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
    /// What the ladder was asked, as on its command line: `queens 12`.
    question: String,
    title: &'a str,
    machine: String,
    rows: &'a [Row],
    ratios: &'a [Ratio],
}

/// What was asked, the rows, what they say of each other, and the machine they were measured on.
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
