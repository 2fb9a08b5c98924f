//! A copy is brought up to date, and nothing that somebody wrote in it is lost.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use flate2::Compression;
use flate2::write::GzEncoder;
use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;
use sha2::{Digest, Sha256};

use crate::editions::files;

const LIST: &str = "[[chapter]]\nid = \"small\"\nfolder = \"ch1-small\"\ntitle = \"Small\"\n\
    [[chapter.exercise]]\nstem = \"one\"\ntitle = \"One\"\nabout = \"x\"\nminutes = 5\ncore = true\n\
    traces = [\"one\"]\nhints = [\"a\", \"b\", \"c\"]\n";

/// As it was laid down.
const OLD: [(&str, &str); 7] = [
    ("exercises/course.toml", LIST),
    ("exercises/ch1-small/src/one.rs", "stub\n"),
    ("exercises/ch1-small/tests/one.rs", "tests\n"),
    ("page.md", "a\nb\nc\n"),
    ("gone.md", "gone\n"),
    ("gone-and-changed.md", "gone\n"),
    ("same.md", "same\n"),
];
/// The newer copy.
const NEW: [(&str, &str); 6] = [
    ("exercises/course.toml", LIST),
    ("exercises/ch1-small/src/one.rs", "stub\n"),
    ("exercises/ch1-small/tests/one.rs", "more tests\n"),
    ("page.md", "a\nb\nnew\n"),
    ("same.md", "same\n"),
    ("new/page.md", "new\n"),
];

struct Copies {
    folder: tempfile::TempDir,
}

impl Copies {
    /// A student's copy, in which they wrote, and a newer one.
    fn new() -> Self {
        let copies = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        lay(&copies.mine(), &OLD);
        lay(&copies.newer(), &NEW);
        copies.write("exercises/ch1-small/src/one.rs", "my answer\n");
        copies.write("gone-and-changed.md", "my notes\n");
        copies.write(".course/progress.json", "{}");
        copies
    }

    fn mine(&self) -> PathBuf {
        self.folder.path().join("mine")
    }

    fn newer(&self) -> PathBuf {
        self.folder.path().join("newer")
    }

    fn write(&self, path: &str, text: &str) {
        write(&self.mine(), path, text);
    }

    fn read(&self, path: &str) -> Option<String> {
        fs::read_to_string(self.mine().join(path)).ok()
    }

    fn update(&self, from: &Path) -> assert_cmd::assert::Assert {
        let mut update = assert_cmd::Command::new(env!("CARGO_BIN_EXE_grade"));
        update
            .arg("update")
            .arg(from)
            .env("COURSE_ROOT", self.mine())
            .env("NO_COLOR", "1")
            .assert()
    }
}

fn write(root: &Path, path: &str, text: &str) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// Lays files down with their list.
fn lay(root: &Path, files: &[(&str, &str)]) {
    let mut list = "# a copy\n".to_owned();
    for (path, text) in files {
        write(root, path, text);
        let sum: String = Sha256::digest(text)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        list += &format!("{sum}  {path}\n");
    }
    write(root, ".laid-down", &list);
}

#[test]
fn what_nobody_changed_is_the_newer_one_and_what_somebody_wrote_stays() {
    let copies = Copies::new();
    let said = copies.update(&copies.newer()).success();
    said.stdout(contains("gone-and-changed.md is no longer in the course"));
    assert_eq!(copies.read("page.md").as_deref(), Some("a\nb\nnew\n"));
    assert_eq!(copies.read("new/page.md").as_deref(), Some("new\n"));
    assert_eq!(
        copies.read("exercises/ch1-small/tests/one.rs").as_deref(),
        Some("more tests\n")
    );
    assert_eq!(
        copies.read("exercises/ch1-small/src/one.rs").as_deref(),
        Some("my answer\n")
    );
    assert_eq!(copies.read("gone.md"), None);
    assert_eq!(
        copies.read("gone-and-changed.md").as_deref(),
        Some("my notes\n")
    );
    assert_eq!(copies.read(".course/progress.json").as_deref(), Some("{}"));
    copies
        .update(&copies.newer())
        .success()
        .stdout(contains("0 files brought up to date, and 0 removed."));
}

#[test]
fn of_what_both_changed_the_difference_is_shown_theirs_stays_and_ours_lies_beside_it() {
    let copies = Copies::new();
    copies.write("page.md", "a\nmine\nc\n");
    let said = copies.update(&copies.newer()).success();
    said.stdout(
        contains("-mine")
            .and(contains("+new"))
            .and(contains("page.md was changed by you and by us")),
    );
    assert_eq!(copies.read("page.md").as_deref(), Some("a\nmine\nc\n"));
    assert_eq!(
        copies.read(".course/update/page.md.ours").as_deref(),
        Some("a\nb\nnew\n")
    );
}

