import { gameNames } from "../../../contract/words"

/** A marker in hostile texts; no page may contain it unescaped. */
export const mark = `<zq9x onload="1">'`

/** Repeated, each of these is expensive in a different way. */
export const letters = [...'ﷺ<&"7% \n\0\\\u200f\u202e', "a\u0301\u0323", "👩\u200d👧", "\ud800"]

const words =
  `1 7 0 -1 1e9 NaN Math Sets true answer hint next check send chapters approve reject dark en
  education entertainment`.split(/\s+/)
export const known = [...words, ...gameNames]

const jumps =
  "//evil.example|javascript:alert(1)|../../etc|' OR 1=1 --|__proto__|/login?redirectTo=/login"
export const odd = ["", ...jumps.split("|")]

const names =
  `__intent__ __proto__ constructor toString a[9999999] hints[99] questions[0].question.x
  questions[-1] [] a[0][0][0] intent[9] _data _method lng`.split(/\s+/)
export const oddNames = ["", mark, `${"a.".repeat(500)}a`, ...names]

const commands = '{oops|{"type":"validate"}|{"type":"insert","payload":{"name":"a","index":9e9}}'
export const oddIntents = commands.split("|")

export const oddJson = ["{", "[".repeat(5000), '{"__proto__":{"grade":7}}', "null", '"x"', "", "\0"]

export const boundary = "zq9xboundary"
export const form = "application/x-www-form-urlencoded"
export const multipart = `multipart/form-data; boundary=${boundary}`
const plainTypes = "multipart/form-data|application/json|text/plain|application/xml|image/png|"
export const types = [form, `${form}; charset=utf-16`, multipart, "a".repeat(4000)].concat(
  plainTypes.split("|"),
)

export const headerNames =
  `Accept Accept-Language Accept-Encoding Content-Encoding Cookie Origin Referer Range If-None-Match
  Sec-Fetch-Site X-Forwarded-Host X-Forwarded-For X-Visitor-Address X-App-Origin Authorization
  Tahaddi-Attempt User-Agent Purpose X-HTTP-Method-Override X-Remix-Request`.split(/\s+/)

const headers =
  "x|*|en;q=0,ar|;q=;,,|null|https://evil.example|gzip|bytes=0-|__Host-session=x|Bearer|" +
  "__Host-session=e30.x; __Host-theme=;;;|i18next=ar; i18next=%FF|__proto__=1; constructor=2"
const longHeaders = ["ar,".repeat(2000), "-".repeat(4000), "a=b; ".repeat(1500)]
const longToken = `Bearer ${"x".repeat(3000)}`
export const headerTexts = headers.split("|").concat(longHeaders, longToken, mark)

const behind = "/ // /.. %00 % %ff .data.data ;x".split(" ")
export const turns = ["/x".repeat(500), ...behind]

export const places = "subject=Math&chapter=1 section=1 _data=routes/x _data= lng=ar index=".split(
  " ",
)
export const queryNames = "subject chapter section redirectTo lng tick search page".split(" ")
export const methods = "GET POST HEAD PUT DELETE PATCH OPTIONS".split(" ")
