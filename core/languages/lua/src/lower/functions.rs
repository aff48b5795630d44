//! Functions.

use super::{Frame, Lowerer};
use ir::{Const, FunctionKind, Hint, Intrinsic, Op, ParamKind, Reg, Span};
use syntax::Node;

/// The variable that holds what is behind a function's parameters.
pub(super) const REST: &str = "$rest";

impl<'a> Lowerer<'a> {
    /// Lowers the main chunk. Where functions are made in a loop of it, each captures that round's variables, which are a
    /// function's then.
    pub(super) fn chunk(&mut self, root: Node<'a>) {
        if self.is_text {
            let at = self.b.span_of(root.start(), root.start());
            let function = self.function_of("main", root, None, Some(root), false);
            self.b.call_name("_take_chunk", &[function], at);
            return;
        }
        if self.is_other_file {
            return self.provide(root);
        }
        self.refuse(root);
        let is_loop = |node: &Node<'a>| {
            matches!(
                node.kind(),
                "for_statement" | "while_statement" | "repeat_statement"
            )
        };
        let is_function =
            |node: Node<'a>| matches!(node.kind(), "function_definition" | "function_declaration");
        let captures =
            (root.descendants().filter(is_loop)).any(|node| node.descendants().any(is_function));
        if self.is_library || !captures && !self.world.is_open && !self.world.is_table {
            self.block(Some(root));
            return;
        }
        let at = self.b.span_of(root.start(), root.start());
        let function = self.function_of("main", root, None, Some(root), false);
        self.b.call_register(function, &[], at);
    }

    /// A file that others require is a function, which the library calls when it is first required.
    fn provide(&mut self, root: Node<'a>) {
        let at = self.b.span_of(root.start(), root.start());
        let function = self.function_of("main", root, None, Some(root), false);
        let folder = frontend::beside(self.files.entry(), "").unwrap_or_default();
        let inner = self.file.strip_prefix(&*folder).unwrap_or(self.file);
        let path = self.b.text(inner.trim_start_matches('/'), at);
        let wrong = self.wrong(&format!("./{}", inner.trim_start_matches('/')), at);
        let given: Vec<Reg> = [path, function].into_iter().chain(wrong).collect();
        self.b.call_name("_provide", &given, at);
    }

    /// What the reference would say of the source at hand before it runs any of it, under the name of the chunk.
    fn wrong(&mut self, chunk: &str, at: Span) -> Option<Reg> {
        let message = self.world.wrong.as_ref()?.message(chunk);
        Some(self.byte_text(message.as_bytes(), at))
    }

    /// A program that the reference refuses says so first, and ends where nothing may be missing.
    fn refuse(&mut self, root: Node<'a>) {
        let Some(wrong) = &self.world.wrong else {
            return;
        };
        if !self.world.is_broken && !root.has_error() {
            let here = self.b.span_of(wrong.at as u32, wrong.at as u32);
            let message = wrong.message(self.file);
            self.b.invalid(here, message);
        }
        let at = self.b.span_of(root.start(), root.start());
        let file = self.file;
        if let Some(wrong) = self.wrong(file, at) {
            self.b.call_name("_refuse", &[wrong], at);
        }
    }

    /// Makes the files known that a chunk names as modules, wherever in it, and of a program in a folder all.
    pub(super) fn required_files(&mut self, root: Node<'a>) {
        let start = self.b.span_of(root.start(), root.start());
        let all = self.files.all().iter();
        let all = all.filter(|path| !self.is_other_file && path.ends_with(".lua"));
        let mut found: Vec<(String, Span)> = all.map(|path| (path.clone(), start)).collect();
        let calls = root
            .descendants()
            .filter(|node| node.kind() == "function_call");
        for call in calls {
            let name = call.child_by_field("name").map(|name| self.text(name));
            let arguments = call.child_by_field("arguments");
            let mut given = arguments.into_iter().flat_map(Node::named_children);
            let named = match name {
                Some("require" | "dofile" | "loadfile") => given.next(),
                // `pcall(require, "name")`
                Some("pcall") => given
                    .next()
                    .filter(|first| matches!(self.text(*first), "require" | "dofile" | "loadfile"))
                    .and_then(|_| given.next()),
                _ => None,
            };
            let Some(named) = named else {
                continue;
            };
            if named.kind() != "string" {
                // The name is computed: it may be any file nearby.
                let nearby = self.files.nearby().iter().cloned();
                found.extend(nearby.map(|path| (path, start)));
                continue;
            }
            let content = named
                .child_by_field("content")
                .map_or("", |text| self.text(text));
            if let Some(path) = file_of(self.files, content) {
                found.push((path, self.b.span(call)));
            }
        }
        for (path, at) in found {
            let is_known = self.own_modules.iter().any(|(known, _)| *known == path);
            if is_known || path == self.files.entry() {
                continue;
            }
            self.own_modules.push((path.clone(), path.clone()));
            let path = self.b.text(&path, at);
            self.b.intrinsic(Intrinsic::ImportModule, &[path], at);
        }
    }

    /// Lowers a function's body, which is jumped over, and makes the function.
    pub(super) fn function(&mut self, name: &str, node: Node<'a>, is_method: bool) -> Reg {
        let parameters = node.child_by_field("parameters");
        let body = node.child_by_field("body");
        self.function_of(name, node, parameters, body, is_method)
    }

    fn function_of(
        &mut self,
        name: &str,
        node: Node<'a>,
        parameters: Option<Node<'a>>,
        body: Option<Node<'a>>,
        is_method: bool,
    ) -> Reg {
        let at = self.b.span(node);
        let name = &name.replace(':', ".");
        let entry = self.b.label(&format!("func_{name}"));
        let end = self.b.label(&format!("end_{name}"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            ..Frame::default()
        });
        self.open(node.end());
        if is_method {
            self.parameter("self", ParamKind::Normal, parameters.unwrap_or(node));
        }
        // Chunks take whatever they are given.
        if (self.is_other_file || parameters.is_none()) && self.frames.len() == 2 {
            self.parameter(REST, ParamKind::Rest, node);
        }
        if self.frames.len() == 2 && parameters.is_none() {
            self.open_environment(at, node.start());
        }
        for parameter in parameters.into_iter().flat_map(Node::named_children) {
            match parameter.kind() {
                "identifier" => self.parameter(self.text(parameter), ParamKind::Normal, parameter),
                "vararg_expression" => self.parameter(REST, ParamKind::Rest, parameter),
                _ if parameter.is_extra() => {}
                _ => {
                    self.unsupported(parameter);
                }
            }
        }
        self.block(body);
        self.close();
        let behind = self.b.span_of(node.end(), node.end());
        let value = self.b.constant(Const::Unbound, behind);
        self.b.emit(Op::Return { value }, behind);
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern(name);
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    fn parameter(&mut self, text: &str, kind: ParamKind, node: Node<'a>) {
        let at = self.b.span(node);
        let name = self.b.intern(text);
        let value = self.b.symbolic(Hint::Param(name, kind), at);
        self.declare(text, value, at, node.start());
    }
}

/// The file of a module, which is looked for beside the file that the program begins with, or a file that is named itself.
pub(super) fn file_of(files: &dyn frontend::Files, name: &str) -> Option<String> {
    let path = name.replace('.', "/");
    let as_module = [".lua", "/init.lua"].map(|ending| format!("{path}{ending}"));
    let as_file = name.trim_start_matches("./").to_owned();
    let mut paths = as_module
        .into_iter()
        .chain([as_file])
        .flat_map(|path| [frontend::beside(files.entry(), &path), Some(path)]);
    paths.find_map(|path| path.filter(|path| files.text(path).is_some()))
}
