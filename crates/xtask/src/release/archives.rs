//! Writes release archives, tar.gz and zip, with their checksums. The same files always give the same bytes.

use std::fmt;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use anyhow::{Context, ensure};
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// A file in an archive.
pub(super) struct Archived {
    pub(super) path: String,
    pub(super) executable: bool,
    pub(super) bytes: Vec<u8>,
}

impl Archived {
    fn mode(&self) -> u32 {
        if self.executable { 0o755 } else { 0o644 }
    }
}

/// A day in UTC: the modification date of all files in an archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// Returns the day of a commit, from seconds since 1970 as git prints them.
    pub(super) fn of_commit(seconds: &str) -> anyhow::Result<Self> {
        let seconds: u64 = seconds.trim().parse().context("git reported no time")?;
        let (mut days, mut year) = (seconds / 86_400, 1970);
        while days >= days_of_year(year) {
            days -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while days >= days_of_month(year, month) {
            days -= days_of_month(year, month);
            month += 1;
        }
        Ok(Self {
            year,
            month,
            day: u8::try_from(days)? + 1,
        })
    }

    /// Reads a day in the format of the changelog, `2026-11-25`.
    pub(super) fn read(text: &str) -> anyhow::Result<Self> {
        let mut parts = text.splitn(3, '-');
        let mut part = || parts.next().context("a date has three parts");
        let day = Self {
            year: part()?.parse()?,
            month: part()?.parse()?,
            day: part()?.parse()?,
        };
        let is_one = (1980..2100).contains(&day.year)
            && (1..=12).contains(&day.month)
            && (1..=days_of_month(day.year, day.month)).contains(&u64::from(day.day));
        ensure!(is_one, "{text} is not a day from 1980 to 2099");
        Ok(day)
    }

    fn seconds(self) -> u64 {
        let years: u64 = (1970..self.year).map(days_of_year).sum();
        let months: u64 = (1..self.month).map(|it| days_of_month(self.year, it)).sum();
        86_400 * (years + months + u64::from(self.day) - 1)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

fn days_of_year(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_of_month(year: u16, month: u8) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Writes both archives, with all files below one folder of this name, and `SHA256SUMS` in the format of `sha256sum --check`.
pub(super) fn write(folder: &Path, name: &str, files: &[Archived], day: Day) -> anyhow::Result<()> {
    let archives = [
        (format!("{name}.tar.gz"), tar_gz(name, files, day)?),
        (format!("{name}.zip"), zip(name, files, day)?),
    ];
    fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
    let mut sums = String::new();
    for (file, bytes) in archives {
        sums.push_str(&format!("{}  {file}\n", sum(&bytes)));
        fs::write(folder.join(&file), bytes).with_context(|| format!("cannot write {file}"))?;
    }
    fs::write(folder.join("SHA256SUMS"), sums)?;
    Ok(())
}

fn sum(bytes: &[u8]) -> String {
    let bytes = Sha256::digest(bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn tar_gz(name: &str, files: &[Archived], day: Day) -> anyhow::Result<Vec<u8>> {
    let packed = GzBuilder::new()
        .mtime(0)
        .operating_system(255)
        .write(Vec::new(), Compression::best());
    let mut tar = tar::Builder::new(packed);
    for file in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(file.bytes.len() as u64);
        header.set_mode(file.mode());
        header.set_mtime(day.seconds());
        tar.append_data(
            &mut header,
            format!("{name}/{}", file.path),
            &file.bytes[..],
        )?;
    }
    Ok(tar.into_inner()?.finish()?)
}

fn zip(name: &str, files: &[Archived], day: Day) -> anyhow::Result<Vec<u8>> {
    let at = DateTime::from_date_and_time(day.year, day.month, day.day, 0, 0, 0)?;
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for file in files {
        let options = SimpleFileOptions::default()
            .last_modified_time(at)
            .unix_permissions(file.mode());
        zip.start_file(format!("{name}/{}", file.path), options)?;
        zip.write_all(&file.bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::Day;

    #[test]
    fn a_day_is_the_same_from_seconds_and_from_text() {
        for (seconds, text) in [
            ("951782400", "2000-02-29"),
            ("1614556799", "2021-02-28"),
            ("1795651200", "2026-11-26"),
            ("4102444799", "2099-12-31"),
        ] {
            let day = Day::of_commit(seconds).unwrap();
            assert_eq!(day.to_string(), text);
            assert_eq!(Day::read(text).unwrap(), day);
            assert_eq!(
                day.seconds(),
                seconds.parse::<u64>().unwrap() / 86_400 * 86_400
            );
        }
        assert!(Day::read("2026-02-29").is_err() && Day::read("soon").is_err());
    }
}
