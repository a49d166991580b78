import type { Site } from "@forecourt/core/schemas";

/** What readiness asks. Each throws or answers false when the part does not work. */
export interface HealthChecks {
  records: () => Promise<boolean>;
  search: () => Promise<boolean>;
  disk: () => Promise<boolean>;
}

const patienceMs = 3000;

/** `GET /healthz`: the process is up. Asks nothing. */
export function healthAnswer(build: string): Response {
  return Response.json({ status: "ok", build }, { headers: { "cache-control": "no-store" } });
}

/**
 * `GET /readyz`: records and search answer and the disk takes a write, asked now; 503 with Retry-After names the part
 * that does not.
 *
 * @param sites the sites to list, where the asker may see them
 */
export async function readinessAnswer(checks: HealthChecks, sites: readonly Site[] | undefined): Promise<Response> {
  const [records, search, disk] = await Promise.all([works(checks.records), works(checks.search), works(checks.disk)]);
  const ready = records && search && disk;
  const part = (ok: boolean) => (ok ? "ok" : "failed");
  const body = {
    status: ready ? "ready" : "unavailable",
    records: part(records),
    search: part(search),
    disk: part(disk),
    ...(sites ? { sites: sites.map(({ slug, name, template }) => ({ slug, name, template })) } : {}),
  };
  return Response.json(body, {
    status: ready ? 200 : 503,
    headers: { "cache-control": "no-store", ...(ready ? {} : { "retry-after": "5" }) },
  });
}

async function works(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
