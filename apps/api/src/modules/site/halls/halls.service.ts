import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { Evacuation } from "@podium/shared/contracts/check-in";
import type { Underlay } from "@podium/shared/contracts/halls";
import { packPlan } from "@podium/shared/halls/drawn-plan";
import { evacuationOf } from "@podium/shared/halls/exits";
import { findFaults } from "@podium/shared/halls/faults";
import { readHall } from "@podium/shared/halls/hall";
import type { Language } from "@podium/shared/words/languages";
import { LRUCache } from "lru-cache";
import { countedPlaces } from "@podium/shared/words/counted-places";
import type { Clock } from "#platform/process/clock.ts";
import { compressAside, type Compressed } from "#platform/http/compressed.ts";
import { type Database, type Db, isForeignKeyViolation } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Events } from "#platform/process/events.ts";
import type { AuditService, LogSentences } from "#modules/records/audit/audit.service.ts";
import { requireRevision, saveDraft } from "#modules/records/documents/drafts.service.ts";
import { hallAddressChanging } from "./halls.events.ts";
import * as repository from "./halls.repository.ts";

type HallsLog = typeof hallsLog;

export const hallsLog = {
  HALL_CREATED: ({ hall, address }: { hall: string; address?: string }) =>
    `Zaal "${hall}" gemaakt${address === undefined ? "" : `, op het adres ${address}`}`,
  HALL_PUBLISHED: ({ hall, hallPlanId, seats }: { hall: string; hallPlanId: number; seats: number }) =>
    `Zaal "${hall}" gepubliceerd als plan #${hallPlanId}, met ${countedPlaces(seats)}`,
  HALL_ADDRESS_CHANGED: ({ hall, was, is }: { hall: string; was: string | null; is: string | null }) =>
    `Adres van zaal "${hall}" gewijzigd: ${was ?? "geen eigen adres"} → ${is ?? "geen eigen adres"}`,
  HALL_DELETED: ({ hall }: { hall: string }) => `Zaal "${hall}" verwijderd`,
} satisfies LogSentences;

/** More plans than the shows of a season use; the largest possible ones take 7 MB each, packed a twelfth of that. */
const MAX_CACHED_BYTES = 50_000_000;

interface PlanForm {
  planId: number;
  packed: boolean;
}

/** A plan never changes: it is read and compressed once, also when thousands open the page at once. */
function createPublishedPlans(db: Db): (form: PlanForm) => Promise<Compressed | undefined> {
  const plans = new LRUCache<string, Compressed, PlanForm>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ plain, brotli, gzip }) => plain.length + brotli.length + gzip.length,
    fetchMethod: async (_key, _old, { context: { planId, packed } }) => {
      const plan = await repository.findPlan(db, planId);
      return plan && compressAside(Buffer.from(JSON.stringify(packed ? packPlan(plan) : plan)));
    },
  });
  return (form) => plans.fetch(`${form.planId}${form.packed ? " packed" : ""}`, { context: form });
}

/** Plans whose exits devices at the entrance ask for every few seconds; more than have a show within two days. */
const MAX_EVACUATIONS = 100;

function createEvacuations(db: Db): (planId: number) => Promise<Evacuation | undefined> {
  const evacuations = new LRUCache<number, Evacuation>({
    max: MAX_EVACUATIONS,
    fetchMethod: async (planId) => {
      const plan = await repository.findPlan(db, planId);
      return plan && evacuationOf(plan);
    },
  });
  return (planId) => evacuations.fetch(planId);
}

export type HallsService = ReturnType<typeof createHallsService>;

export interface Hall extends repository.HallRow {
  /** Newest first. */
  plans: repository.PlanRow[];
}

export interface NewHall {
  plan: HallPlan;
  /** Absent: the society's address. */
  address?: string | null;
}

const SHOWS: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  nl: ["voorstelling", "voorstellingen"],
  fr: ["représentation", "représentations"],
  en: ["performance", "performances"],
};

const countedShows = (count: number, language: Language): string => `${count} ${SHOWS[language][count === 1 ? 0 : 1]}`;

