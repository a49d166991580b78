import { z } from "@forecourt/core/zod";

/** Error answer of the platform: a stable code for programs, a sentence for people. Never a stack trace. */
export const apiErrorSchema = z.object({
  code: z.string(),
  error: z.string(),
  /** Of 410 `car_gone`: what the car was, for a page with similar stock (rules 2.8). */
  gone: z
    .object({
      id: z.string(),
      name: z.string(),
      make: z.string(),
      model: z.string(),
      car_type: z.enum(["new", "demo", "used"]),
      simple_body: z.string().nullable(),
      price: z.number().nullable(),
      /** Whether it was sold; otherwise the dealer took it off sale. */
      is_sold: z.boolean(),
      /** Key or address of its first picture. */
      picture: z.string().optional(),
      /** Path of its make and model, where the site sends people on and has stock of it: answer 301. */
      moved_to: z.string().optional(),
    })
    .optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Known facts of a car whose address is gone. */
export type GoneCar = NonNullable<z.output<typeof apiErrorSchema>["gone"]>;
/** Body of a refusal. */
export type ApiErrorBody = z.output<typeof apiErrorSchema>;
