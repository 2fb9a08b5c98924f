//! The invariants of `crates/README.md`, each as a test over the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use crate::workspace::{chapter, manifest, manifests, packages, root, tests_use, text, uses};

#[test]
fn recorder_figures_and_tools_for_marks_know_no_chapter() {
    for name in [
        "call-trace",
        "call-trace-macros",
        "figures",
        "textfmt",
        "game",
        "diagnosis",
        "stubs",
        "catalogue",
        "subprocess",
        "terminal",
    ] {
        let uses = uses(&packages()[name]);
        assert!(
            !uses.iter().any(|used| chapter(used).is_some()),
            "{name} uses a chapter: {uses:?}"
        );
    }
}

#[test]
fn no_chapter_uses_a_later_one() {
    for (name, package) in packages() {
        let Some(number) = chapter(&name) else {
            continue;
        };
        for used in uses(&package) {
            assert!(
                chapter(&used).is_none_or(|other| other < number),
                "{name} uses {used}"
            );
        }
    }
}

/// Every kind of dependency counts. A chapter's tests assert numbers, and do not print them, either.
#[test]
fn a_chapter_prints_no_report() {
    for (name, package) in packages() {
        if chapter(&name).is_none() {
            continue;
        }
        for kind in ["dependencies", "build-dependencies", "dev-dependencies"] {
            let uses = package.get(kind).and_then(toml::Value::as_table);
            for reporter in ["charts", "counts", "textfmt"] {
                assert!(packages().contains_key(reporter), "no crate {reporter}");
                assert!(
                    !uses.is_some_and(|uses| uses.contains_key(reporter)),
                    "{name} uses {reporter} ({kind}): crates/counts counts what the book prints"
                );
            }
        }
    }
}

#[test]
fn only_xtask_links_the_counts() {
    for (name, package) in packages() {
        assert!(
            name == "xtask" || !uses(&package).contains(&"counts".to_owned()),
            "{name} links every chapter and the solver: it uses counts"
        );
    }
}

/// Returns the direct and indirect dependencies of a package, each with the path to it: `course → terminal`.
fn uses_in_the_end(package: &str) -> BTreeMap<String, String> {
    let packages = packages();
    let mut ways = BTreeMap::new();
    let mut open = vec![(package.to_owned(), package.to_owned())];
    while let Some((name, way)) = open.pop() {
        for used in packages.get(&name).map(uses).unwrap_or_default() {
            if !ways.contains_key(&used) {
                let way = format!("{way} → {used}");
                ways.insert(used.clone(), way.clone());
                open.push((used, way));
            }
        }
    }
    ways
}

/// Students wait for the dependencies of `cargo course`, and these must not break. A student who plays waits longer.
#[test]
fn the_students_tool_links_no_chapter() {
    for (used, way) in uses_in_the_end("course") {
        assert!(chapter(&used).is_none(), "it links one: {way}");
    }
    // A check of the search itself: a game needs chapters and a solver.
    let of_the_games = uses_in_the_end("play");
    for used in ["ch3-tic-tac-toe", "dots-solver", "terminal", "signal-hook"] {
        assert!(of_the_games.contains_key(used), "play uses {used}, unseen");
    }
}

/// Every student hands in, and the grader's interpreter takes as long to build as all the rest.
#[test]
fn whoever_hands_in_compiles_no_dependency_of_the_grader() {
    let of_students = uses_in_the_end("student-copy");
    let of_the_grader = uses_in_the_end("grade");
    for needless in ["wasm-sandbox", "boards", "call-trace", "csv", "fastrand"] {
        let way = of_students.get(needless);
        assert!(way.is_none(), "it compiles {needless}: {way:?}");
        assert!(of_the_grader.contains_key(needless), "{needless}");
    }
}

#[test]
fn the_book_is_built_without_any_chapter() {
    let uses = uses(&packages()["mdbook-course"]);
    assert!(
        !uses.iter().any(|used| chapter(used).is_some()),
        "mdbook-course uses a chapter: {uses:?}"
    );
}

