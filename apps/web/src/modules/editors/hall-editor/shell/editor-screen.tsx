import { useEffect, useMemo, useSyncExternalStore } from "react";
import { Download } from "virtual:icons";
import { savePlanFile } from "#entities/halls/plan-file.ts";
import { useSaving } from "#forms/drafts/draft-session.ts";
import { LeaveGuard } from "#forms/drafts/leave-guard.tsx";
import { EditorCanvas } from "#modules/editors/hall-editor/canvas/editor-canvas.tsx";
import { DrawingConflict } from "#modules/editors/hall-editor/dialogs/drawing-versions.tsx";
import { HelpDialog } from "#modules/editors/hall-editor/dialogs/help-dialog.tsx";
import { PreviewDialog } from "#modules/editors/hall-editor/dialogs/preview-dialog.tsx";
import { PublishDialog } from "#modules/editors/hall-editor/dialogs/publish-dialog.tsx";
import { faultsOf } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { useAreaKeys } from "#modules/editors/hall-editor/state/areas.ts";
import { EditorViewContext, useEditorView, useNewEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import type { Editor } from "#modules/editors/hall-editor/state/editor.ts";
import { useUnderlay } from "#modules/editors/hall-editor/state/floor-plan.ts";
import type { HallSession } from "#modules/editors/hall-editor/state/hall-session.ts";
import { makeTool } from "#modules/editors/hall-editor/state/make-tool.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { PhoneBar, ToolHint } from "./phone-bar.tsx";
import { RestoreFocus } from "./restore-focus.tsx";
import { SidePanel } from "./side-panel.tsx";
import { StatusStrip } from "./status-strip.tsx";
import { ToolPalette } from "./tool-palette.tsx";
import { TopBar } from "./top-bar.tsx";

/** A drawing program as high as the screen: tools, drawing and panels side by side, or stacked on a phone. */
export function EditorScreen({ session }: { session: HallSession }) {
  useSaving(session);
  useUndoKeys(session.editor);
  useAreaKeys();
  const isWide = useIsWide();
  const view = useNewEditorView(session, isWide);
  return (
    <EditorViewContext value={view}>
      <div className="flex h-[calc(100dvh-4.25rem)] min-h-120 flex-col">
        <TopBar />
        <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
          {isWide && <ToolPalette className="w-48 shrink-0 overflow-y-auto border-r border-line bg-surface p-2" />}
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            {!isWide && <ToolHint />}
            <Drawing />
            {isWide && <StatusStrip />}
          </div>
          {isWide ? <SidePanel /> : <PhoneBar />}
        </div>
      </div>
      <RestoreFocus />
      <EditorDialogs />
      <LeaveDrawing session={session} />
    </EditorViewContext>
  );
}

function Drawing() {
  const view = useEditorView();
  const { session, settings, pickTool, canvas, tab, openTab } = view;
  const { plan } = useAtomValue(session.editor.stateAtom);
  // A new tool for each plan: the element that it adds depends on the plan (the next number).
  const tool = useMemo(() => makeTool(view.tool, settings, plan), [view.tool, settings, plan]);
  const { underlay, place } = useUnderlay(session);
  return (
    // A press on the drawing closes the tabs that are not about the selection.
    <div
      data-area="drawing"
      className="relative min-h-0 flex-1 bg-surface-sunken"
      onPointerDownCapture={() => {
        if (tab === "hall" || tab === "faults" || tab === "list") openTab(null);
      }}
    >
      <EditorCanvas
        editor={session.editor}
        tool={tool}
        onToolDone={() => pickTool("select")}
        faults={faultsOf(plan)}
        underlay={underlay}
        onUnderlayPlace={place}
        handle={canvas}
      />
    </div>
  );
}

/** Dialogs over the drawing. A conflict comes first: nothing is saved before the user has chosen a version. */
function EditorDialogs() {
  const { session, dialog, openDialog } = useEditorView();
  const { status } = useAtomValue(session.saver.stateAtom);
  const close = (): void => openDialog(null);
  if (status === "conflict") return <DrawingConflict session={session} />;
  if (dialog === "preview") return <PreviewDialog onClose={close} />;
  if (dialog === "publish") return <PublishDialog onClose={close} />;
  if (dialog === "help") return <HelpDialog onClose={close} />;
  return null;
}

function LeaveDrawing({ session: { saver, editor } }: { session: HallSession }) {
  return (
    <LeaveGuard saver={saver} stays={STAYS} gone={GONE}>
      <Button variant="secondary" icon={<Download />} onClick={() => savePlanFile(editor.state().plan)}>
        Als bestand
      </Button>
    </LeaveGuard>
  );
}

const STAYS =
  "Gaat u nu al weg, dan blijft wat u tekende op dit toestel staan. Opent u deze zaal later hier opnieuw, dan kunt u ermee verder. Anderen zien het nog niet.";
const GONE =
  "Iemand heeft deze zaal intussen verwijderd. Gaat u weg, dan bent u uw tekening kwijt. Neem ze eerst als bestand: daarvan maakt u bij Zalen een nieuwe zaal.";

/** From this width on, the panels are beside the drawing. */
const WIDE = "(min-width: 64rem)";

function media(): MediaQueryList | null {
  return typeof window.matchMedia === "function" ? window.matchMedia(WIDE) : null;
}

function subscribe(onChange: () => void): () => void {
  const query = media();
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? true);
}

const NOT_WITHIN = "input, textarea, [contenteditable], [role=dialog], [role=alertdialog]";

/** Ctrl+Z and Ctrl+Y outside the drawing, which has its own keys; text fields undo their own input. */
function useUndoKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOther = event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey;
      if (isOther || (event.target instanceof Element && event.target.closest(NOT_WITHIN))) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!isRedo && key !== "z") return;
      event.preventDefault();
      if (isRedo) editor.redo();
      else editor.undo();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [editor]);
}
