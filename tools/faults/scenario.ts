import { randomBytes } from "node:crypto";
import type { Api } from "@podium/shared/contracts/client";
import type { ShowForm } from "@podium/shared/contracts/shows";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { correctVoucher, pay, registerUser, sellVoucher, showForm, signIn } from "@podium/shared/test/steps.ts";
import { createBank } from "./bank.ts";
import type { Caller } from "./caller.ts";
import { MORE_PLANS } from "./full-hall.ts";
import type { Account, Scenario } from "./participants.ts";
import { reserveInTime } from "./retries.ts";
import {
  CANCELLED,
  CAST_QUOTA,
  CAST_SEATS,
  CHANGED,
  CODES,
  FEW,
  FULL,
  STANDING,
  type Step,
  TYPES,
  VOUCHERS,
} from "./plan.ts";
import { standingHall } from "./standing-hall.ts";
import { asPayer } from "./transfer-steps.ts";

export const ADMIN = { email: "beheer@faults.example", password: randomBytes(12).toString("hex") };

/** Odd amounts, half price for children, and lower prices on the balcony, so that a move there leads to a refund. */
const TICKET_TYPES = Array.from({ length: TYPES }, (_, index) => ({
  name: index === 0 ? "Volwassene" : `Kind ${index}`,
  description: "",
  prices: [
    { zone: "zaal", price: index === 0 ? 12.35 : 6.15 },
    { zone: "balkon", price: index === 0 ? 10.05 : 4.95 },
  ],
  maxPerReservation: null,
}));
const GIVE_BACK = ["MONEY", "NO", "VOUCHER", "MONEY", "NO"] as const;
/** Small, so that vouchers run out and money is due in addition. */
const VOUCHER_EUROS = 40.05;
const CORRECTION_EUROS = -1.05;
const PAID_WITH = ["cash", "transfer", "free"] as const;
const HOLDERS = 14;
const UNPAID = 10;
/** Index of the first seat of the holders, beyond the window of the first minute. */
const HELD_FROM = 60;
const SOLD = FEW - 2;
/** The shows for which holders have tickets, in turn; the date of the last one changes. */
const HELD_IN = [0, CANCELLED, CHANGED];
/** Whether a holder's transfer is too short, with the rest to pay in cash. */
const isShort = (holder: number): boolean => holder % 2 === 0;
const PAYS_LESS = {
  kind: "transfer",
  of: "PENDING",
  amount: "less",
  rest: "cash",
  twice: false,
  beside: "nothing",
  upload: { formats: ["CAMT"], together: false, daysBefore: 0, cutAt: null, isHasty: false, csv: 0 },
} as const;
/** Its waiting room is open by then; the run moves the opening forward. */
const OPENS_LATER_MS = 25 * 60_000;
const GUEST = { firstname: "Gast", lastname: "Vroeg", email: "vroeg@faults.example", number: null };

async function openVisit(visitor: Api): Promise<Account> {
  const { token, user } = await visitor.openAnonymous({});
  if (!user) throw new Error("a visit without an account has no user");
  return { id: user.id, token };
}

/** @returns the token of an actor's link */
async function holdForCast(boxOffice: Api, showId: number): Promise<string> {
  const params = { id: showId };
  await boxOffice.holdBlockedSeats({ params, body: { seatIds: [...CAST_SEATS], reason: "cast" } });
  const endsAt = new Date(Date.now() + 24 * 3600_000).toISOString();
  const body = { name: "Lotte Aerts", seats: CAST_QUOTA, endsAt };
  const [quota] = (await boxOffice.createCastQuota({ params, body })).quotas;
  return new URLSearchParams(new URL(quota?.link ?? "").hash.slice(1)).get("token") ?? "";
}

