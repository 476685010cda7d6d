import { LoaderCircle } from "virtual:icons";
import { classNames } from "./class-names.ts";

/** A spinner, hidden from screen readers: needs words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={classNames("size-5 shrink-0 motion-safe:animate-spin", className)} />;
}
