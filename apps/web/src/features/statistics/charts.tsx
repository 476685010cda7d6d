/** A separate module, so that the chart library loads on demand. */
import type { MethodShare, Sales, ShowOccupancy, TypeShare } from "@podium/shared/contracts/statistics";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { shareWords, soldSeats } from "./chart-marks.ts";
import { axis, bar, legendWord, tip } from "./chart-style.tsx";
import { TypesChart } from "./types-chart.tsx";

interface ChartsProps {
  sales: Sales;
  methods: readonly MethodShare[];
  shows: readonly ShowOccupancy[];
  ticketTypes: readonly TypeShare[];
}

const methodFills = {
  MANUAL: "var(--color-velvet)",
  PAYCONIQ: "var(--color-brass)",
  CASH: "var(--color-seat-scanned)",
  VOUCHER: "var(--color-info)",
  FREE: "var(--color-seat-expected)",
} as const;
const dayName = new Intl.DateTimeFormat("nl-BE", { day: "numeric", month: "short", timeZone: "UTC" });

export function Charts({ sales, methods, shows, ticketTypes }: ChartsProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 2xl:grid-cols-3 [&>:nth-child(3):last-child]:max-2xl:lg:col-span-2 [&>:nth-child(4)]:2xl:col-span-3">
      <SalesChart {...sales} />
      <MethodsChart methods={methods} />
      <ScansChart shows={shows} />
      <TypesChart ticketTypes={ticketTypes} shows={shows} />
    </div>
  );
}

function SalesChart({ unit, periods }: ChartsProps["sales"]) {
  const rows = periods.map(({ day, paid, waiting }) => ({ name: dayName.format(new Date(day)), paid, waiting }));
  return (
    <ChartFrame
      title={unit === "day" ? "Verkoop per dag" : "Verkoop per week"}
      columns={[unit === "day" ? "Dag" : "Week van", "Betaald", "Nog te betalen"]}
      rows={rows.map(({ name, paid, waiting }) => [name, formatEuro(paid), formatEuro(waiting)])}
      empty="Er is nog niets verkocht."
    >
      <ResponsiveContainer>
        <BarChart accessibilityLayer={false} data={rows} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="name" {...axis} minTickGap={24} />
          <YAxis {...axis} width={64} tickFormatter={(euros: number) => `€ ${euros}`} />
          <Tooltip {...tip} formatter={(euros) => formatEuro(Number(euros))} />
          <Legend formatter={legendWord} />
          <Bar {...bar} dataKey="paid" name="Betaald" fill="var(--color-velvet)" maxBarSize={48} />
          <Bar {...bar} dataKey="waiting" name="Nog te betalen" fill="var(--color-brass)" maxBarSize={48} />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}

function MethodsChart({ methods }: { methods: readonly MethodShare[] }) {
  const slices = methods.map(({ method, reservations }) => ({
    name: shareWords()[method],
    value: reservations,
    fill: methodFills[method],
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
      <ResponsiveContainer>
        <PieChart accessibilityLayer={false}>
          <Pie
            data={slices}
            dataKey="value"
            nameKey="name"
            innerRadius="52%"
            outerRadius="80%"
            stroke="var(--color-surface)"
            strokeWidth={3}
            label={{ fill: "var(--color-ink)", fontWeight: 600 }}
            labelLine={false}
            rootTabIndex={-1}
            isAnimationActive={false}
          />
          <Tooltip {...tip} formatter={(count) => `${String(count)} reserveringen`} />
          <Legend formatter={legendWord} />
        </PieChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}

function ScansChart({ shows }: { shows: readonly ShowOccupancy[] }) {
  const rows = shows
    .filter((show) => soldSeats(show) > 0)
    .map(({ name, dateTime, scanned, expected, unpaid }) => ({
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
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={rows}
          layout="vertical"
          margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        >
          <CartesianGrid horizontal={false} stroke="var(--color-line)" />
          <XAxis type="number" {...axis} allowDecimals={false} />
          <YAxis type="category" dataKey="when" {...axis} width={130} />
          <Tooltip {...tip} labelFormatter={(when) => rows.find((row) => row.when === when)?.name ?? ""} />
          <Legend formatter={legendWord} />
          <Bar {...bar} dataKey="scanned" name="Gescand" fill="var(--color-seat-scanned)" maxBarSize={30} />
          <Bar {...bar} dataKey="expected" name="Nog verwacht" fill="var(--color-seat-expected)" maxBarSize={30} />
          <Bar {...bar} dataKey="unpaid" name="Niet betaald" fill="var(--color-brass)" maxBarSize={30} />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
