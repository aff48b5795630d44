//! Breakpoints in a link: lines of the first file among its own fields, other files', instructions and all that is asked of any among
//! its settings.
//!
//! A setting's name ends in the place that it is about: `if:5` and `if:5.3` are conditions of line 5 and of its third instruction, `if:2/5` of line 5 of the
//! third file. So
//! links of before there were breakpoints on instructions, or logs, say what they said then.

use protocol::{Site, Stop};

/// The name of the settings that have a place each: that of a breakpoint on an instruction.
const WITHIN: &str = "stop";
const CONDITION: &str = "if:";
const NTH: &str = "nth:";
const LOG: &str = "log:";

/// The lines of the first file with breakpoints.
pub(super) fn lines(stops: &[Stop]) -> Vec<u32> {
    let own = stops.iter().filter(|each| is_line(each.site));
    own.map(|each| each.site.line).collect()
}

/// What is to be said of them in settings.
pub(super) fn settings(stops: &[Stop]) -> Vec<(String, String)> {
    let mut settings = Vec::new();
    for each in stops {
        let place = place(each.site);
        if !is_line(each.site) {
            settings.push((WITHIN.to_owned(), place.clone()));
        }
        if !each.condition.is_empty() {
            settings.push((format!("{CONDITION}{place}"), each.condition.clone()));
        }
        if each.nth > 0 {
            settings.push((format!("{NTH}{place}"), each.nth.to_string()));
        }
        if each.is_log() {
            settings.push((format!("{LOG}{place}"), each.log.clone()));
        }
    }
    settings
}

/// The breakpoints that lines and settings tell of, in the order of their places, each once.
pub(super) fn read(lines: &[u32], settings: &[(String, String)]) -> Vec<Stop> {
    let within = settings.iter().filter(|(name, _)| name == WITHIN);
    let within = within.filter_map(|(_, text)| site(text));
    let mut sites: Vec<Site> = lines.iter().map(|&line| Site::line(line)).collect();
    sites.extend(within);
    sites.sort_unstable();
    sites.dedup();
    let stop = |site| {
        let of = |kind: &str| {
            let wanted = format!("{kind}{}", place(site));
            let found = settings.iter().find(|(name, _)| *name == wanted);
            found.map_or("", |(_, value)| value.as_str())
        };
        Stop {
            site,
            condition: of(CONDITION).to_owned(),
            nth: of(NTH).parse().unwrap_or(0),
            log: of(LOG).to_owned(),
        }
    };
    sites.into_iter().map(stop).collect()
}

/// A place as a text.
fn place(site: Site) -> String {
    let line = match site.instruction {
        0 => site.line.to_string(),
        instruction => format!("{}.{instruction}", site.line),
    };
    match site.file {
        0 => line,
        file => format!("{file}/{line}"),
    }
}

/// Whether a place is where a line of the first file begins.
fn is_line(site: Site) -> bool {
    site.instruction == 0 && site.file == 0
}

/// The place that is none of those; nothing where the text names none.
fn site(text: &str) -> Option<Site> {
    let (file, place) = text.split_once('/').unwrap_or(("0", text));
    let (line, instruction) = place.split_once('.').unwrap_or((place, "0"));
    let site = Site {
        file: file.parse().ok()?,
        line: line.parse().ok()?,
        instruction: instruction.parse().ok()?,
    };
    (!is_line(site)).then_some(site)
}
