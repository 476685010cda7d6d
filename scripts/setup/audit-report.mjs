/** @typedef {{ advisory: string, until: string, reason: string }} Accepted */
/** @typedef {{ name: string, title: string, url: string, severity: string }} Advisory */
/** @typedef {{ vulnerabilities?: Record<string, { via: (string | Advisory)[] }>, message?: string }} Report */

const SERIOUS = new Set(["moderate", "high", "critical"]);

/**
 * @param {string} said output of `npm audit --json` @param {string} today "2026-11-28"
 * @param {readonly Accepted[]} accepted by the last part of their address; `until`: the last accepted day
 * @returns {{ audited: boolean, lines: string[], wrong: boolean }} not audited: no registry answered, no failure
 */
export function auditResult(said, accepted, today) {
  /** @type {unknown} */
  let read = {};
  try {
    read = JSON.parse(said);
  } catch {
    // The output is no report.
  }
  const report = /** @type {Report} */ (read);
  if (!report.vulnerabilities) {
    const why = report.message?.split(" - ")[0] ?? "it cannot be reached";
    return { audited: false, lines: [`NOT AUDITED: the registry serves no advisories (${why}).`], wrong: false };
  }
  const found = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== "string"),
  );
  /** @type {Map<string, string>} */
  const lines = new Map();
  let wrong = false;
  for (const { name, title, url, severity } of found) {
    const advisory = url.split("/").at(-1) ?? url;
    if (!SERIOUS.has(severity) || lines.has(advisory)) continue;
    const known = accepted.find((one) => one.advisory === advisory);
    const stays = known !== undefined && known.until >= today;
    wrong ||= !stays;
    const outcome = stays ? `accepted until ${known.until}: ${known.reason}` : known ? "accepted no longer" : "NEW";
    lines.set(advisory, `${name}, ${severity}: ${title} (${advisory}), ${outcome}`);
  }
  if (lines.size === 0)
    return { audited: true, lines: ["No package has a known advisory of moderate or more."], wrong };
  return { audited: true, lines: [...lines.values()], wrong };
}
