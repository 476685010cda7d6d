import type { Transaction } from "#platform/data/database.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { EmailAddressesService } from "#modules/identity/users/email-addresses.service.ts";
import type { WaitingListService } from "#modules/sale/waiting-list/waiting-list.service.ts";

export type ProvedAddresses = ReturnType<typeof createProvedAddresses>;

interface Opened {
  userId: number;
  email: string;
}

/** Consequences once somebody has shown that they read what is mailed to an account. */
export function createProvedAddresses(deps: {
  addresses: Pick<EmailAddressesService, "prove">;
  reservations: Pick<ReservationsService, "extendUnverified" | "claimFromGuests">;
  waitingList: Pick<WaitingListService, "claimFromGuests">;
}) {
  /** Call after the address became the account's. An opened link counts also where addresses are not verified. */
  async function welcomeOwner(transaction: Transaction, opened: Opened): Promise<void> {
    await deps.reservations.extendUnverified(transaction, opened.userId);
    await deps.reservations.claimFromGuests(transaction, opened);
    await deps.waitingList.claimFromGuests(transaction, opened);
  }

  return {
    welcomeOwner,

    async prove(transaction: Transaction, opened: Opened) {
      const outcome = await deps.addresses.prove(transaction, opened);
      await welcomeOwner(transaction, opened);
      return outcome;
    },
  };
}
