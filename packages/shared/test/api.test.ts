import { expect, test } from "vitest";
import { ApiFailure, apiOver, type ApiResponse } from "./api.ts";

/** A client whose transport gives these responses, one after the other. */
function clientOf(...responses: ApiResponse[]) {
  const paths: string[] = [];
  const api = apiOver(async (method, path) => {
    paths.push(`${method} ${path}`);
    return responses[paths.length - 1] ?? { status: 500, body: null };
  });
  return { api, paths };
}

test("a refusal throws with request, status and body", async () => {
  const { api } = clientOf({ status: 409, body: { code: "SEAT_TAKEN" } });
  const failure = await api.addSeat({ params: { showId: 1, seatId: "R1-A" } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    message: 'POST /api/carts/seats/1/R1-A responded 409: {"code":"SEAT_TAKEN"}',
    status: 409,
    body: { code: "SEAT_TAKEN" },
  });
});

test("a request that a busy server sheds is sent again, any other 503 throws", async () => {
  const shed = { status: 503, body: null, retryAfter: 0 };
  const { api, paths } = clientOf(shed, shed, { status: 200, body: [] });
  expect(await api.listShows()).toEqual([]);
  expect(paths).toEqual(Array.from({ length: 3 }, () => "GET /api/show"));
  await expect(clientOf({ status: 503, body: null }).api.listShows()).rejects.toThrow("responded 503");
});
