use proptest::prelude::*;
use roxmltree::{Document, Node};
use textfmt::grouped;

use super::data::{ChartCount, ChartRow, NARROW};
use super::*;
use markup::mono_width;

fn chart<'r, C: AsRef<[Option<u128>]>>(
    kind: &ChartKind,
    series: &[&str],
    rows: impl IntoIterator<Item = (&'r str, C)>,
) -> Chart {
    let count = |count: u128| ChartCount {
        count,
        shown: grouped(count),
    };
    let row = |(name, counts): (&str, C)| ChartRow {
        name: name.to_owned(),
        counts: counts.as_ref().iter().map(|it| it.map(count)).collect(),
    };
    let rows = rows.into_iter();
    let columns = series.iter().map(|&name| name.to_owned()).enumerate();
    Chart {
        charted: Charted {
            title: "A chart".to_owned(),
            counted: "Calls".to_owned(),
            kind: kind.clone(),
            columns: columns.collect(),
            ..Charted::default()
        },
        rows: rows.map(row).collect(),
    }
}

/// Returns a series of counts, with one in each row.
fn single(kind: &ChartKind, counts: &[u128]) -> Chart {
    let rows = counts.iter().map(|&count| ("row", [Some(count)]));
    chart(kind, &["one"], rows)
}

fn lines() -> ChartKind {
    ChartKind::Lines("n".to_owned())
}

fn kinds() -> [ChartKind; 5] {
    [
        ChartKind::Bars,
        ChartKind::PlainBars,
        ChartKind::Marks,
        ChartKind::Band,
        lines(),
    ]
}

/// Returns the value of an attribute in pixels on the narrowest page.
fn pixels(node: Node, name: &str) -> f64 {
    let value = node.attribute(name).unwrap_or("0");
    match value.strip_suffix('%') {
        Some(share) => share.parse::<f64>().unwrap() * NARROW / 100.0,
        None => value.parse().unwrap(),
    }
}

/// Returns the words of a chart, with the left and right ends of each on the narrowest page.
fn words_of(html: &str) -> Vec<(String, f64, f64)> {
    let document = Document::parse(html).unwrap();
    let nodes = document.descendants();
    nodes
        .filter(|node| node.has_tag_name("text"))
        .map(|text| {
            let parts = text.descendants().filter(Node::is_text);
            let words: String = parts.filter_map(|it| it.text()).collect();
            let wide = mono_width(&words, 11.0);
            let at = pixels(text, "x") + pixels(text, "dx");
            let classes: Vec<&str> = text.attribute("class").unwrap().split(' ').collect();
            let from = match () {
                () if classes.contains(&"m") => at - wide / 2.0,
                () if classes.contains(&"end") => at - wide,
                () => at,
            };
            (words, from, from + wide)
        })
        .collect()
}

/// Returns the lengths of the bars.
fn bars_of(html: &str) -> Vec<f64> {
    let document = Document::parse(html).unwrap();
    let nodes = document.descendants();
    let bars = nodes.filter(|it| it.has_tag_name("rect") && it.attribute("height") == Some("15"));
    bars.map(|bar| pixels(bar, "width")).collect()
}

proptest! {
    #[test]
    fn a_larger_count_has_no_shorter_bar(mut counts in prop::collection::vec(1..u128::MAX, 1..12)) {
        counts.sort_unstable();
        for kind in [ChartKind::Bars, ChartKind::PlainBars] {
            let bars = bars_of(&drawn(&single(&kind, &counts), "a"));
            prop_assert_eq!(bars.len(), counts.len());
            prop_assert!(bars.is_sorted(), "{:?}", bars);
            prop_assert_eq!(bars[bars.len() - 1], if counts[counts.len() - 1] == 1 && kind == ChartKind::Bars { 0.0 } else { NARROW });
        }
    }

    #[test]
    fn the_words_of_bars_and_marks_keep_within_the_narrowest_page(
        counts in prop::collection::vec((0_u32..25, 1_u128..10), 1..8),
    ) {
        let counts: Vec<u128> = counts.into_iter().map(|(power, digit)| digit * 10_u128.pow(power)).collect();
        for kind in &kinds()[..4] {
            // A plain scale is only for numbers that can be read at a glance.
            if *kind == ChartKind::PlainBars && counts.iter().any(|count| *count > 1_000_000_000) {
                continue;
            }
            for (words, from, to) in words_of(&drawn(&single(kind, &counts), "a")) {
                // Places are rounded to a thousandth of the width.
                prop_assert!(-1.5 <= from && to <= NARROW + 1.5, "{kind:?}: {words}: {from} to {to}");
            }
        }
    }

    #[test]
    fn every_count_but_0_is_a_place_higher_up_the_larger_it_is(mut counts in prop::collection::vec(1..u128::MAX, 2..9)) {
        counts.sort_unstable();
        let html = drawn(&single(&lines(), &counts), "a");
        let document = Document::parse(&html).unwrap();
        let points = document.descendants().filter(|node| node.attribute("class") == Some("chart-place"));
        let heights: Vec<f64> = points.filter(|point| point.has_attribute("y")).map(|point| -pixels(point, "y")).collect();
        prop_assert_eq!(heights.len(), counts.len());
        prop_assert!(heights.is_sorted(), "{:?}", heights);
    }
}

