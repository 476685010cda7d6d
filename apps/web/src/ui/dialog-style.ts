import { classNames } from "./class-names.ts";

export const dialogVeil = "fixed inset-0 z-50 animate-appear bg-overlay";

/** A sheet from below on a phone, a card in the middle elsewhere. */
export const dialogPanel = classNames(
  "fixed z-50 flex max-h-[90dvh] w-full animate-rise flex-col bg-surface text-ink shadow-raised focus:outline-none",
  "inset-x-0 bottom-0 rounded-t-xl sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-xl",
);
