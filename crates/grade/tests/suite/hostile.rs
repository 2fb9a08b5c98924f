//! Grades the programs in `tests/hostile` among honest submissions. In the sandbox a hostile program changes no other
//! result, leaves no file and no process, and wins only the judged runs that its own code can answer. Without the
//! sandbox some of the programs reach their aim, so the set has teeth.
//!
//! The head of a file describes the program and the expected outcome: the result of its tests (`tests`, perhaps one of
//! two), the most judged runs out of eight that it may win (`runs`), the form of its submission (`packed`), and its
//! effect without the sandbox (`open`). The run without the sandbox uses another one, which only protects this machine.
//!
//! Some programs, one for each wall of the sandbox, have a line `gate`. Only these are graded unless `HOSTILE=all` is
//! set, as it is on the servers: all of the programs take two minutes.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, UdpSocket};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::fixture::{Course, RIGHT, STUB, WRONG, has_bubblewrap, has_wasm};
use crate::{of, result};

/// How it is graded: a test has two seconds, and a build ten.
const HOW: [&str; 4] = ["--deadline", "2", "--building", "10"];

/// The honest submissions, graded before, among and after the hostile ones: name, both answers and expected results.
const HONEST: [(&str, &str, &str, [&str; 2]); 4] = [
    ("a-right", RIGHT, RIGHT, ["solved", "solved"]),
    ("k-wrong", WRONG, RIGHT, ["failed", "solved"]),
    ("s-stub", STUB, RIGHT, ["not_written", "solved"]),
    ("zz-right", RIGHT, RIGHT, ["solved", "solved"]),
];

/// The minimum number of programs that must reach their aim without a sandbox.
const TEETH: usize = 10;

/// A hostile program.
struct Hostile {
    name: String,
    head: BTreeMap<String, String>,
    text: String,
}

impl Hostile {
    fn says(&self, what: &str) -> Option<&str> {
        self.head.get(what).map(String::as_str)
    }
}

/// Whether all of them are wanted.
fn are_all_wanted() -> bool {
    std::env::var_os("HOSTILE").is_some_and(|which| which == "all")
}

/// Returns all programs, or one for each wall of the sandbox.
fn programs() -> Vec<Hostile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let mut files: Vec<PathBuf> = { fs::read_dir(folder).unwrap() }
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let head = text.lines().map_while(|line| line.strip_prefix("//! "));
        let head = head.map(|line| line.split_once(": ").unwrap());
        Hostile {
            name: path.file_stem().unwrap().to_str().unwrap().to_owned(),
            head: head
                .map(|(what, says)| (what.to_owned(), says.to_owned()))
                .collect(),
            text,
        }
    };
    let mut programs: Vec<Hostile> = files.into_iter().map(read).collect();
    assert!(programs.len() >= 60, "there are {}", programs.len());
    if !are_all_wanted() {
        programs.retain(|it| it.says("gate").is_some());
        assert_eq!(programs.len(), 12, "those with a line `gate`");
    }
    programs
}

/// Whether bubblewrap and Rust's library for WebAssembly are there.
fn can_be_run() -> bool {
    has_wasm() && has_bubblewrap()
}

/// Somebody who knows all answers.
struct Friend {
    tcp: u16,
    udp: u16,
}

impl Friend {
    /// One that listens in the network, and on this file.
    fn on(file: &Path) -> Self {
        let tcp = TcpListener::bind("127.0.0.1:0").unwrap();
        let udp = UdpSocket::bind("127.0.0.1:0").unwrap();
        let unix = UnixListener::bind(file).unwrap();
        let friend = Self {
            tcp: tcp.local_addr().unwrap().port(),
            udp: udp.local_addr().unwrap().port(),
        };
        fn tell(mut asked: impl Read + Write) {
            let mut question = [0; 20];
            let length = asked.read(&mut question).unwrap_or(0);
            let _ = asked.write_all(answer(&question[..length]).as_bytes());
        }
        std::thread::spawn(move || tcp.incoming().flatten().for_each(tell));
        std::thread::spawn(move || unix.incoming().flatten().for_each(tell));
        std::thread::spawn(move || {
            let mut question = [0; 20];
            while let Ok((length, asked)) = udp.recv_from(&mut question) {
                let _ = udp.send_to(answer(&question[..length]).as_bytes(), asked);
            }
        });
        friend
    }
}

fn answer(question: &[u8]) -> String {
    let question = String::from_utf8_lossy(question);
    let n: u64 = question.trim().parse().unwrap_or(0);
    (2 * n).to_string()
}

/// Returns a course with the honest submissions and these hostile ones.
fn class(name: &str, hostile: &[&Hostile]) -> Course {
    let course = Course::new(name).with_runs();
    course.write("left/README", "Nothing is left here.\n");
    for (student, one, two, _) in HONEST {
        course.hand_in(student, one, two);
    }
    let friend = Friend::on(&course.root.join("left/friend"));
    for program in hostile {
        let root = course.root.to_str().unwrap();
        let text = program.text.replace("{course}", root);
        let text = text
            .replace("{chapter}", &format!("ch1-{name}"))
            .replace("{port}", &friend.tcp.to_string())
            .replace("{udp}", &friend.udp.to_string());
        hand_in(&course, program, &text);
    }
    course
}

