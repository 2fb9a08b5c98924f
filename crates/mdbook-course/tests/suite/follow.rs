//! `book follow` from the outside. It shows the messages of the course, refuses all other visitors, and ends with the
//! pipe.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use protocol::{Answer, Ask, Came, Exercise, Outcome, Ran, Recorded, Tell, Verdict, Wanted};
use rstest::rstest;
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::common::Course;

const PATIENCE: Duration = Duration::from_secs(20);

/// A server, and the course's end of the pipe.
struct Server {
    process: Child,
    input: Option<ChildStdin>,
    asks: Receiver<Ask>,
    /// `127.0.0.1:4321`.
    host: String,
    token: String,
    course: Course,
}

impl Server {
    fn start() -> Self {
        Self::start_with(|_| {})
    }

    /// Starts a server after a change to its command.
    fn start_with(change: impl FnOnce(&mut std::process::Command)) -> Self {
        let course = Course::new();
        let mut command = course.book();
        change(&mut command);
        let mut process = command
            .arg("follow")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let (tell, asks) = channel();
        std::thread::spawn(move || {
            while let Some(ask) = protocol::read::<Ask>(&mut output) {
                let _ = tell.send(ask);
            }
        });
        let Ok(Ask::Serves { address }) = asks.recv_timeout(PATIENCE) else {
            panic!("it says where it is");
        };
        let line = format!(" the book: {address}");
        assert!(line.len() < 80, "longer than a terminal is wide: {line}");
        let (address, token) = address.split_once("#yours=").unwrap();
        let host = address.strip_prefix("http://").unwrap();
        Server {
            process,
            input,
            asks,
            host: host.split('/').next().unwrap().to_owned(),
            token: token.to_owned(),
            course,
        }
    }

    fn tell(&mut self, tell: &Tell) {
        protocol::write(self.input.as_mut().unwrap(), tell).unwrap();
    }

    /// Moves the course to its first exercise.
    fn exercise(&mut self) {
        self.tell(&Tell::Exercise(Exercise {
            id: "recursion-1".into(),
            stem: "factorial".into(),
            page: "ch1-recursion/factorial.html".into(),
            chapter: "ch1-recursion".into(),
            traces: vec!["factorial".into(), "double".into()],
            point: "factorial".into(),
        }));
    }

    fn checking(&mut self, save: u64) {
        self.tell(&Tell::Checking { save });
    }

    fn verdict(&mut self, save: u64, outcome: Outcome) {
        self.tell(&Tell::Verdict(Verdict {
            save,
            outcome,
            line: "1 of 2 tests pass".into(),
            text: "what they say".into(),
        }));
    }

    /// Sends a run whose recordings belong to the small book.
    fn ran(&mut self, save: u64, run: &[&str], yours: &str, ours: Option<&str>) {
        let recorded = |name: &str| Recorded {
            file: Some(self.recording(name)),
            ending: None,
        };
        let ran = Ran {
            save,
            run: words(run),
            yours: Some(recorded(yours)),
            ours: ours.map(recorded),
        };
        self.tell(&Tell::Ran(ran));
    }

    fn recording(&self, name: &str) -> PathBuf {
        let file = format!("book/recordings/{name}.jsonl");
        self.course.path().join(file)
    }

