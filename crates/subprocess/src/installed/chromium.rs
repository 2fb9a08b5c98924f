//! Finds Chromium or a browser based on it.

use std::path::PathBuf;

use super::{Missing, how_to_install, on_path, program};

/// The names of Chromium on the PATH. Versions without a window are first, because nobody watches the window here and
/// drawing it is a third of the work.
const NAMES: [&str; 8] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
];

/// Returns the Chromium that the variable `CHROME` names, or else the first one found. `command` is the command line
/// that needs it; the error message repeats it.
///
/// # Errors
/// If there is no Chromium.
pub fn chromium(command: &str) -> Result<PathBuf, Missing> {
    let help = how_to_install(
        "winget install Google.Chrome",
        "brew install --cask google-chrome",
        "sudo apt-get install chromium",
    ) + &format!(", or name a Chromium that you have: CHROME=/path/to/it {command}");
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
        .find_map(|name| program(name))
        .or_else(usual_place);
    found.ok_or_else(|| Missing {
        what: "Chromium or Chrome is needed, and none was found.".into(),
        help,
    })
}

/// Returns its usual location on systems that do not put it on the PATH.
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