/// Hands in a program, as its head says.
fn hand_in(course: &Course, program: &Hostile, text: &str) {
    let name = &program.name;
    let folder = course.root.join("handed-in").join(name);
    let tests = "#[test] fn of_one() {}\nmod further { #[test] fn case_1_two() {} #[test] fn case_2_three() {} }\n";
    let archive = |pack: &dyn Fn(&mut ZipWriter<fs::File>)| {
        let file = course.root.join(format!("handed-in/{name}.zip"));
        let mut archive = ZipWriter::new(fs::File::create(file).unwrap());
        pack(&mut archive);
        archive.finish().unwrap();
    };
    let options = SimpleFileOptions::default();
    let add = |archive: &mut ZipWriter<fs::File>, path: &str, bytes: &[u8]| {
        archive.start_file(path, options).unwrap();
        archive.write_all(bytes).unwrap();
    };
    let solution = course
        .root
        .join(format!("crates/{}/src/one.rs", course.chapter()));
    let solution = solution.to_str().unwrap();
    let write = |path: &str, text: &str| course.write(&format!("handed-in/{name}/{path}"), text);
    match program.says("packed") {
        None => write("one.rs", text),
        Some("beside Cargo.toml, build.rs and .cargo/config.toml") => {
            let right = RIGHT.replace('"', "\\\"");
            let script = format!(
                "fn main() {{ let _ = std::fs::write(\"src/one.rs\", \"{}\"); }}\n",
                right.trim()
            );
            write("src/one.rs", text);
            write("build.rs", &script);
            write(
                "Cargo.toml",
                "[package]\nname = \"x\"\nedition = \"2024\"\nbuild = \"build.rs\"\n",
            );
            write(".cargo/config.toml", "[build]\nrustc = \"/bin/false\"\n");
        }
        Some("beside tests/one.rs") => {
            write("src/one.rs", text);
            write("tests/one.rs", tests);
        }
        #[cfg(unix)]
        Some("a link to the solution") => {
            fs::create_dir_all(&folder).unwrap();
            std::os::unix::fs::symlink(solution, folder.join("one.rs")).unwrap();
        }
        Some("an archive with a link") => archive(&|archive| {
            let link = archive.add_symlink("src/one.rs", solution, options);
            link.unwrap();
        }),
        Some("an archive that climbs") => archive(&|archive| {
            let path = format!("../../exercises/{}/tests/one.rs", course.chapter());
            add(archive, &path, tests.as_bytes());
            add(archive, "../../src/one.rs", RIGHT.as_bytes());
        }),
        Some("a bomb") => archive(&|archive| {
            add(archive, "src/one.rs", text.as_bytes());
            archive.write_all(&vec![b' '; 200 << 20]).unwrap();
        }),
        Some("behind 300 KiB") => write("one.rs", &format!("{}{text}", " ".repeat(300 << 10))),
        Some(other) => panic!("{name}: nothing is handed in as {other}"),
    }
}

/// Returns the files of a course, except in `target` and `grades`, where the grader writes.
fn files(course: &Course) -> BTreeMap<PathBuf, Vec<u8>> {
    Course::files(&course.root, &["target", "grades"])
}

/// Returns the command lines of all processes that work for a course.
pub(crate) fn processes(course: &Course) -> Vec<String> {
    let root = course.root.to_str().unwrap().as_bytes();
    let holds = |bytes: &[u8]| bytes.windows(root.len()).any(|it| it == root);
    let all = fs::read_dir("/proc").unwrap().flatten();
    let found = all.filter_map(|process| {
        let read = |file: &str| fs::read(process.path().join(file)).unwrap_or_default();
        let (typed, environment) = (read("cmdline"), read("environ"));
        let is_one = holds(&typed) || holds(&environment);
        is_one.then(|| String::from_utf8_lossy(&typed).replace('\0', " "))
    });
    found.collect()
}

/// Returns the honest submissions whose results differ from the expected ones.
fn harmed(results: &Value) -> Vec<String> {
    let mut harmed = Vec::new();
    for (name, _, _, expected) in HONEST {
        let found = [0, 1].map(|exercise| result(results, name, exercise));
        if found != expected {
            let exercises = &of(results, name)["exercises"];
            let texts = [0, 1].map(|exercise| exercises[exercise]["text"].to_string());
            harmed.push(format!("{name}: {found:?}\n{}", texts.join("\n")));
        }
    }
    harmed
}

