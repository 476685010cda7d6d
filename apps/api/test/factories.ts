import type { Show, ShowForm } from "@podium/shared/contracts/shows";
import type { Role } from "@podium/shared/contracts/users";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { parseShowForm, presentShow } from "#features/shows/show.presenter.ts";
import type { TestApp } from "./test-app.ts";

export interface Person {
  id: number;
  email: string;
  token: string;
  /** Makes a call as this person. */
  call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

let people = 0;

/** Makes a call to the app; without a token as a visitor. */
export function call(
  { app }: Pick<TestApp, "app">,
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  options: { token?: string; body?: unknown } = {},
): Promise<LightMyRequestResponse> {
  const request: InjectOptions = {
    method,
    url,
    headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
  };
  if (options.body !== undefined) request.payload = options.body as NonNullable<InjectOptions["payload"]>;
  return app.inject(request);
}

/**
 * An account with a token. It is written straight into the table, without the cost of a password that nobody types.
 */
export async function makePerson(test: TestApp, role: Role = "USER"): Promise<Person> {
  people++;
  const email = `person${people}@test.example`;
  const { id, tokenVersion } = await test.deps.database.db
    .insertInto("users")
    .values({
      firstname: "Piet",
      lastname: `Test${people}`,
      email,
      number: "0470000000",
      role,
      passwordHash: "none",
      deletedAt: null,
    })
    .returning(["id", "tokenVersion"])
    .executeTakeFirstOrThrow();
  const token = test.app.tokens.sign({ id, tokenVersion });
  return { id, email, token, call: (method, url, body) => call(test, method, url, { token, body }) };
}

export async function makePeople(test: TestApp, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => makePerson(test)));
}

const DAY_MS = 24 * 3600 * 1000;

/** A show in thirty days, on sale now, at 12 euros. */
export async function makeShow(test: TestApp, show: Partial<ShowForm> = {}): Promise<Show> {
  const now = test.deps.clock.now();
  const dateTime = new Date(now.getTime() + 30 * DAY_MS).toISOString();
  const form = { name: "De vrek", dateTime, pricePerSeat: 12, ...show };
  return presentShow(await test.deps.shows.create(parseShowForm(form)), now);
}

/** A reservation by way of the cart, as people make it. */
export async function makeReservation(
  person: Person,
  showId: number,
  seatIds: string[],
  options: { ticketCode?: string } = {},
): Promise<number> {
  for (const seatId of seatIds) {
    const held = await person.call("POST", `/api/carts/seats/${showId}/${seatId}`);
    if (held.statusCode !== 200) throw new Error(`could not hold ${seatId}: ${held.body}`);
  }
  const reserved = await person.call("POST", `/api/reservation/${showId}`, {
    seatIds,
    paymentMethod: "MANUAL",
    ...options,
  });
  if (reserved.statusCode !== 201) throw new Error(`could not reserve: ${reserved.body}`);
  return reserved.json<{ id: number }>().id;
}