    /// Returns the whole answer to a plain request.
    fn get(&self, path: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let asked = format!("GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
        stream.write_all(asked.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn own(&self) -> String {
        format!("http://{}", self.host)
    }

    /// Opens the socket for a client that claims this origin.
    fn socket(&self, origin: Option<&str>) -> Result<Page, String> {
        let stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut request = format!("ws://{}/__yours", self.host)
            .into_client_request()
            .unwrap();
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert("Origin", origin.parse().unwrap());
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Page(socket)),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Moves the course to its first exercise, and waits until a page knows it. Runs that the page shows before that
    /// are refused.
    fn page_at_the_exercise(&mut self) -> Page {
        self.exercise();
        let mut page = self.page();
        page.state(|state| state["exercise"]["stem"] == "factorial");
        page
    }

    /// Opens a page and shows its key.
    fn page(&self) -> Page {
        let mut page = self.socket(Some(&self.own())).unwrap();
        page.say(&json!({ "token": self.token }));
        page
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// An open page.
struct Page(WebSocket<TcpStream>);

impl Page {
    fn say(&mut self, what: &Value) {
        self.0.send(Message::text(what.to_string())).unwrap();
    }

    /// Returns the next message to the page, or the number with which its socket is closed.
    fn next(&mut self) -> Result<Value, u16> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Ok(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(Some(frame))) => return Err(frame.code.into()),
                Ok(_) => {}
                Err(_) => return Err(0),
            }
        }
    }

    /// Returns the next message of that kind.
    fn told(&mut self, kind: &str) -> Value {
        loop {
            let told = self.next().unwrap();
            if told["say"] == kind {
                return told;
            }
        }
    }

    /// Returns the next state that fits. A page opened before the server knows the exercise gets an earlier state
    /// first.
    fn state(&mut self, is_so: impl Fn(&Value) -> bool) -> Value {
        loop {
            let state = self.told("state");
            if is_so(&state) {
                return state;
            }
        }
    }

    /// Shows one figure.
    fn shows(&mut self, run: &[&str]) {
        let figure = json!({
            "key": "it", "chapter": "ch1-recursion", "run": run, "draw": { "tree": {} }, "seen": true,
        });
        self.say(&json!({ "figures": [figure], "test": null }));
    }
}

fn words(all: &[&str]) -> Vec<String> {
    all.iter().map(|&word| word.to_owned()).collect()
}

#[test]
fn a_page_hears_of_a_save_and_sees_both_runs_with_the_first_difference() {
    let mut server = Server::start();
    let mut page = server.page_at_the_exercise();
    // The book has a recording of ours with the one input, and none with the other.
    for (n, ours) in [("3", true), ("2", false)] {
        page.shows(&["factorial", n]);
        let run = words(&["factorial", n]);
        let wanted = Wanted { run, ours };
        let asked = server.asks.recv_timeout(PATIENCE).unwrap();
        assert_eq!(asked, Ask::Wants { runs: vec![wanted] });
    }
    server.checking(1);
    server.verdict(1, Outcome::Failed);
    server.ran(1, &["factorial", "2"], "factorial-2", Some("factorial-2"));
    let drawn = page.told("figure");
    assert_eq!((&drawn["key"], &drawn["save"]), (&json!("it"), &json!(1)));
    assert!(drawn["yours"].as_str().unwrap().contains("<svg"));
    assert!(drawn["ours"].as_str().unwrap().contains("<svg"));
    assert_eq!(drawn["kind"], Value::Null);
    server.ran(1, &["factorial", "2"], "cut-44-40", Some("factorial-2"));
    let drawn = page.told("figure");
    assert_eq!(drawn["kind"], "nothing");
    assert_eq!(drawn["wrong"], true);
}

#[test]
fn a_panic_in_a_drawing_becomes_a_sentence_and_the_server_goes_on() {
    let mut server = Server::start_with(|command| {
        command.env("FIGURES_PLANTED_PANIC", "1");
    });
    let mut page = server.page_at_the_exercise();
    page.shows(&["factorial", "3"]);
    server.asks.recv_timeout(PATIENCE).unwrap();
    for save in [1, 2] {
        server.checking(save);
        server.verdict(save, Outcome::Failed);
        server.ran(save, &["factorial", "3"], "factorial-2", Some("cut-44-40"));
        let drawn = page.told("figure");
        let sentence =
            "This run cannot be drawn. Please report it with `cargo course trace … --as json`.";
        assert_eq!(drawn["save"], save);
        assert_eq!(drawn["yours"], format!("<p>{sentence}</p>"));
        assert_eq!(drawn["ours"], format!("<p>{sentence}</p>"));
        assert_eq!(drawn["sentence"], sentence);
    }
}

#[test]
fn results_of_an_earlier_save_are_dropped() {
    let mut server = Server::start();
    let mut page = server.page_at_the_exercise();
    page.shows(&["factorial", "2"]);
    server.checking(2);
    server.ran(1, &["factorial", "2"], "factorial-2", None);
    server.verdict(1, Outcome::Solved);
    server.verdict(2, Outcome::Failed);
    server.ran(2, &["factorial", "2"], "factorial-2", None);
    // The first that is drawn, and the first verdict, are the newest save's.
    loop {
        let told = page.next().unwrap();
        match told["say"].as_str().unwrap() {
            "figure" => {
                assert_eq!(told["save"], 2);
                break;
            }
            _ => assert_ne!(told["verdict"]["save"], 1, "{told}"),
        }
    }
}

#[test]
fn all_pages_see_one_state_and_a_new_page_sees_what_was_told_before() {
    let mut server = Server::start();
    server.exercise();
    let mut first = server.page();
    server.checking(1);
    server.verdict(1, Outcome::Solved);
    first.state(|state| state["verdict"] != Value::Null);
    let mut second = server.page();
    assert_eq!(second.told("state")["verdict"]["outcome"], "solved");
    server.checking(2);
    for page in [&mut first, &mut second] {
        let told = page.told("state");
        assert_eq!(
            (&told["save"], &told["checking"]),
            (&json!(2), &json!(true))
        );
    }
}

#[test]
fn only_its_own_address_is_served() {
    let server = Server::start();
    let port = server.host.rsplit(':').next().unwrap();
    let own = format!("Host: {}\r\n", server.host);
    assert!(server.get("/first.html", &own).starts_with("HTTP/1.1 200"));
    for foreign in [
        "Host: example.org\r\n".to_owned(),
        format!("Host: example.org:{port}\r\n"), // its name was made to point here
        format!("Host: localhost:{port}\r\n"),
        format!("Host: {}.example.org\r\n", server.host),
        "Host: 127.0.0.1\r\n".to_owned(),
        format!("{own}{own}"),
    ] {
        let answer = server.get("/first.html", &foreign);
        assert!(answer.starts_with("HTTP/1.1 4"), "{foreign}: {answer}");
        assert!(!answer.contains("It makes 3 calls"));
    }
    assert!(server.get("/first.html", "").starts_with("HTTP/1.1 4"));
    let outside = server.get("/../exercises/course.toml", &own);
    assert!(!outside.contains("stem"), "{outside}");
    let outside = server.get("/..%2f..%2fetc/passwd", &own);
    assert!(!outside.contains("root:"), "{outside}");
}

#[test]
fn it_listens_on_this_machine_alone() {
    let server = Server::start();
    assert!(server.host.starts_with("127.0.0.1:"), "{}", server.host);
}

#[rstest]
#[case::nobody(None)]
#[case::a_file(Some("null"))]
#[case::another_site(Some("http://example.org"))]
#[case::another_port(Some("http://127.0.0.1:1"))]
#[case::another_name(Some("http://localhost:PORT"))]
#[case::another_kind(Some("https://127.0.0.1:PORT"))]
fn the_socket_is_for_its_own_pages(#[case] origin: Option<&str>) {
    let server = Server::start();
    let port = server.host.rsplit(':').next().unwrap();
    let origin = origin.map(|origin| origin.replace("PORT", port));
    let refused = server.socket(origin.as_deref()).err();
    assert!(refused.is_some_and(|why| why.contains("403")), "{origin:?}");
}

#[test]
fn without_the_key_nothing_is_told() {
    let mut server = Server::start();
    server.exercise();
    assert_eq!(server.token.len(), 32);
    let almost = format!("{}x", &server.token[..31]);
    let wrong = [
        json!({ "token": "" }),
        json!({ "token": almost }),
        json!({ "token": format!("{}0", server.token) }),
        json!({ "token": server.token, "more": 1 }),
        json!({ "figures": [], "test": null }),
        json!([]),
    ];
    for key in wrong {
        let mut page = server.socket(Some(&server.own())).unwrap();
        page.say(&key);
        assert_eq!(page.next(), Err(4401), "{key}");
    }
    // Who says nothing is not kept for ever.
    let mut silent = server.socket(Some(&server.own())).unwrap();
    let began = Instant::now();
    assert_eq!(silent.next(), Err(4401));
    assert!(began.elapsed() < Duration::from_secs(15));
}

#[test]
fn no_page_and_no_log_has_the_key() {
    let server = Server::start();
    let own = format!("Host: {}\r\n", server.host);
    for path in ["/", "/first.html", "/__yours", "/nothing"] {
        assert!(!server.get(path, &own).contains(&server.token), "{path}");
    }
}

/// A launcher that records its arguments replaces the system's own.
#[cfg(target_os = "linux")]
#[test]
fn a_browser_is_given_a_file_for_its_own_user_and_no_process_has_the_key_in_its_words() {
    use std::os::unix::fs::PermissionsExt;
    let launchers = tempfile::tempdir().unwrap();
    let launcher = launchers.path().join("xdg-open");
    let noted = launchers.path().join("noted");
    let script = format!("#!/bin/sh\necho \"$*\" > {noted:?}.new && mv {noted:?}.new {noted:?}\n");
    std::fs::write(&launcher, script).unwrap();
    std::fs::set_permissions(&launcher, PermissionsExt::from_mode(0o755)).unwrap();
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{path}", launchers.path().display());
    let mut server = Server::start_with(|command| {
        command.env("PATH", &path);
    });
    server.tell(&Tell::Open);
    let began = Instant::now();
    let words = loop {
        if let Ok(words) = std::fs::read_to_string(&noted) {
            break words;
        }
        assert!(began.elapsed() < PATIENCE, "nothing is opened");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(!words.contains(&server.token), "{words}");
    let file = std::path::Path::new(words.trim());
    let mode = std::fs::metadata(file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let leads_on = format!("url=http://{}/#yours={}\"", server.host, server.token);
    let text = std::fs::read_to_string(file).unwrap();
    assert!(text.contains(&leads_on), "{text}");
    // It goes with the server.
    server.input = None;
    assert!(server.process.wait().unwrap().success());
    assert!(!file.exists());
}

#[test]
fn a_client_that_never_completes_its_request_is_disconnected() {
    let server = Server::start();
    for begun in [
        "",
        "GET /first.html HT",
        "GET /first.html HTTP/1.1\r\nHost: 127.0",
    ] {
        let mut stream = TcpStream::connect(&server.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(begun.as_bytes()).unwrap();
        let mut answer = Vec::new();
        // Without a limit there would be nothing to read, and an error after that time.
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(!answer.contains("200 OK"), "{begun:?}: {answer}");
    }
}

#[test]
fn each_answer_says_what_a_page_may_load_and_who_may_frame_it() {
    let server = Server::start();
    let own = format!("Host: {}\r\n", server.host);
    for path in ["/", "/first.html", "/nothing"] {
        let answer = server.get(path, &own);
        let head = answer.split("\r\n\r\n").next().unwrap();
        let policy =
            { head.lines() }.find_map(|line| line.strip_prefix("content-security-policy: "));
        let policy = policy.unwrap_or_else(|| panic!("{path}: {head}"));
        let rules: Vec<&str> = policy.split("; ").collect();
        let sockets = format!("connect-src 'self' ws://{}", server.host);
        for rule in [
            "default-src 'self'",
            "object-src 'none'",
            "frame-ancestors 'self'",
            &sockets,
        ] {
            assert!(rules.contains(&rule), "{rule}: {policy}");
        }
        assert!(head.contains("x-content-type-options: nosniff"), "{head}");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_or_a_huge_file_as_a_recording_does_not_block_the_server() {
    let mut server = Server::start();
    let mut page = server.page_at_the_exercise();
    page.shows(&["factorial", "2"]);
    server.checking(1);
    let pipe = server.recording("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    // 64 GiB of nothing, which takes no room on the disk.
    let huge = std::fs::File::create(server.recording("huge")).unwrap();
    huge.set_len(1 << 36).unwrap();
    for name in ["pipe", "huge", "factorial-2"] {
        server.ran(1, &["factorial", "2"], name, None);
    }
    let drawn = std::iter::repeat_with(|| page.told("figure")).take(3);
    let is_drawn = |it: &Value| it["yours"].as_str().is_some_and(|it| it.contains("<svg"));
    assert!({ drawn }.any(|it| is_drawn(&it)), "the last is drawn");
}

#[test]
fn only_runs_of_the_exercise_are_asked_for_and_words_stay_words() {
    let mut server = Server::start();
    let mut page = server.page_at_the_exercise();
    for run in [
        &["rm", "-rf", "/"][..],
        &["--help"],
        &[],
        &["gcd", "1", "2"],
        &["factorial", "a\nb"],
        &["factorial", &"9".repeat(3000)],
        &["factorial"; 40],
    ] {
        page.shows(run);
        let refused = page.told("refused");
        assert_eq!(refused["key"], "it", "{run:?}");
    }
    page.shows(&["double", "$(reboot)", "; ls"]);
    let asked = server.asks.recv_timeout(PATIENCE).unwrap();
    let Ask::Wants { runs } = asked else {
        panic!("{asked:?}");
    };
    assert_eq!(runs[0].run, words(&["double", "$(reboot)", "; ls"]));
    // Nothing else was ever asked for.
    assert!(server.asks.try_recv().is_err());
}

#[test]
fn a_page_that_sends_too_much_or_nonsense_is_disconnected_alone() {
    let mut server = Server::start();
    server.exercise();
    let mut good = server.page();
    good.told("state");
    let many: Vec<Value> = (0..100)
        .map(|n| json!({ "key": n.to_string(), "chapter": "c", "run": [], "draw": { "tree": {} } }))
        .collect();
    let long =
        json!({ "key": "k".repeat(5000), "chapter": "c", "run": [], "draw": { "tree": {} } });
    let no_figure = json!({ "key": "k", "chapter": "c", "run": [], "draw": { "picture": {} } });
    for what in [
        json!({ "figures": many, "test": null }),
        json!({ "figures": [long], "test": null }),
        json!({ "figures": [no_figure], "test": null }),
        json!({ "figures": "all" }),
        json!("x".repeat(200 << 10)),
        json!({ "token": server.token }),
    ] {
        let mut page = server.page();
        page.told("state");
        // The server may have closed before it has read all of a long one.
        let _ = page.0.send(Message::text(what.to_string()));
        let sent_away = loop {
            match page.next() {
                Ok(_) => {}
                Err(code) => break code,
            }
        };
        assert!([4400, 0, 1009].contains(&sent_away), "{sent_away}");
    }
    server.checking(1);
    good.state(|state| state["save"] == 1);
}

/// Returns a question to a search, in the form that a page sends.
fn question(function: &str, position: &str) -> Value {
    json!({ "function": function, "game": "tic-tac-toe", "position": position, "depth": 9 })
}

#[test]
fn a_page_asks_a_search_for_a_move_and_hears_what_comes_of_it() {
    let mut server = Server::start();
    server.exercise();
    let [mut page, mut other] = [server.page(), server.page()];
    page.say(&json!({ "number": 7, "question": question("look_ahead", "X........") }));
    let Ok(Ask::Move {
        tab,
        number: 7,
        question: asked,
    }) = server.asks.recv_timeout(PATIENCE)
    else {
        panic!("it is passed on");
    };
    assert_eq!(asked.words(), ["tic-tac-toe", "X........", "9"]);
    let step = "building your search".to_owned();
    let answer = Answer {
        mv: Some("5".into()),
        value: 0,
        nodes: None,
    };
    let how = "value 0".to_owned();
    for (came, key, wanted) in [
        (Came::Step { step }, "step", json!("building your search")),
        (Came::Move { answer, how }, "how", json!("value 0")),
    ] {
        // What an older question came to, and what another page asked, is not told.
        for (tab, number) in [(tab, 6), (tab + 100, 7), (tab, 7)] {
            let came = came.clone();
            server.tell(&Tell::Move { tab, number, came });
        }
        let told = page.told("move");
        assert_eq!((&told["number"], &told[key]), (&json!(7), &wanted));
        let is_answer = key == "how";
        assert_eq!(told["answer"]["mv"] == "5", is_answer, "{told}");
    }
    // Its search is drawn as a tree, where one was recorded.
    for (number, file, is_drawn) in [
        (8, Some(server.recording("factorial-2")), true),
        (9, None, false),
    ] {
        page.say(&json!({ "number": number, "question": question("look_ahead", "") }));
        assert!(server.asks.recv_timeout(PATIENCE).is_ok());
        let came = Came::Recorded { file };
        server.tell(&Tell::Move { tab, number, came });
        let told = page.told("thought");
        assert_eq!(told["drawing"].is_string(), is_drawn, "{told}");
    }
    // The other page has heard of nothing.
    server.checking(1);
    let told = other.next().unwrap();
    assert_eq!(told["say"], "state");
    // Nobody waits any more for what is still being done, where the page says so or goes.
    let stop = json!({ "number": 10, "question": null });
    for number in [10, 11] {
        page.say(&json!({ "number": number, "question": question("look_ahead", "") }));
        assert!(server.asks.recv_timeout(PATIENCE).is_ok());
        if number == 10 {
            page.say(&stop);
        } else {
            let _ = page.0.close(None);
        }
        let gone = Ask::NoMove { tab };
        assert_eq!(server.asks.recv_timeout(PATIENCE), Ok(gone));
    }
}

#[test]
fn what_is_no_question_to_a_search_is_refused_and_the_server_goes_on() {
    let mut server = Server::start();
    let mut page = server.page_at_the_exercise();
    let long = "X".repeat(10_000);
    for (number, asked, why) in [
        (1, question("look_ahead", &long), "That is too long"),
        (2, question(&long, "X"), "That is too long"),
        (3, question("look_ahead", "X\0"), "cannot be typed"),
    ] {
        page.say(&json!({ "number": number, "question": asked }));
        let told = page.told("move");
        assert_eq!(
            (&told["number"], &told["came"]),
            (&json!(number), &json!("refused"))
        );
        assert!(told["why"].as_str().unwrap().contains(why), "{told}");
    }
    // Nothing of that was passed on. What has not even its form is sent away.
    assert!(server.asks.try_recv().is_err());
    for what in [
        json!({ "number": 1, "question": question("look_ahead", &"X".repeat(1 << 20)) }),
        json!({ "number": -1, "question": null }),
        json!({ "number": 1, "question": { "game": "tic-tac-toe" } }),
        json!({ "number": 1, "question": question("look_ahead", "X"), "more": 1 }),
    ] {
        let mut page = server.page();
        page.told("state");
        // The server may have closed before it has read all of a long one.
        let _ = page.0.send(Message::text(what.to_string()));
        let sent_away = std::iter::repeat_with(|| page.next()).find_map(Result::err);
        assert!(
            sent_away.is_some_and(|code| [4400, 0, 1009].contains(&code)),
            "{sent_away:?}"
        );
    }
    // Who has no key asks nothing.
    let mut stranger = server.socket(Some(&server.own())).unwrap();
    stranger.say(&json!({ "number": 1, "question": question("look_ahead", "X") }));
    assert_eq!(stranger.next(), Err(4401));
    assert!(server.asks.try_recv().is_err());
    page.say(&json!({ "number": 4, "question": question("look_ahead", "X") }));
    let asked = server.asks.recv_timeout(PATIENCE);
    assert!(
        matches!(asked, Ok(Ask::Move { number: 4, .. })),
        "{asked:?}"
    );
}

#[test]
fn what_a_page_says_of_a_figure_is_escaped() {
    let mut server = Server::start();
    let mut page = server.page_at_the_exercise();
    let figure = json!({
        "key": "<b>", "chapter": "../../..", "run": ["factorial", "2"], "draw": { "tree": { "title": "<script>" } }, "seen": true,
    });
    page.say(&json!({ "figures": [figure], "test": null }));
    server.checking(1);
    server.ran(1, &["factorial", "2"], "factorial-2", None);
    let drawn = page.told("figure");
    let yours = drawn["yours"].as_str().expect("a drawing");
    assert!(
        yours.contains("&lt;script&gt;") && !yours.contains("<script>") && !yours.contains("\"<b>"),
        "{yours}"
    );
}

#[test]
fn when_the_pipe_closes_the_pages_are_told_and_it_ends() {
    let mut server = Server::start();
    let mut page = server.page_at_the_exercise();
    server.input = None;
    // It may be told more before that.
    let end = std::iter::repeat_with(|| page.next()).find_map(Result::err);
    assert_eq!(end, Some(4410));
    let began = Instant::now();
    let status = loop {
        if let Some(status) = server.process.try_wait().unwrap() {
            break status;
        }
        assert!(began.elapsed() < Duration::from_secs(5), "it goes on");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(status.success());
    assert!(TcpStream::connect(&server.host).is_err());
}

#[test]
fn when_the_pipe_closes_while_the_book_is_made_it_ends_at_once() {
    let course = Course::new();
    let mut process = course
        .book()
        .arg("follow")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(process.stdin.take());
    assert!(process.wait().unwrap().success());
    let mut said = String::new();
    let output = process.stdout.take().unwrap();
    BufReader::new(output).read_line(&mut said).unwrap();
    assert_eq!(
        std::fs::read_dir(course.temporary()).unwrap().count(),
        0,
        "{said}"
    );
}
