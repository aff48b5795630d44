//! Which key does what: one table, from which the sheet of keys is made as well.

use super::{
    AssumedMsg, BreakpointMsg, CountsMsg, LayoutMsg, LinkMsg, Msg, Overlay, Panel, PlayMsg, RunMsg,
};
use protocol::{Copied, Direction, Stride};

/// A key with what is held down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press<'a> {
    /// The key, as the browser names it.
    pub key: &'a str,
    /// Whether Shift is held down.
    pub shift: bool,
    /// Whether Control or Command is held down.
    pub control: bool,
    /// Whether Alt is held down.
    pub alt: bool,
    /// Whether the keyboard is in a field that takes text.
    pub typing: bool,
}

/// What a key does.
#[derive(Clone, Debug)]
pub struct Command {
    /// The key, as the browser names it.
    pub key: &'static str,
    /// Whether Shift must be held down.
    pub shift: bool,
    /// Whether Control or Command must be held down.
    pub control: bool,
    /// Whether it works while typing too.
    pub everywhere: bool,
    /// Whether the key still does what it does elsewhere: it closes a menu, say.
    pub passes: bool,
    /// Whether it is a move through the run without a button of its own, for the menu of those.
    pub is_further_move: bool,
    /// What it does, in words.
    pub says: &'static str,
    /// What it does.
    pub msg: Msg,
}

impl Command {
    /// The key as the sheet shows it.
    pub fn keys(&self) -> Vec<&'static str> {
        let name = match self.key {
            "ArrowLeft" => "←",
            "ArrowRight" => "→",
            " " => "Space",
            "B" => "b",
            "N" => "n",
            "P" => "p",
            other => other,
        };
        let mut keys = Vec::new();
        if self.control {
            keys.push("Ctrl");
        }
        if self.shift && self.key != "?" {
            keys.push("Shift");
        }
        keys.push(name);
        keys
    }
}

/// All commands with keys, in the order of the sheet.
pub fn commands() -> Vec<Command> {
    use Direction::{Back, Forward};
    use Stride::{Into, Out, Over};
    let function = |key, shift, says, msg| Command {
        key,
        shift,
        control: false,
        everywhere: true,
        passes: false,
        is_further_move: false,
        says,
        msg,
    };
    let plain = |key, says, msg| Command {
        shift: key == "?",
        everywhere: false,
        ..function(key, false, says, msg)
    };
    let shifted = |key, says, msg| Command {
        shift: true,
        ..plain(key, says, msg)
    };
    let further = |command| Command {
        is_further_move: true,
        ..command
    };
    let step = |stride, direction| Msg::Run(RunMsg::Step(stride, direction));
    let panel = |key, says, panel| plain(key, says, Msg::Layout(LayoutMsg::Show(panel)));
    vec![
        function(
            "F5",
            false,
            "Run to the next breakpoint or the end; pause",
            Msg::Run(RunMsg::Toggle),
        ),
        further(function(
            "F5",
            true,
            "Run back to the previous breakpoint",
            Msg::Run(RunMsg::Backwards),
        )),
        function("F10", false, "Step over", step(Over, Forward)),
        function("F10", true, "Step back over", step(Over, Back)),
        function("F11", false, "Step into", step(Into, Forward)),
        function("F11", true, "Step out", step(Out, Forward)),
        further(function("F8", false, "Step back into", step(Into, Back))),
        further(function(
            "F8",
            true,
            "Step back out, to the call",
            step(Out, Back),
        )),
        function(
            "F9",
            false,
            "Set or clear a breakpoint on the cursor’s line; in the IR, on an instruction",
            Msg::Breakpoint(BreakpointMsg::ToggleHere),
        ),
        further(function(
            "F4",
            false,
            "Run to cursor",
            Msg::Run(RunMsg::ToCursor(Forward)),
        )),
        further(function(
            "F4",
            true,
            "Run back to cursor",
            Msg::Run(RunMsg::ToCursor(Back)),
        )),
        function(
            "F6",
            false,
            "Run only the function at the cursor",
            Msg::Assumed(AssumedMsg::AloneHere),
        ),
        Command {
            control: true,
            ..function(
                "Enter",
                false,
                "Run or pause, while typing",
                Msg::Run(RunMsg::Toggle),
            )
        },
        plain(
            "ArrowRight",
            "One instruction forward",
            Msg::Run(RunMsg::Instruction(Forward)),
        ),
        plain(
            "ArrowLeft",
            "One instruction back",
            Msg::Run(RunMsg::Instruction(Back)),
        ),
        plain(
            "p",
            "Play the run; stop",
            Msg::Play(PlayMsg::Toggle(Forward)),
        ),
        shifted(
            "P",
            "Play it backwards; stop",
            Msg::Play(PlayMsg::Toggle(Back)),
        ),
        Command {
            passes: true,
            ..function("Escape", false, "Stop playing", Msg::Play(PlayMsg::Stop))
        },
        plain(
            "n",
            "To the next mark on the timeline",
            Msg::Run(RunMsg::Mark(None, Forward)),
        ),
        shifted(
            "N",
            "To the previous mark",
            Msg::Run(RunMsg::Mark(None, Back)),
        ),
        further(plain(
            "b",
            "Back to where the run stood before a jump",
            Msg::Run(RunMsg::Return),
        )),
        further(shifted("B", "Forward again", Msg::Run(RunMsg::Redo))),
        plain("Home", "To the start of the run", Msg::Run(RunMsg::First)),
        plain("End", "To the end of the run", Msg::Run(RunMsg::Last)),
        panel("1", "Show the source", Panel::Source),
        panel("2", "Show the control-flow graph", Panel::Cfg),
        panel("3", "Show the IR", Panel::Ir),
        panel("4", "Show the syntax tree", Panel::Tree),
        panel("5", "Show the state", Panel::State),
        panel("6", "Show the output", Panel::Output),
        panel("7", "Show the problems", Panel::Problems),
        panel("8", "Show the memory", Panel::Memory),
        plain(
            "l",
            "Show how often each line has begun, or not",
            Msg::Counts(CountsMsg::Toggle),
        ),
        plain(
            "s",
            "Copy a link to this very state",
            Msg::Link(LinkMsg::Copy(Copied::Link)),
        ),
        plain(
            "t",
            "Light, dark, or as the system has it",
            Msg::Layout(LayoutMsg::Theme),
        ),
        plain(
            "e",
            "Choose an example",
            Msg::Layout(LayoutMsg::Dialog(Some(Overlay::Gallery))),
        ),
        plain(
            "?",
            "This sheet",
            Msg::Layout(LayoutMsg::Dialog(Some(Overlay::Keys))),
        ),
    ]
}

/// The moves through the run that have no button of their own, in the order of the sheet.
pub fn further_moves() -> impl Iterator<Item = Command> {
    let commands = commands().into_iter();
    commands.filter(|command| command.is_further_move)
}

/// The command that a key press asks for, if any.
pub fn command(press: Press) -> Option<Command> {
    if press.alt {
        return None;
    }
    let fits = |command: &Command| {
        command.key == press.key
            && command.shift == press.shift
            && command.control == press.control
            && (command.everywhere || !press.typing)
    };
    commands().into_iter().find(fits)
}
