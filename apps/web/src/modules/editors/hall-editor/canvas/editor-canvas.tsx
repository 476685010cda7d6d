import { type Ref, useEffect, useId, useImperativeHandle, useMemo } from "react";
import { placesOf } from "#entities/halls/all-halls.ts";
import { useAtomValue } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { ZoomButtons } from "#ui/hall-plan/zoom-buttons.tsx";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import type { ElementKey } from "#modules/editors/hall-editor/model/drawing.ts";
import type { Editor } from "#modules/editors/hall-editor/state/editor.ts";
import type { Faults } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { useEditorContext } from "#modules/editors/hall-editor/canvas/gestures/editor-context.ts";
import "#ui/hall-plan/hall-plan.css";
import "./canvas.css";
import { DrawnPlan, ZoneLegend } from "#modules/editors/hall-editor/canvas/layers/drawn-plan.tsx";
import { FaultFlags } from "#modules/editors/hall-editor/canvas/layers/fault-flags.tsx";
import { Ghost } from "#modules/editors/hall-editor/canvas/layers/ghost.tsx";
import { Grid, UnderlayHandle, UnderlayPicture } from "#modules/editors/hall-editor/canvas/layers/paper.tsx";
import { SelectionMarks } from "#modules/editors/hall-editor/canvas/layers/selection-marks.tsx";
import { isAddTool, type Tool, type Underlay, type UnderlayPlace } from "#modules/editors/hall-editor/state/tool.ts";
import { useCanvasGestures } from "./use-canvas-gestures.ts";
import { useCanvasKeys } from "./key-actions.ts";
import { useCanvasRules } from "./use-canvas-rules.ts";
import { useClipboard } from "./use-clipboard.ts";
import { useLettered } from "./use-lettered.ts";
import { useEditorCamera } from "#modules/editors/hall-editor/canvas/gestures/use-editor-camera.ts";
import type { CanvasHandle } from "#modules/editors/hall-editor/state/editor-view.ts";

/** Above this number of seats, a screen cannot lay out all labels sixty times a second. */
const MANY_SEATS = 600;

export interface EditorCanvasProps {
  readonly editor: Editor;
  readonly tool: Tool;
  /** Something was placed, or Esc dropped the tool: the page then chooses the select tool. */
  readonly onToolDone: () => void;
  /** Faults to flag in the drawing: `faultsOf(plan)`, possibly of a slightly older plan. */
  readonly faults: Faults;
  readonly showsGrid?: boolean;
  /** Dragged elements snap by default; Alt suspends this. */
  readonly snapping?: boolean;
  readonly underlay?: Underlay | null;
  readonly onUnderlayPlace?: (place: UnderlayPlace) => void;
  readonly handle?: Ref<CanvasHandle>;
}

/** The parent determines the height. Pointers and keys: `canvas-keys.ts`, `gestures/`; commands are announced here. */
export function EditorCanvas(props: EditorCanvasProps) {
  const { editor, tool, onToolDone, faults, showsGrid = true, snapping = true, underlay = null } = props;
  const { plan, selection, timesShown } = useAtomValue(editor.stateAtom);
  const { camera, level, frame, surface } = useEditorCamera(plan, timesShown);
  const { context, within } = useEditorContext(editor, camera, snapping);
  const rules = useCanvasRules(context, { tool, onToolDone, underlay, onUnderlayPlace: props.onUnderlayPlace });
  const gestures = useCanvasGestures(frame, camera, rules);
  const keys = useCanvasKeys({ context, gestures, tool, onToolDone });
  const clipboard = useClipboard(context);
  useAnnouncedCommands(editor);
  useEffect(() => {
    context.live.attach(frame.current);
    return () => context.live.attach(null);
  }, [context, frame]);
  const helpId = useId();

  useImperativeHandle(
    props.handle,
    () => ({
      focus: () => frame.current?.focus(),
      reveal: (elements) => {
        const bounds = boundsOf(editor.state().plan, elements);
        if (bounds) camera.reveal(bounds);
      },
    }),
    [camera, editor, frame],
  );
  const chooseFaulty = useMemo(
    () => (key: ElementKey) => {
      editor.select(new Set([key]));
      frame.current?.focus();
    },
    [editor, frame],
  );
  const size = { width: plan.width, height: plan.height };
  const isMany = placesOf(plan) > MANY_SEATS;
  const lettered = useLettered(plan, camera, isMany);

  return (
    <div className="editor-canvas">
      {/* Role "application": the description says what the keys do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className="editor-frame"
        role="application"
        aria-roledescription="tekening"
        aria-label={`Tekening van ${plan.name || "de zaal"}`}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        data-tool={tool.kind}
        data-many={isMany || undefined}
        {...keys}
        {...clipboard}
      >
        <div ref={surface} className="editor-surface" style={size}>
          <svg data-part="drawing" className="editor-layer" {...size} aria-hidden="true">
            <Grid {...size} shown={showsGrid} />
            {underlay && <UnderlayPicture underlay={underlay} />}
            <DrawnPlan plan={plan} within={within} lettered={lettered} />
          </svg>
          <svg data-part="lifted" className="editor-layer editor-lifted" {...size} aria-hidden="true" />
          <svg className="editor-layer editor-marks" {...size} data-sized="">
            <g data-part="selection" aria-hidden="true">
              <SelectionMarks plan={plan} selection={selection} within={within} />
            </g>
            {isAddTool(tool) && <Ghost tool={tool} plan={plan} />}
            {tool.kind === "underlay" && underlay && <UnderlayHandle underlay={underlay} />}
            <path data-part="guides" className="editor-guide" />
            <path data-part="outline" className="editor-outline" />
            <text data-part="measure" className="editor-measure" aria-hidden="true" />
            <FaultFlags plan={plan} faults={faults} onChoose={chooseFaulty} />
          </svg>
        </div>
      </div>
      <ZoneLegend plan={plan} />
      <ZoomButtons camera={camera} level={level} />
      <p id={helpId} className="sr-only">
        Met Tab gaat u naar de volgende rij of tafel, met de pijltjestoetsen verplaatst u ze, met Enter gaat u naar de
        stoelen en met Escape terug. Met K houdt u wat gekozen is, met Shift en spatie kiest u alles daarvandaan tot
        waar u bent. Met F6 gaat u naar de kenmerken van wat gekozen is, met Shift en F6 terug. Verlaat de tekening met
        F6, of met Escape en daarna Tab.
      </p>
    </div>
  );
}

/** Announces each command to screen readers; while arrow keys move something, announces its position. */
function useAnnouncedCommands(editor: Editor): void {
  const { said } = useAtomValue(editor.stateAtom);
  useEffect(() => {
    if (said.count === 0) return;
    const { plan, selection, past } = editor.state();
    const bounds = past?.gesture === "nudge" ? boundsOf(plan, selection) : undefined;
    announce(bounds ? `${Math.round(bounds.left)} van links, ${Math.round(bounds.top)} van voren` : said.text);
  }, [editor, said]);
}
