import * as z from "zod";
import type { Via } from "./plan.ts";
import type { Asked, History } from "./history.ts";

const TIMEOUT_MS = 12_000;

const answerSchema = z.object({ id: z.int().optional(), code: z.string().optional() }).catch({});

export interface Answer {
  /** Null: none came. */
  status: number | null;
  body: unknown;
}

interface Request {
  via: Via;
  method: "GET" | "POST" | "DELETE";
  path: string;
  token?: string | undefined;
  body?: unknown;
  /** Form fields instead of JSON: the test provider's page. */
  form?: Record<string, string>;
  hangUpAfterMs?: number | null;
}

/** Makes calls over real connections; those that ask for a change are written down. */
export interface Caller {
  ask(request: Request): Promise<Answer>;
  /** @param userId the account in whose name it is */
  change(userId: number, asked: Asked, request: Request): Promise<Answer>;
}

/** @param urls the two servers */
export function createCaller(urls: readonly [string, string], history: History): Caller {
  async function ask({ via, method, path, token, body, form, hangUpAfterMs }: Request): Promise<Answer> {
    const payload = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body);
    try {
      const answer = await fetch(`${urls[via]}${path}`, {
        method,
        body: payload,
        redirect: "manual",
        signal: AbortSignal.timeout(hangUpAfterMs ?? TIMEOUT_MS),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
      });
      const text = await answer.text();
      const isJson = answer.headers.get("content-type")?.includes("json");
      return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
    } catch {
      return { status: null, body: null };
    }
  }

  return {
    ask,
    async change(userId, asked, request) {
      const began = Date.now();
      const answer = await ask(request);
      const { id, code } = answerSchema.parse(answer.body);
      history.calls.push({
        userId,
        asked,
        began,
        ended: Date.now(),
        status: answer.status,
        code: code ?? null,
        madeId: asked.kind === "reserve" && answer.status === 201 ? (id ?? null) : null,
      });
      return answer;
    },
  };
}
