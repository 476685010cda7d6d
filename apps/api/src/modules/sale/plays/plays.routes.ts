import {
  createPlay,
  deletePlay,
  getPlay,
  getPlayDraft,
  listManagedPlays,
  listPlays,
  listPlayVersions,
  previewPlay,
  publishPlay,
  restorePlayVersion,
  savePlayDraft,
} from "@podium/shared/contracts/plays";
import type { Language } from "@podium/shared/words/languages";
import { MAX_CONTENT_BODY_BYTES } from "@podium/shared/contracts/limits";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { oncePer } from "#platform/throughput/once.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import { presentVersions } from "#modules/records/documents/documents.presenter.ts";
import { presentManagedPlay, presentPlay, presentPlayDraft, presentPlays } from "./plays.presenter.ts";
import type { PlaysService, PublishedPlays } from "./plays.service.ts";

/** One object for each language, so that derived results are shared */
const inEachLanguage = oncePer((all: PublishedPlays) => {
  const of = (language: Language) => ({ all, language });
  return { nl: of("nl"), fr: of("fr"), en: of("en") };
});

export async function playsRoutes(app: FastifyInstance, { plays }: { plays: PlaysService }): Promise<void> {
  const sendList = createSharedResponse(listPlays, ({ all, language }: { all: PublishedPlays; language: Language }) =>
    presentPlays(all, language),
  );

  mount(app, listPlays, async ({ query, raw }, reply) =>
    sendList(raw, reply, inEachLanguage(await plays.published())[query.language]),
  );

  mount(app, getPlay, async ({ params: { slug }, query: { language }, raw }, reply) => {
    const { plays: all, oldSlugs, pictures } = await plays.published();
    const play = all.find((one) => one.slug === slug);
    if (play) return presentPlay(play, language, pictures);
    const current = oldSlugs.get(slug);
    if (current === undefined) throw new DomainError("PLAY_NOT_FOUND");
    const { search } = new URL(raw.url, "http://localhost");
    return reply.code(301).header("location", `/api/plays/${current}${search}`).send();
  });

  mount(app, listManagedPlays, async () => (await plays.list()).map(presentManagedPlay));

  mount(app, getPlayDraft, async ({ params }) => presentPlayDraft(await plays.get(params.id)));

  mount(app, previewPlay, async ({ params, query }) => {
    const { play, pictures } = await plays.preview(params.id);
    return presentPlay(play, query.language, pictures);
  });

  mount(app, publishPlay, async ({ params: { id }, body: { revision }, raw }) =>
    presentPlayDraft(await plays.publish({ id, revision, actorId: callerOf(raw).id })),
  );

  mount(app, listPlayVersions, async ({ params }) => presentVersions(await plays.versions(params.id)));

  mount(app, restorePlayVersion, async ({ params: { id, versionId }, body: { revision }, raw }) =>
    presentPlayDraft(await plays.restore({ id, versionId, revision, actorId: callerOf(raw).id })),
  );

  mount(app, deletePlay, async ({ params, raw }) => {
    await plays.delete(params.id, callerOf(raw).id);
    return null;
  });

  void app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.bodyLimit = MAX_CONTENT_BODY_BYTES;
    });

    mount(scope, createPlay, async ({ body, raw }) => presentPlayDraft(await plays.create(body, callerOf(raw).id)));

    mount(scope, savePlayDraft, async ({ params: { id }, body: { revision, content }, raw }) =>
      presentPlayDraft(await plays.save({ id, revision, content, actorId: callerOf(raw).id })),
    );
  });
}
