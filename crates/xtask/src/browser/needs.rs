//! What the tests in a browser need of this machine: Node, npm's packages, Chromium.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

/// The oldest Node whose test runner runs files side by side when told so.
const NODE: (u32, u32) = (20, 10);

/// npm is a script there, which Windows finds only by its whole name.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// What Chromium is called where it is on the PATH.
const NAMES: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
];

/// Programs that the tests are run by.
#[derive(Debug)]
pub(super) struct Tools {
    pub(super) node: PathBuf,
    pub(super) chromium: PathBuf,
}

/// Something that is not installed, and the command that installs it.
#[derive(Debug, PartialEq)]
pub(crate) struct Missing {
    what: String,
    help: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.what, self.help)
    }
}

impl std::error::Error for Missing {}

/// Finds the programs, and installs npm's packages where they are not those of the lock file.
pub(super) fn tools(root: &Path) -> anyhow::Result<Tools> {
    let node = node()?;
    let chromium = chromium()?;
    packages(&root.join("browser"))?;
    Ok(Tools { node, chromium })
}

fn node() -> anyhow::Result<PathBuf> {
    let (major, minor) = NODE;
    let help = install(
        "winget install OpenJS.NodeJS.LTS",
        "brew install node",
        "sudo apt-get install nodejs npm",
    ) + ", or take it from https://nodejs.org";
    let missing = |what: String| Missing {
        what,
        help: help.clone(),
    };
    let Some(node) = on_path(&program("node")) else {
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

/// Of `v20.20.2`, the first two numbers.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

fn chromium() -> Result<PathBuf, Missing> {
    let help = install(
        "winget install Google.Chrome",
        "brew install --cask google-chrome",
        "sudo apt-get install chromium",
    ) + ", or name a Chromium that you have: CHROME=/path/to/it cargo xtask browser";
    if let Some(named) = std::env::var_os("CHROME") {
        let named = PathBuf::from(named);
        let found = named.is_file().then(|| named.clone());
        return found
            .or_else(|| on_path(&named.to_string_lossy()))
            .ok_or_else(|| Missing {
                what: format!("CHROME names {}, which is no file.", named.display()),
                help,
            });
    }
    let found = NAMES
        .iter()
        .find_map(|name| on_path(&program(name)))
        .or_else(usual_place);
    found.ok_or_else(|| Missing {
        what: "Chromium or Chrome is needed, and none was found.".into(),
        help,
    })
}

/// Where it is installed on systems that do not put it on the PATH.
fn usual_place() -> Option<PathBuf> {
    const CHROME: &str = "Google/Chrome/Application/chrome.exe";
    const CHROMIUM: &str = "Chromium/Application/chrome.exe";
    const EDGE: &str = "Microsoft/Edge/Application/msedge.exe";
    let mut places = vec![
        PathBuf::from("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
        PathBuf::from("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    ];
    for program in [CHROME, CHROMIUM, EDGE] {
        for folder in ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"] {
            places.extend(std::env::var_os(folder).map(|it| PathBuf::from(it).join(program)));
        }
    }
    places.into_iter().find(|place| place.is_file())
}

/// What the file of a program is called.
fn program(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

/// The file of that name on the PATH.
fn on_path(file: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(file));
    places.find(|place| place.is_file())
}

/// How something is installed on this system.
fn install(windows: &str, macos: &str, linux: &str) -> String {
    let command = match std::env::consts::OS {
        "windows" => windows,
        "macos" => macos,
        _ => linux,
    };
    format!("`{command}` installs it")
}

/// Where the lock file is kept that the packages were installed by: npm removes it with them.
const INSTALLED: &str = "node_modules/.installed-lock.json";

/// Installs the packages of the lock file, unless they are there.
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
            help: install(
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
