/** The value of a cookie that is not signed, because nothing depends on who has written it. */
export function readCookie({ headers }: Pick<Request, "headers">, name: string): string | null {
  const pairs = headers.get("Cookie")?.split(/;\s*/) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

interface Setting {
  readonly path?: string
  /** In seconds. */
  readonly maxAge: number
}

export const settingCookie = (name: string, value: string, { path = "/", maxAge }: Setting) =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`
