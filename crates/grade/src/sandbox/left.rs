//! What a command leaves behind Landlock, processes and files. Bubblewrap ends all that was started in it, and what was written
//! lies in memory; Landlock ends and removes nothing.
//!
//! A process that has left its group outlives those who started it. But it stays a descendant of this program, which the kernel
//! makes the parent of each whose own has ended, and so it is found and ended. The folder that can be written is looked at from
//! time to time, so that it does not grow for ever.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use child::Cancel;
use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, waitpid,
};

use super::reach::WRITTEN;

/// For so long it is tried to end all processes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often the folder is looked at.
const PAUSE: Duration = Duration::from_millis(200);

/// What even an empty file counts for.
const FILE: u64 = 4096;

/// Kept from before a command begins until it has ended.
pub(crate) struct Left {
    others: Others,
    /// The folder that it can write.
    folder: PathBuf,
    next: Instant,
}

impl Left {
    pub(super) fn over(folder: PathBuf) -> Result<Self> {
        Ok(Self {
            others: Others::now()?,
            folder,
            next: Instant::now() + PAUSE,
        })
    }

    /// Ends the command when it has written too much. To be called again and again.
    pub(super) fn look(&mut self, command: &Cancel) {
        if Instant::now() < self.next {
            return;
        }
        if is_larger(&self.folder, WRITTEN) {
            command.cancel();
        }
        self.next = Instant::now() + PAUSE;
    }

    /// Ends and removes what it has left.
    pub(super) fn end(self) -> Result<()> {
        self.others.end_the_rest()?;
        remove(&self.folder)
    }
}

/// The children of this program that have nothing to do with a command.
struct Others(HashSet<Pid>);

impl Others {
    /// Those of now. From now on, what a command leaves comes to this program.
    fn now() -> Result<Self> {
        set_child_subreaper(Some(getpid())).context("what is left could not be ended")?;
        let parents = parents()?;
        let all = parents.iter().filter(|(_, parent)| **parent == getpid());
        Ok(Self(all.map(|(child, _)| *child).collect()))
    }

    /// Ends all other descendants.
    fn end_the_rest(&self) -> Result<()> {
        let began = Instant::now();
        loop {
            let left = self.rest(&parents()?);
            if left.is_empty() {
                return Ok(());
            }
            for process in &left {
                // It may have ended, or be somebody else's child still.
                let _ = kill_process(*process, Signal::KILL);
                let _ = waitpid(Some(*process), WaitOptions::NOHANG);
            }
            if began.elapsed() > PATIENCE {
                bail!("processes that it has started cannot be ended: {left:?}");
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// The descendants but these, and what descends from them.
    fn rest(&self, parents: &HashMap<Pid, Pid>) -> Vec<Pid> {
        let descends = |process: &Pid| {
            let mut at = *process;
            // The table was not read in one moment, so it might lead round.
            for _ in 0..parents.len() {
                match parents.get(&at) {
                    _ if self.0.contains(&at) => return false,
                    Some(parent) if *parent == getpid() => return true,
                    Some(parent) => at = *parent,
                    None => return false,
                }
            }
            false
        };
        parents.keys().copied().filter(descends).collect()
    }
}

/// Each process that can be seen, with its parent.
fn parents() -> Result<HashMap<Pid, Pid>> {
    let mut found = HashMap::new();
    for process in fs::read_dir("/proc").context("processes cannot be listed")? {
        let path = process.context("processes cannot be listed")?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let pid = |text: &str| Pid::from_raw(text.parse().ok()?);
        let Some(own) = name.and_then(pid) else {
            continue;
        };
        // One that has ended meanwhile has no parent.
        let told = fs::read_to_string(path.join("stat")).unwrap_or_default();
        // "7 (a name) S 1 …": a name may hold anything.
        let after = told.rsplit_once(") ").map(|(_, after)| after);
        if let Some(parent) = after.and_then(|it| pid(it.split(' ').nth(1)?)) {
            found.insert(own, parent);
        }
    }
    Ok(found)
}

/// Whether files and folders together take more than so many bytes.
fn is_larger(folder: &Path, most: u64) -> bool {
    let mut taken = 0;
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        // What goes away meanwhile, or cannot be read, takes nothing.
        for file in fs::read_dir(folder).into_iter().flatten().flatten() {
            let Ok(about) = file.metadata() else { continue };
            // A file with holes is larger than what it takes.
            taken += FILE.max(about.blocks() * 512);
            if taken > most {
                return true;
            }
            if about.is_dir() {
                folders.push(file.path());
            }
        }
    }
    false
}

/// Removes a folder in which submitted code could write: whatever it has made of it.
fn remove(folder: &Path) -> Result<()> {
    if fs::remove_dir_all(folder).is_ok() {
        return Ok(());
    }
    // Folders that cannot be read, or in which more folders lie than files can be open.
    let mut open = Command::new("chmod");
    let _ = open.args(["-R", "u+rwX", "--"]).arg(folder).output();
    let mut rm = Command::new("rm");
    let removed = rm.args(["-rf", "--"]).arg(folder).output();
    let removed = removed.with_context(|| format!("cannot remove {}", folder.display()))?;
    if !removed.status.success() {
        let why = String::from_utf8_lossy(&removed.stderr);
        bail!("cannot remove {}: {}", folder.display(), why.trim());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn what_lies_below_a_process_is_the_rest_unless_the_process_was_there() {
        let pid = |number| Pid::from_raw(number).unwrap();
        let own = getpid();
        // Ours: 900 001, and below it 900 002; the guard 900 003, and below it 900 004; 900 005 is somebody else's.
        let parents = HashMap::from([
            (pid(900_001), own),
            (pid(900_002), pid(900_001)),
            (pid(900_003), own),
            (pid(900_004), pid(900_003)),
            (pid(900_005), pid(1)),
            (own, pid(1)),
        ]);
        let others = Others(HashSet::from([pid(900_003)]));
        let rest: HashSet<Pid> = others.rest(&parents).into_iter().collect();
        assert_eq!(rest, HashSet::from([pid(900_001), pid(900_002)]));
    }

    #[test]
    fn many_small_files_and_few_large_ones_are_too_much() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("deep/er");
        fs::create_dir_all(&inside).unwrap();
        for number in 0..8 {
            fs::write(inside.join(number.to_string()), "x").unwrap();
        }
        // Two folders and eight files.
        assert!(!is_larger(folder.path(), 10 * FILE));
        assert!(is_larger(folder.path(), 10 * FILE - 1));
        fs::write(folder.path().join("large"), vec![1; 20 * FILE as usize]).unwrap();
        assert!(is_larger(folder.path(), 30 * FILE - 1));
        let holes = fs::File::create(folder.path().join("holes")).unwrap();
        holes.set_len(1 << 40).unwrap();
        assert!(!is_larger(folder.path(), 40 * FILE));
    }

    #[test]
    fn a_folder_that_cannot_be_read_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("of-theirs");
        fs::create_dir_all(inside.join("closed")).unwrap();
        fs::write(inside.join("closed/file"), "x").unwrap();
        fs::set_permissions(inside.join("closed"), fs::Permissions::from_mode(0o300)).unwrap();
        remove(&inside).unwrap();
        assert!(!inside.exists());
    }
}
