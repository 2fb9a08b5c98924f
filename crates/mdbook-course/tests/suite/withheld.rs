//! Checks that no page shows the solution of an exercise before its reader has reached the exercise. The solution
//! consists of the lines that its stub does not have. They are searched for in the code on the page and in the code
//! beside its figures.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, Exercise};
use mdbook_course::Build;
use serde_json::Value;

fn course() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// An exercise, and the lines that it asks for.
struct Asked {
    id: String,
    /// The file of its reference, below the folder of the course.
    file: String,
    /// The position of its page in the book.
    place: usize,
    /// The numbers of the lines that its stub does not have.
    withheld: BTreeSet<usize>,
    /// The distinctive lines among them, which no other code contains.
    telling: HashSet<String>,
}

/// Returns whether a line is distinctive. Imports, comments, short lines and lines that end with `= None;` are not.
fn says_much(line: &str) -> bool {
    let says_nothing =
        line.starts_with("use ") || line.starts_with("//") || line.ends_with("= None;");
    line.len() >= 16 && !says_nothing
}

fn asked(exercise: &Exercise, order: &BTreeMap<String, usize>) -> Asked {
    let path = exercise.reference();
    let text = std::fs::read_to_string(course().join(&path)).unwrap();
    let withheld: BTreeSet<usize> = stubs::withheld(&text).into_iter().collect();
    assert!(!withheld.is_empty(), "{} asks for nothing", exercise.id);
    let stub = std::fs::read_to_string(course().join(exercise.stub())).unwrap();
    let given: HashSet<&str> = stub.lines().map(str::trim).collect();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let telling = withheld.iter().map(|at| lines[at - 1]);
    let telling = telling.filter(|line| says_much(line) && !given.contains(line));
    let page = exercise.page().with_extension("html");
    let page = page.strip_prefix("book/src").unwrap().to_string_lossy();
    Asked {
        id: exercise.id.clone(),
        file: path.to_string_lossy().replace('\\', "/"),
        place: order[&*page],
        telling: telling.map(str::to_owned).collect(),
        withheld,
    }
}

/// Returns the pages of the book in their order, below its folder.
fn order() -> BTreeMap<String, usize> {
    let summary = std::fs::read_to_string(course().join("book/src/SUMMARY.md")).unwrap();
    let links = summary.split("](").skip(1).filter_map(|rest| {
        let link = rest.split_once(".md)")?.0;
        Some(match link.strip_suffix("README") {
            Some(folder) => format!("{folder}index.html"),
            None => format!("{link}.html"),
        })
    });
    links.enumerate().map(|(at, page)| (page, at)).collect()
}

/// Returns a page without the text between two marks. Such passages may be nested.
fn without(page: &str, opens: &str, closes: &str) -> String {
    let (mut out, mut rest, mut depth) = (String::new(), page, 0_usize);
    loop {
        let (open, close) = (rest.find(opens), rest.find(closes));
        let (at, length, more) = match (open, close) {
            (Some(open), close) if close.is_none_or(|close| open < close) => {
                (open, opens.len(), true)
            }
            (_, Some(close)) => (close, closes.len(), false),
            _ => return out + rest,
        };
        if depth == 0 {
            out += &rest[..at];
        }
        depth = if more {
            depth + 1
        } else {
            depth.saturating_sub(1)
        };
        rest = &rest[at + length..];
    }
}

/// Returns the visible lines of code in a part of a page.
fn code_in_sight(page: &str) -> Vec<String> {
    let open = without(
        &without(page, "<details", "</details>"),
        "<script",
        "</script>",
    );
    let blocks = open.split("<pre").skip(1);
    let blocks = blocks.filter_map(|rest| rest.split_once("</pre>"));
    let lines = blocks.flat_map(|(block, _)| block.lines());
    lines.map(plain).collect()
}

/// Returns a line of code without its marks.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut in_tag = false;
    for letter in line.chars() {
        match letter {
            '<' => in_tag = true,
            '>' => in_tag = false,
            _ if !in_tag => text.push(letter),
            _ => {}
        }
    }
    let marks = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&amp;", "&"),
    ];
    let text = marks
        .iter()
        .fold(text, |text, (mark, letter)| text.replace(mark, letter));
    text.trim().to_owned()
}

/// Returns the functions beside the figures of a page.
fn functions(page: &str) -> Vec<Value> {
    let scripts = page.split("class=\"figure-code\">").skip(1);
    let scripts = scripts.map(|rest| rest.split_once("</script>").unwrap().0);
    let all = scripts.map(|text| serde_json::from_str::<BTreeMap<String, Value>>(text).unwrap());
    all.flat_map(BTreeMap::into_values).collect()
}

#[test]
fn no_page_shows_what_an_exercise_asks_for_before_its_box() {
    let order = order();
    let catalogue = Catalogue::load(&course()).unwrap();
    let exercises = catalogue.exercises().iter();
    let all: Vec<Asked> = exercises.map(|exercise| asked(exercise, &order)).collect();
    let folder = tempfile::tempdir().unwrap();
    let build = Build {
        course: &course(),
        into: Some(folder.path()),
        reload: false,
        yours: false,
        engine: None,
    };
    let built = build.run().unwrap();

    let (mut wrong, mut folded) = (Vec::new(), 0);
    for (name, &place) in &order {
        let page = std::fs::read_to_string(built.join(name)).unwrap();
        // What was asked for before has been written, or given up.
        let (to_come, over): (Vec<&Asked>, Vec<&Asked>) =
            all.iter().partition(|asked| asked.place >= place);
        for function in functions(&page) {
            let first = function["first"].as_u64().unwrap() as usize;
            let lines = first..first + function["lines"].as_array().unwrap().len();
            let is_of = |asked: &&&Asked| {
                function["file"] == asked.file.as_str()
                    && asked.withheld.iter().any(|at| lines.contains(at))
            };
            let asks = to_come.iter().find(is_of).map(|asked| asked.id.as_str());
            folded += usize::from(asks.is_some());
            if function["after"].as_str() != asks {
                wrong.push(format!(
                    "{name}: {} of {asks:?} is folded after {}",
                    function["file"], function["after"]
                ));
            }
        }
        for asked in &to_come {
            let own = format!("id=\"exercise-{}\"", asked.id);
            let above = page.split_once(&own).map_or(&*page, |(above, _)| above);
            for line in code_in_sight(above) {
                let is_known = over.iter().any(|over| over.telling.contains(&line));
                if asked.telling.contains(&line) && !is_known {
                    wrong.push(format!("{name} shows, before {}: {line}", asked.id));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        folded >= 20,
        "only {folded} functions of figures are folded"
    );
}

#[test]
fn code_in_sight_excludes_folded_blocks_and_scripts() {
    let page = "<pre><code>let <span>a</span> = b &amp;&amp; c;</code></pre>\
                <details><summary>s</summary><details><pre>inner();</pre></details><pre>folded();</pre></details>\
                <script type=\"a\"><pre>script();</pre></script><pre>last();</pre>";
    assert_eq!(code_in_sight(page), ["let a = b && c;", "last();"]);
}
