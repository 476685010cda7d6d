import { createHash } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { Secret } from "otpauth";
import { parsePicture } from "#modules/site/halls/halls.presenter.ts";
import { createSecretBox } from "#modules/identity/second-step/secret-box.ts";
import { EXAMPLE_PICTURE, exampleDrawing } from "@podium/shared/contracts/examples";
import type { TokenClaims } from "#platform/http/caller.ts";
import { seedContent } from "#seed/content.ts";
import type { TestApp } from "#test/test-app.ts";
import { addLast, addPlay, addVoucher } from "./example-extras.ts";

/** The moment at which all examples happen. */
export const EXAMPLE_NOW = new Date("2026-11-21T10:00:00.000Z");
const PASSWORD = "een goed wachtwoord";
const exampleHash = hash(PASSWORD);
const exampleRecoveryHash = hash("ABCDEFGHJKMN");
const at = (text: string): Date => new Date(text);
const LATER = at("2999-01-01T00:00:00Z");

/** Empties all tables except for the specification's hall, which is published at the examples' moment. */
const empty = ({ asOwner }: TestApp): Promise<void> =>
  asOwner(async (db) => {
    const { rows } = await sql<{ names: string }>`
      select string_agg(quote_ident(tablename), ', ') as names from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
        and tablename not in ('halls', 'hall_plans', 'hall_plan_seats')`.execute(db);
    // The audit log's trigger refuses a truncate.
    await sql`set session_replication_role = replica`.execute(db);
    await sql`truncate ${sql.raw(rows[0]?.names ?? "")} restart identity cascade`.execute(db);
    await sql`delete from halls where id > 1`.execute(db);
    await sql`update halls set draft_changed_at = ${EXAMPLE_NOW}`.execute(db);
    await sql`delete from hall_plans where id > 1`.execute(db);
    await sql`delete from hall_plan_seats where hall_plan_id > 1`.execute(db);
    await sql`update hall_plans set published_at = ${EXAMPLE_NOW}`.execute(db);
    for (const table of ["halls", "hall_plans"])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1)`.execute(db);
  });

/** The session of the administrator (1), of An (2), or of Jef (3), who has no password. */
export const exampleClaims = (id: number): TokenClaims => ({
  kind: "account",
  id,
  sessionId: `0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e5${id}`,
});

async function addSessions({ database }: TestApp["deps"]): Promise<void> {
  const session = {
    device: "Chrome op Android",
    network: "192.0.2.7",
    createdAt: EXAMPLE_NOW,
    lastSeenAt: EXAMPLE_NOW,
  };
  for (const userId of [1, 2, 3])
    await database.db
      .insertInto("sessions")
      .values({ ...session, id: exampleClaims(userId).sessionId, userId, doorDeviceId: null, expiresAt: LATER })
      .execute();
  const other = "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a6b";
  await database.db
    .insertInto("sessions")
    .values({
      ...session,
      id: other,
      device: "Firefox op Windows",
      userId: 2,
      doorDeviceId: null,
      expiresAt: LATER,
      lastSeenAt: at("2026-11-21T09:00:00Z"),
    })
    .execute();
}

/** The session of a device of the entrance (1). */
export const exampleDeviceClaims: TokenClaims = {
  kind: "device",
  id: 1,
  sessionId: "6e3c7c1f-8b7c-4f7d-9a1c-2d3e4f5a6b7c",
};

/** Adds a paired device of the entrance (1), and one that waits for a phone (2). */
async function addDoorDevices({ database: { db } }: TestApp["deps"]): Promise<void> {
  const device = { validUntil: at("2026-11-22T05:00:00Z"), createdBy: 1, createdAt: EXAMPLE_NOW };
  const [paired, waiting] = ["al gekoppeld", "VRBDCDE0123456789ABCDEFGHJKM"].map((code) => ({
    pairingHash: createHash("sha256").update(code).digest(),
    pairBefore: at("2026-11-21T10:10:00Z"),
  }));
  if (!paired || !waiting) return;
  await db
    .insertInto("doorDevices")
    .values([
      { ...device, ...paired, name: "Ingang 1", pairedAt: EXAMPLE_NOW },
      { ...device, ...waiting, name: "Ingang 2", pairedAt: null },
    ])
    .execute();
  await db
    .insertInto("sessions")
    .values({
      id: exampleDeviceClaims.sessionId,
      userId: null,
      doorDeviceId: 1,
      device: "Safari op iPhone",
      network: "192.0.2.7",
      createdAt: EXAMPLE_NOW,
      lastSeenAt: EXAMPLE_NOW,
      expiresAt: LATER,
    })
    .execute();
}

/** Adds a second, unpublished hall with a floor plan below its drawing, and a picture for the site. */
async function addHall({ halls, floorPlans, pictures }: TestApp["deps"]): Promise<void> {
  const { id } = await halls.create({ plan: exampleDrawing }, 1);
  const picture = parsePicture({ picture: EXAMPLE_PICTURE });
  await floorPlans.save(id, picture);
  await pictures.store(picture, 1);
}

/** Adds a third hall, published, in which people stand, and a show there. */
async function addArea({ halls, shows }: TestApp["deps"]): Promise<void> {
  const floor = { x: 200, y: 190, width: 320, height: 160, capacity: 150, seats: [] };
  const groups = [{ id: "VLOE", kind: "area" as const, label: "Staanplaats", zone: "zaal", ...floor }];
  const { id } = await halls.create({ plan: { ...exampleDrawing, name: "Loods", groups, decor: [] } }, 1);
  const hallPlanId = await halls.publish(id, undefined, 1);
  const startsAt = at("2027-01-09T19:00:00.000Z");
  await shows.create({ name: "Liedjes in de loods", startsAt, priceCents: 1000, hallPlanId }, 1);
}

async function addUsers({ database }: TestApp["deps"]): Promise<void> {
  const passwordHash = await exampleHash;
  const users = [
    { firstname: "Beheerder", lastname: "Podium", email: "admin@podium.example", number: "", role: "ADMIN" },
    { firstname: "An", lastname: "Peeters", email: "an.peeters@podium.example", number: "0470123456", role: "USER" },
    { firstname: "Jef", lastname: "Claes", email: "jef.claes@podium.example", number: "0480654321", role: "USER" },
  ] as const;
  for (const user of users)
    await database.db
      .insertInto("users")
      .values({ ...user, passwordHash, createdAt: EXAMPLE_NOW, deletedAt: null })
      .execute();
  await database.db.updateTable("users").set({ passwordHash: "" }).where("id", "=", 3).execute();
}

/** Gives An a passkey and an unconfirmed authenticator app, and Jef a confirmed app. */
async function addSecondSteps({ database: { db }, config }: TestApp["deps"]): Promise<void> {
  const box = createSecretBox(config.JWT_SECRET);
  const appKey = Secret.fromBase32("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP").bytes;
  const created = { createdAt: EXAMPLE_NOW };
  await db
    .insertInto("passkeys")
    .values({
      ...created,
      userId: 2,
      credentialId: "voorbeeld",
      publicKey: Buffer.from([]),
      counter: 0,
      name: "Chrome op Android",
      lastUsedAt: EXAMPLE_NOW,
    })
    .execute();
  await db
    .insertInto("authenticators")
    .values([
      { ...created, userId: 2, secret: box.seal(appKey, 2), confirmedAt: null },
      { ...created, userId: 3, secret: box.seal(appKey, 3), confirmedAt: EXAMPLE_NOW },
    ])
    .execute();
  await db
    .insertInto("recoveryCodes")
    .values({ ...created, userId: 2, firstCharacter: "A", hash: await exampleRecoveryHash })
    .execute();
  const challenge = { expiresAt: at("2026-11-21T10:05:00Z") };
  const digest = (text: string) => createHash("sha256").update(text).digest();
  await db
    .insertInto("signInChallenges")
    .values([
      { ...challenge, purpose: "SIGN_IN", userId: 3, hash: digest("voorbeeld-van-een-vraag") },
      {
        ...challenge,
        purpose: "NEW_PASSKEY",
        userId: 2,
        hash: digest("dm9vcmJlZWxkLXZhbi1lZW4tdnJhYWctb20tdG9lLXRl"),
      },
    ])
    .execute();
}

async function addReservations(deps: TestApp["deps"]): Promise<void> {
  const AN = 2;
  const reserve = async (seatIds: string[], paymentMethod: "MANUAL" | "PAYCONIQ") => {
    for (const seatId of seatIds) await deps.seats.addSeat(AN, 1, seatId);
    return deps.reservations.reserve(AN, 1, { seatIds, paymentMethod });
  };
  await reserve(["R1-A", "R1-B"], "MANUAL");
  await deps.confirmations.confirm(1, 1);
  await reserve(["T4-A"], "MANUAL");
  await deps.payments.checkoutFor(await reserve(["T4-B"], "PAYCONIQ"));
  const guest = { firstname: "Rosa", lastname: "Maas", email: null, number: "0470998877" };
  await deps.boxOffice.reserveForGuest(1, { guest, seatIds: ["T25-E"], paid: "cash" }, 1);
  await sql`update reservation_seats set secret = 'voorbeeld-geheim-' || lpad(id::text, 8, '0')`.execute(
    deps.database.db,
  );
  await deps.checkIn.scan(
    1,
    "R1-B",
    { device: "Toestel 3F2A", clientId: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e10" },
    { role: "ADMIN", scannedBy: 1, scannedByDevice: null },
  );
  for (const seatId of ["R2-A", "T1-A"]) await deps.seats.addSeat(AN, 1, seatId);
  await deps.blockedSeats.block(1, { seatIds: ["R4-A"], reason: "Techniek" }, 1);
}

/** Adds waiting lists of sold-out shows: An and a guest have an offer (1, 2) at show 4, and Jef waits (entry 3). */
async function addWaitingLists({ database, waitingList, waitingListAdmin }: TestApp["deps"]): Promise<void> {
  const [AN, JEF, ADMIN] = [2, 3, 1];
  await sql`update seats set status = 'blocked' where show_id in (4, 5)`.execute(database.db);
  await waitingList.joinFor(AN, 4, { seats: 2, together: true });
  const guest = { firstname: "Rosa", lastname: "Maas", email: null, number: "0470998877" };
  const key = "c7e1a2d4-60b9-4d3f-8a55-90f2b7c6e813";
  await waitingListAdmin.add(4, { guest, seats: 1, together: false, key }, ADMIN);
  await waitingList.joinFor(JEF, 4, { seats: 1, together: false });
  await waitingListAdmin.offer(1, ["R1-A", "R1-B"], ADMIN);
  await waitingListAdmin.offer(2, ["R1-C"], ADMIN);
}

async function addMoney({ database: { db } }: TestApp["deps"]): Promise<void> {
  await db
    .insertInto("payments")
    .values({
      reservationId: 1,
      provider: "test",
      providerRef: "test_voorbeeld",
      status: "PAID",
      amountCents: 2400,
      checkoutUrl: "/test-betaling/test_voorbeeld",
      createdAt: at("2026-11-20T09:00:00Z"),
      nextCheckAt: at("2026-11-20T09:00:00Z"),
      paidAt: at("2026-11-20T09:05:00Z"),
      paidCents: 2400,
      refundReason: "ALREADY_CONFIRMED",
      refundedAt: null,
    })
    .execute();
  await sql`insert into bank_statements (hash, file_name, uploaded_by, uploaded_at)
    values ('voorbeeld', 'afschrift-oktober.csv', 1, ${at("2026-11-20T09:00:00Z")})`.execute(db);
  await sql`insert into bank_transactions (amount_cents, booked_on, name, message)
    values (1200, '2026-11-19', 'An Peeters', 'Tickets #2 - Peeters An')`.execute(db);
  await sql`insert into ticket_codes (code, type, max_tickets, used_count)
    values ('K7M4P9WX3HRC', 'SPONSOR', 10, 2), ('R2CY7JH4MKX9', 'PRE_ORDER', 4, 0)`.execute(db);
}

async function addMails({ database: { db } }: TestApp["deps"]): Promise<void> {
  for (const [purpose, token] of [
    ["PASSWORD_RESET", "voorbeeld-van-een-geheime-link-uit-een-mail"],
    ["SIGN_IN", "voorbeeld-van-een-inloglink-uit-een-mail"],
    ["VERIFY_EMAIL", "voorbeeld-van-een-link-die-een-adres-bevestigt"],
    ["UNDO_EMAIL", "voorbeeld-van-een-link-die-een-adres-terugzet"],
    ["UNDO_SECOND_STEP", "voorbeeld-van-een-link-die-een-passkey-terugneemt"],
  ] as const)
    await db
      .insertInto("accountLinks")
      .values({
        purpose,
        // An has a second step.
        ...(purpose === "SIGN_IN"
          ? { userId: 3, email: "jef.claes@podium.example" }
          : { userId: 2, email: "an.peeters@podium.example" }),
        tokenHash: createHash("sha256").update(token).digest(),
        createdAt: EXAMPLE_NOW,
        expiresAt: at("2026-11-21T11:00:00Z"),
        usedAt: null,
      })
      .execute();
  await sql`update mails set attempts = 3, last_error = '451 try again later' where id = 1`.execute(db);
}

/**
 * Fills a database for all examples, with the same ids each time: an administrator (1), An (2) and Jef (3);
 * shows 1 and 2 of play 1, 3 without reservations, 4 and 5 sold out; their hall (1), one without shows (2); show 6 in
 * a hall of one area (3, plan 2); An's reservations 1 (paid), 2 (transfer awaited), 3 (online payment open), 5 (paid, a
 * ticket given back), and a cart.
 */
export async function prepareExampleWorld(podium: TestApp): Promise<void> {
  const { deps } = podium;
  await empty(podium);
  await seedContent(podium.deps, { samples: true });
  await addUsers(deps);
  await addSessions(deps);
  await addSecondSteps(deps);
  await addDoorDevices(deps);
  for (const [name, startsAt] of [
    ["De vrek", "2026-12-12T19:00:00.000Z"],
    ["De vrek (slotavond)", "2026-12-13T14:00:00.000Z"],
    ["Proefvoorstelling", "2026-12-20T19:00:00.000Z"],
    ["De vrek (uitverkocht)", "2026-12-26T19:00:00.000Z"],
    ["De vrek (uitverkochte matinee)", "2026-12-27T14:00:00.000Z"],
  ] as const)
    await deps.shows.create({ name, startsAt: new Date(startsAt), priceCents: 1200 }, 1);
  await deps.database.db
    .insertInto("ticketTypes")
    .values({ showId: 1, place: 1, name: "Kind", description: "Tot 12 jaar", maxPerReservation: 6, removedAt: null })
    .execute();
  await deps.database.db
    .insertInto("ticketTypePrices")
    .values({ ticketTypeId: 6, zone: null, priceCents: 600 })
    .execute();
  for (const add of [
    addPlay,
    addHall,
    addReservations,
    addWaitingLists,
    addMoney,
    addVoucher,
    addMails,
    addLast,
    addArea,
  ])
    await add(deps);
}
