import type { FinanceEnquiryAnswer, FinanceEnquiryInput } from "@forecourt/api";
import { localPath, refusalText } from "@forecourt/core";
import type { LeadFormContext } from "@forecourt/core";
import { useEffect, useRef, useState } from "react";
import { enquiryProblems } from "./enquiry-values.ts";
import type { EnquiryContact, EnquiryProblems, EnquiryValues } from "./enquiry-values.ts";
import { furtherFields } from "./further-fields.ts";
import type { FurtherFields } from "./further-fields.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";

/** Sends an enquiry. Rejects with an `ApiError` of the platform, or a `TypeError` when it cannot be reached. */
export type SendEnquiry = (enquiry: FinanceEnquiryInput, idempotencyKey: string) => Promise<FinanceEnquiryAnswer>;

/** What a finance enquiry needs to be sent. */
export interface FinanceEnquiryOptions {
  site: string;
  start: EnquiryValues;
  /**
   * Details of the shopper stored on the device, once read; they fill fields that are empty by then. @default nothing
   */
  known?: Partial<Pick<EnquiryValues, "name" | "last_name" | "email" | "postcode">> | undefined;
  contact: EnquiryContact;
  /** Facts on which the form's fields depend: `leadFormContext` of core. */
  formContext: LeadFormContext;
  /** Shows and reads the fields that are declared and have no place of their own. */
  further: FurtherFields;
  /** Facts of the page: car, address of the page, visit. */
  context: () => Partial<FinanceEnquiryInput>;
  send: SendEnquiry;
  /** The lender waits at this address: go there. */
  onRedirect: (url: string) => void;
}

/** What {@link useFinanceEnquiry} returns. */
export type FinanceEnquiryState = ReturnType<typeof useFinanceEnquiry>;

/** State and actions of a finance enquiry, for both of its forms. */
export function useFinanceEnquiry({
  site,
  start,
  known: person,
  contact,
  formContext,
  further,
  context,
  send,
  onRedirect,
}: FinanceEnquiryOptions) {
  const [values, setValues] = useState(start);
  const [posted, setPosted] = useState<FormData>();
  const [found, setFound] = useState<{ problems: EnquiryProblems; contact: EnquiryContact }>({ problems: {}, contact });
  const [alert, setAlert] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<FinanceEnquiryAnswer>();
  const underWay = useRef(false);
  useEffect(() => {
    if (person) setValues((current) => ({ ...current, ...person, ...known(textsOf(current)) }));
  }, [person]);
  const setProblems = (problems: EnquiryProblems) => setFound({ problems, contact });
  const problems = without(found.problems, changedSince(found.contact, contact));
  const facts = { ...formContext, isProven: contact.isProven };
  const fields = furtherFields(facts);

  function forget(names: readonly string[]): void {
    setFound(({ problems: before, contact: asked }) => ({ problems: without(before, names), contact: asked }));
  }
  function set(change: Partial<EnquiryValues>): void {
    setValues((current) => ({ ...current, ...change }));
    forget(Object.keys(change));
  }
  /** Keeps what the form holds after a field without a place of its own was changed. */
  function keep(name: string, held: FormData): void {
    setPosted(held);
    forget([name]);
  }

  /** @param held by the form; left out, what it held before: it is sent again */
  async function submit(held: FormData | undefined = posted): Promise<void> {
    if (underWay.current) return;
    setPosted(held);
    const added = held ? further.read(held, fields, facts) : {};
    const wrong = enquiryProblems({ ...added, ...values }, contact, formContext);
    setProblems(wrong);
    setAlert(undefined);
    setAttempt((count) => count + 1);
    if (Object.keys(wrong).length > 0) return;
    underWay.current = true;
    setPending(true);
    try {
      const { name, last_name, email, postcode, whoIsHelping, deposit, tradeIn, residual, rate, frequency, ...rest } =
        values;
      // Typed, or proven by the session that the first sending began: the same number is the same words, so that coming
      // back sends nothing twice.
      const phone = contact.isProven
        ? contact.phone
        : ((await import("@forecourt/core/phone")).mobileNumber(contact.phone, formContext.country) ?? contact.phone);
      const said: FinanceEnquiryInput = {
        ...known(added),
        ...rest,
        ...known({ last_name, email, postcode, whoIsHelping }),
        ...(deposit > 0 ? { deposit } : {}),
        ...(tradeIn > 0 ? { tradeIn } : {}),
        ...(residual > 0 ? { residual } : {}),
        ...(rate === undefined ? {} : { rate }),
        ...(frequency === undefined ? {} : { frequency }),
        name: name.trim(),
        phone,
        ...context(),
      };
      const next = await send(
        { ...said, ...(contact.isProven ? {} : { code: contact.code }) },
        await idempotencyKeyOf(site, said),
      );
      setAnswer(next);
      const url = next.redirectUrl === null ? undefined : safeRedirect(next.redirectUrl);
      if (url !== undefined) onRedirect(url);
    } catch (error) {
      const fields = isRefusal(error)
        ? Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
        : {};
      const refused = isRefusal(error) && error.code === "code_invalid" ? { code: error.message } : fields;
      setProblems(refused);
      // A message beside a field replaces the one above the form.
      if (Object.keys(refused).length === 0) setAlert(refusalText(error) ?? "Lead submission failed");
    } finally {
      underWay.current = false;
      setPending(false);
    }
  }
  return { values, set, fields, posted, keep, problems, alert, attempt, pending, answer, submit };
}

/** Which of number and code changed, so that their old errors no longer apply. */
function changedSince(before: EnquiryContact, { phone, code, isSent }: EnquiryContact): readonly string[] {
  if (before.phone !== phone || before.isSent !== isSent) return ["phone", "code"];
  return before.code === code ? [] : ["code"];
}

function without(problems: EnquiryProblems, names: readonly string[]): EnquiryProblems {
  return names.length === 0
    ? problems
    : Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}

/** A lender's redirect, if it leads to an https address or a page of this site. */
export function safeRedirect(url: string): string | undefined {
  if (URL.canParse(url)) return new URL(url).protocol === "https:" ? url : undefined;
  return localPath(url) === url ? url : undefined;
}

const textsOf = ({ name, last_name, email, postcode }: EnquiryValues) => ({ name, last_name, email, postcode });

/** Without the texts that are blank. */
const known = <T extends Record<string, unknown>>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== "string" || value.trim() !== ""),
  ) as Partial<T>;

const isRefusal = (
  error: unknown,
): error is Error & { code: string; fields: readonly { path: string; message: string }[] } =>
  error instanceof Error && error.name === "ApiError";
