// Dates, in the time zone of Greenwich. The clock stands at a fixed time when a run begins and goes with virtual time.

const _time = _secret("time");
const _start = 1767225600000;
const _days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const _months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function _now() { return _start + Math.floor($clock() * 1000); }
function Date(...parts) {
  if (new.target === undefined) return Date.prototype.toString.call(new Date());
  let time;
  if (parts.length === 0) time = _now();
  else if (parts.length === 1) {
    const value = _isDate(parts[0]) ? $own_value(parts[0], _time) : _toPrimitive(parts[0], "default");
    time = typeof value === "string" ? Date.parse(value) : _clipped(_toNumber(value));
  } else {
    time = Date.UTC(...parts);
  }
  $define(this, _time, time, 1);
  return this;
}
function _isDate(value) { return typeof value === "object" && value !== null && $has_own(value, _time); }
function _thisTime(value) {
  if (!_isDate(value)) throw new TypeError("this is not a Date object.");
  return $own_value(value, _time);
}
function _clipped(time) {
  return Math.abs(time) <= 8.64e15 ? Math.trunc(time) + 0 : NaN;
}
// The number of the day, counted from 1970, of a day of the calendar (Hinnant, "chrono-compatible low-level date algorithms").
function _dayNumber(year, month, day) {
  const years = year + Math.floor(month / 12);
  const inYear = month - Math.floor(month / 12) * 12;
  const y = inYear < 2 ? years - 1 : years;
  const era = Math.floor(y / 400), yearOfEra = y - era * 400;
  const shifted = inYear < 2 ? inYear + 10 : inYear - 2;
  const dayOfYear = Math.floor((153 * shifted + 2) / 5);
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468 + day - 1;
}
function _timeOf(year, month, day, hour, minute, second, milli) {
  const values = [year, month, day, hour, minute, second, milli];
  if (!values.every((value) => value - value === 0)) return NaN;
  const [y, m, d, h, n, s, ms] = values.map((value) => Math.trunc(value));
  return _dayNumber(y, m, 1) * 86400000 + (d - 1) * 86400000 + h * 3600000 + n * 60000 + s * 1000 + ms;
}
// [year, month, day, hour, minute, second, millisecond, day of the week]
function _fieldsOf(time) {
  const days = Math.floor(time / 86400000);
  const rest = time - days * 86400000;
  const z = days + 719468, era = Math.floor(z / 146097), dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 2 : shifted - 10;
  return [
    yearOfEra + era * 400 + (month < 2 ? 1 : 0), month, dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
    Math.floor(rest / 3600000), Math.floor(rest / 60000) % 60, Math.floor(rest / 1000) % 60, rest % 1000,
    ((days + 4) % 7 + 7) % 7,
  ];
}
function _two(number) { return number < 10 ? "0" + number : "" + number; }
function _yearText(year) { return year < 0 ? "-" + _text(-year).padStart(4, "0") : _text(year).padStart(4, "0"); }

