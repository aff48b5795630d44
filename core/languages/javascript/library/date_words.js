// Dates in the words of other languages than English.

const _tongues = {
  de: {
    days: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag", shortDays: "So. Mo. Di. Mi. Do. Fr. Sa.",
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    behindWeekday: ", ", behindDay: [". ", ". "], beforeYear: [" ", " "], at: " um ",
  },
  fr: {
    days: "dimanche lundi mardi mercredi jeudi vendredi samedi", shortDays: "dim. lun. mar. mer. jeu. ven. sam.",
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    behindWeekday: " ", behindDay: [" ", " "], beforeYear: [" ", " "], at: " à ",
  },
  es: {
    days: "domingo lunes martes miércoles jueves viernes sábado", shortDays: "dom lun mar mié jue vie sáb",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    shortMonths: "ene feb mar abr may jun jul ago sept oct nov dic",
    behindWeekday: ", ", behindDay: [" de ", " "], beforeYear: [" de ", " "], at: ", ",
  },
  it: {
    days: "domenica lunedì martedì mercoledì giovedì venerdì sabato", shortDays: "dom lun mar mer gio ven sab",
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic",
    behindWeekday: " ", behindDay: [" ", " "], beforeYear: [" ", " "], at: " alle ore ",
  },
  pt: {
    days: "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado", shortDays: "dom. seg. ter. qua. qui. sex. sáb.",
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    shortMonths: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
    behindWeekday: ", ", behindDay: [" de ", " de "], beforeYear: [" de ", " de "], at: " às ",
  },
  nl: {
    days: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag", shortDays: "zo ma di wo do vr za",
    months: "januari februari maart april mei juni juli augustus september oktober november december",
    shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec",
    behindWeekday: " ", behindDay: [" ", " "], beforeYear: [" ", " "], at: " om ",
  },
};
function _localeOf(locale) {
  const name = Array.isArray(locale) ? locale[0] : locale;
  if (name === undefined) return "en-US";
  if (!/^(?:[a-z]{2,3}|[a-z]{5,8})(?:-[a-z0-9]{1,8})*$/i.test(_text(name))) throw new RangeError("Incorrect locale information provided");
  return _text(name);
}
function _tongueOf(locale) {
  const language = _localeOf(locale).split("-")[0];
  return $has_own(_tongues, language) ? _tongues[language] : undefined;
}
// The name of a day of the week; alone it is written without a point in German.
function _weekdayIn(tongue, form, weekday, isAlone) {
  const name = (form === "long" ? tongue.days : tongue.shortDays).split(" ")[weekday];
  if (form === "narrow") return name[0].toUpperCase();
  return isAlone && tongue === _tongues.de ? name.replace(".", "") : name;
}
function _dateIn(tongue, form, weekday, day, month, year) {
  const size = form === "long" ? 0 : 1;
  let date = (size === 0 ? tongue.months : tongue.shortMonths).split(" ")[month];
  if (form === "narrow") date = date[0].toUpperCase();
  if (day !== undefined) date = day + tongue.behindDay[size] + date;
  else if (year === undefined && size === 1 && tongue === _tongues.de) date = date.slice(0, 3);
  if (year !== undefined) date += tongue.beforeYear[size] + year;
  return weekday === undefined ? date : weekday + tongue.behindWeekday + date;
}
Object.assign(_parts, { _localeOf, _dateIn, _tongueOf, _weekdayIn });
