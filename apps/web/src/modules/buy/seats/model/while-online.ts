import { connectionAtom } from "#live/live.ts";
import { store } from "#platform/state.ts";

/**
 * Time that a request gets once the live connection is lost: it may succeed, because only that connection may be gone,
 * but without a network it would hang for minutes.
 */
const TIMEOUT_MS = 4000;

/** Sends a request about a seat; `tellLost` is called once, as soon as the connection is lost or gets lost. */
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
