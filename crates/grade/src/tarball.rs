//! Reads a submission from a `.tar.gz` in one pass from beginning to end, and keeps the files of exercises.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::archive::{self, MOST};
use crate::submission::{Candidate, Submission, taken};
use crate::unpack::each_of_tar;
use crate::wanted::Wanted;

/// The maximum unpacked size in bytes. A course with its book has ten million.
const WHOLE: u64 = 100 << 20;

/// A file's bytes, or the reason for a rejection.
type Taken = Result<Vec<u8>, String>;

/// Reads an archive. A damaged archive must not prevent the grading of the others.
pub(crate) fn read(name: &str, path: &Path, wanted: &Wanted) -> Result<Submission> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(of(name, file, wanted, WHOLE))
}

fn of(name: &str, file: impl Read, wanted: &Wanted, most: u64) -> Submission {
    match candidates(file, wanted, most) {
        Ok(candidates) => {
            let take = |file: &Candidate<Taken>| file.place.clone();
            Submission::of(name, wanted, &candidates, take)
        }
        Err(error) => archive::unreadable(name, &format!("{error:#}")),
    }
}

/// Returns the files that may belong to exercises.
fn candidates(file: impl Read, wanted: &Wanted, most: u64) -> Result<Vec<Candidate<Taken>>> {
    let (mut found, mut entries) = (Vec::new(), 0);
    each_of_tar(file, most, |path, kind, bytes| {
        entries += 1;
        ensure!(entries <= MOST, "it has more than {MOST} entries");
        let path = path.to_string_lossy().replace('\\', "/");
        // No path that leads out is wanted.
        if kind.is_dir() || !wanted.may_hold(&path) {
            return Ok(());
        }
        let place = match kind.is_file() {
            true => taken(bytes)?,
            false if kind.is_symlink() || kind.is_hard_link() => Err("it is a link".to_owned()),
            false => Err("it is not a plain file".to_owned()),
        };
        found.push(Candidate { path, place });
        Ok(())
    })?;
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::submission::LARGEST;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use std::io::Write;
    use tar::{Builder, EntryType, Header};

    /// An entry: its path, its kind, and its bytes or the target of the link.
    type Entry<'e> = (&'e str, EntryType, &'e [u8]);

    fn packed(entries: &[Entry<'_>]) -> Vec<u8> {
        let mut tar = Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
        for (path, kind, bytes) in entries {
            let mut header = Header::new_gnu();
            // The library would refuse a path that leads out.
            header.as_old_mut().name[..path.len()].copy_from_slice(path.as_bytes());
            header.set_entry_type(*kind);
            header.set_mode(0o644);
            let is_link = !kind.is_file();
            if is_link {
                header
                    .set_link_name(std::str::from_utf8(bytes).unwrap())
                    .unwrap();
            }
            let bytes: &[u8] = if is_link { &[] } else { bytes };
            header.set_size(bytes.len() as u64);
            header.set_cksum();
            tar.append(&header, bytes).unwrap();
        }
        tar.into_inner().unwrap().finish().unwrap()
    }

    /// Reads an archive that may unpack to a megabyte.
    fn read(bytes: &[u8]) -> Submission {
        let wanted = Wanted::of_stems("ch1-recursion", &["gcd", "hanoi", "factorial"]);
        of("anna", bytes, &wanted, 1 << 20)
    }

    #[test]
    fn the_files_of_exercises_are_taken_and_links_paths_that_lead_out_and_large_ones_are_not() {
        let large = vec![b' '; LARGEST as usize + 1];
        let submission = read(&packed(&[
            (
                "./ch1-recursion/src/gcd.rs",
                EntryType::Regular,
                b"fn gcd() {}",
            ),
            (
                "anna/crates/ch1-recursion/src/gcd.rs",
                EntryType::Regular,
                b"ours",
            ),
            ("anna/src/hanoi.rs", EntryType::Symlink, b"/etc/passwd"),
            ("../src/hanoi.rs", EntryType::Regular, b"out"),
            ("anna/src/factorial.rs", EntryType::Regular, &large),
            ("anna/target/debug/huge", EntryType::Regular, &large),
        ]));
        let taken: Vec<_> = submission.files.iter().collect();
        assert_eq!(taken, [(&"gcd".to_owned(), &b"fn gcd() {}".to_vec())]);
        assert_eq!(
            submission.remarks,
            [
                "anna/src/hanoi.rs was not accepted: it is a link",
                "anna/src/factorial.rs was not accepted: it has more than 256 KiB"
            ]
        );
    }

    #[test]
    fn what_is_cut_off_no_archive_or_too_large_when_unpacked_is_a_remark() {
        let right = packed(&[("gcd.rs", EntryType::Regular, &[b'x'; 3000])]);
        let mut bomb = GzEncoder::new(Vec::new(), Compression::fast());
        let mut header = Header::new_gnu();
        header.set_path("zeros").unwrap();
        header.set_size(2 << 20);
        header.set_cksum();
        bomb.write_all(header.as_bytes()).unwrap();
        let block = vec![0; 1 << 20];
        (0..2).for_each(|_| bomb.write_all(&block).unwrap());
        let bomb = bomb.finish().unwrap();
        assert!(bomb.len() < 1 << 16, "it is small");
        for (bytes, says) in [
            (&right[..right.len() / 2], "the archive cannot be read: "),
            (&b"no archive"[..], "the archive cannot be read: "),
            (&bomb, "it contains more than 1 MiB"),
        ] {
            let submission = read(bytes);
            assert!(submission.files.is_empty());
            assert!(
                submission.remarks[0].contains(says),
                "{:?}",
                submission.remarks
            );
        }
        assert_eq!(read(&right).files.len(), 1);
    }
}
