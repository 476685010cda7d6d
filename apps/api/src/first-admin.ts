import type { Logger } from "pino";
import { type Config, DEMO_ADMIN_EMAIL } from "./config.ts";
import type { Dependencies } from "./dependencies.ts";
import { isLoopback } from "./platform/http/network.ts";
import { DEMO_PASSWORD, DEMO_USERS, DEMO_VOLUNTEERS } from "./seed/demo.ts";

/** README.md publishes it. */
export const DEMO_ADMIN_PASSWORD = "podium-admin";

export interface PrintedLogin {
  email: string;
  password: string;
}

/** Undefined on a developer's own machine, where published passwords are harmless. */
export function dangerOfDemo({ NODE_ENV, HOST }: Pick<Config, "NODE_ENV" | "HOST">): string | undefined {
  if (NODE_ENV === "production") return "NODE_ENV=production";
  return HOST === "localhost" || isLoopback(HOST) ? undefined : `HOST=${HOST} opens this server to others`;
}

/** @throws Error where the demo administrator would endanger others; the message says what to set instead */
export async function ensureFirstAdmin(deps: {
  config: Pick<Config, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "HOST" | "NODE_ENV" | "SEED">;
  users: Pick<Dependencies["users"], "ensureAdmin" | "hasAdmin" | "mayWith">;
  passwords: Pick<Dependencies["passwords"], "isCommon">;
  logger: Pick<Logger, "warn">;
}): Promise<PrintedLogin | null> {
  const { config, users } = deps;
  const email = config.ADMIN_EMAIL.toLowerCase();
  const danger = dangerOfDemo(config);
  const refuse = (remedy: string): never => {
    throw new Error(`The demo administrator's password is published, and is refused: ${danger}. ${remedy}`);
  };
  const published = DEMO_ADMIN_PASSWORD;
  const hasDemoPassword = (address: string) => users.mayWith({ email: address, password: published }, "ADMIN");

  if (config.ADMIN_PASSWORD) {
    if (danger && config.ADMIN_PASSWORD === published) refuse("Set ADMIN_PASSWORD to a password of your own.");
    if (danger && (config.ADMIN_PASSWORD === DEMO_PASSWORD || deps.passwords.isCommon(config.ADMIN_PASSWORD)))
      throw new Error(
        `ADMIN_PASSWORD is one of the first that others try, and is refused: ${danger}. ` +
          "Set it to three or four words of your own, or leave it out once the administrator can sign in.",
      );
    const ensured = await users.ensureAdmin({ email, password: config.ADMIN_PASSWORD, published });
    if (ensured === "there is another")
      deps.logger.warn("ADMIN_EMAIL is no administrator, and there is another: a start makes the first one only");
  } else if (config.NODE_ENV === "production") {
    deps.logger.warn("ADMIN_PASSWORD is not set: production creates no administrator without it");
  } else if (danger) {
    if (!(await users.hasAdmin()))
      refuse("Set ADMIN_EMAIL and ADMIN_PASSWORD to make an administrator of your own, or leave HOST out.");
  } else if (config.SEED === "demo" || !(await users.hasAdmin())) {
    await users.ensureAdmin({ email, password: published, published });
  }

  if (danger) {
    for (const address of new Set([email, DEMO_ADMIN_EMAIL]))
      if (await hasDemoPassword(address))
        refuse(`Start once with ADMIN_EMAIL=${address} and an ADMIN_PASSWORD of your own, which replaces it.`);
    for (const address of [...DEMO_USERS, ...DEMO_VOLUNTEERS.map((volunteer) => volunteer.email)])
      if (await users.mayWith({ email: address, password: DEMO_PASSWORD }, "DOOR"))
        throw new Error(
          `The demo's password of ${address} is published, and is refused: ${danger}. ` +
            "Start once without HOST and make that account 'User', or use a database without the demo.",
        );
  } else if (await hasDemoPassword(email)) {
    return { email, password: published };
  }
  return config.ADMIN_PASSWORD && config.SEED === "demo" ? { email, password: "(ADMIN_PASSWORD)" } : null;
}
