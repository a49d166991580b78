import { createRequire } from "node:module";
import type * as Orm from "drizzle-orm";
import type * as NodePostgres from "drizzle-orm/node-postgres";
import type * as Migrator from "drizzle-orm/node-postgres/migrator";
import type * as Postgres from "drizzle-orm/pg-core";

// Drizzle's CommonJS files. To find each of its ES modules, Node reads Drizzle's package.json of 178 kB anew, some 660
// times: 0.4 s of processor time for every process that opens records (docs/decisions/0048). Types come from
// "drizzle-orm" itself, where they cost nothing.
const require = createRequire(import.meta.url);
const orm = require("drizzle-orm") as typeof Orm;
const postgres = require("drizzle-orm/pg-core") as typeof Postgres;

export const { and, arrayOverlaps, asc, count, desc, eq, getTableColumns, getTableName, gt, gte } = orm;
export const { inArray, is, isNotNull, isNull, lt, lte, ne, notInArray, or, sql, DrizzleQueryError } = orm;
export const { bigint, bigserial, boolean, check, customType, date, doublePrecision, index, integer, jsonb } = postgres;
export const { numeric, pgTable, primaryKey, smallint, text, timestamp, unique, uniqueIndex, uuid } = postgres;
export const { PgDialect, PgTable } = postgres;
export const { drizzle } = require("drizzle-orm/node-postgres") as typeof NodePostgres;
export const { migrate } = require("drizzle-orm/node-postgres/migrator") as typeof Migrator;
