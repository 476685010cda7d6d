import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { DrawRequest, DrawResponse } from "@podium/shared/page-data";

/** React and the pages take tens of MB: the thread that has them ends when nothing was drawn for so long. */
const IDLE_MS = 5000;
/** Ends only what hangs. */
const DRAW_TIMEOUT_MS = 60_000;

export type PageDrawer = ReturnType<typeof createPageDrawer>;

/** Draws pages with the code of the web app's build (apps/web/vite/drawing.ts). @param folder `pages` of that build */
export function createPageDrawer(folder: string) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    /** One request at a time. @throws when the thread ends or hangs; a page's own fault is in the response */
    async draw(request: DrawRequest): Promise<DrawResponse> {
      clearTimeout(idle);
      worker ??= new Worker(join(folder, "drawing", "drawing.js"), { workerData: { folder } });
      // A process that ends does not wait for it.
      worker.unref();
      const answer = once(worker, "message", { signal: AbortSignal.timeout(DRAW_TIMEOUT_MS) });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request);
      try {
        // Of the same build: its own response.
        const [response] = (await answer) as [DrawResponse];
        idle = setTimeout(() => void end(), IDLE_MS).unref();
        return response;
      } catch (error) {
        await end();
        throw error;
      }
    },

    async close(): Promise<void> {
      clearTimeout(idle);
      await end();
    },
  };
}
