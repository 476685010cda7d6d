import { ApiFailure } from "@podium/shared/test/api.ts";
import { reserve } from "@podium/shared/test/steps.ts";

const TRIES = 20;

/** As `reserve`, and again when the hold ended before: a busy machine takes longer than seats are held here. */
export async function reserveInTime(...what: Parameters<typeof reserve>): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await reserve(...what);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 409 || tries >= TRIES) throw error;
    }
  }
}
