import type { Transaction } from "#platform/data/database.ts";
import type { DoorDevicesService } from "#modules/identity/door-devices/door-devices.service.ts";
import type { InvitationsService } from "./invitations.service.ts";

export type GivenAccess = ReturnType<typeof createGivenAccess>;

/** Access that an administrator gave to others: devices at the entrance, and invitations that are not accepted yet. */
export function createGivenAccess(deps: {
  doorDevices: Pick<DoorDevicesService, "endMadeBy">;
  invitations: Pick<InvitationsService, "endMadeBy">;
}) {
  return {
    /** Requires a lock on the row of the user, as `doorDevices.endMadeBy` does. */
    async endMadeBy(transaction: Transaction, userId: number): Promise<void> {
      await deps.doorDevices.endMadeBy(transaction, userId);
      await deps.invitations.endMadeBy(transaction, userId);
    },
  };
}
