let taken = "";

/** The part, `#` first, that the page took out of its address and needs in another language; "" when it took none. */
export const takenLink = (): string => taken;

/** Apart from link-token.ts, which only the pages of mails load. */
export function setTakenLink(hash: string): void {
  taken = hash;
}
