import type { Reservation } from "@podium/shared/contracts/reservations";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import { guestRows } from "@podium/web/features/reservations-admin/guest-list.ts";
import type { Caller, Line } from "./caller.ts";
import type { Scenario } from "./participants.ts";
import type { Recorder } from "./recorder.ts";

const hall = readHall(specificationHall());

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const cents = (euros: number): number => Math.round(euros * 100);
/** '12,50' */
const readCents = (cell: string): number => cents(Number(cell.replace(",", ".")));

/** A column of the guest list that is downloaded, of paid reservations or of unpaid ones. */
function exported(reservations: readonly Reservation[], showId: number, paid: boolean): number {
  const show = { id: showId, name: "", dateTime: "" };
  const [head = [], ...rows] = guestRows({ reservations, show, hall, order: "name" });
  const [isPaid, total] = ["Betaald", "Totaalprijs"].map((name) => head.indexOf(name));
  const listed = rows.filter((row) => row[isPaid ?? -1] === (paid ? "Ja" : "Nee"));
  return sum(listed.map((row) => readCents(row[total ?? -1] ?? "")));
}

/** Every place that says what was sold says the same, to the cent; what was paid and not kept goes back. */
export async function checkSums(
  caller: Caller,
  { admin, showIds }: Pick<Scenario, "admin" | "showIds">,
  recorder: Recorder,
): Promise<string[]> {
  const line: Line = { via: 0, token: admin.token };
  const statistics = await caller.read(line, "getStatistics", {});
  const listed = await caller.read(line, "listReservations", { query: {} });
  const reservations = Array.isArray(listed) ? listed : [];
  const refunds = await caller.read(line, "listRefunds", {});
  if (!statistics || !refunds) return ["the sums could not be read"];
  const active = reservations.filter(({ status }) => status === "CONFIRMED" || status === "PENDING");
  const due = (status: Reservation["status"]) =>
    sum(active.filter((one) => one.status === status).map(({ totalprice }) => cents(totalprice)));
  const csv = (paid: boolean) => sum(showIds.map((showId) => exported(reservations, showId, paid)));
  const periods = statistics.sales.periods;
  const [online] = await recorder.query<{ provider: number; kept: number }>(
    `select (select coalesce(sum(amount_cents), 0)::int from test_provider_payments where status = 'paid') as provider,
       (select coalesce(sum(coalesce(paid_cents, amount_cents)), 0)::int from payments
        where status = 'PAID' and refund_reason is null and (waived_at is null or provider_ref is not null)) as kept`,
  );
  const backOnline = refunds.filter(({ method }) => method === "ONLINE").map(({ amount }) => cents(amount));
  // What vouchers pay alone is no money.
  const inMoney = statistics.methods.filter(({ method }) => method !== "VOUCHER");
  const byVoucher = active.flatMap(({ vouchers = [] }) => vouchers);
  const figures: Array<[what: string, is: number, shouldBe: number]> = [
    ["sales of the statistics", cents(statistics.overview.totalSales), due("CONFIRMED")],
    ["paid in the chart of sales", sum(periods.map(({ paid }) => cents(paid))), due("CONFIRMED")],
    ["awaited in the chart of sales", sum(periods.map(({ waiting }) => cents(waiting))), due("PENDING")],
    ["the ways to pay", sum(inMoney.map(({ euros }) => cents(euros))), due("CONFIRMED") + due("PENDING")],
    ["spent from vouchers", cents(statistics.vouchers.spent), sum(byVoucher.map(({ amount }) => cents(amount)))],
    ["paid in the exported guest lists", csv(true), due("CONFIRMED")],
    ["unpaid in the exported guest lists", csv(false), due("PENDING")],
    [
      "tickets by type",
      sum(statistics.ticketTypes.map(({ sold, unpaid }) => sold + unpaid)),
      sum(active.map(({ seats }) => seats.length)),
    ],
    ["kept of online payments, and going back", (online?.kept ?? 0) + sum(backOnline), online?.provider ?? 0],
  ];
  return figures
    .filter(([, is, shouldBe]) => is !== shouldBe)
    .map(([what, is, shouldBe]) => `${what}: ${is} for ${shouldBe}`);
}
