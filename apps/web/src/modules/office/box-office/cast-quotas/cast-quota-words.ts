import type { CastQuota, CastQuotas } from "@podium/shared/contracts/cast-quotas";
import { formatDateTime } from "#platform/format.ts";

const places = (count: number): string => `${count} ${count === 1 ? "plaats" : "plaatsen"}`;

/** '2 van 4 plaatsen genomen, waarvan 1 in een winkelwagen' */
export function takenWords({ seats, taken, inCarts }: CastQuota): string {
  const ofAll = `${taken} van ${places(seats)} genomen`;
  return inCarts === 0 ? ofAll : `${ofAll}, waarvan ${inCarts} in een winkelwagen`;
}

export const isOver = ({ endsAt }: Pick<CastQuota, "endsAt">, now: number): boolean => Date.parse(endsAt) <= now;

/** Says whether the link works, until when, and whether it was mailed. */
export function linkWords(quota: CastQuota, now: number): string {
  const { link, mustRenew, endsAt, email, mail, sentAt } = quota;
  if (link === null && !mustRenew) return "De link is ingetrokken.";
  if (isOver(quota, now)) return `De link werkte tot ${formatDateTime(endsAt)}.`;
  const until = `De link werkt tot ${formatDateTime(endsAt)}`;
  if (mustRenew) return `${until}, maar kan niet meer getoond of gemaild worden. Maak een nieuwe link.`;
  // The address of an account that was closed since is gone.
  const to = email === "" ? "" : ` naar ${email}`;
  if (mail === "sent" && sentAt !== null) return `${until}. Gemaild op ${formatDateTime(sentAt)}${to}.`;
  if (mail === "waiting") return `${until}. De mail${to} is onderweg.`;
  if (mail === "failed") return `${until}. De mail${to} raakt niet weg: kijk het adres na.`;
  return `${until}. Nog niet gemaild.`;
}

/** Seats that can still be taken with the links. */
export const promised = ({ quotas }: CastQuotas, now: number): number =>
  quotas.reduce(
    (sum, quota) =>
      sum + ((quota.link === null && !quota.mustRenew) || isOver(quota, now) ? 0 : quota.seats - quota.taken),
    0,
  );

/** How many seats are left for the links, and a warning when these promise more. */
export function poolWords(quotas: CastQuotas, now: number): { text: string; tooFew: boolean } {
  const { pool } = quotas;
  const open = promised(quotas, now);
  if (pool === 0)
    return {
      text: "Er zijn nu geen stoelen vastgehouden voor de spelers. Blokkeer er eerst met de reden 'Spelers/cast'.",
      tooFew: open > 0,
    };
  return {
    text: `Nog ${places(pool)} vastgehouden voor de spelers; met de links kunnen er nog ${open} genomen worden.`,
    tooFew: open > pool,
  };
}
