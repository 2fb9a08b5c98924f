//! A chart contains only numbers of its table.

use std::collections::BTreeSet;

use crate::workspace::{root, text};

/// Returns the charts of the tables from `cargo xtask counts`: name, picture, and table in Markdown.
fn charts() -> Vec<(String, String, String)> {
    let folder = root().join("book/counts");
    let files = std::fs::read_dir(&folder).expect("the counts of the book");
    let charts = files.filter_map(|file| {
        let path = file.expect("an entry").path();
        let name = path.file_stem()?.to_str()?.to_owned();
        let table = charts::Table::of_json(&text(&path)).expect("a table");
        Some((name, charts::chart_html(&table, "id")?, table.markdown()))
    });
    charts.collect()
}

/// Returns the numbers in a chart: at bars and points, beside marks and beside the names of lines.
fn labels(chart: &str) -> Vec<String> {
    let starts = [
        "<text class=\"v\"",
        "<text class=\"v end\"",
        "<text class=\"s m halo",
        "<tspan class=\"v",
        "<span class=\"chart-value\"",
        "<span class=\"icicle-nodes\"",
        "<span class=\"icicle-visited\"",
    ];
    let lines = starts.iter().flat_map(|start| {
        chart.match_indices(start).map(|(at, _)| {
            let end = chart[at..].find(if start.starts_with("<span") {
                "</span>"
            } else {
                "</t"
            });
            &chart[at..at + end.expect("the end of an element")]
        })
    });
    lines
        .map(|line| {
            line.rsplit('>')
                .next()
                .unwrap_or_default()
                .trim()
                .to_owned()
        })
        .collect()
}

/// Returns the cells of a table.
fn cells(table: &str) -> BTreeSet<String> {
    table
        .split(['|', '\n'])
        .map(|cell| cell.trim().to_owned())
        .collect()
}

#[test]
fn each_number_of_a_chart_stands_in_its_table() {
    let charts = charts();
    assert!(charts.len() >= 16, "{}", charts.len());
    for (name, chart, table) in charts {
        let (labels, cells) = (labels(&chart), cells(&table));
        assert!(!labels.is_empty(), "{name} has no numbers");
        for label in labels {
            assert!(
                cells.contains(&label),
                "{name}: {label} stands in the chart, and not in the table"
            );
        }
    }
}

#[test]
fn a_number_that_differs_is_noticed() {
    let chart = "<text class=\"v\" x=\"1%\">1\u{202f}234</text>\n<span class=\"chart-value\"><svg/>7</span>";
    assert_eq!(labels(chart), ["1\u{202f}234", "7"]);
    let cells = cells("| a | b |\n| --- | ---: |\n| x | 1\u{202f}235 |\n");
    assert!(cells.contains("1\u{202f}235") && !cells.contains("1\u{202f}234"));
}

#[test]
fn each_chart_stands_on_a_page() {
    let mut pages = String::new();
    let mut folders = vec![root().join("book/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of the book") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|it| it == "md") => pages += &text(&path),
                false => {}
            }
        }
    }
    for (name, ..) in charts() {
        assert!(
            pages.contains(&format!("{{{{#chart {name}}}}}")),
            "{name} is on no page"
        );
    }
}
