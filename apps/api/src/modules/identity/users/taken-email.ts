import { isUniqueViolation } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";

export const EMAIL_CONSTRAINT = "users_email_of_the_living";

/** @throws DomainError EMAIL_TAKEN */
export async function refuseTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_CONSTRAINT)) throw new DomainError("EMAIL_TAKEN");
    throw error;
  }
}
