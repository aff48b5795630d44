//! The call graph and its strongly connected components.

use super::values::Values;
use ir::Sorting;
use ir::{FunctionId, Functions, InstId, Module, Op};

/// A call from one function to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// Who calls.
    pub from: FunctionId,
    /// Where.
    pub at: InstId,
    /// Whom.
    pub to: FunctionId,
    /// Whether the instruction says so itself, and not the outside or an operator on its behalf.
    pub is_explicit: bool,
}

/// The calls of a module, in textual order. The body of a class is called where the class is made.
#[must_use]
pub fn calls(module: &Module, functions: &Functions, values: &Values) -> Vec<Call> {
    let mut found: Vec<Call> = (values.calls.iter())
        .flat_map(|(&at, targets)| {
            let op = &module.inst(at).op;
            let is_call = matches!(
                op,
                Op::CallFunction { .. }
                    | Op::CallMethod { .. }
                    | Op::CallUnknown { .. }
                    | Op::CallCtor { .. }
                    | Op::Spawn { .. }
                    | Op::Const { .. }
            );
            let from = functions.owner[at.index()];
            targets.iter().map(move |&to| Call {
                from,
                at,
                to,
                is_explicit: is_call && values.explicit.contains(&(at, to)),
            })
        })
        .collect();
    found.put_in_order_by_key(|call| (call.at, call.to));
    found
}

/// The strongly connected components of the calls, callees before their callers.
#[must_use]
pub fn components(count: usize, values: &Values, functions: &Functions) -> Vec<Vec<FunctionId>> {
    let mut successors = vec![Vec::new(); count];
    let mut sorted: Vec<_> = values.calls.iter().collect();
    sorted.put_in_order_by_key(|(at, _)| **at);
    for (at, targets) in sorted {
        let from = functions.owner[at.index()];
        successors[from.index()].extend(targets.iter().map(|to| to.index()));
    }
    strongly_connected(&successors)
        .into_iter()
        .map(|component| {
            component
                .into_iter()
                .map(|node| FunctionId(node as u32))
                .collect()
        })
        .collect()
}

/// The strongly connected components of a graph, each behind those that it leads to. As in Tarjan: "Depth-First
/// Search and Linear Graph Algorithms" (1972), without recursion.
#[must_use]
pub fn strongly_connected(successors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = successors.len();
    let mut index = vec![usize::MAX; count];
    let mut low = vec![0; count];
    let mut is_open = vec![false; count];
    let (mut stack, mut found, mut clock) = (Vec::new(), Vec::new(), 0);
    for root in 0..count {
        if index[root] != usize::MAX {
            continue;
        }
        let mut path = vec![(root, 0)];
        while let Some(&mut (node, ref mut taken)) = path.last_mut() {
            if *taken == 0 {
                index[node] = clock;
                low[node] = clock;
                clock += 1;
                stack.push(node);
                is_open[node] = true;
            }
            if let Some(&next) = successors[node].get(*taken) {
                *taken += 1;
                if index[next] == usize::MAX {
                    path.push((next, 0));
                } else if is_open[next] {
                    low[node] = low[node].min(index[next]);
                }
                continue;
            }
            path.pop();
            if let Some(&(before, _)) = path.last() {
                low[before] = low[before].min(low[node]);
            }
            if low[node] == index[node] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    is_open[member] = false;
                    component.push(member);
                    if member == node {
                        break;
                    }
                }
                component.put_in_order();
                found.push(component);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_come_behind_what_they_lead_to() {
        let graph = vec![vec![1], vec![2, 3], vec![1], vec![3], vec![0]];
        let found = strongly_connected(&graph);
        assert_eq!(found, [vec![3], vec![1, 2], vec![0], vec![4]]);
    }
}
