//! Texts that programs give to be run: `eval`, and `class_eval` and `instance_eval` of strings.

use crate::GRAMMAR;
use crate::lower::assigned_names;

/// What a text is lowered as, or what is wrong with it.
///
/// The kind says how it runs: "locals:" with the names of a binding's variables, or the method that runs it on `$eval_self`.
pub(crate) fn source(text: &str, name: &str, kind: &str) -> Result<String, String> {
    let tree = grammars::parse(&GRAMMAR, text);
    if let Some(error) = tree.syntax_errors().next() {
        let line = 1 + text[..error.start() as usize].matches('\n').count();
        return Err(format!(
            "{name}:{line}: syntax error, unexpected end-of-input"
        ));
    }
    // What stands in front of the text stands on its first line, so that lines stay what they are.
    let Some(known) = kind.strip_prefix("locals:") else {
        return Ok(format!("$eval_result = $eval_self.{kind} {{ {text}\n}}"));
    };
    let known: Vec<&str> = known.split(',').filter(|name| !name.is_empty()).collect();
    let mut names: Vec<String> = assigned_names(&tree, text);
    names.retain(|name| !known.contains(&name.as_str()));
    names.sort();
    names.dedup();
    let loads: String = known
        .iter()
        .map(|name| format!("{name} = binding__.local_variable_get(:{name}); "))
        .collect();
    let stores: String = (known.iter().copied())
        .chain(names.iter().map(String::as_str))
        .map(|name| format!("binding__.local_variable_set(:{name}, {name}); "))
        .collect();
    Ok(format!(
        "$eval_self.eval_exec($eval_binding) {{ |binding__| {loads}begin; $eval_result = begin; {text}\nend; ensure; {stores}end }}"
    ))
}
