//! `cargo book` that is ended while it builds.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// A fake cargo: it starts a compiler and waits for it.
const CARGO: &str =
    "#!/bin/sh\nsleep 1000 &\necho $! > compiler.new\nmv compiler.new compiler\nwait\n";

#[test]
fn a_signal_that_ends_book_also_ends_the_compiler() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let course = tempfile::tempdir().unwrap();
        let at = |path: &str| course.path().join(path);
        fs::create_dir(at("book")).unwrap();
        fs::write(at("book/book.toml"), "").unwrap();
        fs::write(at("cargo"), CARGO).unwrap();
        fs::set_permissions(at("cargo"), fs::Permissions::from_mode(0o755)).unwrap();
        let mut book = Command::new(env!("CARGO_BIN_EXE_book"));
        let book = book.arg("build").current_dir(&course);
        let mut book = book.env("CARGO", at("cargo")).spawn().unwrap();
        wait_until(|| at("compiler").exists());
        let compiler = fs::read_to_string(at("compiler")).unwrap();
        let sent = Command::new("kill")
            .args([signal, &book.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
        assert!(!book.wait().unwrap().success());
        wait_until(|| !runs(compiler.trim()));
    }
}

/// Returns whether a process runs. A process that has ended may still wait for its parent to collect it.
fn runs(id: &str) -> bool {
    let state = fs::read_to_string(Path::new("/proc").join(id).join("stat"));
    state.is_ok_and(|it| !it.contains(") Z "))
}

fn wait_until(is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(20), "it never was so");
        std::thread::sleep(Duration::from_millis(20));
    }
}
