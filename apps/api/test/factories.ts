import type { Api } from "@podium/shared/contracts/client";
import type { Show, ShowForm } from "@podium/shared/contracts/shows";
import type { Role } from "@podium/shared/contracts/users";
import { apiOver, type Send } from "@podium/shared/test/api.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { showForm } from "@podium/shared/test/steps.ts";
import { parseShowForm, presentShow } from "#features/shows/shows.presenter.ts";
import type { TestApp } from "./test-app.ts";

export interface User {
  id: number;
  email: string;
  token: string;
  /** Every refusal throws. */
  readonly api: Api;
  /** The raw response of a call, where its status is the subject. */
  call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

let users = 0;

/** The raw response of a call; without a token as a visitor. */
export function call(
  { app }: Pick<TestApp, "app">,
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  options: { token?: string | undefined; body?: unknown } = {},
): Promise<LightMyRequestResponse> {
  const request: InjectOptions = {
    method,
    url,
    headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
  };
  if (options.body !== undefined) request.payload = options.body as NonNullable<InjectOptions["payload"]>;
  return app.inject(request);
}

/** The transport of the typed client into the app. */
export function overInject(test: Pick<TestApp, "app">): Send {
  return async (method, path, { token, body }) => {
    const response = await call(test, method, path, { token, body });
    const isJson = String(response.headers["content-type"]).includes("json");
    return { status: response.statusCode, body: isJson ? response.json() : response.body || null };
  };
}

/** A user's calls with a token. */
export function withToken(test: Pick<TestApp, "app">, user: { id: number; email: string; token: string }): User {
  return {
    ...user,
    api: apiOver(overInject(test), user.token),
    call: (method, url, body) => call(test, method, url, { token: user.token, body }),
  };
}

/**
 * Creates a user with a token, directly in the table: hashing a password is slow.
 */
export async function makeUser(test: TestApp, role: Role = "USER"): Promise<User> {
  users++;
  const email = `user${users}@test.example`;
  const { id, tokenVersion } = await test.deps.database.db
    .insertInto("users")
    .values({
      firstname: "Piet",
      lastname: `Test${users}`,
      email,
      number: "0470000000",
      role,
      passwordHash: "none",
      deletedAt: null,
    })
    .returning(["id", "tokenVersion"])
    .executeTakeFirstOrThrow();
  const token = test.app.tokens.sign({ id, tokenVersion });
  return withToken(test, { id, email, token });
}

export async function makeUsers(test: TestApp, count: number): Promise<User[]> {
  return Promise.all(Array.from({ length: count }, () => makeUser(test)));
}

/** A show in thirty days, on sale now, at 12 euros. */
export async function makeShow(test: TestApp, show: Partial<ShowForm> = {}): Promise<Show> {
  const now = test.deps.clock.now();
  return presentShow(await test.deps.shows.create(parseShowForm(showForm(show, now))), now);
}
