import * as z from "zod";
import { defineJob } from "#platform/data/queue.ts";

/** Makes the sizes of a waiting picture; after a failure the sweep tries again. */
export const makePicture = defineJob({
  name: "make-picture",
  payload: z.object({ pictureId: z.int(), attempt: z.int() }),
  id: ({ pictureId, attempt }) => `make-picture-${pictureId}-${attempt}`,
  attempts: 1,
});
