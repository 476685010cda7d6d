let taken = "";

/** The part from `#` on that the page took out of its address and needs in another language; "" when it took none. */
export const takenLink = (): string => taken;

/** In a separate file, because only the pages of mails load link-token.ts. */
export function setTakenLink(hash: string): void {
  taken = hash;
}
