import type * as contract from "@podium/shared/contracts/door-devices";
import type { DoorDevice, DoorDevicesService } from "./door-devices.service.ts";

export function presentDoorDevice(listed: DoorDevice): contract.DoorDevice {
  const { id, name, state, validUntil, pairBefore, device, lastSeenAt } = listed;
  return {
    id,
    name,
    state,
    until: validUntil.toISOString(),
    pairBefore: pairBefore.toISOString(),
    device,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

export function presentNewDoorDevice(made: Awaited<ReturnType<DoorDevicesService["create"]>>): contract.NewDoorDevice {
  return { ...made, pairBefore: made.pairBefore.toISOString() };
}

export function presentOwnDoorDevice({
  name,
  validUntil,
}: Awaited<ReturnType<DoorDevicesService["get"]>>): contract.OwnDoorDevice {
  return { name, until: validUntil.toISOString() };
}
