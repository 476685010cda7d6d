/** The typed API client: `api.addSeat({ params: { showId, seatId } })`. Only types come from the contracts. */
import type { Route, Output, RequestParts } from "./endpoint.ts";
import type { Endpoints, RouteName } from "./endpoints.ts";
import { routes } from "./routes.ts";

type UploadParts<Call> = Call extends { takesFile: true }
  ? { body: FormData; onProgress?: OnProgress | undefined }
  : unknown;

/** Receives how much of a file was sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

interface Abortable {
  signal?: AbortSignal | undefined;
}

export type RequestOf<Name extends RouteName> = RequestParts<Endpoints[Name]> &
  UploadParts<Endpoints[Name]> &
  Abortable;

/** The response to a call; null for a 204. */
export type ResponseOf<Name extends RouteName> = Output<Endpoints[Name]["response"][keyof Endpoints[Name]["response"]]>;

export type Api = {
  readonly [Name in RouteName]: object extends RequestOf<Name>
    ? (request?: RequestOf<Name>) => Promise<ResponseOf<Name>>
    : (request: RequestOf<Name>) => Promise<ResponseOf<Name>>;
};

export interface ApiRequest extends Abortable {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  onProgress?: OnProgress | undefined;
}

export function createApi(send: (route: Route, request: ApiRequest) => Promise<unknown>): Api {
  const calls = Object.entries(routes).map(([name, route]) => [name, (request = {}) => send(route, request)]);
  // The server validates its responses against the same contract.
  return Object.fromEntries(calls) as Api;
}

/** Fills in the path's parameters, escaped, and appends the query without undefined and empty values. */
export function requestPath({ path }: Route, { params = {}, query = {} }: ApiRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
