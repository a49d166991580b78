import type { TestPlatform } from "./platform-fixtures.ts";

/** A browser at one site: keeps its cookies and sends JSON. */
export interface TestBrowser {
  cookies: Map<string, string>;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
}

/** Opens a browser without cookies; `address` is the one its requests come from. */
export function openBrowser(platform: Pick<TestPlatform, "send">, site: string, address = "203.0.113.7"): TestBrowser {
  const cookies = new Map<string, string>();
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await platform.send(site, path, { ...init, headers, address });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const send =
    (method: "POST" | "PUT") =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      });
  return { cookies, get: (path) => ask(path, {}), post: send("POST"), put: send("PUT") };
}

/** The codes that the sandbox took for a number, newest first, read where a developer reads them. */
export async function sentCodes({ send }: Pick<TestPlatform, "send">, site: string, phone: string): Promise<string[]> {
  const response = await send(site, "/dev/messages", { address: "127.0.0.1" });
  const { messages } = (await response.json()) as { messages: { to: string; text: string }[] };
  return messages.filter(({ to }) => to === phone).map(({ text }) => /^\d{6}/.exec(text)?.[0] ?? "");
}

/** Signs a browser in with a code of the sandbox. */
export async function signIn(
  platform: Pick<TestPlatform, "send">,
  site: string,
  browser: TestBrowser,
  phone: string,
): Promise<Response> {
  await browser.post("/api/auth/otp", { phone });
  const [code] = await sentCodes(platform, site, phone);
  return browser.post("/api/auth/verify", { phone, token: code, type: "sms" });
}
