import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import * as z from "zod";
import { apiTest } from "#test/fixtures.ts";

const panelSchema = z.object({
  title: z.string(),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  targets: z.array(z.object({ expr: z.string() })).default([]),
});
const file = await readFile(new URL("../../../../ops/grafana/podium.json", import.meta.url), "utf8");
const { panels } = z.object({ panels: z.array(panelSchema) }).parse(JSON.parse(file));
const rules = await readFile(new URL("../../../../ops/prometheus/podium.rules.yml", import.meta.url), "utf8");
/** Each alert with its expression, which ends at the rule's next key. */
const alerts = [...rules.matchAll(/- alert: (\w+)\n +expr:(?: \|)?([^]+?)\n +for:/g)].map(
  ([, alert = "", expr = ""]) => [alert, expr.trim()] as const,
);
const queries = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

/** Fields of metrics that the types of prom-client do not declare. */
const metricsSchema = z.array(z.object({ name: z.string(), type: z.string(), labelNames: z.array(z.string()) }));

/** Labels that Prometheus itself adds, and the one of a histogram's buckets. */
const GIVEN_LABELS = ["instance", "job", "le"];
const test = apiTest();

/** Each metric of a query, with the labels in its braces. */
function metricsOf(expr: string): Array<{ name: string; labels: string[] }> {
  const uses = expr.matchAll(/\b((?:podium|process|nodejs)_\w+)(?:\{([^}]*)\})?/g);
  return [...uses].map(([, name = "", inner = ""]) => ({
    name,
    labels: [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
  }));
}

const groupings = (expr: string): string[] =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner = ""]) => inner.split(",").map((label) => label.trim()));

describe("the Grafana dashboard and the alerts", () => {
  test("asks for calls, holds, expiries, queue, sockets and pool", () => {
    const asked = new Set(queries.flatMap(([, expr]) => metricsOf(expr).map(({ name }) => name)));
    for (const name of [
      "http_request_duration_seconds_count",
      "holds_total",
      "expiry_lateness_seconds_bucket",
      "queue_jobs",
      "sockets",
      "db_connections",
    ])
      expect([...asked]).toContain(`podium_${name}`);
  });

  /** Whether a query reads our metrics, not Prometheus' own. */
  const asksUs = ([, expr]: readonly [string, string]): boolean => !/^count\(ALERTS|\bup\{/.test(expr);
  test.for([...queries, ...alerts].filter(asksUs))(
    "'%s' asks for what there is: %s",
    async ([_title, expr], { podium }) => {
      const known = metricsSchema.parse(podium.deps.metrics.registry.getMetricsAsArray());
      const metrics = metricsOf(expr);
      expect(metrics.length).toBeGreaterThan(0);
      for (const { name, labels } of metrics) {
        const metric = known.find((each) =>
          each.type === "histogram"
            ? [`${each.name}_bucket`, `${each.name}_count`, `${each.name}_sum`].includes(name)
            : each.name === name,
        );
        expect(metric, name).toBeDefined();
        const existing = [...(metric?.labelNames ?? []), ...GIVEN_LABELS];
        for (const label of [...labels, ...groupings(expr)]) expect(existing, `${name}{${label}}`).toContain(label);
      }
    },
  );

  test("ask our figures for labels' values that they have", async ({ podium }) => {
    const { body } = await podium.app.inject("/metrics");
    const asked = [...queries, ...alerts].flatMap(([, expr]) => [
      ...expr.matchAll(/\b(podium_(?:queue|mails|overdue|processes|sockets|db)\w*)\{(\w+=~?"[^"]+")\}/g),
    ]);
    expect(asked.length).toBeGreaterThan(5);
    for (const [, name, label = ""] of asked)
      for (const value of /"([^"]+)"/.exec(label)?.[1]?.split("|") ?? [])
        expect(body).toMatch(new RegExp(`^${name}\\{${/^\w+/.exec(label)?.[0]}="${value}"\\}`, "m"));
  });

  test("leave out nothing that the rules have", () => {
    expect(alerts).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
    expect([...queries, ...alerts].filter((query) => !asksUs(query)).map(([name]) => name)).toEqual([
      "Alerts that fire",
      "PodiumDown",
      "PodiumProcessDown",
    ]);
  });

  test("has no panel on top of another", () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
