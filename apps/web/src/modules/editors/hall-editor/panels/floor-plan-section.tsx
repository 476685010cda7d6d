import { useMutation } from "@tanstack/react-query";
import { Eye, EyeOff, Move, Trash } from "virtual:icons";
import { useState } from "react";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { setFloorPlan, useFloorPlan } from "#modules/editors/hall-editor/state/floor-plan.ts";
import { api } from "#platform/api-client.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FileChoice } from "#ui/file-choice.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { NumberField, PlaceFields, Section } from "./fields.tsx";

const OPACITY = 0.5;

/** A photo or scan of the real floor plan, to trace. Visitors never see it. */
export function FloorPlanSection() {
  const { session, pickTool } = useEditorView();
  const { hallId, editor, underlayAtom } = session;
  const floorPlan = useFloorPlan(session);
  const underlay = useAtomValue(underlayAtom);
  const [removing, setRemoving] = useState(false);
  const params = { id: hallId };
  const choosing = useMutation({
    mutationFn: async (file: File) => {
      const shrunk = await shrinkPicture(file);
      await api.saveFloorPlan({ params, body: { picture: shrunk.picture } });
      return shrunk;
    },
    onSuccess: ({ picture, width, height }) => {
      setFloorPlan(hallId, picture);
      const { plan } = editor.state();
      const scale = Math.min(plan.width / width, plan.height / height);
      store.set(underlayAtom, { x: 0, y: 0, width: width * scale, height: height * scale, opacity: OPACITY });
    },
  });
  const deleting = useMutation({
    mutationFn: () => api.deleteFloorPlan({ params }),
    onSuccess: () => {
      setFloorPlan(hallId, null);
      store.set(underlayAtom, null);
      setRemoving(false);
    },
  });
  const change = (part: Partial<NonNullable<typeof underlay>>): void => {
    if (underlay) store.set(underlayAtom, { ...underlay, ...part });
  };
  const isHidden = underlay?.opacity === 0;
  return (
    <Section title="Grondplan onder de tekening">
      <p className="text-sm text-muted">
        Een foto of scan van het echte plan, om op over te tekenen. Bezoekers zien ze nooit.
      </p>
      {floorPlan.data && underlay ? (
        <>
          <div className="-mx-2 flex flex-wrap gap-1">
            <Button size="sm" variant="quiet" icon={<Move />} onClick={() => pickTool("underlay")}>
              Verplaatsen
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={isHidden ? <Eye /> : <EyeOff />}
              onClick={() => change({ opacity: isHidden ? OPACITY : 0 })}
            >
              {isHidden ? "Tonen" : "Verbergen"}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              className="text-danger"
              icon={<Trash />}
              onClick={() => setRemoving(true)}
            >
              Weghalen
            </Button>
          </div>
          <div className="grid grid-cols-2 items-start gap-3">
            <NumberField
              label="Breedte"
              value={Math.round(underlay.width)}
              min={10}
              max={20_000}
              step={10}
              onChange={(width) => change({ width, height: (underlay.height * width) / underlay.width })}
            />
            <NumberField
              label="Zichtbaarheid (%)"
              value={Math.round(underlay.opacity * 100)}
              min={0}
              max={100}
              step={10}
              onChange={(percent) => change({ opacity: percent / 100 })}
            />
            <PlaceFields x={underlay.x} y={underlay.y} step={5} onChange={change} />
          </div>
        </>
      ) : (
        <FileChoice
          busy={choosing.isPending || floorPlan.isLoading}
          hint="Een foto of afbeelding (PNG, JPEG of WebP)"
          accept="image/png,image/jpeg,image/webp"
          onFile={(file) => choosing.mutate(file)}
        />
      )}
      <ErrorNotice error={choosing.error} title="Het grondplan is niet bewaard." />
      {removing && (
        <ConfirmDialog
          title="Grondplan weghalen"
          description={<p>De afbeelding verdwijnt; aan de tekening zelf verandert niets.</p>}
          cancelLabel="Terug"
          confirmLabel="Weghalen"
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={() => setRemoving(false)}
        >
          <ErrorNotice error={deleting.error} title="Het grondplan is er nog." className="mt-4" />
        </ConfirmDialog>
      )}
    </Section>
  );
}

/** Length of the longest side: sharp enough to trace, small enough to upload. */
const MOST_PIXELS = 2000;
const QUALITY = 0.82;

interface Picture {
  /** A data URL. */
  readonly picture: string;
  /** CSS pixels of the shrunk picture. */
  readonly width: number;
  readonly height: number;
}

/** Shrinks a photo or scan to a WebP or JPEG. @throws Error with a Dutch sentence for the screen */
async function shrinkPicture(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    throw new Error(
      "Dit bestand is geen foto of afbeelding die uw browser kent. Kies een PNG-, JPEG- of WebP-bestand.",
    );
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Uw browser kan deze afbeelding niet verkleinen. Probeer een andere browser.");
  // JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers without WebP produce a PNG here, which is far larger.
  const webp = canvas.toDataURL("image/webp", QUALITY);
  const picture = webp.startsWith("data:image/webp") ? webp : canvas.toDataURL("image/jpeg", QUALITY);
  return { picture, width: canvas.width, height: canvas.height };
}
