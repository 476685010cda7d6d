import { expect, test } from "vitest";
import { auditResult } from "../../scripts/setup/audit-report.mjs";

const TODAY = "2026-11-28";
const url = "https://advisories.example/GHSA-aaaa-bbbb-cccc";
const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      nearby: { via: [{ name: "nearby", title: "Reads too far", url, severity }] },
      // This package only depends on the other one.
      farther: { via: ["nearby"] },
    },
  });
const accepted = (until: string) => [{ advisory: "GHSA-aaaa-bbbb-cccc", until, reason: "only in tests" }];

test.for([
  ["a new advisory", report("high"), [], true, /NEW/],
  ["one that is accepted for now", report("high"), accepted(TODAY), false, /until 2026-11-28: only in tests/],
  ["one that was accepted until a day before", report("critical"), accepted("2026-11-27"), true, /no longer/],
  ["one of low severity", report("low"), [], false, /^No package/],
  ["none", '{"vulnerabilities":{}}', [], false, /^No package/],
] as const)("%s fails the audit or does not, and says why", ([_name, said, known, wrong, line]) => {
  const result = auditResult(said, known, TODAY);
  expect([result.audited, result.wrong, result.lines.length]).toEqual([true, wrong, 1]);
  expect(result.lines[0]).toMatch(line);
});

test("a registry that serves no advisories, or cannot be reached, fails nothing, and the output says that nothing was audited", () => {
  for (const said of ['{"message":"405 Method Not Allowed - POST somewhere","statusCode":405}', "", "{}"]) {
    const { audited, wrong, lines } = auditResult(said, [], TODAY);
    expect([audited, wrong]).toEqual([false, false]);
    expect(lines[0]).toMatch(/^NOT AUDITED/);
  }
});
