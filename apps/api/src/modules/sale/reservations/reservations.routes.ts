import {
  listPayments,
  listReservations,
  getMyLatestReservation,
  listMyReservations,
} from "@podium/shared/contracts/reservations";
import { quoteAmountDue, validateCode } from "@podium/shared/contracts/ticket-codes";
import type { FastifyInstance } from "fastify";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { callerOf } from "#platform/http/caller.ts";
import { mapList } from "#platform/http/pagination.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import { presentValidation } from "#modules/sale/ticket-codes/ticket-codes.presenter.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import { presentVoucherValidation } from "#modules/sale/vouchers/vouchers.presenter.ts";
import { presentForVolunteers, presentQuote, presentReservation } from "./reservations.presenter.ts";
import type { ReservationsService } from "./reservations.service.ts";

const VALIDATIONS_PER_ACCOUNT = { max: 30, seconds: 60 };

export async function reservationsRoutes(
  app: FastifyInstance,
  {
    reservations,
    sessions,
  }: { reservations: ReservationsService; sessions: Pick<SessionsService, "rememberPresaleCode"> },
): Promise<void> {
  const validate: EndpointHandler<typeof validateCode> = async ({ raw, query }, reply) => {
    const { id: userId, sessionId } = callerOf(raw);
    const { code, voucher, totalCents } = await reservations.validateCode(userId, query.code);
    if (code?.type === "PRE_ORDER" && !code.refusal) await sessions.rememberPresaleCode(sessionId, code.id);
    const total = totalCents === null ? {} : { total: totalCents / 100 };
    const language = responseLanguage(raw, reply);
    const validation = voucher ? presentVoucherValidation(voucher, language) : presentValidation(code, language);
    return { ...validation, ...total };
  };
  mount(app, validateCode, validate, { rateLimit: VALIDATIONS_PER_ACCOUNT });

  mount(app, quoteAmountDue, async ({ raw, body }) => presentQuote(await reservations.quote(callerOf(raw).id, body)), {
    rateLimit: VALIDATIONS_PER_ACCOUNT,
  });

  mount(app, listMyReservations, async ({ raw }) =>
    (await reservations.listOf(callerOf(raw).id)).map(presentReservation),
  );

  mount(app, getMyLatestReservation, async ({ raw }) =>
    presentReservation(await reservations.latestOf(callerOf(raw).id)),
  );

  mount(app, listReservations, async ({ query }) => mapList(await reservations.list(query), presentForVolunteers));

  mount(app, listPayments, async ({ query: { lapsesWithinDays: expireWithinDays, ...query } }) =>
    mapList(await reservations.listTransfers({ ...query, expireWithinDays }), presentForVolunteers),
  );
}
