export function signedBy(cookie = "") {
  const [value = ""] = decodeURIComponent(cookie).split(".")
  return JSON.parse(Buffer.from(value, "base64").toString())
}
