import {
  getContentDraft,
  getShownContent,
  listContentVersions,
  previewContent,
  publishContent,
  restoreContentVersion,
  saveContentDraft,
} from "@podium/shared/contracts/content";
import { MAX_CONTENT_BODY_BYTES } from "@podium/shared/contracts/limits";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import { presentVersions } from "#modules/records/documents/documents.presenter.ts";
import { presentDraft, presentPublished } from "./content.presenter.ts";
import type { ContentService } from "./content.service.ts";

export async function contentRoutes(app: FastifyInstance, { content }: { content: ContentService }): Promise<void> {
  const sendShown = createSharedResponse(getShownContent, presentPublished);
  mount(app, getShownContent, async ({ params, query, raw }, reply) =>
    sendShown(raw, reply, await content.shown(params.part, query.language)),
  );

  mount(app, getContentDraft, async ({ params }) => presentDraft(await content.draft(params.part)));

  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.bodyLimit = MAX_CONTENT_BODY_BYTES;
    });
    mount(scope, saveContentDraft, async ({ params, body, raw }) =>
      presentDraft(await content.save(params.part, body, callerOf(raw).id)),
    );
  });

  mount(app, previewContent, async ({ params, query }) => ({
    ...(await content.preview(params.part, query.language)),
  }));

  mount(app, publishContent, async ({ params, body, raw }) =>
    presentDraft(await content.publish(params.part, body.revision, callerOf(raw))),
  );

  mount(app, listContentVersions, async ({ params }) => presentVersions(await content.versions(params.part)));

  mount(app, restoreContentVersion, async ({ params: { part, versionId }, body, raw }) =>
    presentDraft(await content.restore(part, { versionId, revision: body.revision }, callerOf(raw).id)),
  );
}
