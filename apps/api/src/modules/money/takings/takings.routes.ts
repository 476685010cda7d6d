import { getPlayTakings, getShowTakings, type Takings as TakingsJson } from "@podium/shared/contracts/takings";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/http/endpoint-route.ts";
import { type Evening, sumsOf, type Takings, type TakingsService } from "./takings.service.ts";

function presentSums(evenings: readonly Evening[]): TakingsJson["total"] {
  const { takingsCents, dueCents, waivedCents, lines, ...counts } = sumsOf(evenings);
  return {
    ...counts,
    takings: takingsCents / 100,
    due: dueCents / 100,
    waived: waivedCents / 100,
    lines: lines.map(({ cents, tickets }) => ({ price: cents / 100, tickets, amount: (cents * tickets) / 100 })),
  };
}

function presentTakings({ title, evenings }: Takings): TakingsJson {
  return {
    title,
    evenings: evenings.map((evening) => ({
      show: { id: evening.id, name: evening.name, dateTime: evening.startsAt.toISOString() },
      hall: evening.hall,
      cancelled: evening.cancelledAt !== null,
      ...presentSums([evening]),
    })),
    // Money of a show that is cancelled goes back, or becomes something else: see decision 091.
    total: presentSums(evenings.filter(({ cancelledAt }) => cancelledAt === null)),
  };
}

export async function takingsRoutes(app: FastifyInstance, { takings }: { takings: TakingsService }): Promise<void> {
  mount(app, getShowTakings, async ({ params }) => presentTakings(await takings.ofShow(params.id)));
  mount(app, getPlayTakings, async ({ params }) => presentTakings(await takings.ofPlay(params.id)));
}
