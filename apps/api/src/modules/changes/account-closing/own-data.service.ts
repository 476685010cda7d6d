import type { OwnData } from "@podium/shared/contracts/own-account";
import type { Clock } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";

export type OwnDataService = ReturnType<typeof createOwnDataService>;

/** Each part of the download, as the feature reads it that has the data. @collected from `<feature>.own-data.ts` */
export type OwnDataParts = {
  readonly [Part in Exclude<keyof OwnData, "exportedAt">]: (db: Db, userId: number) => Promise<OwnData[Part]>;
};

export function createOwnDataService({ db, clock, parts }: { db: Db; clock: Clock; parts: OwnDataParts }) {
  return {
    /** @throws DomainError UNAUTHORIZED */
    async read(userId: number): Promise<OwnData> {
      const found = await Promise.all(
        Object.entries(parts).map(async ([name, read]) => [name, await read(db, userId)] as const),
      );
      // Each part has the type of its name.
      return { exportedAt: clock.now().toISOString(), ...Object.fromEntries(found) } as OwnData;
    },
  };
}
