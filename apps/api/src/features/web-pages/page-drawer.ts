import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DrawRequest, DrawResponse } from "@podium/shared/page-data";

/** React and the pages take 100 MB: the process that has them ends when nothing was drawn for so long. */
const IDLE_MS = 3000;
/** Ends only what hangs. */
const DRAW_TIMEOUT_MS = 60_000;

export type PageDrawer = ReturnType<typeof createPageDrawer>;

/**
 * Draws pages with the code of the web app's build (apps/web/vite/drawing.ts), in a process of its own: what a thread
 * took would stay with this one. @param folder `pages` of that build
 */
export function createPageDrawer(folder: string) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): ChildProcess {
    const started = fork(join(folder, "drawing", "drawing.js"), [folder], {
      // It needs no inspector, profiler or watch of its own.
      execArgv: [],
      // Neither settings nor secrets; and React's own checks are for its developers.
      env: { NODE_ENV: "production" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    // Nobody listens between two requests; the next one starts another.
    started.on("error", () => undefined);
    // A process that ends does not wait for it.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function end(): void {
    const ending = child;
    child = undefined;
    ending?.kill("SIGKILL");
  }

  return {
    /** One request at a time. @throws when the process ends or hangs; a page's own fault is in the response */
    async draw(request: DrawRequest): Promise<DrawResponse> {
      clearTimeout(idle);
      if (isClosed) throw new Error("no page is drawn any more");
      if (child?.connected !== true) child = start();
      const drawing = child;
      const over = new AbortController();
      const give = (): void => over.abort(new Error("the process that draws pages ended"));
      drawing.once("exit", give);
      drawing.channel?.ref();
      try {
        const answer = once(drawing, "message", {
          signal: AbortSignal.any([over.signal, AbortSignal.timeout(DRAW_TIMEOUT_MS)]),
        });
        drawing.send(request);
        // The process runs the same build, so the response has this type.
        const [response] = (await answer) as [DrawResponse];
        idle = setTimeout(end, IDLE_MS).unref();
        return response;
      } catch (error) {
        end();
        throw error;
      } finally {
        drawing.off("exit", give);
        drawing.channel?.unref();
      }
    },

    close(): void {
      isClosed = true;
      clearTimeout(idle);
      end();
    },
  };
}
