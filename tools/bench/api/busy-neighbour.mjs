/** Simulates another program on the machine: uses half of a core until it is ended. */
const PART_MS = 5;
const pause = new Int32Array(new SharedArrayBuffer(4));
for (;;) {
  const end = performance.now() + PART_MS;
  while (performance.now() < end);
  Atomics.wait(pause, 0, 0, PART_MS);
}
