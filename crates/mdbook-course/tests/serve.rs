//! `cargo book serve` from the outside: it answers, and it follows a change.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::Course;

/// A server that ends with the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts one on any free port and waits until it says where it is.
    fn start(course: &Course) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_book"))
            .args(["serve", "--port", "0"])
            .current_dir(course.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
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

    /// The status line and all the rest of an answer.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(10)))
            .unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
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
