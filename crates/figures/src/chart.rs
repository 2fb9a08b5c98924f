//! Counts over a size that grows, as lines: a picture beside the table that holds the same numbers.

use crate::element::{Element, Marks, Path, path, text};
use crate::svg::measure::mono_width;

/// A line of a [`chart_svg`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartLine {
    /// What stands at its left end.
    pub name: String,
    /// Its counts, for 1, 2, 3, … across.
    pub counts: Vec<u64>,
    /// Its colour.
    pub colour: ChartColour,
    /// Dashed, with hollow points, and its counts below them: told apart without colour, too.
    pub dashed: bool,
}

/// The colours that the lines of a chart may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartColour {
    /// That of a call.
    Call,
    /// That of a cut.
    Cut,
}

impl ChartColour {
    fn css(self) -> &'static str {
        match self {
            ChartColour::Call => "var(--fig-call)",
            ChartColour::Cut => "var(--fig-cut)",
        }
    }
}

/// Where the lines of the grid begin; the names stand left of it.
const LEFT: f64 = 190.0;
/// From one point to the next.
const STEP: f64 = 52.0;
/// Between the ends of the grid and the first and last point.
const INSET: f64 = 14.0;
/// Right of the grid: the numbers of the scale.
const SCALE: f64 = 46.0;
/// Where a count of 0 is drawn.
const BOTTOM: f64 = 262.0;
/// How far above it the largest count is drawn.
const HIGH: f64 = 205.0;
/// Below it: the numbers across, and what they mean.
const FOOT: f64 = 58.0;

/// Counts as lines, an SVG that stands in a page with [`FIGURE_CSS`](crate::FIGURE_CSS). `across`
/// says what grows from left to right. The scale upwards is logarithmic, and has a 0: a count *n*
/// is drawn at the height of ln(1 + n).
///
/// The time is linear in the number of counts.
pub fn chart_svg(title: &str, across: &str, lines: &[ChartLine]) -> String {
    let counts = lines.iter().flat_map(|line| &line.counts);
    let largest = counts.copied().max().unwrap_or(0).max(1);
    let points = lines.iter().map(|line| line.counts.len()).max();
    let points = points.unwrap_or(0).max(1);
    let height = |count: u64| BOTTOM - HIGH * (count as f64).ln_1p() / (largest as f64).ln_1p();

    let right = x(points) + INSET;
    let size = (right + SCALE, BOTTOM + FOOT);
    let told = format!("{title}; the table has the numbers");
    let mut marks = Marks::from(Element::new("title").words(&told));
    marks += text("h", (16.0, 20.0), title);
    let powers = (0..).map_while(|power| 10_u64.checked_pow(power));
    for count in [0].into_iter().chain(powers) {
        if count > largest {
            break;
        }
        let y = height(count);
        marks += path("rule", &Path::at((LEFT, y)).horizontal_to(right));
        marks += text("s", (right + 6.0, y + 4.0), &count.to_string());
    }
    for number in 1..=points {
        marks += text("s m", (x(number), BOTTOM + 20.0), &number.to_string());
    }
    let middle = f64::midpoint(LEFT, right);
    marks += text("p m", (middle, BOTTOM + 42.0), across);
    for line in lines {
        marks += drawn(line, height);
    }
    marks += counts_at(lines, height);
    let svg = Element::new("svg").class("fig").size(size).view_box(size);
    let svg = svg.attribute("role", "img").holding(marks);
    Marks::from(svg).to_string()
}

/// Where the numbers across stand, from 1.
fn x(number: usize) -> f64 {
    LEFT + INSET + STEP * (number as f64 - 1.0)
}

fn drawn(line: &ChartLine, height: impl Fn(u64) -> f64) -> Marks {
    let colour = line.colour.css();
    let (dash, fill) = match line.dashed {
        true => ("6 4", "var(--fig-paper)"),
        false => ("none", colour),
    };
    let points = (1..).map(x).zip(line.counts.iter().map(|&n| height(n)));
    let points: Vec<(f64, f64)> = points.collect();
    let Some(&(left, first)) = points.first() else {
        return Marks::default();
    };
    let stroke = format!("stroke:{colour};stroke-width:2");
    let style = format!("fill:none;{stroke};stroke-dasharray:{dash}");
    let path = Element::new("path").along(&Path::default().through(&points));
    let mut marks = Marks::from(path.attribute("style", &style));
    for &(x, y) in &points {
        let point = Element::new("circle").around((x, y)).number("r", 4.0);
        marks += point.attribute("style", &format!("fill:{fill};{stroke}"));
    }
    marks += text("p end", (left - INSET, first + 4.0), &line.name);
    marks
}

