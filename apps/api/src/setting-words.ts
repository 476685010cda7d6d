import type * as z from "zod";

const FORMATS: Readonly<Record<string, string>> = { email: "is not an e-mail address", url: "is not a whole address" };

/** Describes an invalid setting for a user who fills in a form; a message of the schema itself has priority. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  const amount = "origin" in issue && issue.origin === "string" ? "must have at {} characters" : "must be at {}";
  if (issue.code === "invalid_type") return issue.input === undefined ? "is missing" : "must be a whole number";
  if (issue.code === "invalid_value") return `must be ${issue.values.join(" or ")}`;
  if (issue.code === "too_small") return amount.replace("{}", `least ${issue.minimum}`);
  if (issue.code === "too_big") return amount.replace("{}", `most ${issue.maximum}`);
  return issue.code === "invalid_format" ? (FORMATS[issue.format] ?? "is not written as it must be") : undefined;
};