#[test]
fn twenty_four_powers_of_ten_lie_on_one_line_with_1() {
    let counts = [1, 1_000_000_000_000, 10_u128.pow(24)];
    let html = drawn(&single(&ChartKind::Bars, &counts), "a");
    assert_eq!(bars_of(&html), [0.0, NARROW / 2.0, NARROW]);
    let words = words_of(&html).into_iter();
    let marks: Vec<String> = words.map(|(words, ..)| words).collect();
    assert_eq!(
        marks[3..],
        ["1", "10\u{202f}000", "10⁸", "10¹²", "10¹⁶", "10²⁰", "10²⁴"]
    );
    assert!(
        html.contains("10\u{202f}000 times the one before"),
        "{html}"
    );
}

#[test]
fn a_count_of_0_has_a_number_and_no_bar() {
    let html = drawn(&single(&ChartKind::Bars, &[0, 1]), "a");
    assert_eq!(bars_of(&html), [0.0]);
    assert!(
        html.contains(">0</text>") && html.contains(">1</text>"),
        "{html}"
    );
}

#[test]
fn what_was_not_counted_is_a_dash() {
    let rows = [("r", [None, Some(5)])];
    let html = drawn(&chart(&ChartKind::Bars, &["a", "b"], rows), "a");
    assert_eq!(bars_of(&html).len(), 1);
    assert!(html.contains(">–</text>"), "{html}");
}

#[test]
fn a_chart_of_one_count_or_of_none_is_drawn() {
    for kind in kinds() {
        for counts in [&[][..], &[0], &[1], &[7], &[1_000], &[u128::MAX]] {
            let html = drawn(&single(&kind, counts), "a");
            Document::parse(&html).unwrap();
            assert!(
                !html.contains("NaN") && !html.contains("inf"),
                "{kind:?} {counts:?}: {html}"
            );
        }
    }
}

#[test]
fn marks_and_lines_begin_at_the_power_of_ten_below_the_least() {
    let marks = |kind: &ChartKind, counts: &[u128]| {
        let words = words_of(&drawn(&single(kind, counts), "a")).into_iter();
        let mut words = words.map(|(words, ..)| words);
        words.find(|words| words.starts_with('1')).unwrap()
    };
    assert_eq!(marks(&ChartKind::Marks, &[2_312, 549_946]), "1\u{202f}000");
    assert_eq!(marks(&lines(), &[23, 54]), "10");
    assert_eq!(marks(&ChartKind::Bars, &[2_312]), "1");
}

#[test]
fn a_mark_alone_is_joined_to_the_side_where_its_name_stands() {
    let html = drawn(&single(&ChartKind::Marks, &[10, 1_000]), "a");
    assert_eq!(html.matches("class=\"chart-guide\"").count(), 2, "{html}");
    let rows = [("r", [Some(1), Some(2)])];
    let several = chart(&ChartKind::Marks, &["a", "b"], rows);
    assert!(!drawn(&several, "a").contains("chart-guide"));
}

#[test]
fn a_band_reaches_from_the_least_to_the_largest() {
    let rows = [("r", [Some(100), Some(1), Some(10)])];
    let html = drawn(&chart(&ChartKind::Band, &["a", "b", "c"], rows), "a");
    let document = Document::parse(&html).unwrap();
    let mut nodes = document.descendants();
    let band = nodes.find(|node| node.attribute("class") == Some("chart-band"));
    let band = band.unwrap();
    assert_eq!((pixels(band, "x1"), pixels(band, "x2")), (0.0, NARROW));
}

