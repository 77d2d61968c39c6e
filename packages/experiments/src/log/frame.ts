/**
 * Records of a log: one line each, `length checksum json`, so that people can read them and a torn one is recognised.
 * Length and checksum (CRC-32) are of the bytes of the JSON, in hexadecimal.
 */
const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

/** The CRC-32 of some bytes. */
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) c = table[(c ^ bytes[i]!) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

const hex = (value: number): string => value.toString(16).padStart(8, '0');
/** Bytes before the JSON: two numbers of eight digits with a space each. */
const Head = 18;

/** A record as bytes. */
export function frame(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  return Buffer.concat([Buffer.from(`${hex(json.length)} ${hex(crc32(json))} `), json, Buffer.from('\n')]);
}

/** The JSON of the record at the start of some bytes; undefined if it is torn or damaged. */
export function unframe(bytes: Buffer): { readonly json: string; readonly size: number } | undefined {
  if (bytes.length < Head) return undefined;
  const head = /^([0-9a-f]{8}) ([0-9a-f]{8}) $/.exec(bytes.toString('latin1', 0, Head));
  if (!head) return undefined;
  const length = Number.parseInt(head[1]!, 16);
  const size = Head + length + 1;
  if (bytes.length < size || bytes[size - 1] !== 0x0a) return undefined;
  const json = bytes.subarray(Head, Head + length);
  return crc32(json) === Number.parseInt(head[2]!, 16) ? { json: json.toString(), size } : undefined;
}

/** How many bytes the record at the start of some bytes takes, if its head can be read. */
export function frameSize(bytes: Buffer): number | undefined {
  const head = /^([0-9a-f]{8}) [0-9a-f]{8} $/.exec(bytes.toString('latin1', 0, Math.min(Head, bytes.length)));
  return head ? Head + Number.parseInt(head[1]!, 16) + 1 : undefined;
}
