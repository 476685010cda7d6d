import { type ComponentProps, useSyncExternalStore } from "react";

/**
 * A form in the site's own words: the fields themselves say what is wrong, not the browser. In a page that the build drew it is
 * inert until the scripts have taken over: what is typed before would go astray.
 */
export function Form(props: Omit<ComponentProps<"form">, "noValidate" | "inert" | "className">) {
  const live = useSyncExternalStore(subscribe, isLive, isDrawn);
  return <form noValidate inert={!live} className="flex flex-col gap-5" {...props} />;
}

/** Alive once and for all: nothing to listen to. */
const subscribe = (): (() => void) => () => undefined;
const isLive = (): boolean => true;
const isDrawn = (): boolean => false;
