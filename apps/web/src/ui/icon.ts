import { type ComponentProps, createElement, type ReactElement } from "react";

export type IconComponent = (props: ComponentProps<"svg"> & { size?: number }) => ReactElement;

/** The build's own step for icons (vite/icons.ts) imports it. Screen readers pass by an icon without a name. */
export function icon(shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[]): IconComponent {
  return function Icon({ size = 24, ...props }) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": "aria-label" in props ? undefined : true,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
