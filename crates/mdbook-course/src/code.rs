//! The source text of the functions in a recording, for the line of code beside a figure. The search for a function
//! does not guess. The module of the run must contain its name with `#[traced]`, and every line that the recording
//! names must call the function that was called there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use call_trace::Trace;
use serde::Serialize;

use crate::after::After;

/// A function, in the form that the player's script reads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Function {
    /// The file, below the folder of the course.
    file: String,
    /// The number of its first line there.
    first: usize,
    /// Its lines. A line is `None` if it is only a mark for tools.
    lines: Vec<Option<String>>,
    /// The exercise that asks for a part of it, if the reader has not solved that exercise yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
    /// Whether an exercise asks for a part of it.
    #[serde(skip)]
    withheld: bool,
}

/// Returns the functions that a run of this chapter called, by name, as far as their source is found. The result
/// includes the functions of `others`, runs that a reader may choose instead. `course` is the folder of the course.
///
/// The run's module contains them. That is the module with the name of the run, or a module with a traced function of
/// that name. A run without such a module, for example a run of a planted mistake, has no functions.
pub(crate) fn functions(
    course: &Path,
    chapter: &str,
    run: &str,
    trace: &Trace,
    others: &[&str],
) -> BTreeMap<String, Function> {
    let tree = trace.tree();
    let names: BTreeSet<&str> = tree.calls.iter().map(|call| call.function).collect();
    // The calls that were made: the calling function, its line, and the called function.
    let made: BTreeSet<(&str, u32, &str)> = tree
        .calls
        .iter()
        .filter_map(|call| Some((tree.calls[call.parent?].function, call.line?, call.function)))
        .collect();
    let modules = modules(course, chapter);
    let fits = |(name, function): &(&str, &Function)| {
        let mut made = made.iter().filter(|(by, ..)| by == name);
        names.contains(name) && made.all(|&(_, line, called)| function.calls(line, called))
    };
    let mut found: BTreeMap<String, Option<Function>> = BTreeMap::new();
    let mut add = |name: &str, function: &Function| {
        let name = name.to_owned();
        let known = found.entry(name).or_insert_with(|| Some(function.clone()));
        // If two functions of this name differ, neither is shown.
        if known.as_ref() != Some(function) {
            *known = None;
        }
    };
    for module in of_run(&modules, chapter, run) {
        module
            .functions()
            .filter(fits)
            .for_each(|(name, it)| add(name, it));
    }
    for other in others {
        for module in of_run(&modules, chapter, other) {
            module.functions().for_each(|(name, it)| add(name, it));
        }
    }
    let found = found.into_iter();
    found
        .filter_map(|(name, function)| Some((name, function?)))
        .collect()
}

/// Returns the modules of a run. Modules of the chapter itself precede modules of earlier chapters, and a module with
/// the run's name precedes a module with a function of that name.
fn of_run<'m>(modules: &'m [Module], chapter: &str, run: &str) -> Vec<&'m Module> {
    let named = |it: &&Module| it.stem == run;
    let has = |it: &&Module| it.functions().any(|(name, _)| name == run);
    for own in [true, false] {
        let here = || modules.iter().filter(|it| (it.chapter == chapter) == own);
        for found in [
            here().filter(named).collect(),
            here().filter(has).collect::<Vec<_>>(),
        ] {
            if !found.is_empty() {
                return found;
            }
        }
    }
    Vec::new()
}

/// A reference module.
struct Module {
    chapter: String,
    stem: String,
    /// Its traced functions by name.
    functions: Vec<(String, Function)>,
}

impl Module {
    fn functions(&self) -> impl Iterator<Item = (&str, &Function)> {
        self.functions.iter().map(|(name, it)| (name.as_str(), it))
    }
}

impl Function {
    /// Sets the exercise that asks for this function, if the reader has not reached that exercise yet.
    pub(crate) fn fold_after(&mut self, after: After<'_>) {
        let mut names = self.file.split(['/', '.']).skip(1);
        if let (true, Some(chapter), Some(stem)) = (self.withheld, names.next(), names.nth(1)) {
            self.after = after.exercise(chapter, stem).map(str::to_owned);
        }
    }

    /// Returns whether this function calls `called` in the line of that number.
    fn calls(&self, line: u32, called: &str) -> bool {
        let text = self.lines.get((line as usize).wrapping_sub(1));
        let text = text.and_then(Option::as_deref).unwrap_or_default();
        let mut after = text
            .match_indices(called)
            .map(|(at, _)| &text[at + called.len()..]);
        after.any(|rest| rest.starts_with('(') || rest.starts_with("::<"))
    }
}

/// Returns the reference modules that a chapter may use: its own and the modules of earlier chapters.
fn modules(course: &Path, chapter: &str) -> Vec<Module> {
    let names = |folder: &Path| -> Vec<String> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect();
        names.sort();
        names
    };
    let mut out = Vec::new();
    let crates = course.join("crates");
    let is_chapter = |name: &String| name.starts_with("ch") && name.as_str() <= chapter;
    for chapter in names(&crates).into_iter().filter(is_chapter) {
        let folder = crates.join(&chapter).join("src");
        for name in names(&folder) {
            let Some(stem) = name.strip_suffix(".rs") else {
                continue;
            };
            if let Ok(text) = std::fs::read_to_string(folder.join(&name)) {
                out.push(Module {
                    functions: traced(&text, &format!("crates/{chapter}/src/{name}")),
                    chapter: chapter.clone(),
                    stem: stem.to_owned(),
                });
            }
        }
    }
    out
}

