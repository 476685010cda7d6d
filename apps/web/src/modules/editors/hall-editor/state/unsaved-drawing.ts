import type { HallDraft } from "@podium/shared/contracts/halls";
import { sameContent } from "#forms/drafts/same-content.ts";
import { readStored, unsavedHallKey, writeStored } from "#platform/storage.ts";

/** The parts of a drawing that are saved. */
export type DraftContent = Readonly<Pick<HallDraft, "plan" | "underlay">>;

/** An unsaved drawing, as this browser stored it. */
export interface UnsavedDrawing extends DraftContent {
  /** Revision of the draft that the drawing is based on. */
  readonly revision: number;
}

export function storeUnsaved(hallId: number, unsaved: UnsavedDrawing | null): void {
  writeStored(unsavedHallKey(hallId), unsaved && JSON.stringify(unsaved));
}

/** Null when there is none, or when it equals the draft. Only this module writes the stored value. */
export function readUnsaved({ id, plan, underlay }: HallDraft): UnsavedDrawing | null {
  const stored = readStored(unsavedHallKey(id));
  if (stored === null) return null;
  try {
    const unsaved = JSON.parse(stored) as UnsavedDrawing;
    const isSaved = sameContent({ plan: unsaved.plan, underlay: unsaved.underlay }, { plan, underlay });
    if (!isSaved && Array.isArray(unsaved.plan.groups)) return unsaved;
  } catch {
    // The stored value is invalid, and is removed.
  }
  storeUnsaved(id, null);
  return null;
}
