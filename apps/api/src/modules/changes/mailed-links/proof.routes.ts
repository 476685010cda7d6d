import { mailProofCode, prove } from "@podium/shared/contracts/proof";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { originOf } from "#platform/http/network.ts";
import type { ProofService } from "./proof.service.ts";

export async function proofRoutes(app: FastifyInstance, { proofs }: { proofs: ProofService }): Promise<void> {
  mount(app, prove, async ({ raw, body }) => {
    await proofs.prove(callerOf(raw), body, originOf(raw));
    return null;
  });

  mount(app, mailProofCode, ({ raw }) => proofs.mailCode(callerOf(raw)));
}
