/** A disk writes a sector completely or not at all. */
const SECTOR = 512;

/** The numbers of unsynced sectors that a cut has kept and lost. */
export interface Survivors {
  readonly kept: number;
  readonly lost: number;
}

/** The content of a disk with a volatile cache: what reads return, and what a power cut leaves. */
export interface Image {
  readonly size: number;
  read(offset: number, length: number): Buffer;
  write(offset: number, data: Buffer): void;
  /** Makes all earlier writes permanent. */
  flush(): void;
  /** Decides for each sector written since the last flush whether it has reached the disk. */
  cut(reached: () => boolean): Survivors;
}

export function createImage(size: number): Image {
  // Both are sparse: memory is used only for pages that were written.
  const visible = Buffer.alloc(size);
  const permanent = Buffer.alloc(size);
  let cache: { readonly offset: number; readonly data: Buffer }[] = [];
  return {
    size,
    read: (offset, length) => visible.subarray(offset, offset + length),
    write(offset, data) {
      data.copy(visible, offset);
      cache.push({ offset, data: Buffer.from(data) });
    },
    flush() {
      for (const { offset, data } of cache) data.copy(permanent, offset);
      cache = [];
    },
    cut(reached) {
      const survivors = { kept: 0, lost: 0 };
      // In order, so that a sector that was written twice can have its old, first or second content.
      for (const { offset, data } of cache) {
        for (let at = 0; at < data.length; at += SECTOR) {
          const isKept = reached();
          if (isKept) data.copy(permanent, offset + at, at, at + SECTOR);
          survivors[isKept ? 'kept' : 'lost'] += 1;
        }
      }
      for (const { offset, data } of cache) permanent.copy(visible, offset, offset, offset + data.length);
      cache = [];
      return survivors;
    },
  };
}
