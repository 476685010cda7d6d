import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { Passwords } from "#modules/identity/passwords/passwords.service.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** The only check of a password, so that a thief with a session cannot guess faster than by signing in. */
export function createPasswordCheck({ passwords, signIns }: { passwords: Passwords; signIns: SignInThrottle }) {
  /** @param account undefined: unknown address, which takes as long @throws PausedError SIGN_IN_PAUSED */
  async function isRight(
    email: string,
    account: { id: number; passwordHash: string } | undefined,
    password: string,
    { network }: Origin,
  ): Promise<boolean> {
    const attempt = await signIns.begin({ email, userId: account?.id, network });
    const right = await passwords.verify(account?.passwordHash ?? null, password);
    await attempt.end(right);
    return right;
  }

  return {
    isRight,

    /** Checks the password of a signed-in user. @throws DomainError PASSWORD_WRONG, SIGN_IN_PAUSED */
    async requireRight(
      user: { id: number; email: string; passwordHash: string },
      password: string,
      origin: Origin,
      refusal = new DomainError("PASSWORD_WRONG"),
    ): Promise<void> {
      if (!(await isRight(user.email, user, password, origin))) throw refusal;
    },
  };
}
