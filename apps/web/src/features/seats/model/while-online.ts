import { connectionAtom } from "#live/live.ts";
import { store } from "#platform/state.ts";

/** Time that a request gets while the live connection is lost, because only that connection may be gone. */
const TIMEOUT_MS = 4000;

/** Sends a request about a seat; `tellLost` is called as soon as the connection is lost. */
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
