import * as fc from "fast-check";
import { arbitraryOf } from "./arbitrary-of-schema.ts";
import type { KnownValues } from "./arbitrary-of-schema.ts";
import type { RawRequest } from "./ask.ts";
import { encodedForm } from "./encode-form.ts";
import { encodeLoosely } from "./encode-loosely.ts";
import { hostileHeaders } from "./hostile-headers.ts";
import { hostileText, hostileValue, plainText } from "./hostile-text.ts";
import { endpointRoutes, knownRoutes } from "./known-routes.ts";
import type { KnownRoute } from "./known-routes.ts";
import type { PageForm } from "./page-forms.ts";
import { mark } from "./sent-marks.ts";
import type { z } from "zod";

/** A request of the fuzz, and what it is of. */
export interface HostileRequest extends RawRequest {
  /** Method and route, without what was put into it. */
  of: string;
}

/** What there is on the site under fuzz. */
export interface FuzzTarget {
  known: KnownValues;
  /** Forms that the site's pages hold. */
  forms: readonly PageForm[];
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"] as const;

/**
 * Requests to every route and endpoint. A third are calls of an endpoint that mostly fit its schema, a third are forms
 * of pages with their fields filled in, and a third are anything at any address.
 */
export function hostileRequests(target: FuzzTarget): fc.Arbitrary<HostileRequest> {
  const kinds = fc.oneof(endpointCall(target), formPost(target), anything(target));
  return fc
    .tuple(kinds, hostileHeaders)
    .map(([request, headers]) => ({ ...request, headers: [...headers, ...request.headers] }));
}

function endpointCall({ known }: FuzzTarget): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...endpointRoutes).chain((route) => {
    const { endpoint } = route;
    if (!endpoint) throw new Error("[faults] A route of the table has no endpoint.");
    const body = endpoint.body
      ? fc
          .tuple(arbitraryOf(endpoint.body as z.core.$ZodType, known), jsonTypes)
          .map(([value, type]) => ({ bytes: jsonBytes(value), type }))
      : fc.constant(undefined);
    const method = fc.oneof(
      { weight: 9, arbitrary: fc.constant<string>(endpoint.method) },
      { weight: 1, arbitrary: fc.constantFrom<string>(...methods) },
    );
    return fc
      .tuple(method, filledPath(route, known), queryOf(endpoint.query as z.core.$ZodType | undefined, known), body)
      .map(([method, path, query, body]) => ({
        of: `${method} ${route.path}`,
        method,
        target: `${path}${query}`,
        headers: body ? ([["content-type", body.type]] as const) : [],
        body: body?.bytes,
      }));
  });
}

const jsonTypes = fc.oneof(
  { weight: 9, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "text/plain",
      "application/x-www-form-urlencoded",
      `application/json; charset=${mark}`,
      "",
      mark,
    ),
  },
);

/** JSON may name halves of characters and NUL, and may be cut off. */
function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value) ?? "");
}

function formPost({ forms, known }: FuzzTarget): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...forms).chain((form) => {
    const fields = form.fields.map(([name, value]) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof({ weight: 3, arbitrary: fieldValue(name, value, known) }, { weight: 2, arbitrary: hostileText }),
      ),
    );
    const path = form.action.split("?")[0] ?? "/";
    const method = fc.oneof(
      { weight: 8, arbitrary: fc.constant("POST") },
      { weight: 1, arbitrary: fc.constantFrom<string>(...methods) },
    );
    return fc.tuple(method, fc.tuple(...fields), encodedForm).map(([method, filled, encode]) => {
      const { type, bytes } = encode(filled);
      return {
        of: `${method} ${path.replace(/\/cars\/[^/]+/, "/cars/{slug}")} as a form`,
        method,
        target: form.action,
        headers: type === undefined ? [] : [["content-type", type]],
        body: bytes,
      };
    });
  });
}

/** What a shopper might type into a field. */
function fieldValue(name: string, value: string, known: KnownValues): fc.Arbitrary<string> {
  if (/email/i.test(name)) return fc.constantFrom(`${mark}@${mark}.example`);
  if (/phone/i.test(name)) return fc.constant("0491570006");
  const there = known[name];
  if (there && there.length > 0) return fc.constantFrom(...there);
  return value === "" ? plainText : fc.constant(value);
}

function anything({ known }: FuzzTarget): fc.Arbitrary<HostileRequest> {
  const routes: readonly KnownRoute[] = knownRoutes;
  return fc.constantFrom(...routes).chain((route) => {
    const bytes = fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: hostileValue.map(jsonBytes) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 3000 }) },
    );
    return fc
      .tuple(
        fc.constantFrom<string>(...methods, "GET", "GET", "GET", "GET", "GET", "GET"),
        filledPath(route, known),
        queryOf(undefined, known),
        bytes,
        fc.constantFrom("application/json", "multipart/form-data", "application/x-www-form-urlencoded", mark),
      )
      .map(([method, path, query, body, type]) => ({
        of: `${method} ${route.path}`,
        method,
        target: `${path}${query}`,
        headers: body ? ([["content-type", type]] as const) : [],
        body,
      }));
  });
}

/** A path with its parameters filled in: by what exists, or by what must not be. */
function filledPath({ path }: KnownRoute, known: KnownValues): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const values = names.map((name) => {
    const there = known[name] ?? [];
    const hostile = fc.oneof(
      hostileText.map(encodeLoosely),
      fc.constantFrom(
        "..%2f..%2fzqmark",
        "%",
        "%zz",
        "%ED%A0%80zqmark",
        "%00",
        "zqmark".repeat(1200),
        "zqmark%2e%2e",
        "zqmark;a=b",
        "ZQMARK",
        "-",
      ),
    );
    return there.length > 0
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, { weight: 2, arbitrary: hostile })
      : hostile;
  });
  const spelling = fc.constantFrom(
    "",
    "",
    "",
    "",
    "",
    "",
    "/",
    "//",
    "?",
    "%20",
    "#zqmark",
    "/zqmark",
    ".data",
    "/../",
    "/%2e%2e/",
  );
  return fc.tuple(fc.tuple(...values), spelling).map(([filled, end]) => {
    let index = 0;
    return path
      .replaceAll(/\{\w+\}/g, () => filled[index++] ?? "")
      .concat(end)
      .replaceAll(/[\s\0]/g, "");
  });
}

function queryOf(schema: z.core.$ZodType | undefined, known: KnownValues): fc.Arbitrary<string> {
  const pairs = schema
    ? arbitraryOf(schema, known).map((value) =>
        typeof value === "object" && value !== null ? Object.entries(value).filter(([, one]) => one !== undefined) : [],
      )
    : fc.array(
        fc.tuple(
          fc.constantFrom(...searchNames),
          fc.oneof(hostileText, fc.constantFrom("1", "-1", "10000-20000", "Mazda", "2000", "price_asc")),
        ),
        { maxLength: 4 },
      );
  return pairs.map((list) =>
    list.length === 0
      ? ""
      : `?${list.map(([name, value]) => `${encodeLoosely(name)}=${encodeLoosely(String(value))}`).join("&")}`,
  );
}

/** Parameters that pages read. */
const searchNames = [
  "query",
  "make",
  "model",
  "price",
  "price_min",
  "year",
  "km",
  "fuel",
  "sortBy",
  "page",
  "postcode",
  "near",
  "distance",
  "weekly",
  "ask",
  "ids",
  "car_id",
  "redirect",
  "back",
  "tab",
  "booking",
  "replaces",
  "step",
  "location",
  "category",
  "type",
  "_routes",
  "zqmark",
  "utm_source",
];
