import { listQuestions, positionQuestions } from "../../api/seed/position-questions.mjs"
import { readSeed } from "../../api/seed/read-seed.mjs"

const grade = 7
const setSize = 6
/** A chapter of the demo has not many more. All chapters of Math have 54 short questions. */
const chapterMost = 5

/** @param {import("../kills/browser.mjs").Browser} host @param {number} questions @returns {Promise<string>} the code of the room */
export async function openRoom(host, questions) {
  const page = questions > chapterMost ? pageWithShort(questions) : `/live/new?grade=${grade}`
  const { document } = await host.open(page)
  const form = document.querySelector("main form:has([name=formKey])")
  if (!form) throw new Error("No form for a new room.")
  const fields = { ...fieldsOf(form), rounds: String(questions), takesGuests: "on" }
  const opened = await host.send(form.getAttribute("action") ?? page, fields)
  const [, code] = /^\/live\/(\d{7})\/host/.exec(opened?.path ?? "") ?? []
  if (!code)
    throw new Error(`No room: ${opened?.status} ${opened?.document.querySelector("main")?.text}`)
  return code
}

/** What a browser would send of a form: the first choice of each list. @param {import("node-html-parser").HTMLElement} form */
export function fieldsOf(form) {
  /** @type {Record<string, string>} */
  const fields = {}
  for (const input of form.querySelectorAll("input[name]"))
    if (!/checkbox|radio/.test(input.getAttribute("type") ?? ""))
      fields[input.getAttribute("name") ?? ""] = input.getAttribute("value") ?? ""
  for (const list of form.querySelectorAll("select[name]")) {
    const options = list.querySelectorAll("option").filter((each) => each.getAttribute("value"))
    const chosen = options.find((each) => each.hasAttribute("selected")) ?? options[0]
    fields[list.getAttribute("name") ?? ""] = chosen?.getAttribute("value") ?? ""
  }
  return fields
}

/** The page that opens a room with as many questions of climbs, in sets of six of one chapter. @param {number} count */
function pageWithShort(count) {
  const { pools, questions } = positionQuestions(listQuestions(readSeed()), [])
  const sets = pools.flatMap(({ id }) => {
    const ids = questions
      .filter((each) => each.poolId === id && isShort(each))
      .map((question) => question.id)
    return Array.from({ length: Math.floor(ids.length / setSize) }, (_, at) =>
      ids.slice(at * setSize, (at + 1) * setSize).join("-"),
    )
  })
  const chosen = sets.slice(0, count / setSize)
  if (chosen.length * setSize !== count)
    throw new Error(`${count} short questions are no sets of six.`)
  return `/live/new?${new URLSearchParams({ grade: String(grade), chosen: chosen.join(".") })}`
}

/** @param {ReturnType<typeof listQuestions>[number]} question */
const isShort = ({ game, language, grade: of, subject }) =>
  game === "DifficultyLevel" && language === "en" && of === grade && subject === "Math"
