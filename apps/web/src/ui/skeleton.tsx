import { classNames } from "./class-names.ts";

/** A placeholder, sized by classes; a parent `Loading` provides the words. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames("block rounded-md bg-line motion-safe:animate-shimmer", className)} />;
}
