import type { Wallet } from "@podium/shared/contracts/wallet";

/** Returns the wallets that a device can open: Apple's on an iPhone, iPad or Mac, Google's on Android, else all. */
export function walletsFor(
  userAgent: string,
  offered: readonly Wallet[],
): { wallets: readonly Wallet[]; onPhone: boolean } {
  const own: Wallet | undefined = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
    ? "APPLE"
    : /Android/.test(userAgent)
      ? "GOOGLE"
      : undefined;
  if (own === undefined) return { wallets: offered, onPhone: false };
  return { wallets: offered.filter((wallet) => wallet === own), onPhone: true };
}
