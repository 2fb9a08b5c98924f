//! Cuts the hunts of chapter 4 as students get them, so that their bugs are run here and typed
//! nowhere again.
//!
//! They are cut from the references, as `cargo xtask stubs` does it, and not taken from `exercises/`:
//! what stands there may be a student's own, half repaired, and must not break this room.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The modules of chapter 4 that are cut.
const HUNTS: [&str; 2] = ["first_child_only", "old_beta"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut modules = String::new();
    for hunt in HUNTS {
        let reference = format!("../ch4-alpha-beta/src/{hunt}.rs");
        println!("cargo::rerun-if-changed={reference}");
        let reference =
            fs::read_to_string(&reference).map_err(|error| format!("{reference}: {error}"))?;
        let stub = stubs::cut(&reference).map_err(|error| format!("{hunt}: {error}"))?;
        // What the stub uses of its own chapter, this room uses of another crate.
        let stub = stub.replace("crate::", "alpha_beta::");
        modules += &format!("pub(super) mod {hunt} {{\n{stub}}}\n");
    }
    let folder = env::var_os("OUT_DIR").ok_or("cargo says where to write")?;
    fs::write(Path::new(&folder).join("hunts.rs"), modules)?;
    Ok(())
}
