import type { Proof } from "@podium/shared/contracts/second-step";
import type { Account } from "#platform/caller.ts";
import type { Origin } from "#platform/network.ts";
import type { SecondStepService } from "#features/second-step/second-step.service.ts";
import type { UsersService } from "./users.service.ts";

export type ProofService = ReturnType<typeof createProofService>;

/** Who is signed in shows again who it is, as completely as when signing in. */
export function createProofService(deps: {
  users: Pick<UsersService, "requirePassword">;
  secondStep: Pick<SecondStepService, "proveByPasskey" | "proveByCode">;
}) {
  return {
    async prove(caller: Account & { sessionId: string }, proof: Proof, origin: Origin): Promise<void> {
      if ("passkey" in proof) return deps.secondStep.proveByPasskey(caller, proof);
      await deps.users.requirePassword(caller.id, proof.password, origin);
      await deps.secondStep.proveByCode(caller, proof.code, origin);
    },
  };
}
