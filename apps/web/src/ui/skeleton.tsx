import { classNames } from "./class-names.ts";

/** The room that something will take while it loads. Size it with classes; a parent with `Loading` says the words. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames("block rounded-md bg-line motion-safe:animate-shimmer", className)} />;
}
