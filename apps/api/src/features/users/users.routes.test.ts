import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../zz-harness.ts";
