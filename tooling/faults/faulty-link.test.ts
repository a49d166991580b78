import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openFaultyLink } from "./faulty-link.ts";

/** A link to a service that says everything back. */
async function linkToEcho() {
  const echo = createServer((socket) => socket.pipe(socket).on("error", () => {}));
  await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
  const link = await openFaultyLink({ port: (echo.address() as AddressInfo).port });
  onTestFinished(async () => {
    await link.close();
    echo.close();
  });
  const open = () =>
    new Promise<{ say(word: string): Promise<string> }>((resolve, reject) => {
      const socket = connect(link.port, "127.0.0.1", () => {
        const next = () =>
          new Promise<string>((heard) => {
            socket.once("data", (piece) => heard(piece.toString()));
            socket.once("close", () => heard("cut"));
          });
        resolve({ say: (word) => (socket.write(word), next()) });
      });
      socket.on("error", reject);
      onTestFinished(() => void socket.destroy());
    });
  return { link, open };
}

it("refuses, and serves again on the same port", async () => {
  const { link, open } = await linkToEcho();
  const before = await open();
  expect(await before.say("well")).toBe("well");
  await link.set("refused");
  await expect(open()).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await link.set("well");
  expect(await (await open()).say("again")).toBe("again");
});

it("stops in the middle, and goes on where it stopped", async () => {
  const { link, open } = await linkToEcho();
  const held = await open();
  await link.set("stopped");
  const answer = held.say("late");
  expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 50, "nothing"))])).toBe("nothing");
  await link.set("well");
  expect(await answer).toBe("late");
});
