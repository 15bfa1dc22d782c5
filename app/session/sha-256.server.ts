/** SHA-256 of a text, as the hexadecimal digits of its first bytes; of all 32 without a number. */
export async function hashText(text: string, bytes = 32): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash, 0, bytes), toHex).join("")
}

const toHex = (byte: number): string => byte.toString(16).padStart(2, "0")
