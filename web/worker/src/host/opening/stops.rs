//! Breakpoints in a link: lines among its own fields, instructions and all that is asked of either among its settings.
//!
//! A setting's name ends in the place that it is about: `if:5` and `if:5.3` are conditions of line 5 and of its third instruction. So
//! links of before there were breakpoints on instructions, or logs, say what they said then.

use protocol::{Site, Stop};

/// The name of the settings that have a place each: that of a breakpoint on an instruction.
const WITHIN: &str = "stop";
const CONDITION: &str = "if:";
const NTH: &str = "nth:";
const LOG: &str = "log:";

/// The lines with breakpoints.
pub(super) fn lines(stops: &[Stop]) -> Vec<u32> {
    let own = stops.iter().filter(|each| each.site.instruction == 0);
    own.map(|each| each.site.line).collect()
}

/// What is to be said of them in settings.
pub(super) fn settings(stops: &[Stop]) -> Vec<(String, String)> {
    let mut settings = Vec::new();
    for each in stops {
        let place = place(each.site);
        if each.site.instruction > 0 {
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
    match site.instruction {
        0 => site.line.to_string(),
        instruction => format!("{}.{instruction}", site.line),
    }
}

/// The place of an instruction; nothing where the text names none.
fn site(text: &str) -> Option<Site> {
    let (line, instruction) = text.split_once('.')?;
    let site = Site {
        line: line.parse().ok()?,
        instruction: instruction.parse().ok()?,
    };
    (site.instruction > 0).then_some(site)
}
