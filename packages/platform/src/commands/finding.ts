/** What the doctor found of one part. */
export interface Finding {
  part:
    | "node"
    | "data folder"
    | "database"
    | "leads"
    | "sites"
    | "public host"
    | "development pages"
    | "proxies"
    | "secrets"
    | "payment providers"
    | "deposits"
    | "security contact"
    | "search index";
  ok: boolean;
  /** How it is. */
  found: string;
  /** What to do: where it is not well, or, where it is, as a warning. */
  fix?: string;
}
