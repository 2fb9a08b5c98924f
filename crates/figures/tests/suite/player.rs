//! The player page.

use crate::runs;
use std::collections::BTreeSet;

use crate::drawing::{listed, player_data as data, player_data_of};
use figures::{FIGURE_CSS, PLAYER_JS, SvgOptions, player_fragment, player_html};
use roxmltree::Document;

#[test]
fn a_small_run_is_told_step_by_step() {
    let data = data(&runs::of_factorial(1));
    let [steps, nodes] = ["steps", "nodes"].map(|name| {
        let lines = data[name].as_array().expect("a list").iter();
        lines.map(|line| format!("{line}\n")).collect::<String>()
    });
    insta::assert_snapshot!(steps, @r#"
    {"kind":"call","node":0,"say":"call 1: factorial(1), 1 frame on the stack"}
    {"kind":"call","mark":"leaf","node":1,"say":"call 2: factorial(0), 2 frames on the stack"}
    {"kind":"return","node":1,"say":"call 2: factorial(0) returns 1, 1 frame on the stack"}
    {"kind":"return","node":0,"say":"call 1: factorial(1) returns 1, the stack is empty"}
    "#);
    insta::assert_snapshot!(nodes, @r#"
    {"function":0,"label":"factorial(1)"}
    {"by":0,"function":0,"label":"factorial(0)","line":5,"parent":0}
    "#);
}

#[test]
fn every_step_names_a_node_and_a_board_that_exist() {
    for (name, trace) in runs::all() {
        let data = data(&trace);
        let count = |what: &str| data[what].as_array().map_or(0, Vec::len) as u64;
        for step in data["steps"].as_array().expect("steps") {
            assert!(
                (0..count("nodes")).contains(&step["node"].as_u64().expect("a node")),
                "{name}"
            );
            assert!(
                step["board"].is_null()
                    || (0..count("boards")).contains(&step["board"].as_u64().expect("a number")),
                "{name}"
            );
        }
    }
}

#[test]
fn a_node_names_its_function_and_the_line_that_called_it() {
    let mut lines = 0;
    for (name, trace) in runs::every() {
        let tree = trace.tree();
        let made: BTreeSet<(&str, u64)> = tree
            .calls
            .iter()
            .filter_map(|call| Some((tree.calls[call.parent?].function, u64::from(call.line?))))
            .collect();
        let data = data(&trace);
        for node in data["nodes"].as_array().expect("nodes") {
            let Some(line) = node["line"].as_u64() else {
                continue;
            };
            let by = node["by"].as_u64().expect("the function that called");
            let by = data["functions"][by as usize].as_str().expect("its name");
            assert!(made.contains(&(by, line)), "{name}: {by}, line {line}");
            assert!(node["function"].is_u64(), "{name}: {node}");
            lines += 1;
        }
    }
    assert!(lines > 100, "{lines} calls have a line");
}

#[test]
fn queens_are_played_on_boards() {
    let data = data(&runs::of_queens(4));
    assert_eq!(
        data["boards"][0],
        serde_json::json!({ "kind": "queens", "text": "....\n....\n....\n...." }),
        "the first board is empty"
    );
    // 17 calls, as many returns, 16 queens placed and taken back.
    assert_eq!(
        data["steps"].as_array().map(Vec::len),
        Some(17 * 2 + 16 * 2)
    );
}

#[test]
fn calls_that_are_not_drawn_pass_by_in_one_step() {
    let data = data(&runs::of_fibonacci(12));
    let steps = data["steps"].as_array().expect("steps");
    assert!(steps.len() < 500, "{}", steps.len());
    assert!(steps.iter().any(|step| {
        step["say"]
            .as_str()
            .is_some_and(|say| say.ends_with("calls not shown"))
    }));
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let page = player_html(&runs::of_fibonacci(3), &SvgOptions::file("it"));
    assert!(page.contains(FIGURE_CSS) && page.contains(PLAYER_JS));
    for outside in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn without_the_script_the_whole_tree_is_seen_and_no_dead_button() {
    let page = player_fragment(&runs::of_fibonacci(3), &SvgOptions::embedded("it"));
    let it = Document::parse(&page).expect("well-formed");
    let class = |class: &str| {
        it.descendants()
            .find(|node| node.attribute("class") == Some(class))
    };
    assert!(!page.contains("todo") && !page.contains("<button"));
    // `hidden` alone is no XML, so the document above would not have parsed had it no value.
    assert!(class("fig-controls").is_some_and(|node| node.has_attribute("hidden")));
    assert!(class("fig-side").is_some_and(|node| node.has_attribute("hidden")));
}

#[test]
fn nothing_that_is_asked_for_is_told_before_the_last_step() {
    for (name, trace) in runs::every() {
        let facts = data(&trace)["facts"].as_str().expect("words").to_owned();
        let page = player_fragment(&trace, &SvgOptions::page("it"));
        let it = Document::parse(&page).expect("well-formed");
        let told = it.descendants().filter(|node| {
            let class = node.attribute("class");
            let head = class.is_some_and(|class| class.starts_with("fig-") && class != "fig-stage");
            head || node.has_tag_name("title")
                && node.parent().is_some_and(|svg| svg.has_tag_name("svg"))
                || node.has_tag_name("desc")
        });
        let words: Vec<&str> = told
            .flat_map(|node| node.descendants())
            .filter_map(|node| node.text())
            .collect();
        let facts = facts
            .split(['.', ';', ','])
            .map(str::trim)
            .filter(|fact| !fact.is_empty());
        for fact in facts {
            assert!(
                words.iter().all(|words| !words.contains(fact)),
                "{name}: {fact}"
            );
        }
        let label = it
            .root_element()
            .attribute("aria-label")
            .unwrap_or_default();
        assert!(
            !label.contains("leaves") && !label.contains(" calls"),
            "{name}: {label}"
        );
    }
}

#[test]
fn a_button_that_leads_nowhere_keeps_the_focus() {
    assert!(!PLAYER_JS.contains(".disabled"));
    assert!(PLAYER_JS.contains("aria-disabled"));
}

#[test]
fn the_list_of_a_run_says_what_its_player_says_in_the_same_order() {
    for (name, trace) in runs::every() {
        let list = format!("<div>{}</div>", listed(&trace));
        let it = Document::parse(&list).unwrap_or_else(|error| panic!("{name}: {error}"));
        let root = it.root_element();
        assert!(
            root.first_element_child()
                .is_some_and(|ul| ul.has_tag_name("ul"))
        );
        let items = root.descendants().filter(|node| node.has_tag_name("li"));
        assert!(
            items
                .clone()
                .all(|item| item.parent().is_some_and(|up| up.has_tag_name("ul")))
        );
        let said: String = root.descendants().filter_map(|node| node.text()).collect();
        let mut rest = said.as_str();
        for step in data(&trace)["steps"].as_array().expect("steps") {
            let say = step["say"].as_str().expect("a sentence");
            let at = rest
                .find(say)
                .unwrap_or_else(|| panic!("{name}: {say} is not in {rest}"));
            rest = &rest[at + say.len()..];
        }
    }
}

/// The names in some JSON.
fn names(data: &serde_json::Value, into: &mut BTreeSet<String>) {
    match data {
        serde_json::Value::Object(named) => {
            into.extend(named.keys().cloned());
            named.values().for_each(|value| names(value, into));
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| names(value, into)),
        _ => {}
    }
}

#[test]
fn the_scripts_read_what_is_written_by_its_name() {
    let mut written = BTreeSet::new();
    for trace in runs::every().map(|(_, trace)| trace) {
        names(&data(&trace), &mut written);
    }
    names(&data(&runs::fields::short_game()), &mut written);
    let opened = SvgOptions {
        open: vec![1],
        ..SvgOptions::embedded("p")
    };
    let opened = player_fragment(&runs::of_fibonacci(8), &opened);
    names(&player_data_of(&opened), &mut written);
    // The names of the players are walked over.
    let words: Vec<&str> = PLAYER_JS
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .collect();
    for name in written
        .iter()
        .filter(|name| !["A", "B"].contains(&name.as_str()))
    {
        assert!(
            words.contains(&name.as_str()),
            "{name} is written for nobody"
        );
    }
    for of in ["data.", "step."] {
        for rest in PLAYER_JS.split(of).skip(1) {
            let name = rest.split(|c: char| !c.is_alphanumeric()).next();
            let name = name.unwrap_or_default();
            assert!(
                written.contains(name),
                "{of}{name} is read and never written"
            );
        }
    }
}

#[test]
fn a_window_that_is_narrowed_is_told_from_the_one_that_was_given() {
    let trace = runs::games::of_alpha_beta(&runs::games::forty_four(), true);
    let player = player_fragment(&trace, &SvgOptions::embedded("p"));
    let whole = figures::tree_svg(&trace, &SvgOptions::embedded("p"));
    // The words of a legend are broken into lines.
    let words = |figure: &str| {
        let lines = figure.split("</text>");
        let lines = lines.filter_map(|line| Some(line.rsplit_once('>')?.1));
        lines.collect::<Vec<_>>().join(" ")
    };
    for (figure, narrows) in [(player, true), (whole, false)] {
        let words = words(&figure);
        assert!(words.contains("the window it was given"), "{words}");
        assert_eq!(words.contains("now: while"), narrows, "{words}");
    }
    assert!(PLAYER_JS.contains("\"now \" + now"));
}
