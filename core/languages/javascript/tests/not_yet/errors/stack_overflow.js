// covers: endless recursion
let depth = 0; function f() { depth++; f(); } try { f(); } catch (e) { console.log(e instanceof RangeError, e.message, depth > 500); } f();
