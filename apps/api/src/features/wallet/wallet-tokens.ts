import { createSigner } from "#platform/signed-token.ts";

export type WalletTokens = ReturnType<typeof createWalletTokens>;

/** The browser opens it at once; iOS may ask for it a second time. */
const LINK_SECONDS = 600;

/** Signed by the server, and stored nowhere: with another JWT_SECRET, passes are no longer brought up to date. */
export function createWalletTokens(secret: string) {
  const { sign, isSigned } = createSigner(secret, "wallet");

  return {
    /** With which a device asks for the pass, and is told of no other. */
    forPass: (serial: string): string => sign(`pass:${serial}`),

    isForPass: (token: string, serial: string): boolean => isSigned(`pass:${serial}`, token),

    /** Part of a link that gives the passes of one reservation for ten minutes, and nothing else. */
    forLink(reservationId: number, now: Date): string {
      const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
      return `${reservationId}.${until}.${sign(`link:${reservationId}.${until}`)}`;
    },

    /** Null for what was not signed here. */
    openLink(link: string, now: Date): { reservationId: number; expired: boolean } | null {
      const [reservationId = "", until = "", mac = ""] = link.split(".");
      if (!isSigned(`link:${reservationId}.${until}`, mac)) return null;
      return { reservationId: Number(reservationId), expired: Number(until) * 1000 <= now.getTime() };
    },
  };
}
