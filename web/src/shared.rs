//! Data that many components are given: cheap to clone, and equal when it is the same allocation.

use std::ops::Deref;
use std::rc::Rc;

/// A shared value, compared by identity, so that passing it as a prop costs nothing.
#[derive(Debug, Default)]
pub struct Shared<T>(Rc<T>);

impl<T> Shared<T> {
    /// Shares a value.
    pub fn new(value: T) -> Shared<T> {
        Shared(Rc::new(value))
    }
}

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Shared<T> {
        Shared::new(value)
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared(Rc::clone(&self.0))
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> Shared<T> {
    /// The value, to be changed; copied first when others hold it.
    pub fn make_mut(this: &mut Shared<T>) -> &mut T {
        Rc::make_mut(&mut this.0)
    }
}
