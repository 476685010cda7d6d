import type { PlayContent } from "@podium/shared/contracts/plays";
import { api } from "#platform/api-client.ts";
import type { DocumentCalls } from "#modules/editors/content-admin/documents/document.ts";

export function playCalls(id: number): DocumentCalls<PlayContent> {
  const params = { id };
  return {
    key: `play.${id}`,
    load: (signal) => api.getPlayDraft({ params, signal }),
    save: (content, revision) => api.savePlayDraft({ params, body: { content, revision } }),
    publish: (revision) => api.publishPlay({ params, body: { revision } }),
    versions: (signal) => api.listPlayVersions({ params, signal }),
    restore: (versionId, revision) => api.restorePlayVersion({ params: { id, versionId }, body: { revision } }),
  };
}
