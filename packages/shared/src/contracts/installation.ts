import * as z from "zod";
import { FIRST_STEPS, FINDING_CODES, SEVERITIES } from "#site/installation.ts";
import { dateTimeSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const findingSchema = z.object({
  code: z.enum(FINDING_CODES),
  severity: z.enum(SEVERITIES),
  /** `title` is the problem, `advice` the action to take now, both in Dutch. */
  title: z.string(),
  advice: z.string(),
});

const installationSchema = z.object({
  ok: z.boolean(),
  checkedAt: dateTimeSchema,
  version: z.string(),
  /** The last verified backup. */
  lastBackupAt: dateTimeSchema.nullable(),
  /** The most urgent first. */
  findings: z.array(findingSchema),
});
export type Installation = z.infer<typeof installationSchema>;

export const getInstallation = endpoint({
  method: "GET",
  path: "/api/admin/installation",
  access: "admin",
  summary: "Whether all processes, mails, expiries, backups and disks are well, or what to do",
  response: { 200: installationSchema },
});

const firstStepsSchema = z.array(z.object({ step: z.enum(FIRST_STEPS), done: z.boolean() }));
export type FirstSteps = z.infer<typeof firstStepsSchema>;

export const getFirstSteps = endpoint({
  method: "GET",
  path: "/api/admin/first-steps",
  access: "admin",
  summary: "What a society does once to move in, each by what is true now",
  response: { 200: firstStepsSchema },
});

export const openQueueBoard = endpoint({
  method: "POST",
  path: "/api/admin/queue-board",
  access: "admin",
  summary: "Set a short-lived cookie that opens the job queue's pages in this browser",
  response: { 200: z.object({ url: z.string() }) },
});
