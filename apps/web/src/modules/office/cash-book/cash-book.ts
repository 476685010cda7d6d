import type { CashBook, CashEntry } from "@podium/shared/contracts/cash-book";
import type { CashShift } from "@podium/shared/contracts/cash-shifts";
import { sumOfEuros } from "@podium/shared/money/money";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { exportedEuros } from "#platform/export-text.ts";
import { formatEuro, formatTime } from "#platform/format.ts";

/** @param day of an evening, which lasts until 5:00 the next day; null for tonight */
export function cashBookQuery(day: string | null, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["cash-book", day],
    fetch: (signal) => api.getCashBook({ query: day === null ? {} : { day }, signal }),
    room: rooms.payments,
  });
}

export const nameOf = ({ id, name }: CashEntry["volunteer"]): string => name || `Verwijderd account ${id}`;

export const WAYS: Readonly<Record<CashEntry["way"], string>> = { CASH: "Contant", CARD: "Kaart" };

/** 'Reservering 12', 'Reservering 12, plaats erbij', 'Terugbetaald van reservering 12', 'Cadeaubon 3' */
export function entryWords({ kind, reservationId, voucherId }: CashEntry): string {
  switch (kind) {
    case "RESERVATION":
      return `Reservering ${reservationId}`;
    case "SEATS_ADDED":
      return `Reservering ${reservationId}, plaats erbij`;
    case "REFUND":
      return `Terugbetaald van reservering ${reservationId}`;
    case "VOUCHER":
      return `Cadeaubon ${voucherId}`;
  }
}

/** 'waarvan gift € 5,00'; below zero for one that went back. Empty: none. */
export const giftWords = ({ gift = 0 }: Pick<CashEntry, "gift">): string =>
  gift === 0 ? "" : `waarvan gift ${formatEuro(gift)}`;

/** The evening as CSV rows: each volunteer's sums, each amount with its shift, then what was counted in each shift. */
export function cashBookRows({ day, volunteers, total, entries }: CashBook, shifts: readonly CashShift[]): string[][] {
  const giftsOf = (of: (entry: CashEntry) => boolean): number =>
    sumOfEuros(entries.filter(of).map(({ gift = 0 }) => gift));
  const sums = [
    ...volunteers.map((volunteer) => ({
      ...volunteer,
      name: nameOf(volunteer),
      gifts: giftsOf((entry) => entry.volunteer.id === volunteer.id),
    })),
    { ...total, name: "Totaal", gifts: giftsOf(() => true) },
  ];
  return [
    [
      "Avond",
      "Vrijwilliger",
      "Tijd",
      "Waarvoor",
      "Contant ontvangen",
      "Contant terugbetaald",
      "In kas",
      "Kaart",
      "Waarvan gift",
      "Dienst",
    ],
    ...sums.map(({ name, received, refunded, cash, card, gifts }) => [
      day,
      name,
      "",
      "Samen",
      ...[received, refunded, cash, card, gifts].map(exportedEuros),
      "",
    ]),
    ...entries.map((entry) => {
      const { at, volunteer, way, amount, gift } = entry;
      const isCash = way === "CASH";
      return [
        day,
        nameOf(volunteer),
        formatTime(at),
        entryWords(entry),
        isCash && amount > 0 ? exportedEuros(amount) : "",
        isCash && amount < 0 ? exportedEuros(-amount) : "",
        isCash ? exportedEuros(amount) : "",
        isCash ? "" : exportedEuros(amount),
        gift === undefined ? "" : exportedEuros(gift),
        entry.shiftId === null ? "zonder dienst" : String(entry.shiftId),
      ];
    }),
    ...shifts.flatMap(({ id, volunteer, openedAt, opening, closed }) => {
      const row = (at: string, what: string, amount: number): string[] => [
        day,
        nameOf(volunteer),
        formatTime(at),
        what,
        "",
        "",
        exportedEuros(amount),
        "",
        "",
        String(id),
      ];
      const began = row(openedAt, "Kassadienst begonnen met", opening);
      if (closed === null) return [began];
      const why = closed.note === null ? "" : `: ${closed.note}`;
      return [
        began,
        row(closed.at, "Kassadienst verwacht", closed.expected),
        row(closed.at, "Kassadienst geteld", closed.counted),
        row(closed.at, `Kassadienst verschil${why}`, closed.difference),
      ];
    }),
  ];
}
