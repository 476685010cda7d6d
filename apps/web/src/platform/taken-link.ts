let taken = "";

/** What the page took out of its address, `#` first, and asks for in another language; "" when it took nothing. */
export const takenLink = (): string => taken;

/** Apart from link-token.ts, which only the pages of mails load. */
export function setTakenLink(hash: string): void {
  taken = hash;
}
