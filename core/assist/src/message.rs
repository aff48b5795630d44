//! What is asked and answered, whoever the provider is.

/// Who says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The person's side: tasks and corrections.
    User,
    /// The model.
    Assistant,
}

impl Role {
    /// As all providers spell it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Role::User => "user",
            Role::Assistant => "assistant",
        }
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// By whom.
    pub role: Role,
    /// What.
    pub text: String,
}

/// What a model is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// What it is to do, always the same for a task.
    pub system: String,
    /// What was said so far; the last is the person's side.
    pub messages: Vec<Message>,
    /// How many tokens the answer may have.
    pub max_tokens: u32,
}

impl Request {
    /// A first question.
    #[must_use]
    pub fn new(system: String, text: String, max_tokens: u32) -> Request {
        let role = Role::User;
        Request {
            system,
            messages: vec![Message { role, text }],
            max_tokens,
        }
    }

    /// The same question, with an answer and what was wrong with that.
    #[must_use]
    pub fn corrected(mut self, answer: &str, wrong: String) -> Request {
        self.messages.push(Message {
            role: Role::Assistant,
            // Providers refuse empty messages.
            text: match answer.trim() {
                "" => "(nothing)".to_owned(),
                _ => answer.to_owned(),
            },
        });
        self.messages.push(Message {
            role: Role::User,
            text: wrong,
        });
        self
    }
}

/// Tokens, as the provider counted them; 0 where it did not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// Of the question.
    pub input: u64,
    /// Of the answer.
    pub output: u64,
}

/// Why an answer ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It is whole.
    Whole,
    /// It has as many tokens as were allowed.
    TokenLimit,
    /// The model or its provider refused to go on.
    Refused,
}

/// What a model answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its text, never markup.
    pub text: String,
    /// What it cost.
    pub usage: Usage,
    /// Why it ended.
    pub end: End,
}