/// Everybody who runs `cargo book build` waits for its dependencies, so they include no server, no sockets and no PDF reader.
#[test]
fn whoever_builds_the_book_compiles_no_server_and_nothing_that_reads_a_pdf() {
    let compiled = |features: &[&str]| {
        let tree = Command::new(env!("CARGO"))
            .args([
                "tree",
                "--offline",
                "--locked",
                "--package",
                "mdbook-course",
            ])
            .args([
                "--edges",
                "normal,build",
                "--prefix",
                "none",
                "--format",
                "{lib}",
            ])
            .arg("--no-default-features")
            .args(features)
            .current_dir(root())
            .output()
            .unwrap();
        assert!(tree.status.success(), "{tree:?}");
        let names = String::from_utf8(tree.stdout).unwrap();
        names.lines().map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let built = compiled(&[]);
    for needless in ["axum", "tokio", "tower", "hyper", "notify", "mio", "lopdf"] {
        assert!(!built.contains(needless), "it compiles {needless}");
    }
    // A check of the search itself.
    assert!(built.contains("mdbook_driver"), "{built:?}");
    let served = compiled(&["--features", "serve"]);
    assert!(served.contains("tokio") && served.contains("notify"));
}

#[test]
fn nothing_turns_tracing_on_in_release_builds() {
    for (name, package) in packages() {
        let default = package
            .get("features")
            .and_then(|features| features.get("default"));
        assert!(
            default.is_none_or(|on| !on.to_string().contains("call-trace")),
            "{name} turns it on by default"
        );
        let dependency = package
            .get("dependencies")
            .and_then(|all| all.get("call-trace"));
        assert!(
            dependency.is_none_or(|it| it.get("features").is_none()),
            "{name} asks for a feature of call-trace"
        );
    }
    let workspace = manifest(Path::new("."));
    let dependency = &workspace["workspace"]["dependencies"]["call-trace"];
    assert!(
        dependency.get("features").is_none(),
        "the workspace asks for a feature of call-trace"
    );
}

#[test]
fn no_tool_links_what_students_edit() {
    let workspace = manifest(Path::new("."));
    assert_eq!(
        workspace["workspace"]["exclude"][0].as_str(),
        Some("exercises")
    );
    for (name, package) in packages() {
        let links = format!(
            "{:?} {:?}",
            package.get("dependencies"),
            package.get("build-dependencies")
        );
        assert!(
            !links.contains("exercises") && !links.contains("\"my-"),
            "{name} links the exercises"
        );
    }
}

#[test]
fn exercises_use_earlier_chapters_only() {
    for (folder, package) in manifests() {
        let name = folder.strip_prefix("exercises").map(Path::display);
        let name = name.map_or_else(|_| String::new(), |it| it.to_string());
        let Some(number) = chapter(&name) else {
            continue;
        };
        for used in uses(&package) {
            assert!(
                chapter(&used).is_none_or(|other| other < number),
                "{name} uses {used}"
            );
        }
    }
}

#[test]
fn both_workspaces_ask_for_the_same_rust() {
    let (outer, inner) = (manifest(Path::new(".")), manifest(Path::new("exercises")));
    for key in ["edition", "rust-version"] {
        assert_eq!(
            outer["workspace"]["package"][key], inner["workspace"]["package"][key],
            "{key}"
        );
    }
}

/// The measurable part of "reads like the textbook's pseudo-code": a region that a student writes fits on a page, and the module
/// contains no code for speed.
#[test]
fn a_reference_is_short_and_uses_no_tricks() {
    let catalogue = catalogue::Catalogue::load(&root()).unwrap();
    for exercise in catalogue.exercises() {
        let path = exercise.reference();
        let module = text(&root().join(&path));
        for trick in ["#[inline", "unchecked", "black_box", "transmute"] {
            assert!(!module.contains(trick), "{}: {trick}", path.display());
        }
        for region in stubs::regions(&module).unwrap() {
            let lines = region
                .lines
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let (length, name) = (lines.count(), &region.name);
            assert!(
                length <= 70,
                "{}: {name} is {length} lines long",
                path.display()
            );
        }
    }
}

/// The compiler ignores a module that `lib.rs` does not name.
#[test]
fn what_a_hunt_starts_from_is_compiled() {
    let catalogue = catalogue::Catalogue::load(&root()).unwrap();
    for exercise in catalogue.exercises() {
        let source = root().join("crates").join(&exercise.chapter.folder);
        let source = source.join("src");
        let hunt = Path::new("debugging")
            .join(&exercise.stem)
            .with_extension("rs");
        let is_there = source.join(&hunt).is_file();
        let is_hunt = exercise.about.starts_with("debugging:");
        assert_eq!(is_there, is_hunt, "{}: {}", exercise.id, hunt.display());
        let lib = text(&source.join("lib.rs"));
        let regions = stubs::regions(&lib).unwrap();
        let named = regions.iter().any(|region| {
            let module = format!("pub mod {};", exercise.stem);
            region.name == "solution_debugging"
                && region.lines.lines().any(|it| it.trim() == module)
        });
        assert_eq!(named, is_hunt, "{}: lib.rs of its chapter", exercise.id);
    }
}

/// A mark with other code on its line yields no region. A debugging exercise must differ from its reference.
#[test]
fn every_reference_gives_a_stub_with_something_left_to_do_or_a_bug() {
    let catalogue = catalogue::Catalogue::load(&root()).unwrap();
    for exercise in catalogue.exercises() {
        let path = root().join(exercise.reference());
        let stub = stubs::of(&path).unwrap_or_else(|error| {
            panic!("{error}: {}", std::error::Error::source(&error).unwrap())
        });
        let solution = stubs::substitute(&text(&path), &[]).unwrap();
        let has_bugs = exercise.about.starts_with("debugging:") && stub != solution;
        assert!(stub.contains("todo!(") || has_bugs, "{}", exercise.id);
    }
}

/// A student can only guess a name that is not in the stub.
#[test]
fn each_stub_says_what_may_be_used() {
    let catalogue = catalogue::Catalogue::load(&root()).unwrap();
    for exercise in catalogue.exercises() {
        let stub = stubs::of(&root().join(exercise.reference())).unwrap();
        let head = stub.lines().take_while(|line| line.starts_with("//!"));
        let head: Vec<&str> = head.collect();
        let says = head.join(" ").to_lowercase();
        assert!(says.contains("you can use"), "{}", exercise.id);
    }
}

/// All dependencies of an optimised crate are optimised, too. A missing crate would be built with its checks enabled, and slowly.
#[test]
fn the_crates_that_the_gate_optimises_are_those_that_its_slow_tests_use() {
    let path = root().join(".ci/optimised.toml");
    let settings: toml::Table = text(&path).parse().expect("a table");
    let crates = settings["profile"]["dev"]["package"].as_table();
    let crates = crates.expect("settings by package");
    for (package, settings) in crates {
        assert_eq!(settings["opt-level"].as_integer(), Some(3), "{package}");
        for check in ["debug-assertions", "overflow-checks"] {
            assert_eq!(settings[check].as_bool(), Some(false), "{package}: {check}");
        }
    }
    let packages = packages();
    let mut used = BTreeSet::new();
    for slow in ["call-trace", "ch4-alpha-beta", "ch5-dots-and-boxes"] {
        for first in tests_use(&packages[slow])
            .into_iter()
            .chain([slow.to_owned()])
        {
            used.extend(uses_in_the_end(&first).into_keys());
            used.insert(first);
        }
    }
    // Attributes run in the compiler, which needs no optimised code. The kit does not count nodes.
    let not_so = ["call-trace-macros", "diagnosis"];
    used.retain(|package| packages.contains_key(package) && !not_so.contains(&package.as_str()));
    let crates: BTreeSet<String> = crates.keys().cloned().collect();
    assert_eq!(crates, used);
}

/// The interpreter of a student's project is as fast as that of the course's own tests.
#[test]
fn the_profile_of_the_interpreter_is_the_same_in_a_project_and_in_the_course() {
    let read = |file: &str| -> toml::Table { text(&root().join(file)).parse().unwrap() };
    let packages = |settings: &toml::Table| settings["profile"]["dev"]["package"].clone();
    let course = packages(&read("Cargo.toml"));
    let project = packages(&read(
        "crates/course/src/project/frame/interpreter.toml.txt",
    ));
    let project = project.as_table().unwrap();
    assert!(project.contains_key("wasmi"));
    for (package, profile) in project {
        assert_eq!(course.get(package), Some(profile), "{package}");
    }
}
