/** The typed API client: `api.addSeat({ params: { showId, seatId } })`. Only types come from the contracts. */
import type { endpoints } from "./endpoints.ts";
import { type Route, type RouteName, routes } from "./routes.ts";

type Endpoints = typeof endpoints;

type Input<Schema> = Schema extends { _zod: { input: infer T } } ? T : never;
type Output<Schema> = Schema extends { _zod: { output: infer T } } ? T : never;

/** A query's parsed values, optional where the schema allows undefined. */
type Query<Schema> = {
  [Name in keyof Input<Schema>]:
    | Output<Schema>[Name & keyof Output<Schema>]
    | (undefined extends Input<Schema>[Name] ? undefined : never);
};
type Params<Schema> = { [Name in keyof Output<Schema>]: string | number };

type Part<Name extends string, T> = object extends T ? { [K in Name]?: T } : { [K in Name]: T };
type Parts<E> = (E extends { params: infer P } ? Part<"params", Params<P>> : unknown) &
  (E extends { query: infer Q } ? Part<"query", Query<Q>> : unknown) &
  (E extends { body: infer B } ? Part<"body", Input<B>> : unknown) &
  (E extends { takesFile: true } ? { body: FormData; onProgress?: OnProgress | undefined } : unknown);

/** Receives how much of a file was sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

interface Abortable {
  signal?: AbortSignal | undefined;
}

export type RequestOf<Name extends RouteName> = Parts<Endpoints[Name]> & Abortable;

/** The response to a call; null for a 204. */
export type ResponseOf<Name extends RouteName> = Output<Endpoints[Name]["response"][keyof Endpoints[Name]["response"]]>;

export type Api = {
  readonly [Name in RouteName]: object extends RequestOf<Name>
    ? (request?: RequestOf<Name>) => Promise<ResponseOf<Name>>
    : (request: RequestOf<Name>) => Promise<ResponseOf<Name>>;
};

/** A call as a transport sends it, without its types. */
export interface ApiRequest extends Abortable {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  onProgress?: OnProgress | undefined;
}

/** Builds the client on one transport. */
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
