import type { Wallet } from "@podium/shared/contracts/wallet";
import { useMutation } from "@tanstack/react-query";
import { WalletCards } from "virtual:icons";
import { oneMoment } from "#messages/nl/site.ts";
import { shownTickets } from "#messages/nl/own-reservations.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

const NAMES: Readonly<Record<Wallet, string>> = { APPLE: "Apple Wallet", GOOGLE: "Google Wallet" };

interface WalletButtonsProps {
  offered: readonly Wallet[];
  add: (wallet: Wallet) => Promise<{ url: string }>;
}

/** Adds all tickets of a paid reservation to the phone's wallet; renders nothing when no wallet is configured. */
export function WalletButtons({ offered, add }: WalletButtonsProps) {
  const { wallets, onPhone } = walletsFor(navigator.userAgent, offered);
  const adding = useMutation({
    mutationFn: add,
    // iOS opens its wallet only for a navigation to a real address.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (wallets.length === 0) return null;
  const t = shownTickets();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {wallets.map((wallet) => (
          <Button
            key={wallet}
            variant="secondary"
            icon={<WalletCards />}
            busy={adding.isPending && adding.variables === wallet}
            busyLabel={oneMoment().wait}
            disabled={adding.isPending && adding.variables !== wallet}
            onClick={() => adding.mutate(wallet)}
          >
            {t.addToWallet(NAMES[wallet])}
          </Button>
        ))}
      </div>
      {!onPhone && <p className="text-sm text-muted">{t.openOnPhone}</p>}
      {adding.isError && (
        <Notice tone="danger" announce>
          {adding.error.message}
        </Notice>
      )}
    </>
  );
}

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
