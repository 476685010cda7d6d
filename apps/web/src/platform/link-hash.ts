let current = "";

/** The part from `#` on that the page removed from its address and needs in another language; "": it removed none. */
export const linkHash = (): string => current;

/** In a separate file, because only the pages of mails load link-token.ts. */
export function setLinkHash(hash: string): void {
  current = hash;
}
