/** Values that the examples of several calls share; the website's bundle leaves them out. */
import type { HallPlan } from "./hall-plan.ts";

export const EXAMPLE_PASSWORD = "een goed wachtwoord";

export const exampleDrawing: HallPlan = {
  name: "Kleine zaal",
  width: 400,
  height: 300,
  stage: { x: 100, y: 0, width: 200, height: 60, label: "PODIUM" },
  zones: [{ id: "zaal", name: "Zaal" }],
  groups: [
    {
      id: "r1",
      kind: "row",
      label: "Rij 1",
      zone: "zaal",
      x: 200,
      y: 160,
      seats: [
        { id: "R1-1", label: "1", x: 176, y: 160, turn: 0, kind: "seat" },
        { id: "R1-2", label: "2", x: 224, y: 160, turn: 0, kind: "wheelchair" },
      ],
    },
  ],
  decor: [{ kind: "door", x: 0, y: 120, width: 10, height: 60, label: "" }],
};

export const EXAMPLE_UPLOAD =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";
export const EXAMPLE_PICTURE = `data:image/png;base64,${EXAMPLE_UPLOAD}`;
