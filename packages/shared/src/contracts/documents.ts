import * as z from "zod";
import { MAX_ID } from "./limits.ts";
import { dateTimeSchema, jsonId } from "./common.ts";

export const documentStateSchema = z.object({
  revision: z.int(),
  changedAt: dateTimeSchema,
  /** Name of the user who changed the draft last; null: nobody yet, or a deleted account. */
  changedBy: z.string().nullable(),
  publishedAt: dateTimeSchema.nullable(),
  publishedBy: z.string().nullable(),
  hasChanges: z.boolean(),
  toReview: z.object({ fr: z.int(), en: z.int() }),
});
export type DocumentState = z.infer<typeof documentStateSchema>;

export const revisionSchema = z.int().min(0).max(MAX_ID);

export const publishBodySchema = z.object({ revision: revisionSchema });

export const documentVersionsSchema = z.array(
  z.object({ id: jsonId, publishedAt: dateTimeSchema, publishedBy: z.string().nullable() }),
);
export type DocumentVersions = z.infer<typeof documentVersionsSchema>;
