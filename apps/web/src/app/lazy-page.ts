import { lazy, type ComponentType, type LazyExoticComponent } from "react";

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Fetches the page before it is asked for; a failure is left to the visit itself. */
  preload: () => void;
}

/** A page that loads when it is first visited. `load` gives the component out of the page's module. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await load() })),
    preload: () => void load().catch(() => undefined),
  };
}
