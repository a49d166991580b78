import { mayBeSignedIn, signOutFailedText } from "@forecourt/account/shell";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useState } from "react";
import { useSite } from "./use-site.ts";

/**
 * Who is signed in, with the way to sign out; filled in by the browser alone, on devices on which somebody signed in.
 *
 * @param signInHref where somebody who is not can sign in; nothing shows without it
 * @param garage the page of what a shopper has at the site, where it has one
 */
export function SessionNote({
  signInHref,
  signInText,
  garage,
}: {
  signInHref?: string;
  signInText?: string;
  garage?: { name: string; path: string } | undefined;
}) {
  const { site } = useSite();
  const [phone, setPhone] = useState<string>();
  useEffect(() => {
    if (!mayBeSignedIn(site.slug)) return;
    void import("@forecourt/account/session").then(async ({ openSession }) => setPhone(await openSession(site.slug)));
  }, [site.slug]);

  const [hasFailed, setFailed] = useState(false);
  async function leave(everywhere: boolean): Promise<void> {
    setFailed(false);
    try {
      const { signOut } = await import("@forecourt/account/session");
      await signOut(site.slug, { everywhere });
      setPhone(undefined);
    } catch {
      setFailed(true);
    }
  }
  if (phone === undefined)
    return signInHref === undefined ? null : (
      <p>
        <a href={signInHref}>{signInText}</a>
      </p>
    );
  return (
    <p role="status">
      You are signed in with the number ending in {phone.slice(-3)}.{" "}
      {garage && (
        <>
          <a href={garage.path}>{garage.name}</a>{" "}
        </>
      )}
      <Button variant="link" onClick={() => void leave(false)}>
        Sign out
      </Button>{" "}
      <Button variant="link" onClick={() => void leave(true)}>
        Sign out on every device
      </Button>
      {hasFailed && <> {signOutFailedText}</>}
    </p>
  );
}
