/** Shared by menu, popover and the list of a select. */
export const floatingPanel = "z-50 animate-appear rounded-lg border border-line bg-surface text-ink shadow-raised";

export const floatingItem =
  "flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent-soft data-highlighted:text-accent";
