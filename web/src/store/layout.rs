//! How the page is arranged: which panels are open, how the space is divided, light or dark.

use super::{Effect, Model, Start, assumed, graph, memory, study};

/// A panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The editor.
    Source,
    /// Instructions.
    Ir,
    /// Control flow.
    Cfg,
    /// The syntax tree.
    Tree,
    /// What variables lead to.
    Memory,
    /// The types of functions, variables and members.
    Types,
    /// Which variables depend on which.
    Flow,
    /// What the program does in all of its worlds.
    Worlds,
    /// Call stack and variables.
    State,
    /// What the program printed, and its input.
    Output,
    /// What is wrong with the program.
    Problems,
    /// What is not known.
    Unknowns,
}

impl Panel {
    /// All of them, in the order of the bar on a narrow page, where what a run is followed by is to be in sight.
    pub const ALL: [Panel; 12] = [
        Panel::Source,
        Panel::State,
        Panel::Output,
        Panel::Problems,
        Panel::Cfg,
        Panel::Ir,
        Panel::Tree,
        Panel::Memory,
        Panel::Types,
        Panel::Flow,
        Panel::Worlds,
        Panel::Unknowns,
    ];
    /// What stands in the middle of a wide page at first: what the program does, in its own words.
    pub const FIRST: Panel = Panel::Cfg;
    /// Those that share the middle of a wide page.
    pub const MIDDLE: [Panel; 7] = [
        Panel::Cfg,
        Panel::Ir,
        Panel::Tree,
        Panel::Memory,
        Panel::Types,
        Panel::Flow,
        Panel::Worlds,
    ];
    /// Those that share its lower right.
    pub const LOWER: [Panel; 3] = [Panel::Output, Panel::Problems, Panel::Unknowns];

    /// Names it in what is remembered and in links.
    pub fn name(self) -> &'static str {
        match self {
            Panel::Source => "source",
            Panel::Ir => "ir",
            Panel::Cfg => "cfg",
            Panel::Tree => "tree",
            Panel::Memory => "memory",
            Panel::Types => "types",
            Panel::Flow => "flow",
            Panel::Worlds => "worlds",
            Panel::State => "state",
            Panel::Output => "output",
            Panel::Problems => "problems",
            Panel::Unknowns => "unknowns",
        }
    }

    /// What its tab says.
    pub fn title(self) -> &'static str {
        match self {
            Panel::Source => "Source",
            Panel::Ir => "IR",
            Panel::Cfg => "CFG",
            Panel::Tree => "Tree",
            Panel::Memory => "Memory",
            Panel::Types => "Types",
            Panel::Flow => "Data flow",
            Panel::Worlds => "Paths",
            Panel::State => "State",
            Panel::Output => "Output",
            Panel::Problems => "Problems",
            Panel::Unknowns => "Unknowns",
        }
    }

    /// The panel with this name.
    pub fn named(name: &str) -> Option<Panel> {
        Panel::ALL.into_iter().find(|panel| panel.name() == name)
    }
}

/// A line between panels that can be dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Split {
    /// Right of the source.
    Source,
    /// Left of the state.
    State,
    /// Below the state.
    Lower,
}

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Names it in what is remembered and in the document's root.
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::System,
        }
    }
}

/// What can be laid over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The sheet of keys.
    Keys,
    /// The gallery of examples.
    Gallery,
    /// Who imports whom.
    Imports,
    /// What is kept for use without a network.
    Offline,
    /// The settings of language models.
    Models,
    /// A question to a language model, and what comes of it.
    Proposal,
}

/// The arrangement.
#[derive(Clone, PartialEq, Debug)]
pub struct LayoutState {
    /// Whether the page stands within another one: it shows the program with its state and output beside it, or with the
    /// one panel that was chosen.
    pub embedded: bool,
    /// The panel in the middle of a wide page.
    pub middle: Panel,
    /// The panel in its lower right.
    pub lower: Panel,
    /// The one panel of a narrow page.
    pub shown: Panel,
    /// Whether the page is narrow.
    pub narrow: bool,
    /// Where the lines between panels are: percent of the width, of the width, of the height.
    pub splits: [f64; 3],
    /// Light or dark.
    pub theme: Theme,
    /// What is laid over the page.
    pub dialog: Option<Overlay>,
    /// Whether the person knows how to leave the editor by keyboard.
    knows_tab: bool,
}

impl Default for LayoutState {
    fn default() -> Self {
        LayoutState {
            embedded: false,
            middle: Panel::FIRST,
            lower: Panel::Output,
            shown: Panel::Source,
            narrow: false,
            splits: DEFAULT_SPLITS,
            theme: Theme::System,
            dialog: None,
            knows_tab: false,
        }
    }
}

const DEFAULT_SPLITS: [f64; 3] = [34.0, 70.0, 58.0];
/// The least that a panel is given, in percent.
const LEAST: f64 = 12.0;

impl LayoutState {
    /// Whether a panel can be seen.
    pub fn visible(&self, panel: Panel) -> bool {
        if self.embedded {
            let beside = matches!(panel, Panel::State | Panel::Output);
            let is_shown = self.shown == panel || (self.shown == Panel::Source && beside);
            return panel == Panel::Source || is_shown;
        }
        if self.narrow {
            return self.shown == panel;
        }
        match panel {
            Panel::Source | Panel::State => true,
            Panel::Output | Panel::Problems | Panel::Unknowns => self.lower == panel,
            middle => self.middle == middle,
        }
    }

