/** Base looks to start from. */
export const looks = {
  airy: {
    says: "white, large pictures, one accent",
    preset: { accent: "#1f5fd0", page: "#ffffff", band: "#14181f", ink: "#14181f", radius: 8 },
  },
  warm: {
    says: "paper ground, square corners, green",
    preset: { accent: "#0f6b5c", page: "#f7f6f2", band: "#f7f6f2", ink: "#1d2522", radius: 2, headingWeight: 750 },
  },
  night: {
    says: "dark page, orange accent",
    preset: { accent: "#ff7a1a", page: "#15171a", band: "#0d0e10", ink: "#f4f4f2", radius: 4, shadow: "none" },
  },
} as const;

/** Name of a base look. */
export type LookName = keyof typeof looks;

/** Names of the base looks, the usual one first. */
export const lookNames = Object.keys(looks) as LookName[];
