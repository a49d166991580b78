// The baseline of serving: node:http answering every request with the bytes and headers of a file, and nothing else.
// node bare-http.ts <body file> <headers as JSON>
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [file = "", headers = "{}"] = process.argv.slice(2);
const body = readFileSync(file);
const answer = { ...(JSON.parse(headers) as Record<string, string>), "content-length": String(body.byteLength) };
const server = createServer((_request, response) => response.writeHead(200, answer).end(body));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
