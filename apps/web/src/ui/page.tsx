import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface PageProps {
  /** `narrow` for forms and reading, `wide` for plans and tables. */
  width?: "narrow" | "wide" | undefined;
  children: ReactNode;
}

export function Page({ width, children }: PageProps) {
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
