import { ApiFailure } from "@podium/shared/test/api.ts";
import { reserve } from "@podium/shared/test/steps.ts";

const TRIES = 20;

/** Like `reserve`, but retries if the hold expired, because holds are short here and the machine may be busy. */
export async function reserveInTime(...what: Parameters<typeof reserve>): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await reserve(...what);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 409 || tries >= TRIES) throw error;
    }
  }
}
