import { createSigner } from "#platform/signed-token.ts";

export type WalletTokens = ReturnType<typeof createWalletTokens>;

/** Passes of a reservation that its payer has, or those of tickets that somebody got from the payer in one act. */
export interface PassesOf {
  reservationId: number;
  /** A row of `passed_tickets`; null: the payer's. */
  passedId: number | null;
}

/** The browser opens it at once; iOS may ask for it a second time. */
const LINK_SECONDS = 600;

/** Signed by the server, and stored nowhere: with another JWT_SECRET, passes are no longer brought up to date. */
export function createWalletTokens(secret: string) {
  const { sign, isSigned } = createSigner(secret, "wallet");

  return {
    /** With which a device asks for the pass, and is told of no other. */
    forPass: (serial: string): string => sign(`pass:${serial}`),

    isForPass: (token: string, serial: string): boolean => isSigned(`pass:${serial}`, token),

    /** Part of a link that gives these passes for ten minutes, and nothing else. */
    forLink({ reservationId, passedId }: PassesOf, now: Date): string {
      const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
      const which = passedId === null ? String(reservationId) : `${reservationId}-${passedId}`;
      return `${which}.${until}.${sign(`link:${which}.${until}`)}`;
    },

    /** Null for what was not signed here. */
    openLink(link: string, now: Date): { of: PassesOf; expired: boolean } | null {
      const [which = "", until = "", mac = ""] = link.split(".");
      if (!isSigned(`link:${which}.${until}`, mac)) return null;
      const [reservationId, passedId] = which.split("-").map(Number);
      if (reservationId === undefined) return null;
      return { of: { reservationId, passedId: passedId ?? null }, expired: Number(until) * 1000 <= now.getTime() };
    },
  };
}
