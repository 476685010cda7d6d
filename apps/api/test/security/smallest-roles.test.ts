import { readFile, writeFile } from "node:fs/promises";
import { endpoints } from "@podium/shared/contracts/endpoints";
import { realtimeAccess } from "@podium/shared/contracts/realtime";
import type { Access } from "@podium/shared/contracts/roles";
import { expect, test } from "vitest";

/*
 * Decisions, section 9, a second time: `access.test.ts` trusts the rule of each call, so only this file notices a rule
 * that is too wide. What a caller without an account of their own may use is written here by hand; a staff call says it
 * once more by its address; each other rule is in a record, so that a review sees it change.
 */

type AskedOfAnAccount = "user" | "box-office" | "admin";

/** Calls and events for visitors, for sessions without a name and an address, and for devices of the entrance. */
const WITHOUT_AN_ACCOUNT: Record<Exclude<Access, AskedOfAnAccount>, string> = {
  public: `openChoices choose openCastLink openReceivedTickets getReceivedCalendar addReceivedToWallet register openAnonymous registerGuest signIn secondStep startPasskeySignIn requestSignInLink openSignInLink
    openInvitation acceptInvitation forgotPassword resetPassword verifyEmail undoEmail undoSecondStep sendContactMessage subscribeToNewsletter confirmNewsletter leaveNewsletter pairDoorDevice paymentWebhook isSeatAvailable
    listAvailableSeats getFreeSeats listShows listProducts listPlays getPlay getShowsCalendar getHallPlan getSite getShownContent getWaitingRoomDraw alive show:join
    show:leave waiting-room:join waiting-room:leave`,
  session:
    "getProfile signOut validateCode quoteAmountDue getCart addSeat addAreaPlaces holdBestSeats setSeatType setCartProduct setCartGift removeSeat clearCart enterWaitingRoom",
  door: `getCheckInList listPresentSeatIds listBlockedSeatIds recordScans scanSeat unscanSeat handOutProduct takeBackProduct recordHandOuts
    getOwnDoorDevice endOwnDoorDevice hall:join
    hall:leave`,
};

/** Calls of the box office and administrators that the specification puts outside /api/admin. */
const STAFF_ELSEWHERE = "confirmReservation undoConfirmation listUsers deleteUser";

const names = (list: string) => list.split(/\s+/).toSorted();

const rules: Array<[name: string, access: Access]> = [
  ...Object.entries(endpoints).map(([name, { access }]) => [name, access] as [string, Access]),
  ...Object.entries(realtimeAccess),
];

type RecordedRules = Readonly<Record<string, AskedOfAnAccount>>;
const recordFile = new URL("smallest-roles.json", import.meta.url);
const readRecord = async () => JSON.parse(await readFile(recordFile, "utf8")) as RecordedRules;
/** `RECORD=1` records new calls and narrower rules; review the diff. */
const recording = process.env.RECORD === "1";

/** Returns the rules to record: for a rule that became wider still the former one, so that only a hand widens it. */
function withoutWider(found: RecordedRules, before: RecordedRules): RecordedRules {
  const narrowness = (access: AskedOfAnAccount) => ["user", "box-office", "admin"].indexOf(access);
  return Object.fromEntries(
    Object.entries(found).map(([name, access]) => {
      const former = before[name] ?? access;
      return [name, narrowness(access) < narrowness(former) ? former : access];
    }),
  );
}

test("who may use each call and event that is not for every user is written twice, so that no rule widens unseen", async () => {
  for (const [access, list] of Object.entries(WITHOUT_AN_ACCOUNT)) {
    const found = rules.filter((rule) => rule[1] === access).map(([name]) => name);
    expect([access, ...found.toSorted()]).toEqual([access, ...names(list)]);
  }
  const others = rules.filter(([, access]) => !(access in WITHOUT_AN_ACCOUNT)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // The others' rules are of the three kinds that the type names.
  const found = Object.fromEntries(others) as RecordedRules;
  if (recording) await writeFile(recordFile, `${JSON.stringify(withoutWider(found, await readRecord()), null, 2)}\n`);
  expect(found).toEqual(await readRecord());
});

test("recording never widens a rule", () => {
  const before: RecordedRules = { wider: "admin", same: "box-office", narrower: "user", gone: "admin" };
  expect(withoutWider({ wider: "user", same: "box-office", narrower: "admin", added: "user" }, before)).toEqual({
    wider: "admin",
    same: "box-office",
    narrower: "admin",
    added: "user",
  });
});

test("a call of the box office or administrators is below /api/admin, and nothing else is", () => {
  const elsewhere = names(STAFF_ELSEWHERE);
  for (const [name, { access, path }] of Object.entries(endpoints)) {
    const forStaff = access === "box-office" || access === "admin";
    expect([name, forStaff]).toEqual([name, path.startsWith("/api/admin/") || elsewhere.includes(name)]);
  }
});
