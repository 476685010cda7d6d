import { randomBytes } from "node:crypto";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { registerUser, showForm, signIn } from "@podium/shared/test/steps.ts";
import type { Caller } from "./caller.ts";
import type { Account, Scenario } from "./participants.ts";
import { CODES, SHOWS } from "./plan.ts";

export const ADMIN = { email: "beheer@faults.example", password: randomBytes(12).toString("hex") };

/** Made through the product's own calls. */
export async function createScenario(
  url: string,
  caller: Caller,
  seed: number,
  users: number,
  killMidway: Scenario["killMidway"],
): Promise<{ scenario: Scenario; accounts: Account[] }> {
  const visitor = apiOver(overFetch(url));
  const admin: Account = { id: 0, token: await signIn(visitor, ADMIN) };
  const boxOffice = apiOver(overFetch(url), admin.token);
  const showIds: number[] = [];
  for (let index = 0; index < SHOWS; index++) {
    const { id } = await boxOffice.createShow({ body: showForm({ name: `Voorstelling ${index}` }) });
    showIds.push(id);
  }
  const codes: string[] = [];
  for (let index = 0; index < CODES; index++) {
    const { code } = await boxOffice.createTicketCode({ body: { type: "SPONSOR", maxTickets: 8 } });
    codes.push(code);
  }
  const accounts = await Promise.all(Array.from({ length: users }, () => registerUser(visitor)));
  return { scenario: { caller, seed, showIds, codes, admin, killMidway }, accounts };
}
