import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export type WalletTokens = ReturnType<typeof createWalletTokens>;

/** The browser opens it at once; iOS may ask for it a second time. */
const LINK_SECONDS = 600;

/** Signed by the server, and stored nowhere: with another JWT_SECRET, passes are no longer brought up to date. */
export function createWalletTokens(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "podium:wallet", 32));
  const sign = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");

  function isSame(given: string, wanted: string): boolean {
    const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
    return one.length === other.length && timingSafeEqual(one, other);
  }

  return {
    /** With which a device asks for the pass, and is told of no other. */
    forPass: (serial: string): string => sign(`pass:${serial}`),

    isForPass: (token: string, serial: string): boolean => isSame(token, sign(`pass:${serial}`)),

    /** Part of a link that gives the passes of one reservation for ten minutes, and nothing else. */
    forLink(reservationId: number, now: Date): string {
      const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
      return `${reservationId}.${until}.${sign(`link:${reservationId}.${until}`)}`;
    },

    /** Null for what was not signed here. */
    openLink(link: string, now: Date): { reservationId: number; expired: boolean } | null {
      const [reservationId = "", until = "", mac = ""] = link.split(".");
      if (!isSame(mac, sign(`link:${reservationId}.${until}`))) return null;
      return { reservationId: Number(reservationId), expired: Number(until) * 1000 <= now.getTime() };
    },
  };
}
