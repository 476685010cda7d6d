/**
 * A mailed link whose token proves that the caller received the mail. The part behind `#` stays in the browser: no
 * request carries it, so no log, proxy or referrer contains it. The page reads it with `useLinkToken`.
 * @param publicUrl without a trailing slash
 */
export function tokenLink(publicUrl: string, path: `/${string}`, token: string): string {
  return `${publicUrl}${path}#token=${encodeURIComponent(token)}`;
}
