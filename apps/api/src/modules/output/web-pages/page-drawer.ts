import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DrawRequest, DrawResponse } from "@podium/shared/contracts/page-data";

/** How long the drawing process may be idle before it ends: React and the pages take 100 MB. */
const IDLE_MS = 3000;
const DRAW_TIMEOUT_MS = 60_000;

/** A separate process, because the memory of a thread would stay with this one. @param folder `pages` of the build */
export function createPageDrawer(folder: string) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): ChildProcess {
    const started = fork(join(folder, "drawing", "drawing.js"), [folder], {
      execArgv: [],
      // Passes on neither settings nor secrets, and turns React's development checks off.
      env: { NODE_ENV: "production" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    // Ignores errors between two requests; the next request starts another process.
    started.on("error", () => undefined);
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
    /** One request at a time: the next message counts as its response. @throws when the process ends or hangs */
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
        const message = once(drawing, "message", {
          signal: AbortSignal.any([over.signal, AbortSignal.timeout(DRAW_TIMEOUT_MS)]),
        });
        drawing.send(request);
        const [response] = (await message) as [DrawResponse];
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
