const OWN_PATH = /^\/(?!\/)/;
const SAFE = new Set(["http:", "https:", "mailto:", "tel:"]);

/** A web address, a mail address, a telephone number, or a page of the site itself. */
export function isSafeLink(address: string): boolean {
  if (OWN_PATH.test(address)) return true;
  return URL.canParse(address) && SAFE.has(new URL(address).protocol);
}

/** What somebody typed as an address, made whole: 'www.voorbeeld.be', 'jan@voorbeeld.be'. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  if (OWN_PATH.test(address) || /^[a-z][a-z+.-]*:/i.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s./()-]{8,}$/.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, "")}`;
  return `https://${address}`;
}
