import { deflateSync } from "node:zlib";
import { randomFor } from "./random.mjs";

/** In px. */
const SIZE = 256;

/**
 * A square picture in two colours, as PNG.
 *
 * @param {string} name decides the colours
 * @returns {Buffer}
 */
export function portraitPng(name) {
  const random = randomFor(name);
  const colour = () => [random.int(0, 255), random.int(0, 255), random.int(0, 255)];
  const [head, ground] = [colour(), colour()];
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const isHead = (x - SIZE / 2) ** 2 + (y - SIZE / 2) ** 2 < (SIZE / 3) ** 2;
      rows.set(isHead ? head : ground, y * (1 + SIZE * 3) + 1 + x * 3);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // 8 bits per channel: red, green, blue.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

/** CRC-32, which PNG requires for every chunk. */
function checksum(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