function _parseTime(text) {
  const iso = /^([+-]\d{6}|\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(text);
  if (iso !== null) {
    const [, year, month = "01", day = "01", hour = "0", minute = "0", second = "0", part = "0", zone] = iso;
    if (+month < 1 || +month > 12 || +day < 1 || +day > 31 || +hour > 24 || +minute > 59 || +second > 59) return NaN;
    if (+hour === 24 && (+minute > 0 || +second > 0)) return NaN;
    return _clipped(_timeOf(+year, month - 1, +day, +hour, +minute, +second, Math.trunc(+("0." + part) * 1000)) - _zoneOf(zone));
  }
  let year, month, day, hour = 0, minute = 0, second = 0, milli = 0, zone = 0;
  let rest = text.replace(/\([^)]*\)/g, " ").trim();
  rest = rest.replace(/(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d+))?)?\s*(am|pm)?/i, (_, h, m, s, ms, half) => {
    hour = +h; minute = +m; second = s === undefined ? 0 : +s;
    milli = ms === undefined ? 0 : Math.trunc(+("0." + ms) * 1000);
    if (half !== undefined) hour = hour % 12 + (half.toLowerCase() === "pm" ? 12 : 0);
    return " ";
  });
  rest = rest.replace(/\b(?:GMT|UTC|Z)?\s*([+-]\d\d:?\d\d)\s*$/i, (_, z) => { zone = _zoneOf(z); return " "; });
  rest = rest.replace(/\b(?:GMT|UTC|Z)\b/gi, " ");
  const alone = /^\d+$/.test(rest) ? +rest : NaN;
  if (alone >= 1 && alone <= 12) return _timeOf(2001, alone - 1, 1, 0, 0, 0, 0);
  if (alone >= 13 && alone <= 31) return NaN;
  if (alone >= 0) return _clipped(_timeOf(alone < 50 ? 2000 + alone : alone < 100 ? 1900 + alone : alone, 0, 1, 0, 0, 0, 0));
  const slashed = /^\s*(\d{1,4})[\/-](\d{1,2})[\/-](\d{1,4})\s*$/.exec(rest);
  if (slashed !== null) {
    const [a, b, c] = [slashed[1], slashed[2], slashed[3]];
    if (a.length > 2) { year = +a; month = b - 1; day = +c; } else { month = a - 1; day = +b; year = +c; }
  } else {
    for (const word of rest.split(/[\s,\/-]+/)) {
      if (word === "") continue;
      const number = /^(\d+)(?:st|nd|rd|th)?$/.exec(word);
      if (number !== null) {
        if (number[1].length > 2 || day !== undefined) year = +number[1];
        else day = +number[1];
        continue;
      }
      const place = word.length < 3 ? -1 : _months.findIndex((name) => word.slice(0, 3).toLowerCase() === name.toLowerCase());
      if (place >= 0) month = place;
      else if (!_days.some((name) => name.toLowerCase() === word.slice(0, 3).toLowerCase())) return NaN;
    }
    if (day === undefined) day = 1;
  }
  if (month === undefined || year === undefined && day === undefined) return NaN;
  if (year === undefined) year = 2001;
  if (year < 50) year += 2000;
  else if (year < 100) year += 1900;
  if (month < 0 || month > 11 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 59) return NaN;
  return _clipped(_timeOf(year, month, day, hour, minute, second, milli) - zone);
}
function _zoneOf(zone) {
  if (zone === undefined || zone === "Z" || zone === "z") return 0;
  const sign = zone[0] === "-" ? -1 : 1;
  const digits = zone.slice(1).replace(":", "");
  return sign * (+digits.slice(0, 2) * 60 + +digits.slice(2)) * 60000;
}

