import type { SignInResult } from "@podium/shared/contracts/second-step";
import { registerUser } from "@podium/shared/test/steps.ts";
import { apiOver } from "@podium/shared/test/api.ts";
import { Secret, TOTP } from "otpauth";
import { overInject, withToken } from "./factories.ts";
import { createSoftwareAuthenticator } from "./software-authenticator.ts";
import type { TestApp } from "./test-app.ts";

const PERIOD_SECONDS = 30;

/** The code that an authenticator app shows at a moment. */
export function codeAt(key: string, moment: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(key), timestamp: moment.getTime() });
}

/** Test steps and devices of users with a second step. */
export function createSecondSteps(podium: TestApp) {
  const visitor = apiOver(overInject(podium));
  const { origin, hostname: rpId } = new URL(podium.deps.config.PUBLIC_URL);
  const device = () => createSoftwareAuthenticator({ origin, rpId });

  return {
    device,

    /** A user who has just registered, and so is signed in, with their password. */
    async member() {
      const registered = await registerUser(visitor);
      return { ...withToken(podium, registered), password: registered.password };
    },

    /** Adds a passkey. @returns the device that has it, and the response, which may have recovery codes */
    async addPasskey({ api }: ReturnType<typeof withToken>, name = "Mijn telefoon") {
      const phone = device();
      const options = await api.startPasskey();
      const passkey = phone.create(options);
      const added = await api.addPasskey({ body: { challenge: options.challenge, name, passkey } });
      return { phone, ...added };
    },

    /**
     * Adds an authenticator app. @param meanwhile runs between the app's start and its confirmation
     * @returns its key and codes, and the recovery codes of the response
     */
    async addAuthenticator({ api }: ReturnType<typeof withToken>, meanwhile = async (): Promise<void> => undefined) {
      const { key, uri } = await api.startAuthenticator();
      await meanwhile();
      const now = podium.deps.clock.now();
      const { recoveryCodes } = await api.confirmAuthenticator({ body: { code: codeAt(key, now) } });
      return {
        key,
        uri,
        recoveryCodes: recoveryCodes ?? [],
        /** @param later number of code periods from now */
        code: (later = 0) => codeAt(key, new Date(podium.deps.clock.now().getTime() + later * PERIOD_SECONDS * 1000)),
      };
    },

    /** Signs in with the password. @returns the challenge for the second step */
    async ask({ email, password }: { email: string; password: string }) {
      const result: SignInResult = await visitor.signIn({ body: { email, password } });
      if ("token" in result) throw new Error(`${email} has no second step`);
      return result;
    },
  };
}
