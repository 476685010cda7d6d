import { changePassword } from "@podium/shared/contracts/passwords";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { originOf } from "#platform/http/network.ts";
import type { PasswordChangeService } from "./password-change.service.ts";

export async function passwordChangeRoutes(
  app: FastifyInstance,
  { passwordChange }: { passwordChange: PasswordChangeService },
): Promise<void> {
  mount(app, changePassword, async ({ raw, body }) => {
    const { claims, seconds } = await passwordChange.change(callerOf(raw), body, originOf(raw));
    return { token: app.tokens.sign(claims, seconds) };
  });
}
