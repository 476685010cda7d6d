import { type ComponentProps, createElement, type ReactElement } from "react";

export type IconComponent = (props: ComponentProps<"svg"> & { size?: number }) => ReactElement;

/** Returns an icon's component, for modules of vite/icons.ts. Screen readers skip an icon without `aria-label`. */
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
