import fastifyFormbody from "@fastify/formbody";
import escapeHtml from "escape-html";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { DomainError } from "#platform/process/domain-error.ts";
import { euros } from "#platform/process/formats.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import type { PaymentsService } from "./payments.service.ts";
import {
  type TestOutcome,
  testOutcomeSchema,
  testPagePath,
  type TestPayment,
  type TestProvider,
} from "./test-provider.ts";

const BUTTONS: ReadonlyArray<readonly [TestOutcome, string]> = [
  ["pay", "Betalen"],
  ["cancel", "Annuleren"],
  ["fail", "Laten mislukken"],
  ["expire", "Laten verlopen"],
];

const ENDED = {
  open: "",
  paid: "Deze betaling is gelukt.",
  canceled: "Deze betaling is geannuleerd.",
  failed: "Deze betaling is mislukt.",
  expired: "Deze betaling is verlopen.",
} as const;

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff4c2;color:#222;font:18px/1.5 system-ui,sans-serif}
main{width:min(26rem,calc(100vw - 4rem));padding:2rem;background:#fff;border:3px dashed #8a6d00;border-radius:12px}
strong.mark{display:inline-block;background:#222;color:#ffe27a;padding:.1rem .6rem;border-radius:4px;letter-spacing:.1em}
h1{font-size:1.5rem;margin:.8rem 0 .2rem} .amount{font-size:2rem;font-weight:700;margin:.4rem 0 1rem}
form{display:grid;gap:.6rem} button,a.back{font:inherit;padding:.7rem;border:2px solid #222;border-radius:8px;background:#fff;color:#222;text-align:center;cursor:pointer}
button[value=pay]{background:#1b6840;border-color:#1b6840;color:#fff;font-weight:700} :focus-visible{outline:3px solid #1d5fa8;outline-offset:2px}`;

function page(payment: TestPayment): string {
  const buttons = BUTTONS.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join(
    "\n",
  );
  const action = `<form method="post" action="${testPagePath(payment.ref)}">${buttons}</form>`;
  const back = `<p>${ENDED[payment.status]}</p><p><a class="back" href="${escapeHtml(backTo(payment))}">Terug naar de website</a></p>`;
  return `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Testbetaling</title><style>${STYLE}</style></head>
<body><main>
<strong class="mark">TEST</strong>
<h1>Testbetaling</h1>
<p>Dit is geen echte betaling: er wordt niets van uw rekening gehaald. Kies hoe ze afloopt.</p>
<p>${escapeHtml(payment.description)}</p>
<p class="amount">${euros(payment.amountCents)}</p>
${payment.status === "open" ? action : back}
</main></body>
</html>`;
}

/** Returns a path only, because the visitor may use another host name. */
function backTo(payment: TestPayment): string {
  const url = new URL(payment.returnUrl);
  return url.pathname + url.search;
}

/** Limit for an address, which a class that tries a demo shares */
const PAGE_LIMIT = { max: 120, seconds: 60, key: byAddress };

const paramsSchema = z.object({ ref: z.string().max(60) });
const choiceSchema = z.object({ outcome: testOutcomeSchema });

export async function testProviderRoutes(
  app: FastifyInstance,
  { provider, payments }: { provider: TestProvider; payments: Pick<PaymentsService, "handleWebhook"> },
): Promise<void> {
  async function find(params: unknown): Promise<TestPayment> {
    const { data } = paramsSchema.safeParse(params);
    const payment = data && (await provider.find(data.ref));
    if (!payment) throw new DomainError("NOT_FOUND");
    return payment;
  }

  app.register(async (scope) => {
    await scope.register(fastifyFormbody);
    const hidden = { schema: { hide: true }, config: { rateLimit: PAGE_LIMIT } };

    scope.get("/test-betaling/:ref", hidden, async (request, reply) => {
      const payment = await find(request.params);
      return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page(payment));
    });

    scope.post("/test-betaling/:ref", hidden, async (request, reply) => {
      const payment = await find(request.params);
      const { data } = choiceSchema.safeParse(request.body);
      if (!data) throw new DomainError("INVALID_INPUT");
      await provider.choose(payment.ref, data.outcome);
      await payments.handleWebhook(payment.ref);
      return reply.redirect(backTo(payment), 303);
    });
  });
}
