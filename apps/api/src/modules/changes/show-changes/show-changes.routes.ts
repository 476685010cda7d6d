import {
  announceChange,
  cancelShow,
  choose,
  chooseFor,
  closeChange,
  getShowChange,
  openChoices,
  remindChoosers,
} from "@podium/shared/contracts/show-changes";
import type { FastifyInstance } from "fastify";
import { callerOf, isAllowed } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentOwn, presentState } from "./show-changes.presenter.ts";
import type { ShowChangesService } from "./show-changes.service.ts";

export async function showChangesRoutes(
  app: FastifyInstance,
  { showChanges }: { showChanges: ShowChangesService },
): Promise<void> {
  mount(app, getShowChange, async ({ params }) => presentState(await showChanges.stateOf(params.id)));
  mount(app, cancelShow, async ({ params, body, raw }) =>
    presentState(
      await showChanges.cancel(params.id, { ...body, chooseBefore: new Date(body.chooseBefore) }, callerOf(raw).id),
    ),
  );
  mount(app, announceChange, async ({ params, body, raw }) => {
    const chooseBefore = body.chooseBefore === null ? null : new Date(body.chooseBefore);
    return presentState(await showChanges.announce(params.id, { ...body, chooseBefore }, callerOf(raw).id));
  });
  mount(app, closeChange, async ({ params, raw }) => {
    await showChanges.close(params.id, callerOf(raw).id);
    return null;
  });
  mount(app, remindChoosers, async ({ params, body, raw }) =>
    presentState(await showChanges.remind(params.id, body, callerOf(raw).id)),
  );
  mount(app, chooseFor, async ({ params, body, raw }) => {
    await showChanges.chooseFor(params.id, body, callerOf(raw));
    return null;
  });

  const signedIn = (raw: Parameters<typeof callerOf>[0]) =>
    raw.caller && isAllowed("user", raw.caller) ? callerOf(raw) : null;
  mount(app, openChoices, async ({ body, raw }) =>
    presentOwn(await showChanges.ownChoices(body.token, signedIn(raw)?.id ?? null)),
  );
  mount(app, choose, async ({ params, body, raw }) =>
    presentOwn(await showChanges.chooseOwn(params.id, body, signedIn(raw))),
  );
}