export async function createScenario(
  url: string,
  caller: Caller,
  seed: number,
  people: { users: number; entrants?: number },
  killMidway: Scenario["killMidway"],
): Promise<{ scenario: Scenario; accounts: Account[]; entrants: Account[] }> {
  const { users, entrants: waiting = users } = people;
  const visitor = apiOver(overFetch(url));
  const admin: Account = { id: 0, token: await signIn(visitor, ADMIN) };
  const boxOffice = apiOver(overFetch(url), admin.token);
  const showIds: number[] = [];
  const addShow = async (more: Partial<ShowForm> = {}): Promise<void> => {
    const giveBack = GIVE_BACK[showIds.length] ?? "NO";
    const name = `Voorstelling ${showIds.length}`;
    showIds.push(
      (await boxOffice.createShow({ body: showForm({ name, ticketTypes: TICKET_TYPES, giveBack, ...more }) })).id,
    );
  };
  for (let index = 0; index < STANDING; index++) await addShow();
  const fullShowId = showIds[FULL] ?? 0;
  await boxOffice.blockSeats({ params: { id: fullShowId }, body: { seatIds: ALL_SEATS.slice(SOLD) } });
  // The full show is sold out from the start, in pairs.
  for (let index = 0; index < SOLD; index += 2) {
    const body = { guest: GUEST, seatIds: ALL_SEATS.slice(index, index + 2), paid: "cash" as const };
    await boxOffice.reserveForGuest({ params: { id: fullShowId }, body });
  }
  for (const plan of MORE_PLANS) {
    const { id } = await boxOffice.createHall({ body: { plan } });
    await boxOffice.publishHall({ params: { id } });
  }
  const standing = await boxOffice.createHall({ body: { plan: standingHall() } });
  const { hallPlanId } = await boxOffice.publishHall({ params: { id: standing.id } });
  await addShow({ hallPlanId });
  const salesOpenAt = new Date(Date.now() + OPENS_LATER_MS).toISOString();
  await addShow({ hallPlanId, salesOpenAt, waitingRoom: "on" });
  const castToken = await holdForCast(boxOffice, showIds[0] ?? 0);
  const codes: string[] = [];
  for (let index = 0; index < CODES; index++) {
    const isLast = index === CODES - 1;
    const { code } = await boxOffice.createTicketCode({
      body: isLast ? { type: "DISCOUNT", percent: 15, maxTickets: 40 } : { type: "SPONSOR", maxTickets: 8 },
    });
    codes.push(code);
  }
  // One voucher is sold in cash and corrected, one is sold by transfer, and one is given away.
  const vouchers: string[] = [];
  for (let index = 0; index < VOUCHERS; index++) {
    const paid = PAID_WITH[index % PAID_WITH.length] ?? "cash";
    const { id, code } = await sellVoucher(boxOffice, VOUCHER_EUROS, {
      paid,
      ...(paid === "free" && { reason: "tombola" }),
    });
    if (index === 0) await correctVoucher(boxOffice, id, CORRECTION_EUROS);
    vouchers.push(code);
  }
  const accounts = await Promise.all(Array.from({ length: users }, () => registerUser(visitor)));
  // Mostly without an account, as people wait; those with one can also reserve.
  const entrants = await Promise.all(
    Array.from({ length: waiting }, (_, index) => (index % 4 === 0 ? registerUser(visitor) : openVisit(visitor))),
  );
  const bank = createBank();
  const scenario = { caller, seed, showIds, fullShowId, codes, vouchers, castToken, admin, bank, killMidway };
  const transfer: Step = { action: PAYS_LESS, via: 0, hangUpAfterMs: null, restMs: 0 };
  // Holders have paid tickets from the start, to move or give back, or to lose when their show is cancelled; the others
  // have a reservation to pay at the box office, before or after it expires.
  await Promise.all(
    accounts.slice(0, HOLDERS + UNPAID).map(async (account, index) => {
      const isHolder = index < HOLDERS;
      const showId = showIds[isHolder ? (HELD_IN[index % HELD_IN.length] ?? 0) : CHANGED] ?? 0;
      const seatIds = ALL_SEATS.slice(HELD_FROM + 2 * index, HELD_FROM + 2 * index + 2);
      const id = await reserveInTime(apiOver(overFetch(url), account.token), showId, seatIds);
      if (!isHolder) return;
      await (isShort(index) ? asPayer(scenario, account, transfer)(PAYS_LESS) : pay(boxOffice, id));
    }),
  );
  return { scenario, accounts, entrants };
}
