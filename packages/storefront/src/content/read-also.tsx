import { capitalized, noticeLinks, telHref } from "@forecourt/core";
import { FormNote } from "../form-page.tsx";
import { useSite } from "../use-site.ts";
import styles from "./storefront-content.module.css";

/** The site's other notices and contact details, beside a page of text. */
export function ReadAlso({ path }: { path: string }) {
  const { dealer, enquiry } = useSite().site;
  const others = noticeLinks(enquiry.notices ?? []).flatMap((part) =>
    typeof part === "string" || part.to === path ? [] : [part],
  );
  return (
    <aside className={styles.side} aria-label="Read also">
      {others.length > 0 && (
        <FormNote title="Read also">
          <ul>
            {others.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{capitalized(label)}</a>
              </li>
            ))}
          </ul>
        </FormNote>
      )}
      <FormNote title="Questions?">
        <p>
          Call <a href={telHref(dealer.phone)}>{dealer.phone}</a>
          {dealer.email !== undefined && dealer.email !== "" && (
            <>
              {" "}
              or write to <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
            </>
          )}
          .
        </p>
      </FormNote>
    </aside>
  );
}
