//! The kinds of archive, recognised by the ends of their names.

/// The format of an archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Packed {
    Zip,
    TarGz,
}

const ENDINGS: [(&str, Packed); 3] = [
    (".zip", Packed::Zip),
    (".tar.gz", Packed::TarGz),
    (".tgz", Packed::TarGz),
];

impl Packed {
    /// Splits a file's name into the name without its ending and the kind of archive.
    pub(crate) fn split(name: &str) -> Option<(&str, Self)> {
        ENDINGS.iter().find_map(|(ending, packed)| {
            let (before, end) = name.split_at_checked(name.len().checked_sub(ending.len())?)?;
            end.eq_ignore_ascii_case(ending)
                .then_some((before, *packed))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_known_however_it_is_written_and_is_the_last_one() {
        for (name, expected) in [
            ("anna.zip", Some(("anna", Packed::Zip))),
            ("anna.ZIP", Some(("anna", Packed::Zip))),
            ("a.zip.tar.gz", Some(("a.zip", Packed::TarGz))),
            ("a/b.TGZ", Some(("a/b", Packed::TarGz))),
            (".zip", Some(("", Packed::Zip))),
            ("zip", None),
            ("anna.gz", None),
            ("grüß", None),
            ("ü.zi", None),
        ] {
            assert_eq!(Packed::split(name), expected, "{name}");
        }
    }
}
