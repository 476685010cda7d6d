import { listShowMessages, sendShowMessage, testShowMessage } from "@podium/shared/contracts/show-messages";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { parseTried, presentShowMessage } from "./show-messages.presenter.ts";
import type { ShowMessagesService } from "./show-messages.service.ts";

const TESTS_PER_ACCOUNT = { max: 10, seconds: 600 };

export async function showMessagesRoutes(
  app: FastifyInstance,
  { showMessages }: { showMessages: Pick<ShowMessagesService, "list" | "send" | "sendTest"> },
): Promise<void> {
  mount(app, listShowMessages, async ({ params }) => {
    const { reach, items } = await showMessages.list(params.id);
    return { reach, items: items.map(presentShowMessage) };
  });

  mount(app, sendShowMessage, async ({ params, body, raw }) =>
    presentShowMessage(await showMessages.send(params.id, body, callerOf(raw).id)),
  );

  mount(
    app,
    testShowMessage,
    async ({ params, body, raw }) => {
      await showMessages.sendTest(params.id, parseTried(body), callerOf(raw).id);
      return null;
    },
    { rateLimit: TESTS_PER_ACCOUNT },
  );
}
