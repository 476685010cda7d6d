import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** A turning ring beside words that say what is going on; by itself it says nothing to a screen reader. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames("size-5 shrink-0 motion-safe:animate-spin", className)} />;
}
