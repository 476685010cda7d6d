import { setTimeout as sleep } from "node:timers/promises";
import { type Api, createApi, requestPath } from "../src/contracts/client.ts";
import type { Route } from "../src/contracts/endpoint.ts";

const MAX_ATTEMPTS = 8;

export interface ApiResponse {
  /** Null: no response. */
  status: number | null;
  /** Parsed JSON, or text; null when empty. */
  body: unknown;
  /** Seconds of Retry-After, from transports on which a busy server may shed the request. */
  retryAfter?: number | undefined;
}

/** One request on some transport: fetch, `app.inject`, or a recording client. */
export type Send = (
  method: Route["method"],
  path: string,
  options: { token?: string | undefined; body?: unknown; signal?: AbortSignal | undefined },
) => Promise<ApiResponse>;

/** Any response that is not 2xx, or none. */
export class ApiFailure extends Error {
  readonly status: number | null;
  readonly body: unknown;

  constructor(request: string, { status, body }: ApiResponse) {
    super(`${request} responded ${status ?? "nothing"}: ${JSON.stringify(body)}`);
    this.name = "ApiFailure";
    this.status = status;
    this.body = body;
  }
}

/**
 * The typed API client on a transport; without a token as a visitor. Waits out a 503 with Retry-After (load shedding).
 * @throws {ApiFailure} for every other response that is not 2xx
 */
export function apiOver(send: Send, token?: string): Api {
  return createApi(async (route, request) => {
    const path = requestPath(route, request);
    const attempt = () => send(route.method, path, { token, body: request.body, signal: request.signal });
    let response = await attempt();
    for (let attempts = 1; response.status === 503 && attempts < MAX_ATTEMPTS; attempts++) {
      if (response.retryAfter === undefined) break;
      await sleep(response.retryAfter * 1000);
      response = await attempt();
    }
    const { status, body } = response;
    if (status === null || status < 200 || status > 299) throw new ApiFailure(`${route.method} ${path}`, response);
    return body;
  });
}

/** @param base the server's address, such as http://localhost:3000 */
export function overFetch(base: string): Send {
  return async (method, path, { token, body, signal }) => {
    const response = await fetch(new URL(path, base), {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      body: text === "" ? null : isJson ? (JSON.parse(text) as unknown) : text,
      retryAfter: Number(response.headers.get("retry-after")) || undefined,
    };
  };
}
