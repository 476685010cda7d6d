/** Fills every table of a database with a season's data, which later upgrades must preserve. */
import { codeAt } from "@podium/api/test/second-steps.ts";
import { createSoftwareAuthenticator } from "@podium/api/test/software-authenticator.ts";
import { EXAMPLE_PICTURE } from "@podium/shared/contracts/examples";
import type { Api } from "@podium/shared/contracts/client";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { hold, pay, registerUser, registrationForm, reserve, signIn, ticketsOf } from "@podium/shared/test/steps.ts";

export const SEASON = {
  admin: { email: "beheer@seizoen.example", password: "een seizoen lang beheer" },
  member: { email: "els@seizoen.example", password: "een lang wachtwoord" },
  secured: { email: "jan@seizoen.example", password: "nog een lang wachtwoord" },
  secret: "only for the dumps of the upgrade test",
  /** A show in the distant future, so that its data never exceeds its retention period. */
  show: { name: "De vrek", dateTime: "2096-11-21T19:00:00.000Z", pricePerSeat: 12 },
  elsewhere: { name: "Kerst in de school", dateTime: "2096-12-19T19:00:00.000Z", pricePerSeat: 8 },
};

const DAY_MS = 24 * 3600 * 1000;

interface Sale {
  url: string;
  admin: Api;
  member: Api;
  showId: number;
  seats: (count: number) => string[];
}

async function sellTickets({ admin, member, showId, seats }: Sale): Promise<void> {
  const { code } = await admin.createTicketCode({ body: { type: "SPONSOR", maxTickets: 5 } });
  await admin.createTicketCode({ body: { type: "PRE_ORDER", maxTickets: 20 } });
  await reserve(member, showId, seats(2), { ticketCode: code });
  const paid = await reserve(member, showId, seats(3));
  await pay(admin, paid);
  await admin.setRemark({ params: { id: paid }, body: { remark: "Rolstoel op het einde van de rij" } });
  const [[seatId = "", { secret: token = "" } = {}] = []] = await ticketsOf(member, paid);
  await admin.scanSeat({ params: { reservationId: paid, seatId }, body: { token } });
  const moved = await reserve(member, showId, seats(1));
  await pay(admin, moved);
  await admin.moveReservation({ params: { id: moved }, body: { seatIds: seats(1) } });
  const cancelled = await reserve(member, showId, seats(1));
  await pay(admin, cancelled);
  await admin.cancelReservation({ params: { id: cancelled }, body: { reason: "Ziek" } });
  await admin.blockSeats({ params: { id: showId }, body: { seatIds: seats(2) } });
  const guest = { firstname: "Piet", lastname: "Zonder Account", email: null, number: null };
  await admin.reserveForGuest({ params: { id: showId }, body: { guest, seatIds: seats(1), paid: "cash" } });
}

async function playElsewhere({ admin, member }: Pick<Sale, "admin" | "member">): Promise<void> {
  const answers = { rows: 6, seatsPerRow: 10, hasMiddleAisle: true, tables: 4, chairsPerTable: 6, balconyRows: 1 };
  const plan = quickPlan("Schoolzaal", answers);
  const first = plan.groups.find(({ kind }) => kind === "row");
  for (const [index, kind] of (["wheelchair", "companion", "restricted"] as const).entries())
    Object.assign(first?.seats[index] ?? {}, { kind });
  const { id } = await admin.createHall({ body: plan });
  await admin.saveFloorPlan({ params: { id }, body: { picture: EXAMPLE_PICTURE } });
  const { hallPlanId } = await admin.publishHall({ params: { id } });
  const { revision } = await admin.getHallDraft({ params: { id } });
  const underlay = { x: 0, y: 0, width: 400, height: 300, opacity: 0.5 };
  await admin.saveHallDraft({ params: { id }, body: { revision, plan: { ...plan, zones: [] }, underlay } });
  await admin.createHall({ body: { name: "Openlucht" } });
  const { id: showId } = await admin.createShow({ body: { ...SEASON.elsewhere, hallPlanId } });
  const seatIds = first?.seats.slice(0, 3).map((seat) => seat.id) ?? [];
  await pay(admin, await reserve(member, showId, seatIds));
}

