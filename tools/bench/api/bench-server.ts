import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BenchResponse, BenchData, BenchOrder, SoldShows } from "./messages.ts";

export interface BenchServer {
  url: string;
  bareUrl: string;
  bareSocketsUrl: string;
  makeData(users: number, shows: number, bareShows: number): Promise<BenchData>;
  sellShows(shows: number): Promise<SoldShows>;
  /** Fills the database as `npm run seed:many` does. @returns an administrator's token */
  makeMany(): Promise<string>;
  /** Carts of a seat each that all end in the same moment. @returns that moment, in ms since 1970 */
  makeCarts(carts: number, shows: number[], endsInMs: number): Promise<number>;
  sendBareMessage(seats: unknown): void;
  stop(): Promise<void>;
}

async function responseOf<Kind extends BenchResponse["kind"]>(
  child: ChildProcess,
  died: Promise<never>,
  kind: Kind,
): Promise<Extract<BenchResponse, { kind: Kind }>> {
  for (;;) {
    const [response] = (await Promise.race([once(child, "message"), died])) as [BenchResponse];
    if (response.kind === kind) return response as Extract<BenchResponse, { kind: Kind }>;
  }
}

export async function startBenchServer(env: Record<string, string>): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), { env: { ...process.env, ...env } });
  const died = new Promise<never>((_, reject) => {
    child.once("exit", () => reject(new Error("the bench's server process ended")));
  });
  // Its end at the end of a bench is nobody's error.
  died.catch(() => undefined);
  const order = (message: BenchOrder): void => void child.send(message);
  const { url, bareUrl, bareSocketsUrl } = await responseOf(child, died, "ready");
  return {
    url,
    bareUrl,
    bareSocketsUrl,
    async makeData(users, shows, bareShows) {
      order({ kind: "data", users, shows, bareShows });
      return (await responseOf(child, died, "data")).data;
    },
    async sellShows(shows) {
      order({ kind: "sold-shows", shows });
      return (await responseOf(child, died, "sold-shows")).data;
    },
    async makeCarts(carts, shows, endsInMs) {
      order({ kind: "carts", carts, shows, endsInMs });
      return (await responseOf(child, died, "carts")).endsAt;
    },
    async makeMany() {
      order({ kind: "many" });
      return (await responseOf(child, died, "many")).token;
    },
    sendBareMessage: (seats) => order({ kind: "bare-message", seats }),
    async stop() {
      const exited = once(child, "exit");
      // It ends by itself then, in order: a profile that somebody asked Node for is written.
      child.disconnect();
      await exited;
    },
  };
}
