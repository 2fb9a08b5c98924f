//! The invariants of `crates/README.md`, each as a test over the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn manifest(path: &Path) -> toml::Table {
    let path = root().join(path).join("Cargo.toml");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What a package uses, on every system; tests and benches apart.
fn uses(package: &toml::Table) -> Vec<String> {
    dependencies(package, &["dependencies", "build-dependencies"])
}

/// What its tests and benches use.
fn tests_use(package: &toml::Table) -> Vec<String> {
    dependencies(package, &["dev-dependencies"])
}

fn dependencies(package: &toml::Table, kinds: &[&str]) -> Vec<String> {
    let systems = package.get("target").and_then(toml::Value::as_table);
    let systems = systems.into_iter().flat_map(toml::Table::values);
    let tables = std::iter::once(package).chain(systems.filter_map(toml::Value::as_table));
    let kinds = tables.flat_map(|table| kinds.iter().map(|kind| table.get(*kind)));
    let kinds = kinds.flatten().filter_map(toml::Value::as_table);
    kinds.flat_map(|kind| kind.keys().cloned()).collect()
}

/// The packages of the root workspace by name.
fn packages() -> BTreeMap<String, toml::Table> {
    let crates = std::fs::read_dir(root().join("crates")).unwrap();
    let folders = crates.map(|entry| Path::new("crates").join(entry.unwrap().file_name()));
    let folders = folders
        .filter(|folder| root().join(folder).is_dir())
        .chain([PathBuf::from("benches")]);
    folders
        .map(|folder| manifest(&folder))
        .map(|package| {
            (
                package["package"]["name"].as_str().unwrap().to_owned(),
                package,
            )
        })
        .collect()
}

/// The number of a chapter's package.
fn chapter(name: &str) -> Option<u32> {
    name.trim_start_matches("my-")
        .strip_prefix("ch")?
        .split('-')
        .next()?
        .parse()
        .ok()
}

/// One room uses another, or its tests do.
type Arrows = BTreeSet<(String, String)>;

/// The arrows of the manifests between rooms.
fn arrows(of: fn(&toml::Table) -> Vec<String>) -> Arrows {
    let packages = packages();
    let mut arrows = Arrows::new();
    for (name, package) in &packages {
        let rooms = of(package).into_iter();
        let rooms = rooms.filter(|used| packages.contains_key(used));
        arrows.extend(rooms.map(|used| (name.clone(), used)));
    }
    arrows
}

/// The arrows that the map draws: in its section, the indented lines `ch4, play → ch3, game`, those of
/// programs before "For its tests alone", those of tests after it. `ch4` is short for the whole name.
fn drawn() -> [Arrows; 2] {
    let map = std::fs::read_to_string(root().join("crates/README.md")).unwrap();
    let section = map.split("## The arrows").nth(1);
    let section = section.expect("crates/README.md has a section \"The arrows\"");
    let section = section.split("\n## ").next().unwrap_or_default();
    let (programs, tests) = section
        .split_once("For its tests alone")
        .expect("crates/README.md tells the arrows \"For its tests alone\"");
    let packages = packages();
    let named = |short: &str| {
        let long = packages.keys().find(|name| {
            *name == short || chapter(name).is_some_and(|number| short == format!("ch{number}"))
        });
        long.unwrap_or_else(|| panic!("crates/README.md: no room has the name {short}"))
            .clone()
    };
    [programs, tests].map(|part| {
        let lines = part.lines().filter(|line| line.starts_with("    "));
        let sides = lines.map(|line| {
            let sides = line.trim().split_once(" → ");
            sides.unwrap_or_else(|| panic!("crates/README.md, The arrows: no arrow in {line:?}"))
        });
        let pairs = sides.flat_map(|(from, to)| {
            from.split(", ")
                .flat_map(move |from| to.split(", ").map(move |to| (from, to)))
        });
        pairs.map(|(from, to)| (named(from), named(to))).collect()
    })
}

#[test]
fn the_maps_arrows_are_the_manifests() {
    let [programs, tests] = drawn();
    for (drawn, held, what) in [
        (programs, arrows(uses), "dependencies"),
        (tests, arrows(tests_use), "dev-dependencies"),
    ] {
        if let Some((from, to)) = held.difference(&drawn).next() {
            panic!(
                "{from} uses {to} ({what}), and the map draws no such arrow. Is it wanted? Then add \
                 {from} → {to} to \"The arrows\" in crates/README.md; else take it out of the manifest."
            );
        }
        if let Some((from, to)) = drawn.difference(&held).next() {
            panic!(
                "The map draws {from} → {to}, and the manifest of {from} has no such line ({what}). \
                 Take the arrow out of \"The arrows\" in crates/README.md."
            );
        }
    }
}

