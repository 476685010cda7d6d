import { randomBytes, randomUUID } from "node:crypto";
import type { Api } from "@podium/shared/contracts/client";
import type { Show, ShowForm } from "@podium/shared/contracts/shows";
import type { Language } from "@podium/shared/words/languages";
import { SESSION_SECONDS } from "@podium/shared/contracts/limits";
import type { Role } from "@podium/shared/contracts/roles";
import { apiOver, type Send } from "@podium/shared/test/api.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { showForm } from "@podium/shared/test/steps.ts";
import type { TokenClaims } from "#platform/http/caller.ts";
import { parseShowForm, presentShow } from "#modules/sale/shows/shows.presenter.ts";
import type { TestApp } from "./test-app.ts";

export interface User {
  id: number;
  email: string;
  token: string;
  /** Throws when a call is refused. */
  readonly api: Api;
  /** Returns the raw response of a call, for tests of its status. */
  call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

/** Number of users per database, so that names and addresses do not depend on files that ran before in this process. */
const usersOf = new Map<string, number>();

function nextNumber({ deps }: TestApp): number {
  // A proxy before the database changes the rest of its URL.
  const { pathname } = new URL(deps.config.DATABASE_URL);
  const number = (usersOf.get(pathname) ?? 0) + 1;
  usersOf.set(pathname, number);
  return number;
}

/** Returns the raw response of a call; the caller is a visitor when there is no token. */
export function call(
  { app }: Pick<TestApp, "app">,
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  options: { token?: string | undefined; body?: unknown; language?: Language | undefined } = {},
): Promise<LightMyRequestResponse> {
  const request: InjectOptions = {
    method,
    url,
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.language && { "accept-language": options.language }),
    },
  };
  if (options.body !== undefined) request.payload = options.body as NonNullable<InjectOptions["payload"]>;
  return app.inject(request);
}

/** Connects the typed client to the app. @param language of the page that calls; none: no Accept-Language */
export function overInject(test: Pick<TestApp, "app">, language?: Language): Send {
  return async (method, path, { token, body }) => {
    const response = await call(test, method, path, { token, body, language });
    const isJson = String(response.headers["content-type"]).includes("json");
    return { status: response.statusCode, body: isJson ? response.json() : response.body || null };
  };
}

/** A user's calls with a token. @param language of the page that calls; none: no Accept-Language */
export function withToken(
  test: Pick<TestApp, "app">,
  user: { id: number; email: string; token: string },
  language?: Language,
): User {
  return {
    ...user,
    api: apiOver(overInject(test, language), user.token),
    call: (method, url, body) => call(test, method, url, { token: user.token, body, language }),
  };
}

/** Reads the account or device, and the session, from one of our tokens. */
export function claimsOf({ app }: Pick<TestApp, "app">, { token }: Pick<User, "token">): TokenClaims {
  const claims = app.tokens.verify(token);
  if (!claims) throw new Error("no token of ours");
  return { kind: claims.kind, id: claims.id, sessionId: claims.sessionId };
}

/** A token of a session that outlasts every clock that a test sets forward. */
export async function tokenFor(test: TestApp, kind: TokenClaims["kind"], id: number): Promise<string> {
  const sessionId = randomUUID();
  const now = test.deps.clock.now();
  await test.deps.database.db
    .insertInto("sessions")
    .values({
      id: sessionId,
      userId: kind === "account" ? id : null,
      doorDeviceId: kind === "device" ? id : null,
      device: "Test",
      network: "127.0.0.1",
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date("2999-01-01"),
    })
    .execute();
  return test.app.tokens.sign({ kind, id, sessionId }, SESSION_SECONDS);
}

/**
 * Creates a user with a token, directly in the table: hashing a password is slow.
 */
export async function makeUser(test: TestApp, role: Role = "USER"): Promise<User> {
  const number = nextNumber(test);
  const email = `user${number}@test.example`;
  const { db } = test.deps.database;
  const { id } = await db
    .insertInto("users")
    .values({
      firstname: "Piet",
      lastname: `Test${number}`,
      email,
      number: "0470000000",
      role,
      passwordHash: "none",
      deletedAt: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return withToken(test, { id, email, token: await tokenFor(test, "account", id) });
}

/** Marks the user's sessions as just proved: calls that need a proof do not ask for ten minutes. */
export async function proveNow({ deps }: TestApp, { id }: Pick<User, "id">): Promise<void> {
  const { clock, database } = deps;
  await database.db.updateTable("sessions").set({ provenAt: clock.now() }).where("userId", "=", id).execute();
}

/** A visitor who has not signed in, on a network of their own unless one is given. */
export async function makeAnonymous(test: TestApp, network?: string): Promise<User> {
  const remoteAddress = network ?? `10.1.${nextNumber(test) >> 8}.${nextNumber(test) & 255}`;
  const opened = await test.app.inject({ method: "POST", url: "/api/auth/anonymous", remoteAddress });
  if (opened.statusCode !== 201) throw new Error(opened.body);
  const { token } = opened.json<{ token: string }>();
  return withToken(test, { id: claimsOf(test, { token }).id, email: "", token });
}

/** Creates a paired device of the entrance. @returns its token */
export async function makeDevice(test: TestApp): Promise<string> {
  const now = test.deps.clock.now();
  const admin = await makeUser(test, "ADMIN");
  const { id } = await test.deps.database.db
    .insertInto("doorDevices")
    .values({
      name: "Ingang links",
      validUntil: new Date("2999-01-01"),
      pairingHash: randomBytes(32),
      pairBefore: now,
      pairedAt: now,
      createdBy: admin.id,
      createdAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return tokenFor(test, "device", id);
}

export async function makeUsers(test: TestApp, count: number): Promise<User[]> {
  return Promise.all(Array.from({ length: count }, () => makeUser(test)));
}

/** Moves the show's beginning; earlier reservations remain transfers that could still arrive in time. */
export async function beginAt(test: TestApp, showId: number, dateTime: string): Promise<void> {
  const startsAt = new Date(dateTime);
  await test.deps.database.db
    .updateTable("shows")
    .set({ startsAt, salesCloseAt: startsAt })
    .where("id", "=", showId)
    .execute();
}

/** A show in thirty days, on sale now, at 12 euros. */
export async function makeShow(test: TestApp, show: Partial<ShowForm> = {}): Promise<Show> {
  const now = test.deps.clock.now();
  return presentShow(await test.deps.shows.create(parseShowForm(showForm(show, now))), now);
}
