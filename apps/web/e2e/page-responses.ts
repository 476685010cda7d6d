import type { CDPSession, Page } from "@playwright/test";

/** The API's responses while a page opens: an error, none, or these bodies by path; null is a response without one. */
export type Responses = "never" | "refusal" | Readonly<Record<string, unknown>>;

/** Calls about the session and the site get the server's own response. */
const REAL = /^\/api\/(auth\/me|site)/;

interface Paused {
  requestId: string;
  request: { url: string };
}

const REFUSAL = {
  statusCode: 429,
  code: "TOO_MANY_REQUESTS",
  message: "Er ging iets mis op de server. Probeer het straks opnieuw.",
};

const stops = new WeakMap<Page, () => Promise<void>>();

async function respond(session: CDPSession, { requestId, request }: Paused, responses: Responses): Promise<void> {
  const { pathname } = new URL(request.url);
  const fulfill = async (responseCode: number, body: unknown): Promise<void> => {
    await session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode,
      responseHeaders: [{ name: "content-type", value: "application/json; charset=utf-8" }],
      body: responseCode === 204 ? "" : Buffer.from(JSON.stringify(body)).toString("base64"),
    });
  };
  if (REAL.test(pathname)) await session.send("Fetch.continueRequest", { requestId });
  else if (responses === "never") return;
  else if (responses === "refusal") await fulfill(429, REFUSAL);
  else if (pathname in responses) await fulfill(responses[pathname] === null ? 204 : 200, responses[pathname]);
  else await session.send("Fetch.continueRequest", { requestId });
}

/**
 * Replaces the responses of the previous page state, and the routes of its steps. These responses precede a step's
 * `page.route`, which is not used here: it stops each request and disables the cache, which doubles a page's time.
 */
export async function setResponses(page: Page, responses: Responses | undefined): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await stops.get(page)?.();
  stops.delete(page);
  if (responses === undefined) return;
  const session = await page.context().newCDPSession(page);
  // Responding fails when the page is left first, because the request is gone.
  session.on("Fetch.requestPaused", (paused) => void respond(session, paused, responses).catch(() => undefined));
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/api/*" }] });
  stops.set(page, () => session.detach());
}
