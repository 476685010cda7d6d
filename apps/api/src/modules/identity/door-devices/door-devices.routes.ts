import {
  createDoorDevice,
  endDoorDevice,
  endOwnDoorDevice,
  getOwnDoorDevice,
  listDoorDevices,
  pairDoorDevice,
} from "@podium/shared/contracts/door-devices";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as contract from "@podium/shared/contracts/door-devices";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { originOf } from "#platform/http/network.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import type { DoorDevice, DoorDevicesService } from "./door-devices.service.ts";

function presentDoorDevice(listed: DoorDevice): contract.DoorDevice {
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

function presentNewDoorDevice(made: Awaited<ReturnType<DoorDevicesService["create"]>>): contract.NewDoorDevice {
  return { ...made, pairBefore: made.pairBefore.toISOString() };
}

function presentOwnDoorDevice({
  name,
  validUntil,
}: Awaited<ReturnType<DoorDevicesService["get"]>>): contract.OwnDoorDevice {
  return { name, until: validUntil.toISOString() };
}

/** All phones at an entrance share one address. */
const PAIRINGS_PER_ADDRESS = { max: 30, seconds: 600, key: byAddress };

/** @throws DomainError DOOR_DEVICE_NOT_FOUND when an account calls */
function deviceIdOf({ caller }: FastifyRequest): number {
  if (caller?.kind !== "device") throw new DomainError("DOOR_DEVICE_NOT_FOUND");
  return caller.id;
}

export async function doorDevicesRoutes(
  app: FastifyInstance,
  { doorDevices }: { doorDevices: DoorDevicesService },
): Promise<void> {
  mount(app, createDoorDevice, async ({ raw, body }) => {
    const made = await doorDevices.create({ name: body.name, until: new Date(body.until) }, callerOf(raw).id);
    return presentNewDoorDevice(made);
  });

  mount(app, listDoorDevices, async () => (await doorDevices.list()).map(presentDoorDevice));

  mount(app, endDoorDevice, async ({ raw, params }) => {
    await doorDevices.end(params.id, callerOf(raw).id);
    return null;
  });

  mount(
    app,
    pairDoorDevice,
    async ({ raw, body }) => {
      const { device, session } = await doorDevices.pair(body.code, originOf(raw));
      return { token: app.tokens.sign(session.claims, session.seconds), ...presentOwnDoorDevice(device) };
    },
    { rateLimit: PAIRINGS_PER_ADDRESS },
  );

  mount(app, getOwnDoorDevice, async ({ raw }) => presentOwnDoorDevice(await doorDevices.get(deviceIdOf(raw))));

  mount(app, endOwnDoorDevice, async ({ raw }) => {
    await doorDevices.endItself(deviceIdOf(raw));
    return null;
  });
}
