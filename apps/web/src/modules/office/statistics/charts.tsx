/** A separate module, so that charts load on demand. */
import type { MethodShare, Sales, ShowOccupancy, TypeShare } from "@podium/shared/contracts/statistics";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartPatterns } from "./chart-looks.tsx";
import { shareWords, soldSeats } from "./chart-marks.ts";
import type { Series } from "./chart-parts.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { RingChart } from "./ring-chart.tsx";
import { RowChart } from "./row-chart.tsx";
import { TypesChart } from "./types-chart.tsx";

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
