import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

// A thread of its own: the clients that make the load share an event loop, and would measure that.
const { port } = workerData as { port: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
let goesOn = true;

parentPort?.once("message", () => (goesOn = false));
while (goesOn) {
  times.push(await ask());
  await pause(20);
}
agent.destroy();
parentPort?.postMessage(times, []);

/** How long `/healthz` takes to answer, in ms; endless when it does not answer 200. */
function ask(): Promise<number> {
  const started = performance.now();
  return new Promise((done) => {
    const asked = request({ agent, host: "127.0.0.1", port, path: "/healthz" }, (response) => {
      response.resume();
      response.on("close", () =>
        done(response.statusCode === 200 ? performance.now() - started : Number.POSITIVE_INFINITY),
      );
    });
    asked.on("error", () => done(Number.POSITIVE_INFINITY));
    asked.end();
  });
}
