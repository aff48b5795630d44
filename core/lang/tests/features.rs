//! The feature inventories against the grammars, and every construct against the lowering, language by language.

mod samples;
mod support;

use lang::Coverage;
use samples::{ALL, Samples};
use support::lower_language;

#[test]
fn every_language_has_samples() {
    let languages: Vec<&str> = lang::frontends()
        .iter()
        .map(|frontend| frontend.name)
        .collect();
    let sampled: Vec<&str> = ALL.iter().map(|samples| samples.language).collect();
    for language in languages {
        assert!(sampled.contains(&language), "{language} has none");
    }
}

#[test]
fn the_inventories_account_for_every_named_node_of_the_grammars() {
    for Samples { language, .. } in ALL {
        let grammar = grammars::by_name(language).unwrap();
        let mut kinds: Vec<String> = grammars::node_kinds(grammar)
            .into_iter()
            .filter(|kind| kind.named)
            .map(|kind| kind.name)
            .collect();
        kinds.sort();
        let inventory = lang::frontend(language).unwrap().features;
        let known: Vec<&str> = inventory.nodes.iter().map(|(name, _)| *name).collect();
        assert_eq!(known, kinds, "{language}");
    }
}

#[test]
fn every_construct_that_counts_as_lowered_is() {
    for Samples {
        language, lowered, ..
    } in ALL
    {
        let inventory = lang::frontend(language).unwrap().features;
        let nodes = inventory.nodes.iter();
        let counted: Vec<&str> = nodes
            .filter(|(_, coverage)| *coverage == Coverage::Lowered)
            .map(|(name, _)| *name)
            .collect();
        let sampled: Vec<&str> = lowered.iter().map(|(name, _)| *name).collect();
        assert_eq!(sampled, counted, "{language}: one sample for each");
        let grammar = grammars::by_name(language).unwrap();
        for (kind, source) in *lowered {
            let source = format!("{source}\n");
            let tree = grammars::parse(grammar, &source);
            assert!(
                tree.root().descendants().any(|node| node.kind() == *kind),
                "{language}: {source} holds no {kind}"
            );
            let (_, lowered) = lower_language(language, &source);
            assert!(
                lowered.unsupported.is_empty(),
                "{language}: {source}: {:?}",
                lowered.unsupported
            );
            assert!(
                lowered.diagnostics.is_empty(),
                "{language}: {source}: {:?}",
                lowered.diagnostics
            );
        }
    }
}

#[test]
fn what_counts_as_unsupported_says_so() {
    for Samples {
        language,
        unsupported,
        ..
    } in ALL
    {
        for (kind, source) in *unsupported {
            let (_, lowered) = lower_language(language, &format!("{source}\n"));
            assert!(
                lowered.unsupported.iter().any(|(found, _)| found == kind),
                "{language}: {source}: {:?}",
                lowered.unsupported
            );
            assert!(!lowered.diagnostics.is_empty(), "{language}: {source}");
        }
    }
}
