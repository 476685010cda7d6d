// The same as jsx-runtime.ts, for development and tests.
import type { ElementType, Key, ReactElement } from "react";
import { jsxDEV as reactJsxDev } from "react/jsx-dev-runtime";
import { type Props, withOwnTexts } from "./own-texts.ts";

export { Fragment } from "react/jsx-dev-runtime";

export function jsxDEV(type: ElementType, props: Props, key: Key | undefined, isStatic: boolean): ReactElement {
  const owned = withOwnTexts(type, props, isStatic);
  // Children that became one text are no longer a list.
  return reactJsxDev(type, owned, key, isStatic && Array.isArray(owned["children"]));
}
