/**
 * Keys of the advisory locks that processes of a deployment share, in one place, so that no two tasks take the same one
 * and wait for each other. A key stays as it is: during an update processes of two releases hold them side by side.
 */
export const advisoryLocks = {
  /** Behind the shares of the embedded database: every owner holds it shared, whoever stops the server alone. */
  owner: 5_311_873,
  /** One process at a time migrates a database. */
  migration: 5_311_874,
  /** Documents of sites are applied one after the other. */
  sites: 5_311_880,
  /** Slugs of cars are chosen one after the other. */
  slugs: 5_311_881,
  /** Whoever writes to the live collection of the search holds it: an older reading never lands on a newer one. */
  index: 5_311_882,
  /** One process at a time rebuilds the search index. */
  rebuild: 5_311_883,
  /** One process at a time matches changes of cars with what shoppers wait for. */
  matching: 5_311_884,
} as const;
