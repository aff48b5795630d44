//! Statements that do not branch, and what is declared before a program runs.

use super::checks::{Wrong, class_word};
use super::functions::Kind;
use super::names::Region;
use super::{Lowerer, parts};
use frontend::MOST_NESTED;
use ir::{FunctionKind, Intrinsic, Op, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

/// A file's classes while it is lowered.
struct File<'r, 'a> {
    regions: &'r [Region<'a>],
    classes: Vec<(String, usize, Node<'a>)>,
    /// Where those begin that are declared.
    done: FxHashSet<u32>,
    /// Their names in lower case.
    names: FxHashSet<String>,
}

/// Kinds of declarations that are in force before the code in front of them runs.
fn is_class(kind: &str) -> bool {
    matches!(
        kind,
        "class_declaration" | "interface_declaration" | "trait_declaration" | "enum_declaration"
    )
}

/// Whether code begins behind a node as `<?=` begins it.
fn opens_short(node: Node<'_>, source: &str) -> bool {
    matches!(node.kind(), "text_interpolation" | "php_tag") && node.text(source).ends_with("<?=")
}

impl<'a> Lowerer<'a> {
    pub(super) fn enter(&mut self, region: &Region<'a>) {
        self.namespace.clone_from(&region.namespace);
        self.imports = region.imports.clone();
    }

    /// A file: functions first, then classes that are there before the code in front of them runs, then the rest.
    pub(super) fn module(&mut self, regions: &[Region<'a>], root: Node<'a>) {
        let mut file = File {
            regions,
            classes: self.classes_of(regions),
            done: FxHashSet::default(),
            names: FxHashSet::default(),
        };
        let early = self.early_classes(&file);
        if !self.is_library {
            self.of_file = (file.classes.iter())
                .map(|(name, _, node)| (name.clone(), *node))
                .collect();
            let refused = self.refused(regions, root);
            let at = self.b.span_of(root.start(), root.start());
            let warned = std::mem::take(self.warned.get_mut());
            for warned in warned {
                let words = self.bytes(warned.words.as_bytes(), at);
                let line = self.b.int(warned.line, at);
                self.lib("warned_ahead", &[words, line], at);
            }
            if let Some(wrong) = refused {
                self.refuse(&wrong, at);
                return;
            }
        }
        self.declare_late(self.b.span_of(root.start(), root.start()));
        if self.has_destructors && !self.is_text {
            self.let_go(root);
        }
        for region in regions {
            self.enter(region);
            for node in &region.nodes {
                if node.kind() == "function_definition" {
                    self.function_definition(*node);
                }
            }
        }
        for (place, node) in early {
            self.declare_class(&mut file, place, node);
        }
        for (place, region) in regions.iter().enumerate() {
            self.enter(region);
            let mut is_short = false;
            for &node in &region.nodes {
                match node.kind() {
                    "text" => {
                        let at = self.b.span(node);
                        let text = self.bytes(self.text(node).as_bytes(), at);
                        self.write_out(text, at);
                    }
                    "expression_statement" if is_short => self.short_echo(node),
                    "function_definition" => {}
                    kind if is_class(kind) => self.declare_class(&mut file, place, node),
                    _ => self.statement(node),
                }
                is_short = opens_short(node, self.source);
            }
        }
        if self.has_destructors && !self.is_text {
            let at = self.b.span_of(root.end(), root.end());
            self.lib("let_all_go", &[], at);
        }
    }

    /// At the end of a run objects in variables are lost first, those of the variables that come last before the others; what more
    /// than one variable holds, and what references refer to, stays until all is lost. This is a function, since runs end in the
    /// middle of a program too.
    fn let_go(&mut self, root: Node<'a>) {
        let mut names: Vec<&'a str> = Vec::new();
        let mut open = vec![root];
        while let Some(node) = open.pop() {
            if let Some(name) = self.variable(node).filter(|name| *name != "this")
                && !names.contains(&name)
            {
                names.push(name);
            }
            if !super::checks::statements::is_border(node.kind()) {
                open.extend(node.named_children().collect::<Vec<_>>().into_iter().rev());
            }
        }
        let frame = self.frame();
        names.retain(|name| {
            !frame.boxed.contains(*name) && frame.names.iter().any(|known| known == name)
        });
        let at = self.b.span_of(root.start(), root.start());
        let labels = self.begin_function("let_go", super::Frame::default(), at);
        let values: Vec<Reg> = names
            .iter()
            .map(|name| self.load_plain(&self.named(name), at))
            .collect();
        let values = self.own(Intrinsic::OrderedNew, &values, at);
        let held_once = self.lib("held_once", &[values], at);
        for (place, name) in names.iter().enumerate().rev() {
            let place = self.b.int(place, at);
            let is_last = self.own(Intrinsic::OrderedFind, &[held_once, place], at);
            let (object, next) = (self.b.label("object"), self.b.label("next"));
            self.b.branch_if(is_last, object, next, at);
            self.b.place(object, at);
            let nothing = self.b.nil(at);
            self.store_plain(&self.named(name), nothing, at);
            self.b.jump(next, at);
            self.b.place(next, at);
        }
        // The others are lost together, and so in the order in which they were made.
        let rest: Vec<Reg> = names
            .iter()
            .map(|name| self.load_plain(&self.named(name), at))
            .collect();
        let rest = self.own(Intrinsic::OrderedNew, &rest, at);
        for name in &names {
            let nothing = self.b.nil(at);
            self.store_plain(&self.named(name), nothing, at);
        }
        self.lib("let_rest_go", &[rest], at);
        let nothing = self.b.nil(at);
        self.b.emit(Op::Return { value: nothing }, at);
        let function = self.end_function("let_go", labels, FunctionKind::Function, root);
        self.lib("note_let_go", &[function], at);
    }

    /// The classes that a file declares outside of other code: the name, the part of the file, the declaration.
    fn classes_of(&mut self, regions: &[Region<'a>]) -> Vec<(String, usize, Node<'a>)> {
        let mut found = Vec::new();
        for (place, region) in regions.iter().enumerate() {
            self.enter(region);
            for &node in &region.nodes {
                if is_class(node.kind())
                    && let Some(name) = node.child_by_field("name")
                {
                    found.push((self.within(self.text(name)), place, node));
                }
            }
        }
        found
    }

    /// Classes without interfaces and traits, whose parents are there, are declared before the code in front of them runs.
    fn early_classes(&mut self, file: &File<'_, 'a>) -> Vec<(usize, Node<'a>)> {
        let own: FxHashSet<String> = self.known.declared.clone();
        let mut early = FxHashSet::default();
        let mut nodes = Vec::new();
        for (name, place, node) in &file.classes {
            self.enter(&file.regions[*place]);
            if self.is_library || self.is_early(*node, &own, &early) {
                early.insert(name.clone());
                nodes.push((*place, *node));
            }
        }
        if !self.is_library {
            self.late = own.difference(&early).cloned().collect();
        }
        nodes
    }

    /// The other classes are not there yet, nor are constants that code in front of their declarations names.
    fn declare_late(&mut self, at: Span) {
        let mut late: Vec<String> = self.late.iter().cloned().collect();
        late.sort();
        for name in late {
            let nothing = self.b.nil(at);
            self.declare_plain(&name, nothing, at);
        }
        let mut early: Vec<String> = self.known.early_constants.iter().cloned().collect();
        early.sort();
        for name in early {
            let none = self.none(at);
            self.declare_plain(&format!("{name}::"), none, at);
        }
    }

    /// Says what is wrong with the program, which ends there.
    pub(super) fn refuse(&mut self, wrong: &Wrong, at: Span) {
        let words = self.bytes(wrong.words.as_bytes(), at);
        let line = self.b.int(wrong.line, at);
        self.lib("refuse", &[words, line], at);
    }

    fn is_early(&self, node: Node<'a>, own: &FxHashSet<String>, early: &FxHashSet<String>) -> bool {
        let parts_of = |clause: &str| node.child_by_kind(clause).into_iter().flat_map(parts);
        let has = |kind: &str, wanted: &str| {
            let body = node.child_by_field("body");
            body.into_iter().flat_map(Node::named_children).any(|part| {
                part.kind() == kind
                    && (wanted.is_empty()
                        || part
                            .child_by_field("name")
                            .is_some_and(|name| self.text(name).eq_ignore_ascii_case(wanted)))
            })
        };
        let is_plain = match node.kind() {
            "interface_declaration" => parts_of("base_clause").next().is_none(),
            "enum_declaration" => false,
            _ => parts_of("class_interface_clause").next().is_none(),
        };
        is_plain
            && !has("use_declaration", "")
            && !has("method_declaration", "__tostring")
            && parts_of("base_clause").all(|parent| {
                let parent = self.class_name(parent);
                early.contains(&parent)
                    || self.known.classes.contains(&parent) && !own.contains(&parent)
            })
    }

    /// Declares a class of the file; in the library, after those that its constants need.
    fn declare_class(&mut self, file: &mut File<'_, 'a>, place: usize, node: Node<'a>) {
        if !file.done.insert(node.start()) {
            return;
        }
        self.enter(&file.regions[place]);
        let wanted = match self.is_library {
            true => self.needs(node),
            // What constants are made of is asked for when they are.
            false => Vec::new(),
        };
        for name in wanted {
            let found = file.classes.iter().find(|class| class.0 == name).cloned();
            if let Some((_, place, node)) = found {
                self.declare_class(file, place, node);
            }
        }
        self.enter(&file.regions[place]);
        let name = node
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let full = self.within(name);
        if !file.names.insert(full.to_ascii_lowercase()) {
            let wrong = Wrong {
                words: format!(
                    "Cannot declare {} {full}, because the name is already in use",
                    class_word(node.kind()),
                ),
                line: self.b.span(node).start.line as usize,
            };
            self.refuse(&wrong, self.b.span(node));
            return;
        }
        self.class(node);
        self.late.remove(&full);
    }

    /// In the library, the classes that a class, its constants and its static members are made of.
    fn needs(&self, node: Node<'a>) -> Vec<String> {
        let above =
            |part: Node<'a>| matches!(part.kind(), "base_clause" | "class_interface_clause");
        let mut wanted: Vec<Node<'a>> = node
            .named_children()
            .filter(|part| above(*part))
            .flat_map(parts)
            .collect();
        let body = node.child_by_field("body");
        for part in body.into_iter().flat_map(Node::named_children) {
            match part.kind() {
                "use_declaration" => wanted.extend(parts(part)),
                "const_declaration" => wanted.extend(classes_named(part)),
                "property_declaration" if part.child_by_kind("static_modifier").is_some() => {
                    wanted.extend(classes_named(part));
                }
                _ => {}
            }
        }
        wanted
            .into_iter()
            .map(|name| self.class_name(name))
            .collect()
    }

    /// The variable that holds a function.
    pub(super) fn function_variable(&self, lower: &str) -> String {
        match self.known.alike.contains(lower) && !self.is_library {
            true => format!("{lower}$()"),
            false => format!("{lower}()"),
        }
    }

    pub(super) fn function_definition(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(name) = node.child_by_field("name") else {
            self.unsupported(node);
            return;
        };
        let name = self.text(name);
        let function = self.function(name, node, Kind::Function, false);
        let lower = self.within(name).to_ascii_lowercase();
        let variable = self.function_variable(&lower);
        self.declare_plain(&variable, function, at);
        if !self.is_library {
            let text = self.bytes(lower.as_bytes(), at);
            self.lib("note_function", &[text, function], at);
        }
    }

    pub(super) fn block(&mut self, node: Node<'a>) {
        let nodes = parts(node);
        for node in &nodes {
            if node.kind() == "function_definition" {
                self.function_definition(*node);
            }
        }
        let mut is_short = false;
        for node in nodes {
            match node.kind() {
                "function_definition" => {}
                "expression_statement" if is_short => self.short_echo(node),
                _ => self.statement(node),
            }
            is_short = opens_short(node, self.source);
        }
    }

    /// Output, by way of the library where the program may keep it back.
    fn write_out(&mut self, text: Reg, at: Span) {
        match self.keeps_output {
            true => self.lib("put_out", &[text], at),
            false => self.own(Intrinsic::WriteOut, &[text], at),
        };
    }

    fn short_echo(&mut self, node: Node<'a>) {
        for part in parts(node).into_iter().take(1) {
            self.echo(part);
        }
    }

    /// What stands between the end of code and its next beginning.
    fn between(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let text = self.text(node);
        let start = text.find("?>").map_or(0, |at| at + 2);
        let end = text
            .rfind("<?")
            .filter(|end| *end >= start)
            .unwrap_or(text.len());
        // A line break right behind the end of code belongs to it.
        let inside = &text[start..end];
        let inside = inside.strip_prefix('\n').unwrap_or(inside);
        if !inside.is_empty() {
            let text = self.bytes(inside.as_bytes(), at);
            self.write_out(text, at);
        }
    }

    pub(super) fn echo(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let value = self.expr(node);
        let text = match node.kind() {
            "string" | "encapsed_string" => value,
            _ => self.text_of_value(value, at),
        };
        self.write_out(text, at);
    }

    pub(super) fn statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        if self.depth == MOST_NESTED {
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        match node.kind() {
            "empty_statement" | "php_tag" | "php_end_tag" | "namespace_use_declaration" => {}
            "text" => {
                let text = self.bytes(self.text(node).as_bytes(), at);
                self.write_out(text, at);
            }
            "text_interpolation" => self.between(node),
            "expression_statement" => {
                for part in parts(node) {
                    self.expr(part);
                }
            }
            "echo_statement" => {
                for part in parts(node) {
                    match part.kind() {
                        "sequence_expression" => {
                            let mut open = vec![part];
                            while let Some(part) = open.pop() {
                                match part.kind() {
                                    "sequence_expression" => {
                                        open.extend(parts(part).into_iter().rev())
                                    }
                                    _ => self.echo(part),
                                }
                            }
                        }
                        _ => self.echo(part),
                    }
                }
            }
            "compound_statement" | "colon_block" => self.block(node),
            "declare_statement" => {
                for part in parts(node) {
                    if part.kind() != "declare_directive" {
                        self.statement(part);
                    }
                }
            }
            "function_definition" => self.function_definition(node),
            kind if is_class(kind) => self.class(node),
            "const_declaration" => {
                for element in parts(node) {
                    if let [name, value] = parts(element).as_slice() {
                        let value = self.expr(*value);
                        let name = self.within(self.text(*name));
                        self.declare_constant(&name, value, at);
                    }
                }
            }
            "global_declaration" => {
                for part in parts(node) {
                    if let Some(name) = self.variable(part)
                        && self.frames.len() > 1
                    {
                        let cell = self.load_plain(&format!("$.global_{name}"), at);
                        self.store_plain(&self.named(name), cell, at);
                        self.frame().assigned.insert(name.to_owned());
                    }
                }
            }
            "function_static_declaration" => {
                for part in parts(node) {
                    self.static_variable(part);
                }
            }
            "unset_statement" => {
                for part in parts(node) {
                    self.unset(part);
                }
            }
            "exit_statement" => {
                self.expr(node);
            }
            "return_statement" => {
                let value = match parts(node).first() {
                    Some(value) => {
                        // What only the function has needs no copy.
                        let local = self.variable(*value).is_some_and(|name| {
                            let frame = self.frames.last();
                            frame.is_some_and(|frame| {
                                !frame.boxed.contains(name) && !frame.parameters.contains(name)
                            }) && self.frames.len() > 1
                        });
                        if self.frame().gives_references {
                            let is_value = matches!(
                                value.kind(),
                                "integer"
                                    | "float"
                                    | "string"
                                    | "encapsed_string"
                                    | "boolean"
                                    | "null"
                                    | "binary_expression"
                                    | "unary_op_expression"
                                    | "array_creation_expression"
                                    | "conditional_expression"
                                    | "object_creation_expression"
                            );
                            if is_value && !self.is_library {
                                let words =
                                    "Only variable references should be returned by reference";
                                let words = self.b.text(words, at);
                                self.lib("notice", &[words], at);
                            }
                            self.reference(*value)
                        } else if local && value.kind() == "variable_name" {
                            self.expr(*value)
                        } else {
                            self.kept(*value)
                        }
                    }
                    None => self.b.nil(at),
                };
                let result = self.frame().result.clone().unwrap_or_default();
                let fits = parts(node)
                    .first()
                    .is_none_or(|value| self.fits_always(*value, &result));
                let value = match fits || self.frame().gives_references {
                    true => value,
                    false => self.converted_result(value, at),
                };
                self.leave_handlers(0, at);
                self.give_result(value, at);
                self.behind(at);
            }
            "ERROR" => {
                self.unsupported(node);
                self.block(node);
            }
            _ => self.flow(node, at),
        }
        self.depth -= 1;
    }

    /// `static $n = 0;`: one variable for all calls of the function.
    fn static_variable(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(name) = node
            .child_by_field("name")
            .and_then(|name| self.variable(name))
        else {
            self.unsupported(node);
            return;
        };
        let of_closure = self.frame().statics.iter().find(|own| own.0 == name);
        if let Some((_, hidden)) = of_closure.cloned() {
            let cell = self.load_plain(&hidden, at);
            let known = self.own(Intrinsic::CellRead, &[cell], at);
            let is_new = self.own(Intrinsic::IsNone, &[known], at);
            let (first, again) = (self.b.label("first"), self.b.label("again"));
            self.b.branch_if(is_new, first, again, at);
            self.b.place(first, at);
            let value = match node.child_by_field("value") {
                Some(value) => self.expr(value),
                None => self.b.nil(at),
            };
            self.own(Intrinsic::CellWrite, &[cell, value], at);
            self.b.place(again, at);
            self.store_plain(&self.named(name), cell, at);
            self.frame().assigned.insert(name.to_owned());
            return;
        }
        let key = format!("{name}:{}", self.b.next_number());
        let key = self.b.text(&key, at);
        let class = match self.classes.is_empty() || !self.frame().has_this {
            true => self.b.nil(at),
            // Classes below share the variables of a method that they inherit; those of a trait's belong to the class that takes it.
            false => {
                let (called, of) = (self.called_class(at), self.load_class_here(at));
                self.lib("statics_owner", &[called, of], at)
            }
        };
        let known = self.lib("static_variable", &[key, class], at);
        let found = self.is_something(known, at);
        let cell = self.either(
            found,
            at,
            |_| known,
            |this| {
                let value = match node.child_by_field("value") {
                    Some(value) => this.expr(value),
                    None => this.b.nil(at),
                };
                this.lib("keep_static", &[key, class, value], at)
            },
        );
        self.store_plain(&self.named(name), cell, at);
        self.frame().assigned.insert(name.to_owned());
    }
}

/// The classes that the values of a declaration name: what stands in front of `::`, and behind `new`.
fn classes_named(declaration: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    let naming = declaration.descendants().filter(|node| {
        matches!(
            node.kind(),
            "class_constant_access_expression" | "object_creation_expression"
        )
    });
    naming
        .filter_map(|node| parts(node).first().copied())
        .filter(|name| name.kind().ends_with("name"))
}
