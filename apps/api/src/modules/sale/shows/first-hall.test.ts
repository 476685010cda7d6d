import { showForm } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { apiTest } from "#test/fixtures.ts";
import { publishHall } from "#test/halls.ts";

const test = apiTest();

test("the first hall may be deleted like any other: from then on a show that names none is asked for one", async ({
  podium,
  admin,
}) => {
  await admin.api.deleteHall({ params: { id: 1 } });
  const response = await admin.call("POST", "/api/admin/shows", showForm());
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    {
      code: "INVALID_INPUT",
      details: [{ field: "hallPlanId", message: expect.stringContaining("Kies een andere zaal.") }],
    },
  ]);
  const hallPlanId = await publishHall(podium, exampleDrawing);
  expect(await admin.api.createShow({ body: showForm({ hallPlanId }) })).toMatchObject({ hallPlanId, seatsTotal: 2 });
});
