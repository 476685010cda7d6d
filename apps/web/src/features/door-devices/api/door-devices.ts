import { REPAIR_MS } from "#live/follow.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Somebody looks at the screen until the phone has it. */
const WAITING_MS = 2000;

/** Newest first. Refetched, as a sign of life comes without an event. */
export const doorDevicesQuery = liveQuery({
  key: ["door-devices"],
  fetch: (signal) => api.listDoorDevices({ signal }),
  repairEvery: (devices) => (devices?.some(({ state }) => state === "waiting") ? WAITING_MS : REPAIR_MS),
});
