//! The part of JSON that a recording needs: objects, lists, texts and whole numbers.
//!
//! It is written by hand because students record and read in debug builds. With serde, derived on the
//! enum of events, the four modules about files had 1,125 lines instead of 1,600. The engine of the
//! pages grew by 11.7 KB compressed, to 468 KB, and an optimised build read in 11 % more instructions
//! and about the same time. But a debug build read a million events in 1.1 seconds instead of 0.4
//! (0.5 with an optimised `serde_json`) and wrote them in 0.3 instead of 0.2. The first build of a
//! chapter's tests took 4 seconds more of the processor's time, 51 instead of 47. Ten tested
//! sentences about damaged files changed.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write as _;

/// A value that can follow a key.
pub(crate) trait Written {
    /// Returns whether the key is left out because the value is unknown.
    fn is_left_out(&self) -> bool {
        false
    }

    fn write(&self, out: &mut Vec<u8>);
}

/// Writes `{"NAME":{`, then its keys, then the end of the line.
pub(crate) struct Line<'o> {
    out: &'o mut Vec<u8>,
    is_first: bool,
}

impl<'o> Line<'o> {
    pub(crate) fn begin(out: &'o mut Vec<u8>, name: &str) -> Self {
        out.push(b'{');
        name_of(name, out);
        out.push(b'{');
        Line {
            out,
            is_first: true,
        }
    }

    pub(crate) fn key(&mut self, key: &str, value: &(impl Written + ?Sized)) {
        if value.is_left_out() {
            return;
        }
        if !std::mem::replace(&mut self.is_first, false) {
            self.out.push(b',');
        }
        name_of(key, self.out);
        value.write(self.out);
    }

    pub(crate) fn end(self) {
        self.out.extend(b"}}\n");
    }
}

/// Writes `"NAME":`. The names are the program's own and need no escape.
fn name_of(name: &str, out: &mut Vec<u8>) {
    out.push(b'"');
    out.extend(name.as_bytes());
    out.extend(b"\":");
}

/// Whether a byte of a text is written unchanged. Most bytes are, and a table is twice as fast as
/// comparisons.
const AS_IT_IS: [bool; 256] = {
    let mut table = [true; 256];
    let mut byte = 0;
    while byte < 0x20 {
        table[byte] = false;
        byte += 1;
    }
    table[b'"' as usize] = false;
    table[b'\\' as usize] = false;
    table
};

impl Written for str {
    fn write(&self, out: &mut Vec<u8>) {
        out.push(b'"');
        let mut from = 0;
        let bytes = self.as_bytes();
        for (at, &byte) in bytes.iter().enumerate() {
            if AS_IT_IS[usize::from(byte)] {
                continue;
            }
            let escaped: &[u8] = match byte {
                b'"' => b"\\\"",
                b'\\' => b"\\\\",
                b'\n' => b"\\n",
                b'\r' => b"\\r",
                b'\t' => b"\\t",
                _ => b"",
            };
            out.extend(&bytes[from..at]);
            from = at + 1;
            match escaped {
                b"" => drop(write!(out, "\\u{byte:04x}")), // a vector takes all there is
                escaped => out.extend(escaped),
            }
        }
        out.extend(&bytes[from..]);
        out.push(b'"');
    }
}

impl<T: Written + ?Sized> Written for &T {
    fn is_left_out(&self) -> bool {
        (**self).is_left_out()
    }

    fn write(&self, out: &mut Vec<u8>) {
        (**self).write(out);
    }
}

/// Writes a whole number. Half of a recording is numbers, and this is several times as fast as
/// `write!`.
fn digits(mut number: u64, out: &mut Vec<u8>) {
    let mut text = [0; 20];
    let mut at = text.len();
    loop {
        at -= 1;
        text[at] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return out.extend(&text[at..]);
        }
    }
}

macro_rules! number {
    ($($number:ty)*) => { $(
        impl Written for $number {
            fn write(&self, out: &mut Vec<u8>) {
                let number = *self as i64;
                if number < 0 {
                    out.push(b'-');
                }
                digits(number.unsigned_abs(), out);
            }
        }

        impl Read<'_> for $number {
            fn read(from: &mut Reader<'_>) -> Result<Self, Bad> {
                from.number()
            }
        }
    )* };
}

number!(u32 usize i32);

/// Leaves out a `false`.
impl Written for bool {
    fn is_left_out(&self) -> bool {
        !self
    }

    fn write(&self, out: &mut Vec<u8>) {
        out.extend(if *self { &b"true"[..] } else { b"false" });
    }
}

/// Leaves out a `None`. Behind a key that must be written, `None` is `null`.
impl<T: Written> Written for Option<T> {
    fn is_left_out(&self) -> bool {
        self.is_none()
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Some(it) => it.write(out),
            None => out.extend(b"null"),
        }
    }
}

impl<A: Written, B: Written> Written for (A, B) {
    fn write(&self, out: &mut Vec<u8>) {
        out.push(b'[');
        self.0.write(out);
        out.push(b',');
        self.1.write(out);
        out.push(b']');
    }
}

