import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const SECRET = "een geheim van deze server";
const plain = Buffer.from("de sleutel van een app");

test("what is sealed opens for its owner and under the same secret only, and not once a byte was changed", () => {
  const box = createSecretBox(SECRET);
  const sealed = box.seal(plain, 7);
  expect(box.open(sealed, 7)).toEqual(plain);
  expect(box.open(sealed, 8)).toBeNull();
  expect(createSecretBox(`${SECRET}!`).open(sealed, 7)).toBeNull();
  for (const place of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect([place, box.open(changed, 7)]).toEqual([place, null]);
  }
});
