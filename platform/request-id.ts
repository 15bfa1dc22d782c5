const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

export const requestIdPattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A new id for a request, in the logs of app and API and on an error page: `K7QF-2M9X`. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const text = Array.from(bytes, (byte) => signs[byte % signs.length]).join("")
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/**
 * Whether a request is logged: one in `oneIn`, chosen by its id, so that app and API log the same ones. 0 logs none.
 */
export function isSampled(id: string, oneIn: number): boolean {
  const number = Array.from(id.slice(-4)).reduce((sum, sign) => sum * 32 + signs.indexOf(sign), 0)
  return oneIn > 0 && number % oneIn === 0
}

const oneInByDefault = 10

export const getSampleRate = (variable: string | undefined): number =>
  /^\d{1,6}$/.test(variable ?? "") ? Number(variable) : oneInByDefault
