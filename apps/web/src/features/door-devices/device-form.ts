import { doorDeviceFormSchema } from "@podium/shared/contracts/door-devices";
import * as z from "zod";
import { fromTheatreTime } from "#platform/theatre-time.ts";

export interface DeviceFields {
  name: string;
  until: string;
}

/** Parses the moment in the theatre's time zone, by the contract's rules. */
export const deviceFieldsSchema = z.preprocess(
  ({ name, until }: DeviceFields) => ({ name, until: fromTheatreTime(until) }),
  doorDeviceFormSchema,
);
