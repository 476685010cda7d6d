import type { Reservation } from "@podium/shared/contracts/reservations";
import { namedById } from "@podium/shared/halls/seat-names";
import { expect, test } from "vitest";
import type { Books } from "./books.ts";
import { compareBooks } from "./sum-checks.ts";

const ticketType = { id: 1, name: "Volwassene" };

const reservation = (id: number, more: Partial<Reservation>): Reservation => ({
  id,
  confirmed: more.status === "CONFIRMED",
  status: "PENDING",
  reservedAt: "2026-11-21T12:30:00.000Z",
  expiresAt: "2026-11-28T12:30:00.000Z",
  totalprice: 12.35,
  grossPrice: 12.35,
  paymentMethod: "MANUAL",
  reference: `Tickets #${id} - Wouters Els`,
  show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  user: { id: 1, firstname: "Els", lastname: "Wouters", email: "els@test.example", number: "0470112233" },
  seats: [{ id, seat: namedById("R1-A"), ticketType, price: 12.35, ticketPrice: 12.35, scannedAt: null }],
  guestCount: 1,
  ...more,
});

const paid = reservation(1, {
  status: "CONFIRMED",
  totalprice: 7.55,
  grossPrice: 14.9,
  gift: 2.55,
  discount: 1.3,
  vouchers: [{ code: "•", amount: 6.05 }],
});
const awaited = reservation(2, { paymentMethod: "PAYCONIQ" });
const transfer = reservation(3, {});
const ended = reservation(4, { status: "EXPIRED" });

function books(): Books {
  const line = (kind: string, cents: number, origin = "SOLD", paidWith: string | null = "CASH") => {
    return { kind, origin, paidWith, cents };
  };
  return {
    statistics: {
      overview: {
        totalUsers: 1,
        totalReservations: 3,
        totalTickets: 1,
        totalSales: 7.55,
        averageRevenuePerUser: 7.55,
        averageTicketsReservation: 1,
      },
      sales: { unit: "day", periods: [{ day: "2026-11-21", paid: 7.55, waiting: 24.7 }] },
      methods: [
        { method: "MANUAL", reservations: 2, euros: 19.9 },
        { method: "PAYCONIQ", reservations: 1, euros: 12.35 },
      ],
      vouchers: {
        sold: 30,
        soldInCash: 30,
        free: 10,
        refunded: 4.95,
        corrected: -1.05,
        spent: 6.05,
        open: 37.85,
        openVouchers: 3,
      },
      gifts: 0,
      giftsWithTickets: 2.55,
      shows: [
        {
          id: 1,
          name: "De vrek",
          dateTime: "2026-12-05T19:00:00.000Z",
          hallPlanId: 1,
          seatsTotal: 9,
          scanned: [],
          expected: [],
          unpaid: [],
          blocked: [],
          ticketTypes: [],
        },
      ],
      ticketTypes: [{ name: "Volwassene", sold: 1, unpaid: 2 }],
    },
    reservations: [paid, awaited, transfer, ended],
    payments: [paid, awaited, transfer, ended],
    refunds: [
      {
        paymentId: 1,
        reservation: ended,
        amount: 4.95,
        paidAt: "2026-11-21T12:30:00.000Z",
        reason: "RESERVATION_CANCELLED",
        message: "",
        method: "TRANSFER",
        providerReference: "",
        payer: "",
        refundedAt: "2026-11-21T12:30:00.000Z",
        canGoOnline: false,
        canBeTransferred: false,
        hasAccount: false,
        voucherId: 3,
      },
    ],
    ledger: [
      line("ISSUED", 3000),
      line("ISSUED", 1000, "FREE", null),
      line("ISSUED", 495, "REFUND", null),
      line("CORRECTED", -105),
      line("SPENT", -705),
      line("GIVEN_BACK", 100),
    ],
  };
}

test("books agree in which each place says the same", () => {
  expect(compareBooks(books())).toEqual([]);
});

/** Each case adds one cent in one place. */
test.each<[what: string, skew: (books: Books) => void]>([
  ["the sales", ({ statistics }) => void (statistics.overview.totalSales += 0.01)],
  ["the chart of what is paid", ({ statistics: { sales } }) => sales.periods.forEach((one) => void (one.paid += 0.01))],
  ["what is awaited", ({ statistics: { sales } }) => sales.periods.forEach((one) => void (one.waiting += 0.01))],
  ["gifts", ({ statistics }) => void (statistics.giftsWithTickets = 2.56)],
  ["the ways to pay", ({ statistics }) => statistics.methods.forEach((one) => void (one.euros += 0.01))],
  ["a type's tickets", ({ statistics }) => statistics.ticketTypes.forEach((one) => void (one.unpaid += 1))],
  ["vouchers sold", ({ statistics: { vouchers } }) => void (vouchers.sold += 0.01)],
  ["vouchers sold in cash", ({ statistics: { vouchers } }) => void (vouchers.soldInCash += 0.01)],
  ["vouchers given", ({ statistics: { vouchers } }) => void (vouchers.free += 0.01)],
  ["vouchers for refunds", ({ statistics: { vouchers } }) => void (vouchers.refunded += 0.01)],
  ["vouchers corrected", ({ statistics: { vouchers } }) => void (vouchers.corrected += 0.01)],
  ["vouchers spent", ({ statistics: { vouchers } }) => void (vouchers.spent += 0.01)],
  ["vouchers open", ({ statistics: { vouchers } }) => void (vouchers.open += 0.01)],
  ["a refund that became a voucher", ({ refunds }) => refunds.forEach((one) => void (one.amount += 0.01))],
  ["a line of the ledger", ({ ledger }) => ledger.slice(-1).forEach((one) => void (one.cents += 1))],
  [
    "what a row says of the seats",
    (all) => void (all.payments = [{ ...paid, grossPrice: 14.91 }, awaited, transfer, ended]),
  ],
  [
    "what a row of an ended one says",
    (all) => void (all.payments = [paid, awaited, transfer, { ...ended, grossPrice: 12.36 }]),
  ],
  ["a list that lacks one", (all) => void (all.payments = [paid, awaited, ended])],
])("books that differ by a cent are caught: %s", (_what, skew) => {
  const skewed = books();
  skew(skewed);
  expect(compareBooks(skewed)).not.toEqual([]);
});
