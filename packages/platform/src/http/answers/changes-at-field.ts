/** When an answer changes by itself, as a field of it; none where it does not. */
export const changesAtField = (changesAt: Date | undefined): { changesAt?: string } =>
  changesAt === undefined ? {} : { changesAt: changesAt.toISOString() };
