import * as fc from "fast-check";
import { z } from "zod";
import { hostileText, hostileValue, plainEmail, plainPhone, plainText } from "./hostile-text.ts";

/** What a request may name that exists: values by the name of the field or parameter. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/**
 * Values that a schema of the contract mostly takes: one in eight is hostile or of another type, so that a request gets
 * past the first check as often as it is stopped there.
 *
 * @param known values of fields and parameters that exist, such as a car's id
 * @example
 * fc.sample(arbitraryOf(leadInputSchema, {}), 1) // [{ name: "zqmark12", email: "zqmark.3@zqmark.example", message: "\0zqmark" }]
 */
export function arbitraryOf(schema: z.core.$ZodType, known: KnownValues, name = ""): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: wellFormed(schema, known, name) }, { weight: 1, arbitrary: hostileValue });
}

function wellFormed(schema: z.core.$ZodType, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodPipe)
    return wellFormed(schema.in instanceof z.ZodTransform ? schema.out : schema.in, known, name);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)
    return fc.option(wellFormed(schema.unwrap(), known, name), { nil: undefined, freq: 3 });
  if (schema instanceof z.ZodNullable) return fc.option(wellFormed(schema.unwrap(), known, name), { freq: 5 });
  if (schema instanceof z.ZodObject) return objectOf(schema, known);
  if (schema instanceof z.ZodArray) return fc.array(arbitraryOf(schema.element, known, name), { maxLength: 4 });
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(plainText, arbitraryOf(schema.valueType, known, name), { maxKeys: 3 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => wellFormed(option, known, name)));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...Object.values(schema.enum));
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber)
    return fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(0, 1, 5, 7, 2020, 24_990.5));
  return textNamed(name, schema instanceof z.ZodString ? schema : undefined, known);
}

function objectOf(schema: z.ZodObject, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape).map(([name, child]) => [name, arbitraryOf(child, known, name)] as const);
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), fc.nat(30))
    .map(([record, more]) => (more === 0 ? { ...record, zqmark: 1 } : record));
}

/** Text for a field: by what the schema says of it, else by its name. */
function textNamed(name: string, schema: z.ZodString | undefined, known: KnownValues): fc.Arbitrary<unknown> {
  const there = known[name];
  if (there && there.length > 0)
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: hostileText });
  if (schema?.format === "uuid") return fc.uuid();
  if (schema?.format === "datetime")
    return fc
      .date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true })
      .map((at) => at.toISOString());
  if (/email/.test(name)) return plainEmail;
  if (/phone/i.test(name)) return plainPhone;
  if (/^(code|token)$/.test(name)) return fc.stringMatching(/^\d{6}$/);
  if (/(_id|^id|ids|postcode|year|km)$/i.test(name)) return fc.nat(9999).map(String);
  return fc.oneof({ weight: 2, arbitrary: plainText }, { weight: 1, arbitrary: hostileText });
}
