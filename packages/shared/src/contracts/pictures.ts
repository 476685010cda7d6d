import * as z from "zod";
import { idSchema, jsonId, optionalLine } from "./common.ts";
import { localizedOf } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_UPLOAD } from "./examples.ts";

/** In pixels. A picture has the widths that do not exceed its own; a narrower picture has its own width. */
export const PICTURE_WIDTHS = [320, 640, 1280, 1920] as const;

/** `jpeg` is for mails, PDFs, shared pages and old browsers; other browsers choose among the first two. */
export const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Served at `/pictures/{id}/{width}.{format}`; until it is published, to administrators and with its key only. */
export const pictureSchema = z.object({
  id: jsonId,
  /** Size of the upright picture, in pixels. */
  width: z.int(),
  height: z.int(),
  sizes: z.array(z.int()),
  ready: z.boolean(),
  /** Opens the picture before it is published, as an `<img>` sends no token. */
  key: z.string().optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

export const usedPictureSchema = z.object({
  id: jsonId,
  /** Text alternative; publishing requires it. */
  alt: localizedOf(optionalLine(300)),
  /** Point that stays in view when the picture is cut, as shares of its width and height. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
});
export type UsedPicture = z.infer<typeof usedPictureSchema>;

export const shownPictureSchema = pictureSchema
  .omit({ ready: true })
  .extend({ alt: z.string(), focus: usedPictureSchema.shape.focus });
export type ShownPicture = z.infer<typeof shownPictureSchema>;

export const uploadPicture = endpoint({
  method: "POST",
  path: "/api/admin/pictures",
  access: "admin",
  takesFile: true,
  summary:
    "Store a picture (multipart/form-data, one file): JPEG, PNG, WebP or AVIF by its content, up to 15 MB; upright, without place and device. Its sizes are made soon after",
  response: { 201: pictureSchema },
  errors: ["PICTURE_UNREADABLE", "PICTURE_HEIC", "PICTURE_TOO_LARGE", "PICTURE_TOO_MANY_PIXELS", "UNSUPPORTED_CONTENT"],
  example: { file: EXAMPLE_UPLOAD },
});

export const getPicture = endpoint({
  method: "GET",
  path: "/api/admin/pictures/:id",
  access: "admin",
  summary: "A picture, and whether its sizes are made",
  params: z.object({ id: idSchema }),
  response: { 200: pictureSchema },
  errors: ["PICTURE_NOT_FOUND"],
  example: { params: { id: 1 } },
});
