//! Handles the given modules: code that a student uses but does not write.
//!
//! The reference's `lib.rs` declares them in the region `given`. Their files are beside it, but a student has them in
//! the folder `given`. An attribute names the file, so every path through the modules stays as it is:
//!
//! ```text
//! // given/: code that you use and do not write.
//! #[path = "given/board.rs"]
//! pub mod board;
//! ```

use std::path::Path;

use crate::mark::{self, Mark};

/// The name of the region, and of the students' folder.
const GIVEN: &str = "given";

/// The comment above the first given module in the student's file.
const ABOUT: &str = "// given/: code that you use and do not write.";

/// Returns the reference file from which a student's file is cut. Both paths are relative to `src`.
pub fn source_of(file: &Path) -> &Path {
    file.strip_prefix(GIVEN).unwrap_or(file)
}

/// Returns the file of a module from the attribute above its declaration. The path is relative to the declaring file.
pub fn file_of(attribute: &str) -> Option<&str> {
    attribute.strip_prefix("#[path = \"")?.strip_suffix("\"]")
}

/// Adds the path in the students' folder to each module that is declared in the region.
pub(crate) fn set_apart(lib: &str, is_folder: impl Fn(&str) -> bool) -> String {
    let mut out = String::new();
    let mut inside = false;
    for line in lib.lines() {
        let mark = mark::read(line);
        match (mark, declared(line)) {
            (Some(Mark::End { name: GIVEN }), _) => inside = false,
            (None, Some(name)) if inside => {
                let file = if is_folder(name) { "/mod.rs" } else { ".rs" };
                out += &format!("#[path = \"{GIVEN}/{name}{file}\"]\n");
            }
            _ => {}
        }
        out += line;
        out.push('\n');
        if matches!(mark, Some(Mark::Begin { name: GIVEN, .. })) {
            inside = true;
            out += &format!("{ABOUT}\n");
        }
    }
    out
}

/// Returns the module that a line declares, if that module has its own file.
pub fn declared(line: &str) -> Option<&str> {
    let declaration = line.trim_start_matches("pub ").strip_prefix("mod ")?;
    declaration.strip_suffix(';')
}
