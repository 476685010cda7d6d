import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** `narrow` for forms and reading, `wide` for plans and tables. */
export function Page({ width = "page", children }: { width?: "narrow" | "page" | "wide"; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "page-width py-8 sm:py-12",
        width === "narrow" && "max-w-2xl!",
        width === "wide" && "max-w-[100rem]!",
      )}
    >
      {children}
    </div>
  );
}
