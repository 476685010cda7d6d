import { parseOptions } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();

describe("passwords", () => {
  it("are kept as argon2id with 19 MiB, two passes and one lane", async () => {
    const hash = await passwords.hash("geheim wachtwoord");
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  it("are salted: the same password gives another hash each time", async () => {
    expect(await passwords.hash("geheim wachtwoord")).not.toBe(await passwords.hash("geheim wachtwoord"));
  });

  it("are right or wrong to the letter", async () => {
    const hash = await passwords.hash("Geheim wachtwoord ✓");
    expect(await passwords.verify(hash, "Geheim wachtwoord ✓")).toBe(true);
    expect(await passwords.verify(hash, "geheim wachtwoord ✓")).toBe(false);
    expect(await passwords.verify(hash, "Geheim wachtwoord ✓ ")).toBe(false);
  });

  it("are never right for nobody", async () => {
    expect(await passwords.verify(null, "")).toBe(false);
    expect(await passwords.verify(null, "geheim wachtwoord")).toBe(false);
    expect(await passwords.verify("", "")).toBe(false);
    expect(await passwords.verify("none", "none")).toBe(false);
  });

  it("cost as much to check for nobody as for somebody", async () => {
    const hash = await passwords.hash("geheim wachtwoord");
    const cost = async (passwordHash: string | null): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 9; round++) {
        const start = performance.now();
        await passwords.verify(passwordHash, "verkeerd wachtwoord");
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const [somebody, nobody] = [await cost(hash), await cost(null)];
    expect(nobody / somebody).toBeGreaterThan(0.5);
    expect(nobody / somebody).toBeLessThan(2);
  });
});
