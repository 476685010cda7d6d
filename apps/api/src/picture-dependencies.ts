import type { Config } from "./config.ts";
import { createFloorPlansService } from "./modules/site/halls/floor-plans.service.ts";
import { createPicturesService } from "./modules/records/pictures/pictures.service.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Database } from "./platform/data/database.ts";
import { openPictureStore } from "./platform/files/picture-store.ts";
import type { JobQueue } from "./platform/data/queue.ts";

/** Creates the picture services, as a part of the composition root. */
export function createPictureServices(
  config: Config,
  { database, queues, clock }: { database: Database; queues: JobQueue; clock: Clock },
) {
  const pictureStore = openPictureStore(config);
  return {
    floorPlans: createFloorPlansService({ db: database.db }),
    pictureStore,
    pictures: createPicturesService({ database, store: pictureStore, queue: queues, clock, secret: config.JWT_SECRET }),
  };
}
