import { downloadOwnData, type OwnData } from "@podium/shared/contracts/own-account";
import { expect, it } from "vitest";
import * as z from "zod";
import { testReservation } from "#test/test-reservation.ts";
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
  seatMoves: [{ reservationId: 12, fromSeatId: "R1-A", toSeatId: "R2-B", movedAt: at }],
  passedTickets: [],
  returnedTickets: [],
  scans: [],
  bankTransfers: [],
  mails: [],
  passwordLinks: [],
  mailedLinks: [],
  secondStep: { passkeys: [], authenticator: null, recoveryCodes: [], askedSince: null },
  securityNotices: [],
  sessions: [],
  vouchers: [],
  contactMessages: [],
  showMessages: [],
  auditLog: [],
};

const open = (language: "nl" | "fr") => new DOMParser().parseFromString(ownDataDocument(data, language), "text/html");
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

it("one's data is a page in words: parts with a title, dates, amounts and seats as the site writes them", () => {
  const { body } = open("nl");
  expect([...body.querySelectorAll("h2")].map(({ textContent }) => textContent)).toContain("Reserveringen");
  const text = plain(body.textContent);
  for (const words of ["Voornaam", "An", "20 november 2026", "€ 24,00", "Rij 2, stoel B", "Bevestigd"])
    expect(text).toContain(words);
  expect(text).toMatch(/Winkelwagen\s*Niets\./);
});

it("what somebody typed is text in it, and nothing is fetched from elsewhere", () => {
  const page = open("nl");
  expect(page.querySelector("b, script, link, img")).toBeNull();
  expect(page.body.textContent).toContain("<b>Peeters</b>");
});

it("is in the language that the site is read in", () => {
  const page = open("fr");
  expect(page.documentElement.lang).toBe("fr");
  expect(page.body.textContent).toContain("Adresse e-mail");
});

/** Names of fields in it, at any depth. */
function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  if (schema instanceof z.ZodArray) return namesIn(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return namesIn(schema.unwrap());
  return [];
}

/** For volunteers alone, of a reservation's own, or in another field's words. */
const NOT_SHOWN = ["remark", "hasAccount", "maskedCode", "group", "label", "exportedAt"];

it("has a word for every field that the download has", () => {
  const parts = Object.keys(partWords);
  const known = new Set([...parts, ...Object.keys(fieldWords), ...NOT_SHOWN]);
  expect(namesIn(downloadOwnData.response[200]).filter((name) => !known.has(name))).toEqual([]);
});
