//! Ends the children of a runner that was killed and could not end them itself: one that sleeps
//! would sleep for ever.

/// Starts the guard, unless it is there. To be called before a child is started: then only a line has to be written
/// once the child is there. Who is killed before that line leaves the child behind.
pub(super) fn ready() {
    start();
}

/// A child that ends with us, until this is dropped.
#[derive(Debug)]
pub struct Guarded(u32);

impl Guarded {
    /// From now on the group that this process leads ends with us.
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

/// Hears which groups run. Once nobody can tell it any more, because we are gone, it ends those
/// that are left.
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

    /// None where there is no shell; then it has to do without.
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
