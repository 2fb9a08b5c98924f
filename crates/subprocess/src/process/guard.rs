//! Ends the children of a runner that was killed and could not end them itself. Otherwise a sleeping child would
//! sleep for ever.

/// Starts the guard if it does not run yet. Call this before a child is started, because then the program only has to
/// write one line once the child runs. A program that is killed before that line leaves the child behind.
pub(super) fn ready() {
    start();
}

/// A child that ends together with this program, until this value is dropped.
#[derive(Debug)]
pub struct Guarded(u32);

impl Guarded {
    /// Registers the process group that this process leads, so that it ends together with this program.
    pub fn new(pid: u32) -> Self {
        tell('+', pid);
        Self(pid)
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        tell('-', self.0);
    }
}

/// The guard reads which groups run. When this program ends, its pipe closes, and the guard ends the groups that are
/// left.
#[cfg(unix)]
const GUARD: &str = r#"
trap "" HUP INT QUIT TERM
groups=""
while read -r what group; do
  case $what in
    +) groups="$groups $group" ;;
    -) left=""
       for each in $groups; do [ "$each" = "$group" ] || left="$left $each"; done
       groups=$left ;;
  esac
done
for group in $groups; do kill -KILL "-$group"; done
"#;

#[cfg(unix)]
fn start() -> &'static std::sync::Mutex<Option<std::process::Child>> {
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command, Stdio};
    use std::sync::{LazyLock, Mutex};

    /// The guard, or `None` if there is no shell.
    static GUARDING: LazyLock<Mutex<Option<Child>>> = LazyLock::new(|| {
        let guard = Command::new("/bin/sh")
            .args(["-c", GUARD])
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0) // not to be ended together with us
            .spawn();
        Mutex::new(guard.ok())
    });
    &GUARDING
}

#[cfg(unix)]
fn tell(what: char, pid: u32) {
    use std::io::Write;
    use std::sync::PoisonError;

    let mut guard = start().lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(pipe) = guard.as_mut().and_then(|guard| guard.stdin.as_mut()) {
        let _ = pipe.write_all(format!("{what} {pid}\n").as_bytes());
    }
}

#[cfg(not(unix))]
fn start() {}

#[cfg(not(unix))]
fn tell(_: char, _: u32) {}
