import type { DocumentState, DocumentVersions } from "@podium/shared/contracts/documents";

/** What is written of a play or of a part of the site. */
export interface DocumentDraft<Content> extends DocumentState {
  content: Content;
}

/** What can be done with one document; each is a call of the API. */
export interface DocumentCalls<Content> {
  /** Of its draft, in the cache and in this browser. */
  key: string;
  load: (signal?: AbortSignal) => Promise<DocumentDraft<Content>>;
  save: (content: Content, revision: number) => Promise<DocumentDraft<Content>>;
  publish: (revision: number) => Promise<DocumentDraft<Content>>;
  versions: (signal: AbortSignal) => Promise<DocumentVersions>;
  restore: (versionId: number, revision: number) => Promise<DocumentDraft<Content>>;
}