impl Written for BTreeMap<String, usize> {
    fn is_left_out(&self) -> bool {
        self.is_empty()
    }

    fn write(&self, out: &mut Vec<u8>) {
        out.push(b'{');
        for (at, (name, number)) in self.iter().enumerate() {
            if at > 0 {
                out.push(b',');
            }
            name.as_str().write(out);
            out.push(b':');
            number.write(out);
        }
        out.push(b'}');
    }
}

/// Writes a list.
pub(crate) fn list(items: impl Iterator<Item = impl Written>, out: &mut Vec<u8>) {
    out.push(b'[');
    for (at, item) in items.enumerate() {
        if at > 0 {
            out.push(b',');
        }
        item.write(out);
    }
    out.push(b']');
}

/// The reason why a line could not be read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Bad {
    /// The line ends too early.
    Ends,
    /// The line has other content.
    Says(String),
}

impl Bad {
    pub(crate) fn expected(what: &str) -> Self {
        Bad::Says(format!("expected {what}"))
    }
}

/// A value that can be read behind a key.
pub(crate) trait Read<'l>: Sized {
    fn read(from: &mut Reader<'l>) -> Result<Self, Bad>;

    /// Returns the value for a missing key, or `None` if the key is required.
    fn left_out() -> Option<Self> {
        None
    }

    /// Returns the value of `null`.
    fn null() -> Option<Self> {
        None
    }
}

/// Reads a line.
pub(crate) struct Reader<'l> {
    text: &'l str,
    at: usize,
}

impl<'l> Reader<'l> {
    pub(crate) fn new(text: &'l str) -> Self {
        Reader { text, at: 0 }
    }

    /// Returns the next byte that is not a space.
    fn peek(&mut self) -> Result<u8, Bad> {
        let bytes = self.text.as_bytes();
        while let Some(byte) = bytes.get(self.at) {
            if !byte.is_ascii_whitespace() {
                return Ok(*byte);
            }
            self.at += 1;
        }
        Err(Bad::Ends)
    }

    fn is_next(&mut self, byte: u8) -> Result<bool, Bad> {
        let is_next = self.peek()? == byte;
        self.at += usize::from(is_next);
        Ok(is_next)
    }

    fn expect(&mut self, byte: u8) -> Result<(), Bad> {
        match self.is_next(byte)? {
            true => Ok(()),
            false => Err(Bad::Says(format!("expected `{}`", char::from(byte)))),
        }
    }

    /// Reads this word and returns whether it was there.
    fn word(&mut self, word: &str) -> Result<bool, Bad> {
        self.peek()?;
        let rest = &self.text[self.at..];
        if rest.len() < word.len() && word.starts_with(rest) {
            return Err(Bad::Ends);
        }
        let is_next = rest.starts_with(word);
        self.at += if is_next { word.len() } else { 0 };
        Ok(is_next)
    }

    /// Reads the keys of an object, and each value with `read`.
    pub(crate) fn object(
        &mut self,
        mut read: impl FnMut(&str, &mut Self) -> Result<(), Bad>,
    ) -> Result<(), Bad> {
        self.expect(b'{')?;
        if self.is_next(b'}')? {
            return Ok(());
        }
        loop {
            let key = self.text()?;
            self.expect(b':')?;
            read(&key, self)?;
            if !self.is_next(b',')? {
                return self.expect(b'}');
            }
        }
    }

    /// Reads the only key of an object, and its value with `read`.
    pub(crate) fn named<T>(
        &mut self,
        read: impl FnOnce(&str, &mut Self) -> Result<T, Bad>,
    ) -> Result<T, Bad> {
        self.expect(b'{')?;
        let name = self.text()?;
        self.expect(b':')?;
        let it = read(&name, self)?;
        self.expect(b'}')?;
        Ok(it)
    }

    /// Checks that the line ends here.
    pub(crate) fn end(&mut self) -> Result<(), Bad> {
        match self.peek() {
            Err(_) => Ok(()),
            Ok(_) => Err(Bad::expected("the end of the line")),
        }
    }

