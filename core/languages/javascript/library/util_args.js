// `parseArgs` of the module `util`: the arguments of a command line by what they may be.

const util = _require("util");
function _argError(code, message) { return _coded(TypeError, "ERR_PARSE_ARGS_" + code, message); }
function _shownOption(options, name) {
  const { short, type } = options[name];
  return (short === undefined ? "" : "-" + short + ", ") + "--" + name + (type === "string" ? " <value>" : "");
}
_methods(util, {
  parseArgs({ args = process.argv.slice(2), options = {}, strict = true, allowPositionals = !strict, tokens: areTold = false } = {}) {
    const values = Object.create(null), positionals = [], tokens = [];
    const put = (name, value) => {
      if (options[name]?.multiple) (values[name] ??= []).push(value);
      else values[name] = value;
    };
    const take = (name, rawName, given, index, next) => {
      const option = $has_own(options, name) ? options[name] : undefined;
      if (option === undefined && strict) {
        throw _argError("UNKNOWN_OPTION", "Unknown option '" + rawName + "'" + (allowPositionals
          ? ". To specify a positional argument starting with a '-', place it at the end of the command after '--', as in '-- \"" + rawName + "\"" : ""));
      }
      let value = given, isInline = given !== undefined;
      if (option?.type === "string" && given === undefined) {
        const isOption = typeof next === "string" && next.length > 1 && next[0] === "-";
        if (strict && (next === undefined || isOption)) {
          throw _argError("INVALID_OPTION_VALUE", next === undefined ? "Option '" + _shownOption(options, name) + "' argument missing"
            : "Option '" + rawName + "' argument is ambiguous.\nDid you forget to specify the option argument for '" + rawName + "'?\nTo specify an option argument starting with a dash use '" +
              (rawName.startsWith("--") ? rawName + "=-XYZ" : "--" + name + "=-XYZ' or '" + rawName + "-XYZ") + "'.");
        }
        if (next !== undefined) { value = next; isInline = false; }
      } else if (option?.type === "boolean" && given !== undefined && strict) {
        throw _argError("INVALID_OPTION_VALUE", "Option '" + _shownOption(options, name) + "' does not take an argument");
      }
      tokens.push({ kind: "option", name, rawName, index, value, inlineValue: value === undefined ? undefined : isInline });
      put(name, value === undefined ? true : value);
      return option?.type === "string" && given === undefined && value !== undefined;
    };
    const long = (short) => $own_keys(options).find((name) => options[name].short === short) ?? short;
    for (let i = 0; i < args.length; i++) {
      const arg = args[i];
      if (arg === "--") {
        tokens.push({ kind: "option-terminator", index: i });
        for (i++; i < args.length; i++) { positionals.push(args[i]); tokens.push({ kind: "positional", index: i, value: args[i] }); }
      } else if (arg.startsWith("--")) {
        const at = arg.indexOf("=", 3), name = at < 0 ? arg.slice(2) : arg.slice(2, at);
        if (take(name, "--" + name, at < 0 ? undefined : arg.slice(at + 1), i, args[i + 1])) i++;
      } else if (arg.length > 1 && arg[0] === "-") {
        for (let at = 1; at < arg.length; at++) {
          const name = long(arg[at]), rest = arg.slice(at + 1);
          const hasRest = options[name]?.type === "string" && rest !== "";
          const isTaken = take(name, "-" + arg[at], hasRest ? rest : undefined, i, rest === "" ? args[i + 1] : undefined);
          if (hasRest) break;
          if (isTaken) i++;
        }
      } else {
        if (!allowPositionals) throw _argError("UNEXPECTED_POSITIONAL", "Unexpected argument '" + arg + "'. This command does not take positional arguments");
        positionals.push(arg);
        tokens.push({ kind: "positional", index: i, value: arg });
      }
    }
    for (const name of $own_keys(options)) {
      if (options[name].default !== undefined && !(name in values)) values[name] = options[name].default;
    }
    return areTold ? { values, positionals, tokens } : { values, positionals };
  },
});
