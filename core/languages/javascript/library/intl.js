// Numbers and times as people in the United States write them, and what else of Intl programs use.

const { _zoneNamed, _zoneShift, _zoneTitle, _localeOf, _dateIn, _tongueOf, _weekdayIn } = _parts;

function _plainDigits(number, least, most) {
  let text = typeof number === "bigint" ? $big_text(number, 10) : Math.abs(number) < 1e21 ? _halfExpanded(Math.abs(number), most) : _wholeText(Math.abs(number));
  if (text.includes(".")) {
    let end = text.length;
    const point = text.indexOf(".");
    while (end - 1 - point > least && text[end - 1] === "0") end--;
    if (end - 1 === point) end--;
    text = text.slice(0, end);
    const have = text.includes(".") ? end - 1 - point : 0;
    if (have < least) text += (have === 0 ? "." : "") + "0".repeat(least - have);
  } else if (least > 0) {
    text += "." + "0".repeat(least);
  }
  return text;
}
// Rounded in the decimal notation that a number prints as, halves away from zero.
function _halfExpanded(number, digits) {
  const shown = $number_to_text(number, 10);
  if (shown.includes("e")) return $to_fixed(number, digits);
  const [whole, part = ""] = shown.split(".");
  if (part.length <= digits) return digits === 0 || part === "" ? whole : whole + "." + part;
  let kept = $big_int(whole + part.slice(0, digits));
  if (part[digits] >= "5") kept = $big_binary("+", kept, $big_int(1));
  const text = $big_text(kept, 10).padStart(digits + 1, "0");
  return digits === 0 ? text : text.slice(0, text.length - digits) + "." + text.slice(text.length - digits);
}
function _wholeText(number) { return $big_text($big_int(number), 10); }
const _currencies = {
  USD: "$", EUR: "€", GBP: "£", JPY: "¥", INR: "₹", CNY: "CN¥", KRW: "₩", BRL: "R$", CAD: "CA$", AUD: "A$", MXN: "MX$", NZD: "NZ$",
  ILS: "₪", VND: "₫", TWD: "NT$", HKD: "HK$", PHP: "₱",
};
const _units = {
  kilometer: "km", meter: "m", centimeter: "cm", millimeter: "mm", mile: "mi", foot: "ft", inch: "in", kilogram: "kg", gram: "g",
  liter: "L", celsius: "°C", fahrenheit: "°F", percent: "%", second: "sec", minute: "min", hour: "hr", day: "day", byte: "byte",
  kilobyte: "kB", megabyte: "MB", gigabyte: "GB", "kilometer-per-hour": "km/h", "mile-per-hour": "mph",
};
const _localeMarks = {
  de: [".", ","], es: [".", ","], it: [".", ","], pt: [".", ","], nl: [".", ","], id: [".", ","], tr: [".", ","], da: [".", ","],
  fr: ["\u202f", ","], ru: ["\u00a0", ","], pl: ["\u00a0", ","], sv: ["\u00a0", ","], nb: ["\u00a0", ","], cs: ["\u00a0", ","], fi: ["\u00a0", ","],
};
function _formatNumber(value, locale, options = {}) {
  const name = _localeOf(locale);
  const language = name.split("-")[0];
  const style = options.style ?? "decimal";
  const currency = options.currency === undefined ? undefined : _text(options.currency).toUpperCase();
  if (style === "currency" && currency === undefined) throw new TypeError("Currency code is required with currency style.");
  const usual = style === "currency" ? (currency === "JPY" || currency === "KRW" || currency === "VND" ? 0 : 2) : 0;
  const isCompact = options.notation === "compact";
  let least = options.minimumFractionDigits ?? (options.maximumFractionDigits !== undefined ? Math.min(usual, options.maximumFractionDigits) : usual);
  let most = options.maximumFractionDigits ?? (style === "currency" ? Math.max(least, usual) : style === "percent" || isCompact ? Math.max(least, 0) : Math.max(least, 3));
  if (least < 0 || least > 20) throw new RangeError("minimumFractionDigits value is out of range.");
  if (most < least || most > 20) throw new RangeError("maximumFractionDigits value is out of range.");
  let number = value;
  if (style === "percent") number = typeof number === "bigint" ? $big_binary("*", number, $big_int(100)) : _timesHundred(number);
  const isNegative = typeof number === "bigint" ? $big_binary("<", number, $big_int(0)) : number < 0 || (number === 0 && 1 / number < 0);
  let suffix = "";
  if (options.notation === "scientific" || options.notation === "engineering") {
    [number, suffix] = _inPowers(number, options.notation === "engineering");
  }
  if (isCompact && typeof number === "bigint") number = $big_number(number);
  if (isCompact && number - number === 0) {
    for (const [size, word] of [[1e12, "T"], [1e9, "B"], [1e6, "M"], [1e3, "K"]]) {
      if (Math.abs(number) >= size * 0.9995 || Math.abs(number) >= size) {
        number /= size;
        suffix = options.compactDisplay === "long" ? " " + { T: "trillion", B: "billion", M: "million", K: "thousand" }[word] : word;
        break;
      }
    }
    if (options.maximumFractionDigits === undefined) {
      if (number !== 0 && Math.abs(number) < 1) options = { maximumSignificantDigits: 2, ...options };
      else most = number !== 0 && Math.abs(number) < 10 ? 1 : 0;
    }
  }
  let text;
  if (number !== number) text = "NaN";
  else if (number === Infinity || number === -Infinity) text = "∞";
  else {
    if (typeof number === "bigint" && isNegative) number = $big_binary("-", $big_int(0), number);
    if (options.maximumSignificantDigits !== undefined || options.minimumSignificantDigits !== undefined) {
      const digits = options.maximumSignificantDigits ?? 21;
      const rounded = number === 0 ? 0 : $text_to_number($to_precision(Math.abs(number), digits));
      text = _plainDigits(rounded, 0, 20);
      const wanted = options.minimumSignificantDigits ?? 1;
      const have = text.replace(".", "").replace(/^0+/, "").length;
      if (have < wanted) text += (text.includes(".") ? "" : ".") + "0".repeat(wanted - have);
    } else {
      text = _plainDigits(_roundedBy(number, options.roundingMode, most), least, most);
    }
    if (options.minimumIntegerDigits !== undefined) {
      const point = text.indexOf(".") < 0 ? text.length : text.indexOf(".");
      text = "0".repeat(Math.max(0, options.minimumIntegerDigits - point)) + text;
    }
    const [group, point] = _localeMarks[language] ?? [",", "."];
    const isGrouped = options.useGrouping !== false && !(["es", "pl", "pt"].includes(language) && text.split(".")[0].length < 5 && name !== "pt-BR");
    text = text.replace(".", "#");
    const [whole, part] = text.split("#");
    const grouped = !isGrouped ? whole : language === "en" && name.endsWith("IN") || language === "hi" ? _groupedIndian(whole) : _grouped(whole, group);
    text = part === undefined ? grouped : grouped + point + part;
  }
  const after = _localeMarks[language] !== undefined;
  text += suffix;
  if (style === "percent") text += after ? "\u00a0%" : "%";
  if (style === "unit") {
    const unit = _units[options.unit] ?? options.unit;
    if (options.unitDisplay === "long") text += " " + options.unit.replace("-per-", "s per ") + (value === 1 || options.unit.includes("-per-") ? "" : "s");
    else text += (unit === "%" || unit.startsWith("°") ? "" : " ") + unit + (unit === "day" && value !== 1 ? "s" : "");
  }
  let sign = isNegative ? "-" : "";
  const isZero = !/[1-9∞N]/.test(text);
  if (isNegative && isZero && options.signDisplay === "negative") sign = "";
  if (options.signDisplay === "always" && !isNegative) sign = "+";
  if (options.signDisplay === "exceptZero") sign = isZero ? "" : isNegative ? "-" : "+";
  if (options.signDisplay === "never") sign = "";
  if (style === "currency") {
    let mark = options.currencyDisplay === "code" ? currency + "\u00a0" : _currencies[currency] ?? currency + "\u00a0";
    if (options.currencyDisplay === "name") return sign + text + " " + { USD: "US dollars", EUR: "euros", GBP: "British pounds", JPY: "Japanese yen" }[currency];
    if (language === "nl") return mark.trim() + "\u00a0" + sign + text;
    if (after) return sign + text + "\u00a0" + mark.trim();
    if (language === "ja" && currency === "JPY") mark = "￥";
    if (options.currencySign === "accounting" && isNegative) return "(" + mark + text + ")";
    return sign + mark + text;
  }
  return sign + text;
}
// A number cut after so many digits, where it is not to be rounded half away from zero.
function _roundedBy(number, mode, digits) {
  const round = { ceil: Math.ceil, floor: Math.floor, trunc: Math.trunc, expand: (size) => size < 0 ? Math.floor(size) : Math.ceil(size) }[mode];
  return round === undefined || typeof number === "bigint" ? number : round(number * 10 ** digits) / 10 ** digits;
}
// A number as a mantissa and a power of ten, or of a thousand.
function _inPowers(value, isOfThousands) {
  const number = typeof value === "bigint" ? $big_number(value) : value;
  if (number === 0 || number - number !== 0) return [number, number === 0 ? "E0" : ""];
  let exponent = Math.floor(Math.log10(Math.abs(number)));
  if (isOfThousands) exponent -= ((exponent % 3) + 3) % 3;
  return [$text_to_number($to_precision(number / 10 ** exponent, 15)), "E" + exponent];
}
// What a number that has been written is made of.
function _numberParts(text, locale) {
  const [group, point] = _localeMarks[_localeOf(locale).split("-")[0]] ?? [",", "."];
  const parts = [];
  let isWhole = true;
  for (const [value] of text.matchAll(/\d+|NaN|∞|E|[-+.,%]|[^\d+.,%E-]+/g)) {
    let type = "literal";
    const last = parts[parts.length - 1]?.type;
    if (/\d/.test(value)) type = last === "exponentSeparator" || last === "exponentMinusSign" ? "exponentInteger" : isWhole ? "integer" : "fraction";
    else if (value === "NaN") type = "nan";
    else if (value === "∞") type = "infinity";
    else if (value === "E") type = "exponentSeparator";
    else if (value === "-") type = last === "exponentSeparator" ? "exponentMinusSign" : "minusSign";
    else if (value === "+") type = "plusSign";
    else if (value === "%") type = "percentSign";
    else if (value === point) { type = "decimal"; isWhole = false; }
    else if (value === group) type = "group";
    else if (/[KMBT]/.test(value) && value.length === 1) type = "compact";
    else if (/\p{Sc}|[A-Z]{3}/u.test(value)) type = "currency";
    else if (/[a-z]/i.test(value)) type = "unit";
    parts.push({ type, value });
  }
  return parts;
}
function _groupedIndian(whole) {
  return whole.length <= 3 ? whole : whole.slice(0, -3).replace(/\B(?=(\d\d)+(?!\d))/g, ",") + "," + whole.slice(-3);
}
// A hundred times a number, without what binary fractions lose.
function _timesHundred(number) {
  if (number - number !== 0) return number;
  const exact = number * 100;
  return $text_to_number($to_precision(exact, 15));
}