_class(Date, {
  getTime() { return _thisTime(this); },
  valueOf() { return _thisTime(this); },
  getTimezoneOffset() { return _thisTime(this) * 0; },
  setTime(value) { $define(this, _time, _clipped(_toNumber(value)), 1); return _thisTime(this); },
  getYear() { return this.getFullYear() - 1900; },
  setYear(year) {
    const given = _toNumber(year), years = given >= 0 && given <= 99 ? 1900 + Math.trunc(given) : given, time = _thisTime(this);
    const fields = _fieldsOf(time !== time ? 0 : time);
    return this.setTime(_timeOf(years, ...fields.slice(1, 7)));
  },
  toISOString() {
    const time = _thisTime(this);
    if (time !== time) throw new RangeError("Invalid time value");
    const [year, month, day, hour, minute, second, milli] = _fieldsOf(time);
    const years = year >= 0 && year <= 9999 ? _text(year).padStart(4, "0") : (year < 0 ? "-" : "+") + _text(Math.abs(year)).padStart(6, "0");
    return years + "-" + _two(month + 1) + "-" + _two(day) + "T" + _two(hour) + ":" + _two(minute) + ":" + _two(second) + "." +
      _text(milli).padStart(3, "0") + "Z";
  },
  toJSON() {
    const time = _toPrimitive(this, "number");
    return typeof time === "number" && time - time !== 0 ? null : this.toISOString();
  },
  toString() { return _thisTime(this) !== _thisTime(this) ? "Invalid Date" : this.toDateString() + " " + this.toTimeString(); },
  toDateString() {
    const time = _thisTime(this);
    if (time !== time) return "Invalid Date";
    const [year, month, day, , , , , weekday] = _fieldsOf(time);
    return _days[weekday] + " " + _months[month] + " " + _two(day) + " " + _yearText(year);
  },
  toTimeString() {
    const time = _thisTime(this);
    if (time !== time) return "Invalid Date";
    const [, , , hour, minute, second] = _fieldsOf(time);
    return _two(hour) + ":" + _two(minute) + ":" + _two(second) + " GMT+0000 (Coordinated Universal Time)";
  },
  toUTCString() {
    const time = _thisTime(this);
    if (time !== time) return "Invalid Date";
    const [year, month, day, hour, minute, second, , weekday] = _fieldsOf(time);
    return _days[weekday] + ", " + _two(day) + " " + _months[month] + " " + _yearText(year) + " " + _two(hour) + ":" + _two(minute) + ":" +
      _two(second) + " GMT";
  },
  toLocaleDateString(locale, options) { return _parts._formatTime(_thisTime(this), options, "date", locale); },
  toLocaleTimeString(locale, options) { return _parts._formatTime(_thisTime(this), options, "time", locale); },
  toLocaleString(locale, options) { return _parts._formatTime(_thisTime(this), options, "both", locale); },
  [Symbol.toPrimitive](hint) {
    if (!_isObject(this)) throw new TypeError("Date.prototype[Symbol.toPrimitive] called on non-object");
    if (!["default", "string", "number"].includes(hint)) throw new TypeError("Invalid hint: " + (typeof hint === "symbol" ? _symbolText(hint) : _text(hint)));
    const first = hint === "number" ? ["valueOf", "toString"] : ["toString", "valueOf"];
    for (const name of first) {
      const method = this[name];
      if (typeof method !== "function") continue;
      const result = $call_with(method, this);
      if (!_isObject(result)) return result;
    }
    throw new TypeError("Cannot convert object to primitive value");
  },
}, {
  now() { return _now(); },
  parse(text) { return _parseTime(_text(text).trim()); },
  UTC(...parts) {
    const [month, day, hour, minute, second, milli] = [0, 1, 0, 0, 0, 0].map((absent, i) => i + 1 < parts.length ? parts[i + 1] : absent);
    let years = _toNumber(parts[0]);
    const whole = Math.trunc(years);
    if (whole >= 0 && whole <= 99) years = 1900 + whole;
    return _clipped(_timeOf(years, _toNumber(month), _toNumber(day), _toNumber(hour), _toNumber(minute), _toNumber(second), _toNumber(milli)));
  },
});
$define(Date.prototype, "toGMTString", Date.prototype.toUTCString, 5);
$define(Date.prototype, Symbol.toPrimitive, Date.prototype[Symbol.toPrimitive], 4);
// Fields, each with how many more a setter takes.
["FullYear", "Month", "Date", "Hours", "Minutes", "Seconds", "Milliseconds", "Day"].forEach((name, place) => {
  for (const prefix of ["", "UTC"]) {
    const get = "get" + prefix + name, set = "set" + prefix + name;
    _methods(Date.prototype, {
      [get]() {
        const time = _thisTime(this);
        return time !== time ? NaN : _fieldsOf(time)[place];
      },
    });
    if (name === "Day") continue;
    _methods(Date.prototype, {
      [set](...values) {
        const time = _thisTime(this);
        const fields = _fieldsOf(time !== time ? 0 : time);
        const most = place < 3 ? 3 - place : 7 - place;
        for (let i = 0; i < values.length && i < most; i++) fields[place + i] = _toNumber(values[i]);
        if (values.length === 0) fields[place] = NaN;
        const result = time !== time && place !== 0 ? NaN : _clipped(_timeOf(...fields.slice(0, 7)));
        $define(this, _time, result, 1);
        return result;
      },
    });
  }
});
