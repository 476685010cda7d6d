import { describe, expect, test } from "vitest";
import { mailedProofSchema } from "./proof.ts";
import { authenticatorCodeSchema, recoveryCodeSchema } from "./second-step.ts";

const HYPHENS = ["-", " ", "\u00a0", "\u2011", "\u2013", "\u2212", "\u200b"];

describe("a code that proves who somebody is", () => {
  test.for(HYPHENS)("is the same with %j between its parts, and marks of direction around it", (between) => {
    const typed = (...parts: string[]): string => `\u200e\u2068${parts.join(between)}\u2069`;
    expect(authenticatorCodeSchema.parse(typed("123", "456"))).toBe("123456");
    expect(recoveryCodeSchema.parse(typed("abcd", "2345", "wxyz"))).toBe("ABCD2345WXYZ");
    expect(mailedProofSchema.parse({ mailedCode: typed("1234", "5678") }).mailedCode).toBe("12345678");
  });

  test("from a mail may have the point of its sentence", () => {
    expect(mailedProofSchema.parse({ mailedCode: "1234 5678." }).mailedCode).toBe("12345678");
  });

  test.for(["12345", "1234567", "12345a", "123_456", ""])("is refused as %j", (typed) => {
    expect(authenticatorCodeSchema.safeParse(typed).success).toBe(false);
  });
});
