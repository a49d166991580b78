/** Requests and their time over the last ten seconds, by kind, as `/stats.json` tells them. */
class RequestStats {
  readonly #recent: { at: number; kind: string; milliseconds: number }[] = [];

  record(kind: string, milliseconds: number): void {
    const now = performance.now();
    this.#recent.push({ at: now, kind, milliseconds });
    if (this.#recent.length > 20_000) this.#recent.splice(0, 10_000);
  }

  summary(): Record<string, unknown> {
    const since = performance.now() - 10_000;
    const recent = this.#recent.filter((entry) => entry.at >= since);
    const figures = (kind: string): [number, number] => {
      const own = recent.filter((entry) => entry.kind === kind);
      const total = own.reduce((sum, entry) => sum + entry.milliseconds, 0);
      return [own.length === 0 ? 0 : total / own.length, own.length / 10];
    };
    const [searchLatency, searchRate] = figures("search");
    const [writeLatency, writeRate] = figures("write");
    const [importLatency, importRate] = figures("import");
    const [deleteLatency, deleteRate] = figures("delete");
    return {
      delete_latency_ms: deleteLatency,
      delete_requests_per_second: deleteRate,
      import_latency_ms: importLatency,
      import_requests_per_second: importRate,
      latency_ms: {},
      overloaded_requests_per_second: 0,
      pending_write_batches: 0,
      requests_per_second: {},
      search_latency_ms: searchLatency,
      search_requests_per_second: searchRate,
      total_requests_per_second: recent.length / 10,
      write_latency_ms: writeLatency,
      write_requests_per_second: writeRate,
    };
  }
}

/** The process's own figures. */
export const requestStats = new RequestStats();

/** Memory of the process, under Typesense's names. */
export function memoryMetrics(): Record<string, string> {
  const memory = process.memoryUsage();
  return {
    typesense_memory_active_bytes: String(memory.rss),
    typesense_memory_allocated_bytes: String(memory.heapUsed + memory.arrayBuffers),
    typesense_memory_resident_bytes: String(memory.rss),
  };
}
