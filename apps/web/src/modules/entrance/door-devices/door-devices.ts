import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Poll interval of the pairing dialog: somebody waits for it. */
const PAIRING_MS = 2000;

const KEY = ["door-devices"];

/** Newest first. Polled, because no event announces a device's last contact. */
export const doorDevicesQuery = liveQuery({
  key: [...KEY, "all"],
  fetch: (signal) => api.listDoorDevices({ signal }),
});

/** The device being paired; null once it was removed. */
export const pairingQuery = (id: number) =>
  liveQuery({
    key: [...KEY, id],
    fetch: async (signal) => (await api.listDoorDevices({ signal })).find((device) => device.id === id) ?? null,
    repairEvery: PAIRING_MS,
  });