#[test]
fn in_bubblewrap_no_hostile_program_harms_others_or_wins_what_it_has_not_answered() {
    if !can_be_run() {
        return;
    }
    let all = programs();
    let course = class("hostile", &all.iter().collect::<Vec<_>>());
    let before = files(&course);
    let began = Instant::now();
    let mut grade = course.command("grade");
    grade
        .args(["handed-in", "--fresh", "31"])
        .args(HOW)
        .env("SECRET_OF_THE_GRADER", "x");
    let done = grade.output().unwrap();
    let said = [done.stdout, done.stderr].map(|it| String::from_utf8_lossy(&it).into_owned());
    // Code 3: a submission has spoilt its own verdict.
    let is_graded = matches!(done.status.code(), Some(0 | 3));
    assert!(is_graded, "{}", said.join("\n"));
    println!(
        "{} submissions: {:.0} s",
        all.len() + HONEST.len(),
        began.elapsed().as_secs_f64()
    );
    let results: Value = serde_json::from_str(&course.graded("results.json")).unwrap();

    let harmed = harmed(&results);
    assert!(harmed.is_empty(), "{}", harmed.join("\n"));
    for page in ["class.html", "pages/panics_with_markup.html"] {
        let page = course.graded(page);
        let has = |text: &str| page.contains(text);
        assert!(
            !has("<script>") && !has("<img") && !has("\u{1b}") && !has("\0"),
            "{page}"
        );
    }
    assert_eq!(files(&course), before, "something was left");
    let patience = Instant::now() + Duration::from_secs(5);
    while !processes(&course).is_empty() && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(processes(&course), Vec::<String>::new());

    let mut wrong = Vec::new();
    for program in &all {
        let name = &program.name;
        let one = &of(&results, name)["exercises"][0];
        let (expected, found) = (
            program.says("tests").unwrap(),
            one["result"].as_str().unwrap(),
        );
        if !expected.split(" or ").any(|it| it == found) {
            wrong.push(format!(
                "{name}: its tests are {found}, and should be {expected}\n{}\n{}",
                one["text"], one["look"]
            ));
        }
        let most: u64 = program.says("runs").unwrap().parse().unwrap();
        let won = one["judged"]["answers"].as_u64().unwrap_or(0);
        if won > most {
            wrong.push(format!(
                "{name}: {won} of its runs are right, and at most {most} should be: {}",
                one["judged"]
            ));
        }
        // If there are judged runs, they limit the points.
        let share = won as f64
            / one["judged"]["runs"]
                .as_f64()
                .filter(|runs| *runs > 0.0)
                .unwrap_or(f64::INFINITY);
        if !one["judged"].is_null() && one["points"].as_f64().unwrap() > share + 1e-6 {
            wrong.push(format!("{name}: it has {} points", one["points"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "with HOSTILE=all, half a minute"]
fn without_a_sandbox_some_of_them_do_what_they_are_there_for() {
    if !can_be_run() {
        return;
    }
    assert!(are_all_wanted(), "this needs HOSTILE=all");
    let all = programs();
    let (harmful, others): (Vec<&Hostile>, Vec<&Hostile>) = { all.iter() }
        .filter(|it| it.says("open").is_some())
        .partition(|it| it.says("open") == Some("harms others"));
    let mut done = Vec::new();
    for (name, programs) in [
        ("open", &others[..]),
        ("open-1", &harmful[..1]),
        ("open-2", &harmful[1..2]),
        ("open-3", &harmful[2..]),
    ] {
        let course = class(name, programs);
        let results = unsandboxed(&course);
        for program in programs {
            let is_done = match (program.says("open").unwrap(), &results) {
                ("harms others", None) => true,
                (_, None) => false,
                ("harms others", Some(results)) => !harmed(results).is_empty(),
                ("leaves a file", _) => files(&course)
                    .keys()
                    .any(|path| path.ends_with("left/by-a-file")),
                (ending, Some(results)) => result(results, &program.name, 0) == ending,
            };
            if is_done {
                done.push(program.name.as_str());
            } else {
                println!("{} did not do what it is there for", program.name);
            }
        }
    }
    assert!(done.len() >= TEETH, "only these: {done:?}");
}

/// Grades without the command's own sandbox, in another one that only protects this machine. Returns the results, or
/// `None` if the command failed or was killed.
fn unsandboxed(course: &Course) -> Option<Value> {
    let programs = Path::new(env!("CARGO_BIN_EXE_grade")).parent().unwrap();
    let mut around = Command::new("bwrap");
    let words = "--ro-bind / / --dev /dev --proc /proc --tmpfs /tmp \
                 --unshare-pid --unshare-ipc --die-with-parent --new-session";
    around.args(words.split_whitespace());
    around.arg("--ro-bind").args([programs, programs]);
    around.arg("--bind").args([&course.root, &course.root]);
    let done = around
        .arg("--")
        .arg(env!("CARGO_BIN_EXE_grade"))
        .args(["grade", "handed-in", "--sandbox", "none"])
        .args(HOW)
        .current_dir(&course.root)
        .env("COURSE_ROOT", &course.root)
        .env("SECRET_OF_THE_GRADER", "x")
        .output()
        .unwrap();
    let is_graded = matches!(done.status.code(), Some(0 | 3));
    is_graded.then(|| serde_json::from_str(&course.graded("results.json")).unwrap())
}
