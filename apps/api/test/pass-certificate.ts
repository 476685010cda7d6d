import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PASS_TYPE = "pass.be.voorbeeld.tickets";
export const TEAM = "ABCDE12345";
const DAYS = "36500";

/** A pass type certificate like those of Apple's developer site, issued by the tests' own authority. */
export function makePassCertificate({ days = DAYS, password = "" } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "podium-pass-"));
  const openssl = (...args: string[]): unknown => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  try {
    const request = ["req", "-newkey", "rsa:2048", "-nodes"];
    const authority = ["-subj", "/CN=Authority of our own", "-keyout", "wwdr.key", "-out", "wwdr.pem"];
    openssl(...request, "-x509", "-days", DAYS, ...authority);
    const subject = `/UID=${PASS_TYPE}/CN=Pass Type ID: ${PASS_TYPE}/OU=${TEAM}/O=Voorbeeld`;
    openssl(...request, "-subj", subject, "-keyout", "pass.key", "-out", "pass.csr");
    const signing = ["-CA", "wwdr.pem", "-CAkey", "wwdr.key", "-CAcreateserial", "-days", days];
    openssl("x509", "-req", "-in", "pass.csr", ...signing, "-out", "pass.pem");
    if (password !== "")
      openssl(
        "pkcs8",
        "-topk8",
        "-in",
        "pass.key",
        "-v2",
        "aes256",
        "-passout",
        `pass:${password}`,
        "-out",
        "locked.key",
      );
    return { cert: read("pass.pem"), key: read(password === "" ? "pass.key" : "locked.key"), wwdr: read("wwdr.pem") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The settings of a website with a certificate of our own. */
export function appleSettings(made = makePassCertificate()): Record<string, string> {
  return { APPLE_PASS_CERT: made.cert, APPLE_PASS_KEY: made.key, APPLE_WWDR_CERT: made.wwdr };
}
