import zlib from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG with a palette (colour type 3, W3C Portable Network Graphics, third edition): one byte a
 * pixel instead of four, which halves the size of flat drawings.
 *
 * @param pixels opaque RGBA, 4 bytes a pixel, row by row
 * @param width in px
 * @returns undefined where there are more than the 256 colours that a palette holds
 */
export function indexedPng(pixels: Buffer, width: number): Buffer | undefined {
  // A pixel as one number; the sign does not matter, and small numbers are faster.
  const colours = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const height = colours.length / width;
  // Each row begins with a byte that names its filter: 0 is none.
  const rows = Buffer.alloc(height * (width + 1));
  const palette = new Map<number, {index: number; rgb: Buffer}>();
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width;
    // From one pixel to the first of another colour: most rows have few of these.
    for (let from = row * width, to = from; from < end; from = to) {
      const colour = colours[from] ?? 0;
      while (to < end && colours[to] === colour) {
        to++;
      }
      const rgb = pixels.subarray(from * 4, from * 4 + 3);
      const known = palette.get(colour) ?? {index: palette.size, rgb};
      palette.set(colour, known);
      rows.fill(known.index, from + row + 1, to + row + 1);
    }
  }
  if (palette.size > 256) {
    return undefined;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.concat([...palette.values()].map(({rgb}) => rgb))),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 8 bits a pixel, colour type 3; compression, filter and interlace methods are 0. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(8, 8);
  data.writeUInt8(3, 9);
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(zlib.crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
