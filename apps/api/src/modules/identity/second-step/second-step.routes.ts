import {
  addPasskey,
  confirmAuthenticator,
  getSecondStep,
  removeAuthenticator,
  removePasskey,
  removeSecondStep,
  renamePasskey,
  renewRecoveryCodes,
  secondStep,
  startAuthenticator,
  startPasskey,
  startPasskeySignIn,
} from "@podium/shared/contracts/second-step";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { originOf } from "#platform/http/network.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import type { EnrolmentService } from "./enrolment.service.ts";
import { presentOverview, presentPasskey } from "./second-step.presenter.ts";
import type { SecondStepService } from "./second-step.service.ts";

/** As high as the limit of signing in: a whole audience may share an address. */
const PER_ADDRESS = { max: 300, seconds: 60, key: byAddress };

export async function secondStepRoutes(
  app: FastifyInstance,
  deps: { secondStep: SecondStepService; enrolment: EnrolmentService },
): Promise<void> {
  const { enrolment } = deps;

  mount(app, startPasskeySignIn, () => deps.secondStep.startPasskey(), { rateLimit: PER_ADDRESS });

  mount(
    app,
    secondStep,
    async ({ body, raw }) => {
      const { claims, seconds } = await deps.secondStep.finish(body, originOf(raw));
      return { token: app.tokens.sign(claims, seconds) };
    },
    { rateLimit: PER_ADDRESS },
  );

  mount(app, getSecondStep, async ({ raw }) => presentOverview(await enrolment.overview(callerOf(raw))));

  mount(app, startPasskey, ({ raw }) => enrolment.startPasskey(callerOf(raw)));

  mount(app, addPasskey, async ({ raw, body }) => {
    const { passkey, recoveryCodes } = await enrolment.addPasskey(callerOf(raw), body);
    return { passkey: presentPasskey(passkey), recoveryCodes };
  });

  mount(app, renamePasskey, async ({ raw, params, body }) =>
    presentPasskey(await enrolment.renamePasskey(callerOf(raw), params.id, body.name)),
  );

  mount(app, removePasskey, async ({ raw, params }) => {
    await enrolment.removePasskey(callerOf(raw), params.id);
    return null;
  });

  mount(app, startAuthenticator, ({ raw }) => enrolment.startAuthenticator(callerOf(raw)));

  mount(app, confirmAuthenticator, async ({ raw, body }) => ({
    recoveryCodes: await enrolment.confirmAuthenticator(callerOf(raw), body.code, originOf(raw)),
  }));

  mount(app, removeAuthenticator, async ({ raw }) => {
    await enrolment.removeAuthenticator(callerOf(raw));
    return null;
  });

  mount(app, renewRecoveryCodes, async ({ raw }) => ({
    recoveryCodes: await enrolment.renewRecoveryCodes(callerOf(raw)),
  }));

  mount(app, removeSecondStep, async ({ raw, params }) => {
    await enrolment.removeFor(callerOf(raw), params.id);
    return null;
  });
}
