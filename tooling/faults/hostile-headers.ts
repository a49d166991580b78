import * as fc from "fast-check";
import { mark, markedAddress } from "./sent-marks.ts";

type Header = readonly [name: string, value: string];

/** Headers that a proxy, a cache or a cookie reader has fallen over. None of them breaks the message itself. */
const oddities: readonly Header[] = [
  ["accept", mark],
  ["accept", `text/html;q=${mark}`],
  ["accept-encoding", `gzip, br, ${mark};q=0`],
  ["accept-encoding", "*;q=0"],
  ["accept-language", `${mark};q=1`],
  ["if-none-match", `"${mark}"`],
  ["if-none-match", "*"],
  ["if-none-match", `"${"z".repeat(4000)}"`],
  ["if-modified-since", mark],
  ["range", "bytes=0-0,-1"],
  ["range", `bytes=${mark}`],
  ["range", "bytes=99999999999999999999-"],
  ["cookie", `forecourt_session=${mark}`],
  ["cookie", "forecourt_session=%zz.%00"],
  ["cookie", `__Host-forecourt_session=${mark}.${"A".repeat(44)}`],
  ["cookie", `a=${mark}; ; =; forecourt_service=00000000-0000-4000-8000-000000000000.${mark.repeat(4)}`],
  ["cookie", `${mark}=1; `.repeat(200)],
  ["origin", `https://${mark}.example`],
  ["origin", "null"],
  ["referer", `https://${mark}.example/?${mark}`],
  ["user-agent", `${mark} ${"a".repeat(6000)}`],
  ["user-agent", ""],
  ["idempotency-key", mark],
  ["idempotency-key", ""],
  ["idempotency-key", `${mark} \t ${mark}`],
  ["idempotency-key", `${mark}\u00e9`],
  ["idempotency-key", mark.repeat(200)],
  ["x-forwarded-host", `${mark}.example`],
  ["x-forwarded-proto", mark],
  ["x-forwarded-proto", "https"],
  ["x-forwarded-port", mark],
  ["forwarded", `for=${mark};host=${mark}`],
  ["x-original-url", `/${mark}`],
  ["x-rewrite-url", `/${mark}`],
  ["x-http-method-override", "DELETE"],
  ["expect", "100-continue"],
  ["content-encoding", "gzip"],
  ["upgrade", "websocket"],
  ["purpose", "prefetch"],
  ["x-real-ip", mark],
  ["authorization", `Bearer ${mark}`],
  ["host", `${mark}.localhost`],
  ["host", `harbour-mazda.localhost:${mark}`],
  ["host", "HARBOUR-MAZDA.localhost."],
  ["host", "harbour-mazda.localhost:99999"],
  ["host", "[::1]"],
  ["host", ""],
  ["host", `a b ${mark}`],
  ["host", "localhost"],
];

/**
 * Where the request says that it comes from: as a rule one of many addresses, so that limits by address let the run
 * through.
 */
const from: fc.Arbitrary<Header> = fc
  .oneof(
    { weight: 20, arbitrary: fc.nat(253).map(markedAddress) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        mark,
        `${mark}, 1.2.3.4`,
        ",,,",
        "::ffff:1.2.3.4%zqmark",
        "2001:db8::1",
        "1.2.3.4:5678",
        "[2001:db8::1]:99",
        "999.1.1.1",
      ),
    },
  )
  .map((address) => ["x-forwarded-for", address]);

/** A sender, and an oddity or two in one of three requests. */
export const hostileHeaders: fc.Arbitrary<readonly Header[]> = fc
  .tuple(
    from,
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...oddities), { minLength: 1, maxLength: 2 }) },
    ),
  )
  .map(([address, odd]) => [address, ...odd]);
