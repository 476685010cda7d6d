import type { Show } from "@podium/shared/contracts/shows";
import type { Takings, TakingsOfEvening } from "@podium/shared/contracts/takings";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { exportedEuros } from "#platform/export-text.ts";
import { formatShortDateTime, theatreDay } from "#platform/format.ts";

/** An evening, or a play with all of its evenings. */
export interface TakingsChoice {
  readonly kind: "show" | "play";
  readonly id: number;
}

export function takingsQuery({ kind, id }: TakingsChoice) {
  const params = { id };
  return liveQuery({
    key: ["takings", kind, id],
    fetch: (signal): Promise<Takings> =>
      kind === "play" ? api.getPlayTakings({ params, signal }) : api.getShowTakings({ params, signal }),
    room: rooms.payments,
  });
}

type Listed = Pick<Show, "id" | "name" | "dateTime" | "playId">;

/** 'play-3' and 'show-12', with their words: plays with more than one evening first, then the evenings, newest first. */
export function takingsOptions(shows: readonly Listed[]): Array<{ value: string; label: string }> {
  const evenings = shows.toSorted((a, b) => Date.parse(b.dateTime) - Date.parse(a.dateTime));
  const plays = [...Map.groupBy(evenings, ({ playId }) => playId)].flatMap(([playId, [first, ...others]]) =>
    playId === undefined || !first || others.length === 0
      ? []
      : [{ value: `play-${playId}`, label: `${first.name}: alle ${others.length + 1} voorstellingen samen` }],
  );
  return [
    ...plays,
    ...evenings.map(({ id, name, dateTime }) => ({
      value: `show-${id}`,
      label: `${name}, ${formatShortDateTime(dateTime)}`,
    })),
  ];
}

/** The choice in the address; otherwise the evening that was played last, or the first one that will be. */
export function choiceOf(shows: readonly Listed[], chosen: string | null, now: number): TakingsChoice | null {
  const [, kind, id] = /^(show|play)-(\d+)$/.exec(chosen ?? "") ?? [];
  if (kind !== undefined) return { kind: kind === "play" ? "play" : "show", id: Number(id) };
  const inOrder = shows.toSorted((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
  const last = inOrder.findLast(({ dateTime }) => Date.parse(dateTime) <= now) ?? inOrder[0];
  return last ? { kind: "show", id: last.id } : null;
}

/** 'afrekening-de-vrek-2026-12-05' */
export function fileNameOf({ title, evenings }: Takings): string {
  const [only, ...others] = evenings;
  const day = only && others.length === 0 ? `-${theatreDay(only.show.dateTime)}` : "";
  return `afrekening-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}${day}`;
}

type Sums = Takings["total"];

const HEAD = ["Voorstelling", "Dag", "Zaal", "Capaciteit", "Prijs", "Tickets", "Bedrag"];

function rowsOf(sums: Sums, start: readonly [string, string, string]): string[][] {
  const lines = sums.lines.map(({ price, tickets, amount }) => [
    exportedEuros(price),
    String(tickets),
    exportedEuros(amount),
  ]);
  return [
    ...lines.map((line) => [...start, "", ...line]),
    [...start, "", exportedEuros(0), String(sums.free), exportedEuros(0)],
    ...(sums.waived > 0 ? [[...start, "", "Kwijtgescholden", "", exportedEuros(-sums.waived)]] : []),
    [...start, String(sums.capacity), "Samen", String(sums.tickets), exportedEuros(sums.takings)],
  ];
}

/** A row for each price of each evening and its sum, then those of all together. */
export function takingsRows({ title, evenings, total }: Takings): string[][] {
  const each = evenings.flatMap((evening) =>
    rowsOf(evening, [
      evening.cancelled ? `${evening.show.name} (afgelast)` : evening.show.name,
      theatreDay(evening.show.dateTime),
      evening.hall,
    ]),
  );
  return [HEAD, ...each, ...(evenings.length > 1 ? rowsOf(total, [title, "Alle voorstellingen", ""]) : [])];
}

/** Share of the places that were not blocked. */
export function occupancyWords({
  capacity,
  blocked,
  tickets,
}: Pick<TakingsOfEvening, "capacity" | "blocked" | "tickets">) {
  const places = capacity - blocked;
  return places <= 0 ? "" : `${Math.round((tickets / places) * 100)} % bezet`;
}