#[test]
fn the_names_of_lines_that_meet_stand_below_one_another() {
    let rows = [
        ("1", [Some(1), Some(1), Some(1)]),
        ("2", [Some(15), Some(15), Some(1_000)]),
    ];
    let html = drawn(&chart(&lines(), &["a", "b", "c"], rows), "a");
    let document = Document::parse(&html).unwrap();
    let nodes = document.descendants();
    let names = nodes.filter(|node| node.attribute("class") == Some("p"));
    let mut at: Vec<f64> = names.map(|name| pixels(name, "y")).collect();
    at.sort_by(f64::total_cmp);
    assert_eq!(at.len(), 3);
    assert!(at.windows(2).all(|two| two[1] - two[0] >= 16.0), "{at:?}");
}

#[test]
fn a_count_steps_aside_where_a_line_goes_through_its_place() {
    let counts = [(329, 89), (106, 34), (106, 32), (42, 26), (36, 30)];
    let fallen = [(0, 0); 4];
    let counts = counts.into_iter().chain(fallen);
    let rows = counts.map(|(a, b)| ("1", [Some(a), Some(b)]));
    let series = ["second, wins", "second, lines"];
    let html = drawn(&chart(&lines(), &series, rows), "a");
    let document = Document::parse(&html).unwrap();
    let aside = |words: &str| {
        let mut all = document.descendants();
        let text = all.find(|node| node.has_tag_name("text") && node.text() == Some(words));
        let shift = text.unwrap().attribute("dx");
        shift.map(|it| it.parse::<f64>().unwrap())
    };
    // Above it is the 36, and below it the line falls to 0.
    assert!(aside("30").is_some_and(|shift| shift < 0.0), "{html}");
    assert_eq!(aside("34"), None);
}

#[test]
fn words_are_escaped_and_ids_begin_with_that_of_the_chart() {
    let rows = [("x < y", [Some(1), Some(2)])];
    let mut hostile = chart(&ChartKind::Bars, &["<A>", "b & c"], rows);
    hostile.charted.title = "\"quoted\" <B>".to_owned();
    for kind in kinds() {
        hostile.charted.kind = kind;
        let html = drawn(&hostile, "page-chart");
        let document = Document::parse(&html).unwrap();
        let nodes = || document.descendants();
        let ids: Vec<&str> = nodes().filter_map(|it| it.attribute("id")).collect();
        assert!(ids.iter().all(|id| id.starts_with("page-chart")), "{ids:?}");
        let image = nodes().find(|it| it.attribute("role") == Some("img"));
        let told = ["aria-labelledby", "aria-describedby"];
        let told = told.map(|it| image.unwrap().attribute(it).unwrap());
        let told: Vec<&str> = told.iter().flat_map(|it| it.split_whitespace()).collect();
        assert_eq!(told.len(), 3);
        assert!(told.iter().all(|id| ids.contains(id)), "{ids:?}");
    }
}

#[test]
fn what_the_ladder_measures_stands_at_the_chart() {
    let mut measured = single(&ChartKind::Bars, &[10_u128.pow(24), 3]);
    measured.charted.ladders = vec!["dots 3x3".to_owned()];
    measured.charted.techniques = vec!["minimax".to_owned()];
    let html = drawn(&measured, "a");
    let document = Document::parse(&html).unwrap();
    let data = document.root_element().attribute("data-ladders").unwrap();
    assert_eq!(
        data,
        r#"{"dots 3x3":{"minimax":"1000000000000000000000000"}}"#
    );
}

#[test]
fn snapshot_of_each_kind() {
    let rows = [
        ("minimax", [Some(549_946), Some(1_302_061_345)]),
        ("alpha-beta", [Some(18_297), None]),
        ("a table", [Some(1_981), Some(6_440)]),
    ];
    let names = ["bars", "plain-bars", "marks", "band", "lines"];
    for (kind, name) in kinds().into_iter().zip(names) {
        let html = drawn(&chart(&kind, &["tic-tac-toe", "2x2"], rows), "a");
        insta::assert_snapshot!(name, html);
    }
}
