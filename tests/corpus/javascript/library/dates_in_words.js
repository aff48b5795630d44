// covers: dates in the words of some languages, and the forms that they have there
const spring = new Date(Date.UTC(2023, 3, 9, 15, 4, 5)), autumn = new Date(Date.UTC(2024, 8, 30, 8, 0, 0));
const forms = [
  { weekday: "short", day: "numeric", month: "short" }, { weekday: "long", day: "numeric", month: "long", year: "numeric" }, { dateStyle: "full" },
  { dateStyle: "long" }, { dateStyle: "medium" }, { dateStyle: "short" }, { month: "long", year: "numeric" }, { month: "short" }, { weekday: "long" },
];
for (const locale of ["en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "it-IT", "nl-NL", "pt-BR"]) {
  for (const form of forms) console.log(locale, spring.toLocaleDateString(locale, form), "|", autumn.toLocaleDateString(locale, form));
}
console.log(new Intl.DateTimeFormat("de", { weekday: "short" }).format(spring), spring.toLocaleString("de-DE"), spring.toLocaleString("fr-FR", { dateStyle: "short" }));
console.log(new Date(-6e13).toString(), "|", new Date(-1e15).toUTCString());
