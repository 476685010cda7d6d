import { castQuotaFormSchema } from "@podium/shared/contracts/cast-quotas";
import * as z from "zod";
import { fromTheatreTime, skippedHour } from "#platform/theatre-time.ts";

export interface CastQuotaFields {
  name: string;
  seats: number;
  /** Empty: the link is not mailed. */
  email: string;
  /** In the theatre's time. */
  endsAt: string;
}

export const castQuotaFieldsSchema = z.preprocess(({ endsAt, ...fields }: CastQuotaFields, context) => {
  const message = skippedHour(endsAt);
  if (message !== undefined) context.addIssue({ code: "custom", path: ["endsAt"], input: endsAt, message });
  return { ...fields, endsAt: fromTheatreTime(endsAt) };
}, castQuotaFormSchema);
