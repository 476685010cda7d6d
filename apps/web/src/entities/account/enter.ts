/** Beside the profile, which every page loads first: few visitors sign in. */
import type { ResponseOf } from "@podium/shared/contracts/client";
import type { SignInResult } from "@podium/shared/contracts/second-step";
import type { OwnAccount } from "@podium/shared/contracts/users";
import { entering } from "#messages/nl/entering.ts";
import { api } from "#platform/api-client.ts";
import { leave } from "#platform/leave.ts";
import { currentToken, setToken, setUser, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";
import { loadProfile } from "./profile.ts";

export type Asked = Extract<SignInResult, { challenge: string }>;

/** @returns what the second step may be, when one is needed @throws {ApiError} 401 SIGNIN_FAILED */
export async function signIn({ email, password }: { email: string; password: string }): Promise<Asked | null> {
  const result = await api.signIn({ body: { email, password } });
  if (!("token" in result)) return result;
  await enter(result.token);
  return null;
}

/** The outcome for seats chosen before signing in; `kept`: the account had others, and those seats were released. */
export type Chosen = ResponseOf<"takeCart">["outcome"];

/** To choose seats, and to say afterwards whose they are. @throws {ApiError} */
export async function enterAnonymously(): Promise<void> {
  if (store.get(userAtom)?.anonymous) return;
  const { token, user } = await api.openAnonymous();
  await enter(token, user);
}

/**
 * Stores the token, then loads the profile (specification, section 4); a failure leaves nobody signed in. What this
 * browser was before ends; seats that were chosen here come along.
 *
 * @param user the profile, where it is known already
 */
export async function enter(token: string, user?: OwnAccount): Promise<Chosen> {
  const chosenBefore = store.get(userAtom)?.anonymous ? currentToken() : null;
  if (chosenBefore === null) void leave();
  setToken(token);
  try {
    // First: the page that waits for the profile shows them.
    const { outcome } =
      chosenBefore === null ? { outcome: "none" as const } : await api.takeCart({ body: { token: chosenBefore } });
    if (user) setUser(user);
    else await loadProfile();
    if (outcome === "kept") sayOthersAreFree();
    return outcome;
  } catch (error) {
    void leave();
    if (chosenBefore !== null) await stayAnonymous(chosenBefore);
    throw error;
  }
}

/** The seats are still here, and signing in can be tried again. */
async function stayAnonymous(token: string): Promise<void> {
  setToken(token);
  await loadProfile().catch(() => void leave());
}

/** Else somebody would look for the seats that they just chose. */
function sayOthersAreFree(): void {
  const t = entering();
  toast.info(t.seatsKept, { description: t.othersFree, duration: 12_000 });
}
