import { visibleText } from "./typed-text.ts";

const ATEXT = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** RFC 5322's dot-atom at a host name, of what `storedEmail` gives. */
export const EMAIL = new RegExp(
  `^(?=[^@]{1,64}@)${ATEXT}(?:\\.${ATEXT})*@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`,
);

/**
 * An e-mail address as it is stored and compared, however it was typed or pasted: 'Name <address>' and 'mailto:' leave
 * the address, in small letters, and a domain with accents is written as mail servers know it (punycode). What is no
 * address comes back as something that `EMAIL` refuses.
 */
export function storedEmail(typed: string): string {
  const text = visibleText(typed);
  const bare = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(text)?.[1] ?? text;
  const address = bare
    .replace(/^\s*mailto:([^?]*).*$/i, "$1")
    .replaceAll(/\s*@\s*/g, "@")
    .trim()
    .toLowerCase();
  const at = address.lastIndexOf("@");
  return at === -1 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** The address of a link that writes to it. @param stored as `storedEmail` gives it */
export const mailLink = (stored: string): string => `mailto:${encodeURIComponent(stored).replace("%40", "@")}`;

const isAscii = (text: string): boolean => /^[\u0021-\u007e]*$/.test(text);

function asciiDomain(domain: string): string {
  if (isAscii(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}
