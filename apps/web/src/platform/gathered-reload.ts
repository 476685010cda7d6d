/** Reading anew on news: it comes in bursts, and one answer holds all of a burst. */
import type { QueryKey } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { queryClient } from "./query-client.ts";

/** What comes this close behind the first news is read with it. */
const FIRST_MS = 100;
/** From one reading to the next, however much comes in between. */
const PAUSE_MS = 400;

interface Gathering {
  /** There is news: read soon. */
  ask: () => void;
  /** Nobody looks any longer; the next `ask` begins anew. */
  stop: () => void;
}

/** Runs `read` for news, never twice at once; what comes while it runs is read once more after it. */
export function gather(read: () => Promise<unknown>): Gathering {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = false;
  let again = false;
  let began = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    timer = undefined;
    reading = true;
    began = performance.now();
    try {
      await read();
    } finally {
      reading = false;
      if (again) ask();
    }
  }

  function ask(): void {
    again = reading;
    if (!reading) timer ??= setTimeout(() => void run(), Math.max(FIRST_MS, began + PAUSE_MS - performance.now()));
  }

  return {
    ask,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}

/** Reads the queries of a key whose screens are open; a request that is under way ends first, as it began before the news. */
async function readAnew(queryKey: QueryKey): Promise<void> {
  const read = (): Promise<void> => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  const underWay = queryClient.isFetching({ queryKey, type: "active" }) > 0;
  await read();
  if (underWay) await read();
}

/** What to call when there is news of the queries of this key: gathered, at most one request in 400 ms. */
export function useGatheredReload(queryKey: QueryKey): () => void {
  const latest = useRef(queryKey);
  useEffect(() => {
    latest.current = queryKey;
  });
  const gathering = useRef<Gathering>(null);
  useEffect(() => {
    const made = gather(() => readAnew(latest.current));
    gathering.current = made;
    return made.stop;
  }, []);
  return useCallback(() => gathering.current?.ask(), []);
}
