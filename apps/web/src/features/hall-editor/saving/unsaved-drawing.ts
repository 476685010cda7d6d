import type { HallDraft } from "@podium/shared/contracts/halls";
import { sameContent } from "#forms/drafts/same-content.ts";
import { readStored, unsavedHallKey, writeStored } from "#platform/storage.ts";

/** The parts of a drawing that are saved. */
export type DraftContent = Readonly<Pick<HallDraft, "plan" | "underlay">>;

/** A drawing that could not be saved, as this browser stored it. */
export interface UnsavedDrawing extends DraftContent {
  /** Revision of the draft that it began from. */
  readonly revision: number;
}

export function storeUnsaved(hallId: number, unsaved: UnsavedDrawing | null): void {
  writeStored(unsavedHallKey(hallId), unsaved && JSON.stringify(unsaved));
}

/** Null when there is none, or when it says the same as the draft. Only this module writes it. */
export function readUnsaved({ id, plan, underlay }: HallDraft): UnsavedDrawing | null {
  const stored = readStored(unsavedHallKey(id));
  if (stored === null) return null;
  try {
    const unsaved = JSON.parse(stored) as UnsavedDrawing;
    const isSaved = sameContent({ plan: unsaved.plan, underlay: unsaved.underlay }, { plan, underlay });
    if (!isSaved && Array.isArray(unsaved.plan.groups)) return unsaved;
  } catch {
    // Not what was written here: as good as none.
  }
  storeUnsaved(id, null);
  return null;
}
