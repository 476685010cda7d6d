import type { Passkey, SecondStepOverview as OverviewJson, SignInResult } from "@podium/shared/contracts/second-step";
import type { Tokens } from "#platform/http/caller.ts";
import type { SecondStepOverview } from "./enrolment.service.ts";
import type { Admission } from "./second-step.service.ts";

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function presentAdmission(tokens: Pick<Tokens, "sign">, admission: Admission): SignInResult {
  return "claims" in admission ? { token: tokens.sign(admission.claims, admission.seconds) } : admission;
}

export function presentPasskey(passkey: {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}): Passkey {
  const { id, name, createdAt, lastUsedAt } = passkey;
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: iso(lastUsedAt) };
}

export function presentOverview({
  passkeys,
  authenticatorSince,
  neededFrom,
  ...rest
}: SecondStepOverview): OverviewJson {
  return {
    ...rest,
    passkeys: passkeys.map(presentPasskey),
    authenticatorSince: iso(authenticatorSince),
    neededFrom: iso(neededFrom),
  };
}
