import { copiedNoticeMs, shareWindow } from "@forecourt/core";
import { IconArrowDown, IconPrint, IconShare } from "@forecourt/ui-kit/icon";
import { useEffect, useState } from "react";
import type { MouseEvent } from "react";
import type { VehicleLink } from "./vehicle-links.ts";
import styles from "./vehicle-tools.module.css";

/** Props of the tools to share, print and download. */
export interface ShareToolsProps {
  /** Name of the car. */
  name: string;
  slug: string;
  /** Absolute address of the car: the site's, plus /cars/{slug} (S1 §2). */
  url: string;
  links: readonly VehicleLink[];
}

/** Share, print and PDF (S1 §2). All are links that work without JavaScript; copying alone needs it. */
export function ShareTools({ name, slug, url, links }: ShareToolsProps) {
  const [notice, setNotice] = useState<{ isCopied: boolean }>();
  const link = (kind: VehicleLink["kind"]) => links.find((known) => known.kind === kind);
  const [share, print, download] = [link("share"), link("print"), link("download")];
  const query = (names: Record<string, string>) => new URLSearchParams(names).toString();
  const places = [
    ["Facebook", `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`],
    ["X", `https://x.com/intent/post?${query({ url, text: name })}`],
    ["WhatsApp", `https://wa.me/?${query({ text: `${name} ${url}` })}`],
  ] as const;

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(url);
      setNotice({ isCopied: true });
    } catch {
      setNotice({ isCopied: false });
    }
  };

  return (
    <div className={styles.tools} data-part="share-tools">
      {share && (
        <>
          <button className={styles.tool} type="button" popoverTarget="share-car">
            <IconShare size={18} />
            {share.label}
          </button>
          <div className={styles.menu} id="share-car" popover="auto">
            {places.map(([place, href]) => (
              <a
                key={place}
                className={styles.entry}
                data-way={place.toLowerCase()}
                href={href}
                target="_blank"
                rel="noopener"
                onClick={openSmall}
              >
                {place}
              </a>
            ))}
            <a
              className={styles.entry}
              data-way="email"
              href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`}
            >
              Email
            </a>
            <button className={styles.entry} data-way="copy" type="button" onClick={() => void copy()}>
              {notice?.isCopied ? "Copied" : "Copy link"}
            </button>
          </div>
        </>
      )}
      {print && (
        <a className={styles.tool} href={print.href} target="_blank" rel="nofollow">
          <IconPrint size={18} />
          {print.label}
        </a>
      )}
      {download && (
        <a
          className={styles.tool}
          href={download.href}
          download={`${slug}.pdf`}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            import("./download-pdf.ts").then(
              ({ downloadPdf }) => downloadPdf(slug),
              // Its code did not come: the browser fetches the file by itself.
              () => location.assign(download.href),
            );
          }}
        >
          <IconArrowDown size={18} />
          {download.label}
        </a>
      )}
      <span className={styles.notice} role="status" data-shown={notice && (notice.isCopied ? "copied" : "failed")}>
        {notice?.isCopied === true && `Copied ${name} to your clipboard!`}
        {notice?.isCopied === false && `Your browser does not let us copy. The address is ${url}`}
      </span>
    </div>
  );
}

/** A window of S1 §9's size; where the browser refuses one, the link opens as links do. */
function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  const { width, height } = shareWindow;
  if (window.open(event.currentTarget.href, "share", `popup,noopener=0,width=${width},height=${height}`))
    event.preventDefault();
}
