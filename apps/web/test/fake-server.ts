import { vi } from "vitest";

interface Call {
  method: string;
  path: string;
  body: unknown;
  answer: (status: number, body?: unknown) => Promise<void>;
  /** Fails as without a network. */
  drop: () => Promise<void>;
}

/** Replaces `fetch`: every call waits until the test responds. */
export function fakeServer() {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    calls.push({
      method,
      path,
      body: typeof body === "string" ? JSON.parse(body) : undefined,
      answer: async (status, answer) => {
        resolve(new Response(answer === undefined ? null : JSON.stringify(answer), { status }));
        await settle();
      },
      drop: async () => {
        reject(new TypeError("no network"));
        await settle();
      },
    });
    return promise;
  });
  /** The newest call whose method and path begin like this. */
  const last = (method: string, path: string): Call => {
    const call = calls.findLast((each) => each.method === method && each.path.startsWith(path));
    if (call) return call;
    const were = calls.map((each) => `${each.method} ${each.path}`).join(", ");
    throw new Error(`No call ${method} ${path}; there were: ${were}`);
  };
  /** Waits for such a call. */
  const called = (method: string, path: string) => vi.waitFor(() => last(method, path), { timeout: 5000 });
  return { calls, last, called };
}

/** Flushes pending promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
