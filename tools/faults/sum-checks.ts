import { setTimeout as sleep } from "node:timers/promises";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import { reservationExport } from "@podium/web/entities/reservations/reservation-export.ts";
import { guestRows } from "@podium/web/modules/office/reservations-admin/guest-list.ts";
import { exportRows } from "@podium/web/ui/csv.ts";
import type { Api } from "@podium/shared/contracts/client";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold, registerUser, sellVoucher, showForm } from "@podium/shared/test/steps.ts";
import { type Books, type LedgerSum, type Query, readBooks } from "./books.ts";
import { reserveInTime } from "./retries.ts";

const hall = readHall(specificationHall());

type ExportedRow = Readonly<Record<string, string>>;

function byHead([head = [], ...rows]: readonly (readonly string[])[]): ExportedRow[] {
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

/** Converts '12,50' to cents. */
export const readCents = (cell: string | undefined): number => Math.round(Number(cell?.replace(",", ".")) * 100);

/** Returns the columns that only the exports of reservations and payments have; they include all amounts. */
export const exportedReservations = (reservations: readonly Reservation[]): ExportedRow[] =>
  byHead(exportRows(reservations, [], reservationExport));

function exportedGuests(reservations: readonly Reservation[], showId: number): ExportedRow[] {
  const show = { id: showId, name: "", dateTime: "" };
  return byHead(guestRows({ reservations, show, hall, order: "name" }));
}

type Figure = [what: string, is: number, shouldBe: number];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const cents = (euros: number): number => Math.round(euros * 100);

const MOST_REFUNDS = 500;

const isActive = ({ status }: Reservation): boolean => status === "CONFIRMED" || status === "PENDING";

/** In cents. */
export function dueOf(reservations: readonly Reservation[], status: Reservation["status"]): number {
  return sum(reservations.filter((one) => one.status === status).map(({ totalprice }) => cents(totalprice)));
}

const giftsOf = (reservations: readonly Reservation[]): number =>
  sum(reservations.filter(({ status }) => status === "CONFIRMED").map(({ gift = 0 }) => cents(gift)));

const cashDueOf = (reservations: readonly Reservation[]): number =>
  sum(reservations.map(({ cashDue = 0 }) => cents(cashDue)));

function salesOf({ statistics, reservations }: Books): Figure[] {
  const active = reservations.filter(isActive);
  const cashDue = cashDueOf(reservations);
  const [paid, awaited] = [dueOf(reservations, "CONFIRMED") - cashDue, dueOf(reservations, "PENDING") + cashDue];
  const { periods } = statistics.sales;
  // Payments entirely by voucher involve no money.
  const inMoney = statistics.methods.filter(({ method }) => method !== "VOUCHER");
  return [
    ["sales of the statistics", cents(statistics.overview.totalSales), paid],
    ["gifts with tickets", cents(statistics.giftsWithTickets ?? 0), giftsOf(reservations)],
    ["paid in the chart of sales", sum(periods.map((period) => cents(period.paid))), paid],
    ["awaited in the chart of sales", sum(periods.map((period) => cents(period.waiting))), awaited],
    ["the ways to pay", sum(inMoney.map(({ euros }) => cents(euros))), paid + awaited],
    [
      "tickets by type",
      sum(statistics.ticketTypes.map(({ sold, unpaid }) => sold + unpaid)),
      sum(active.map(({ seats }) => seats.length)),
    ],
  ];
}

function vouchersOf({ statistics: { vouchers }, reservations, refunds, ledger }: Books): Figure[] {
  const lines = (which: (line: LedgerSum) => boolean): number => sum(ledger.filter(which).map((line) => line.cents));
  const issued = (origin: string) => lines((line) => line.kind === "ISSUED" && line.origin === origin);
  const inCash = lines(({ kind, paidWith }) => kind === "ISSUED" && paidWith === "CASH");
  const used = lines(({ kind }) => kind === "SPENT" || kind === "GIVEN_BACK");
  const paidParts = reservations.filter(isActive).flatMap(({ vouchers: parts = [] }) => parts);
  const asVouchers = refunds.filter(({ voucherId }) => voucherId !== undefined);
  const { sold, free, refunded, corrected, spent, open } = vouchers;
  return [
    ["vouchers sold", cents(sold), issued("SOLD")],
    ["vouchers sold in cash", cents(vouchers.soldInCash), inCash],
    ["vouchers given away", cents(free), issued("FREE")],
    ["vouchers for money that went back", cents(refunded), issued("REFUND")],
    ["vouchers corrected", cents(corrected), lines(({ kind }) => kind === "CORRECTED")],
    ["spent from vouchers, by their ledger", cents(spent), -used],
    ["spent from vouchers", cents(spent), sum(paidParts.map(({ amount }) => cents(amount)))],
    ["open on vouchers", cents(open), lines(() => true)],
    [
      "sold + given + refunded + corrected - spent of vouchers",
      cents(sold) + cents(free) + cents(refunded) + cents(corrected) - cents(spent),
      cents(open),
    ],
    ...(refunds.length < MOST_REFUNDS
      ? [["refunds given as vouchers", sum(asVouchers.map(({ amount }) => cents(amount))), cents(refunded)] as Figure]
      : []),
  ];
}

function exportsOf({ statistics, reservations, payments }: Books): Figure[] {
  const [ofAll, ofTransfers] = [exportedReservations(reservations), exportedReservations(payments)];
  const column = (rows: typeof ofAll, name: string, ...statuses: string[]): number =>
    sum(rows.filter(({ Status = "" }) => statuses.includes(Status)).map((row) => readCents(row[name])));
  const parts = ["Korting", "Cadeaubon", "Te betalen"];
  const unequal = [...ofAll, ...ofTransfers].flatMap((row): Figure[] => {
    const together = sum(parts.map((name) => readCents(row[name])));
    // No code reduces a gift, and no voucher pays it.
    const whole = readCents(row["Prijs van de plaatsen"]) + readCents(row.Gift);
    return together === whole ? [] : [[`an exported row's ${parts.join(" + ")} (${row.Status})`, together, whole]];
  });
  const guests = statistics.shows.flatMap(({ id }) => exportedGuests(reservations, id));
  const listed = (paid: string) =>
    sum(guests.filter(({ Betaald }) => Betaald === paid).map(({ Totaalprijs }) => readCents(Totaalprijs)));
  // The payments list includes all unpaid reservations, because a transfer may arrive for any of them.
  const otherwise = reservations.filter(
    ({ status, paymentMethod }) => status === "PENDING" && paymentMethod !== "MANUAL",
  );
  const cashDue = column(ofAll, "Nog contant te ontvangen", "Bevestigd");
  const overBank = statistics.methods.filter(({ method }) => method === "MANUAL");
  return [
    ...unequal,
    [
      "paid in the export of reservations",
      column(ofAll, "Te betalen", "Bevestigd") - cashDue,
      cents(statistics.overview.totalSales),
    ],
    [
      "gifts in the export of reservations",
      column(ofAll, "Gift", "Bevestigd"),
      cents(statistics.giftsWithTickets ?? 0),
    ],
    [
      "awaited in the export of reservations",
      column(ofAll, "Te betalen", "In Afwachting") + cashDue,
      sum(statistics.sales.periods.map(({ waiting }) => cents(waiting))),
    ],
    [
      "vouchers in the export of reservations",
      column(ofAll, "Cadeaubon", "Bevestigd", "In Afwachting"),
      cents(statistics.vouchers.spent),
    ],
    [
      "the export of payments",
      column(ofTransfers, "Te betalen", "Bevestigd", "In Afwachting"),
      sum(overBank.map(({ euros }) => cents(euros))) + sum(otherwise.map(({ totalprice }) => cents(totalprice))),
    ],
    ["paid in the exported guest lists", listed("Ja"), dueOf(reservations, "CONFIRMED")],
    ["unpaid in the exported guest lists", listed("Nee"), dueOf(reservations, "PENDING")],
  ];
}

const differences = (figures: readonly Figure[]): string[] =>
  figures.filter(([, is, shouldBe]) => is !== shouldBe).map(([what, is, shouldBe]) => `${what}: ${is} for ${shouldBe}`);

export const compareBooks = (books: Books): string[] =>
  differences([...salesOf(books), ...vouchersOf(books), ...exportsOf(books)]);

/** Checks, after all webhooks, that each payment at the provider is used or refunded, possibly in part. */
export async function compareProvider({ refunds }: Books, query: Query): Promise<string[]> {
  if (refunds.length >= MOST_REFUNDS) return [];
  const [online] = await query<{ provider: number; retained: number }>(
    `select (select coalesce(sum(amount_cents), 0)::int from test_provider_payments where status = 'paid') as provider,
       (select coalesce(sum(coalesce(paid_cents, amount_cents)), 0)::int from payments
        where status = 'PAID' and refund_reason is null and (waived_at is null or provider_ref is not null))
       - (select coalesce(sum(coalesce(paid_cents, amount_cents)), 0)::int from payments
        where refund_of is not null and refund_reason is not null) as retained`,
  );
  const backOnline = refunds.filter(({ method }) => method === "ONLINE").map(({ amount }) => cents(amount));
  return differences([
    ["retained of online payments, and going back", (online?.retained ?? 0) + sum(backOnline), online?.provider ?? 0],
  ]);
}

/** Generous, because a slow machine may need many tries to read the books twice before the reservations expire. */
const GIVE_UP_MS = 300_000;
const PRICE_EUROS = 12.35;
/** Less than the price of the seats, so that money is still due. */
const VOUCHER_EUROS = 5.05;
const GIFT_EUROS = 2.55;

async function sellUnpaid(url: string, admin: Api): Promise<void> {
  const { id: showId } = await admin.createShow({
    body: showForm({ name: "Nog te betalen", pricePerSeat: PRICE_EUROS }),
  });
  const { code: ticketCode } = await admin.createTicketCode({ body: { type: "DISCOUNT", percent: 15, maxTickets: 9 } });
  const { code: voucher } = await sellVoucher(admin, VOUCHER_EUROS);
  const user = apiOver(overFetch(url), (await registerUser(apiOver(overFetch(url)))).token);
  await hold(user, showId, ALL_SEATS.slice(0, 3));
  await user.setCartGift({ body: { amount: GIFT_EUROS } });
  await reserveInTime(user, showId, ALL_SEATS.slice(0, 3), { ticketCode, vouchers: [voucher] });
  await reserveInTime(user, showId, ALL_SEATS.slice(4, 5), { ticketCode, paymentMethod: "PAYCONIQ" });
}

/** Compares the books while reservations await payment, because at rest none do. */
export async function compareWhileAwaited(
  url: string,
  admin: Api,
  query: Query,
): Promise<{ wrong: string[]; awaitedCents: number }> {
  const deadline = Date.now() + GIVE_UP_MS;
  let why = "it had expired";
  while (Date.now() < deadline) {
    try {
      await sellUnpaid(url, admin);
      const books = await readBooks(admin, query);
      const awaitedCents = dueOf(books.reservations, "PENDING");
      if (awaitedCents > 0) return { wrong: compareBooks(books), awaitedCents };
    } catch (error) {
      // A server may not be up again yet.
      why = String(error);
      await sleep(500);
    }
  }
  return { wrong: [`the sums were never compared while something was awaited: ${why}`], awaitedCents: 0 };
}
