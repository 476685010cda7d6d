import { createElement, lazy, useState, type ComponentType, type ReactNode } from "react";

export interface LazyPage {
  /** The page itself; shows at once when it was loaded before, and suspends otherwise. */
  Page: () => ReactNode;
  /** Fetches the page before it is shown. */
  load: () => Promise<unknown>;
}

/** A page that loads when it is first visited. `load` gives the component out of the page's module. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async (): Promise<{ default: ComponentType }> => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(fetchPage);
  return {
    Page: () => {
      // Chosen once per visit: changing from one to the other would start the page anew.
      const [Chosen] = useState<ComponentType>(() => loaded ?? Lazy);
      return createElement(Chosen);
    },
    load: fetchPage,
  };
}
