import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { listTicketCodes } from "@podium/shared/contracts/ticket-codes";
import * as z from "zod";
import type { Caller } from "./caller.ts";
import type { Account, Scenario } from "./users.ts";
import { CODES, SHOWS } from "./plan.ts";

const DAY_MS = 24 * 3600 * 1000;
const ATTEMPTS = 8;
const RETRY_AFTER_MS = 5000;
const withId = z.object({ id: z.int() });
const withToken = z.object({ token: z.string() });
const codeSchema = listTicketCodes.response[200].element;

export const ADMIN = { email: "beheer@faults.example", password: randomBytes(12).toString("hex") };

/** Made through the product's own calls. */
export async function createScenario(
  caller: Caller,
  seed: number,
  users: number,
): Promise<{ scenario: Scenario; accounts: Account[] }> {
  async function make<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body: unknown,
    token?: string,
  ): Promise<z.output<Schema>> {
    let response = await caller.ask({ via: 0, method: "POST", path, body, token });
    // A server on a busy machine sheds load.
    for (let attempt = 1; response.status === 503 && attempt < ATTEMPTS; attempt++) {
      await sleep(RETRY_AFTER_MS);
      response = await caller.ask({ via: 0, method: "POST", path, body, token });
    }
    if (response.status === null || response.status >= 300)
      throw new Error(`${path} responded ${response.status}: ${JSON.stringify(response.body)}`);
    return schema.parse(response.body);
  }
  const signIn = async (email: string, password: string): Promise<string> =>
    (await make(withToken, "/api/auth/signin", { email, password })).token;

  const admin: Account = { id: 0, token: await signIn(ADMIN.email, ADMIN.password) };
  const showIds: number[] = [];
  for (let index = 0; index < SHOWS; index++) {
    const dateTime = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const show = { name: `Voorstelling ${index}`, dateTime, pricePerSeat: 12 };
    showIds.push((await make(withId, "/api/admin/shows", show, admin.token)).id);
  }
  const codes: string[] = [];
  for (let index = 0; index < CODES; index++) {
    const form = { type: "SPONSOR", maxTickets: 8 };
    codes.push((await make(codeSchema, "/api/admin/ticket-codes", form, admin.token)).code);
  }
  const accounts = await Promise.all(
    Array.from({ length: users }, async (_, index) => {
      const email = `person${index}@faults.example`;
      const password = "faults-only";
      const name = { firstname: "Piet", lastname: `Fout${index}`, number: "0470000000" };
      const { id } = await make(withId, "/api/user/register", { ...name, email, password, confirmPassword: password });
      return { id, token: await signIn(email, password) };
    }),
  );
  return { scenario: { caller, seed, showIds, codes, admin }, accounts };
}
