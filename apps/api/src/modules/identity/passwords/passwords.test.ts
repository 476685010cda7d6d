import * as argon2 from "@node-rs/argon2";
import { describe, expect, test, vi } from "vitest";
import { createPasswords } from "./passwords.service.ts";

const passwords = createPasswords();

describe("passwords", () => {
  test("are stored as argon2id with 19 MiB, two passes and one lane", async () => {
    const hash = await passwords.hash("geheim wachtwoord");
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(argon2.parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  test("are salted: the same password gives another hash each time", async () => {
    expect(await passwords.hash("geheim wachtwoord")).not.toBe(await passwords.hash("geheim wachtwoord"));
  });

  test("are right or wrong to the letter", async () => {
    const hash = await passwords.hash("Geheim wachtwoord ✓");
    expect(await passwords.verify(hash, "Geheim wachtwoord ✓")).toBe(true);
    expect(await passwords.verify(hash, "geheim wachtwoord ✓")).toBe(false);
    expect(await passwords.verify(hash, "Geheim wachtwoord ✓ ")).toBe(false);
  });

  test("are never right for nobody", async () => {
    expect(await passwords.verify(null, "")).toBe(false);
    expect(await passwords.verify(null, "geheim wachtwoord")).toBe(false);
    expect(await passwords.verify("", "")).toBe(false);
    expect(await passwords.verify("none", "none")).toBe(false);
  });

  test("cost as much to check for nobody as for somebody: one check of a hash of the same cost", async () => {
    const watched = { hash: argon2.hash, verify: vi.fn<typeof argon2.verify>(argon2.verify) };
    await createPasswords({ argon2: watched }).verify(null, "verkeerd wachtwoord");
    expect(watched.verify).toHaveBeenCalledOnce();
    const [checked] = watched.verify.mock.calls[0] ?? [];
    expect(argon2.parseOptions(String(checked))).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  test("leave one of the four threads to files and connections, however many sign in at once", async () => {
    let running = 0;
    let most = 0;
    const counted = async <T>(work: () => Promise<T>): Promise<T> => {
      running += 1;
      most = Math.max(most, running);
      return work().finally(() => (running -= 1));
    };
    const own = createPasswords({
      argon2: {
        hash: (...args) => counted(() => argon2.hash(...args)),
        verify: (...args) => counted(() => argon2.verify(...args)),
      },
    });
    const all = await Promise.all([
      own.hash("geheim wachtwoord"),
      own.hashChosen("paarse fietsen onder water", "password"),
      ...Array.from({ length: 6 }, () => own.verify(null, "geheim wachtwoord")),
    ]);
    expect(all).toHaveLength(8);
    expect(most).toBe(3);
  });
});
