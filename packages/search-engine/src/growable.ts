/** A `Uint32Array` that doubles when it is full. */
export class GrowableUint32 {
  /** The storage; only indexes below what was written are meaningful. */
  data: Uint32Array<ArrayBuffer>;
  /** Number of entries pushed. */
  length = 0;

  constructor(capacity = 16) {
    this.data = new Uint32Array(capacity);
  }

  /** Makes index `count - 1` writable. */
  reserve(count: number): void {
    if (count <= this.data.length) return;
    const grown = new Uint32Array(Math.max(count, this.data.length * 2));
    grown.set(this.data);
    this.data = grown;
  }

  /** Appends one entry. */
  push(value: number): void {
    this.reserve(this.length + 1);
    this.data[this.length++] = value;
  }

  /** Writes one entry by index, growing as needed; entries between are 0. */
  set(index: number, value: number): void {
    this.reserve(index + 1);
    this.data[index] = value;
    if (index >= this.length) this.length = index + 1;
  }
}
