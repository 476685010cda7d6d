// JSX runtime (`jsxImportSource` of the two Vite configurations): makes elements whose texts a browser may translate.
import type { ElementType, Key, ReactElement } from "react";
import * as react from "react/jsx-runtime";
import { type Props, withOwnTexts } from "./own-texts.ts";

export { Fragment } from "react/jsx-runtime";

export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsx(type, withOwnTexts(type, props, false), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsxs(type, withOwnTexts(type, props, true), key);
}
