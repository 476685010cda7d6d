import type { Content, ContentDraft, ContentPart } from "@podium/shared/contracts/content";
import { api } from "#platform/api-client.ts";
import type { DocumentCalls, DocumentDraft } from "#modules/editors/content-admin/documents/document.ts";

/** The cast is safe: the server checks the content by the schema of its part. */
const ofPart = <P extends ContentPart>(draft: ContentDraft) => draft as ContentDraft & DocumentDraft<Content<P>>;

export function partCalls<P extends ContentPart>(part: P): DocumentCalls<Content<P>> {
  const params = { part };
  return {
    key: part,
    load: async (signal) => ofPart<P>(await api.getContentDraft({ params, signal })),
    save: async (content, revision) => ofPart<P>(await api.saveContentDraft({ params, body: { content, revision } })),
    publish: async (revision) => ofPart<P>(await api.publishContent({ params, body: { revision } })),
    versions: (signal) => api.listContentVersions({ params, signal }),
    restore: async (versionId, revision) =>
      ofPart<P>(await api.restoreContentVersion({ params: { part, versionId }, body: { revision } })),
  };
}
