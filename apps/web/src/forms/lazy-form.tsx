import { Suspense, type ComponentType, type ReactNode } from "react";
import { fields } from "#messages/nl/forms.ts";
import { lazyComponent } from "#platform/lazy-component.ts";
import { Loading } from "#ui/loading.tsx";

const loads: (() => Promise<unknown>)[] = [];

/** A form whose code loads in parallel with its page. The prerendered form keeps what was typed until it hydrates. */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const { Component, load: start } = lazyComponent(load);
  loads.push(start);
  // A failure is reported when the form is rendered.
  if (!import.meta.env.SSR) start().catch(() => undefined);
  return (props) => (
    <Suspense fallback={<Loading label={fields().formLoading} className="min-h-80" />}>
      <Component {...props} />
    </Suspense>
  );
}

/** Loads the forms of all loaded pages, for prerendering. */
export async function loadForms(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
