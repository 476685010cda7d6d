import { EMAIL, mailLink, storedEmail } from "@podium/shared/words/typed-email";
import { isPhone, phoneLink, storedPhone } from "@podium/shared/words/typed-phone";

const OWN_PATH = /^\/(?!\/)/;
/** Minimum length, punctuation included: shorter texts are rarely telephone numbers. */
const SHORTEST_NUMBER = 8;
const SAFE = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Allows a web address, a mail address, a telephone number, or a page of the site itself. */
export function isSafeLink(address: string): boolean {
  if (OWN_PATH.test(address)) return true;
  return URL.canParse(address) && SAFE.has(new URL(address).protocol);
}

/** Completes a typed address: 'www.voorbeeld.be', 'jan@voorbeeld.be'. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  if (OWN_PATH.test(address) || /^[a-z][a-z+.-]*:/i.test(address)) return address;
  if (EMAIL.test(storedEmail(address))) return mailLink(storedEmail(address));
  if (address.length >= SHORTEST_NUMBER && isPhone(storedPhone(address))) return phoneLink(address);
  return `https://${address}`;
}
