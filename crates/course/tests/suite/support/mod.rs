//! A course of two small exercises in its own folder, which makes the tests fast and independent of the chapters. All
//! fixtures share one target folder with `cargo xtask stubs`, so `call-trace` is built once. Builds leave out debug
//! information and incremental data, and a course is removed when its test has passed, so the tests also run on a
//! machine with little disk space.

#![cfg_attr(
    not(unix),
    allow(dead_code, reason = "some of it is for tests in a terminal")
)]

#[cfg(unix)]
#[path = "../../../../terminal/tests/pty/mod.rs"]
pub(crate) mod pty;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// A course in its own folder.
pub(crate) struct Fixture {
    pub(crate) root: PathBuf,
    /// The chapter's folder, different in each course: in a shared target folder, cargo distinguishes packages only by
    /// name.
    folder: String,
}

/// Returns the student's file: the given part, and the body of `double`.
pub(crate) fn double(body: &str) -> String {
    format!(
        "use call_trace::traced;\n\n/// Twice n.\n#[traced]\npub fn double(n: u64) -> u64 {{\n    {body}\n}}\n"
    )
}

pub(crate) const RIGHT: &str = "if n == 0 { 0 } else { 2 + double(n - 1) }";
pub(crate) const WRONG: &str = "if n == 0 { 1 } else { 2 + double(n - 1) }";
/// Right only for 0.
pub(crate) const WRONG_STEP: &str = "if n == 0 { 0 } else { 3 + double(n - 1) }";
/// Never ends, and leaves the cores to the other tests.
pub(crate) const ENDLESS: &str =
    "loop { std::thread::sleep(std::time::Duration::from_millis(1)); if n > 1000 { break n } }";
pub(crate) const UNWRITTEN: &str = r#"todo!("add 2 for each 1")"#;

