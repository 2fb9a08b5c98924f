//! The scale of a chart, which places a count between its two ends.

use textfmt::{grouped, power_of_ten};

use super::data::Chart;
use crate::table::ChartKind;

/// A scale from 0, its lower end, to 1.
pub(super) struct Scale {
    rule: Rule,
    low: f64,
    high: f64,
    /// The number of powers of ten between two of its marks.
    step: u32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Rule {
    /// The distance from 0 is proportional to the count.
    Plain,
    /// By powers of ten, starting at a power of ten.
    Powers,
    /// By powers of ten of the count plus one, because some counts are 0.
    PowersFromZero,
}

/// The most marks of a scale, in addition to its first.
const MOST_MARKS: u32 = 6;

impl Scale {
    pub(super) fn of(chart: &Chart) -> Scale {
        let counts = || chart.counts().map(|count| count.count);
        let least = counts().min().unwrap_or(1);
        let largest = counts().max().unwrap_or(1).max(1);
        let (rule, low) = match (&chart.charted.kind, least.checked_ilog10()) {
            (ChartKind::PlainBars, _) => (Rule::Plain, 0.0),
            (ChartKind::Bars | ChartKind::Icicle(_), _) => (Rule::Powers, 0.0),
            (_, Some(power)) => (Rule::Powers, power.into()),
            (_, None) => (Rule::PowersFromZero, 0.0),
        };
        let high = match place(rule, largest) {
            high if high > low => high,
            _ => low + 1.0,
        };
        let powers = (high - low).floor() as u32;
        let step = powers.div_ceil(MOST_MARKS).max(1);
        Scale {
            rule,
            // With this, 1 is a mark of each scale that extends that far.
            low: low - low % f64::from(step),
            high,
            step,
        }
    }

    /// Returns the place of a count, from 0 to 1. Smaller counts, such as 0, are placed at the lower end.
    pub(super) fn share(&self, count: u128) -> f64 {
        ((place(self.rule, count) - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// Returns the counts at which the scale is marked, from its lower end, each with its written form.
    pub(super) fn marks(&self) -> Vec<(u128, String)> {
        if self.rule == Rule::Plain {
            let largest = self.high as u128;
            let step = round_step(largest);
            let counts = (0_u128..).map_while(|times| times.checked_mul(step));
            let counts = counts.take_while(|count| *count <= largest);
            return counts.map(|count| (count, grouped(count))).collect();
        }
        let zero = (self.rule == Rule::PowersFromZero).then(|| (0, grouped(0)));
        let powers = (self.low as u32..).step_by(self.step as usize);
        let marks = powers.map_while(|power| Some((10_u128.checked_pow(power)?, power)));
        let marks = marks.take_while(|(count, _)| place(self.rule, *count) <= self.high + 1e-9);
        let marks = marks.map(|(count, power)| (count, written(power)));
        zero.into_iter().chain(marks).collect()
    }

    /// Explains its marks. Empty if the scale is plain.
    pub(super) fn in_words(&self) -> String {
        match self.rule {
            Rule::Plain => String::new(),
            _ => format!(
                "Each line of the scale is {} times the one before.",
                written(self.step)
            ),
        }
    }
}

fn place(rule: Rule, count: u128) -> f64 {
    match rule {
        Rule::Plain => count as f64,
        Rule::Powers => (count.max(1) as f64).log10(),
        Rule::PowersFromZero => (count as f64).ln_1p() / std::f64::consts::LN_10,
    }
}

/// Writes a power of ten in its most readable form: with its digits, as long as these are few.
fn written(power: u32) -> String {
    match power {
        ..5 => grouped(10_u32.pow(power)),
        _ => power_of_ten(power),
    }
}

/// Returns the smallest step, 1, 2 or 5 followed by zeros, of which at most five fit into the largest count.
fn round_step(largest: u128) -> u128 {
    let steps = (0..38).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u128.pow(power)));
    let mut steps = steps.skip_while(|step| largest / step > 5);
    steps.next().unwrap_or(u128::MAX)
}
