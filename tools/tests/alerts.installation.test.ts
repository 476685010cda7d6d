import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WATCH_LIMITS } from "@podium/shared/site/installation";
import { execa } from "execa";
import { describe, expect } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/setup/paths.mjs";
import { providePromtool } from "#services/checkers.ts";
import { type AlertCase, alertCases, type Series } from "./alert-cases.ts";
import { test as base } from "./fixtures.ts";

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}

const folder = join(root, "ops/prometheus");
const rulesFile = join(folder, "podium.rules.yml");
const { groups } = parse(readFileSync(rulesFile, "utf8")) as { groups: Array<{ rules: Rule[] }> };
const rules = groups.flatMap((group) => group.rules);
const named = rules.map((rule) => [rule.alert, rule] as const);

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
const secondsOf = (text: string): number => Number.parseInt(text, 10) * SECONDS[text.at(-1) as keyof typeof SECONDS];

/** Returns the thresholds of an expression, except those of `>=`, which are minimum numbers of calls. */
const figuresOf = (expr: string): number[] =>
  [...expr.matchAll(/(?:[<>](?!=)|[=!<]=)\s*([\w.]+)/g)].map(([, figure]) => Number(figure));

/** Durations of rules that are no limit of the dashboard. */
const MINUTES = [1, 2, 5, 10, 15].map((minutes) => minutes * 60);

const test = base
  .extend("promtool", { scope: "file" }, () => providePromtool())
  .extend("check", { scope: "file" }, ({ promtool }) => async (...command: string[]) => {
    const { exitCode, all } = await execa(promtool, command, { reject: false, all: true });
    expect(exitCode, all).toBe(0);
  });

/** A number of samples with these values; null: a scrape without the series. */
type Stretch = readonly [samples: number, values: Series];

function samplesOf(stretches: readonly Stretch[], series: string, counts: boolean): string {
  let sum = 0;
  const one = (value: number | null): string => (value === null ? "stale" : String(counts ? (sum += value) : value));
  return stretches
    .flatMap(([samples, values]) => Array.from({ length: samples }, () => one(values[series] ?? null)))
    .join(" ");
}

const WARMING_UP = 4;

function tries({ alert, for: holds, expr }: Rule, { every, wrong, well, counts = false }: AlertCase) {
  const interval = `${every}s`;
  // The samples must fill the whole range of a rate.
  const back = Math.max(0, ...[...expr.matchAll(/\[(\w+)\]/g)].map(([, span = "0s"]) => secondsOf(span)));
  const held = secondsOf(holds) / every;
  const looked = counts ? back / every : 0;
  const trial = (name: string, stretches: readonly Stretch[], at: number, fires: boolean) => ({
    name: `${alert}: ${name}`,
    interval,
    input_series: Object.keys(Object.assign({}, ...wrong, ...well) as Series).map((series) => ({
      series,
      values: samplesOf(stretches, series, counts),
    })),
    promql_expr_test: [
      {
        // If the alert must not fire, the expression covers all moments until then.
        expr: fires
          ? `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0`
          : `count(count_over_time(ALERTS{alertname="${alert}",alertstate="firing"}[7d]))`,
        eval_time: `${at * every}s`,
        exp_samples: fires ? [{ labels: "{}", value: 1 }] : [],
      },
    ],
  });
  // A counter increases once; a gauge is wrong for one sample less than the rule's duration.
  const short = (values: Series): Stretch =>
    counts
      ? [1, Object.fromEntries(Object.entries(values).map(([series, by]) => [series, 20 * (by ?? 0)]))]
      : [held, values];
  const [calm = {}] = well;
  const long = held + looked + 2 * WARMING_UP;
  return [
    ...wrong.flatMap((values) => [
      trial(
        "fires once it has lasted",
        [
          [WARMING_UP, calm],
          [long, values],
        ],
        WARMING_UP + held + looked,
        true,
      ),
      ...(counts
        ? []
        : [
            trial(
              "waits until then",
              [
                [WARMING_UP, calm],
                [long, values],
              ],
              WARMING_UP + held - 1,
              false,
            ),
          ]),
      trial(
        "is silent about what is short",
        [[WARMING_UP + looked, calm], short(values), [long, calm]],
        2 * long,
        false,
      ),
    ]),
    ...well.map((values) => trial("is silent while all is well", [[long, values]], long - 1, false)),
  ];
}

describe("the alert rules", () => {
  test("are what Prometheus accepts, with the example of its settings", async ({ check, folder: own }) => {
    for (const name of ["prometheus.yml", "podium.rules.yml"]) copyFileSync(join(folder, name), join(own, name));
    writeFileSync(join(own, "metrics-token"), "a-token-of-the-tests");
    await check("check", "rules", rulesFile);
    await check("check", "config", join(own, "prometheus.yml"));
  });

  test("are all tried, and none that there is not", () => {
    expect(rules.map(({ alert }) => alert).toSorted()).toEqual(Object.keys(alertCases).toSorted());
  });

  test.for(named)(
    "%s fires once it has lasted, and neither while all is well nor for what is short",
    async ([name, rule], { check, folder: own }) => {
      const { every } = alertCases[name] as AlertCase;
      const file = join(own, `${name}.json`);
      const all = {
        rule_files: [rulesFile],
        evaluation_interval: `${every}s`,
        tests: tries(rule, alertCases[name] as AlertCase),
      };
      writeFileSync(file, JSON.stringify(all));
      await check("test", "rules", file);
    },
  );

  const limited = named.filter(([name]) => alertCases[name]?.limit !== undefined);
  test.for(limited)("%s has the figure of the dashboard", ([name, { expr }]) => {
    expect(figuresOf(expr)).toEqual([alertCases[name]?.limit]);
  });

  const unlimited = named.filter(([name]) => alertCases[name]?.limit === undefined);
  test.for(unlimited)("%s has no figure of its own: it compares with 0 or 1 alone", ([, { expr }]) => {
    expect(figuresOf(expr).filter((figure) => figure !== 0 && figure !== 1)).toEqual([]);
  });

  test.for(named)("%s asks of enough calls, and waits as long as the dashboard, or minutes", ([name, rule]) => {
    const few = [...rule.expr.matchAll(/>=\s*(\S+)/g)].map(([, figure]) => Number(figure));
    expect(few).toEqual(few.map(() => WATCH_LIMITS.failedCalls));
    const holds = alertCases[name]?.holds;
    expect(holds === undefined ? MINUTES : [holds]).toContain(secondsOf(rule.for));
  });

  const manual = readFileSync(join(root, "docs/operations.md"), "utf8");
  const sections = [...manual.matchAll(/^##+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );

  test.for(named)("%s says how urgent it is, what to do, and where the manual has more", ([name, rule]) => {
    const { labels, annotations } = rule;
    expect(["critical", "warning"]).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(10);
    expect(annotations.description.length).toBeGreaterThan(60);
    const [page, section] = annotations.runbook.split("#");
    expect(page).toBe("docs/operations.md");
    expect(sections).toContain(section);
    expect(manual.includes(`\`${name}\``), "in the manual").toBe(true);
  });
});
