import { type Api, type ApiRequest, createApi, requestPath } from "@podium/shared/contracts/client";
import type { ErrorBody } from "@podium/shared/contracts/common";
import type { Route } from "@podium/shared/contracts/endpoint";
import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import { currentLanguage } from "#messages/messages.ts";
import { failures } from "#messages/nl/site.ts";
import { consumeEarly } from "./early-calls.ts";
import { learnServerTime } from "./server-clock.ts";
import { currentToken, endSession } from "./session.ts";

/** `message` is a sentence in the language of the site; `code` is `OFFLINE` without a response. */
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

/** Whether the server understood the request and refused it (4xx): the same request would be refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
}

interface ClientOptions {
  /** URL of the API; the page's own origin by default. */
  url?: string;
  token: () => string | null;
  /** Called after a 401 to a call with the current token. */
  onUnauthorized?: () => void;
}

/** The typed API client. Its calls throw an {@link ApiError} for every failed or missing response. */
export function createApiClient({ url = "", token: readToken, onUnauthorized }: ClientOptions): Api {
  return createApi(async (route, request) => {
    const token = readToken();
    const { response, ...times } = await send(url, route, request, token);
    learnServerTime({ serverTime: Date.parse(response.headers.get("date") ?? ""), resolution: 1000, ...times });
    if (response.ok) {
      if (response.status === 204) return null;
      const isJson = response.headers.get("content-type")?.includes("json") !== false;
      const read = () => (isJson ? response.json() : response.text());
      const body = (await orOffline(read, request.signal)) as { now?: string } | null;
      // Some responses carry a time in milliseconds.
      if (typeof body?.now === "string") learnServerTime({ serverTime: Date.parse(body.now), resolution: 0, ...times });
      return body;
    }
    if (response.status === 401 && token !== null && token === readToken()) onUnauthorized?.();
    throw await readError(response);
  });
}

export const api = createApiClient({ token: currentToken, onUnauthorized: endSession });

/** Whether it is unknown if a call was done: there was no response, or none from the service itself. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.statusCode === 0 || error.statusCode >= 500);
}

export async function orNull<Data>(response: Promise<Data>): Promise<Data | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
}

interface Received {
  response: Response;
  sentAt: number;
  receivedAt: number;
}

async function send(url: string, route: Route, request: ApiRequest, token: string | null): Promise<Received> {
  const { body, onProgress, signal } = request;
  const path = requestPath(route, request);
  const early = route.method === "GET" && url === "" ? consumeEarly(path) : undefined;
  if (early) return orOffline(() => early, signal);
  const headers = new Headers({ accept: "application/json", "accept-language": currentLanguage() });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const init: RequestInit = { method: route.method, headers };
  // Loaded on demand, because visitors send no files.
  const sendFile = body instanceof FormData ? (await import("./send-file.ts")).sendFile : undefined;
  if (body !== undefined && !sendFile) {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify(body);
  }
  if (signal) init.signal = signal;
  const sentAt = Date.now();
  const address = `${url}${path}`;
  const response = await orOffline(
    () =>
      sendFile ? sendFile(address, { ...init, headers, body: body as FormData, onProgress }) : fetch(address, init),
    signal,
  );
  return { response, sentAt, receivedAt: Date.now() };
}

/** The connection can be lost before the response and while its body is read. */
async function orOffline<Value>(receive: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  try {
    return await receive();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineError();
  }
}

export function offlineError(): ApiError {
  return new ApiError(0, "OFFLINE", failures().offline);
}

/** A proxy or a restart may respond without our error body. */
async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  // The proxy in front responds in Dutch only.
  if (typeof body?.message === "string" && typeof body.code === "string" && body.code !== "UNAVAILABLE") {
    return new ApiError(response.status, body.code as ErrorCode, body.message, body.details);
  }
  return new ApiError(response.status, "UNAVAILABLE", failures().unavailable);
}
