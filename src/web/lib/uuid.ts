/** A random UUID; `crypto.randomUUID` is missing on plain http, which a household may use. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // The bits of version 4 and its variant.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
