import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** `waiting` for a phone to pair, `ready` for the entrance, or `over`: ended for good. */
const doorDeviceStateSchema = z.enum(["waiting", "ready", "over"]);
export type DoorDeviceState = z.infer<typeof doorDeviceStateSchema>;

const doorDeviceSchema = z.object({
  id: jsonId,
  name: z.string(),
  state: doorDeviceStateSchema,
  until: dateTimeSchema,
  pairBefore: dateTimeSchema,
  /** For example 'Chrome op Android'; null until it is paired. */
  device: z.string().nullable(),
  /** To the minute; null until it is paired. */
  lastSeenAt: dateTimeSchema.nullable(),
});
export type DoorDevice = z.infer<typeof doorDeviceSchema>;

export const doorDeviceFormSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(40)
    // Refuses control characters, and characters that turn text around.
    .regex(/^[^\p{Cc}\p{Cf}]*$/u),
  until: dateTimeSchema,
});

const ownDoorDeviceSchema = z.object({ name: z.string(), until: dateTimeSchema });
export type OwnDoorDevice = z.infer<typeof ownDoorDeviceSchema>;

export const createDoorDevice = endpoint({
  method: "POST",
  path: "/api/admin/door-devices",
  access: "admin",
  asksProof: true,
  summary: "Make a device of the entrance; a phone that opens the link once has the rights of DOOR until then",
  body: doorDeviceFormSchema,
  response: {
    201: z.object({
      id: jsonId,
      /** Address with the pairing code behind `#`, for a QR code. */
      pairingUrl: z.url(),
      pairBefore: dateTimeSchema,
    }),
  },
  errors: ["PROOF_NEEDED", "DOOR_DEVICE_UNTIL"],
  example: { body: { name: "Ingang 2", until: "2026-11-22T05:00:00.000Z" } },
});
export type NewDoorDevice = z.infer<(typeof createDoorDevice)["response"][201]>;

export const listDoorDevices = endpoint({
  method: "GET",
  path: "/api/admin/door-devices",
  access: "admin",
  summary: "The devices of the entrance that were not taken away, up to a day after their end, newest first",
  response: { 200: z.array(doorDeviceSchema) },
});

export const endDoorDevice = endpoint({
  method: "DELETE",
  path: "/api/admin/door-devices/:id",
  access: "admin",
  summary: "Take a device away: its session and its sockets end within a second",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["DOOR_DEVICE_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const pairDoorDevice = endpoint({
  method: "POST",
  path: "/api/door/pair",
  access: "public",
  summary: "Become a device of the entrance; the code works once",
  body: z.object({ code: z.string().trim().min(1).max(100) }),
  response: { 200: ownDoorDeviceSchema.extend({ token: z.string() }) },
  errors: ["PAIRING_EXPIRED"],
  example: { body: { code: "VRBD-CDE0-1234-5678-9ABC-DEFG-HJKM" } },
});

export const getOwnDoorDevice = endpoint({
  method: "GET",
  path: "/api/door/device",
  access: "door",
  summary: "Which device of the entrance the caller is; 404 for a person",
  response: { 200: ownDoorDeviceSchema },
  errors: ["DOOR_DEVICE_NOT_FOUND"],
});

export const endOwnDoorDevice = endpoint({
  method: "DELETE",
  path: "/api/door/device",
  access: "door",
  summary: "The device of the entrance signs itself out; 404 for a person",
  response: { 204: z.null() },
  errors: ["DOOR_DEVICE_NOT_FOUND"],
});
