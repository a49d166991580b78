import { lstat, readFile } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { maxPictureBytes } from "./stored-picture.ts";

const fetchTimeoutMs = 15_000;

/**
 * Reads a picture that lies in the folder of its record.
 *
 * @returns its bytes, or a message for the author
 */
export async function readPictureBeside(folder: string, name: string): Promise<Uint8Array | string> {
  const path = resolve(folder, name);
  if (dirname(path) !== resolve(folder) || name.includes(sep))
    return "Put the picture beside the record, and name it alone.";
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isFile()) return `There is no picture ${name} beside the record.`;
  if (stats.size > maxPictureBytes)
    return `The picture ${name} has ${stats.size} bytes; it may have ${maxPictureBytes}.`;
  return readFile(path);
}

/**
 * Downloads a picture from a host that the operator allows.
 *
 * @returns its bytes, or a message for the author; undefined where the address is good and there is no `fetch`
 */
export async function downloadPicture(
  address: string,
  { hosts, fetch }: { hosts: readonly string[]; fetch: OutsideFetch | undefined },
): Promise<Uint8Array | string | undefined> {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return "Name a picture beside the record, or an https address.";
  if (!hosts.includes(url.host))
    return `Pictures of ${url.host} are not fetched. The operator can allow the host in FORECOURT_PICTURE_HOSTS.`;
  if (!fetch) return undefined;
  try {
    const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!answer.ok || !answer.body) return `${url.host} answered ${answer.status} for the picture.`;
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body) {
      bytes += part.byteLength;
      if (bytes > maxPictureBytes) return `The picture has more than ${maxPictureBytes} bytes.`;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (cause) {
    return `The picture was not fetched: ${(cause as Error).message}`;
  }
}
