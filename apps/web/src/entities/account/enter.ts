/** Signing in, in a separate module from the profile: few visitors sign in, and every page loads the profile. */
import type { ResponseOf } from "@podium/shared/contracts/client";
import type { SignInResult } from "@podium/shared/contracts/second-step";
import type { OwnAccount } from "@podium/shared/contracts/users";
import { entering } from "#messages/nl/cart.ts";
import { api } from "#platform/api-client.ts";
import { leave } from "#platform/leave.ts";
import { currentToken, setToken, setUser, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";
import { loadProfile } from "./profile.ts";

export type Asked = Extract<SignInResult, { challenge: string }>;

/** @returns the possible second steps, when one is needed @throws {ApiError} 401 SIGNIN_FAILED */
export async function signIn({ email, password }: { email: string; password: string }): Promise<Asked | null> {
  const result = await api.signIn({ body: { email, password } });
  if (!("token" in result)) return result;
  await enter(result.token);
  return null;
}

/** The outcome for seats chosen before signing in; `kept`: the account had others, and those seats were released. */
export type Chosen = ResponseOf<"takeCart">["outcome"];

/** Starts an anonymous session: visitors choose seats first and give their name afterwards. @throws {ApiError} */
export async function enterAnonymously(): Promise<void> {
  if (store.get(userAtom)?.anonymous) return;
  const { token, user } = await api.openAnonymous();
  await enter(token, user);
}

/**
 * Loads the profile (specification, section 4); after a failure nobody is signed in. Ends this browser's previous
 * session, but takes over its anonymously chosen seats. @param user the profile, when the caller has it already
 */
export async function enter(token: string, user?: OwnAccount): Promise<Chosen> {
  const chosenBefore = store.get(userAtom)?.anonymous ? currentToken() : null;
  if (chosenBefore === null) void leave();
  setToken(token);
  try {
    // The seats come first, because the page that waits for the profile shows them.
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

/** Restores the anonymous session with its seats, so that the visitor can try again. */
async function stayAnonymous(token: string): Promise<void> {
  setToken(token);
  await loadProfile().catch(() => void leave());
}

/** Tells the user that the seats they just chose were released, so that they do not look for them. */
function sayOthersAreFree(): void {
  const t = entering();
  toast.info(t.olderSeatsStay, { description: t.othersFree, duration: 12_000 });
}
