import {
  changeCastQuota,
  createCastQuota,
  deleteCastQuota,
  listCastQuotas,
  mailCastLink,
  openCastLink,
  renewCastLink,
  withdrawCastLink,
} from "@podium/shared/contracts/cast-quotas";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentCastQuotas, presentCastSeats } from "./cast-quotas.presenter.ts";
import type { CastQuotasService } from "./cast-quotas.service.ts";

/** Each call sends a mail to a typed address. */
const MAIL_LIMIT = { max: 60, seconds: 3600 };

export async function castQuotasRoutes(
  app: FastifyInstance,
  { castQuotas, publicUrl }: { castQuotas: CastQuotasService; publicUrl: string },
): Promise<void> {
  const present = (listed: Awaited<ReturnType<CastQuotasService["list"]>>) => presentCastQuotas(listed, publicUrl);
  const which = ({ id, quotaId }: { id: number; quotaId: number }) => ({ showId: id, id: quotaId });

  mount(app, listCastQuotas, async ({ params }) => present(await castQuotas.list(params.id)));

  mount(
    app,
    createCastQuota,
    async ({ params, body, raw }) => present(await castQuotas.create(params.id, body, callerOf(raw).id)),
    { rateLimit: MAIL_LIMIT },
  );

  mount(
    app,
    changeCastQuota,
    async ({ params, body, raw }) => present(await castQuotas.change(which(params), body, callerOf(raw).id)),
    { rateLimit: MAIL_LIMIT },
  );

  mount(app, deleteCastQuota, async ({ params, raw }) =>
    present(await castQuotas.remove(which(params), callerOf(raw).id)),
  );

  mount(app, renewCastLink, async ({ params, raw }) =>
    present(await castQuotas.renewLink(which(params), callerOf(raw).id)),
  );

  mount(app, withdrawCastLink, async ({ params, raw }) =>
    present(await castQuotas.withdrawLink(which(params), callerOf(raw).id)),
  );

  mount(
    app,
    mailCastLink,
    async ({ params, raw }) => present(await castQuotas.mailLink(which(params), callerOf(raw).id)),
    { rateLimit: MAIL_LIMIT },
  );

  mount(app, openCastLink, async ({ params, body }) => presentCastSeats(await castQuotas.open(params.id, body.token)));
}
