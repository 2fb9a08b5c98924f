//! A terminal for a program, with the screen a person would see. The tests of every program of ours
//! that runs in a terminal name this file by path.

// Each of them uses only some of this.
#![allow(dead_code)]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

pub(crate) struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
}

/// A busy machine may need long, and a test that passes never waits for so long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);

impl Terminal {
    /// Runs `sh` in this folder, with these variables, in a terminal of 90 columns and 40 rows; in
    /// it, this line. When it has ended, the shell says so: Ctrl-C is not for the shell.
    pub(crate) fn run<'v>(
        folder: &Path,
        line: &str,
        variables: impl IntoIterator<Item = &'v (&'v str, String)>,
    ) -> Self {
        let size = PtySize {
            rows: 40,
            cols: 90,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new("sh");
        let script = format!("trap : INT; {line}; echo \"ended: $?\"; stty -a; sleep 1000");
        command.args(["-c", &script]);
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().unwrap();
        let screen = Arc::new(Mutex::new(vt100::Parser::new(40, 90, 0)));
        let its_screen = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = output.read(&mut buffer) {
                its_screen.lock().unwrap().process(&buffer[..length]);
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Self {
            screen,
            keys,
            child,
            master: pair.master,
        }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    pub(crate) fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Whether these words are shown dimmed, where they are shown.
    pub(crate) fn is_dim(&self, words: &str) -> Option<bool> {
        let parser = self.screen.lock().unwrap();
        let screen = parser.screen();
        let (rows, columns) = screen.size();
        (0..rows).find_map(|row| {
            let cell = |column| screen.cell(row, column);
            let line: String = (0..columns)
                .filter_map(|column| {
                    cell(column).map(|cell| match cell.contents() {
                        "" => " ",
                        text => text,
                    })
                })
                .collect();
            let at = line[..line.find(words)?].chars().count();
            Some(cell(u16::try_from(at).ok()?)?.dim())
        })
    }

    /// Whether a screen of the program's own is shown.
    pub(crate) fn is_alternate(&self) -> bool {
        self.screen.lock().unwrap().screen().alternate_screen()
    }

    /// Sets the terminal as a shell does for its own prompt: lines, with echo.
    pub(crate) fn make_cooked(&self) {
        let tty = self.master.tty_name().expect("the terminal has a name");
        let tty = std::fs::File::open(tty).unwrap();
        let mut stty = std::process::Command::new("stty");
        assert!(stty.arg("sane").stdin(tty).status().unwrap().success());
    }

    /// Whether anything on the screen is in a colour, bold or dim.
    pub(crate) fn is_styled(&self) -> bool {
        let screen = self.screen.lock().unwrap();
        let screen = screen.screen();
        let (rows, cols) = screen.size();
        let cells = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        let mut cells = cells.filter_map(|(row, col)| screen.cell(row, col));
        cells.any(|cell| cell.bold() || cell.dim() || cell.fgcolor() != vt100::Color::Default)
    }

    /// Waits until all of this is on the screen.
    #[track_caller]
    pub(crate) fn wait_for(&self, wanted: &[&str]) {
        let began = Instant::now();
        loop {
            let text = self.text();
            let missing = wanted.iter().find(|words| !text.contains(**words));
            match missing {
                None => return,
                Some(words) => {
                    assert!(
                        began.elapsed() < PATIENCE,
                        "{words:?} never came on the screen:\n{text}"
                    );
                }
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until the screen ends with this question: what is pressed then is echoed behind it,
    /// and not into what is still being written.
    #[track_caller]
    pub(crate) fn wait_for_prompt(&self, prompt: &str) {
        let began = Instant::now();
        while !self.text().trim_end().ends_with(prompt.trim_end()) {
            let text = self.text();
            assert!(
                began.elapsed() < PATIENCE,
                "no {prompt:?} at the end of:\n{text}"
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until the program has ended with this code, and demands that the terminal is as it
    /// was: lines, echo, the main screen and the cursor.
    #[track_caller]
    pub(crate) fn wait_for_the_end(&self, code: i32) {
        self.wait_for(&[&format!("ended: {code}"), "echoe"]);
        let text = self.text();
        for mode in [" icanon", " echo "] {
            assert!(text.contains(mode), "{mode} is off:\n{text}");
        }
        let screen = self.screen.lock().unwrap();
        assert!(
            !screen.screen().alternate_screen(),
            "still on the other screen"
        );
        assert!(!screen.screen().hide_cursor(), "the cursor is hidden");
    }

    pub(crate) fn resize(&self, rows: u16, cols: u16) {
        self.screen
            .lock()
            .unwrap()
            .screen_mut()
            .set_size(rows, cols);
        self.master
            .resize(PtySize {
                rows,
                cols,
                pixel_width: 0,
                pixel_height: 0,
            })
            .unwrap();
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
