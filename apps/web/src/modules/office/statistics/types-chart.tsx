import type { ShowOccupancy, TypeShare } from "@podium/shared/contracts/statistics";
import { formatShortDateTime } from "#platform/format.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { LOOKS, type Look } from "./chart-looks.tsx";
import { RowChart } from "./row-chart.tsx";
import { typeRows } from "./type-rows.ts";

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
