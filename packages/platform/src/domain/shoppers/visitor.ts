/** Whoever asks, as far as it is known. */
export interface Visitor {
  /** Address of the client; undefined where it is not known. */
  address: string | undefined;
  /** Token of the browser that was sent a code, as `IdentityService.sendCode` answered it; undefined without one. */
  askerToken: string | undefined;
  /** Token of the browser's session at a site, as `IdentityService.verify` answered it; undefined without one. */
  sessionToken(siteSlug: string): Promise<string | undefined>;
}
