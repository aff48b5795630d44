// covers: functions in blocks of code that is not strict, eval
function told(name, value) {
  console.log(name + ":", typeof value === "function" ? value() : value);
}
// The variable around gets the function where the statement stands.
(() => {
  switch (1) {
    case 0: function skipped() { return "skipped"; }
    case 1: told("in the switch", skipped);
  }
  told("behind the switch", typeof skipped);
})();
(() => {
  told("before", typeof early);
  {
    told("above the statement", early);
    early = 5;
    function early() { return "early"; }
  }
  told("what it was there", early);
})();
// Not where something between has the name.
(() => {
  for (let held of [1]) { { function held() {} } }
  try { held; told("a loop's name", "is there"); } catch (error) { told("a loop's name", error.message); }
})();
(() => {
  try { throw [1]; } catch ([caught]) { { function caught() {} } told("inside", typeof caught); }
  try { caught; told("a pattern's name", "is there"); } catch (error) { told("a pattern's name", error.message); }
})();
(() => {
  try { throw 1; } catch (caught) { { function caught() { return "hoisted past it"; } } }
  told("a plain name", caught);
})();
(() => {
  { function twice() { return "outer"; } { function twice() { return "inner"; } } }
  told("the outer of two", twice);
})();
// Neither asynchronous ones nor generators.
(() => {
  { async function later() {} function* many() {} }
  try { later; told("later", "is there"); } catch (error) { told("later", error.message); }
  told("many", typeof many);
})();
((given) => {
  { function given() {} }
  told("a parameter", given);
})("stays");
if (true) function alone() { return "alone"; } else function other() {}
told("alone", alone);
told("other", typeof other);

// Texts.
(() => {
  eval("{ function made() { return 'made'; } }");
  told("of a text", made);
  let taken = "taken";
  eval("{ function taken() {} }");
  told("taken already", taken);
  try { throw [1]; } catch ([part]) {
    try { eval("var part = 2"); told("a part", part); } catch (error) { told("a part", error.message); }
  }
})();
told("a value in front of a jump", eval("do { 1; try { 2 } finally { 3; break; } } while (false)"));
told("a jump alone", eval("do { 1; try { 2 } finally { break; } } while (false)"));
told("a finally that ends", eval("1; try { 2 } finally { 3 }"));