const _longDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const _longMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
];
// How languages write dates of numbers: what stands between, the order, whether day and month have two digits, and what parts the time.
const _numericDates = {
  "en-GB": ["/", "dmy", true, ", "], "en-AU": ["/", "dmy", true, ", "], "en-IN": ["/", "dmy", false, ", "], "en-CA": ["-", "ymd", true, ", "],
  de: [".", "dmy", false, ", "], fr: ["/", "dmy", true, " "], es: ["/", "dmy", false, ", "], it: ["/", "dmy", false, ", "],
  pt: ["/", "dmy", true, ", "], nl: ["-", "dmy", false, ", "], sv: ["-", "ymd", true, " "], ja: ["/", "ymd", false, " "],
};
function _dateStyle(locale) {
  if (locale === undefined) return undefined;
  const name = _text($kind(locale) === "array" ? locale[0] : locale);
  return _numericDates[name] ?? _numericDates[name.split("-")[0]];
}
// Which fields of a time are to be written, and how.
function _wantedFields(options, which) {
  let wanted = options === undefined ? {} : { ...options };
  if (wanted.dateStyle !== undefined || wanted.timeStyle !== undefined) wanted = _styleFields(wanted);
  const dateNames = ["weekday", "year", "month", "day"], timeNames = ["hour", "minute", "second", "fractionalSecondDigits", "dayPeriod"];
  const hasDate = dateNames.some((name) => wanted[name] !== undefined), hasTime = timeNames.some((name) => wanted[name] !== undefined);
  if (which === "either") {
    if (!hasDate && !hasTime) wanted = { year: "numeric", month: "numeric", day: "numeric", ...wanted };
  } else if (!(which !== "time" && hasDate) && !(which !== "date" && hasTime)) {
    if (which !== "time") wanted = { year: "numeric", month: "numeric", day: "numeric", ...wanted };
    if (which !== "date") wanted = { hour: "numeric", minute: "numeric", second: "numeric", ...wanted };
  }
  return wanted;
}
// What a time that has been written in English is made of: its fields stand in one order.
function _timeParts(text, wanted) {
  const names = ["weekday", "month", "day", "year", "hour", "minute", "second", "fractionalSecond", "dayPeriod", "timeZoneName"];
  const has = (name) => wanted[name === "fractionalSecond" ? "fractionalSecondDigits" : name] !== undefined;
  const is12 = wanted.hour !== undefined && wanted.hour12 !== false && wanted.hourCycle !== "h23" && wanted.hourCycle !== "h24";
  const left = names.filter((name) => name === "dayPeriod" ? is12 : has(name));
  const parts = [];
  for (const [value] of text.matchAll(/\d+|Coordinated Universal Time|[A-Za-z]+|[^A-Za-z\d]+/g)) {
    const isField = /[A-Za-z\d]/.test(value) && value !== "at";
    const last = parts[parts.length - 1];
    if (isField) parts.push({ type: left.shift() ?? "literal", value });
    else if (last?.type === "literal") last.value += value;
    else parts.push({ type: "literal", value });
  }
  return parts;
}
function _formatTime(time, options, which, locale) {
  if (time !== time) return "Invalid Date";
  const wanted = _wantedFields(options, which);
  _numericStyle(wanted, options?.dateStyle, locale);
  const tongue = _tongueOf(locale);
  const zone = wanted.timeZone === undefined ? undefined : _zoneNamed(wanted.timeZone);
  const [year, month, day, hour, minute, second, milli, weekday] = _fieldsOf(time + _zoneShift(zone, time));
  const size = (value, form) => form === "2-digit" ? _two(value % 100) : _text(value);
  const style = _dateStyle(locale);
  const isBritish = style !== undefined && _text(locale) === "en-GB";
  const words = wanted.month !== undefined && wanted.month !== "numeric" && wanted.month !== "2-digit";
  let date;
  const dayText = wanted.day === undefined ? undefined : size(day, wanted.day);
  const yearText = wanted.year === undefined ? undefined : size(year, wanted.year);
  const weekdayText = wanted.weekday === undefined ? undefined
    : tongue !== undefined ? _weekdayIn(tongue, wanted.weekday, weekday, !words && dayText === undefined)
    : wanted.weekday === "long" ? _longDays[weekday] : wanted.weekday === "narrow" ? _days[weekday][0] : _days[weekday];
  if (words && tongue !== undefined) {
    date = _dateIn(tongue, wanted.month, weekdayText, dayText, month, yearText);
  } else if (words) {
    const name = wanted.month === "long" ? _longMonths[month] : wanted.month === "narrow" ? _months[month][0] : isBritish && month === 8 ? "Sept" : _months[month];
    date = dayText === undefined ? name : isBritish ? dayText + " " + name : name + " " + dayText;
    if (isBritish) date = (weekdayText === undefined ? "" : weekdayText + (yearText === undefined ? " " : ", ")) + date + (yearText === undefined ? "" : " " + yearText);
    else {
      if (weekdayText !== undefined) date = weekdayText + ", " + date;
      if (yearText !== undefined) date += (dayText === undefined ? " " : ", ") + yearText;
    }
  } else {
    const parts = [];
    const isWide = style !== undefined && style[2];
    if (wanted.month !== undefined) parts.push(isWide ? _two(month + 1) : size(month + 1, wanted.month));
    if (dayText !== undefined) style !== undefined && style[1] === "dmy" ? parts.unshift(isWide ? _two(day) : dayText) : parts.push(isWide ? _two(day) : dayText);
    if (yearText !== undefined) style !== undefined && style[1] === "ymd" ? parts.unshift(yearText) : parts.push(yearText);
    date = parts.join(style === undefined ? "/" : style[0]);
    if (weekdayText !== undefined) date = date === "" ? weekdayText : weekdayText + ", " + date;
  }
  let clock = "";
  if (wanted.hour !== undefined || wanted.minute !== undefined || wanted.second !== undefined) {
    const is24 = wanted.hour12 === false || wanted.hourCycle === "h23" || wanted.hourCycle === "h24"
      || (wanted.hour12 === undefined && wanted.hourCycle === undefined && style !== undefined && (isBritish || !_text(locale).startsWith("en")));
    const parts = [];
    if (wanted.hour !== undefined) {
      const shown = is24 ? hour : hour % 12 === 0 ? 12 : hour % 12;
      parts.push(wanted.hour === "2-digit" || is24 ? _two(wanted.hour12 === false && wanted.hourCycle === undefined && hour === 0 ? 24 : shown) : _text(shown));
    }
    if (wanted.minute !== undefined) parts.push(wanted.hour === undefined && wanted.second === undefined && wanted.minute !== "2-digit" ? _text(minute) : _two(minute));
    if (wanted.second !== undefined) parts.push(wanted.minute === undefined && wanted.second !== "2-digit" ? _text(second) : _two(second));
    clock = parts.join(":");
    if (wanted.fractionalSecondDigits !== undefined) clock += "." + _text(milli).padStart(3, "0").slice(0, wanted.fractionalSecondDigits);
    if (wanted.hour !== undefined && !is24) clock += " " + (hour < 12 ? "AM" : "PM");
    if (wanted.timeZoneName !== undefined) clock += " " + _zoneTitle(zone, time, wanted.timeZoneName);
  } else if (wanted.timeZoneName !== undefined) date += ", " + _zoneTitle(zone, time, wanted.timeZoneName);
  if (date === "") return clock;
  if (clock === "") return date;
  const isDay = weekdayText !== undefined && date === weekdayText && style === undefined;
  if (words && tongue !== undefined) return date + (wanted.month === "long" ? tongue.at : ", ") + clock;
  return date + (isDay ? " " : wanted.isStyled ? " at " : style !== undefined ? style[3] : ", ") + clock;
}
// Which dates of a style are numbers, and how many digits they have, is said by the language.
function _numericStyle(wanted, style, locale) {
  const name = _localeOf(locale), language = name.split("-")[0];
  if (style === "medium" && language === "de") Object.assign(wanted, { day: "2-digit", month: "2-digit" });
  if (style !== "short") return;
  if (name === "en-GB" || ["fr", "pt", "nl"].includes(language)) wanted.year = "numeric";
  if (["de", "it", "nl"].includes(language) || name === "en-GB") Object.assign(wanted, { day: "2-digit", month: "2-digit" });
}
function _styleFields({ dateStyle, timeStyle, ...rest }) {
  const fields = { ...rest };
  if (dateStyle === "full") Object.assign(fields, { weekday: "long", year: "numeric", month: "long", day: "numeric" });
  else if (dateStyle === "long") Object.assign(fields, { year: "numeric", month: "long", day: "numeric" });
  else if (dateStyle === "medium") Object.assign(fields, { year: "numeric", month: "short", day: "numeric" });
  else if (dateStyle === "short") Object.assign(fields, { year: "2-digit", month: "numeric", day: "numeric" });
  if (timeStyle !== undefined) {
    Object.assign(fields, { hour: "numeric", minute: "2-digit" });
    if (timeStyle !== "short") fields.second = "2-digit";
    if (timeStyle === "long" || timeStyle === "full") fields.timeZoneName = timeStyle === "full" ? "long" : "short";
  }
  fields.isStyled = (dateStyle === "full" || dateStyle === "long") && timeStyle !== undefined;
  return fields;
}

