import type { IncomingHttpHeaders } from "node:http";

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a connection comes from a page of this website. Browsers name a page's origin for every WebSocket and ask
 * nobody's leave for it, unlike for calls; programs name none.
 */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const from = hostOf(origin);
  // By the address that was called, or by the public one, when a proxy calls this server by another name.
  return from !== null && (from === host?.toLowerCase() || from === hostOf(publicUrl));
}
