import { MAX_FLOOR_PLAN_BYTES } from "@podium/shared/contracts/limits";
import { type Db, isForeignKeyViolation } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./halls.repository.ts";

export type FloorPlansService = ReturnType<typeof createFloorPlansService>;
export type { FloorPlan } from "./halls.repository.ts";

/** First bytes of each file type, in hexadecimal; the declared type is not trusted. */
const KINDS: ReadonlyArray<[contentType: string, beginsWith: RegExp]> = [
  ["image/png", /^89504e470d0a1a0a/],
  ["image/jpeg", /^ffd8ff/],
  // 'RIFF', the size, 'WEBP'.
  ["image/webp", /^52494646.{8}57454250/],
];

function kindOf(image: Buffer): string | undefined {
  const beginning = image.toString("hex", 0, 12);
  return KINDS.find(([, beginsWith]) => beginsWith.test(beginning))?.[0];
}

export function createFloorPlansService({ db }: { db: Db }) {
  return {
    /** @throws DomainError FLOOR_PLAN_TOO_LARGE, FLOOR_PLAN_UNREADABLE, HALL_NOT_FOUND */
    async save(hallId: number, image: Buffer): Promise<void> {
      if (image.length > MAX_FLOOR_PLAN_BYTES) throw new DomainError("FLOOR_PLAN_TOO_LARGE");
      const contentType = kindOf(image);
      if (!contentType) throw new DomainError("FLOOR_PLAN_UNREADABLE");
      await repository.storeFloorPlan(db, hallId, { contentType, image }).catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? new DomainError("HALL_NOT_FOUND") : error;
      });
    },

    async get(hallId: number): Promise<repository.FloorPlan> {
      const floorPlan = await repository.findFloorPlan(db, hallId);
      if (!floorPlan) throw new DomainError("FLOOR_PLAN_NOT_FOUND");
      return floorPlan;
    },

    async delete(hallId: number): Promise<void> {
      if (!(await repository.deleteFloorPlan(db, hallId))) throw new DomainError("FLOOR_PLAN_NOT_FOUND");
    },
  };
}
