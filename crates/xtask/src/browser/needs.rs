//! Finds the tools that the browser tests need on this machine: Node, npm's packages and Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use subprocess::installed::{Missing, chromium, how_to_install, on_path, program};

/// The oldest Node whose test runner can run files in parallel on request.
const NODE: (u32, u32) = (20, 10);

/// On Windows npm is a script, and Windows finds it only by its full file name.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The programs that run the tests.
#[derive(Debug)]
pub(super) struct Tools {
    pub(super) node: PathBuf,
    pub(super) chromium: PathBuf,
}

/// Finds the programs, and installs npm's packages if they do not match the lock file.
pub(super) fn tools(root: &Path) -> anyhow::Result<Tools> {
    let node = node()?;
    let chromium = chromium("cargo xtask browser")?;
    packages(&root.join("browser"))?;
    Ok(Tools { node, chromium })
}

fn node() -> anyhow::Result<PathBuf> {
    let (major, minor) = NODE;
    let help = how_to_install(
        "winget install OpenJS.NodeJS.LTS",
        "brew install node",
        "sudo apt-get install nodejs npm",
    ) + ", or take it from https://nodejs.org";
    let missing = |what: String| Missing {
        what,
        help: help.clone(),
    };
    let Some(node) = program("node") else {
        let what =
            format!("Node {major}.{minor} or later is needed, and there is no `node` on the PATH.");
        return Err(missing(what).into());
    };
    let output = Command::new(&node).arg("--version").output();
    let output = output.with_context(|| format!("cannot start {}", node.display()))?;
    let said = String::from_utf8_lossy(&output.stdout);
    match version(&said) {
        Some(found) if found >= NODE => Ok(node),
        _ => {
            let what = format!(
                "Node {major}.{minor} or later is needed; {} is {}.",
                node.display(),
                said.trim()
            );
            Err(missing(what).into())
        }
    }
}

/// Returns the first two numbers of a version such as `v20.20.2`.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// A copy of the lock file from the last installation. npm removes the copy together with the packages.
const INSTALLED: &str = "node_modules/.installed-lock.json";

/// Installs the packages of the lock file, unless they are already installed.
fn packages(folder: &Path) -> anyhow::Result<()> {
    let lock = std::fs::read(folder.join("package-lock.json"))
        .context("cannot read browser/package-lock.json")?;
    let installed = folder.join(INSTALLED);
    if std::fs::read(&installed).is_ok_and(|by| by == lock) {
        return Ok(());
    }
    let Some(npm) = on_path(NPM) else {
        return Err(Missing {
            what: "npm is needed, and there is no `npm` on the PATH.".into(),
            help: how_to_install(
                "winget install OpenJS.NodeJS.LTS",
                "brew install node",
                "sudo apt-get install npm",
            ),
        }
        .into());
    };
    println!("── npm's packages: `npm ci` installs those of browser/package-lock.json, once");
    let status = Command::new(npm)
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder)
        .status()
        .context("cannot start npm")?;
    ensure!(
        status.success(),
        "`npm ci` failed in {}; it needs the network once",
        folder.display()
    );
    std::fs::write(installed, lock).context("cannot write into browser/node_modules")
}

#[cfg(test)]
mod tests {
    use super::{NODE, version};

    #[test]
    fn an_older_node_is_told_by_its_version() {
        assert_eq!(version("v20.20.2\n"), Some((20, 20)));
        assert!(version("v20.9.0").unwrap() < NODE);
        assert!(version("v18.20.1").unwrap() < NODE);
        assert!(version("v22.1.0").unwrap() > NODE);
        assert_eq!(version("node"), None);
    }
}
