//! Makes programs with planted mistakes from the references, as `cargo xtask mistakes` does. Each mistake gives a
//! program in a module of its own. For each exercise, one function chooses a program by the name of its mistake.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The programs of one exercise, which differ in their mistakes.
struct Programs {
    /// The folder of the chapter, and the name of its library.
    chapter: (&'static str, &'static str),
    stem: &'static str,
    /// The names of the mistakes in the exercise's file.
    mistakes: &'static [&'static str],
    /// The function that chooses a program: its name with generics, its parameters, and its return type.
    function: [&'static str; 3],
    /// The call, as the module of a mistake would write it.
    call: &'static str,
}

const PROGRAMS: [Programs; 10] = [
    // One for each of the three questions of why it is right; the second of progress never ends, that of the base panics.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "factorial",
        mistakes: &["base_value_zero", "no_base_case", "no_smaller", "adds_n"],
        function: ["factorial", "n: u64", "u64"],
        call: "factorial(n)",
    },
    // It comes back to the same pair.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "gcd",
        mistakes: &["remainder_first"],
        function: ["gcd", "a: u64, b: u64", "u64"],
        call: "gcd(a, b)",
    },
    // A wrong base value, and a call that comes no nearer to it.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "even_odd",
        mistakes: &["zero_is_odd", "odd_is_not_even"],
        function: ["even_odd", "n: u64, even: bool", "bool"],
        call: "if even { is_even(n) } else { is_odd(n) }",
    },
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "fibonacci",
        mistakes: &["begins_with_one", "one_base_case"],
        function: ["fibonacci", "n: u64", "u64"],
        call: "fibonacci(n)",
    },
    // An element that was settled changes again; and no element may keep its place.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "permutations",
        mistakes: &["loop_from_zero", "loop_from_the_next"],
        function: ["permutations", "items: &mut [u32]", "()"],
        call: "permutations(items, 0, &mut Vec::new())",
    },
    // A part is no smaller than the whole, and an element is in neither part.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "stack_depth",
        mistakes: &["base_case_only_for_empty", "middle_left_out"],
        function: ["sum_by_halves", "numbers: &[u64]", "u64"],
        call: "sum_by_halves(numbers)",
    },
    // The stack turns an order round, and is no stack.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "explicit_stack",
        mistakes: &["left_pushed_first", "from_the_front"],
        function: [
            "preorder",
            "tree: &recursion::explicit_stack::Tree",
            "Vec<u32>",
        ],
        // The program has types of its own.
        call: "preorder(&Tree { nodes: tree.nodes.iter().map(|it| Node { \
               value: it.value, left: it.left, right: it.right }).collect() })",
    },
    // The rows below never see a queen.
    Programs {
        chapter: ("ch2-eight-queens", "eight_queens"),
        stem: "all_solutions",
        mistakes: &["taken_back_before_the_call"],
        function: ["all_solutions", "n: usize", "Vec<Vec<usize>>"],
        call: "all_solutions(n)",
    },
    // Four make it slow and no answer wrong, two make answers wrong.
    Programs {
        chapter: ("ch4-alpha-beta", "alpha_beta"),
        stem: "alpha_beta",
        mistakes: &[
            "open_window_to_every_child",
            "min_never_narrows",
            "only_the_parents_bound",
            "cuts_when_past",
            "cuts_one_too_early",
            "cut_before_it_is_kept",
        ],
        function: [
            "alpha_beta<B: Board>",
            "board: &B, depth: u32",
            "(Value, Option<B::Move>)",
        ],
        call: "alpha_beta(board, depth, Value::MIN, Value::MAX)",
    },
    // Two mistakes concern the boxes to take, two the chain to open.
    Programs {
        chapter: ("ch5-dots-and-boxes", "dots_and_boxes"),
        stem: "chains",
        mistakes: &[
            "takes_everything",
            "leaves_always",
            "smallest_first",
            "the_largest",
        ],
        function: ["chains", "chains: &Chains", "Value"],
        call: "worth(chains, &mut Default::default())",
    },
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::var("OUT_DIR")?);
    for programs in &PROGRAMS {
        let file = folder.join(programs.stem).with_extension("rs");
        fs::write(file, programs.text()?)?;
    }
    Ok(())
}

impl Programs {
    fn text(&self) -> Result<String, Box<dyn Error>> {
        let (folder, library) = self.chapter;
        let chapter = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("..");
        let chapter = chapter.join(folder);
        let reference = read(&chapter.join("src").join(self.stem).with_extension("rs"))?;
        let (mut modules, mut arms) = (String::new(), String::new());
        let file = chapter.join("mistakes").join(self.stem);
        let file = file.with_extension("rs");
        let answers = stubs::answers(&read(&file)?);
        let answers = answers.map_err(|error| format!("{}: {error}", file.display()))?;
        for name in self.mistakes {
            let answer = answers.iter().find(|it| it.name == *name);
            let answer = answer.ok_or_else(|| format!("{} has no {name}", file.display()))?;
            let module = stubs::answer(&answer.text, &reference)?;
            let module = module.ok_or_else(|| format!("{name} changes nothing"))?;
            let module = module.replace("crate::", &format!("{library}::"));
            writeln!(modules, "mod {name} {{\n{module}}}")?;
            let call = self.call;
            writeln!(arms, "{name:?} => {{ use {name}::*; Some({call}) }}")?;
        }
        let Programs { stem, mistakes, .. } = self;
        let [name, takes, gives] = self.function;
        let list = format!("{}_MISTAKES", stem.to_uppercase());
        Ok(format!(
            "pub(super) const {list}: &[&str] = &{mistakes:?};\n\
             pub(super) fn {name}(mistake: &str, {takes}) -> Option<{gives}> {{\n\
             match mistake {{\n{arms}_ => None,\n}}\n}}\n{modules}"
        ))
    }
}

/// Reads a file. When the file changes, the build script runs again.
fn read(path: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()).into())
}
