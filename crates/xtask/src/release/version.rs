//! Finds the version number in a text and changes it, without changing anything else.

use anyhow::{Context, ensure};

/// Returns whether a text is a version: three numbers, and perhaps a pre-release suffix.
pub(super) fn is_one(text: &str) -> bool {
    let (numbers, before) = text.split_once('-').unwrap_or((text, "1"));
    let is_number = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    let is_word = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_alphanumeric());
    numbers.split('.').count() == 3
        && numbers.split('.').all(is_number)
        && before.split('.').all(is_word)
}

/// Sets the version of the workspace in a manifest whose packages all inherit it.
pub(super) fn set_in_manifest(text: &str, version: &str) -> anyhow::Result<String> {
    let head = "[workspace.package]\n";
    let at = text.find(head).context("there is no [workspace.package]")? + head.len();
    let (before, section) = text.split_at(at);
    let (first, rest) = section
        .split_once("version = \"")
        .filter(|(first, _)| !first.contains('['))
        .context("[workspace.package] has no version")?;
    let (_, rest) = rest.split_once('"').context("the version does not end")?;
    Ok(format!("{before}{first}version = \"{version}\"{rest}"))
}

/// Sets the version in a lock file. Our packages are those without a source.
pub(super) fn set_in_lock(text: &str, version: &str) -> anyhow::Result<String> {
    let mark = "[[package]]\n";
    let mut packages = text.split(mark);
    let mut out = packages.next().unwrap_or_default().to_owned();
    for package in packages {
        out.push_str(mark);
        if package.contains("\nsource = ") {
            out.push_str(package);
            continue;
        }
        let lines = package.split_inclusive('\n');
        out.extend(lines.map(|line| match line.starts_with("version = ") {
            true => format!("version = \"{version}\"\n"),
            false => line.to_owned(),
        }));
    }
    ensure!(
        out.contains(version),
        "the lock file has no package of ours"
    );
    Ok(out)
}

/// Turns the unreleased section of the changelog into the section of this version. A section that already has a date is not
/// changed.
pub(super) fn date_section(text: &str, version: &str, day: &str) -> anyhow::Result<String> {
    if section(text, version).is_ok() {
        return Ok(text.to_owned());
    }
    let dated = text.replacen("\n## Unreleased\n", &format!("\n## {version} ({day})\n"), 1);
    let (news, _) = section(&dated, version)
        .context("CHANGELOG.md has neither \"## Unreleased\" nor a section of this version")?;
    ensure!(
        !news.trim().is_empty(),
        "CHANGELOG.md has nothing under \"## Unreleased\""
    );
    Ok(dated)
}

/// Returns the changelog's section about a version, and its release date.
pub(super) fn section(text: &str, version: &str) -> anyhow::Result<(String, String)> {
    let head = format!("\n## {version} (");
    let at = text
        .find(&head)
        .with_context(|| format!("CHANGELOG.md has no section {version}"))?;
    let (day, rest) = text[at + head.len()..]
        .split_once(")\n")
        .context("its date does not end")?;
    let news = rest.split("\n## ").next().unwrap_or_default();
    Ok((format!("{}\n", news.trim()), day.to_owned()))
}