    fn number<T: TryFrom<i64>>(&mut self) -> Result<T, Bad> {
        self.peek()?;
        let rest = &self.text[self.at..];
        let end = before(rest, |byte| byte != b'-' && !byte.is_ascii_digit())?;
        self.at += end;
        let number = rest[..end].parse::<i64>().ok();
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| Bad::expected("a number"))
    }

    fn text(&mut self) -> Result<Cow<'l, str>, Bad> {
        if self.peek()? != b'"' {
            return Err(Bad::expected("a text"));
        }
        let begin = self.at + 1;
        let rest = &self.text[begin..];
        let end = before(rest, ends_text)?;
        self.at = begin + end;
        if rest.as_bytes()[end] == b'"' {
            self.at += 1;
            return Ok(Cow::Borrowed(&rest[..end]));
        }
        let mut text = rest[..end].to_owned();
        loop {
            let rest = &self.text[self.at..];
            let end = before(rest, ends_text)?;
            text.push_str(&rest[..end]);
            self.at += end + 1;
            if rest.as_bytes()[end] == b'"' {
                return Ok(Cow::Owned(text));
            }
            text.push(self.escaped()?);
        }
    }

    /// Reads the character after a `\`.
    fn escaped(&mut self) -> Result<char, Bad> {
        let letter = self.text[self.at..].chars().next().ok_or(Bad::Ends)?;
        self.at += letter.len_utf8();
        Ok(match letter {
            '"' | '\\' | '/' => letter,
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => return self.by_number(),
            _ => return Err(Bad::expected("a letter behind `\\`")),
        })
    }

    fn by_number(&mut self) -> Result<char, Bad> {
        let high = u32::from(self.unit()?);
        if !(0xd800..0xdc00).contains(&high) {
            return char::from_u32(high).ok_or_else(|| Bad::expected("a letter"));
        }
        if !self.word("\\u")? {
            return Err(Bad::expected("the second half of a letter"));
        }
        let low = u32::from(self.unit()?);
        let low = low.checked_sub(0xdc00).filter(|low| *low < 0x400);
        low.and_then(|low| char::from_u32(0x1_0000 + ((high - 0xd800) << 10) + low))
            .ok_or_else(|| Bad::expected("the second half of a letter"))
    }

    fn unit(&mut self) -> Result<u16, Bad> {
        let digits = self.text.as_bytes().get(self.at..self.at + 4);
        let digits = digits.ok_or(Bad::Ends)?;
        self.at += 4;
        let digits = std::str::from_utf8(digits).ok();
        let number = digits.and_then(|digits| u16::from_str_radix(digits, 16).ok());
        number.ok_or_else(|| Bad::expected("four digits behind `\\u`"))
    }
}

/// Counts the bytes before the first byte that `ends` accepts. That byte is ASCII, so no character is
/// cut, and bytes compare in a fraction of the time that characters take.
fn before(rest: &str, ends: impl Fn(u8) -> bool) -> Result<usize, Bad> {
    rest.bytes().position(ends).ok_or(Bad::Ends)
}

/// Returns whether the byte ends a text or begins an escape.
fn ends_text(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\')
}

impl<'l> Read<'l> for Cow<'l, str> {
    fn read(from: &mut Reader<'l>) -> Result<Self, Bad> {
        from.text()
    }
}

impl Read<'_> for bool {
    fn read(from: &mut Reader<'_>) -> Result<Self, Bad> {
        if from.word("true")? {
            return Ok(true);
        }
        match from.word("false")? {
            true => Ok(false),
            false => Err(Bad::expected("true or false")),
        }
    }

    fn left_out() -> Option<Self> {
        Some(false)
    }
}

impl<'l, T: Read<'l>> Read<'l> for Option<T> {
    fn read(from: &mut Reader<'l>) -> Result<Self, Bad> {
        match from.peek()? == b'n' && from.word("null")? {
            true => Ok(T::null()),
            false => T::read(from).map(Some),
        }
    }

    fn left_out() -> Option<Self> {
        Some(None)
    }

    fn null() -> Option<Self> {
        Some(None)
    }
}

impl<'l, A: Read<'l>, B: Read<'l>> Read<'l> for (A, B) {
    fn read(from: &mut Reader<'l>) -> Result<Self, Bad> {
        from.expect(b'[')?;
        let first = A::read(from)?;
        from.expect(b',')?;
        let second = B::read(from)?;
        from.expect(b']')?;
        Ok((first, second))
    }
}

impl<'l, T: Read<'l>> Read<'l> for Vec<T> {
    fn read(from: &mut Reader<'l>) -> Result<Self, Bad> {
        let mut list = Vec::new();
        from.expect(b'[')?;
        if from.is_next(b']')? {
            return Ok(list);
        }
        loop {
            list.push(T::read(from)?);
            if !from.is_next(b',')? {
                from.expect(b']')?;
                return Ok(list);
            }
        }
    }
}

impl Read<'_> for BTreeMap<String, usize> {
    fn read(from: &mut Reader<'_>) -> Result<Self, Bad> {
        let mut map = BTreeMap::new();
        from.object(|name, from| {
            map.insert(name.to_owned(), usize::read(from)?);
            Ok(())
        })?;
        Ok(map)
    }

    fn left_out() -> Option<Self> {
        Some(BTreeMap::new())
    }
}

/// Writes and reads an object with a key for each of its variables, in this order.
macro_rules! keys {
    (write $line:ident; $($key:ident),*) => { $( $line.key(stringify!($key), $key); )* };
    (read $from:ident; $($key:ident),*) => {
        $( let mut $key = None; )*
        $from.object(|key, from| {
            match key {
                $( stringify!($key) => $key = Some($crate::json::Read::read(from)?), )*
                _ => return Err($crate::json::Bad::Says(format!("unknown key `{key}`"))),
            }
            Ok(())
        })?;
        $( let $key = $crate::json::known($key, stringify!($key))?; )*
    };
}

pub(crate) use keys;

/// Returns the value read behind a key, or the value for a missing key.
pub(crate) fn known<'l, T: Read<'l>>(read: Option<T>, key: &str) -> Result<T, Bad> {
    let read = read.or_else(T::left_out);
    read.ok_or_else(|| Bad::Says(format!("missing key `{key}`")))
}
