/** Facts of the connection that a request came in on. */
export interface Connection {
  /** Address of the other end. */
  address?: string;
  /** Port of this end: where the server listens. Other ports in a Host header are not believed. */
  port?: number;
}