export function createHallsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<HallsLog>, "record">;
  events: Pick<Events, "emit">;
}) {
  const { database, clock, audit, events } = deps;
  const publishedPlan = createPublishedPlans(database.db);
  const evacuation = createEvacuations(database.db);

  async function find(id?: number): Promise<Hall[]> {
    const halls = await repository.findHalls(database.db, id);
    const plans =
      halls.length === 0
        ? []
        : await repository.findPlans(
            database.db,
            halls.map((hall) => hall.id),
          );
    const byHall = Map.groupBy(plans, ({ hallId }) => hallId);
    return halls.map((hall) => ({ ...hall, plans: byHall.get(hall.id) ?? [] }));
  }

  async function get(id: number): Promise<Hall> {
    const [hall] = await find(id);
    if (!hall) throw new DomainError("HALL_NOT_FOUND");
    return hall;
  }

  return {
    /** @param form packed: for a screen, as `halls/drawn-plan.ts` packs large plans */
    async publishedPlan(form: PlanForm): Promise<Compressed> {
      const plan = await publishedPlan(form);
      if (!plan) throw new DomainError("HALL_PLAN_NOT_FOUND");
      return plan;
    },

    /** Exits and wheelchair places of a published plan, which never changes. @throws DomainError HALL_PLAN_NOT_FOUND */
    async evacuation(planId: number): Promise<Evacuation> {
      const found = await evacuation(planId);
      if (!found) throw new DomainError("HALL_PLAN_NOT_FOUND");
      return found;
    },

    list: (): Promise<Hall[]> => find(),

    async create({ plan, address = null }: NewHall, actorId: number): Promise<Hall> {
      const id = await database.transact(async (transaction) => {
        const created = await repository.insertHall(transaction.db, { plan, address }, clock.now());
        const subject = { type: "hall", id: created } as const;
        const details = { hall: plan.name, ...(address !== null && { address }) };
        await audit.record(transaction, { actorId, action: "HALL_CREATED", subject, details });
        return created;
      });
      return get(id);
    },

    /** @param address null: the society's address @throws DomainError HALL_NOT_FOUND */
    async setAddress(id: number, address: string | null, actorId: number): Promise<Hall> {
      await database.transact(async (transaction) => {
        const followUps: Array<() => Promise<void>> = [];
        const onChanged = (run: () => Promise<void>): void => void followUps.push(run);
        await events.emit(hallAddressChanging, { transaction, hallId: id, onChanged });
        const before = await repository.setAddress(transaction.db, id, address, clock.now());
        for (const run of followUps) await run();
        if (!before) throw new DomainError("HALL_NOT_FOUND");
        if (before.was === address) return;
        const subject = { type: "hall", id } as const;
        const details = { ...before, is: address };
        await audit.record(transaction, { actorId, action: "HALL_ADDRESS_CHANGED", subject, details });
      });
      return get(id);
    },

    /** @throws DomainError HALL_NOT_FOUND, HALL_IN_USE */
    async delete(id: number, actorId: number): Promise<void> {
      try {
        await database.transact(async (transaction) => {
          const hall = await repository.deleteHall(transaction.db, id);
          if (hall === undefined) throw new DomainError("HALL_NOT_FOUND");
          const subject = { type: "hall", id } as const;
          await audit.record(transaction, { actorId, action: "HALL_DELETED", subject, details: { hall } });
        });
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error;
        const count = await repository.countShows(database.db, id);
        throw new DomainError("HALL_IN_USE", { shows: (language) => countedShows(count, language) });
      }
    },

    async draft(id: number) {
      const draft = await repository.findDraft(database.db, id);
      if (!draft) throw new DomainError("HALL_NOT_FOUND");
      return draft;
    },

    /** @throws DomainError HALL_NOT_FOUND, DRAFT_CHANGED */
    saveDraft: (draft: {
      id: number;
      revision: number;
      plan: HallPlan;
      underlay: Underlay | null | undefined;
    }): Promise<number> =>
      saveDraft(
        {
          update: () => repository.updateDraft(database.db, draft, clock.now()),
          compare: () => repository.compareDraft(database.db, draft),
        },
        "HALL_NOT_FOUND",
      ),

    /** @returns the newest plan's id if that is equal @throws DomainError HALL_NOT_FOUND, DRAFT_CHANGED, PLAN_FAULTY */
    publish: (id: number, revision: number | undefined, actorId: number): Promise<number> =>
      database.transact(async (transaction) => {
        const { db } = transaction;
        const stored = await repository.lockDraft(db, id);
        requireRevision(stored, { seen: revision, notFound: "HALL_NOT_FOUND" });
        const { draft, revision: draftRevision } = stored;
        const published = await repository.findPlanOfDraft(db, id);
        if (published !== undefined) return published;
        const faults = findFaults(draft).map(({ path, message }) => ({ field: path.join("."), message }));
        if (faults.length > 0) throw new DomainError("PLAN_FAULTY", {}, faults);
        const drawn = readHall(draft);
        const hallPlanId = await repository.insertPlan(db, { hallId: id, drawn, draftRevision }, clock.now());
        const details = { hall: draft.name, hallPlanId, seats: drawn.seats.length };
        const subject = { type: "hall", id } as const;
        await audit.record(transaction, { actorId, action: "HALL_PUBLISHED", subject, details });
        return hallPlanId;
      }),
  };
}
