import type { ContentDraft } from "@podium/shared/contracts/content";
import { presentState } from "#features/documents/documents.presenter.ts";
import type { PartDraft } from "./content.service.ts";

export const presentDraft = ({ part, content, document }: PartDraft): ContentDraft => ({
  ...presentState(document),
  part,
  content: { ...content },
});
