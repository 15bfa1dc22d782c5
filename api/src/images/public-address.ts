/** An image as clients are told of it: ours by a full address where an origin is set, else by its path. */
export function publicAddress(image: string, publicUrl: string): string {
  if (!image.startsWith("/images/") || !URL.canParse(publicUrl)) return image
  const { protocol, origin } = new URL(publicUrl)
  return protocol === "https:" || protocol === "http:" ? origin + image : image
}
