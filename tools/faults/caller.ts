import * as z from "zod";
import type { Via } from "./plan.ts";
import type { Asked, History } from "./history.ts";

const TIMEOUT_MS = 12_000;

const responseSchema = z.object({ id: z.int().optional(), code: z.string().optional() }).catch({});

export interface ApiResponse {
  /** Null: no response. */
  status: number | null;
  body: unknown;
}

interface Request {
  via: Via;
  method: "GET" | "POST" | "DELETE";
  path: string;
  token?: string | undefined;
  body?: unknown;
  /** The test provider's page posts a form. */
  form?: Record<string, string>;
  hangUpAfterMs?: number | null;
}

/** Records the calls that change something. */
export interface Caller {
  ask(request: Request): Promise<ApiResponse>;
  change(userId: number, asked: Asked, request: Request): Promise<ApiResponse>;
}

export function createCaller(urls: readonly [string, string], history: History): Caller {
  async function ask({ via, method, path, token, body, form, hangUpAfterMs }: Request): Promise<ApiResponse> {
    const payload = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body);
    try {
      const response = await fetch(`${urls[via]}${path}`, {
        method,
        body: payload,
        redirect: "manual",
        signal: AbortSignal.timeout(hangUpAfterMs ?? TIMEOUT_MS),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json");
      return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
    } catch {
      return { status: null, body: null };
    }
  }

  return {
    ask,
    async change(userId, asked, request) {
      const began = Date.now();
      const response = await ask(request);
      const { id, code } = responseSchema.parse(response.body);
      history.calls.push({
        userId,
        asked,
        began,
        ended: Date.now(),
        status: response.status,
        code: code ?? null,
        madeId: asked.kind === "reserve" && response.status === 201 ? (id ?? null) : null,
      });
      return response;
    },
  };
}
