import { seeded } from "./people"
import { readyPassword } from "./ready-people.mjs"

/** Changes what a teacher teaches, by an API call of the admin Huda. */
export async function teachSubjects(api: string, email: string, subjects: readonly string[]) {
  const post = async (path: string, body: object, token = "") => {
    const reply = await fetch(`${api}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply
  }
  const login = await post("Accounts/login", { email, password: readyPassword })
  const { id: personID }: { id: string } = await login.json()
  await post("Admin/change-subjects", { personID, subjects }, seeded("huda").token)
}
