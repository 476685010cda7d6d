/** What the charts draw, computed from the reservations. Lapsed and cancelled ones count nowhere. */
import type { Reservation, Settlement } from "@podium/shared/contracts/reservations";
import type { Show } from "@podium/shared/contracts/shows";
import { theatreDay } from "../../platform/format.ts";
import { PAID_ONLINE } from "../../platform/payment-words.ts";

export type SeatMark = "scanned" | "paid" | "unpaid";

export interface ShowPicture {
  show: Pick<Show, "id" | "name" | "dateTime" | "seatsTotal">;
  /** Seats that are not in it are free. */
  seats: ReadonlyMap<string, SeatMark>;
  scanned: number;
  /** Paid seats that were not scanned. */
  expected: number;
  unpaid: number;
}

/** Of each show who sits where, soonest first. */
export function showPictures(shows: readonly Show[], reservations: readonly Reservation[]): ShowPicture[] {
  const standing = reservations.filter(isStanding);
  return shows
    .toSorted((a, b) => a.dateTime.localeCompare(b.dateTime))
    .map((show) => {
      const seats = new Map<string, SeatMark>();
      for (const reservation of standing) {
        if (reservation.show.id !== show.id) continue;
        for (const { seat, scannedAt } of reservation.seats) seats.set(seat.seatId, markOf(reservation, scannedAt));
      }
      const count = (mark: SeatMark): number => [...seats.values()].filter((each) => each === mark).length;
      return { show, seats, scanned: count("scanned"), expected: count("paid"), unpaid: count("unpaid") };
    });
}

export interface SalesPeriod {
  /** First day of the period, 'YYYY-MM-DD' on the theatre's clock. */
  day: string;
  /** Euros that were paid, and that are still waited for, of what was reserved in the period. */
  paid: number;
  waiting: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 45;

/** Sales by day of reserving, by week when there are more than 45 days; periods without sales are there too. */
export function salesOverTime(reservations: readonly Reservation[]): { unit: "day" | "week"; periods: SalesPeriod[] } {
  const sales = reservations.filter(isStanding).map(({ reservedAt, confirmed, totalprice }) => ({
    day: dayNumber(theatreDay(reservedAt)),
    confirmed,
    totalprice,
  }));
  const days = sales.map(({ day }) => day);
  const first = days.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY);
  const last = days.reduce((most, day) => Math.max(most, day), Number.NEGATIVE_INFINITY);
  if (sales.length === 0) return { unit: "day", periods: [] };
  const length = last - first >= MOST_DAYS ? 7 : 1;
  const periods = Array.from({ length: Math.floor((last - first) / length) + 1 }, (_, index) => ({
    day: new Date((first + index * length) * DAY_MS).toISOString().slice(0, 10),
    paid: 0,
    waiting: 0,
  }));
  for (const { day, confirmed, totalprice } of sales) {
    const period = periods[Math.floor((day - first) / length)];
    if (period) period[confirmed ? "paid" : "waiting"] += totalprice;
  }
  return { unit: length === 7 ? "week" : "day", periods };
}

export interface MethodShare {
  method: Settlement | "FREE";
  label: string;
  reservations: number;
  euros: number;
}

const METHODS = {
  MANUAL: "Overschrijving",
  PAYCONIQ: PAID_ONLINE,
  CASH: "Contant",
  FREE: "Gratis",
} as const satisfies Record<MethodShare["method"], string>;

/** How people pay; what costs nothing (a sponsor code, a guest of honour) is paid by no method. */
export function methodShares(reservations: readonly Reservation[]): MethodShare[] {
  const standing = reservations.filter(isStanding);
  return (["MANUAL", "PAYCONIQ", "CASH", "FREE"] as const)
    .map((method) => {
      const mine = standing.filter(
        ({ paymentMethod, totalprice }) => (totalprice === 0 ? "FREE" : paymentMethod) === method,
      );
      const euros = mine.reduce((sum, { totalprice }) => sum + totalprice, 0);
      return { method, label: METHODS[method], reservations: mine.length, euros };
    })
    .filter(({ reservations: count }) => count > 0);
}

function isStanding({ status }: Reservation): boolean {
  return status === "PENDING" || status === "CONFIRMED";
}

function markOf({ confirmed }: Reservation, scannedAt: string | null): SeatMark {
  if (scannedAt !== null) return "scanned";
  return confirmed ? "paid" : "unpaid";
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
