import { SITE_PALETTES, type SitePalette } from "@podium/shared/site/site-palettes";
import { RadioCards } from "#ui/radio-cards.tsx";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";

const names: Readonly<Record<SitePalette, string>> = {
  velvet: "Fluweelrood",
  forest: "Bosgroen",
  night: "Nachtblauw",
  plum: "Pruimpaars",
};

/** All palettes are legible in light and dark (app/tokens.css). */
export function PaletteField({ at: { value, change } }: { at: Cursor<SitePalette> }) {
  return (
    <RadioCards
      legend="Kleuren"
      value={value}
      onChange={(palette) => change(() => palette)}
      options={SITE_PALETTES.map((palette) => ({
        value: palette,
        label: names[palette],
        icon: (
          <span data-palette={palette} aria-hidden className="flex overflow-hidden rounded-full ring-1 ring-line">
            <span className="size-6 bg-velvet" />
            <span className="size-6 bg-velvet-deep" />
            <span className="size-6 bg-accent-soft" />
          </span>
        ),
      }))}
    />
  );
}
