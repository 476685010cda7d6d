import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BenchAnswer, BenchData, BenchOrder, SoldShows } from "./messages.ts";

export interface BenchServer {
  url: string;
  bareUrl: string;
  bareSocketsUrl: string;
  makeData(people: number, shows: number, bareShows: number): Promise<BenchData>;
  sellShows(shows: number): Promise<SoldShows>;
  /** Fills the database as `npm run seed:many` does. @returns an administrator's token */
  makeMany(): Promise<string>;
  /** Carts of a seat each that all end in the same moment. @returns that moment, in ms since 1970 */
  makeCarts(carts: number, shows: number[], endsInMs: number): Promise<number>;
  sendBareMessage(seats: unknown): void;
  stop(): Promise<void>;
}

/** Reads the child's answers, one at a time, until one is of the kind. @param died rejects when the child ends */
async function answerOf<Kind extends BenchAnswer["kind"]>(
  child: ChildProcess,
  died: Promise<never>,
  kind: Kind,
): Promise<Extract<BenchAnswer, { kind: Kind }>> {
  for (;;) {
    const [answer] = (await Promise.race([once(child, "message"), died])) as [BenchAnswer];
    if (answer.kind === kind) return answer as Extract<BenchAnswer, { kind: Kind }>;
  }
}

/** Starts the product in a process of its own on a fresh database. */
export async function startBenchServer(env: Record<string, string>): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), { env: { ...process.env, ...env } });
  const died = new Promise<never>((_, reject) => {
    child.once("exit", () => reject(new Error("the bench's server process ended")));
  });
  // Its end at the end of a bench is nobody's error.
  died.catch(() => undefined);
  const order = (message: BenchOrder): void => void child.send(message);
  const { url, bareUrl, bareSocketsUrl } = await answerOf(child, died, "ready");
  return {
    url,
    bareUrl,
    bareSocketsUrl,
    async makeData(people, shows, bareShows) {
      order({ kind: "data", people, shows, bareShows });
      return (await answerOf(child, died, "data")).data;
    },
    async sellShows(shows) {
      order({ kind: "sold-shows", shows });
      return (await answerOf(child, died, "sold-shows")).data;
    },
    async makeCarts(carts, shows, endsInMs) {
      order({ kind: "carts", carts, shows, endsInMs });
      return (await answerOf(child, died, "carts")).endsAt;
    },
    async makeMany() {
      order({ kind: "many" });
      return (await answerOf(child, died, "many")).token;
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
