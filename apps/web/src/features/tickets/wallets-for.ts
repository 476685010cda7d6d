import type { Wallet } from "@podium/shared/contracts/wallet";

/** Which of them the device can open: an iPhone, iPad or Mac Apple's, an Android Google's; another computer says none. */
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
