import { type RequestOf, requestPath, type ResponseOf } from "@podium/shared/contracts/client";
import type { RouteName } from "@podium/shared/contracts/endpoints";
import { routes } from "@podium/shared/contracts/routes";
import { type ApiResponse, overFetch } from "@podium/shared/test/api.ts";
import * as z from "zod";
import type { Via } from "./plan.ts";
import type { Asked, Call, History, SeenPlace } from "./history.ts";

const TIMEOUT_MS = 12_000;

const responseSchema = z.object({ id: z.int().optional(), code: z.string().optional() }).catch({});
const outcomesSchema = z
  .array(z.object({ clientId: z.string(), outcome: z.string() }))
  .transform((all) => Object.fromEntries(all.map(({ clientId, outcome }) => [clientId, outcome])))
  .catch({});

const doneSchema = z
  .array(z.object({ transactionId: z.int(), reservationId: z.int(), ok: z.boolean() }))
  .transform((all) => all.filter(({ ok }) => ok))
  .catch([]);

const placeSchema = z
  .object({
    entry: z.string(),
    state: z.enum(["before", "waiting", "in"]),
    rank: z.int().optional(),
    room: z.object({ on: z.boolean(), seedHash: z.string(), seed: z.string().optional() }),
  })
  .transform(({ entry, state, rank = null, room: { on: isOn, seedHash, seed = null } }): SeenPlace | undefined => {
    return { entry, state, rank, isOn, seedHash, seed };
  })
  .optional()
  .catch(undefined);

const MAKES_RESERVATION: ReadonlySet<Asked["kind"]> = new Set(["reserve", "guest", "phone"]);

export interface Line {
  via: Via;
  token?: string;
  hangUpAfterMs?: number | null;
}

export type Caller = ReturnType<typeof createCaller>;

export function createCaller(urls: readonly [string, string], history: History) {
  const timeoutOf = ({ hangUpAfterMs }: Line): AbortSignal => AbortSignal.timeout(hangUpAfterMs ?? TIMEOUT_MS);
  const noResponse = (): ApiResponse => ({ status: null, body: null });

  function call<Name extends RouteName>(line: Line, name: Name, request: RequestOf<Name>): Promise<ApiResponse> {
    const options = { token: line.token, body: "body" in request ? request.body : undefined, signal: timeoutOf(line) };
    return overFetch(urls[line.via])(routes[name].method, requestPath(routes[name], request), options).catch(
      noResponse,
    );
  }

  return {
    call,
    async read<Name extends RouteName>(
      line: Line,
      name: Name,
      request: RequestOf<Name>,
    ): Promise<ResponseOf<Name> | undefined> {
      const { status, body } = await call(line, name, request);
      // The server validates its responses against the contract.
      return status === 200 ? (body as ResponseOf<Name>) : undefined;
    },
    /** The test provider's page posts a form. */
    postForm(line: Line, path: string, form: Record<string, string>): Promise<ApiResponse> {
      const request = { method: "POST", body: new URLSearchParams(form), signal: timeoutOf(line) };
      return fetch(`${urls[line.via]}${path}`, { ...request, redirect: "manual" }).then(
        ({ status }) => ({ status, body: null }),
        noResponse,
      );
    },
    change: async (...what: Parameters<typeof record>): Promise<number | null> => (await record(...what)).status,
    record,
  };

  async function record(userId: number, asked: Asked, change: () => Promise<ApiResponse>): Promise<Call> {
    const began = Date.now();
    const { status, body } = await change();
    const { id, code } = responseSchema.parse(body);
    const made: Call = {
      userId,
      asked,
      began,
      ended: Date.now(),
      status,
      code: code ?? null,
      madeId: MAKES_RESERVATION.has(asked.kind) && status === 201 ? (id ?? null) : null,
      ...(asked.kind === "door" && { outcomes: outcomesSchema.parse(body) }),
      ...(asked.kind === "confirmTransfers" && { confirmed: doneSchema.parse(body) }),
      ...(asked.kind === "returnRefunds" && { dueAgain: doneSchema.parse(body) }),
      ...(asked.kind === "enter" && status === 200 && { place: placeSchema.parse(body) }),
    };
    history.calls.push(made);
    return made;
  }
}
