import type { Underlay } from "#modules/editors/hall-editor/state/tool.ts";

/** The floor plan picture below the drawing; the live layer moves it. */
export function UnderlayPicture({ underlay }: { underlay: Underlay }) {
  const { url, ...place } = underlay;
  return <image data-part="underlay" href={url} {...place} preserveAspectRatio="none" />;
}

/** Handle at the picture's lower right corner, which scales it. */
export function UnderlayHandle({ underlay }: { underlay: Underlay }) {
  const { x, y, width, height } = underlay;
  return (
    <>
      <path className="editor-selected-box" d={`M${x} ${y}h${width}v${height}h${-width}Z`} />
      <g
        className="editor-handle"
        data-handle="underlay"
        data-look="resize"
        transform={`translate(${x + width} ${y + height})`}
      >
        <g className="editor-upright">
          <circle className="editor-handle-reach" r="15" />
          <circle className="editor-handle-knob" r="6.5" />
        </g>
      </g>
    </>
  );
}
