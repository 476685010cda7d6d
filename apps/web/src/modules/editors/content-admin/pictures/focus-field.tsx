import type { UsedPicture } from "@podium/shared/contracts/pictures";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";

type Focus = UsedPicture["focus"];

interface FocusFieldProps {
  url: string;
  value: Focus;
  onChange: (focus: Focus) => void;
}

const STEP = 0.05;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Aspect ratios in which the site shows pictures. */
const CROPS = [
  { name: "Affiche", shape: "aspect-[5/7]" },
  { name: "Foto", shape: "aspect-[4/3]" },
  { name: "Breed", shape: "aspect-[2/1]" },
] as const;

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100));
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The point that stays visible when a picture is cropped: set by a press, a drag or arrow keys. */
export function FocusField({ url, value, onChange }: FocusFieldProps) {
  const image = useRef<HTMLImageElement>(null);
  const id = useId();
  const position = `${percent(value.x)} ${percent(value.y)}`;
  const point = ({ clientX, clientY }: PointerEvent): void => {
    const box = image.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: within(value.x + step[0]), y: within(value.y + step[1]) });
  };
  return (
    <div>
      <p id={id} className="text-sm text-muted">
        Wat moet altijd te zien blijven? Tik op die plaats van de foto, of verplaats het punt met de pijltjestoetsen.
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-4">
        <div
          className="relative w-full max-w-72 touch-none select-none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
        >
          <img ref={image} src={url} alt="" draggable={false} className="block w-full rounded-md" />
          <button
            type="button"
            aria-label={`Middelpunt: ${percent(value.x)} van links, ${percent(value.y)} van boven`}
            aria-describedby={id}
            onKeyDown={onKeyDown}
            className="absolute size-9 -translate-1/2 cursor-move rounded-full border-3 border-cream bg-velvet/50 shadow-raised"
            style={{ left: percent(value.x), top: percent(value.y) }}
          />
        </div>
        <ul aria-hidden className="flex gap-3">
          {CROPS.map(({ name, shape }) => (
            <li key={name} className="w-20 text-center text-sm text-muted">
              <img
                src={url}
                alt=""
                className={`w-full rounded-sm object-cover ${shape}`}
                style={{ objectPosition: position }}
              />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
