import { connectionAtom } from "#live/live.ts";
import { store } from "#platform/state.ts";

/** Without a network a request hangs for minutes; it gets this long, because the live connection alone may be gone. */
const TIMEOUT_MS = 4000;

/** Sends a request about a seat; `tellLost` is called at once while the connection is lost, or when it gets lost. */
export async function whileOnline<Response>(
  send: (signal: AbortSignal) => Promise<Response>,
  tellLost: () => void,
): Promise<Response> {
  const controller = new AbortController();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (timeout !== undefined || store.get(connectionAtom) !== "lost") return;
    timeout = setTimeout(() => controller.abort(), TIMEOUT_MS);
    tellLost();
  };
  const unsubscribe = store.sub(connectionAtom, look);
  look();
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timeout);
    unsubscribe();
  }
}
