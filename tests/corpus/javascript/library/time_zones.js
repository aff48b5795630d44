// covers: times in other time zones, summer time, names of zones
const winter = new Date(Date.UTC(2024, 0, 15, 13, 4, 5)), summer = new Date(Date.UTC(2024, 6, 15, 23, 30, 0));
for (const timeZone of ["UTC", "America/New_York", "America/Los_Angeles", "Europe/London", "Europe/Berlin", "Asia/Tokyo", "Asia/Kolkata", "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "Asia/Dubai", "Asia/Shanghai"]) {
  console.log(timeZone.padEnd(20), winter.toLocaleString("en-US", { timeZone }), "|", summer.toLocaleString("en-US", { timeZone, timeZoneName: "short" }), "|", summer.toLocaleDateString("en-GB", { timeZone }));
}
const meeting = { dateStyle: "full", timeStyle: "long" };
console.log(new Intl.DateTimeFormat("en-US", { ...meeting, timeZone: "America/Chicago" }).format(winter));
console.log(new Intl.DateTimeFormat("en-US", { timeStyle: "full", timeZone: "Asia/Tokyo" }).format(winter), "|", new Intl.DateTimeFormat("en-US", { timeStyle: "full", timeZone: "Europe/Paris" }).format(summer));
console.log(new Intl.DateTimeFormat("en-US", { timeZone: "america/denver" }).resolvedOptions().timeZone, new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "America/Denver", hour12: false }).format(summer));
// The clock is changed on a Sunday of March and one of November, at two.
for (const time of [Date.UTC(2024, 2, 10, 6, 59), Date.UTC(2024, 2, 10, 7, 0), Date.UTC(2024, 10, 3, 5, 59), Date.UTC(2024, 10, 3, 6, 0)]) {
  console.log(new Date(time).toLocaleTimeString("en-US", { timeZone: "America/New_York", timeZoneName: "short" }));
}
try { winter.toLocaleString("en-US", { timeZone: "Mars/Base" }); } catch (error) { console.log(error.name + ": " + error.message); }
