import {
  getRefundFile,
  listRefundFiles,
  makeRefundFile,
  settleRefundFile,
  type RefundFile as RefundFileJson,
} from "@podium/shared/contracts/refund-files";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { RefundFile, RefundFilesService } from "./refund-files.service.ts";

const END = 4;

function presentFile({ id, madeAt, madeBy, executeOn, lines }: RefundFile): RefundFileJson {
  return {
    id,
    madeAt: madeAt.toISOString(),
    madeBy,
    executeOn,
    isKept: lines.some(({ iban, state }) => iban !== null && state !== "OUT"),
    lines: lines.map(({ cents, iban, name, ...line }) => ({
      ...line,
      amount: cents / 100,
      name: name ?? "",
      ibanEnd: iban?.slice(-END) ?? "",
    })),
  };
}

export async function refundFilesRoutes(
  app: FastifyInstance,
  { refundFiles }: { refundFiles: RefundFilesService },
): Promise<void> {
  mount(app, listRefundFiles, async () => (await refundFiles.list()).map(presentFile));
  mount(app, makeRefundFile, async ({ body, raw }) =>
    presentFile(await refundFiles.make(body.refunds, callerOf(raw).id)),
  );
  mount(app, getRefundFile, async ({ params, raw }, reply) => {
    const { name, xml } = await refundFiles.read(params.id, callerOf(raw).id);
    reply.header("content-disposition", `attachment; filename="${name}"`);
    return xml;
  });
  mount(app, settleRefundFile, async ({ params, body, raw }) =>
    presentFile(
      await refundFiles.settle(
        { fileId: params.id, paymentId: body.paymentId ?? null },
        body.outcome,
        callerOf(raw).id,
      ),
    ),
  );
}
