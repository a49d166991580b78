import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { programs } from "./other-browsers.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

/** A display without a monitor and a finger on it. */
export interface TouchScreen {
  /** As `DISPLAY` has it, such as ":0". */
  display: string;
  /** Puts the finger down and lifts it, at a place from 0 to 1 of the display's width and height. */
  tap(across: number, down: number): Promise<void>;
  /** Takes the display away and waits until it has gone. */
  stop(): Promise<void>;
}

/** X's numbers of what a finger does. */
const touch = { begin: 18, end: 20 } as const;
const message = { version: 0, sync: 1, touch: 6 } as const;
/** Highest coordinate of the finger, in both directions. */
const farEnd = 0xff_ff;

/**
 * Starts an X server that draws nowhere and has a touchscreen: Xvfb has none, and a press through WebDriver is a
 * mouse's.
 *
 * @throws Error with the server's log when it ends before it is ready
 */
export async function startTouchScreen(): Promise<TouchScreen> {
  const folder = temporaryFolder("screen");
  const finger = join(folder, "finger");
  writeFileSync(join(folder, "xorg.conf"), configuration(finger, join(folder, "keys")));
  const args = [
    "-config",
    join(folder, "xorg.conf"),
    "-logfile",
    join(folder, "log"),
    "-noreset",
    "-nolisten",
    "tcp",
    "-novtswitch",
    "-sharevts",
    "-displayfd",
    "3",
  ];
  const server = spawn(programs.xorg, args, { stdio: ["ignore", "ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  let log = "";
  server.stderr?.setEncoding("utf8").on("data", (text: string) => (log += text));
  const number = await new Promise<string>((ready, fail) => {
    let said = "";
    server.stdio[3]?.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("\n")) ready(said.trim());
    });
    void ended.then(() => fail(new Error(`The X server for WebKit ended before it was ready:\n${log}`)));
    server.once("error", fail);
  });
  const socket = createConnection(finger);
  await answered(
    socket,
    header(message.version, 12, (bytes) => void bytes.writeUInt16LE(1, bytes.writeUInt16LE(1, 8))),
  );
  const move = (what: number, across: number, down: number) => {
    socket.write(touchMessage(what, across, down));
    return answered(socket, header(message.sync, 8));
  };
  return {
    display: `:${number}`,
    async tap(across, down) {
      await move(touch.begin, across, down);
      await move(touch.end, across, down);
    },
    async stop() {
      socket.destroy();
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Sends and waits for the answer; the driver answers in order. */
function answered(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    socket.once("error", fail);
    socket.once("data", () => {
      socket.off("error", fail);
      done();
    });
    socket.write(bytes);
  });
}

/** A message of X's inputtest driver begins with its length and kind. */
function header(kind: number, length: number, fill: (bytes: Buffer) => void = () => {}): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(length, 0);
  bytes.writeUInt32LE(kind, 4);
  fill(bytes);
  return bytes;
}

/**
 * Finger 1: what it does, a mask that says which coordinates follow (x and y), and 64 places for them, plain and
 * unaccelerated.
 */
function touchMessage(what: number, across: number, down: number): Buffer {
  return header(message.touch, 1056, (bytes) => {
    bytes.writeUInt32LE(1, 8);
    bytes.writeUInt32LE(what, 12);
    bytes[20] = 0b11;
    bytes.writeDoubleLE(across * farEnd, 32);
    bytes.writeDoubleLE(down * farEnd, 40);
  });
}

const configuration = (finger: string, keys: string) => `
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "InputDevice"
  Identifier "finger"
  Driver "inputtest"
  Option "SocketPath" "${finger}"
  Option "DeviceType" "Touch"
  Option "TouchCount" "5"
EndSection
Section "InputDevice"
  Identifier "keys"
  Driver "inputtest"
  Option "SocketPath" "${keys}"
  Option "DeviceType" "Keyboard"
EndSection
Section "Device"
  Identifier "video"
  Driver "dummy"
  VideoRam 32000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0 - 1000.0
  VertRefresh 5.0 - 200.0
EndSection
Section "Screen"
  Identifier "screen"
  Device "video"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Virtual 1280 1024
  EndSubSection
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "finger"
  InputDevice "keys" "CoreKeyboard"
EndSection
`;
