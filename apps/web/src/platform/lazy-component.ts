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

/**
 * A component that loads right after the module that uses it.
 * @param instead for a screen that must go on without the component; otherwise its failure is reported on rendering
 */
export function loadBeside<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  const { Component, load: start } = lazyComponent(instead ? () => load().catch(() => instead) : load);
  if (!import.meta.env.SSR) start().catch(() => undefined);
  return Component;
}

/**
 * A component that loads when it is first rendered, and that the page goes on without: when it does not load, nothing
 * is shown in its place until the page is opened again. Outside the error boundary a failure would leave a blank page.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
