import type { Route } from "./endpoint.ts";
import { endpoints, type RouteName } from "./endpoints.ts";

const entries = Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]);

/** Plain data in the website (`apps/web/vite/plain-routes.ts`), so that the browser need not load zod. */
export const routes = Object.fromEntries(entries) as Readonly<Record<RouteName, Route>>;
