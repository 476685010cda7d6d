// A generated project with each kind of call that hidden-calls.ts finds, and with the calls that it lets pass.

const folder = "apps/api/src/modules";
const service = (module: string, feature: string): string => `${folder}/${module}/${feature}/${feature}.service.ts`;

const seats = `
import type { TicketCodesService } from "../ticket-codes/ticket-codes.service.ts";
/** @collected from all features */
type Endings = { readonly [Name in "cancelled"]: { readonly end: (id: number) => void } };
export type SeatsService = ReturnType<typeof createSeatsService>;
export function createSeatsService(deps: {
  codes: Pick<TicketCodesService, "validate">;
  settle?: (showId: number) => void;
  label?: () => string;
  endings?: Endings;
}) {
  return {
    hold: (id: number): boolean => deps.codes.validate(String(id)),
    onQueued(run: (showId: number) => void): void {
      run(1);
    },
  };
}
export async function seatsRoutes(app: object, deps: { shows: { cancel(id: number): void } }): Promise<void> {
  deps.shows.cancel(Object.keys(app).length);
}
`;

const sale = `
import { createTicketCodesService } from "./ticket-codes/ticket-codes.service.ts";
import { createSeatsService, seatsRoutes } from "./seats/seats.service.ts";
import { createShowsService } from "./shows/shows.service.ts";
import type { createHalls } from "../site/site.ts";
import type { App } from "../../platform/app.ts";

export function createSale(left: { halls: ReturnType<typeof createHalls> }) {
  const codes = createTicketCodesService();
  const plain = createSeatsService({ codes, label: () => left.halls.name() + codes.label });
  const shows = createShowsService({ seats: plain });
  const settling = { settle: (id: number) => shows.cancel(id) };
  createSeatsService({ codes, settle: shows.cancel });
  createSeatsService({ codes, endings: { cancelled: shows } });
  createSeatsService({ codes, label: () => shows.title });
  createSeatsService({ codes, ...settling });
  plain.onQueued((id) => shows.cancel(id));
  return {
    shows,
    async routes(app: App) {
      await app.register(seatsRoutes, { shows });
    },
  };
}
`;

const dependencies = `
import { createSale } from "./modules/sale/sale.ts";
import { createHalls } from "./modules/site/site.ts";
const halls = createHalls({ changed: () => sale.shows.cancel(1) });
const sale = createSale({ halls });
createHalls(sale);
`;

export const files: Readonly<Record<string, string>> = {
  [service("sale", "ticket-codes")]: `
export type TicketCodesService = ReturnType<typeof createTicketCodesService>;
export function createTicketCodesService() {
  return { label: "", validate: (code: string): boolean => code !== "" };
}
`,
  [service("sale", "seats")]: seats,
  [service("sale", "shows")]: `
import type { SeatsService } from "../seats/seats.service.ts";
export function createShowsService(deps: { seats: Pick<SeatsService, "hold"> }) {
  return { title: "", end: (id: number) => void id, cancel: (id: number): void => void deps.seats.hold(id) };
}
`,
  [`${folder}/sale/sale.ts`]: sale,
  [`${folder}/site/site.ts`]: `
export function createHalls(deps: { changed?: () => void; shows?: { cancel: (id: number) => void } }) {
  return { name: () => \`\${typeof deps}\` };
}
`,
  "apps/api/src/platform/app.ts": `
export interface App {
  register(plugin: object, options: object): Promise<void>;
}
`,
  "apps/api/src/dependencies.ts": dependencies,
};

export const hidden: readonly string[] = [
  "dependencies.ts: createHalls: a function given to site uses sale/shows",
  "dependencies.ts: createHalls: deps.shows.cancel is of sale/shows, and its type does not say so",
  "modules/sale/sale.ts: createSeatsService: deps.settle is of sale/shows, and its type does not say so",
  "modules/sale/sale.ts: createSeatsService: a function given to sale/seats uses sale/shows",
  "modules/sale/sale.ts: createSeatsService: a function given to sale/seats uses sale/shows",
  "modules/sale/sale.ts: plain.onQueued: a function given to sale/seats uses sale/shows",
  "modules/sale/sale.ts: seatsRoutes: deps.shows.cancel is of sale/shows, and its type does not say so",
];
