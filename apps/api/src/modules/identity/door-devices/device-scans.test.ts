import type { NewDoorDevice } from "@podium/shared/contracts/door-devices";
import type { CheckInList, OfflineScanResult } from "@podium/shared/contracts/check-in";
import { pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { beginAt, call, makeShow, makeUser, proveNow } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const SEATS = ["T4-A", "T4-B", "T4-C"];
const test = apiTest()
  .extend("reserved", { scope: "file" }, async ({ podium, admin }) => {
    const show = await makeShow(podium);
    const { api } = await makeUser(podium);
    const id = await reserve(api, show.id, SEATS);
    await beginAt(podium, show.id, new Date(podium.deps.clock.now().getTime() + 3600_000).toISOString());
    await pay(admin.api, id);
    const tickets = await ticketsOf(api, id);
    const secretOf = (seatId: string): string => tickets.get(seatId)?.content.replace(/.*token:/, "") ?? "";
    return { show, id, secretOf };
  })
  .extend("device", { scope: "file" }, ({ podium, admin }) => async (name: string) => {
    await proveNow(podium, admin);
    const until = new Date(podium.deps.clock.now().getTime() + 3600_000).toISOString();
    const made = (await admin.call("POST", "/api/admin/door-devices", { name, until })).json<NewDoorDevice>();
    const code = new URL(made.pairingUrl).hash.replace("#token=", "");
    const { token } = (await call(podium, "POST", "/api/door/pair", { body: { code } })).json<{ token: string }>();
    return { id: made.id, token };
  })
  .extend("report", { scope: "file" }, ({ podium, reserved: { show, id, secretOf } }) => {
    return async (token: string, seatId: string, device = "Toestel 3F2A") => {
      const at = podium.deps.clock.now().toISOString();
      const scan = { clientId: randomUUID(), showId: show.id, reservationId: id, seatId, token: secretOf(seatId), at };
      const body = { device, scans: [scan] };
      const response = await call(podium, "POST", "/api/reservation/scans", { token, body });
      return { status: response.statusCode, outcome: response.json<OfflineScanResult[]>()[0]?.outcome };
    };
  });

describe("what a device of the entrance scanned", () => {
  test("is under the name that it was given, whatever it calls itself", async ({ podium, admin, reserved, device }) => {
    const { token } = await device("Ingang links");
    const body = { device: "Ingang rechts", showId: reserved.show.id, token: reserved.secretOf("T4-A") };
    const url = `/api/reservation/${reserved.id}/scan/T4-A`;
    expect((await call(podium, "POST", url, { token, body })).statusCode).toBe(200);
    const again = await device("Ingang rechts");
    const scan = { clientId: randomUUID(), showId: reserved.show.id, reservationId: reserved.id, seatId: "T4-A" };
    const at = podium.deps.clock.now().toISOString();
    const scans = [{ ...scan, token: reserved.secretOf("T4-A"), at }];
    await call(podium, "POST", "/api/reservation/scans", { token: again.token, body: { device: "Ikzelf", scans } });
    const list = (await admin.call("GET", `/api/reservation/show/${reserved.show.id}/door`)).json<CheckInList>();
    expect(list.conflicts).toMatchObject([{ seatId: "T4-A", device: "Ingang rechts", otherDevice: "Ingang links" }]);
  });

  test("conflicts with a scan of another device of the same name, and not with its own", async ({ device, report }) => {
    const [one, other] = [await device("Ingang 1"), await device("Ingang 1")];
    expect(await report(one.token, "T4-B")).toEqual({ status: 200, outcome: "accepted" });
    expect(await report(one.token, "T4-B", "Anders")).toEqual({ status: 200, outcome: "already" });
    expect(await report(other.token, "T4-B")).toEqual({ status: 200, outcome: "conflict" });
  });

  test("without a network is refused once its access was revoked, and counts for the device that the phone becomes next", async ({
    admin,
    device,
    report,
  }) => {
    const lost = await device("Ingang 2");
    await admin.call("DELETE", `/api/admin/door-devices/${lost.id}`);
    expect((await report(lost.token, "T4-C")).status).toBe(401);
    const next = await device("Ingang 3");
    expect(await report(next.token, "T4-C")).toEqual({ status: 200, outcome: "accepted" });
  });
});
