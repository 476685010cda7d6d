import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { UsersService } from "./features/users/users.service.ts";
import { DomainError } from "./platform/http-errors.ts";

/** Never used in production. */
export const DEMO_ADMIN_PASSWORD = "podium-admin";

export interface PrintedLogin {
  email: string;
  password: string;
}

type Users = Pick<UsersService, "ensureAdmin" | "hasAdmin" | "signIn">;

async function hasDemoPassword(users: Users, email: string): Promise<boolean> {
  try {
    await users.signIn({ email: email.toLowerCase(), password: DEMO_ADMIN_PASSWORD });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "SIGNIN_FAILED") return false;
    throw error;
  }
}

/** Never creates the demo administrator in production (decisions, section 2). */
export async function ensureFirstAdmin(deps: {
  config: Pick<Config, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "NODE_ENV" | "SEED">;
  users: Users;
  logger: Pick<Logger, "warn">;
}): Promise<PrintedLogin | null> {
  const { config, users } = deps;
  const email = config.ADMIN_EMAIL;
  if (config.ADMIN_PASSWORD) {
    await users.ensureAdmin({ email, password: config.ADMIN_PASSWORD });
    return config.SEED === "demo" ? { email, password: "(ADMIN_PASSWORD)" } : null;
  }
  if (config.NODE_ENV === "production") {
    deps.logger.warn("ADMIN_PASSWORD is not set: production creates no administrator without it");
    return null;
  }
  const demo = { email, password: DEMO_ADMIN_PASSWORD };
  if (config.SEED === "demo" || !(await users.hasAdmin())) await users.ensureAdmin(demo);
  else if (!(await hasDemoPassword(users, email))) return null;
  return demo;
}
