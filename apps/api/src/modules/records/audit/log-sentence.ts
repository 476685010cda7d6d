import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { AuditDetails } from "#database/tables/messages.ts";

/** Facts of an action that is said by its subject alone. */
export type NoFacts = Record<string, never>;

interface About {
  subjectId: number;
  /** Whether the actor is the person concerned. */
  own: boolean;
}

/**
 * Returns a Dutch sentence that is complete without other lines. The facts never have a name, an address or somebody's
 * own words: the log cannot be changed, and people's names are looked up when it is read.
 */
export type LogSentence<Facts> = (facts: Facts, about: About) => string;

/** Sentences of a feature's actions (`<feature>.log.ts`). Each says which facts its action is recorded with. */
export type LogSentences = { readonly [Action in AuditAction]?: LogSentence<never> };

/** Sentences of all actions. @collected from all features */
export type AllLogSentences = { readonly [Action in AuditAction]: LogSentence<never> };

/** Any action with any facts, as the composition root sees them. */
export type AnyLog = Readonly<Record<AuditAction, LogSentence<AuditDetails>>>;

type FactsOf<Sentence> = Sentence extends LogSentence<infer Facts> ? Facts : never;

/** An action of this log with its facts. */
export type LogAction<Log extends LogSentences, Action extends keyof Log = keyof Log> = {
  [One in Action]: { action: One; details: FactsOf<Log[One]> };
}[Action];

/** One action, as the service that performs it describes it. */
export type AuditedAction<Log extends LogSentences, Action extends keyof Log = keyof Log> = LogAction<Log, Action> & {
  actorId: number | null;
  /** A device of the entrance, which has no account. */
  actorDeviceId?: number | null;
  subject: { type: Exclude<AuditSubjectType, "list">; id: number } | { type: "list" };
};
