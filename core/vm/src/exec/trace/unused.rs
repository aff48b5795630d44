//! What a path computes for nobody.

use super::write::Writer;

impl Writer<'_> {
    /// Takes out what writes registers that nobody reads.
    pub(super) fn drop_unused(&mut self) {
        let tree = &mut *self.tree;
        let mut needed = [false; 256];
        needed[..self.locs.len()].fill(true);
        for &slot in &tree.fresh_at_head {
            needed[slot as usize] = false;
        }
        let mut keep = vec![true; tree.ops.len()];
        for at in (self.start..tree.ops.len()).rev() {
            let op = tree.ops[at];
            if op.code.is_pure() && !needed[op.dst as usize] {
                keep[at] = false;
                continue;
            }
            needed[op.dst as usize] = !op.code.writes();
            needed[op.a as usize] = true;
            needed[op.b as usize] = true;
            if let Some(exit) = tree.exits.get(tree.exit_of[at] as usize) {
                for &(_, register, _) in &exit.slots {
                    needed[register as usize] = true;
                }
            }
        }
        let mut kept = keep.iter();
        tree.ops.retain(|_| kept.next() == Some(&true));
        let mut kept = keep.iter();
        tree.exit_of.retain(|_| kept.next() == Some(&true));
    }
}
