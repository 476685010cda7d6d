import { createElement, lazy, useState, type ComponentType, type ReactNode } from "react";

interface LazyComponent<Props> {
  /** Renders at once when already loaded, and suspends otherwise. */
  Component: (props: Props) => ReactNode;
  load: () => Promise<unknown>;
}

export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchComponent = async (): Promise<{ default: ComponentType<Props> }> => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy: ComponentType<Props> = lazy(fetchComponent);
  return {
    Component: (props) => {
      // Fixed per mount: changing it would remount.
      const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      return createElement(Chosen, props);
    },
    load: fetchComponent,
  };
}

/** @param instead for a screen that must go on without it; otherwise its failure is reported on rendering */
export function loadBeside<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  const { Component, load: start } = lazyComponent(instead ? () => load().catch(() => instead) : load);
  if (!import.meta.env.SSR) start().catch(() => undefined);
  return Component;
}

/** Shows nothing when it does not load: outside the error boundary a failure would leave a blank page. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
