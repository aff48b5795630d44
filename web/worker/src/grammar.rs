//! A grammar's module: fetched, started, called. Its calling convention is that of `grammar_module`.

use crate::Parse;
use crate::fetch::fetch;
use js_sys::{Function, Object, Reflect, Uint8Array, WebAssembly};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::DedicatedWorkerGlobalScope;

/// A started module.
pub(crate) struct Grammar {
    module: WebAssembly::Module,
    instance: Instance,
}

struct Instance {
    memory: WebAssembly::Memory,
    malloc: Function,
    parse: Function,
    free: Function,
}

impl Grammar {
    /// Fetches and starts the module of a language.
    ///
    /// # Errors
    /// When there is none, or the network is away and it was never used before.
    pub(crate) async fn load(
        scope: &DedicatedWorkerGlobalScope,
        language: &str,
    ) -> Result<Grammar, JsValue> {
        let response = fetch(fetched(scope, language)?).await?;
        let bytes = JsFuture::from(response.array_buffer()?).await?;
        let module = JsFuture::from(WebAssembly::compile(&bytes)).await?;
        let module: WebAssembly::Module = module.dyn_into()?;
        let instance = Instance::new(&module)?;
        Ok(Grammar { module, instance })
    }
}

/// The fetch that `worker.js` began, or a new one.
fn fetched(scope: &DedicatedWorkerGlobalScope, language: &str) -> Result<js_sys::Promise, JsValue> {
    let begun = Reflect::get(scope, &"grammars".into())?;
    let promise = Reflect::get(&begun, &language.into())?;
    Reflect::delete_property(begun.unchecked_ref::<Object>(), &language.into())?;
    match promise.dyn_into() {
        Ok(promise) => Ok(promise),
        Err(_) => Ok(scope.fetch_with_str(&format!("grammars/{language}.wasm"))),
    }
}

impl Instance {
    fn new(module: &WebAssembly::Module) -> Result<Instance, JsValue> {
        let exports = WebAssembly::Instance::new(module, &Object::new())?.exports();
        let get = |name: &str| Reflect::get(&exports, &name.into());
        Ok(Instance {
            memory: get("memory")?.dyn_into()?,
            malloc: get("malloc")?.dyn_into()?,
            parse: get("parse")?.dyn_into()?,
            free: get("free")?.dyn_into()?,
        })
    }

    fn parse(&self, source: &str) -> Result<Vec<u8>, JsValue> {
        let none = &JsValue::NULL;
        let length = source.len() as u32;
        let input = self.malloc.call1(none, &length.into())?;
        view(&self.memory, address(&input)?, length).copy_from(source.as_bytes());
        let output = self.parse.call2(none, &input, &length.into())?;
        self.free.call1(none, &input)?;
        let at = address(&output)?;
        let header = view(&self.memory, at, 4).to_vec();
        let length = header.try_into().map(u32::from_le_bytes).unwrap_or(0);
        let tree = view(&self.memory, at + 4, length).to_vec();
        self.free.call1(none, &output)?;
        Ok(tree)
    }
}

/// Views die when the memory grows, so each is made when it is used.
fn view(memory: &WebAssembly::Memory, at: u32, length: u32) -> Uint8Array {
    Uint8Array::new_with_byte_offset_and_length(&memory.buffer(), at, length)
}

fn address(value: &JsValue) -> Result<u32, JsValue> {
    // Numbers come back signed.
    let address = value.as_f64().unwrap_or_default() as i64 as u32;
    (address != 0)
        .then_some(address)
        .ok_or_else(|| "out of memory".into())
}

impl Parse for Grammar {
    fn parse(&mut self, source: &str) -> Result<Vec<u8>, String> {
        self.instance.parse(source).or_else(|error| {
            // A trap leaves the instance in an unknown state.
            self.instance = Instance::new(&self.module).map_err(|error| format!("{error:?}"))?;
            Err(format!("the grammar's module failed: {error:?}"))
        })
    }
}
