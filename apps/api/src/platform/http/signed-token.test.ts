import { expect, test } from "vitest";
import { createSigner, isSame } from "./signed-token.ts";

const SECRET = "a secret of more than thirty-two characters";
const signer = createSigner(SECRET, "wallet");

test("a signature counts for the text, the purpose and the secret that it was made with, and for no other", () => {
  const signature = signer.sign("pass:1");
  expect(createSigner(SECRET, "wallet").isSigned("pass:1", signature)).toBe(true);
  expect(signer.isSigned("pass:2", signature)).toBe(false);
  expect(createSigner(SECRET, "show-choice").isSigned("pass:1", signature)).toBe(false);
  expect(createSigner(SECRET.toUpperCase(), "wallet").isSigned("pass:1", signature)).toBe(false);
});

test("a cut, longer or empty signature is refused", () => {
  const signature = signer.sign("pass:1");
  for (const given of ["", signature.slice(0, -1), `${signature}A`, `${signature}=`])
    expect(signer.isSigned("pass:1", given)).toBe(false);
});

test("passes in the wallets of phones stay up to date after an upgrade", () => {
  expect(signer.sign("pass:1")).toBe("fkRPur6EQS6vMAoU4IKXe3AkIzZnarvMZn6Xa8XnnoQ");
});

test("texts are the same by their bytes", () => {
  expect(isSame("é", "é")).toBe(true);
  expect(isSame("é", "e\u0301")).toBe(false);
  expect(isSame("ab", "a")).toBe(false);
});
