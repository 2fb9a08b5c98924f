//! Reads cargo's messages: one JSON object a line.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{Kind, Target};

/// An error or a warning of the compiler.
#[derive(Debug, Clone)]
pub(crate) struct Diagnostic {
    /// Whether it is an error. Otherwise it is a warning.
    pub(crate) is_error: bool,
    /// The file at fault, relative to the workspace.
    pub(crate) file: Option<String>,
    /// The text as the compiler prints it, in colour.
    pub(crate) rendered: String,
}

/// The compiler's phrases for calls and loops that never end.
const ENDLESS: [&str; 3] = [
    "function cannot return without recursing",
    "the loop will never exit",
    "denote infinite loops with `loop",
];

impl Diagnostic {
    /// Returns whether it warns of an endless loop or recursion.
    pub(crate) fn is_of_an_endless_loop(&self) -> bool {
        ENDLESS.iter().any(|words| self.rendered.contains(words))
    }
}

/// The relevant part of a build's messages.
#[derive(Debug, Default)]
pub(super) struct Messages {
    pub(super) diagnostics: Vec<Diagnostic>,
    pub(super) executable: Option<PathBuf>,
    pub(super) folder: Option<PathBuf>,
}

impl Messages {
    /// Adds a diagnostic once: the compiler may see two copies of a traced function.
    fn note(&mut self, new: Option<Diagnostic>) {
        // The first two lines give the error and its place. A note below them is printed only once and can differ.
        let gist = |said: &Diagnostic| said.rendered.lines().take(2).collect::<String>();
        if let Some(new) = new
            && !self.diagnostics.iter().any(|old| gist(old) == gist(&new))
        {
            self.diagnostics.push(new);
        }
    }
}

/// Reads the messages of a build of `target`.
pub(super) fn read(stdout: &str, target: &Target) -> Messages {
    let mut said = Messages::default();
    for line in stdout.lines() {
        let Ok(message) = serde_json::from_str::<Message>(line) else {
            continue; // a line of a build script, or one that was cut
        };
        match message {
            Message::Diagnostic { message } => said.note(diagnostic(message)),
            Message::Artifact {
                target: built,
                executable,
                manifest_path,
            } => {
                let kind = match target.kind {
                    Kind::Test => "test",
                    Kind::Example => "example",
                    Kind::Program | Kind::Opponent | Kind::Own => "bin",
                };
                if built.name == target.name && built.kind.iter().any(|of| of == kind) {
                    said.executable = executable;
                    said.folder = manifest_path.parent().map(Path::to_owned);
                }
            }
            Message::Other => {}
        }
    }
    said
}

/// Converts a diagnostic. Returns `None` for the count at the end ("2 warnings emitted"), which adds no information.
fn diagnostic(message: CompilerDiagnostic) -> Option<Diagnostic> {
    let is_error = message.level.starts_with("error");
    let is_summary = message.spans.is_empty()
        && (message.message.starts_with("aborting due to")
            || message.message.ends_with(" emitted")
            || message.level == "failure-note"
            || message.message.starts_with("For more information"));
    if is_summary || !(is_error || message.level == "warning") {
        return None;
    }
    let primary = message.spans.iter().find(|span| span.is_primary);
    let file = unreadable(&message.message).or(primary.map(|span| span.file_name.as_str()));
    Some(Diagnostic {
        is_error,
        file: file.map(|file| file.replace('\\', "/")),
        rendered: message.rendered.unwrap_or(message.message),
    })
}

/// Returns the source that is not valid text. The compiler blames the line that names it as a module.
fn unreadable(message: &str) -> Option<&str> {
    let (file, why) = message.strip_prefix("couldn't read `")?.split_once("`: ")?;
    (file.ends_with(".rs") && why.contains("UTF-8")).then_some(file)
}

#[derive(Deserialize)]
#[serde(tag = "reason")]
enum Message {
    #[serde(rename = "compiler-message")]
    Diagnostic { message: CompilerDiagnostic },
    #[serde(rename = "compiler-artifact")]
    Artifact {
        target: BuiltTarget,
        executable: Option<PathBuf>,
        manifest_path: PathBuf,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct CompilerDiagnostic {
    level: String,
    message: String,
    rendered: Option<String>,
    #[serde(default)]
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    is_primary: bool,
}

#[derive(Deserialize)]
struct BuiltTarget {
    name: String,
    kind: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_twice_is_noted_once() {
        let said = |rendered: &str| {
            Some(Diagnostic {
                is_error: true,
                file: None,
                rendered: rendered.to_owned(),
            })
        };
        let mut all = Messages::default();
        for rendered in [
            "error: a\n --> 1:2\n note",
            "error: a\n --> 1:2",
            "error: a\n --> 3:4",
        ] {
            all.note(said(rendered));
        }
        let places: Vec<&str> = all
            .diagnostics
            .iter()
            .map(|said| said.rendered.as_str())
            .collect();
        assert_eq!(places, ["error: a\n --> 1:2\n note", "error: a\n --> 3:4"]);
    }

    #[test]
    fn a_source_that_is_no_text_is_the_one_to_blame() {
        let said = "couldn't read `ch1/src/a.rs`: stream did not contain valid UTF-8";
        assert_eq!(unreadable(said), Some("ch1/src/a.rs"));
        let included = "couldn't read `ch1/src/a.txt`: No such file or directory";
        assert_eq!(unreadable(included), None, "the line that includes it is");
    }

    #[test]
    fn the_executable_and_the_errors_are_found_among_all_messages() {
        let stdout = r#"not json
{"reason":"compiler-artifact","target":{"name":"factorial","kind":["lib"]},"executable":null,"manifest_path":"/c/ch1/Cargo.toml"}
{"reason":"compiler-message","message":{"level":"warning","message":"w","rendered":"warning: w","spans":[{"file_name":"ch1/src/gcd.rs","is_primary":true}]}}
{"reason":"compiler-message","message":{"level":"warning","message":"1 warning emitted","rendered":"1 warning emitted","spans":[]}}
{"reason":"compiler-message","message":{"level":"error","message":"e","rendered":"error: e","spans":[{"file_name":"other.rs","is_primary":false},{"file_name":"ch1\\src\\a.rs","is_primary":true}]}}
{"reason":"compiler-artifact","target":{"name":"factorial","kind":["test"]},"executable":"/t/factorial-1","manifest_path":"/c/ch1/Cargo.toml"}
{"reason":"build-finished","success":true}"#;
        let target = Target {
            workspace: "/c".into(),
            package: "my-ch1".into(),
            kind: Kind::Test,
            name: "factorial".into(),
            also: None,
            sources: None,
        };
        let said = read(stdout, &target);
        assert_eq!(
            said.executable.as_deref(),
            Some(Path::new("/t/factorial-1"))
        );
        assert_eq!(said.folder.as_deref(), Some(Path::new("/c/ch1")));
        let files: Vec<_> = said
            .diagnostics
            .iter()
            .map(|d| (d.is_error, d.file.as_deref()))
            .collect();
        assert_eq!(
            files,
            [
                (false, Some("ch1/src/gcd.rs")),
                (true, Some("ch1/src/a.rs"))
            ]
        );
    }
}
