// The token proves that the caller received the mail. The part behind `#` stays in the browser (`useLinkToken`): no
// request carries it, so no log, proxy or referrer contains it.
export function tokenLink(publicUrl: string, path: `/${string}`, token: string): string {
  return `${publicUrl}${path}#token=${encodeURIComponent(token)}`;
}
