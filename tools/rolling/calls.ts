import type { ApiResponse } from "@podium/shared/test/api.ts";

export interface Call {
  kind: string;
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  /** Null: no response. */
  status: number | null;
  failure: string | null;
}

export type Calls = ReturnType<typeof createCalls>;

export function createCalls() {
  const all: Call[] = [];
  return {
    all,
    failed: () => all.filter(({ failure }) => failure !== null),
    /** @returns the response; undefined if its status is not the expected one */
    async make(kind: string, expected: number, ask: () => Promise<ApiResponse>): Promise<ApiResponse | undefined> {
      const began = Date.now();
      const response = await ask().catch((error: unknown): ApiResponse => ({ status: null, body: String(error) }));
      const { status, body } = response;
      const isRight = status === expected;
      const failure = isRight ? null : `${status ?? "no response"} ${JSON.stringify(body).slice(0, 200)}`;
      all.push({ kind, began, ended: Date.now(), status, failure });
      return isRight ? response : undefined;
    },
  };
}

/** 'a sign-in: 120, none failed' for each kind. */
export function countByKind(calls: readonly Call[]): string[] {
  return [...Map.groupBy(calls, ({ kind }) => kind)].map(([kind, of]) => {
    const failed = of.filter(({ failure }) => failure !== null).length;
    const slowest = Math.max(...of.map(({ began, ended }) => ended - began));
    return `${kind}: ${of.length}, ${failed || "none"} failed; slowest ${slowest} ms`;
  });
}
