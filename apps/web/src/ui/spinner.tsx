import { LoaderCircle } from "virtual:icons";
import { classNames } from "./class-names.ts";

/** Silent to screen readers: put words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={classNames("size-5 shrink-0 motion-safe:animate-spin", className)} />;
}
