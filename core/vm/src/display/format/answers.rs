//! Answers of the program's own code to what a format asks of it.
//!
//! Native work cannot wait for a call in its midst. So formatting asks one question, is begun anew with the
//! answer once it is there, and goes on to the next question. **Invariant:** given the same answers, the work
//! asks the same questions in the same order; a question that took a call is asked once.

use crate::machine::state::ContinuationFn;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::Value;

/// The answers known so far.
pub(crate) struct Answers<'a> {
    /// Numbers of questions, each followed by the answer.
    known: &'a [Value],
    asked: i64,
    resume: ContinuationFn,
    operands: &'a [Value],
}

impl<'a> Answers<'a> {
    /// The answers to be used by work that `resume` begins anew; its data are the operands, then what is to be
    /// known without the last answer, which is the result it gets.
    pub fn new(resume: ContinuationFn, operands: &'a [Value], known: &'a [Value]) -> Answers<'a> {
        Answers {
            known,
            asked: 0,
            resume,
            operands,
        }
    }

    /// What an operation gives, natively or by a call.
    ///
    /// # Errors
    /// The call, for whose sake the work is begun anew; the error of the operation.
    pub fn settle<T>(
        &mut self,
        m: &mut Machine,
        native: impl FnOnce(&mut Machine) -> Outcome<T>,
        answer: impl FnOnce(&mut Machine, Value) -> Outcome<T>,
    ) -> Outcome<T> {
        let question = Value::Int(self.asked);
        self.asked += 1;
        if let Some(pair) = self.known.chunks_exact(2).find(|pair| pair[0] == question) {
            return answer(m, pair[1]);
        }
        match native(m) {
            Err(Exit::Call(mut call)) => {
                let mut data = self.operands.to_vec();
                data.extend_from_slice(self.known);
                data.push(question);
                debug_assert!(
                    call.then.is_none(),
                    "the result of the call is to be the answer"
                );
                call.then = Some((self.resume, data));
                Err(Exit::Call(call))
            }
            other => other,
        }
    }
}

/// What is known once the last answer is there.
pub(crate) fn with_result(known: &[Value], result: Value) -> Vec<Value> {
    let mut known = known.to_vec();
    known.push(result);
    known
}