/// The counts at their points: above, and below those of a dashed line; on the other side, or
/// beside the point, where they would cover a point or another count.
fn counts_at(lines: &[ChartLine], height: impl Fn(u64) -> f64) -> Marks {
    let mut marks = Marks::default();
    let columns = lines.iter().map(|line| line.counts.len()).max();
    for column in 0..columns.unwrap_or(0) {
        let x = x(column + 1);
        let here = lines
            .iter()
            .filter_map(|line| Some((line, *line.counts.get(column)?)));
        let here: Vec<(&ChartLine, u64)> = here.collect();
        // What is taken in this column: from a left end to a right one, from a top to a bottom.
        let mut taken: Vec<[f64; 4]> = here
            .iter()
            .map(|&(_, count)| [x - 5.0, x + 5.0, height(count) - 5.0, height(count) + 5.0])
            .collect();
        for &(line, count) in here.iter().filter(|(_, count)| *count > 0) {
            let (y, words) = (height(count), count.to_string());
            let wide = mono_width(&words, 11.0);
            let (above, below) = ((0.0, -10.0), (0.0, 18.0));
            let beside = (9.0 + wide / 2.0, 4.0);
            let wanted = match line.dashed {
                true => [below, beside, above],
                false => [above, beside, below],
            };
            let room = |&(right, down): &(f64, f64)| {
                let (middle, base) = (x + right, y + down);
                [middle - wide / 2.0, middle + wide / 2.0, base - 8.5, base]
            };
            let free = |at: &&(f64, f64)| {
                let [left, right, top, bottom] = room(at);
                taken
                    .iter()
                    .all(|it| right < it[0] || it[1] < left || bottom < it[2] || it[3] < top)
            };
            let at = wanted.iter().find(free).unwrap_or(&wanted[0]);
            marks += text("s m halo", (x + at.0, y + at.1), &words);
            taken.push(room(at));
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, counts: &[u64], dashed: bool) -> ChartLine {
        ChartLine {
            name: name.to_owned(),
            counts: counts.to_vec(),
            colour: ChartColour::Cut,
            dashed,
        }
    }

    /// The heights at which the points are drawn, line after line; 0 is the upper edge.
    fn heights(svg: &str) -> Vec<f64> {
        let document = roxmltree::Document::parse(svg).unwrap();
        let circles = document
            .descendants()
            .filter(|node| node.has_tag_name("circle"));
        circles
            .map(|circle| circle.attribute("cy").unwrap().parse().unwrap())
            .collect()
    }

    #[test]
    fn a_larger_count_is_drawn_higher_and_0_lies_on_the_lowest_rule() {
        let svg = chart_svg("t", "n", &[line("one", &[329, 106, 1, 0], false)]);
        let heights = heights(&svg);
        assert!(heights.is_sorted(), "{heights:?}");
        assert_eq!((heights[0], heights[3]), (BOTTOM - HIGH, BOTTOM));
        let lowest = Path::at((LEFT, BOTTOM)).horizontal_to(x(4) + INSET);
        assert!(svg.contains(&path("rule", &lowest).to_string()), "{svg}");
    }

    #[test]
    fn every_count_but_0_is_written_at_its_point() {
        let svg = chart_svg("t", "n", &[line("one", &[7, 0], false)]);
        assert!(svg.contains("halo\" x=\"204\" y=\"47\">7</text>"), "{svg}");
        assert_eq!(svg.matches("halo").count(), 1);
        let below = chart_svg("t", "n", &[line("one", &[7, 0], true)]);
        assert!(
            below.contains("halo\" x=\"204\" y=\"75\">7</text>"),
            "{below}"
        );
    }

    #[test]
    fn the_scale_has_the_powers_of_ten_that_are_reached() {
        let scale = |most: u64| {
            let svg = chart_svg("t", "n", &[line("one", &[most], false)]);
            svg.matches("class=\"rule\"").count()
        };
        assert_eq!([0, 1, 9, 10, 1_000].map(scale), [2, 2, 2, 3, 5]);
        assert_eq!(scale(u64::MAX), 21);
    }

    #[test]
    fn words_are_escaped() {
        let svg = chart_svg("a < b", "n & m", &[line("one<two>", &[1], true)]);
        roxmltree::Document::parse(&svg).unwrap();
        assert!(
            svg.contains("one&lt;two&gt;") && svg.contains("n &amp; m") && svg.contains("a &lt; b")
        );
    }

    #[test]
    fn a_chart_of_nothing_is_a_grid() {
        for lines in [&[][..], &[line("none", &[], false)]] {
            assert!(heights(&chart_svg("t", "n", lines)).is_empty());
        }
    }
}
