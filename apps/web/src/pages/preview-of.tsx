import type { ContentPart } from "@podium/shared/contracts/content";
import type { ShownPicture } from "@podium/shared/contracts/pictures";
import type { Play } from "@podium/shared/contracts/plays";
import type { ReactNode } from "react";
import { Page } from "#entities/site/page.tsx";
import { PlayView } from "#features/plays/play-view.tsx";
import { useFilledText } from "#features/society/use-filled-text.ts";
import { RichText } from "#ui/rich-text.tsx";
import { ShownImage } from "#ui/shown-image.tsx";

type PreviewOfProps =
  | { part: "play"; shown: Play }
  /** What `previewContent` responds for that part. */
  | { part: ContentPart; shown: Record<string, unknown> };

/** A draft as visitors will see it. */
export function PreviewOf(props: PreviewOfProps) {
  if (props.part === "play")
    return (
      <Page>
        <PlayView play={props.shown} shows={undefined} path="/" />
      </Page>
    );
  const palette = props.part === "society" ? props.shown["palette"] : undefined;
  return (
    <div {...(typeof palette === "string" && { "data-palette": palette })} className="min-h-dvh bg-paper text-ink">
      <Page width="narrow">
        <Words of={props.shown} />
      </Page>
    </div>
  );
}

/** The words in their order, where the page itself cannot be drawn of a draft. */
function Words({ of: shown }: { of: unknown }): ReactNode {
  const fill = useFilledText();
  if (typeof shown === "string") {
    if (shown === "") return null;
    return shown.startsWith("<") ? <RichText html={fill(shown)} /> : <p>{fill(shown)}</p>;
  }
  if (typeof shown !== "object" || shown === null) return null;
  if (isPicture(shown)) return <ShownImage picture={shown} sizes="100vw" className="rounded-lg" />;
  return (
    <div className="flex flex-col gap-4">
      {Object.entries(shown).map(([name, value]) =>
        name === "title" && typeof value === "string" && value !== "" ? (
          <h2 key={name} className="text-2xl">
            {fill(value)}
          </h2>
        ) : name === "palette" ? null : (
          <Words key={name} of={value} />
        ),
      )}
    </div>
  );
}

const isPicture = (value: object): value is ShownPicture => "sizes" in value && "focus" in value;
