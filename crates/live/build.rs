//! Cuts planted mistakes into references, as `cargo xtask mistakes` does: each gives a program, and each
//! program a module of its own, with one function that chooses between them by name.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Programs that differ in their mistakes.
struct Programs {
    /// The folder of the chapter, and what its library is called.
    chapter: (&'static str, &'static str),
    /// The exercise.
    stem: &'static str,
    /// The files of the mistakes.
    mistakes: &'static [&'static str],
    /// The function that chooses: its name and generics, what it takes, what it returns.
    function: [&'static str; 3],
    /// The call, as the module of a mistake would write it.
    call: &'static str,
}

const PROGRAMS: [Programs; 7] = [
    // One wrong base value each: every answer that ends there is wrong.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "factorial",
        mistakes: &["base_value_zero"],
        function: ["factorial", "n: u64", "u64"],
        call: "factorial(n)",
    },
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "even_odd",
        mistakes: &["zero_is_odd"],
        function: ["even_odd", "n: u64, even: bool", "bool"],
        call: "if even { is_even(n) } else { is_odd(n) }",
    },
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "fibonacci",
        mistakes: &["begins_with_one"],
        function: ["fibonacci", "n: u64", "u64"],
        call: "fibonacci(n)",
    },
    // What was settled is changed again.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "permutations",
        mistakes: &["loop_from_zero"],
        function: ["permutations", "items: &mut [u32]", "()"],
        call: "permutations(items, 0, &mut Vec::new())",
    },
    // The stack turns an order round.
    Programs {
        chapter: ("ch1-recursion", "recursion"),
        stem: "explicit_stack",
        mistakes: &["left_pushed_first"],
        function: [
            "preorder",
            "tree: &recursion::explicit_stack::Tree",
            "Vec<u32>",
        ],
        // The program has types of its own.
        call: "preorder(&Tree { nodes: tree.nodes.iter().map(|it| Node { \
               value: it.value, left: it.left, right: it.right }).collect() })",
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
    // Two are about what is taken, two about what is opened.
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
        for name in self.mistakes {
            let mistake = chapter.join("mistakes").join(self.stem).join(name);
            let regions = stubs::regions(&read(&mistake.with_extension("rs"))?)?;
            let module = stubs::substitute(&reference, &regions)?;
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

/// The text of a file. Whenever it changes, all is cut again.
fn read(path: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()).into())
}
