// Apart from the limits of copies: the library of the format needs no more than these, and settings load the others.

/**
 * The most that opening by a passphrase may cost, as the logarithm of the work. The app and `age` write 18, which takes
 * 256 MB of memory and about a second; each step doubles both.
 */
export const MAX_WORK_FACTOR = 19

/** The header of a sealed file has a line for each key that opens it. The app writes one, of some 150 bytes. */
export const MAX_HEADER_BYTES = 16 * 1024

/** More than the largest copy has: its data, and its scans. */
export const MAX_SEALED_BYTES = 17 * 1024 * 1024 * 1024
