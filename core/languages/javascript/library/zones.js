// Time zones: how far clocks are from Greenwich, and what the zones are called in the United States.
// The rules of summer time are today's; what clocks did before 2007 is not looked at.

// The minutes in winter, the rule of summer time, and the name as it begins.
const _zones = {
  "America/New_York": [-300, "us", "Eastern", "E"], "America/Detroit": [-300, "us", "Eastern", "E"], "America/Toronto": [-300, "us", "Eastern", "E"],
  "America/Chicago": [-360, "us", "Central", "C"], "America/Denver": [-420, "us", "Mountain", "M"], "America/Phoenix": [-420, "", "Mountain", "M"],
  "America/Los_Angeles": [-480, "us", "Pacific", "P"], "America/Vancouver": [-480, "us", "Pacific", "P"], "America/Anchorage": [-540, "us", "Alaska", "AK"],
  "Pacific/Honolulu": [-600, "", "Hawaii-Aleutian", "H"], "America/Halifax": [-240, "us", "Atlantic", "A"],
  "America/Mexico_City": [-360, "", "Central", "C"], "America/Bogota": [-300, "", "Colombia"], "America/Lima": [-300, "", "Peru"],
  "America/Sao_Paulo": [-180, "", "Brasilia"], "America/Argentina/Buenos_Aires": [-180, "", "Argentina"],
  "Europe/London": [0, "eu", "Greenwich"], "Europe/Dublin": [0, "eu", "Greenwich"], "Europe/Lisbon": [0, "eu", "Western European"],
  "Europe/Paris": [60, "eu", "Central European"], "Europe/Berlin": [60, "eu", "Central European"], "Europe/Madrid": [60, "eu", "Central European"],
  "Europe/Rome": [60, "eu", "Central European"], "Europe/Vienna": [60, "eu", "Central European"], "Europe/Zurich": [60, "eu", "Central European"],
  "Europe/Amsterdam": [60, "eu", "Central European"], "Europe/Brussels": [60, "eu", "Central European"], "Europe/Prague": [60, "eu", "Central European"],
  "Europe/Warsaw": [60, "eu", "Central European"], "Europe/Budapest": [60, "eu", "Central European"], "Europe/Stockholm": [60, "eu", "Central European"],
  "Europe/Oslo": [60, "eu", "Central European"], "Europe/Copenhagen": [60, "eu", "Central European"], "Europe/Athens": [120, "eu", "Eastern European"],
  "Europe/Helsinki": [120, "eu", "Eastern European"], "Europe/Kiev": [120, "eu", "Eastern European"], "Europe/Bucharest": [120, "eu", "Eastern European"],
  "Europe/Istanbul": [180, "", "GMT+03:00"], "Europe/Moscow": [180, "", "Moscow"], "Africa/Cairo": [120, "", "Eastern European"],
  "Africa/Johannesburg": [120, "", "South Africa"], "Africa/Lagos": [60, "", "West Africa"], "Africa/Nairobi": [180, "", "East Africa"],
  "Asia/Dubai": [240, "", "Gulf"], "Asia/Karachi": [300, "", "Pakistan"], "Asia/Kolkata": [330, "", "India"], "Asia/Calcutta": [330, "", "India"],
  "Asia/Kathmandu": [345, "", "Nepal"], "Asia/Dhaka": [360, "", "Bangladesh"], "Asia/Bangkok": [420, "", "Indochina"], "Asia/Jakarta": [420, "", "Western Indonesia"],
  "Asia/Shanghai": [480, "", "China"], "Asia/Hong_Kong": [480, "", "Hong Kong"], "Asia/Singapore": [480, "", "Singapore"], "Asia/Taipei": [480, "", "Taipei"],
  "Asia/Manila": [480, "", "Philippine"], "Australia/Perth": [480, "", "Australian Western"], "Asia/Tokyo": [540, "", "Japan"], "Asia/Seoul": [540, "", "Korean"],
  "Australia/Brisbane": [600, "", "Australian Eastern"], "Australia/Sydney": [600, "au", "Australian Eastern"], "Australia/Melbourne": [600, "au", "Australian Eastern"],
  "Pacific/Auckland": [720, "nz", "New Zealand"],
};
// The name of a zone as it is written, of one that is written in any way; an error where there is none.
function _zoneNamed(name) {
  const wanted = _text(name).toLowerCase();
  if (["utc", "gmt", "etc/utc", "etc/gmt"].includes(wanted)) return "UTC";
  const found = $own_keys(_zones).find((known) => known.toLowerCase() === wanted);
  if (found === undefined) throw new RangeError("Invalid time zone specified: " + _text(name));
  return found;
}
// The day of a month that is the n-th Sunday, or the last one, as a number of days from 1970.
function _sunday(year, month, nth) {
  if (nth === 0) {
    const last = _dayNumber(year, month + 1, 1) - 1;
    return last - ((last + 4) % 7 + 7) % 7;
  }
  const first = _dayNumber(year, month, 1);
  return first + (7 - ((first + 4) % 7 + 7) % 7) % 7 + 7 * (nth - 1);
}
// Whether it is summer at a time, by a rule; the hours are those of the clock before it is changed.
function _isSummer(rule, winter, time) {
  const year = _fieldsOf(time + winter * 60000)[0], hour = 3600000, at = (day, hours, minutes) => day * 86400000 + hours * hour - minutes * 60000;
  switch (rule) {
    case "us": return time >= at(_sunday(year, 2, 2), 2, winter) && time < at(_sunday(year, 10, 1), 1, winter);
    case "eu": return time >= at(_sunday(year, 2, 0), 1, 0) && time < at(_sunday(year, 9, 0), 1, 0);
    case "au": return !(time >= at(_sunday(year, 3, 1), 2, winter) && time < at(_sunday(year, 9, 1), 2, winter));
    case "nz": return !(time >= at(_sunday(year, 3, 1), 2, winter) && time < at(_sunday(year, 8, 0), 2, winter));
    default: return false;
  }
}
// The milliseconds by which clocks of a zone are ahead of Greenwich.
function _zoneShift(zone, time) {
  if (zone === undefined || zone === "UTC") return 0;
  const [winter, rule] = _zones[zone];
  return (_isSummer(rule, winter, time) ? winter + 60 : winter) * 60000;
}
// What a zone is called at a time, in full or shortly.
function _zoneTitle(zone, time, form) {
  if (zone === undefined || zone === "UTC") return form === "long" ? "Coordinated Universal Time" : form === "short" ? "UTC" : "GMT";
  const [winter, rule, name, letters] = _zones[zone];
  const isSummer = _isSummer(rule, winter, time);
  if (form === "long") {
    if (name === "Greenwich") return isSummer ? (zone === "Europe/Dublin" ? "Irish Standard Time" : "British Summer Time") : "Greenwich Mean Time";
    if (name.startsWith("GMT")) return name;
    const season = isSummer ? (rule === "eu" ? " Summer" : " Daylight") : ["Nepal", "Indochina", "East Africa", "Western Indonesia"].includes(name) ? "" : " Standard";
    return name + season + " Time";
  }
  if (letters !== undefined && form === "short") return letters + (isSummer ? "DT" : "ST");
  const minutes = Math.abs(_zoneShift(zone, time) / 60000);
  if (minutes === 0) return "GMT";
  return "GMT" + (winter < 0 ? "-" : "+") + Math.floor(minutes / 60) + (minutes % 60 === 0 ? "" : ":" + _two(minutes % 60));
}
Object.assign(_parts, { _zoneNamed, _zoneShift, _zoneTitle });
