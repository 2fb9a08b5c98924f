//! Changes a region line by line. An answer lists the lines to remove, to add and to leave unchanged.
//!
//! ```text
//! // CHANGE: body
//! -     if alpha >= beta {
//! +     if alpha > beta {
//!
//!   best = (value, Some(mv));
//! + break;
//! ```
//!
//! A blank line ends a piece, and each piece has its own place in the region. There, the removed lines (`- `) and the
//! unchanged lines (two spaces) of the piece must follow one another. White space at the ends of lines, blank lines
//! and comments do not count. Exactly one place must match. So a changed reference causes an error, and no line is
//! inserted at an unintended place.

/// The reason why a change does not fit its region.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChangeError {
    /// A line has no sign.
    #[error("\"{line}\" begins with neither \"- \", \"+ \" nor two spaces")]
    Unsigned {
        /// The line.
        line: String,
    },
    /// No removed or unchanged line shows where the added lines belong.
    #[error("\"{line}\" needs a removed or an unchanged line beside it, which fixes its place")]
    Nowhere {
        /// The first added line.
        line: String,
    },
    /// The lines do not occur, or occur more than once.
    #[error("{}: \"{line}\"", places(.at))]
    Places {
        /// The first line of the search.
        line: String,
        /// The lines of the module where it occurs, from 1.
        at: Vec<usize>,
    },
    /// Two pieces remove the same line.
    #[error("line {line} is removed twice")]
    Twice {
        /// The line in the module, from 1.
        line: usize,
    },
}

fn places(at: &[usize]) -> String {
    let lines: Vec<String> = at.iter().map(usize::to_string).collect();
    match &lines[..] {
        [] => "0 places".to_owned(),
        [one] => format!("1 place, line {one}"),
        [first @ .., last] => {
            let count = lines.len();
            format!("{count} places, lines {} and {last}", first.join(", "))
        }
    }
}

/// Returns a region's lines after the change. Each input line has its number in the module, from 1.
pub(crate) fn change(region: &[(usize, &str)], lines: &str) -> Result<String, ChangeError> {
    let code: Vec<usize> = (0..region.len())
        .filter(|&at| !is_beside_the_code(region[at].1))
        .collect();
    let mut goes = vec![false; region.len()];
    // What comes before each line, and at the end.
    let mut comes: Vec<Vec<&str>> = vec![Vec::new(); region.len() + 1];
    for piece in pieces(lines)? {
        let place = place(&piece, region, &code)?;
        let mut next = place[0];
        let mut met = place.iter();
        for (sign, text) in piece {
            if sign == Sign::Comes {
                comes[next].push(text);
            } else if let Some(&at) = met.next() {
                if sign == Sign::Goes && std::mem::replace(&mut goes[at], true) {
                    let (line, _) = region[at];
                    return Err(ChangeError::Twice { line });
                }
                next = at + 1;
            }
        }
    }
    let mut out = String::new();
    for (at, comes) in comes.iter().enumerate() {
        let stays = region.get(at).filter(|_| !goes[at]);
        for line in comes.iter().chain(stays.map(|(_, line)| line)) {
            out.push_str(line);
            out.push('\n');
        }
    }
    Ok(out)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Goes,
    Comes,
    Stays,
}

type Piece<'l> = Vec<(Sign, &'l str)>;

fn pieces(lines: &str) -> Result<Vec<Piece<'_>>, ChangeError> {
    let mut pieces = vec![Piece::new()];
    for line in lines.lines() {
        if line.trim().is_empty() {
            pieces.push(Piece::new());
            continue;
        }
        let signs = [("- ", Sign::Goes), ("+ ", Sign::Comes), ("  ", Sign::Stays)];
        let signed = signs
            .iter()
            .find_map(|&(begin, sign)| Some((sign, line.strip_prefix(begin)?)));
        let signed = signed.ok_or_else(|| ChangeError::Unsigned { line: line.into() })?;
        pieces.last_mut().expect("there is one").push(signed);
    }
    pieces.retain(|piece| !piece.is_empty());
    Ok(pieces)
}

/// Returns the lines of the region, from 0, that a piece removes or leaves unchanged. There is at least one.
fn place<'c>(
    piece: &Piece<'_>,
    region: &[(usize, &str)],
    code: &'c [usize],
) -> Result<&'c [usize], ChangeError> {
    let wanted = piece.iter().filter(|(sign, _)| *sign != Sign::Comes);
    let wanted: Vec<&str> = wanted.map(|(_, text)| text.trim()).collect();
    let Some(&begin) = wanted.first() else {
        let (_, line) = piece[0];
        return Err(ChangeError::Nowhere { line: line.into() });
    };
    let fits = |place: &&[usize]| {
        let mut both = place.iter().zip(&wanted);
        both.all(|(&at, wanted)| region[at].1.trim() == *wanted)
    };
    let found: Vec<&[usize]> = code.windows(wanted.len()).filter(fits).collect();
    match found[..] {
        [one] => Ok(one),
        _ => Err(ChangeError::Places {
            line: begin.into(),
            at: found.iter().map(|place| region[place[0]].0).collect(),
        }),
    }
}

/// Returns whether a line is blank or a comment.
fn is_beside_the_code(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with("//")
}
