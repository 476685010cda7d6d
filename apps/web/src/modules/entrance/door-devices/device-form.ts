import { doorDeviceFormSchema } from "@podium/shared/contracts/door-devices";
import * as z from "zod";
import { fromTheatreTime, skippedHour } from "#platform/theatre-time.ts";

export interface DeviceFields {
  name: string;
  until: string;
}

export const deviceFieldsSchema = z.preprocess(({ name, until }: DeviceFields, context) => {
  const message = skippedHour(until);
  if (message !== undefined) context.addIssue({ code: "custom", path: ["until"], input: until, message });
  return { name, until: fromTheatreTime(until) };
}, doorDeviceFormSchema);
