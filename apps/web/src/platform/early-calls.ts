import { documentLanguage } from "#messages/messages.ts";

/** API calls that a prerendered page names, made while its code loads; the first caller consumes each response. */

interface EarlyResponse {
  response: Response;
  /** By the browser's clock, in milliseconds. */
  sentAt: number;
  receivedAt: number;
}

const TIMEOUT_MS = 15_000;
/** An older response may be outdated: its caller then makes the call again. */
const FRESH_MS = 10_000;
const made = new Map<string, { sentAt: number; coming: Promise<EarlyResponse> }>();

/** @param addresses of GET calls, separated by spaces; `{show}` calls need that number in the page's address */
export function callEarly(addresses: string, search: string): void {
  const parameters = new URLSearchParams(search);
  for (const address of addresses.split(" ").filter((each) => each !== "")) {
    const path = address.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => /^[1-9]\d*$/.exec(parameters.get(name) ?? "")?.[0] ?? "",
    );
    if (!path.includes("//")) made.set(path, call(path));
  }
}

/** Undefined when this call was not made early, was too long ago, or was consumed. Rejects as `fetch` does. */
export function consumeEarly(path: string): Promise<EarlyResponse> | undefined {
  const early = made.get(path);
  made.delete(path);
  return early && Date.now() - early.sentAt <= FRESH_MS ? early.coming : undefined;
}

function call(path: string): { sentAt: number; coming: Promise<EarlyResponse> } {
  const sentAt = Date.now();
  const headers = { accept: "application/json", "accept-language": documentLanguage() };
  const sent = fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const coming = sent.then((response) => ({ response, sentAt, receivedAt: Date.now() }));
  // Handles a failure even when nobody consumes the call.
  coming.catch(() => undefined);
  return { sentAt, coming };
}
