const nameMax = 200

/** What the address chooses under a name; "" for nothing. */
export const readChoice = ({ url }: Request, name: string): string =>
  new URL(url).searchParams.get(name)?.trim().slice(0, nameMax) ?? ""
