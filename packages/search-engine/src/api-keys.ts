import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { ApiError } from "./api-error.ts";
import { RecordSet } from "./record-set.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import type { Store } from "./store.ts";

/** What a request may do. */
export interface Access {
  allows(action: string, collection?: string): boolean;
  /** Search parameters that a scoped key forces on every search. */
  embedded: JsonObject;
}

const forbidden = "Forbidden - a valid `x-typesense-api-key` header must be sent.";
const neverExpires = 64723363199;

/** The master key, the stored keys, and the scoped keys that search-only keys vouch for. */
export class ApiKeys {
  readonly #master: string;
  readonly #records: RecordSet;

  constructor(store: Store, master: string) {
    this.#master = master;
    this.#records = new RecordSet(store, "key");
  }

  /** @throws ApiError 401 for a missing, unknown or expired key. */
  authenticate(key: string): Access {
    if (key === "") throw new ApiError(401, forbidden);
    if (isSame(key, this.#master)) return { allows: () => true, embedded: {} };
    const stored = this.#records.list("").find((record) => isSame(String(record["value"]), key));
    const access = stored ? accessOf(stored, {}) : this.#scoped(key);
    if (!access) throw new ApiError(401, forbidden);
    return access;
  }

  /** Creates a key; the answer is the only one that shows its value whole. @throws ApiError 400. */
  create(input: unknown): JsonObject {
    if (!isJsonObject(input)) throw new ApiError(400, "Bad JSON.");
    const { actions, collections, description, expires_at: expiresAt, value } = input;
    if (!isTextList(actions) || actions.length === 0)
      throw new ApiError(400, "Wrong format for `actions`. It should be an array of string.");
    if (!isTextList(collections) || collections.length === 0)
      throw new ApiError(400, "Wrong format for `collections`. It should be an array of string.");
    if (typeof description !== "string")
      throw new ApiError(400, "Wrong format for `description`. It should be a string.");
    if (expiresAt !== undefined && !Number.isInteger(expiresAt))
      throw new ApiError(400, "Wrong format for `expires_at`. It should be an unsigned integer.");
    if (value !== undefined && (typeof value !== "string" || value.length < 4))
      throw new ApiError(400, "Wrong format for `value`. It should be a string of at least 4 characters.");
    const id = 1 + Math.max(-1, ...this.#records.list("").map((record) => Number(record["id"])));
    const key: JsonObject = {
      actions,
      collections,
      description,
      expires_at: expiresAt ?? neverExpires,
      id,
      value: value ?? randomBytes(24).toString("base64url"),
    };
    this.#records.put("", String(id), key);
    return key;
  }

  list(): JsonObject[] {
    return this.#records.list("").map(withoutValue);
  }

  /** @throws ApiError 404. */
  get(id: string): JsonObject {
    const record = this.#records.get("", id);
    if (!record) throw new ApiError(404, "Not Found");
    return withoutValue(record);
  }

  /** @throws ApiError 404. */
  delete(id: string): JsonObject {
    if (!this.#records.delete("", id)) throw new ApiError(404, "Not Found");
    return { id: Number(id) };
  }

  /** base64( base64(HMAC-SHA256(parent, json)) + first four signs of the parent + json ). */
  #scoped(key: string): Access | undefined {
    if (key.length > 8192) return undefined;
    const text = Buffer.from(key, "base64").toString("utf8");
    const digest = text.slice(0, 44);
    const prefix = text.slice(44, 48);
    const json = text.slice(48);
    for (const record of this.#records.list("")) {
      const value = String(record["value"]);
      const actions = record["actions"] as string[];
      if (!value.startsWith(prefix) || actions.length !== 1 || actions[0] !== "documents:search") continue;
      if (!isSame(createHmac("sha256", value).update(json).digest("base64"), digest)) continue;
      const embedded = parseObject(json);
      if (!embedded) return undefined;
      const expiresAt = embedded["expires_at"];
      if (expiresAt !== undefined && !(Number(expiresAt) > Date.now() / 1000)) return undefined;
      return accessOf(record, embedded);
    }
    return undefined;
  }
}

function accessOf(record: JsonObject, embedded: JsonObject): Access | undefined {
  if (Number(record["expires_at"]) <= Date.now() / 1000) return undefined;
  const actions = record["actions"] as string[];
  const collections = record["collections"] as string[];
  return {
    embedded,
    allows: (action, collection) => {
      const area = action.slice(0, action.indexOf(":"));
      if (!actions.some((own) => own === "*" || own === action || own === `${area}:*`)) return false;
      return collection === undefined || collections.some((pattern) => matchesCollection(pattern, collection));
    },
  };
}

/** `*` is any name and `.*` inside a pattern any signs; nothing else is special, so a pattern can never be slow. */
function matchesCollection(pattern: string, name: string): boolean {
  if (pattern === "*" || pattern === name) return true;
  const [start = "", ...rest] = pattern.split(".*");
  if (rest.length === 0 || !name.startsWith(start)) return false;
  let at = start.length;
  for (const [place, part] of rest.entries()) {
    if (place === rest.length - 1) return part === "" || (name.length - part.length >= at && name.endsWith(part));
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

function withoutValue(record: JsonObject): JsonObject {
  const { value, ...rest } = record;
  return { ...rest, value_prefix: String(value).slice(0, 4) };
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function parseObject(json: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
