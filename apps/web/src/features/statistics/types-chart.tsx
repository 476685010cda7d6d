import type { ShowOccupancy, TypeShare } from "@podium/shared/contracts/statistics";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatShortDateTime } from "#platform/format.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { axis, bar, legendWord, tip } from "./chart-style.tsx";
import { typeRows } from "./type-rows.ts";

const FILLS = [
  "var(--color-velvet)",
  "var(--color-brass)",
  "var(--color-seat-scanned)",
  "var(--color-seat-expected)",
  "var(--color-info)",
  "var(--color-muted)",
];

/** Only where a second type was sold. */
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
    name: show?.name ?? "",
    when: show ? formatShortDateTime(show.dateTime) : "",
    ...Object.fromEntries(counts.map((count, index) => [`type${index}`, count])),
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
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={bars}
          layout="vertical"
          margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        >
          <CartesianGrid horizontal={false} stroke="var(--color-line)" />
          <XAxis type="number" {...axis} allowDecimals={false} />
          <YAxis type="category" dataKey="when" {...axis} width={130} />
          <Tooltip {...tip} labelFormatter={(when) => bars.find((row) => row.when === when)?.name ?? ""} />
          <Legend formatter={legendWord} />
          {names.map((name, index) => (
            <Bar {...bar} key={name} dataKey={`type${index}`} name={name} fill={FILLS[index] ?? ""} maxBarSize={30} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
