/** Typed calls of the API. The contracts come in as types only, so that no validation library reaches the browser. */
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import type { ErrorBody } from "@podium/shared/contracts/common";
import type { ErrorCode } from "@podium/shared/error-codes";
import { hearServerClock } from "./server-clock.ts";
import { currentToken, signOut } from "./session.ts";

type Input<Schema> = Schema extends { _zod: { input: infer T } } ? T : never;
type Output<Schema> = Schema extends { _zod: { output: infer T } } ? T : never;

/** What a call of this endpoint takes: its literal method and path, and the parts that it declares. */
export type CallOf<E extends Endpoint> = {
  method: E["method"];
  path: E["path"];
  signal?: AbortSignal | undefined;
} & (E extends {
  params: infer P;
}
  ? { params: { [Name in keyof Output<P>]: string | number } }
  : unknown) &
  (E extends { query: infer Q } ? { query?: Output<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown);

/** What a success of this endpoint answers; 204 answers null. */
export type AnswerOf<E extends Endpoint> = Output<E["response"][keyof E["response"]]>;

interface RawCall {
  method: Endpoint["method"];
  path: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** A call that failed. `message` is a Dutch sentence for people; `code` is `OFFLINE` when no answer came at all. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode | "OFFLINE";
  readonly details: NonNullable<ErrorBody["details"]>;

  constructor(statusCode: number, code: ErrorCode | "OFFLINE", message: string, details: ErrorBody["details"] = []) {
    super(message);
    this.name = "ApiError";
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

/**
 * Calls the API with the token of the session, if there is one.
 * A 401 to a call with a token means that the session is over: it is signed out here.
 * @throws {ApiError} for every answer that is not a success, and when no answer came
 */
export async function call<E extends Endpoint>(request: CallOf<E>): Promise<AnswerOf<E>> {
  const raw: RawCall = request;
  const token = currentToken();
  const response = await send(raw, token);
  if (response.ok) {
    const answer: unknown = response.status === 204 ? null : await response.json();
    // The server checks its answers against the same contract before they leave.
    return answer as AnswerOf<E>;
  }
  if (response.status === 401 && token !== null && token === currentToken()) signOut();
  throw await readError(response);
}

async function send({ method, path, params, query, body, signal }: RawCall, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: "application/json" });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  try {
    const answer = await fetch(address(path, params, query), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    hearServerClock(answer);
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(
      0,
      "OFFLINE",
      "Geen verbinding met de server. Kijk uw internetverbinding na en probeer opnieuw.",
    );
  }
}

function address(path: string, params: RawCall["params"] = {}, query: RawCall["query"] = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Something between us and the server (a proxy, a restart) may answer without our error body. */
async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (typeof body?.message === "string" && typeof body.code === "string") {
    return new ApiError(response.status, body.code as ErrorCode, body.message, body.details);
  }
  return new ApiError(
    response.status,
    "UNAVAILABLE",
    "De dienst is even niet bereikbaar. Probeer het over enkele seconden opnieuw.",
  );
}