impl Fixture {
    /// Creates a course. The name is that of the test.
    pub(crate) fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("courses")
            .join(name);
        let _ = fs::remove_dir_all(&root);
        let folder = format!("ch1-{name}");
        let fixture = Self {
            root,
            folder: folder.clone(),
        };
        let call_trace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../call-trace");
        let call_trace = call_trace.display().to_string().replace('\\', "/");
        let manifest = |name: &str, rest: &str| {
            format!(
                "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\
                 [lib]\nname = \"small\"\ndoctest = false\n\
                 [dependencies]\ncall-trace = {{ path = \"{call_trace}\" }}\n{rest}"
            )
        };
        let example =
            |path: &str| format!("[[example]]\nname = \"trace-{folder}\"\npath = \"{path}\"\n");
        let workspace = |rest: &str| {
            format!(
                "[workspace]\nresolver = \"3\"\n{rest}\n[profile.dev.package.call-trace]\nopt-level = 2\n"
            )
        };
        fixture.write(
            "Cargo.toml",
            &workspace("members = [\"crates/*\"]\nexclude = [\"exercises\"]"),
        );
        fixture.write("exercises/Cargo.toml", &workspace("members = [\"ch*\"]"));
        let shared = example(&format!("../../exercises/{folder}/examples/trace.rs"));
        fixture.write(
            &format!("crates/{folder}/Cargo.toml"),
            &manifest(&folder, &shared),
        );
        fixture.write(
            &format!("exercises/{folder}/Cargo.toml"),
            &manifest(&format!("my-{folder}"), &example("examples/trace.rs")),
        );
        let library = "pub mod double;\npub mod kinds;\n";
        for chapter in [format!("crates/{folder}"), format!("exercises/{folder}")] {
            fixture.write(&format!("{chapter}/src/lib.rs"), library);
            fixture.write(
                &format!("{chapter}/src/kinds.rs"),
                "pub fn kind(_: u64) {}\n",
            );
        }
        let reference =
            format!("// ANCHOR: body {UNWRITTEN}\n    {RIGHT}\n    // ANCHOR_END: body");
        fixture.write(
            &format!("crates/{folder}/src/double.rs"),
            &double(&reference),
        );
        fixture.write(
            "exercises/course.toml",
            &include_str!("course/course.toml").replace("ch1-small", &folder),
        );
        fixture.write(
            &fixture.path("examples/trace.rs"),
            include_str!("course/trace.rs"),
        );
        fixture.write(
            &fixture.path("tests/double.rs"),
            include_str!("course/double.rs"),
        );
        fixture.write(
            &fixture.path("tests/kinds.rs"),
            include_str!("course/kinds.rs"),
        );
        fixture.student(UNWRITTEN);
        fixture.lock_both();
        fixture
    }

    /// Gives both workspaces lock files that fit. Runs cargo once for all courses, which differ only in a folder's
    /// name.
    fn lock_both(&self) {
        static LOCKS: OnceLock<[(&str, String); 2]> = OnceLock::new();
        let named = |lock: &str| format!("name = \"{lock}{}\"", self.folder);
        let locks = LOCKS.get_or_init(|| {
            ["", "exercises"].map(|workspace| {
                let lock = Path::new(workspace).join("Cargo.lock");
                let lock = lock.to_str().unwrap().replace('\\', "/");
                self.write(&lock, include_str!("../../../../../Cargo.lock"));
                self.lock(workspace);
                let text = self.read(&lock);
                let text = text.replace(&named(""), "name = \"ch1-any\"");
                let text = text.replace(&named("my-"), "name = \"my-ch1-any\"");
                (workspace, text)
            })
        });
        for (workspace, text) in locks {
            let text = text.replace("name = \"ch1-any\"", &named(""));
            let text = text.replace("name = \"my-ch1-any\"", &named("my-"));
            let lock = Path::new(workspace).join("Cargo.lock");
            self.write(lock.to_str().unwrap(), &text);
        }
    }

    /// Makes the lock file of a workspace fit its packages.
    pub(crate) fn lock(&self, workspace: &str) {
        let mut update = Command::new(env!("CARGO"));
        update.args(["update", "--workspace", "--offline", "--quiet"]);
        let updated = update.current_dir(self.root.join(workspace)).status();
        assert!(updated.unwrap().success(), "{workspace}");
    }

    /// Returns the path of a file of the exercises from the root.
    pub(crate) fn path(&self, inside: &str) -> String {
        format!("exercises/{}/{inside}", self.folder)
    }

    /// Returns the path of the student's file.
    pub(crate) fn stub(&self) -> String {
        self.path("src/double.rs")
    }

    /// Writes a file of the course.
    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Reads a file of the course.
    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.root.join(path)).unwrap()
    }

    /// Gives the student's `double` this body, in the way of careful editors: a new file, then a rename.
    pub(crate) fn student(&self, body: &str) {
        let new = self.path("src/double.rs.new");
        self.write(&new, &double(body));
        fs::rename(self.root.join(new), self.root.join(self.stub())).unwrap();
    }

    /// Adds a program to the package `opponents`, behind a feature of the same name. It needs no other package, so it
    /// builds quickly.
    pub(crate) fn opponent(&self, stem: &str, main: &str) {
        let manifest = "exercises/opponents/Cargo.toml";
        if !self.root.join(manifest).exists() {
            let package = "[package]\nname = \"opponents\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[features]\n";
            self.write(manifest, package);
            let workspace = self.read("exercises/Cargo.toml");
            let with_it = workspace.replace("\"ch*\"", "\"ch*\", \"opponents\"");
            self.write("exercises/Cargo.toml", &with_it);
        }
        let features = format!("[features]\n{stem} = []\n");
        let program = format!(
            "[[bin]]\nname = \"{stem}\"\npath = \"src/{stem}.rs\"\nrequired-features = [\"{stem}\"]\n"
        );
        let with_it = self.read(manifest).replace("[features]\n", &features) + &program;
        self.write(manifest, &with_it);
        self.write(&format!("exercises/opponents/src/{stem}.rs"), main);
        self.lock("exercises");
    }

    /// Adds a replacement for the kit of projects, which takes long to build: this body is its library. A project only
    /// needs the recorder to exist.
    pub(crate) fn kit(&self, body: &str) {
        for (name, rest, library) in [
            ("project", "[features]\nwhole = []\n", body),
            ("call-trace", "", ""),
        ] {
            let manifest = format!(
                "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n{rest}"
            );
            self.write(&format!("crates/{name}/Cargo.toml"), &manifest);
            self.write(&format!("crates/{name}/src/lib.rs"), library);
        }
        let frame = "//! {NAME} begins here.\n\nfn main() {\n    project::main()\n}\n";
        self.write("crates/project/frames/whole.rs", frame);
    }

    /// Prepares `cargo course` in this course.
    pub(crate) fn course(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_course"));
        command.args(args).current_dir(&self.root);
        for (name, value) in Self::surroundings() {
            command.env(name, value);
        }
        for name in [
            "COURSE_ROOT",
            "COURSE_DEADLINE",
            "NO_COLOR",
            "CLICOLOR_FORCE",
        ] {
            command.env_remove(name);
        }
        command
    }

    /// Returns the variables for every child. A panic shows its file and line even without debug information.
    pub(crate) fn surroundings() -> [(&'static str, String); 4] {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("students");
        [
            ("CARGO_TARGET_DIR", target.display().to_string()),
            ("CARGO_NET_OFFLINE", "true".to_owned()),
            ("CARGO_PROFILE_DEV_DEBUG", "0".to_owned()),
            ("CARGO_INCREMENTAL", "0".to_owned()),
        ]
    }

    /// Runs it. Returns the exit code, and the text of both outputs.
    pub(crate) fn run(&self, args: &[&str]) -> (i32, String) {
        let output = self.course(args).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (
            output.status.code().unwrap_or(-1),
            String::from_utf8(said).unwrap(),
        )
    }

    /// Returns the student programs of this course that are running.
    #[cfg(target_os = "linux")]
    pub(crate) fn running(&self) -> Vec<String> {
        let folder = self.root.join(self.path(""));
        let processes = fs::read_dir("/proc").unwrap().flatten();
        let ours = processes.filter(|process| {
            fs::read_link(process.path().join("cwd")).is_ok_and(|cwd| cwd == folder)
        });
        ours.map(|process| fs::read_to_string(process.path().join("cmdline")).unwrap_or_default())
            .collect()
    }
}

#[cfg(unix)]
impl pty::Terminal {
    /// Starts `cargo course` with these arguments in the course's folder.
    pub(crate) fn course(fixture: &Fixture, args: &str) -> Self {
        Self::course_with(fixture, "", args)
    }

    /// Starts the same with these variables set: `NO_COLOR=1`.
    pub(crate) fn course_with(fixture: &Fixture, variables: &str, args: &str) -> Self {
        let line = format!("{variables} {} {args}", env!("CARGO_BIN_EXE_course"));
        Self::run(&fixture.root, &line, &Fixture::surroundings())
    }
}

/// Keeps the folder of a failed test for inspection.
impl Drop for Fixture {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.root);
        }
    }
}

/// Asserts that the text contains all of these.
#[track_caller]
pub(crate) fn assert_says(said: &str, wanted: &[&str]) {
    for words in wanted {
        assert!(said.contains(words), "{words:?} is not said in:\n{said}");
    }
}
