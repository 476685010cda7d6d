import type { IncomingHttpHeaders } from "node:http";

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a connection comes from a page of this website. Browsers send a page's origin with every WebSocket, but do
 * not apply CORS to it, unlike to calls; programs send no origin.
 */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const from = hostOf(origin);
  // The public address counts too: a proxy may call this server by another name.
  return from !== null && (from === host?.toLowerCase() || from === hostOf(publicUrl));
}
