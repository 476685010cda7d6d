/** The user's data as a page to read and print; in a separate file, loaded on demand. */
import type { OwnData } from "@podium/shared/contracts/own-account";
import { type NamedSeat, namedById, seatLabel } from "@podium/shared/halls/seat-names";
import { type Language, LANGUAGES } from "@podium/shared/words/languages";
import { formatDate, formatDateTime, formatEuro } from "#platform/format.ts";
import { valueWord } from "./own-data-value-words.ts";
import { fieldWords, frameWords, partWords, type Words } from "./own-data-words.ts";

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const EUROS: ReadonlySet<string> = new Set([
  "price",
  "ticketPrice",
  "amount",
  "gift",
  "balance",
  "totalprice",
  "cashDue",
  "grossPrice",
  "returned",
  "opening",
  "counted",
  "difference",
]);
/** Fields with ids of seats, and the field beside each that has their names. */
const NAMES_OF_SEATS: Readonly<Record<string, string>> = {
  seatId: "place",
  fromSeatId: "fromPlace",
  toSeatId: "toPlace",
  seats: "places",
  offeredSeats: "offeredPlaces",
};
/** Fields that another one says: the summary of an event says its action in words. */
const SAID_ALREADY: ReadonlySet<string> = new Set([...Object.values(NAMES_OF_SEATS), "action"]);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#221a16}
h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid #bbb}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:.75rem 0}
dt{color:#5c514b}dd{margin:0;overflow-wrap:anywhere}li{margin:.5rem 0}dd ul{margin:0;padding-left:1.1rem}`;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** @returns a whole HTML document, which loads nothing from elsewhere */
export function ownDataDocument(data: OwnData, language: Language): string {
  const inLanguage = (words: Words): string => words[LANGUAGES.indexOf(language)] ?? words[0];
  const say = (words: Words): string => escape(inLanguage(words));

  /** @param part the part of the data that has the field */
  function simple(part: string, name: string, value: unknown): string {
    if (typeof value === "boolean") return say(value ? frameWords.yes : frameWords.no);
    if (typeof value === "number" && EUROS.has(name)) return escape(formatEuro(value));
    if (typeof value !== "string") return escape(String(value));
    if (MOMENT.test(value)) return escape(formatDateTime(value));
    if (DAY.test(value)) return escape(formatDate(`${value}T12:00:00Z`));
    // A server of the previous release does not send names.
    if (Object.hasOwn(NAMES_OF_SEATS, name)) return escape(seatLabel(namedById(value), language));
    return escape(valueWord(`${part}.${name}`, value, inLanguage) ?? value);
  }

  function shown(part: string, name: string, value: unknown): string {
    if (Array.isArray(value)) return `<ul>${value.map((one) => `<li>${shown(part, name, one)}</li>`).join("")}</ul>`;
    if (isNamedSeat(value)) return escape(seatLabel(value, language));
    if (typeof value === "object" && value !== null) return facts(part, value);
    return simple(part, name, value);
  }

  /** Leaves out empty fields, because most fields are optional. */
  function facts(part: string, fields: object): string {
    const all = new Map<string, unknown>(Object.entries(fields));
    const rows = [...all].filter(([name, value]) => !isEmpty(value) && !SAID_ALREADY.has(name));
    return `<dl>${rows
      .map(([name, value]) => {
        const named = all.get(NAMES_OF_SEATS[name] ?? "");
        return `<dt>${label(name)}</dt><dd>${shown(part, name, named ?? value)}</dd>`;
      })
      .join("")}</dl>`;
  }

  const label = (name: string): string => {
    const words = fieldWords[name];
    return words ? say(words) : escape(name);
  };
  const parts = Object.entries(partWords).map(([name, words]) => {
    const value: unknown = data[name as keyof OwnData];
    return `<h2>${say(words)}</h2>${isEmpty(value) ? `<p>${say(frameWords.nothing)}</p>` : shown(name, name, value)}`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say(frameWords.title)}</title><style>${STYLE}</style></head>
<body><h1>${say(frameWords.title)}</h1>
<p>${say(frameWords.from)} ${escape(formatDateTime(data.exportedAt))}</p>
${parts.join("\n")}
</body></html>
`;
}

const isNamedSeat = (value: unknown): value is NamedSeat =>
  typeof value === "object" && value !== null && "seatId" in value && "group" in value && "label" in value;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
