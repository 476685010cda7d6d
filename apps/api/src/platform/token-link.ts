/**
 * A link of a mail that proves who received it. What is behind `#` stays in the browser: no request carries it, so no
 * log, proxy or referrer holds it. The page reads it with `useLinkToken`.
 *
 * @param publicUrl without a trailing slash
 */
export function tokenLink(publicUrl: string, path: `/${string}`, token: string): string {
  return `${publicUrl}${path}#token=${encodeURIComponent(token)}`;
}
