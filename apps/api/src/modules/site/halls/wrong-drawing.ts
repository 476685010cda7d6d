import { hallPlanSchema, MOST_IN_A_DRAFT } from "@podium/shared/contracts/hall-plan";
import { seatsSent } from "@podium/shared/halls/drafts";
import { fewFaults, shapeFaults } from "@podium/shared/halls/shape-faults";
import type { FastifyError } from "fastify";
import { DomainError } from "#platform/process/domain-error.ts";

/** Most faults that are described: a drawing may have a million, and describing all of them takes seconds. */
const MOST_DETAILS = 100;

/** @param body as it was sent, before validation: a plan, or an object with a `plan` */
export function isMoreThanADraft(body: unknown): boolean {
  const plan = typeof body === "object" && body !== null && "plan" in body ? body.plan : undefined;
  return seatsSent(body) + seatsSent(plan) > MOST_IN_A_DRAFT;
}

/**
 * Describes where a sent drawing has an invalid form.
 * @param body as it was sent: a plan, or an object with a `plan`
 * @returns undefined when something else is wrong
 */
export function wrongDrawing(error: FastifyError, body: unknown): DomainError | undefined {
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
