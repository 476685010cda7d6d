import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@podium/api/database/migrate.ts";
import { createDatabase } from "@podium/api/platform/data/database.ts";
import { readCatalog } from "@podium/api/test/catalog.ts";
import { compareSchemas } from "@podium/api/test/compare-schemas.ts";
import { type Hall, readHall } from "@podium/shared/halls/hall";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { hold, signIn, ticketsOf } from "@podium/shared/test/steps.ts";
import pg from "pg";
import { pino } from "pino";
import { expect } from "vitest";
import { root } from "../../scripts/setup/paths.mjs";
import { startApi } from "#services/api.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedis } from "#services/redis.ts";
import { releasedVersion } from "../release/changelog.ts";
import { SEASON } from "../release/season.ts";
import { test as base } from "./fixtures.ts";

const folderOfDumps = join(root, "tools/tests/previous");
const logger = pino({ level: "silent" });

type Rows = Record<string, string[]>;

async function columnsOf(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' group by 1`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Returns every row as text, with these columns only. */
async function rowsOf(pool: pg.Pool, tables: Map<string, string[]>): Promise<Rows> {
  const found: Rows = {};
  for (const [table, columns] of tables) {
    const list = columns.map((column) => `"${column}"`).join(", ");
    const text = `select to_jsonb(t)::text as row from (select ${list} from public.${table}) t order by 1`;
    found[table] = (await pool.query<{ row: string }>(text)).rows.map(({ row }) => row);
  }
  return found;
}

const test = base
  .extend("postgres", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const { url, server } = await startPostgres({ dir: join(sharedFolder, "postgres"), fast: true });
    onCleanup(() => server.stop());
    return url;
  })
  .extend("previous", ({ postgres }, { onCleanup }) => async (version: string) => {
    const name = `of_${version.replaceAll(".", "_")}`;
    const server = new pg.Client(postgres);
    await server.connect();
    await server.query(`drop database if exists ${name} with (force)`);
    await server.query(`create database ${name}`);
    await server.end();
    const url = Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
    const filling = new pg.Client(url);
    await filling.connect();
    await filling.query(readFileSync(join(folderOfDumps, `${version}.sql`), "utf8"));
    await filling.end();
    const database = createDatabase({ url, logger, timeLimits: null });
    onCleanup(() => database.close());
    return { url, ...database };
  });

/** Releases with a dump, oldest first. */
const versions = readdirSync(folderOfDumps)
  .map((file) => file.replace(/\.sql$/, ""))
  .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));

test("there is a dump of the newest release", () => {
  expect(versions.at(-1)).toBe(releasedVersion(readFileSync(join(root, "CHANGELOG.md"), "utf8")));
});

test.for(versions)("an upgrade from %s keeps every row of every table as it was", async (version, { previous }) => {
  const { url, pool } = await previous(version);
  const tables = await columnsOf(pool);
  const before = await rowsOf(pool, tables);
  expect(Object.values(before).flat().length).toBeGreaterThan(250);
  await migrate({ url, logger });
  const after = await rowsOf(pool, tables);
  // The row of `installation` names the database of the data, and a restore changes it.
  expect({ ...after, installation: [], seats: [] }).toEqual({ ...before, installation: [], seats: [] });
  const withoutVersion = ({ seats = [] }: Rows) => seats.map((row) => row.replace(/"version": \d+/, ""));
  expect(withoutVersion(after).toSorted()).toEqual(withoutVersion(before).toSorted());
});

test.for(versions.slice(-1))(
  "a process of %s finds every table, column and rule that it knows, and none in its way",
  async (version, { previous }) => {
    const { url, db } = await previous(version);
    const before = await readCatalog(db);
    expect(before.tables.length).toBeGreaterThan(25);
    await migrate({ url, logger });
    expect(compareSchemas(before, await readCatalog(db))).toEqual([]);
  },
);

test.for(versions)("the product goes on with the data of %s", async (version, { previous, folder }) => {
  const { url } = await previous(version);
  await using started = new AsyncDisposableStack();
  const redis = await startRedis({ dir: join(folder, "redis"), fast: true });
  started.defer(() => redis.server.stop());
  const { url: site } = started.use(
    await startApi({
      NODE_ENV: "test",
      DATABASE_URL: url,
      REDIS_URL: redis.url,
      DATA_DIR: folder,
      JWT_SECRET: SEASON.secret,
      ADMIN_EMAIL: SEASON.admin.email,
      ADMIN_PASSWORD: "not the one that the administrator chose",
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
    }),
  );
  const visitor = apiOver(overFetch(site));
  const admin = apiOver(overFetch(site), await signIn(visitor, SEASON.admin));
  const member = apiOver(overFetch(site), await signIn(visitor, SEASON.member));
  expect(await visitor.signIn({ body: SEASON.secured })).toMatchObject({ methods: ["PASSKEY", "TOTP", "RECOVERY"] });
  const [show] = await visitor.listShows();
  expect(show).toMatchObject({ name: SEASON.show.name, seatsTotal: 193, hallPlanId: 1, hallName: "Parochiezaal" });
  const showId = show?.id ?? 0;
  const halls = new Map<number, Hall>();
  for (const { id, hallPlanId } of await visitor.listShows())
    halls.set(id, readHall(await visitor.getHallPlan({ params: { planId: hallPlanId } })));

  const allPaid = (await member.listMyReservations()).filter(({ status }) => status === "CONFIRMED");
  for (const reservation of allPaid)
    for (const { seat } of reservation.seats)
      expect(halls.get(reservation.show.id)?.seat(seat.seatId)).toMatchObject({ ...seat });
  const paid = allPaid.filter((reservation) => reservation.show.id === showId);
  expect(paid.length).toBeGreaterThanOrEqual(5);
  const seatsOf = ({ seats }: (typeof paid)[number]) => seats.map(({ seat }) => seat.seatId);
  const free = new Set((await visitor.listAvailableSeats({ params: { showId } })).map(({ seatId }) => seatId));
  expect(paid.flatMap(seatsOf).filter((seatId) => free.has(seatId))).toEqual([]);
  const scannedBefore = paid.find(({ seats }) => seats.some(({ scannedAt }) => scannedAt));
  const tickets = await ticketsOf(member, scannedBefore?.id ?? 0);
  const scans = await Promise.all(
    [...tickets].map(([seatId, { secret: token }]) =>
      admin.scanSeat({ params: { reservationId: scannedBefore?.id ?? 0, seatId }, body: { token } }).then(
        ({ ok }) => ok,
        (error: unknown) => (error as { body: { code: string } }).body.code,
      ),
    ),
  );
  expect(scans.filter((outcome) => outcome !== true)).toEqual(["ALREADY_SCANNED"]);
  expect(scans).toHaveLength(3);
  const [seatId = ""] = free;
  await hold(member, showId, [seatId]);
  const { id } = await member.reserve({ params: { showId }, body: { seatIds: [seatId], paymentMethod: "MANUAL" } });
  expect(id).toBeGreaterThan(Math.max(...allPaid.map((one) => one.id)));
});
