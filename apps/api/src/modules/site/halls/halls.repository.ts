import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { Underlay } from "@podium/shared/contracts/halls";
import type { Hall as DrawnHall } from "@podium/shared/halls/hall";
import { sql } from "kysely";
import { countAll, type Db } from "#platform/data/database.ts";

const seatsOfDraft = sql<number>`(
  select coalesce(sum(case when drawn ->> 'kind' = 'area' then coalesce((drawn ->> 'capacity')::integer, 0)
    else jsonb_array_length(drawn -> 'seats') end), 0)::integer
  from jsonb_array_elements(halls.draft -> 'groups') drawn)`;

const newestPlan = sql<HallPlan | null>`(
  select plan from hall_plans where hall_id = halls.id order by id desc limit 1)`;

export type HallRow = Awaited<ReturnType<typeof findHalls>>[number];
export type PlanRow = Awaited<ReturnType<typeof findPlans>>[number];

export function findHalls(db: Db, id?: number) {
  return db
    .selectFrom("halls")
    .select(["halls.id", "halls.address", "halls.draftChangedAt"])
    .select([
      sql<string>`halls.draft ->> 'name'`.as("name"),
      seatsOfDraft.as("seats"),
      sql<boolean>`halls.draft is distinct from ${newestPlan}`.as("hasChanges"),
    ])
    .$if(id !== undefined, (query) => query.where("halls.id", "=", id ?? 0))
    .orderBy(sql`folded(halls.draft ->> 'name')`)
    .orderBy("halls.id")
    .execute();
}

/** Finds plans, newest first. */
export function findPlans(db: Db, hallIds: readonly number[]) {
  return db
    .selectFrom("hallPlans")
    .where("hallId", "in", hallIds)
    .select((eb) => [
      "hallPlans.id",
      "hallPlans.hallId",
      "hallPlans.publishedAt",
      eb
        .selectFrom("hallPlanSeats")
        .whereRef("hallPlanSeats.hallPlanId", "=", "hallPlans.id")
        .select(countAll().as("seats"))
        .$asScalar()
        .$notNull()
        .as("seats"),
      eb
        .selectFrom("shows")
        .whereRef("shows.hallPlanId", "=", "hallPlans.id")
        .select(countAll().as("shows"))
        .$asScalar()
        .$notNull()
        .as("shows"),
    ])
    .orderBy("hallPlans.id", "desc")
    .execute();
}

