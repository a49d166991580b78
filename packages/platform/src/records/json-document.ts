/** A JSON document as it is stored; the store that reads it parses it with the schema of its kind. */
export type JsonDocument = Record<string, unknown>;
