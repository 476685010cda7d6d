import type { createHall, HallDraft, HallSummary } from "@podium/shared/contracts/halls";
import { emptyHall } from "@podium/shared/halls/drafts";
import type * as z from "zod";
import type { FloorPlan } from "./floor-plans.service.ts";
import type { Hall, HallsService, NewHall } from "./halls.service.ts";

export function presentHall({ id, name, address, seats, draftChangedAt, hasChanges, plans }: Hall): HallSummary {
  const [newest] = plans;
  return {
    id,
    name,
    address,
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

export function parseNewHall(body: z.output<(typeof createHall)["body"]>): NewHall {
  if ("groups" in body) return { plan: body };
  if (!("plan" in body)) return { plan: emptyHall(body.name) };
  const { name, address, plan } = body;
  return { plan: { ...plan, name: name ?? plan.name }, address: parseAddress(address) };
}

export const parseAddress = (typed: string | undefined): string | null => typed || null;

export function presentPicture({ contentType, image }: FloorPlan): { picture: string } {
  return { picture: `data:${contentType};base64,${image.toString("base64")}` };
}

/** Parses a data URL, or its base64 alone. Other characters are skipped; the result is then refused as unreadable. */
export function parsePicture({ picture }: { picture: string }): Buffer {
  return Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
}