#[test]
fn an_archive_updates_as_a_folder_does() {
    let zip = |copies: &Copies| {
        let path = copies.folder.path().join("newer.zip");
        let mut zip = zip::ZipWriter::new(File::create(&path).unwrap());
        for (name, text) in files(&copies.newer()) {
            zip.start_file(
                format!("newer/{name}"),
                zip::write::SimpleFileOptions::default(),
            )
            .unwrap();
            zip.write_all(text.as_bytes()).unwrap();
        }
        zip.finish().unwrap();
        path
    };
    let tar = |copies: &Copies| {
        let path = copies.folder.path().join("newer.tar.gz");
        let packed = GzEncoder::new(File::create(&path).unwrap(), Compression::fast());
        let mut tar = tar::Builder::new(packed);
        tar.append_dir_all("newer", copies.newer()).unwrap();
        tar.into_inner().unwrap().finish().unwrap();
        path
    };
    let by_folder = Copies::new();
    by_folder.update(&by_folder.newer()).success();
    for archive in [zip as fn(&Copies) -> PathBuf, tar] {
        let copies = Copies::new();
        copies.update(&archive(&copies)).success();
        assert_eq!(files(&copies.mine()), files(&by_folder.mine()));
    }
}

#[test]
fn what_is_no_copy_or_was_changed_since_is_refused_before_anything_is_touched() {
    let copies = Copies::new();
    let before = files(&copies.mine());
    copies
        .update(&copies.folder.path().join("nothing.zip"))
        .code(2);
    write(&copies.newer(), "page.md", "by somebody else");
    copies
        .update(&copies.newer())
        .code(2)
        .stderr(contains("page.md of the newer copy was changed"));
    fs::remove_file(copies.newer().join(".laid-down")).unwrap();
    copies
        .update(&copies.newer())
        .code(2)
        .stderr(contains("no copy of the course"));
    assert_eq!(files(&copies.mine()), before);
    fs::remove_file(copies.mine().join(".laid-down")).unwrap();
    copies
        .update(&copies.newer())
        .code(2)
        .stderr(contains("git pull"));
}

#[test]
fn an_update_that_is_killed_is_run_again_and_ends_as_one_that_was_not() {
    let whole = Copies::new();
    let many = (0..2000).map(|it| (format!("many/{it:04}.md"), format!("new {it}\n")));
    let many: Vec<(String, String)> = many.collect();
    let all = many.iter().map(|(path, text)| (&**path, &**text));
    lay(&whole.newer(), &all.chain(NEW).collect::<Vec<_>>());
    whole.update(&whole.newer()).success();
    let (wanted, mut halfway) = (files(&whole.mine()), 0);
    for enough in [1, 200, 700, 1500] {
        let copies = Copies::new();
        let come = || fs::read_dir(copies.mine().join("many")).map_or(0, Iterator::count);
        let mut update = Command::new(env!("CARGO_BIN_EXE_grade"));
        let update = update
            .arg("update")
            .arg(whole.newer())
            .env("COURSE_ROOT", copies.mine());
        let mut update = update
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        while come() < enough && update.try_wait().unwrap().is_none() {}
        update.kill().unwrap();
        update.wait().unwrap();
        halfway += usize::from(come() < 2000);
        copies.update(&whole.newer()).success();
        assert_eq!(files(&copies.mine()), wanted, "killed after {enough} files");
    }
    assert!(halfway > 0, "each was done before it was killed");
}

/// Where a solved exercise has other tests now, these are run; the stand-in for cargo notes what it is asked.
#[cfg(unix)]
#[test]
fn a_solved_exercise_whose_tests_have_changed_is_tested_again() {
    use std::os::unix::fs::PermissionsExt;
    let copies = Copies::new();
    let cargo = copies.folder.path().join("cargo");
    fs::write(
        &cargo,
        "#!/bin/sh\necho \"$@\" > \"$(dirname \"$0\")/asked\"\nexit 1\n",
    )
    .unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    let mut update = assert_cmd::Command::new(env!("CARGO_BIN_EXE_grade"));
    let update = update
        .arg("update")
        .arg(copies.newer())
        .env("COURSE_ROOT", copies.mine());
    update
        .env("CARGO", &cargo)
        .env("COURSE_SOLVED", "small-1")
        .assert()
        .code(1)
        .stdout(contains("The tests of one have changed"));
    assert_eq!(
        fs::read_to_string(copies.folder.path().join("asked")).unwrap(),
        "course test one\n"
    );
}
