import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { createHall, HallDraft, HallSummary } from "@podium/shared/contracts/halls";
import { emptyHall } from "@podium/shared/halls/empty-hall";
import type * as z from "zod";
import type { Picture } from "./floor-plans.service.ts";
import type { Hall, HallsService } from "./halls.service.ts";

export function presentHall({ id, name, seats, draftChangedAt, hasChanges, plans }: Hall): HallSummary {
  const [newest] = plans;
  return {
    id,
    name,
    seats,
    hallPlanId: newest?.id ?? null,
    publishedAt: newest?.publishedAt.toISOString() ?? null,
    draftChangedAt: draftChangedAt.toISOString(),
    hasChanges,
    plans: plans.map((plan) => ({
      hallPlanId: plan.id,
      publishedAt: plan.publishedAt.toISOString(),
      seats: plan.seats,
      shows: plan.shows,
    })),
  };
}

export function presentDraft({
  id,
  draft,
  draftRevision,
  underlay,
  hasFloorPlan,
}: Awaited<ReturnType<HallsService["draft"]>>): HallDraft {
  return { id, revision: draftRevision, plan: draft, underlay, hasFloorPlan };
}

/** A plan, alone or with the name to give it; or only a name. */
export function parseNewHall(body: z.output<(typeof createHall)["body"]>): HallPlan {
  if ("groups" in body) return body;
  if (!("plan" in body)) return emptyHall(body.name);
  return { ...body.plan, name: body.name ?? body.plan.name };
}

/** As a data URL. */
export function presentPicture({ contentType, image }: Picture): { picture: string } {
  return { picture: `data:${contentType};base64,${image.toString("base64")}` };
}

/** A data URL, or its base64 alone. What is no base64 is left out, and found unreadable. */
export function parsePicture({ picture }: { picture: string }): Buffer {
  return Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
}