async function payOnline({ url, member, showId, seats }: Sale): Promise<void> {
  for (const outcome of ["pay", null]) {
    const seatIds = seats(1);
    await hold(member, showId, seatIds);
    const body = { seatIds, paymentMethod: "PAYCONIQ" as const };
    const { id, checkoutUrl = "" } = await member.reserve({ params: { showId }, body });
    if (!outcome) continue;
    await fetch(new URL(checkoutUrl, url), {
      method: "POST",
      body: new URLSearchParams({ outcome }),
      redirect: "manual",
    });
    while ((await member.getPaymentOutcome({ params: { id } })).reservation.status !== "CONFIRMED")
      await new Promise((later) => setTimeout(later, 100));
  }
}

async function readStatement({ admin, member, showId, seats }: Sale): Promise<void> {
  const reservationId = await reserve(member, showId, seats(1));
  await reserve(member, showId, seats(1));
  const message = `Tickets #${reservationId} - Wouters Els`;
  const content = camt(entry({ ref: "A1", message, name: "Els Wouters" }), entry({ ref: "A2", message: "Lidgeld" }));
  const read = await admin.uploadBankStatement({ body: { fileName: "november.xml", content } });
  if (read.kind !== "statement") throw new Error("the statement was not read");
  const transactionId = read.lines.find((line) => JSON.stringify(line).includes("Wouters"))?.transactionId ?? 0;
  await admin.confirmTransfers({ body: { matches: [{ transactionId, reservationId }] } });
}

async function secureAccount({ url, visitor }: { url: string; visitor: Api }): Promise<void> {
  const { token } = await registerUser(visitor, SEASON.secured);
  const member = apiOver(overFetch(url), token);
  const { key } = await member.startAuthenticator();
  await member.confirmAuthenticator({ body: { code: codeAt(key, new Date()) } });
  // The host name is that of the default PUBLIC_URL, because passkeys belong to a name.
  const { origin, hostname: rpId } = new URL(`http://localhost:${new URL(url).port}`);
  const options = await member.startPasskey();
  const passkey = createSoftwareAuthenticator({ origin, rpId }).create(options);
  await member.addPasskey({ body: { challenge: options.challenge, name: "Mijn telefoon", passkey } });
  // This sign-in leaves an open challenge in the database.
  await visitor.signIn({ body: SEASON.secured });
}

/** @param url address of a product without demo data and rate limits, with the administrator of `SEASON` */
export async function seedSeason(url: string): Promise<void> {
  const send = overFetch(url);
  const visitor = apiOver(send);
  const admin = apiOver(send, await signIn(visitor, SEASON.admin));
  const member = apiOver(send, (await registerUser(visitor, SEASON.member)).token);
  const { id: showId } = await admin.createShow({ body: SEASON.show });
  const free = (await visitor.listAvailableSeats({ params: { showId } })).map(({ seatId }) => seatId);
  const sale = { url, admin, member, showId, seats: (count: number) => free.splice(0, count) };
  await sellTickets(sale);
  await playElsewhere(sale);
  await payOnline(sale);
  await readStatement(sale);
  const { password: _, confirmPassword: __, ...form } = registrationForm({ firstname: "Gast" });
  const guest = apiOver(send, (await visitor.registerGuest({ body: form })).token);
  await reserve(guest, showId, sale.seats(1));
  await hold(guest, showId, sale.seats(1));
  await secureAccount({ url, visitor });
  const until = new Date(Date.now() + DAY_MS).toISOString();
  const { pairingUrl } = await admin.createDoorDevice({ body: { name: "Telefoon ingang", until } });
  await visitor.pairDoorDevice({
    body: { code: new URL(pairingUrl).hash.replace("#token=", "") },
  });
  await visitor.requestSignInLink({ body: { email: form.email } });
  const message = "Is er plaats voor een rolstoel?";
  await visitor.sendContactMessage({ body: { name: "An", email: "an@seizoen.example", message } });
}
