import type { DocumentState, DocumentVersions } from "@podium/shared/contracts/documents";

/** Query key of all drafts, and of lists of them. */
export const CONTENT_KEY = ["content-admin"];

export interface DocumentDraft<Content> extends DocumentState {
  content: Content;
}

export interface DocumentCalls<Content> {
  /** Key of the draft, in the cache and in this browser. */
  key: string;
  load: (signal?: AbortSignal) => Promise<DocumentDraft<Content>>;
  save: (content: Content, revision: number) => Promise<DocumentDraft<Content>>;
  publish: (revision: number) => Promise<DocumentDraft<Content>>;
  versions: (signal: AbortSignal) => Promise<DocumentVersions>;
  restore: (versionId: number, revision: number) => Promise<DocumentDraft<Content>>;
}
