import type { ContentDraft, getShownContent } from "@podium/shared/contracts/content";
import type { ResponseBody } from "#platform/http/endpoint-route.ts";
import { presentState } from "#modules/records/documents/documents.presenter.ts";
import type { PartDraft, PublishedPart } from "./content.service.ts";

export const presentDraft = ({ part, content, document }: PartDraft): ContentDraft => ({
  ...presentState(document),
  part,
  content: { ...content },
});

export const presentPublished = ({ publishedAt, content }: PublishedPart): ResponseBody<typeof getShownContent> => ({
  publishedAt: publishedAt.toISOString(),
  content: { ...content },
});
