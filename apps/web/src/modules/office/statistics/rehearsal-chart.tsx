import type { RehearsalReport } from "@podium/shared/contracts/rehearsals";
import { formatCount } from "#platform/format.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartPatterns, type Series } from "./chart-parts.tsx";
import { ColumnChart } from "./column-chart.tsx";

const PEOPLE: readonly Series[] = [
  { name: "Binnen", look: 0 },
  { name: "Wachten", look: 1 },
];
const SEATS: readonly Series[] = [{ name: "Verkochte plaatsen", look: 2 }];

/** '1:05' after the opening, '-0:30' before it */
function momentWords(second: number, opensAfter: number): string {
  const away = Math.abs(second - opensAfter);
  return `${second < opensAfter ? "-" : ""}${Math.floor(away / 60)}:${String(away % 60).padStart(2, "0")}`;
}

/** The course of a rehearsal in time, counted from its opening. */
export function RehearsalChart({ report }: { report: RehearsalReport }) {
  const points = report.timeline.map(({ second, ...counts }) => ({
    ...counts,
    second,
    moment: momentWords(second, report.opensAfter),
  }));
  const bars = (values: (point: (typeof points)[number]) => number[]) =>
    points.map((point) => ({
      key: point.second,
      label: point.moment,
      title: point.moment,
      values: values(point),
    }));
  const figures = { axis: formatCount, words: formatCount, whole: true };
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <ChartPatterns />
      <ChartFrame
        title="Mensen, vanaf de opening"
        columns={["Moment", "Binnen", "Wachten"]}
        rows={points.map(({ moment, inside, waiting }) => [moment, formatCount(inside), formatCount(waiting)])}
        empty="Er is nog niets gebeurd."
      >
        <ColumnChart bars={bars(({ inside, waiting }) => [inside, waiting])} series={PEOPLE} {...figures} />
      </ChartFrame>
      <ChartFrame
        title="Verkochte plaatsen, vanaf de opening"
        columns={["Moment", "Verkochte plaatsen"]}
        rows={points.map(({ moment, seatsSold }) => [moment, formatCount(seatsSold)])}
        empty="Er is nog niets gebeurd."
      >
        <ColumnChart bars={bars(({ seatsSold }) => [seatsSold])} series={SEATS} {...figures} />
      </ChartFrame>
    </div>
  );
}
