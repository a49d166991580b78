import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { healthTimes, watchHealth } from "./watch-health.ts";

describe("the watch over /healthz", () => {
  it("asks until it is told to stop, and takes a refusal for no answer at all", async () => {
    let asked = 0;
    const answers = (status: number) =>
      new Promise<number>((resolve) => {
        const server = createServer((request, response) => {
          asked += request.url === "/healthz" ? 1 : 0;
          response.writeHead(status).end();
        });
        onTestFinished(() => void server.close());
        server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
      });
    const watch = watchHealth(await answers(200));
    await expect.poll(() => asked).toBeGreaterThan(2);
    expect((await watch()).worst).toBeLessThan(Number.POSITIVE_INFINITY);
    asked = 0;
    const refused = watchHealth(await answers(503));
    await expect.poll(() => asked).toBeGreaterThan(0);
    expect((await refused()).worst).toBe(Number.POSITIVE_INFINITY);
  });

  it("tells what 99 of 100 answers kept from what one took", () => {
    expect(healthTimes([...Array<number>(199).fill(20), 500])).toEqual({ p99: 20, worst: 500 });
    expect(healthTimes([])).toEqual({ p99: 0, worst: 0 });
  });
});
