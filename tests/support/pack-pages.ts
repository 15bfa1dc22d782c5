import type { Visitor } from "./visitor"
import type { Language } from "./words"

const subjects = { en: "Math", ar: "الرياضيات" }

export const takeForm = { form: 'form[action="/packs/take"]' }

export async function takePack(pupil: Visitor, language: Language = "en", game = "five-hints") {
  const query = new URLSearchParams({ subject: subjects[language], chapter: "1" })
  await pupil.open(`/games/education/${game}?${query.toString()}`)
  return pupil.submit(takeForm)
}