export async function insertHall(
  db: Db,
  { plan, address }: { plan: HallPlan; address: string | null },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("halls")
    .values({ draft: JSON.stringify(plan), address, draftChangedAt: now, createdAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function setAddress(
  db: Db,
  id: number,
  address: string | null,
  now: Date,
): Promise<{ hall: string; was: string | null } | undefined> {
  return db
    .with("before", (query) =>
      query
        .selectFrom("halls")
        .where("id", "=", id)
        .select(["id", "address as was", sql<string>`draft ->> 'name'`.as("hall")])
        .forUpdate(),
    )
    .updateTable("halls")
    .from("before")
    .set({ address, addressChangedAt: now })
    .whereRef("halls.id", "=", "before.id")
    .returning(["before.hall", "before.was"])
    .executeTakeFirst();
}

/** Deletes a hall and its plans; a foreign key refuses that while a show uses one. @returns the hall's name */
export async function deleteHall(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom("halls")
    .where("id", "=", id)
    .returning(sql<string>`draft ->> 'name'`.as("name"))
    .executeTakeFirst();
  return row?.name;
}

export async function countShows(db: Db, hallId: number): Promise<number> {
  const { shows } = await db
    .selectFrom("shows")
    .innerJoin("hallPlans", "hallPlans.id", "shows.hallPlanId")
    .where("hallPlans.hallId", "=", hallId)
    .select(countAll().as("shows"))
    .executeTakeFirstOrThrow();
  return shows;
}

export function findDraft(db: Db, id: number) {
  return db
    .selectFrom("halls")
    .leftJoin("hallFloorPlans", "hallFloorPlans.hallId", "halls.id")
    .where("halls.id", "=", id)
    .select(["halls.id", "draft", "draftRevision", "underlay"])
    .select(sql<boolean>`hall_floor_plans.hall_id is not null`.as("hasFloorPlan"))
    .executeTakeFirst();
}

/** @param underlay undefined: unchanged; null: none @returns undefined when the stored draft has another revision */
export async function updateDraft(
  db: Db,
  draft: { id: number; revision: number; plan: HallPlan; underlay: Underlay | null | undefined },
  now: Date,
): Promise<number | undefined> {
  const { underlay } = draft;
  const row = await db
    .updateTable("halls")
    .set({
      draft: JSON.stringify(draft.plan),
      draftRevision: sql<number>`draft_revision + 1`,
      draftChangedAt: now,
      ...(underlay !== undefined && { underlay: underlay && JSON.stringify(underlay) }),
    })
    .where("id", "=", draft.id)
    .where("draftRevision", "=", draft.revision)
    .returning("draftRevision")
    .executeTakeFirst();
  return row?.draftRevision;
}

export function compareDraft(
  db: Db,
  { id, plan, underlay }: { id: number; plan: HallPlan; underlay: Underlay | null | undefined },
): Promise<{ revision: number; isSame: boolean } | undefined> {
  const sameUnderlay = sql<boolean>`underlay is not distinct from ${underlay && JSON.stringify(underlay)}::jsonb`;
  const isSame = sql<boolean>`draft = ${JSON.stringify(plan)}::jsonb
    and ${underlay === undefined ? sql`true` : sameUnderlay}`;
  return db
    .selectFrom("halls")
    .where("id", "=", id)
    .select(["draftRevision as revision", isSame.as("isSame")])
    .executeTakeFirst();
}

/** Locks a hall's draft, so that others wait who publish it. */
export function lockDraft(db: Db, id: number) {
  return db
    .selectFrom("halls")
    .where("id", "=", id)
    .select(["draft", "draftRevision as revision"])
    .forUpdate()
    .executeTakeFirst();
}

export async function findPlanOfDraft(db: Db, hallId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select newest.id from halls
    cross join lateral (
      select id, plan from hall_plans where hall_id = halls.id order by id desc limit 1
    ) newest
    where halls.id = ${hallId} and newest.plan = halls.draft`.execute(db);
  return rows[0]?.id;
}

export async function insertPlan(
  db: Db,
  hall: { hallId: number; drawn: DrawnHall; draftRevision: number },
  now: Date,
): Promise<number> {
  const { hallId, drawn, draftRevision } = hall;
  const { id } = await db
    .insertInto("hallPlans")
    .values({ hallId, plan: JSON.stringify(drawn.plan), draftRevision, publishedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = drawn.seats.map(({ seatId, place, groupId, group, label, kind, zone }) => ({
    seat_id: seatId,
    place,
    group_id: groupId,
    group_label: group,
    label,
    kind,
    zone,
  }));
  await sql`
    insert into hall_plan_seats (hall_plan_id, seat_id, place, group_id, group_label, label, kind, zone)
    select ${id}, seat.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as seat (seat_id text, place int, group_id text, group_label text, label text, kind text, zone text)`.execute(db);
  return id;
}

export async function findPlan(db: Db, id: number): Promise<HallPlan | undefined> {
  return (await db.selectFrom("hallPlans").where("id", "=", id).select("plan").executeTakeFirst())?.plan;
}

export interface FloorPlan {
  contentType: string;
  image: Buffer;
}

export async function storeFloorPlan(db: Db, hallId: number, picture: FloorPlan): Promise<void> {
  await db
    .insertInto("hallFloorPlans")
    .values({ hallId, ...picture })
    .onConflict((conflict) => conflict.column("hallId").doUpdateSet(picture))
    .execute();
}

export function findFloorPlan(db: Db, hallId: number): Promise<FloorPlan | undefined> {
  return db
    .selectFrom("hallFloorPlans")
    .where("hallId", "=", hallId)
    .select(["contentType", "image"])
    .executeTakeFirst();
}

export async function deleteFloorPlan(db: Db, hallId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("hallFloorPlans").where("hallId", "=", hallId).executeTakeFirst();
  return numDeletedRows > 0n;
}