/// As the map says it: so no arrow of theirs stands there.
#[test]
fn a_chapters_exercises_use_what_its_reference_uses() {
    let packages = packages();
    for (name, reference) in packages.iter().filter(|(name, _)| chapter(name).is_some()) {
        let exercises = manifest(&Path::new("exercises").join(name));
        for of in [uses, tests_use] {
            let rooms = |package: &toml::Table| -> BTreeSet<String> {
                let used = of(package).into_iter();
                used.filter(|used| packages.contains_key(used)).collect()
            };
            assert_eq!(rooms(&exercises), rooms(reference), "exercises/{name}");
        }
    }
}

#[test]
fn recorder_figures_and_tools_for_marks_know_no_chapter() {
    for name in [
        "call-trace",
        "call-trace-macros",
        "figures",
        "words",
        "game",
        "kit",
        "stubs",
        "catalogue",
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

/// Every kind of dependency counts: a chapter's tests assert numbers, and print none either.
#[test]
fn a_chapter_prints_no_report() {
    for (name, package) in packages() {
        if chapter(&name).is_none() {
            continue;
        }
        for kind in ["dependencies", "build-dependencies", "dev-dependencies"] {
            let uses = package.get(kind).and_then(toml::Value::as_table);
            for room in ["tables", "words", "counts"] {
                assert!(
                    !uses.is_some_and(|uses| uses.contains_key(room)),
                    "{name} uses {room} ({kind}): what the book prints is counted in crates/counts"
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

/// What a package uses, and what that uses, and so on; each with the way to it: `course → terminal`.
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

/// A student waits for what `cargo course` links, and it must not break. Who plays waits for more.
#[test]
fn the_students_tool_links_no_chapter() {
    for (used, way) in uses_in_the_end("course") {
        assert!(chapter(&used).is_none(), "it links one: {way}");
    }
    // What is found is found: for a game, chapters are needed, and a solver.
    let of_the_games = uses_in_the_end("play");
    for used in ["ch3-tic-tac-toe", "dots-solver", "terminal", "signal-hook"] {
        assert!(of_the_games.contains_key(used), "play uses {used}, unseen");
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
    for entry in std::fs::read_dir(root().join("exercises")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some(number) = chapter(&name) else {
            continue;
        };
        for used in uses(&manifest(&Path::new("exercises").join(&name))) {
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

/// What a machine can see of "reads like the textbook's pseudo-code": a region that a student
/// writes fits on a page, and nothing in the module is there for speed.
#[test]
fn a_reference_is_short_and_uses_no_tricks() {
    let catalogue = catalogue::Catalogue::load(&root()).unwrap();
    for exercise in catalogue.exercises() {
        let path = exercise.reference();
        let module = std::fs::read_to_string(root().join(&path)).unwrap();
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

/// Of a module that `lib.rs` does not name, no compiler says anything.
#[test]
fn what_a_hunt_starts_from_is_compiled() {
    let catalogue = catalogue::Catalogue::load(&root()).unwrap();
    for exercise in catalogue.exercises() {
        let source = root().join("crates").join(&exercise.chapter.folder);
        let source = source.join("src");
        let hunt = Path::new("hunts").join(&exercise.stem).with_extension("rs");
        let is_there = source.join(&hunt).is_file();
        let is_hunt = exercise.about.starts_with("a hunt:");
        assert_eq!(is_there, is_hunt, "{}: {}", exercise.id, hunt.display());
        let lib = std::fs::read_to_string(source.join("lib.rs")).unwrap();
        let regions = stubs::regions(&lib).unwrap();
        let named = regions.iter().any(|region| {
            let module = format!("pub mod {};", exercise.stem);
            region.name == "solution_hunts" && region.lines.lines().any(|it| it.trim() == module)
        });
        assert_eq!(named, is_hunt, "{}: lib.rs of its chapter", exercise.id);
    }
}

/// A mark with other code on it gives none, nor does a hunt that is another program than its reference.
#[test]
fn every_reference_gives_a_stub_with_something_left_to_do_or_a_bug() {
    let catalogue = catalogue::Catalogue::load(&root()).unwrap();
    for exercise in catalogue.exercises() {
        let path = root().join(exercise.reference());
        let stub = stubs::of(&path).unwrap_or_else(|error| {
            panic!("{error}: {}", std::error::Error::source(&error).unwrap())
        });
        let solution = stubs::substitute(&std::fs::read_to_string(&path).unwrap(), &[]).unwrap();
        let has_bugs = exercise.about.starts_with("a hunt:") && stub != solution;
        assert!(stub.contains("todo!(") || has_bugs, "{}", exercise.id);
    }
}

/// A program of many files runs those that its `main.rs` names: one that is forgotten there would
/// never be built, and so never fail.
#[test]
fn every_file_of_a_test_program_is_a_module_of_it() {
    let crates = std::fs::read_dir(root().join("crates")).unwrap();
    let rooms = crates.map(|entry| entry.unwrap().path());
    let mut programs = 0;
    for room in rooms.chain([root().join("benches")]) {
        let Ok(folders) = std::fs::read_dir(room.join("tests")) else {
            continue;
        };
        for folder in folders.map(|entry| entry.unwrap().path()) {
            let Ok(main) = std::fs::read_to_string(folder.join("main.rs")) else {
                continue;
            };
            programs += 1;
            let files = std::fs::read_dir(&folder).unwrap();
            let files = files.map(|entry| entry.unwrap().path());
            for file in files.filter(|file| file.extension().is_some_and(|it| it == "rs")) {
                let module = format!("mod {};", file.file_stem().unwrap().to_string_lossy());
                assert!(
                    file.ends_with("main.rs") || main.lines().any(|line| line == module),
                    "{}: its main.rs has no line \"{module}\"",
                    file.display()
                );
            }
        }
    }
    assert!(programs > 0, "no program was found");
}

/// A library without tests in its files is not built for them once more. One that is written there
/// would never run, so it is refused: it belongs into `tests/`, or the manifest says `test = true`.
#[test]
fn no_test_stands_where_none_is_run() {
    let mut silent = 0;
    for (name, package) in packages() {
        let folder = match name.as_str() {
            "benches" => root().join("benches"),
            name => root().join("crates").join(name),
        };
        let library = package.get("lib");
        let off =
            |key: &str| library.and_then(|it| it.get(key)) == Some(&toml::Value::Boolean(false));
        let programs = package.get("bin").and_then(toml::Value::as_array);
        let programs: Vec<&toml::Table> = programs
            .into_iter()
            .flatten()
            .filter_map(toml::Value::as_table)
            .collect();
        let paths = programs
            .iter()
            .map(|it| folder.join(it["path"].as_str().unwrap()));
        let folders: Vec<PathBuf> = paths
            .filter_map(|it| Some(it.parent()?.to_owned()))
            .collect();
        for file in rust_files(&folder.join("src")) {
            let text = std::fs::read_to_string(&file).unwrap();
            let program = file.ends_with("main.rs")
                || file.components().any(|it| it.as_os_str() == "bin")
                || folders
                    .iter()
                    .any(|it| !it.ends_with("src") && file.starts_with(it));
            if off("test") && !program {
                silent += 1;
                let tests = ["#[test]", "#[cfg(test)]", "#[rstest]"];
                let one = text.lines().find(|line| tests.contains(&line.trim()));
                assert_eq!(one, None, "{} is run by nobody", file.display());
            }
            if off("doctest") && !program {
                let comments = text.lines().map(str::trim);
                let comments =
                    comments.filter(|line| line.starts_with("//!") || line.starts_with("///"));
                let mut fences = comments
                    .map(|line| line[3..].trim())
                    .filter(|line| line.starts_with("```"));
                while let (Some(opens), _) = (fences.next(), fences.next()) {
                    assert!(
                        ["```text", "```console", "```ignore"].contains(&opens),
                        "{}: the example in its documentation is run by nobody",
                        file.display()
                    );
                }
            }
        }
        for program in programs {
            if program.get("test") == Some(&toml::Value::Boolean(false)) {
                let file = folder.join(program["path"].as_str().unwrap());
                let text = std::fs::read_to_string(&file).unwrap();
                assert!(
                    !text.contains("#[test]"),
                    "{} is run by nobody",
                    file.display()
                );
            }
        }
    }
    assert!(silent > 0, "no library says test = false");
}

/// The files below a folder that hold Rust.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    let below = |path: PathBuf| match path.is_dir() {
        true => rust_files(&path),
        false => vec![path],
    };
    let files = paths.flat_map(below);
    files
        .filter(|file| file.extension().is_some_and(|it| it == "rs"))
        .collect()
}
