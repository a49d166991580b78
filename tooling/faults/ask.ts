import { connect } from "node:net";
import { Readable } from "node:stream";

/** A request as it goes over the wire: nothing in it is checked or mended, so that it can be as hostile as wanted. */
export interface RawRequest {
  method: string;
  /** What stands between method and version: a path with its query, as a rule. */
  target: string;
  /**
   * Names and values in order; `host` and `content-length` are added where they are missing. `undefined` leaves one of
   * those two out.
   */
  headers: readonly (readonly [name: string, value: string | undefined])[];
  body?: Uint8Array | undefined;
}

/** What came back. */
export interface Answer {
  /** 0 where the connection ended without an answer. */
  status: number;
  /** By lower-case name; repeated ones are joined with a line break. */
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
  /** The body as text. */
  text: string;
  /** Time from the first byte sent to the last one received. */
  ms: number;
}

/** Where the request goes. */
export interface AskOptions {
  port: number;
  /** Host header where the request has none. */
  host: string;
  /** The connection is given up after this long, in ms. @default 60,000 */
  patienceMs?: number;
}

/**
 * Sends one request on a connection of its own and reads the answer whole.
 *
 * @example
 * (await ask({ method: "GET", target: "/healthz", headers: [] }, { port: 4000, host: "localhost" })).status // 200
 */
export function ask(
  { method, target, headers, body }: RawRequest,
  { port, host, patienceMs = 60_000 }: AskOptions,
): Promise<Answer> {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(given.has("host") ? [] : [`host: ${host}`]),
    ...headers.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    ...(body && !given.has("content-length") && !given.has("transfer-encoding")
      ? [`content-length: ${body.byteLength}`]
      : []),
    "connection: close",
  ];
  const started = performance.now();
  return new Promise((done) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    const finish = () => {
      clearTimeout(patience);
      socket.destroy();
      done({ ...readAnswer(Buffer.concat(parts), method), ms: performance.now() - started });
    };
    const patience = setTimeout(finish, patienceMs);
    socket.on("data", (part: Buffer) => parts.push(part));
    // A server that refuses a large body answers and closes: what it said before stays readable.
    socket.on("error", () => {});
    socket.on("close", finish);
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    // The end is left open: the answer comes on the same connection.
    if (body) Readable.from(piecesOf(body)).pipe(socket, { end: false });
  });
}

const pieceBytes = 256 * 1024;

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.byteLength; at += pieceBytes) yield body.subarray(at, at + pieceBytes);
}

/** Reads an answer that ended with its connection. */
function readAnswer(whole: Buffer, method: string): Omit<Answer, "ms"> {
  const end = whole.indexOf("\r\n\r\n");
  const [first = "", ...lines] = whole.subarray(0, Math.max(end, 0)).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = whole.subarray(end + 4);
  // "Continue" comes before the answer.
  if (status === 100) return readAnswer(rest, method);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(":");
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}\n${value}`;
  }
  const bytes =
    status === 0 || method === "HEAD"
      ? Buffer.alloc(0)
      : headers["transfer-encoding"]?.toLowerCase() === "chunked"
        ? joinChunks(rest)
        : rest;
  return { status, headers, bytes, text: bytes.toString() };
}

function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = body.indexOf("\r\n", at);
    const size = lineEnd < 0 ? Number.NaN : Number.parseInt(body.subarray(at, lineEnd).toString("latin1"), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
