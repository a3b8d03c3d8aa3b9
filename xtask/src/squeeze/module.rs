use std::collections::BTreeMap;

/// The module with other names for what it takes and gives, and without notes for people; or
/// nothing if it is not as expected.
pub fn renamed(module: &[u8], names: &BTreeMap<String, String>) -> Option<Vec<u8>> {
    const MAGIC: &[u8] = b"\0asm\x01\0\0\0";
    const NOTES: u8 = 0;
    const IMPORTS: u8 = 2;
    const EXPORTS: u8 = 7;
    let mut rest = module.strip_prefix(MAGIC)?;
    let mut out = MAGIC.to_vec();
    while let Some((id, after)) = rest.split_first() {
        let mut after = after;
        let length = number(&mut after)?;
        let (section, next) = after.split_at_checked(length)?;
        rest = next;
        let section = match *id {
            NOTES => continue,
            // An import has the name of a module and its own, an export only its own.
            IMPORTS => with_names(section, 2, names)?,
            EXPORTS => with_names(section, 1, names)?,
            _ => section.to_vec(),
        };
        out.push(*id);
        write_number(&mut out, section.len());
        out.extend(section);
    }
    Some(out)
}

/// A list of entries, each of so many names, a kind and a number, with other names.
fn with_names(
    mut section: &[u8],
    each: usize,
    names: &BTreeMap<String, String>,
) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let count = number(&mut section)?;
    write_number(&mut out, count);
    for _ in 0..count {
        for _ in 0..each {
            let name = str::from_utf8(bytes(&mut section)?).ok()?;
            let name = names.get(name).map_or(name, String::as_str);
            write_number(&mut out, name.len());
            out.extend(name.bytes());
        }
        // Only functions are imported, so behind the kind there is always one number.
        let (kind, rest) = section.split_first()?;
        section = rest;
        out.push((each == 1 || *kind == 0).then_some(*kind)?);
        write_number(&mut out, number(&mut section)?);
    }
    section.is_empty().then_some(out)
}

fn bytes<'a>(from: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = number(from)?;
    let (bytes, rest) = from.split_at_checked(length)?;
    *from = rest;
    Some(bytes)
}

/// A number as WebAssembly writes it: seven bits a byte, the lowest first.
fn number(from: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    for shift in (0..35).step_by(7) {
        let (byte, rest) = from.split_first()?;
        *from = rest;
        value |= usize::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

fn write_number(out: &mut Vec<u8>, mut value: usize) {
    while value > 0x7f {
        out.push(u8::try_from(value & 0x7f).unwrap_or_default() | 0x80);
        value >>= 7;
    }
    out.push(u8::try_from(value).unwrap_or_default());
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for value in [0, 1, 127, 128, 300, 65_535, 1 << 27] {
            let mut out = Vec::new();
            write_number(&mut out, value);
            let mut rest = out.as_slice();
            assert_eq!((number(&mut rest), rest.len()), (Some(value), 0));
        }
        assert_eq!(number(&mut [0x80].as_slice()), None);
    }

    #[test]
    fn names_get_shorter_and_notes_go() {
        let long = "__wbg_log_0123456789abcdef";
        let names = BTreeMap::from([(long.to_owned(), "_0".to_owned())]);
        let mut section = vec![1, 1, b'm', u8::try_from(long.len()).unwrap()];
        section.extend(long.bytes());
        section.extend([0, 5]);
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        module.extend([2, u8::try_from(section.len()).unwrap()]);
        module.extend(&section);
        module.extend([10, 1, 0]);
        module.extend([0, 1, 9]);
        let expected = b"\0asm\x01\0\0\0\x02\x08\x01\x01m\x02_0\0\x05\x0a\x01\0";
        assert_eq!(renamed(&module, &names).unwrap(), expected);
        assert_eq!(renamed(b"\0asm", &names), None);
    }
}
