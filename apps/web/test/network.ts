/** The network of every test: calls are named and typed by the contract, any other request fails. */
import { requestPath, type ResponseOf } from "@podium/shared/contracts/client";
import type { ErrorBody } from "@podium/shared/contracts/common";
import type { RouteName } from "@podium/shared/contracts/endpoints";
import { routes } from "@podium/shared/contracts/routes";
import { type ErrorCode, errorMessage, errorStatus } from "@podium/shared/contracts/errors/error-codes";
import { HttpHandler, HttpResponse } from "msw/http";
import { setupServer } from "msw/node";
import { vi } from "vitest";

export interface Call {
  name: RouteName;
  /** The path with its query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Result<Name extends RouteName> = ResponseOf<Name> | Response;
type Resolve<Name extends RouteName> = (call: Call) => Result<Name> | Promise<Result<Name>>;

export const network = setupServer();

/** The calls of this test, in the order in which they arrived. */
export const calls: Call[] = [];

export function callsOf(name: RouteName): Call[] {
  return calls.filter((call) => call.name === name);
}

/** Responds to each call of a route from now on; `params` narrow it to one path. */
export function respond<Name extends RouteName>(
  name: Name,
  result: ResponseOf<Name> | Resolve<Name>,
  params?: Readonly<Record<string, string | number>>,
): void {
  const { method, path } = routes[name];
  const address = params ? requestPath(routes[name], { params }) : path;
  const handler = new HttpHandler(method, `*${address}`, async ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const text = await request.text();
    const isFile = request.headers.get("content-type")?.startsWith("multipart/form-data") === true;
    const body: unknown = text === "" ? undefined : isFile ? text : JSON.parse(text);
    const call = { name, path: pathname + search, query: searchParams, headers: request.headers, body };
    calls.push(call);
    const response = typeof result === "function" ? await (result as Resolve<Name>)(call) : result;
    if (response instanceof Response) return response;
    return response === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(response as object);
  });
  network.use(handler);
}

/** Leaves the calls of a route without a response until the test gives it. */
export function pending<Name extends RouteName>(name: Name, params?: Readonly<Record<string, string | number>>) {
  const waiting: { call: Call; resolve: (result: Result<Name>) => void }[] = [];
  respond(name, (call) => new Promise<Result<Name>>((resolve) => void waiting.push({ call, resolve })), params);
  const newest = () => {
    const last = waiting.at(-1);
    if (last) return last;
    throw new Error(`No call ${name} is waiting; there were: ${calls.map(({ path }) => path).join(", ")}`);
  };
  // An interval of 0 keeps fake timers still during this wait: `vi.waitFor` advances them by the interval.
  const arrived = () => vi.waitFor(newest, { timeout: 30_000, interval: 0 });
  return {
    /** Waits for a call that has no response yet. */
    called: async (): Promise<Call> => (await arrived()).call,
    /** Responds to the newest such call, and waits until the response was read. */
    respond: async (result: Result<Name>): Promise<void> => {
      const last = await arrived();
      waiting.splice(waiting.indexOf(last), 1);
      last.resolve(result);
      await settled();
    },
  };
}

/** The error that the API sends with this code; `values` fill in its sentence. */
export function refusal(
  code: ErrorCode,
  values: Readonly<Record<string, string | number>> = {},
  details?: ErrorBody["details"],
): Response {
  const statusCode = errorStatus(code);
  const body: ErrorBody = { statusCode, code, message: errorMessage(code, values), details };
  return HttpResponse.json(body, { status: statusCode });
}

/** A response that fails, as without a network. */
export const offline = (): Response => HttpResponse.error();

/** Waits until pending requests can get no further: each step of msw takes a turn of the event loop, and no timer. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}
