//! `cargo book serve` from the outside: it answers, and it follows a change.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::Course;

/// A server that ends with the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts a server on any free port and waits until it prints its address.
    fn start(course: &Course) -> Self {
        Self::spawn(&mut Self::command(course))
    }

    fn command(course: &Course) -> Command {
        let mut command = course.book();
        command
            .args(["serve", "--port", "0"])
            .stdout(Stdio::piped());
        command
    }

    fn spawn(command: &mut Command) -> Self {
        let mut process = command.spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let said = lines.find_map(|line| {
            let line = line.unwrap();
            let address = line.strip_prefix("The book is at http://")?;
            Some(address.split('/').next()?.to_owned())
        });
        // What it says later must have somewhere to go.
        std::thread::spawn(move || lines.for_each(drop));
        Server {
            process,
            address: said.expect("it says where it is"),
        }
    }

    /// Returns the status line and the rest of an answer.
    fn get(&self, path: &str) -> String {
        self.ask(path, &format!("Host: {}\r\n", self.address))
    }

    fn ask(&self, path: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(10)))
            .unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn it_serves_pages_and_says_when_there_is_none() {
    let course = Course::new();
    let server = Server::start(&course);
    let page = server.get("/first.html");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("It makes 3 calls"), "{page}");
    assert!(server.get("/").contains("It makes 3 calls"));
    assert!(server.get("/nothing.html").starts_with("HTTP/1.1 404"));
    assert!(
        page.contains("__reload"),
        "the page does not ask for a newer one: {page}"
    );
}

#[test]
fn it_follows_a_change_and_keeps_the_last_good_book() {
    let course = Course::new();
    let server = Server::start(&course);
    course.write("book/src/first.md", "# First\n\n{{#calls nothing}}\n");
    std::thread::sleep(Duration::from_millis(600));
    assert!(
        server.get("/first.html").contains("It makes 3 calls"),
        "a mistake took the page away"
    );
    course.write("book/src/first.md", "# First\n\nQuite another page.\n");
    let start = Instant::now();
    while !server.get("/first.html").contains("Quite another page.") {
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "the change never arrived"
        );
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn only_this_machine_may_ask() {
    let course = Course::new();
    let server = Server::start(&course);
    let port = server.address.rsplit(':').next().unwrap();
    let here = format!("Host: localhost:{port}\r\n");
    let from = |origin: &str| format!("{here}Origin: {origin}\r\n");
    assert!(server.ask("/", &here).starts_with("HTTP/1.1 200"));
    let own_page = from(&format!("http://127.0.0.1:{port}"));
    assert!(server.ask("/", &own_page).starts_with("HTTP/1.1 200"));
    for foreign in [
        "Host: example.org\r\n".to_owned(),
        format!("Host: localhost.example.org:{port}\r\n"),
        from("http://example.org"),
        from("null"),
    ] {
        let answer = server.ask("/first.html", &foreign);
        assert!(answer.starts_with("HTTP/1.1 403"), "{foreign}: {answer}");
        assert!(!answer.contains("It makes 3 calls"));
    }
    assert!(server.ask("/", "").starts_with("HTTP/1.1 4"));
}

#[test]
fn a_path_too_long_to_be_one_is_the_asker_s_mistake() {
    let course = Course::new();
    let server = Server::start(&course);
    for path in ["a".repeat(8000), "a".repeat(300), "a/".repeat(2000)] {
        let answer = server.get(&format!("/{path}"));
        assert!(answer.starts_with("HTTP/1.1 414"), "{answer}");
    }
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
}

/// Returns the contents of the folder for temporary files after a signal has ended `book serve`.
#[cfg(unix)]
fn left_behind(signal: &str, while_building: bool) -> Vec<std::path::PathBuf> {
    let course = Course::new();
    let temporary = tempfile::tempdir().unwrap();
    let mut command = Server::command(&course);
    command.env("TMPDIR", temporary.path());
    let mut process = if while_building {
        let process = command.stdout(Stdio::null()).spawn().unwrap();
        let start = Instant::now();
        // Its first folder is there: now it builds.
        while std::fs::read_dir(temporary.path()).unwrap().count() == 0 {
            assert!(start.elapsed() < Duration::from_secs(20), "it never built");
            std::thread::sleep(Duration::from_millis(1));
        }
        process
    } else {
        let mut server = Server::spawn(&mut command);
        assert!(server.get("/").starts_with("HTTP/1.1 200"));
        std::mem::replace(&mut server.process, Command::new("true").spawn().unwrap())
    };
    let pid = process.id().to_string();
    let sent = Command::new("kill").args([signal, &pid]).status().unwrap();
    assert!(sent.success());
    let ended = process.wait().unwrap();
    assert!(ended.success(), "{signal}: {ended}");
    let entries = std::fs::read_dir(temporary.path()).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[test]
#[cfg(unix)]
fn however_it_is_ended_it_leaves_no_folder_behind() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        for while_building in [false, true] {
            let left = left_behind(signal, while_building);
            assert!(left.is_empty(), "{signal} {while_building}: {left:?}");
        }
    }
}
