//! A language's module: fetched, started, called. Its calling convention is that of `language_module`.

use js_sys::{Function, Object, Reflect, Uint8Array, WebAssembly};
use session::Translator;
use session::translate::Remote;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::DedicatedWorkerGlobalScope;

/// Fetches and starts the module of a language.
///
/// # Errors
/// When there is none, or the network is away and it was never used before.
pub(crate) async fn load(
    scope: &DedicatedWorkerGlobalScope,
    language: &str,
) -> Result<Box<dyn Translator>, JsValue> {
    // `worker.js` fetches and compiles it; perhaps it has begun to already.
    let load: Function = Reflect::get(scope, &"language".into())?.dyn_into()?;
    let module: js_sys::Promise = load.call1(scope, &language.into())?.dyn_into()?;
    let module: WebAssembly::Module = JsFuture::from(module).await?.dyn_into()?;
    let mut instance = Instance::new(&module)?;
    let call = move |request: &[u8]| {
        instance.call(request).or_else(|error| {
            // A trap leaves the instance in an unknown state. What it was brought is gone with it, and is missed again.
            instance = Instance::new(&module).map_err(|error| format!("{error:?}"))?;
            Err(format!("the language's module failed: {error:?}"))
        })
    };
    Ok(Box::new(Remote::new(call)))
}

struct Instance {
    memory: WebAssembly::Memory,
    malloc: Function,
    call: Function,
    free: Function,
}

impl Instance {
    fn new(module: &WebAssembly::Module) -> Result<Instance, JsValue> {
        let exports = WebAssembly::Instance::new(module, &Object::new())?.exports();
        let get = |name: &str| Reflect::get(&exports, &name.into());
        Ok(Instance {
            memory: get("memory")?.dyn_into()?,
            malloc: get("malloc")?.dyn_into()?,
            call: get("call")?.dyn_into()?,
            free: get("free")?.dyn_into()?,
        })
    }

    fn call(&self, request: &[u8]) -> Result<Vec<u8>, JsValue> {
        let none = &JsValue::NULL;
        let length = request.len() as u32;
        let input = self.malloc.call1(none, &length.into())?;
        view(&self.memory, address(&input)?, length).copy_from(request);
        let output = self.call.call2(none, &input, &length.into())?;
        self.free.call1(none, &input)?;
        let at = address(&output)?;
        let header = view(&self.memory, at, 4).to_vec();
        let length = header.try_into().map(u32::from_le_bytes).unwrap_or(0);
        let answer = view(&self.memory, at + 4, length).to_vec();
        self.free.call1(none, &output)?;
        Ok(answer)
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
