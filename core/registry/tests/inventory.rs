//! The feature inventories against the grammars, and every construct against the lowering, language by language.

use crate::samples::nodes;
use crate::support::lower_checked;
use frontend::Coverage;

#[test]
fn every_language_of_the_catalogue_is_here() {
    let mut listed: Vec<_> = catalog::languages().iter().map(|each| each.name).collect();
    listed.sort_unstable();
    let here: Vec<_> = registry::frontends().map(|each| each.name).collect();
    assert_eq!(here, listed);
}

#[test]
fn the_inventories_account_for_every_named_node_of_the_grammars() {
    for (frontend, grammar) in registry::all() {
        let kinds = grammars::node_kinds(grammar).into_iter();
        let mut kinds: Vec<String> = kinds
            .filter(|kind| kind.named)
            .map(|kind| kind.name)
            .collect();
        kinds.sort();
        let known = frontend.features.nodes.iter().map(|(name, _)| *name);
        assert_eq!(known.collect::<Vec<_>>(), kinds, "{}", frontend.name);
    }
}

#[test]
fn every_construct_that_counts_as_lowered_is() {
    for (frontend, grammar) in registry::all() {
        let language = frontend.name;
        let (lowered, _) = nodes(frontend);
        let inventory = frontend.features.nodes.iter();
        let counted: Vec<&str> = inventory
            .filter(|(_, coverage)| *coverage == Coverage::Lowered)
            .map(|(name, _)| *name)
            .collect();
        let sampled: Vec<&str> = lowered.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(sampled, counted, "{language}: one sample for each");
        for (kind, source) in lowered {
            let source = format!("{source}\n");
            let tree = grammars::parse(grammar, &source);
            assert!(
                tree.root().descendants().any(|node| node.kind() == kind),
                "{language}: {source} holds no {kind}"
            );
            let (_, lowered) = lower_checked(language, &source);
            assert!(
                lowered.unsupported.is_empty() && lowered.diagnostics.is_empty(),
                "{language}: {source}: {:?} {:?}",
                lowered.unsupported,
                lowered.diagnostics
            );
        }
    }
}

#[test]
fn what_counts_as_unsupported_says_so() {
    for frontend in registry::frontends() {
        let language = frontend.name;
        for (kind, source) in nodes(frontend).1 {
            let (_, lowered) = lower_checked(language, &format!("{source}\n"));
            assert!(
                lowered.unsupported.iter().any(|(found, _)| *found == kind),
                "{language}: {source}: {:?}",
                lowered.unsupported
            );
            assert!(!lowered.diagnostics.is_empty(), "{language}: {source}");
        }
    }
}
