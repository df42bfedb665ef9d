/** Whole numbers of 32 bits take half the room. */
type Piece = Float64Array | Uint32Array;

/** So many numbers stand in a piece, until others are put in; it is divided before it has twice as many. */
const pieceSize = 4096;

/** Before the number at a place comes that of a row; without one, the number goes. */
export interface Edit {
  readonly at: number;
  readonly row?: number;
}

/** Numbers in an order. Where some are put in or taken out, only what stands around them is copied. */
export class PiecedNumbers {
  readonly length: number;
  readonly bytes: number;
  readonly #pieces: readonly Piece[];
  /** How many numbers come before each piece, and after the last. */
  readonly #before: Uint32Array;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    this.#before = new Uint32Array(pieces.length + 1);
    let [length, bytes] = [0, 0];
    for (const [at, piece] of pieces.entries()) {
      length += piece.length;
      bytes += piece.byteLength;
      this.#before[at + 1] = length;
    }
    this.length = length;
    this.bytes = bytes;
  }

  static of(numbers: Float64Array): PiecedNumbers {
    return new PiecedNumbers(divided(numbers));
  }

  /** The number at a place; NaN where there is none. */
  at(place: number): number {
    if (!(place >= 0 && place < this.length)) return Number.NaN;
    const before = this.#before;
    // All pieces are about as long.
    let piece = Math.floor((place / this.length) * this.#pieces.length);
    while ((before[piece] ?? 0) > place) piece -= 1;
    while ((before[piece + 1] ?? 0) <= place) piece += 1;
    return this.#pieces[piece]?.[place - (before[piece] ?? 0)] ?? Number.NaN;
  }

  /** The first place of a number; -1 where it is not among them. */
  indexOf(number: number): number {
    for (const [piece, numbers] of this.#pieces.entries()) {
      const found = numbers.indexOf(number);
      if (found !== -1) return found + (this.#before[piece] ?? 0);
    }
    return -1;
  }

  /** Whether one of them is NaN. */
  get hasGaps(): boolean {
    return this.#pieces.some((piece) => piece instanceof Float64Array && piece.some(Number.isNaN));
  }

  forEach(look: (number: number, place: number) => void): void {
    for (const [at, piece] of this.#pieces.entries()) {
      const first = this.#before[at] ?? 0;
      for (let place = 0; place < piece.length; place += 1) look(piece[place] ?? Number.NaN, first + place);
    }
  }

  /** Those that they become when rows are put in and others taken out; the edits ascend. */
  edited(edits: readonly Edit[], rows: Float64Array): PiecedNumbers {
    const old = this.#pieces.length === 0 ? [new Uint32Array()] : this.#pieces;
    let [first, done] = [0, 0];
    const pieces = old.flatMap((piece, at) => {
      const next = first + piece.length;
      const end = at === old.length - 1 ? edits.length : endOf(edits, done, next);
      const own = edits.slice(done, end);
      const become = own.length === 0 ? [piece] : divided(editedPiece(piece, first, own, rows));
      [first, done] = [next, end];
      return become;
    });
    return new PiecedNumbers(pieces);
  }
}

/** Where the edits end that come before a place. */
function endOf(edits: readonly Edit[], from: number, place: number): number {
  const found = edits.findIndex(({ at }, edit) => edit >= from && at >= place);
  return found === -1 ? edits.length : found;
}

function editedPiece(piece: Piece, first: number, edits: readonly Edit[], rows: Float64Array): Float64Array {
  const numbers: number[] = [];
  let from = 0;
  for (const { at, row } of edits) {
    for (; from < at - first; from += 1) numbers.push(piece[from] ?? Number.NaN);
    if (row === undefined) from += 1;
    else numbers.push(rows[row] ?? Number.NaN);
  }
  for (; from < piece.length; from += 1) numbers.push(piece[from] ?? Number.NaN);
  return Float64Array.from(numbers);
}

/** Numbers in pieces, each as short as can be, and none empty. */
function divided(numbers: Float64Array): Piece[] {
  const { length } = numbers;
  const count = length < 2 * pieceSize ? Math.min(1, length) : Math.ceil(length / pieceSize);
  return Array.from({ length: count }, (_, at) =>
    shortened(count === 1 ? numbers : numbers.slice(at * pieceSize, (at + 1) * pieceSize)),
  );
}

function shortened(numbers: Float64Array): Piece {
  const short = new Uint32Array(numbers);
  return short.every((number, at) => number === numbers[at]) ? short : numbers;
}
