/** The check sum of a text: CRC-32 of its UTF-16 code units, which tells every change of one byte. */

const table = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = (c & 1) !== 0 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** Eight hexadecimal digits. */
export function checksum(text: string): string {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    crc = table[(crc ^ unit) & 0xff]! ^ (crc >>> 8);
    crc = table[(crc ^ (unit >>> 8)) & 0xff]! ^ (crc >>> 8);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
