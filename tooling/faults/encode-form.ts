import * as fc from "fast-check";
import { encodeLoosely } from "./encode-loosely.ts";
import { mark } from "./sent-marks.ts";

type Fields = readonly (readonly [name: string, value: string])[];

/** Writes fields as the body of a form, well or badly. */
export type FormEncoding = (fields: Fields) => { type: string | undefined; bytes: Uint8Array };

const boundary = `----${mark}boundary`;
const urlencodedType = "application/x-www-form-urlencoded";
const megabyte = 1024 * 1024;

const urlencoded = (fields: Fields) =>
  fields.map(([name, value]) => `${encodeLoosely(name)}=${encodeLoosely(value)}`).join("&");
const multipart = (fields: Fields, end = `--${boundary}--\r\n`) =>
  `${fields.map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join("")}${end}`;
const multipartType = `multipart/form-data; boundary=${boundary}`;

const good: FormEncoding = (fields) => ({ type: urlencodedType, bytes: Buffer.from(urlencoded(fields)) });
const parted: FormEncoding = (fields) => ({ type: multipartType, bytes: Buffer.from(multipart(fields)) });

const bad: readonly FormEncoding[] = [
  (fields) => ({ type: multipartType, bytes: Buffer.from(multipart(fields, "")) }),
  (fields) => ({ type: "multipart/form-data", bytes: Buffer.from(multipart(fields)) }),
  (fields) => ({ type: `multipart/form-data; boundary=another-${mark}`, bytes: Buffer.from(multipart(fields)) }),
  (fields) => ({ type: multipartType, bytes: Buffer.from(multipart(fields).replaceAll("\r\n", "\n")) }),
  (fields) => ({
    type: multipartType,
    bytes: Buffer.from(multipart(fields).replaceAll('name="', `filename="${mark}.exe"; name="`)),
  }),
  (fields) => ({ type: multipartType, bytes: Buffer.from(`--${boundary}\r\n${mark}\r\n${multipart(fields)}`) }),
  (fields) => ({ type: urlencodedType, bytes: Buffer.from(`${urlencoded(fields)}&%zz=%&${mark}%00=%0d%0a`) }),
  (fields) => ({ type: urlencodedType, bytes: Buffer.from(`${urlencoded(fields)}&`.repeat(50)) }),
  (fields) => ({ type: `${urlencodedType}; charset=utf-16`, bytes: Buffer.from(urlencoded(fields), "utf16le") }),
  (fields) => ({ type: "application/json", bytes: Buffer.from(JSON.stringify(Object.fromEntries(fields))) }),
  (fields) => ({ type: "text/plain", bytes: Buffer.from(urlencoded(fields)) }),
  (fields) => ({ type: undefined, bytes: Buffer.from(urlencoded(fields)) }),
  () => ({ type: urlencodedType, bytes: new Uint8Array() }),
  () => ({ type: multipartType, bytes: new Uint8Array() }),
  (fields) => ({ type: `${urlencodedType}${mark}`, bytes: Buffer.from(urlencoded(fields)) }),
];

const huge: readonly FormEncoding[] = [
  (fields) => ({
    type: urlencodedType,
    bytes: Buffer.concat([Buffer.from(`${urlencoded(fields)}&${mark}=`), Buffer.alloc(20 * megabyte, "a")]),
  }),
  (fields) => ({
    type: multipartType,
    bytes: Buffer.concat([
      Buffer.from(multipart(fields, `--${boundary}\r\ncontent-disposition: form-data; name="x"\r\n\r\n`)),
      Buffer.alloc(20 * megabyte, "a"),
    ]),
  }),
];

/** How a form is written: well as a rule, badly in one of three, and of 20 MB in one of a hundred. */
export const encodedForm: fc.Arbitrary<FormEncoding> = fc.oneof(
  { weight: 50, arbitrary: fc.constant(good) },
  { weight: 16, arbitrary: fc.constant(parted) },
  { weight: 33, arbitrary: fc.constantFrom(...bad) },
  { weight: 1, arbitrary: fc.constantFrom(...huge) },
);
