import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Somebody looks at the screen until the phone has it. */
const PAIRING_MS = 2000;

const KEY = ["door-devices"];

/** Newest first. Refetched, as a sign of life comes without an event. */
export const doorDevicesQuery = liveQuery({
  key: [...KEY, "all"],
  fetch: (signal) => api.listDoorDevices({ signal }),
});

/** One that waits for its phone; null once it was taken away. */
export const pairingQuery = (id: number) =>
  liveQuery({
    key: [...KEY, id],
    fetch: async (signal) => (await api.listDoorDevices({ signal })).find((device) => device.id === id) ?? null,
    repairEvery: PAIRING_MS,
  });
