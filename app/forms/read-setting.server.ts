import { redirect } from "@remix-run/cloudflare"
import { returnPath } from "#app/session/return-path.server"
import { readFields } from "./read-fields.server"

/** What a form chooses in the bar or the footer, and how its page is shown again with the cookie that keeps it. */
export async function readSetting(request: Request, name: string) {
  const form = await readFields(request, [name, "redirectTo"])
  const back = new URL(returnPath(form.get("redirectTo")), request.url)
  // The language of an address would have the last word.
  back.searchParams.delete(name)
  // The page of a live round would wait for news.
  back.searchParams.delete("since")
  return {
    value: form.get(name),
    keep: (cookie: string) =>
      redirect(back.pathname + back.search, { status: 303, headers: { "Set-Cookie": cookie } }),
  }
}
