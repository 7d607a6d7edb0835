/** A QR code (ISO/IEC 18004) of a short text: bytes, error correction M, versions 1 to 10. True is a dark module. */

// For each version: error correction codewords of a block, and how many blocks there are with how many data codewords.
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
  [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
]
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = 1 + BLOCKS.findIndex(([, ...blocks], at) => bytes.length + (at < 9 ? 2 : 3) <= dataIn(blocks))
  if (version === 0) throw new RangeError('too long for a code')
  const codewords = withCorrection(filled(bytes, version), version)
  const drawn = MASKS.map((_, mask) => draw(codewords, version, mask))
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

const dataIn = (blocks: readonly (readonly [number, number])[]): number => blocks.reduce((sum, [count, size]) => sum + count * size, 0)

/** Mode, length, the bytes, and padding up to what the version holds. */
function filled(bytes: readonly number[], version: number): number[] {
  const [, ...blocks] = BLOCKS[version - 1]!
  const bits: number[] = []
  const add = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  add(4, 4)
  add(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) add(byte, 8)
  const room = dataIn(blocks) * 8
  add(0, Math.min(4, room - bits.length))
  while (bits.length % 8) bits.push(0)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) add(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0))
}

// Reed-Solomon over GF(256)

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

function divisor(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1]
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0)
  }
  return result
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const result = by.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ result.shift()!
    result.push(0)
    by.forEach((each, at) => (result[at]! ^= times(each, factor)))
  }
  return result
}

/** The blocks with their error correction, interleaved. */
function withCorrection(data: readonly number[], version: number): number[] {
  const [correction, ...groups] = BLOCKS[version - 1]!
  const by = divisor(correction)
  const blocks: number[][] = []
  let at = 0
  for (const [count, size] of groups) for (let i = 0; i < count; i++) blocks.push(data.slice(at, (at += size)))
  const corrections = blocks.map((block) => remainder(block, by))
  const interleaved = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row.slice(i, i + 1))).flat()
  return [...interleaved(blocks), ...interleaved(corrections)]
}

function draw(codewords: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (row: number, column: number, dark: boolean): void => {
    if (row < 0 || column < 0 || row >= size || column >= size) return
    modules[row]![column] = dark
    fixed[row]![column] = true
  }
  const square = (row: number, column: number, radius: number, dark: (distance: number) => boolean): void => {
    for (let r = -radius; r <= radius; r++)
      for (let c = -radius; c <= radius; c++) set(row + r, column + c, dark(Math.max(Math.abs(r), Math.abs(c))))
  }

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, (d) => d !== 2 && d !== 4)
  const aligned = ALIGNED[version - 1]!
  const last = aligned.length - 1
  aligned.forEach((row, i) =>
    aligned.forEach((column, j) => {
      if (!((i === 0 && (j === 0 || j === last)) || (i === last && j === 0))) square(row, column, 2, (d) => d !== 1)
    }),
  )

  // Level M is 0; ten bits of error correction, then a fixed pattern over all.
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const format = ((mask << 10) | rest) ^ 0x5412
  const bit = (value: number, i: number): boolean => ((value >> i) & 1) === 1
  for (let i = 0; i < 15; i++) {
    const dark = bit(format, i)
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark)
    set(8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, dark)
  }
  set(size - 8, 8, true)
  if (version >= 7) {
    let check = version
    for (let i = 0; i < 12; i++) check = (check << 1) ^ ((check >> 11) * 0x1f25)
    const told = (version << 12) | check
    for (let i = 0; i < 18; i++) {
      set(Math.floor(i / 3), size - 11 + (i % 3), bit(told, i))
      set(size - 11 + (i % 3), Math.floor(i / 3), bit(told, i))
    }
  }

  // The codewords go up and down in columns of two, from the right.
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const up = ((right + 1) & 2) === 0
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i
      for (const column of [right, right - 1]) {
        if (fixed[row]![column]) continue
        const dark = at < codewords.length * 8 && bit(codewords[at >> 3]!, 7 - (at & 7))
        modules[row]![column] = dark !== MASKS[mask]!(row, column)
        at += 1
      }
    }
  }
  return modules
}

/** How hard a code is to read: long runs, blocks, patterns like the corners, more dark than light. */
function penalty(modules: readonly boolean[][]): number {
  const size = modules.length
  const lines = [...modules, ...modules.map((_, column) => modules.map((row) => row[column]!))]
  let points = 0
  for (const line of lines) {
    const text = line.map(Number).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    for (const _ of text.matchAll(/(?=00001011101|10111010000)/g)) points += 40
  }
  for (let r = 0; r + 1 < size; r++)
    for (let c = 0; c + 1 < size; c++) {
      const [one, other] = [modules[r]!, modules[r + 1]!]
      if (one[c] === one[c + 1] && one[c] === other[c] && one[c] === other[c + 1]) points += 3
    }
  const dark = modules.flat().filter(Boolean).length / (size * size)
  return points + Math.floor(Math.abs(dark - 0.5) * 20) * 10
}
