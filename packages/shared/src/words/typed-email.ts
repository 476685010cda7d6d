import { visibleText } from "./typed-text.ts";

const ATEXT = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** RFC 5322's dot-atom at a host name; matches results of `storedEmail`. */
export const EMAIL = new RegExp(
  `^(?=[^@]{1,64}@)${ATEXT}(?:\\.${ATEXT})*@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`,
);

/** Drops 'mailto:' and the name of 'Name <address>', lowers case, and encodes the domain in punycode. */
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

/** @param stored result of `storedEmail` */
export const mailLink = (stored: string): string => `mailto:${encodeURIComponent(stored).replace("%40", "@")}`;

const isAscii = (text: string): boolean => /^[\u0021-\u007e]*$/.test(text);

function asciiDomain(domain: string): string {
  if (isAscii(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}
