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
import {
  MAX_FLOOR_PLAN_BODY_BYTES,
  MAX_HALL_BODY_BYTES,
  MAX_PLAN_BYTES,
  MAX_PLAN_MEGABYTES,
} from "@podium/shared/contracts/limits";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { hallPlanSchema, MOST_IN_A_DRAFT } from "@podium/shared/contracts/hall-plan";
import { seatsSent } from "@podium/shared/halls/drafts";
import { fewFaults, shapeFaults } from "@podium/shared/halls/shape-faults";
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

/** Most faults that are described: a drawing may have a million, and describing all of them takes seconds. */
const MOST_DETAILS = 100;

/** Writes the plan anew only when the body is so long that the plan could be too large. */
function isMoreThanADraft({ body, headers }: FastifyRequest): boolean {
  const plan = typeof body === "object" && body !== null && "plan" in body ? body.plan : body;
  if (seatsSent(plan) > MOST_IN_A_DRAFT) return true;
  const sent = Number(headers["content-length"] ?? Infinity);
  return sent > MAX_PLAN_BYTES && Buffer.byteLength(JSON.stringify(plan ?? null)) > MAX_PLAN_BYTES;
}

/** @param body as sent: a plan, or an object with a `plan` @returns undefined when something else is wrong */
function wrongDrawing(error: FastifyError, body: unknown): DomainError | undefined {
  if (error.code === "FST_ERR_CTP_INVALID_JSON_BODY") {
    const message = "De tekening is geen geldige JSON. NaN en Infinity bijvoorbeeld kunnen er niet in staan.";
    return new DomainError("INVALID_INPUT", {}, [{ field: "body", message }], message);
  }
  if (error.validationContext !== "body" || typeof body !== "object" || body === null) return undefined;
  const isWrapped = "plan" in body;
  if (!isWrapped && !("groups" in body || "stage" in body)) return undefined;
  const plan = isWrapped ? body.plan : body;
  const issues = hallPlanSchema.safeParse(plan).error?.issues ?? [];
  if (issues.length === 0) return undefined;
  const faults = shapeFaults(plan, issues.slice(0, MOST_DETAILS));
  const details = faults.map(({ path, message }) => ({
    field: [...(isWrapped ? ["plan"] : []), ...path].join(".") || "body",
    message,
  }));
  return new DomainError("INVALID_INPUT", {}, details, fewFaults(faults, issues.length).join(" "));
}

const FOR_EVER = { type: "application/json; charset=utf-8", cacheControl: "public, max-age=31536000, immutable" };

const drawingTooLarge = (): DomainError =>
  new DomainError(
    "BODY_TOO_LARGE",
    {},
    undefined,
    `Deze tekening is te groot om te bewaren: ten hoogste ${MAX_PLAN_MEGABYTES} MB. Haal er groepen of stoelen uit, of verdeel ze over twee zalen.`,
  );

interface LargeBodies {
  bytes: number;
  tooLarge: () => DomainError;
  /** Returns an error about another fault of the body; undefined: the general error applies. */
  wrong?: (error: FastifyError, body: unknown) => DomainError | undefined;
}

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
    async ({ params: { planId }, query: { packed = false }, raw }, reply) =>
      sendCompressed(raw, reply, await halls.publishedPlan({ planId, packed }), FOR_EVER),
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
    scope.addHook("preValidation", async (request) => {
      if (isMoreThanADraft(request)) throw drawingTooLarge();
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
