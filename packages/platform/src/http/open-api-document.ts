import { apiErrorSchema, refusalsOf } from "@forecourt/api";
import type { Endpoint } from "@forecourt/api";
import { z } from "@forecourt/core/zod";

type JsonObject = Record<string, unknown>;

/**
 * Describes a table of endpoints as an OpenAPI 3.1 document.
 *
 * @example
 * Object.keys(openApiDocument(endpoints).paths) // ["/api/site", "/api/cars/{slug}", …]
 */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): {
  openapi: string;
  info: JsonObject;
  paths: Record<string, JsonObject>;
  components: JsonObject;
} {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Forecourt",
      version: "1",
      description: "The platform's API of one dealer's site: the Host header names the site.",
    },
    paths,
    components: { schemas: { Error: jsonSchema(apiErrorSchema, "output") } },
  };
}

function operation(name: string, endpoint: Endpoint): JsonObject {
  const parameters = [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")];
  if (endpoint.repeatable)
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "Makes a repeat with the same key harmless for 24 hours.",
      schema: { type: "string", minLength: 1, maxLength: 200 },
    });
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.upload
      ? {
          requestBody: {
            required: true,
            description: `A file of at most ${endpoint.upload.maxBytes / 1024} kB.`,
            content: Object.fromEntries(endpoint.upload.types.map((type) => [type, {}])),
          },
        }
      : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchema(endpoint.body, "input") } },
          },
        }
      : {}),
    responses: {
      200: {
        description: "Done.",
        content: { [endpoint.media ?? "application/json"]: { schema: jsonSchema(endpoint.response, "output") } },
      },
      ...Object.fromEntries(
        Object.entries(refusalsOf(endpoint)).map(([status, codes]) => [
          status,
          refusal(endpoint, Number(status), codes),
        ]),
      ),
    },
  };
}

/** A status that an endpoint refuses with: the codes of its body, and when to come back. */
function refusal({ limit }: Endpoint, status: number, codes: readonly string[]): JsonObject {
  const named = codes.map((code) => `\`${code}\``).join(", ");
  const limited =
    status === 429 && limit
      ? ` One network address may send ${limit.burst} requests at once${limit.acrossSites ? " to all sites together" : ""}, then one every ${limit.refillMs / 1000} s.`
      : "";
  return {
    description: `Refused: ${named}.${limited}`,
    ...(status === 429 || status === 503
      ? { headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } }
      : {}),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): JsonObject[] {
  if (!schema) return [];
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = jsonSchema(schema, "input") as {
    properties?: Record<string, JsonObject>;
    required?: string[];
    additionalProperties?: JsonObject | boolean;
  };
  const named = Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: part,
  }));
  if (typeof additionalProperties !== "object") return named;
  return [
    ...named,
    {
      name: "filters",
      in: place,
      required: false,
      style: "form",
      explode: true,
      schema: { type: "object", additionalProperties },
    },
  ];
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...document } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // Settings carry where the specification asks for them, for our own documentation.
    override: ({ jsonSchema: part }) => {
      for (const note of ["source", "otherwise"] as const) if (typeof part[note] === "string") delete part[note];
    },
  });
  return document;
}