function _oneOf(value, words, name) {
  if (value === undefined || words.split(" ").includes(_text(value))) return;
  throw new RangeError("Value " + _text(value) + " out of range for Intl.NumberFormat options property " + name);
}
class NumberFormat {
  #locale; #options;
  constructor(locale, options = {}) {
    this.#locale = locale;
    this.#options = options;
    // Wrong options are told at once.
    _oneOf(options.style, "decimal percent currency unit", "style");
    _oneOf(options.notation, "standard scientific engineering compact", "notation");
    _oneOf(options.signDisplay, "auto never always exceptZero negative", "signDisplay");
    _formatNumber(0, locale, options);
    this.format = (value) => _formatNumber(_toNumeric(value), this.#locale, this.#options); $define(this, "format", this.format, 5);
  }
  formatToParts(value) { return _numberParts(this.format(value), this.#locale); }
  resolvedOptions() { return { locale: _localeOf(this.#locale), numberingSystem: "latn", style: "decimal", ...this.#options }; }
}
class DateTimeFormat {
  #options;
  constructor(locale, options) {
    if (options?.timeZone !== undefined) _zoneNamed(options.timeZone);
    this.#options = options;
    $define(this, "format", (value) => {
      const time = value === undefined ? _now() : +value;
      if (time !== time) throw new RangeError("Invalid time value");
      return _formatTime(time, this.#options, "either", locale);
    }, 5);
  }
  formatToParts(value) { return _timeParts(this.format(value), _wantedFields(this.#options, "either")); }
  resolvedOptions() {
    const zone = this.#options?.timeZone;
    return { locale: "en-US", calendar: "gregory", numberingSystem: "latn", timeZone: zone === undefined ? "UTC" : _zoneNamed(zone) };
  }
}
class Collator {
  constructor(locale, options) { $define(this, "compare", (left, right) => _compareTexts(_text(left), _text(right), options), 5); }
}
class PluralRules {
  #type;
  constructor(locale, options = {}) { this.#type = options.type; }
  select(number) {
    if (this.#type !== "ordinal") return number === 1 ? "one" : "other";
    const ten = number % 10, hundred = number % 100;
    if (ten === 1 && hundred !== 11) return "one";
    if (ten === 2 && hundred !== 12) return "two";
    if (ten === 3 && hundred !== 13) return "few";
    return "other";
  }
}
class ListFormat {
  #word; #narrow;
  constructor(locale, options = {}) { this.#word = options.type === "disjunction" ? "or" : options.type === "unit" ? "" : "and"; }
  format(list) {
    const items = [...list], word = this.#word === "" ? "" : this.#word + " ";
    if (items.length <= 1) return items.join("");
    if (items.length === 2) return word === "" ? items.join(", ") : items[0] + " " + word + items[1];
    return items.slice(0, -1).join(", ") + ", " + word + items[items.length - 1];
  }
}
const _relativeWords = {
  day: { "-1": "yesterday", 0: "today", 1: "tomorrow" }, second: { 0: "now" },
};
const _shortUnits = { second: "sec.", minute: "min.", hour: "hr.", day: "day", week: "wk.", month: "mo.", quarter: "qtr.", year: "yr." };
class RelativeTimeFormat {
  #isAuto; #style;
  constructor(locale, options = {}) {
    this.#isAuto = options.numeric === "auto";
    this.#style = options.style ?? "long";
  }
  format(value, unit) {
    const number = _toNumber(value), name = _text(unit).replace(/s$/, "");
    if (!(name in _shortUnits)) throw new RangeError("Invalid unit argument for format() '" + _text(unit) + "'");
    if (number !== number || Math.abs(number) === Infinity) throw new RangeError("Invalid time value");
    if (this.#isAuto) {
      const word = _relativeWords[name]?.[number] ?? (name === "second" || name === "day" ? undefined
        : number === 0 ? "this " + this.#name(name) : number === 1 && !["minute", "hour"].includes(name) ? "next " + this.#name(name)
          : number === -1 && !["minute", "hour"].includes(name) ? "last " + this.#name(name) : undefined);
      if (word !== undefined) return word;
    }
    const size = _formatNumber(Math.abs(number), "en-US");
    const plural = Math.abs(number) === 1 ? "" : "s";
    const shown = this.#style === "long" || name === "day" ? name + plural : name === "quarter" ? "qtr" + plural + "." : _shortUnits[name];
    return number < 0 || (number === 0 && 1 / number < 0) ? size + " " + shown + " ago" : "in " + size + " " + shown;
  }
  #name(unit) { return this.#style === "long" || unit === "day" ? unit : _shortUnits[unit]; }
}
// Texts in pieces: characters as people see them, words, or sentences.
class Segmenter {
  #kind;
  constructor(locale, options = {}) { this.#kind = options.granularity ?? "grapheme"; }
  segment(text) {
    const input = _text(text), kind = this.#kind;
    const segments = { [Symbol.iterator]() { return _segmentsOf(input, kind); } };
    segments.containing = (place = 0) => {
      for (const part of segments) if (place < part.index + part.segment.length) return part;
    };
    return segments;
  }
}
function* _segmentsOf(input, kind) {
  const pattern = kind === "word" ? /[\p{L}\p{N}_]+(?:['’.][\p{L}\p{N}_]+)*|\s|[^]/gu
    : kind === "sentence" ? /[^.!?]+[.!?]*\s*|[.!?]+\s*/gu
      : /\r\n|\p{RI}\p{RI}|\p{Emoji}(?:\p{EMod}|\ufe0f\u20e3?|[\u{e0020}-\u{e007f}]+)?(?:\u200d\p{Emoji}(?:\p{EMod}|\ufe0f)?)*\p{M}*|[^]\p{M}*/gu;
  for (const match of input.matchAll(pattern)) {
    const part = { segment: match[0], index: match.index, input };
    if (kind === "word") part.isWordLike = /[\p{L}\p{N}]/u.test(match[0]);
    yield part;
  }
}
for (const kind of [NumberFormat, DateTimeFormat, Collator, PluralRules, ListFormat, RelativeTimeFormat, Segmenter]) {
  _tag(kind.prototype, "Intl." + kind.name);
  $define(kind, "length", 0, 4);
  _methods(kind, { supportedLocalesOf(locales) { return locales === undefined ? [] : typeof locales === "string" ? [locales] : [..._listOf(locales)]; } });
}
_methods(Intl, {
  PluralRules, ListFormat, RelativeTimeFormat, Segmenter,
  getCanonicalLocales(locales) { return NumberFormat.supportedLocalesOf(locales); },
});
// These may be called without `new`.
for (const kind of [NumberFormat, DateTimeFormat, Collator]) {
  const called = function (...values) {
    return $construct(kind, values, new.target === undefined || new.target === called ? kind : new.target);
  };
  $define(called, "name", kind.name, 4);
  $define(called, "length", 0, 4);
  $define(called, "prototype", kind.prototype, 0);
  $define(kind.prototype, "constructor", called, 5);
  $set_parent(called, kind);
  $define(Intl, kind.name, called, 5);
}
Object.assign(_parts, { _formatNumber, _formatTime });