    /// Where a line can be, in percent.
    pub fn range(&self, split: Split) -> (f64, f64) {
        match split {
            Split::Source => (LEAST, self.splits[1] - LEAST),
            Split::State => (self.splits[0] + LEAST, 100.0 - LEAST),
            Split::Lower => (LEAST, 100.0 - LEAST),
        }
    }
}

/// What happens to the arrangement.
#[derive(Clone, PartialEq, Debug)]
pub enum LayoutMsg {
    /// A panel is to be seen.
    Show(Panel),
    /// A line is to be moved, to this many percent.
    Split(Split, f64),
    /// A line has been moved and stays.
    Settled,
    /// The lines go back to where they were at first.
    ResetSplits,
    /// The page became narrow or wide.
    Narrow(bool),
    /// The next colour scheme.
    Theme,
    /// This is to be laid over the page, or nothing any more.
    Dialog(Option<Overlay>),
    /// The tour is to start.
    Tour,
    /// Tab was pressed in the editor.
    Tabbed,
}

pub(super) fn update(model: &mut Model, msg: LayoutMsg, effects: &mut Vec<Effect>) {
    let layout = &mut model.layout;
    match msg {
        LayoutMsg::Show(panel) => {
            if Panel::MIDDLE.contains(&panel) {
                effects.push(Effect::Remember("middle", panel.name().to_owned()));
            }
            model.examples.chosen(panel);
            show(model, panel, effects);
        }
        LayoutMsg::Split(split, percent) => {
            let (least, most) = layout.range(split);
            layout.splits[split as usize] = percent.clamp(least, most);
        }
        LayoutMsg::Settled => remember_splits(layout, effects),
        LayoutMsg::ResetSplits => {
            layout.splits = DEFAULT_SPLITS;
            remember_splits(layout, effects);
        }
        LayoutMsg::Narrow(narrow) => {
            layout.narrow = narrow;
            graph::watch(model, effects);
            memory::watch(model, effects);
            assumed::watch(model, effects);
            study::watch(model, effects);
        }
        LayoutMsg::Theme => {
            layout.theme = layout.theme.next();
            effects.push(Effect::SetTheme(layout.theme));
            effects.push(Effect::Remember("theme", layout.theme.name().to_owned()));
        }
        LayoutMsg::Dialog(dialog) => layout.dialog = dialog,
        LayoutMsg::Tabbed => {
            if !std::mem::replace(&mut layout.knows_tab, true) {
                effects.push(Effect::Remember("tab", "known".to_owned()));
                let text = "Tab indents here. To leave the editor, press Escape, then Tab.";
                super::say(model, false, text, effects);
            }
        }
        LayoutMsg::Tour => {
            layout.dialog = None;
            effects.push(Effect::Tour(true));
        }
    }
}

/// Brings a panel to where it can be seen.
pub(super) fn show(model: &mut Model, panel: Panel, effects: &mut Vec<Effect>) {
    let layout = &mut model.layout;
    let before = [Panel::Cfg, Panel::Memory, Panel::Unknowns].map(|panel| layout.visible(panel));
    layout.shown = panel;
    if Panel::MIDDLE.contains(&panel) {
        layout.middle = panel;
    }
    if Panel::LOWER.contains(&panel) {
        layout.lower = panel;
    }
    if model.layout.visible(Panel::Cfg) != before[0] {
        graph::watch(model, effects);
    }
    if model.layout.visible(Panel::Memory) != before[1] {
        memory::watch(model, effects);
    }
    if model.layout.visible(Panel::Unknowns) != before[2] {
        assumed::watch(model, effects);
    }
    study::watch(model, effects);
}

fn remember_splits(layout: &LayoutState, effects: &mut Vec<Effect>) {
    let text = layout.splits.map(|each| format!("{each:.1}")).join(" ");
    effects.push(Effect::Remember("splits", text));
}

/// A share in percent with at most one digit behind the point. It is the only such number that the page reads, and the tables for
/// reading any would be a twentieth of it.
fn read(text: &str) -> Option<f64> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let (whole, tenth): (u16, u8) = (whole.parse().ok()?, tenth.parse().ok()?);
    (tenth < 10).then(|| f64::from(u32::from(whole) * 10 + u32::from(tenth)) / 10.0)
}

/// Takes up what was remembered; what makes no sense is ignored.
pub(super) fn recall(model: &mut Model, start: &Start, effects: &mut Vec<Effect>) {
    let layout = &mut model.layout;
    layout.narrow = start.narrow;
    layout.knows_tab = start.get("tab").is_some();
    let middle = start.get("middle").and_then(Panel::named);
    if let Some(panel) = middle.filter(|panel| Panel::MIDDLE.contains(panel)) {
        layout.middle = panel;
    }
    let splits = start.get("splits").unwrap_or_default().split(' ');
    let splits: Vec<f64> = splits.filter_map(read).collect();
    if let [source, state, lower] = splits[..]
        && LEAST <= source
        && source + LEAST <= state
        && state <= 100.0 - LEAST
        && (LEAST..=100.0 - LEAST).contains(&lower)
    {
        layout.splits = [source, state, lower];
    }
    let themes = [Theme::System, Theme::Light, Theme::Dark];
    let theme = start.get("theme").unwrap_or_default();
    if let Some(theme) = themes.into_iter().find(|each| each.name() == theme) {
        layout.theme = theme;
        effects.push(Effect::SetTheme(theme));
    }
    graph::recall(model, start, effects);
    memory::watch(model, effects);
}
