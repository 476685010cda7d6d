import { createSigner } from "#platform/http/signed-token.ts";

export type WalletTokens = ReturnType<typeof createWalletTokens>;

export interface PassesOf {
  reservationId: number;
  /** A row of `passed_tickets`; null: the payer's passes. */
  passedId: number | null;
}

/** Lifetime of a link: the browser opens it at once, and iOS may fetch it a second time. */
const LINK_SECONDS = 600;

/** Signed tokens that are not stored: after a change of JWT_SECRET, existing passes are no longer updated. */
export function createWalletTokens(secret: string) {
  const { sign, isSigned } = createSigner(secret, "wallet");

  return {
    forPass: (serial: string): string => sign(`pass:${serial}`),

    isForPass: (token: string, serial: string): boolean => isSigned(`pass:${serial}`, token),

    forLink({ reservationId, passedId }: PassesOf, now: Date): string {
      const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
      const which = passedId === null ? String(reservationId) : `${reservationId}-${passedId}`;
      return `${which}.${until}.${sign(`link:${which}.${until}`)}`;
    },

    /** Returns null for a link that was not signed here. */
    openLink(link: string, now: Date): { of: PassesOf; expired: boolean } | null {
      const [which = "", until = "", mac = ""] = link.split(".");
      if (!isSigned(`link:${which}.${until}`, mac)) return null;
      const [reservationId, passedId] = which.split("-").map(Number);
      if (reservationId === undefined) return null;
      return { of: { reservationId, passedId: passedId ?? null }, expired: Number(until) * 1000 <= now.getTime() };
    },
  };
}
