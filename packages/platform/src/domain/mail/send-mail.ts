import type { Site } from "@forecourt/core/schemas";
import type { SandboxMessages } from "../shoppers/sandbox-messages.ts";
import { mailAddress } from "./mail-address.ts";
import type { Mail } from "./mail.ts";

/**
 * Sends a mail.
 *
 * @param message.id the same for every attempt: it names the mail to servers and mailboxes
 * @throws Error when the server does not take it
 */
export type SendMail = (message: { siteSlug: string; id: string; to: string; mail: Mail }) => Promise<void>;

/** nodemailer waits ten minutes for a server that is silent, longer than a claim on a mail lasts. */
const usualServerMs = 20_000;

/**
 * Sends through the SMTP server of the deployment (`SMTP_URL`, `MAIL_FROM`); in development without one, into the
 * sandbox. Answers go to the dealer.
 *
 * @param parts.serverMs longest silence of a mail server, in ms. @default 20,000
 * @returns undefined where there is neither: mails wait, and `doctor` says so
 * @throws Error when SMTP_URL is set, and MAIL_FROM has no address
 */
export function createSendMail(parts: {
  env: Readonly<Record<string, string | undefined>>;
  /** Undefined outside development. */
  sandbox: SandboxMessages | undefined;
  siteOf: (siteSlug: string) => Site | undefined;
  serverMs?: number;
}): SendMail | undefined {
  const { env, sandbox, siteOf, serverMs = usualServerMs } = parts;
  if (env.SMTP_URL) {
    const from = mailAddress(env.MAIL_FROM);
    if (from === undefined)
      throw new Error(
        `SMTP_URL is set, and MAIL_FROM is ${env.MAIL_FROM ? "no address" : "not"}. Set MAIL_FROM to the address that mails come from.`,
      );
    const server = {
      url: env.SMTP_URL,
      connectionTimeout: serverMs,
      greetingTimeout: serverMs,
      socketTimeout: serverMs,
    };
    let opened: ReturnType<typeof open> | undefined;
    /** nodemailer takes a tenth of a second to load, so it comes with the first mail. */
    const open = async () =>
      (await import("nodemailer")).createTransport(server, { disableFileAccess: true, disableUrlAccess: true });
    return async ({ siteSlug, id, to, mail }) => {
      const site = siteOf(siteSlug);
      const transport = await (opened ??= open());
      await transport.sendMail({
        from: { name: site?.name ?? siteSlug, address: from },
        ...(site ? { replyTo: { name: site.name, address: site.dealer.email } } : {}),
        to,
        messageId: `<${id}@${from.split("@").at(-1) ?? "localhost"}>`,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === undefined ? {} : { html: mail.html }),
        ...(mail.textType === undefined
          ? {}
          : { alternatives: [{ contentType: `${mail.textType}; charset=utf-8`, content: mail.text }] }),
        ...(mail.endUrl === undefined
          ? {}
          : {
              list: { unsubscribe: { url: mail.endUrl, comment: "End these emails" } },
              headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
            }),
        ...(mail.calendar
          ? {
              icalEvent: {
                method: calendarMethod(mail.calendar.content),
                filename: mail.calendar.filename,
                content: mail.calendar.content,
              },
            }
          : {}),
      });
    };
  }
  if (!sandbox) return undefined;
  return async ({ siteSlug, to, mail }) => sandbox.take(siteSlug, { to, text: `${mail.subject}\n\n${mail.text}` });
}

/** What a calendar is to do with an entry (RFC 5546), as the entry itself says. */
const calendarMethod = (entry: string): "PUBLISH" | "CANCEL" =>
  entry.includes("\r\nMETHOD:CANCEL\r\n") ? "CANCEL" : "PUBLISH";
