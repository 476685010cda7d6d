import { downloadOwnData, type OwnData } from "@podium/shared/contracts/own-account";
import { expect, it } from "vitest";
import * as z from "zod";
import { testReservation } from "#test/test-reservation.ts";
import { valueWord } from "./own-data-value-words.ts";
import { ownDataDocument } from "./own-data-document.ts";
import { fieldWords, partWords } from "./own-data-words.ts";

const at = "2026-11-20T19:00:00.000Z";
const data: OwnData = {
  exportedAt: at,
  account: {
    id: 4,
    firstname: "An",
    lastname: "<b>Peeters</b>",
    email: "an@voorbeeld.example",
    number: "+32470123456",
    role: "USER",
    pendingEmail: null,
    emailVerifiedAt: null,
    language: "nl",
    createdAt: at,
  },
  reservations: [{ ...testReservation({ id: 12, status: "CONFIRMED" }), ticketCode: null }],
  onlinePayments: [],
  refundAccounts: [],
  cart: null,
  waitingLists: [],
  waitingRooms: [],
  seatMoves: [
    {
      reservationId: 12,
      fromSeatId: "R1-A",
      fromPlace: { seatId: "R1-A", group: "Rij F", label: "12" },
      toSeatId: "R2-B",
      toPlace: { seatId: "R2-B", group: "Loge 3", label: "7" },
      movedAt: at,
    },
  ],
  passedTickets: [],
  returnedTickets: [],
  scans: [
    {
      reservationId: 12,
      seatId: "R3-C",
      place: { seatId: "R3-C", group: "Rij H", label: "1" },
      at,
      outcome: "ACCEPTED",
    },
  ],
  handOuts: [{ reservationId: 12, product: "Drankkaart", count: 1, at, outcome: "CONFLICT", takenBackAt: null }],
  bankTransfers: [],
  mails: [{ kind: "RESERVATION_RECEIVED", createdAt: at, sentAt: at }],
  passwordLinks: [],
  mailedLinks: [],
  secondStep: { passkeys: [], authenticator: null, recoveryCodes: [], askedSince: null },
  securityNotices: [],
  sessions: [],
  vouchers: [],
  newsletter: [
    {
      email: "an@voorbeeld.example",
      language: "nl",
      consent: "Ik wil de nieuwsbrief",
      askedAt: at,
      confirmedAt: at,
      leftAt: null,
    },
  ],
  castQuotas: [],
  cashShifts: [],
  contactMessages: [],
  showMessages: [],
  auditLog: [{ at, action: "RESERVATION_CONFIRMED", summary: "Betaling van reservering #12 bevestigd", byYou: false }],
};

const open = (language: "nl" | "fr") => new DOMParser().parseFromString(ownDataDocument(data, language), "text/html");
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

it("one's data is a page in words: parts with a title, dates, amounts and seats as the site writes them", () => {
  const { body } = open("nl");
  expect([...body.querySelectorAll("h2")].map(({ textContent }) => textContent)).toContain("Reserveringen");
  const text = plain(body.textContent);
  for (const words of ["Voornaam", "An", "20 november 2026", "€ 24,00", "Bevestigd"]) expect(text).toContain(words);
  expect(text).toMatch(/Winkelwagen\s*Niets\./);
});

it("has the words of the screens for what the data have as words of a machine, and nothing twice", () => {
  const text = plain(open("nl").body.textContent);
  for (const words of ["StatusBevestigd", "BetaalwijzeOverschrijving", "RolBezoeker", "TaalNederlands"])
    expect(text).toContain(words);
  for (const words of ["SoortBetaalgegevens", "AfloopBinnengelaten", "AfloopOok elders uitgegeven"])
    expect(text).toContain(words);
  expect(text).not.toMatch(/[A-Z]{2,}(_[A-Z]+)+|CONFIRMED|MANUAL|USER|ACCEPTED|CONFLICT/);
});

it("calls seats as their plan does, and by their id only where a server of the release before has no names", () => {
  const text = plain(open("nl").body.textContent);
  for (const words of ["VanRij F, stoel 12", "NaarLoge 3, stoel 7", "PlaatsRij H, stoel 1"])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Rij 2|Rij 3|R3-C/);
  const nameless = { showId: 1, seats: ["R1-A", "T4-B"], createdAt: at, expiresAt: at } as unknown as OwnData["cart"];
  const older = new DOMParser().parseFromString(ownDataDocument({ ...data, cart: nameless }, "nl"), "text/html");
  expect(plain(older.body.textContent)).toContain("PlaatsenRij 1, stoel ATafel 4, stoel B");
});

it("typed markup is text in it, and nothing is fetched from elsewhere", () => {
  const page = open("nl");
  expect(page.querySelector("b, script, link, img")).toBeNull();
  expect(page.body.textContent).toContain("<b>Peeters</b>");
});

it("is in the language that the site is read in", () => {
  const page = open("fr");
  expect(page.documentElement.lang).toBe("fr");
  expect(page.body.textContent).toContain("Adresse e-mail");
});

/** Returns the names of the fields in a schema, at any depth. */
function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  if (schema instanceof z.ZodArray) return namesIn(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return namesIn(schema.unwrap());
  return [];
}

/** Fields for volunteers only, of a reservation itself, or said by another field. */
const NOT_SHOWN = ["remark", "hasAccount", "maskedCode", "group", "label", "exportedAt", "action"];
const NAMES = ["place", "places", "fromPlace", "toPlace", "offeredPlaces"];

it("has a word for every field that the download has", () => {
  const parts = Object.keys(partWords);
  const known = new Set([...parts, ...Object.keys(fieldWords), ...NOT_SHOWN, ...NAMES]);
  expect(namesIn(downloadOwnData.response[200]).filter((name) => !known.has(name))).toEqual([]);
});

/** Returns the words that a field may have, by its part and name: 'mails.kind TICKETS'. */
function wordsIn(field: string, schema: unknown): string[] {
  if (schema instanceof z.ZodObject) {
    // The name of a seat says its kind.
    if ("seatId" in schema.shape && "group" in schema.shape) return [];
    const part = field.split(".", 1)[0];
    return Object.entries(schema.shape).flatMap(([name, inner]) => wordsIn(part ? `${part}.${name}` : name, inner));
  }
  if (schema instanceof z.ZodArray) return wordsIn(field, schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return wordsIn(field, schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => wordsIn(field, option));
  return schema instanceof z.ZodEnum ? schema.options.map((option) => `${field} ${option}`) : [];
}

it("has words for every value that is one of a few", () => {
  const all = wordsIn("", downloadOwnData.response[200]).filter((one) => !one.startsWith("auditLog.action "));
  expect(all).toEqual(expect.arrayContaining(["reservations.status PENDING", "mails.kind TICKETS"]));
  const isUnnamed = (one: string): boolean => {
    const [field = "", value = ""] = one.split(" ");
    return valueWord(field, value, ([words]) => words) === undefined;
  };
  expect(all.filter(isUnnamed)).toEqual([]);
});
