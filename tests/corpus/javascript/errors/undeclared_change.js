// covers: errors, names that are changed before anything declares them
const change = (source) => {
  try { console.log(Function(source)()); } catch (error) { console.log(error.name + ": " + error.message); }
};
change("tally += 1");
change("total ??= 1");
function quiet() { made = 1; return made; }
console.log(quiet());
try { later ||= 2; } catch (error) { console.log(error.message); }
function strict() { "use strict"; unknown = 1; }
try { strict(); } catch (error) { console.log(error.message); }
missing **= 2;