/// Returns the traced functions of a file that rustfmt has formatted, by name.
fn traced(text: &str, file: &str) -> Vec<(String, Function)> {
    let lines: Vec<&str> = text.lines().collect();
    let withheld = stubs::withheld(text);
    let attributes = (0..lines.len()).filter(|&at| lines[at].trim_start().starts_with("#[traced"));
    let found = attributes.filter_map(|at| {
        let first = (at..lines.len()).find(|&line| is_function(lines[line]))?;
        let (_, rest) = lines[first].split_once("fn ")?;
        let (name, _) = rest.split_once(['(', '<'])?;
        let indent = lines[first].len() - lines[first].trim_start().len();
        let end = format!("{}}}", &lines[first][..indent]);
        let last = (first..lines.len()).find(|&line| lines[line] == end)?;
        let body = lines[first..=last].iter().map(|line| {
            let is_mark = line.trim_start().starts_with("// ANCHOR");
            let shown = line.get(indent..).unwrap_or_default();
            (!is_mark).then(|| shown.to_owned())
        });
        let function = Function {
            file: file.to_owned(),
            first: first + 1,
            lines: body.collect(),
            after: None,
            withheld: withheld.iter().any(|at| (first..=last).contains(&(at - 1))),
        };
        Some((name.to_owned(), function))
    });
    found.collect()
}

/// Returns whether a function begins in this line.
fn is_function(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("fn ") || line.starts_with("pub") && line.contains(" fn ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
/// Says more.
// ANCHOR: f
#[traced(skip(board))]
pub fn f<B>(
    n: u32,
) -> u32 {
    // ANCHOR: body
    f(n - 1)
}

fn g() {}

impl It {
    #[traced]
    fn f_again(&self) {
        self.f_again();
    }
}
";

    #[test]
    fn a_function_is_found_by_its_name_and_its_attribute() {
        let found = traced(TEXT, "it.rs");
        let [(f, plain), (again, method)] = &found[..] else {
            panic!("g is not traced: {found:?}");
        };
        assert_eq!((f.as_str(), plain.first, plain.lines.len()), ("f", 4, 6));
        assert_eq!(plain.lines[0].as_deref(), Some("pub fn f<B>("));
        assert_eq!(
            plain.lines[3], None,
            "a mark is not shown, and counts as a line"
        );
        assert_eq!(plain.lines[4].as_deref(), Some("    f(n - 1)"));
        assert!(!plain.withheld, "no stub is cut there");
        assert_eq!((again.as_str(), method.first), ("f_again", 15));
        let head = method.lines[0].as_deref();
        assert_eq!(head, Some("fn f_again(&self) {"), "it is not indented");
    }

    #[test]
    fn a_line_counts_only_where_it_calls_what_was_called() {
        let (_, it) = traced(TEXT, "it.rs").remove(0);
        assert!(it.calls(5, "f"));
        assert!(!it.calls(5, "g") && !it.calls(4, "f") && !it.calls(0, "f") && !it.calls(99, "f"));
    }

    #[test]
    fn a_run_has_the_functions_of_its_own_module_and_a_mistake_has_none() {
        let course = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let recorded = |name: &str| {
            let file = course.join(format!("book/recordings/{name}.jsonl"));
            Trace::read_json(std::io::BufReader::new(std::fs::File::open(file).unwrap())).unwrap()
        };
        let of = |chapter: &str, run: &str, recording: &str, others: &[&str]| -> Vec<String> {
            let found = functions(&course, chapter, run, &recorded(recording), others);
            let said = |(name, it): (String, Function)| {
                format!("{name} in {}", it.file.trim_start_matches("crates/"))
            };
            found.into_iter().map(said).collect()
        };
        let queens = of("ch2-eight-queens", "all_solutions", "all-solutions-4", &[]);
        assert_eq!(
            queens,
            ["place_row in ch2-eight-queens/src/all_solutions.rs"]
        );
        let both = of(
            "ch1-recursion",
            "fibonacci",
            "fibonacci-5",
            &["fibonacci_memo"],
        );
        let file = "ch1-recursion/src/fibonacci.rs";
        let wanted = ["fibonacci", "fibonacci_memo"].map(|name| format!("{name} in {file}"));
        assert_eq!(both, wanted);
        let mistake = ("alpha_beta_mistake", "mistake-open-window");
        let none = of("ch4-alpha-beta", mistake.0, mistake.1, &[]);
        assert!(none.is_empty(), "{none:?}");
        // A recording of other code is not shown beside the module's code.
        let other = of("ch2-eight-queens", "first_solution", "all-solutions-4", &[]);
        assert!(other.is_empty(), "{other:?}");
    }
}
