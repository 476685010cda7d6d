/** A separate module, so that charts load on demand. */
import type { MethodShare, Sales, ShowOccupancy, TypeShare } from "@podium/shared/contracts/statistics";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartPatterns, type Look, LOOKS, type Series } from "./chart-parts.tsx";
import { shareWords, soldSeats } from "./chart-marks.ts";
import { ColumnChart } from "./column-chart.tsx";
import { RingChart } from "./ring-chart.tsx";
import { RowChart } from "./row-chart.tsx";
import { typeRows } from "./type-rows.ts";

interface ChartsProps {
  sales: Sales;
  methods: readonly MethodShare[];
  shows: readonly ShowOccupancy[];
  ticketTypes: readonly TypeShare[];
}

const methodLooks = { MANUAL: 0, PAYCONIQ: 1, CASH: 2, CARD: 3, VOUCHER: 4, FREE: 5 } as const;
const SALES: readonly Series[] = [
  { name: "Betaald", look: 0 },
  { name: "Nog te betalen", look: 1 },
];
const SCANS: readonly Series[] = [
  { name: "Gescand", look: 2 },
  { name: "Nog verwacht", look: 3 },
  { name: "Niet betaald", look: 1 },
];
/** '€ 1.000', and '€ 0,20' where next to nothing was sold */
const axisEuro = new Intl.NumberFormat("nl-BE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const dayName = new Intl.DateTimeFormat("nl-BE", { day: "numeric", month: "short", timeZone: "UTC" });

export function Charts({ sales, methods, shows, ticketTypes }: ChartsProps) {
  return (
    <>
      <ChartPatterns />
      <div className="grid gap-5 lg:grid-cols-2 2xl:grid-cols-3 [&>:nth-child(3):last-child]:max-2xl:lg:col-span-2 [&>:nth-child(4)]:2xl:col-span-3">
        <SalesChart {...sales} />
        <MethodsChart methods={methods} />
        <ScansChart shows={shows} />
        <TypesChart ticketTypes={ticketTypes} shows={shows} />
      </div>
    </>
  );
}

function SalesChart({ unit, periods }: ChartsProps["sales"]) {
  const rows = periods.map(({ day, paid, waiting }) => ({ day, name: dayName.format(new Date(day)), paid, waiting }));
  return (
    <ChartFrame
      title={unit === "day" ? "Verkoop per dag" : "Verkoop per week"}
      columns={[unit === "day" ? "Dag" : "Week van", "Betaald", "Nog te betalen"]}
      rows={rows.map(({ name, paid, waiting }) => [name, formatEuro(paid), formatEuro(waiting)])}
      empty="Er is nog niets verkocht."
    >
      <ColumnChart
        bars={rows.map(({ day, name, paid, waiting }) => ({
          key: day,
          label: name,
          title: name,
          values: [paid, waiting],
        }))}
        series={SALES}
        axis={(euros) => axisEuro.format(euros)}
        words={formatEuro}
      />
    </ChartFrame>
  );
}

function MethodsChart({ methods }: { methods: readonly MethodShare[] }) {
  const slices = methods.map(({ method, reservations }) => ({
    name: shareWords()[method],
    value: reservations,
    look: methodLooks[method],
  }));
  return (
    <ChartFrame
      title="Betaalwijzen"
      columns={["Betaalwijze", "Reserveringen", "Bedrag"]}
      rows={methods.map(({ method, reservations, euros }) => [
        shareWords()[method],
        String(reservations),
        formatEuro(euros),
      ])}
      empty="Er is nog niets gereserveerd."
    >
      <RingChart slices={slices} words={(count) => (count === 1 ? "1 reservering" : `${count} reserveringen`)} />
    </ChartFrame>
  );
}

function ScansChart({ shows }: { shows: readonly ShowOccupancy[] }) {
  const rows = shows
    .filter((show) => soldSeats(show) > 0)
    .map(({ id, name, dateTime, scanned, expected, unpaid }) => ({
      id,
      name,
      when: formatShortDateTime(dateTime),
      scanned: scanned.length,
      expected: expected.length,
      unpaid: unpaid.length,
    }));
  return (
    <ChartFrame
      title="Gescand en verwacht"
      columns={["Voorstelling", "Wanneer", "Gescand", "Nog verwacht", "Niet betaald"]}
      rows={rows.map(({ name, when, scanned, expected, unpaid }) => [
        name,
        when,
        String(scanned),
        String(expected),
        String(unpaid),
      ])}
      empty="Er is nog niets gereserveerd."
    >
      <RowChart
        bars={rows.map(({ id, when, name, scanned, expected, unpaid }) => ({
          key: id,
          label: when,
          title: name,
          values: [scanned, expected, unpaid],
        }))}
        series={SCANS}
      />
    </ChartFrame>
  );
}

/** Renders only when a second type was sold. */
export function TypesChart({
  ticketTypes,
  shows,
}: {
  ticketTypes: readonly TypeShare[];
  shows: readonly ShowOccupancy[];
}) {
  const counted = typeRows(ticketTypes, shows);
  if (!counted) return null;
  const { names, shows: rows, all } = counted;
  const bars = rows.map(({ show, counts }) => ({
    key: show?.id ?? "",
    label: show ? formatShortDateTime(show.dateTime) : "",
    title: show?.name ?? "",
    values: counts,
  }));
  const words = (counts: readonly number[]): string[] => counts.map(String);
  return (
    <ChartFrame
      title="Tickets per type"
      columns={["Wanneer", "Voorstelling", ...names, "Samen", "Niet betaald"]}
      rows={[
        ...rows.map(({ show, counts, total, unpaid }) => [
          show ? formatShortDateTime(show.dateTime) : "",
          show?.name ?? "",
          ...words([...counts, total, unpaid]),
        ]),
        ["Alle voorstellingen", "", ...words([...all.counts, all.total, all.unpaid])],
      ]}
      empty="Er is nog niets gereserveerd."
    >
      <RowChart bars={bars} series={names.map((name, index) => ({ name, look: (index % LOOKS.length) as Look }))} />
    </ChartFrame>
  );
}
