import { prove } from "@podium/shared/contracts/second-step";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { byAccount } from "#platform/rate-limit.ts";
import type { ProofService } from "./proof.service.ts";

const PROOFS_PER_ACCOUNT = { max: 10, seconds: 60, key: byAccount };

export async function proofRoutes(app: FastifyInstance, { proofs }: { proofs: ProofService }): Promise<void> {
  mount(
    app,
    prove,
    async ({ raw, body }) => {
      await proofs.prove(callerOf(raw), body);
      return null;
    },
    { rateLimit: PROOFS_PER_ACCOUNT },
  );
}
