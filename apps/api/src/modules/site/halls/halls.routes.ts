import {
  createHall,
  deleteFloorPlan,
  deleteHall,
  getFloorPlan,
  getHallDraft,
  getHallPlan,
  listHalls,
  publishHall,
  saveFloorPlan,
  saveHallDraft,
  setHallAddress,
} from "@podium/shared/contracts/halls";
import { MAX_FLOOR_PLAN_BODY_BYTES, MAX_HALL_BODY_BYTES } from "@podium/shared/contracts/limits";
import type { FastifyError, FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { sendCompressed } from "#platform/http/compressed.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { FloorPlansService } from "./floor-plans.service.ts";
import {
  parseAddress,
  parseNewHall,
  parsePicture,
  presentDraft,
  presentHall,
  presentPicture,
} from "./halls.presenter.ts";
import type { HallsService } from "./halls.service.ts";
import { isMoreThanADraft, wrongDrawing } from "./wrong-drawing.ts";

const FOR_EVER = { type: "application/json; charset=utf-8", cacheControl: "public, max-age=31536000, immutable" };

const drawingTooLarge = (): DomainError =>
  new DomainError(
    "BODY_TOO_LARGE",
    {},
    undefined,
    "Deze tekening is te groot om te bewaren. Haal er groepen of stoelen uit, of verdeel ze over twee zalen.",
  );

interface LargeBodies {
  bytes: number;
  /** Returns an error that names the thing that is too large. */
  tooLarge: () => DomainError;
  /** Returns an error about another fault of the body; undefined: the general error applies. */
  wrong?: (error: FastifyError, body: unknown) => DomainError | undefined;
}

/** Adds routes with a larger body limit than others. */
function withBodies(
  app: FastifyInstance,
  { bytes, tooLarge, wrong }: LargeBodies,
  add: (app: FastifyInstance) => void,
) {
  void app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.bodyLimit = bytes;
    });
    scope.setErrorHandler<FastifyError>((error, { body }) => {
      throw error.code === "FST_ERR_CTP_BODY_TOO_LARGE" ? tooLarge() : (wrong?.(error, body) ?? error);
    });
    add(scope);
  });
}

export async function hallsRoutes(
  app: FastifyInstance,
  { halls, floorPlans }: { halls: HallsService; floorPlans: FloorPlansService },
): Promise<void> {
  mount(
    app,
    getHallPlan,
    async ({ params, raw }, reply) => sendCompressed(raw, reply, await halls.publishedPlan(params.planId), FOR_EVER),
    { neverChanges: true },
  );

  mount(app, listHalls, async () => (await halls.list()).map(presentHall));

  mount(app, setHallAddress, async ({ params, body, raw }) =>
    presentHall(await halls.setAddress(params.id, parseAddress(body.address), callerOf(raw).id)),
  );

  mount(app, deleteHall, async ({ params, raw }) => {
    await halls.delete(params.id, callerOf(raw).id);
    return null;
  });

  mount(app, getHallDraft, async ({ params }) => presentDraft(await halls.draft(params.id)));

  mount(app, publishHall, async ({ params, body, raw }) => ({
    hallPlanId: await halls.publish(params.id, body?.revision, callerOf(raw).id),
  }));

  withBodies(app, { bytes: MAX_HALL_BODY_BYTES, tooLarge: drawingTooLarge, wrong: wrongDrawing }, (scope) => {
    scope.addHook("preValidation", async ({ body }) => {
      if (isMoreThanADraft(body)) throw drawingTooLarge();
    });

    mount(scope, createHall, async ({ body, raw }) =>
      presentHall(await halls.create(parseNewHall(body), callerOf(raw).id)),
    );

    mount(scope, saveHallDraft, async ({ params: { id }, body: { revision, plan, underlay } }) => ({
      revision: await halls.saveDraft({ id, revision, plan, underlay }),
    }));
  });

  mount(app, getFloorPlan, async ({ params }) => presentPicture(await floorPlans.get(params.id)));

  mount(app, deleteFloorPlan, async ({ params }) => {
    await floorPlans.delete(params.id);
    return null;
  });

  withBodies(
    app,
    { bytes: MAX_FLOOR_PLAN_BODY_BYTES, tooLarge: () => new DomainError("FLOOR_PLAN_TOO_LARGE") },
    (scope) =>
      mount(scope, saveFloorPlan, async ({ params, body }) => {
        await floorPlans.save(params.id, parsePicture(body));
        return null;
      }),
  );
}
