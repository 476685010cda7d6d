import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { Role } from "@podium/shared/contracts/roles";
import { sql } from "kysely";
import type { Dependencies } from "#dependencies.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import { demoPlays } from "./demo-plays.ts";

export const DEMO_PASSWORD = "podium-demo";
export const DEMO_USERS = ["an.peeters@podium.example", "jef.claes@podium.example"] as const;

type Person = Record<"firstname" | "lastname" | "email" | "number", string>;

export const DEMO_VOLUNTEERS: ReadonlyArray<Person & { role: Role }> = [
  { firstname: "Mia", lastname: "Maes", email: "onthaal@podium.example", number: "0470112233", role: "DOOR" },
  { firstname: "Luc", lastname: "Jacobs", email: "kassa@podium.example", number: "0480332211", role: "BOX_OFFICE" },
];

const SEED_LOCK = 20_261_121;
const DAY_MS = 24 * 3600 * 1000;

/** Saturdays at eight in Brussels, in the coming weeks. */
function upcomingSaturdays(clock: Clock): Date[] {
  const today = clock.now();
  const toSaturday = (6 - today.getUTCDay() + 7) % 7;
  return [2, 3, 8].map((weeks) => {
    const day = new Date(today.getTime() + (toSaturday + 7 * weeks) * DAY_MS);
    const noon = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12));
    const hourInBrussels = Number(
      new Intl.DateTimeFormat("en-GB", { hour: "2-digit", timeZone: "Europe/Brussels" }).format(noon),
    );
    return new Date(noon.getTime() + (20 - hourInBrussels) * 3600 * 1000);
  });
}

const SHOWS = ["De vrek van Vlierbeke", "De vrek van Vlierbeke (slotavond)", "Kerst in de keuken"] as const;

const FAMILY_TYPES = [
  { name: "Volwassene", description: "", prices: [{ zone: null, price: 12 }] },
  { name: "Kind", description: "Tot en met 12 jaar.", prices: [{ zone: null, price: 6 }] },
];

const SALES = [
  { user: 0, show: 0, seats: ["T2-A", "T2-B", "T2-C", "T2-D"], code: "SPONSOR" },
  { user: 1, show: 0, seats: ["R1-F", "R1-G"], code: null },
  { user: 0, show: 0, seats: ["T15-A", "T15-B"], code: null },
  { user: 1, show: 0, seats: ["T14-A", "T14-B", "T14-C"], code: "SPONSOR" },
  { user: 0, show: 1, seats: ["T3-A", "T3-B", "T3-C", "T3-D"], code: "SPONSOR" },
  { user: 1, show: 1, seats: ["R2-K", "R2-L"], code: null },
] as const;

const PRODUCTS = [
  { name: "Drankkaart", priceCents: 1000, vatBasisPoints: 2100, stock: null },
  { name: "Programmaboekje", priceCents: 300, vatBasisPoints: 600, stock: 150 },
];

type SeedDependencies = Pick<
  Dependencies,
  "database" | "clock" | "users" | "plays" | "shows" | "codes" | "products" | "seats" | "reservations"
>;

function findAccount(db: Db, email: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** @returns false when the database has shows: then nothing is created */
export async function seedDemo(deps: SeedDependencies, { volunteers }: { volunteers: boolean }): Promise<boolean> {
  const { database, clock, users, plays, shows, codes, products, seats, reservations } = deps;
  const { db } = database;
  return db.transaction().execute(async (lock) => {
    // This transaction only holds the lock: it is idle while other connections create the demo.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    // Processes that start together wait here, and then find that the shows exist.
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(lock);
    if (await db.selectFrom("shows").select("id").executeTakeFirst()) return false;
    const accounts = [
      { firstname: "An", lastname: "Peeters", email: DEMO_USERS[0], number: "0470123456" },
      { firstname: "Jef", lastname: "Claes", email: DEMO_USERS[1], number: "0480654321" },
    ];
    // Reuses the user that an interrupted start has created.
    const provideUser = async (account: Person) => {
      const { id } =
        (await findAccount(db, account.email)) ??
        (await users.register({ ...account, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }));
      // Nobody reads the mail that verifies a demo address; deleting its link prevents that mail.
      const verified = { emailVerifiedAt: clock.now() };
      await db.updateTable("users").set(verified).where("id", "=", id).execute();
      await db.deleteFrom("accountLinks").where("userId", "=", id).execute();
      return { id };
    };
    const demoUsers = [];
    for (const account of accounts) demoUsers.push(await provideUser(account));
    for (const { role, ...account } of volunteers ? DEMO_VOLUNTEERS : []) {
      const { id } = await provideUser(account);
      await db.updateTable("users").set({ role }).where("id", "=", id).execute();
    }
    const unused = (await codes.list()).filter(({ usedCount }) => usedCount === 0);
    const provideCode = async (form: { type: CodeType; maxTickets: number }) =>
      unused.find(({ type, maxTickets }) => type === form.type && maxTickets === form.maxTickets) ?? codes.create(form);
    const sponsor = await provideCode({ type: "SPONSOR", maxTickets: 40 });
    await provideCode({ type: "PRE_ORDER", maxTickets: 20 });

    const known = await plays.list();
    const playOf = new Map<number, number>();
    for (const { content, showIndexes } of demoPlays) {
      const play = known.find(({ document }) => document.draft.title.nl === content.title.nl);
      const id = play?.id ?? (await database.transact((transaction) => plays.provide(transaction, content)));
      for (const index of showIndexes) playOf.set(index, id);
    }

    const planned = [];
    for (const [index, startsAt] of upcomingSaturdays(clock).entries()) {
      // Only the code holders of the pre-sale can book the third show.
      const salesOpenAt = index === 2 ? new Date(clock.now().getTime() + 7 * DAY_MS) : null;
      const name = SHOWS[index] ?? "";
      const playId = playOf.get(index) ?? null;
      const show = { name, startsAt, playId, priceCents: 1200, salesOpenAt, giveBack: "VOUCHER" as const };
      planned.push(await shows.create(index === 2 ? { ...show, ticketTypes: FAMILY_TYPES } : show));
    }
    const showIds = planned.map(({ id }) => id);
    for (const product of PRODUCTS) await products.create({ ...product, showIds, sellUntil: null });
    for (const sale of SALES) {
      const user = demoUsers[sale.user];
      const show = planned[sale.show];
      if (!user || !show) throw new Error("the demo refers to a user or show that it does not create");
      for (const seatId of sale.seats) await seats.addSeat(user.id, show.id, seatId);
      await reservations.reserve(user.id, show.id, {
        seatIds: [...sale.seats],
        ticketCode: sale.code && sponsor.code,
        paymentMethod: "MANUAL",
      });
    }
    return true;
  });
}
