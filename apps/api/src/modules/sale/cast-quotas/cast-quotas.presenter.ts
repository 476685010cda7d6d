import type { CastQuotas, CastSeats } from "@podium/shared/contracts/cast-quotas";
import { castLink } from "./cast-link.ts";
import type { CastQuotasService, ListedQuota } from "./cast-quotas.service.ts";

function mailState({ mailStatus, hasMailError }: ListedQuota): CastQuotas["quotas"][number]["mail"] {
  if (mailStatus === null || mailStatus === "DROPPED") return "none";
  if (mailStatus === "SENT") return "sent";
  return hasMailError ? "failed" : "waiting";
}

export function presentCastQuotas(
  { showId, pool, quotas }: Awaited<ReturnType<CastQuotasService["list"]>>,
  publicUrl: string,
): CastQuotas {
  return {
    pool,
    quotas: quotas.map((quota) => ({
      id: quota.id,
      name: quota.name,
      email: quota.email,
      seats: quota.seatCount,
      taken: quota.taken,
      endsAt: quota.endsAt.toISOString(),
      link: quota.token === null ? null : castLink(publicUrl, showId, quota.token),
      mustRenew: quota.mustRenew,
      sentAt: quota.sentAt?.toISOString() ?? null,
      mail: mailState(quota),
      inCarts: quota.inCarts,
      reservations: quota.reservations,
    })),
  };
}

export function presentCastSeats(open: Awaited<ReturnType<CastQuotasService["open"]>>): CastSeats {
  const { name, seatCount, taken, endsAt, seatIds } = open;
  return { name, seats: seatCount, taken, endsAt: endsAt.toISOString(), seatIds };
}
