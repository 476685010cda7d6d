import { createFloorPlansService } from "./features/halls/floor-plans.service.ts";
import { createPicturesService } from "./features/pictures/pictures.service.ts";
import type { Database } from "./platform/database.ts";

/** The part of the composition root that has pictures. */
export function createPictureServices({ database }: { database: Database }) {
  return {
    floorPlans: createFloorPlansService({ db: database.db }),
    pictures: createPicturesService({ db: database.db }),
  };
}
