import { readdir } from "node:fs/promises";
import type { Endpoint } from "@podium/shared/contracts/endpoint";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "access" in value && "path" in value;
}

/** Every endpoint that the contract declares, found in its files, so that none can be forgotten. */
export async function readContract(): Promise<Endpoint[]> {
  const folder = new URL("../../../packages/shared/src/contracts/", import.meta.url);
  const modules: unknown[] = await Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => import(new URL(file, folder).href)),
  );
  return modules.flatMap((module) => Object.values(module as Record<string, unknown>)).filter(isEndpoint);
}

/** The path with a plausible value for each parameter. */
export const samplePath = ({ path }: Pick<Endpoint, "path">): string =>
  path
    .replace("/sessions/:id", "/sessions/0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e10")
    .replaceAll(/:\w*seatId/gi, "R1-A")
    .replaceAll(/:\w+/g, "1");

/** Pairs each endpoint with its name, for `test.each`. */
export const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
