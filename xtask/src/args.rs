//! Command-line arguments: `--flag`, `--option VALUE` or `--option=VALUE`, and positional words, which alone stand behind `--`.

use crate::Result;

/// The arguments of one command.
#[derive(Debug, Default)]
pub(crate) struct Args {
    flags: Vec<String>,
    options: Vec<(String, String)>,
    positional: Vec<String>,
}

impl Args {
    /// Sorts `words`; anything with dashes that is not in `flags` or `options` is an error.
    pub(crate) fn parse(words: Vec<String>, flags: &[&str], options: &[&str]) -> Result<Args> {
        let mut args = Args::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            if word == "--" {
                args.positional.extend(words);
                break;
            }
            let Some(name) = word.strip_prefix("--") else {
                args.positional.push(word);
                continue;
            };
            let (name, value) = match name.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (name, None),
            };
            if options.contains(&name) {
                let value = value
                    .or_else(|| words.next())
                    .ok_or_else(|| format!("--{name} needs a value"))?;
                args.options.push((name.to_owned(), value));
            } else if flags.contains(&name) && value.is_none() {
                args.flags.push(name.to_owned());
            } else {
                return Err(format!("unknown argument {word:?}"));
            }
        }
        Ok(args)
    }

    /// Whether `--name` was given.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.flags.iter().any(|flag| flag == name)
    }

    /// The last value given for `--name`.
    pub(crate) fn option(&self, name: &str) -> Option<&str> {
        let found = self.options.iter().rev().find(|(option, _)| option == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The last value given for `--name` as a number, or `default`.
    pub(crate) fn number(&self, name: &str, default: u32) -> Result<u32> {
        match self.option(name) {
            None => Ok(default),
            Some(value) => value
                .parse()
                .map_err(|_| format!("--{name} wants a number, not {value:?}")),
        }
    }

    /// Nothing for commands that take no words; a word is an error.
    pub(crate) fn none(&self) -> Result<()> {
        match self.positional.first() {
            None => Ok(()),
            Some(word) => Err(format!("unexpected argument {word:?}")),
        }
    }

    /// The words without dashes, in order.
    pub(crate) fn positional(&self) -> &[String] {
        &self.positional
    }

    /// The only positional word, if any; more than one is an error.
    pub(crate) fn at_most_one(&self) -> Result<Option<&str>> {
        match self.positional.as_slice() {
            [] => Ok(None),
            [one] => Ok(Some(one)),
            [_, more, ..] => Err(format!("unexpected argument {more:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Args> {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        Args::parse(words, &["write"], &["port"])
    }

    #[test]
    fn flags_options_and_words_are_told_apart() {
        let args = parse(&["a", "--port", "1", "--write", "--port=2", "b"]).unwrap();
        assert!(args.flag("write"));
        assert_eq!(args.option("port"), Some("2"));
        assert_eq!(args.number("port", 9), Ok(2));
        assert_eq!(args.positional(), ["a", "b"]);
        assert!(args.at_most_one().is_err());
        let args = parse(&["a", "--", "--write"]).unwrap();
        assert!(!args.flag("write"));
        assert_eq!(args.positional(), ["a", "--write"]);
    }

    #[test]
    fn absent_arguments_have_their_defaults() {
        let args = parse(&[]).unwrap();
        assert!(!args.flag("write"));
        assert_eq!(args.number("port", 9), Ok(9));
        assert_eq!(args.at_most_one(), Ok(None));
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for words in [&["--other"][..], &["--port"], &["--write=yes"]] {
            assert!(parse(words).is_err(), "{words:?}");
        }
        assert!(parse(&["--port=x"]).unwrap().number("port", 1).is_err());
    }
}
