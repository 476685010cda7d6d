const atTheatre = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "medium",
});
const offset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Brussels", timeZoneName: "longOffset" });

/** '2027-03-06T20:00:00+01:00': the time at the theatre, wherever the reader is. */
export function localTime(moment: Date): string {
  const zone = offset.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${atTheatre.format(moment).replace(" ", "T")}${zone.replace("GMT", "") || "Z"}`;
}
